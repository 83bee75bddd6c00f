"""What the window says of a seal: in its frame, in full, and where there is none."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tests.engine.pack.packs import change
from whydesk.app import Services
from whydesk.dialogs.seal_details import SealDetails
from whydesk.dialogs.seal_export import SealExport
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack


def reopen(services: Services, path: Path, qtbot) -> None:
    services.session.open(path)
    qtbot.waitUntil(lambda: not services.seals.checking)


def test_a_name_that_is_known_by_another_key_is_warned_of_in_the_frame(
    services: Services, coffee: Path, qtbot
):
    change(coffee, "UPDATE manifest SET value = 'Kim' WHERE key = 'owner'")
    services.seals.signers.add(new_key().public, "kim")
    seal_pack(coffee, new_key())
    reopen(services, coffee, qtbot)
    assert services.window.status.seal.text() == "– Sealed, by a key that is new"
    assert "another key" in services.window.status.seal_more.text()


def test_a_signer_is_remembered_from_the_details(services: Services, coffee: Path, qtbot):
    seal_pack(coffee, new_key())
    reopen(services, coffee, qtbot)

    def name() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SealDetails)
        qtbot.keyClicks(dialog.name, "Kim")
        dialog.remember.click()

    QTimer.singleShot(0, name)
    services.window.menus.actions["seal-details"].trigger()
    qtbot.waitUntil(lambda: not services.seals.checking)
    assert "you know this signer: Kim" in services.window.status.seal_more.text()


def test_without_a_seal_that_is_said(services: Services, qtbot):
    with qtbot.waitSignal(services.session.told) as told:
        services.window.menus.actions["seal-details"].trigger()
    assert "no seal" in told.args[0].text


def test_the_file_that_is_open_is_sealed_itself_only_when_that_is_ticked(
    services: Services, coffee: Path, qtbot
):
    services.seals.keys.create("desk", "a")
    reopen(services, coffee, qtbot)
    before = coffee.read_bytes()

    def seal() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SealExport)
        dialog.target.setText(str(coffee))
        dialog.passphrase.setText("a")
        dialog.seal.click()
        assert coffee.read_bytes() == before
        assert "itself" in dialog.replace.text()
        dialog.replace.setChecked(True)
        dialog.seal.click()

    QTimer.singleShot(0, seal)
    services.window.parts.sealing.export()
    assert coffee.read_bytes() != before
    assert "your own: desk" in services.window.status.seal_more.text()


def test_a_mistake_of_ours_ends_the_sealing_with_a_sentence(
    services: Services, coffee: Path, qtbot, monkeypatch
):
    services.seals.keys.create("desk", "a")
    reopen(services, coffee, qtbot)
    monkeypatch.setattr("whydesk.engine.seal.sealing.seal_pack", lambda *_: 1 // 0)
    said: list[str] = []

    def seal() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SealExport)
        dialog.passphrase.setText("a")
        dialog.seal.click()
        qtbot.waitUntil(lambda: not services.tasks.busy)
        said.append(dialog.failure.text() if dialog.seal.isEnabled() else "")
        dialog.reject()

    QTimer.singleShot(0, seal)
    with qtbot.capture_exceptions():
        services.window.parts.sealing.export()
    assert "mistake of its own (ZeroDivisionError" in said[0]
    assert not services.seals.exporting
