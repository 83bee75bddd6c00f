"""Keys and signers in the window, by keys: made, changed, thrown away; taken in and forgotten."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from whydesk.app import Services
from whydesk.dialogs.key_forms import KeyDialog
from whydesk.dialogs.keys import KeysDialog
from whydesk.dialogs.question import Question
from whydesk.engine.errors import EngineError
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack

PASS = "orbit plank velvet gravel"


@pytest.fixture
def keyring(services: Services, qtbot):
    """The dialog for keys, and a way to do something in the next one and wait for its end."""
    dialog: list[KeysDialog] = []

    def take() -> None:
        shown = services.window.parts.keyring.dialog
        assert shown is not None
        dialog.append(shown)
        run()
        dialog[0].accept()

    steps: list[Callable[[], object]] = []

    def run() -> None:
        for step in steps:
            step()

    def during(*does: Callable[[KeysDialog], object]) -> KeysDialog:
        steps.extend(lambda do=do: do(dialog[0]) for do in does)
        QTimer.singleShot(0, take)
        services.window.parts.keyring.open()
        return dialog[0]

    return during


def fill(qtbot, *fields: tuple[str, str]) -> None:
    """Fill in the form that comes next, field by field, and press Return."""

    def type_in() -> None:
        form = QApplication.activeModalWidget()
        assert isinstance(form, KeyDialog)
        for name, text in fields:
            field = getattr(form, name)
            field.clear()
            qtbot.keyClicks(field, text)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        if form.failure.isVisible():
            form.reject()

    QTimer.singleShot(0, type_in)


def press(qtbot, dialog: KeysDialog, which: str, number: int) -> None:
    qtbot.keyClick(getattr(dialog, f"{which}_buttons")[number], Qt.Key.Key_Space)


def yes() -> None:
    def agree() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, Question)
        question.buttons[-1].click()

    QTimer.singleShot(0, agree)


def test_a_key_is_made_and_shown_by_its_fingerprint(services: Services, keyring, qtbot):
    def make(dialog: KeysDialog) -> None:
        fill(qtbot, ("name", "founder"), ("new", PASS), ("again", PASS))
        press(qtbot, dialog, "own", 0)

    dialog = keyring(make)
    name, fingerprint = dialog.own.item(0).text().split("\n")
    assert name == "founder"
    assert [len(group) for group in fingerprint.split()] == [4] * 8
    assert services.seals.keys.load("founder", PASS)


def test_passphrases_that_differ_make_no_key(services: Services, keyring, qtbot):
    def make(dialog: KeysDialog) -> None:
        fill(qtbot, ("name", "founder"), ("new", PASS), ("again", "other"))
        press(qtbot, dialog, "own", 0)

    keyring(make)
    assert services.seals.keys.names() == []


def give_up() -> None:
    form = QApplication.activeModalWidget()
    assert isinstance(form, KeyDialog)
    form.reject()


def test_a_key_that_is_made_while_its_form_is_closed_is_told(services: Services, keyring, qtbot):
    def make(dialog: KeysDialog) -> None:
        fill(qtbot, ("name", "founder"), ("new", PASS), ("again", PASS))
        QTimer.singleShot(0, give_up)
        press(qtbot, dialog, "own", 0)
        qtbot.waitUntil(lambda: dialog.own.count() == 1)

    assert keyring(make).said.text() == "The key founder is made."


def test_another_passphrase_opens_the_same_key(services: Services, keyring, qtbot):
    public = services.seals.keys.create("founder", "a").public

    def change(dialog: KeysDialog) -> None:
        fill(qtbot, ("old", "a"), ("new", PASS), ("again", PASS))
        press(qtbot, dialog, "own", 4)

    keyring(change)
    assert services.seals.keys.load("founder", PASS).public == public
    with pytest.raises(EngineError):
        services.seals.keys.load("founder", "a")


def test_a_key_is_deleted_after_a_warning(services: Services, keyring, qtbot):
    services.seals.keys.create("founder", "a")

    def delete(dialog: KeysDialog) -> None:
        yes()
        press(qtbot, dialog, "own", 5)

    dialog = keyring(delete)
    assert services.seals.keys.names() == []
    assert dialog.own.count() == 0


def test_a_public_key_is_copied_and_nothing_else(services: Services, keyring, qtbot):
    public = services.seals.keys.create("founder", "a").public
    keyring(lambda dialog: press(qtbot, dialog, "own", 2))
    assert QGuiApplication.clipboard().text() == public.hex()


def test_a_signer_is_added_renamed_and_forgotten(services: Services, keyring, qtbot):
    public = new_key().public.hex()
    signers = services.seals.signers

    def add(dialog: KeysDialog) -> None:
        fill(qtbot, ("name", "Kim"), ("key", public), ("note", "by phone"))
        press(qtbot, dialog, "known", 0)
        assert "by phone" in dialog.known.item(0).text()

    def rename(dialog: KeysDialog) -> None:
        fill(qtbot, ("name", "Kim Jiwoo"))
        press(qtbot, dialog, "known", 2)
        assert [who.name for who in signers.all()] == ["Kim Jiwoo"]

    def forget(dialog: KeysDialog) -> None:
        yes()
        press(qtbot, dialog, "known", 3)

    keyring(add, rename, forget)
    assert signers.all() == ()


def test_a_signer_is_taken_from_a_pack_a_list_and_a_bare_key(
    services: Services, qtbot, coffee: Path, tmp_path: Path
):
    key = new_key()
    seal_pack(coffee, key)
    fill(qtbot, ("name", "Roastery"))
    services.window.parts.keyring.take_from(coffee)
    bare = tmp_path / "kim.pub"
    bare.write_text(new_key().public.hex())
    fill(qtbot, ("name", "Kim"))
    services.window.parts.keyring.take_from(bare)
    listed = tmp_path / "list.toml"
    listed.write_text(f'[[signer]]\nname = "Lee"\nkey = "{new_key().public.hex()}"\n')
    services.window.parts.keyring.take_from(listed)
    assert [who.name for who in services.seals.signers.all()] == ["Roastery", "Kim", "Lee"]
    assert services.seals.signers.find(key.public) is not None


def test_a_pack_that_is_not_intact_lends_no_key(services: Services, qtbot, coffee: Path):
    with qtbot.waitSignal(services.session.told) as told:
        services.window.parts.keyring.take_from(coffee)
    assert "Not sealed" in told.args[0].text


def test_a_raw_seed_is_imported_and_the_file_stays(
    services: Services, keyring, qtbot, tmp_path: Path
):
    seed = tmp_path / "seed.hex"
    seed.write_text("11" * 32)

    def take(dialog: KeysDialog) -> None:
        fill(qtbot, ("file", str(seed)), ("name", "seed"), ("new", PASS), ("again", PASS))
        press(qtbot, dialog, "own", 1)

    keyring(take)
    assert services.seals.keys.load("seed", PASS)
    assert seed.read_text() == "11" * 32


def test_a_public_key_is_no_private_one_and_that_is_said(
    services: Services, keyring, qtbot, tmp_path: Path
):
    file = tmp_path / "no.pem"
    file.write_text("no key")

    def take(dialog: KeysDialog) -> None:
        fill(qtbot, ("file", str(file)), ("name", "no"), ("new", PASS), ("again", PASS))
        press(qtbot, dialog, "own", 1)

    def give_up() -> None:
        form = QApplication.activeModalWidget()
        if isinstance(form, KeyDialog) and form.failure.isVisible():
            said.append(form.failure.text())
            form.reject()
        else:
            QTimer.singleShot(5, give_up)

    said: list[str] = []
    QTimer.singleShot(5, give_up)
    keyring(take)
    assert "no private key" in said[0]
    assert services.seals.keys.names() == []
