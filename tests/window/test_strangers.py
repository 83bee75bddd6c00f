"""A file from elsewhere in the window, and a save that would take a seal away."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from whydesk.app import Services
from whydesk.dialogs.question import Question
from whydesk.engine.model import Span, TextEdit
from whydesk.engine.pack.container import read_pack
from whydesk.engine.pack.weight import SHOWN
from whydesk.engine.seal.sealing import seal_pack
from whydesk.session.settings import ON, READ_FIRST


@pytest.fixture
def given(services: Services, coffee: Path, qtbot) -> Services:
    """The window with a sealed pack from elsewhere, by a key that nobody knows."""
    from whydesk.engine.seal.private import new_key

    seal_pack(coffee, new_key())
    services.settings.set_text(READ_FIRST, ON)
    services.session.open(coffee)
    qtbot.waitUntil(lambda: not services.seals.checking)
    return services


def answer(number: int, seen: list[str]) -> None:
    """Press a button of the question that comes next."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, Question)
        seen.append(box.windowTitle())
        box.buttons[number].click()

    QTimer.singleShot(0, press)


def press_key(services: Services, qtbot, key: Qt.Key | str) -> None:
    view = services.window.desk.view
    if isinstance(key, str):
        qtbot.keyClicks(view, key)
    else:
        qtbot.keyClick(view, key)


def test_the_banner_says_where_it_comes_from_and_what_its_seal_is_worth(given: Services):
    banner = given.window.strangers.banner
    assert banner.isVisible()
    assert "coffee.laplaspack" in banner.words.text()
    assert banner.seal.text().startswith("✓ Sealed, intact · key ")
    assert banner.seal.text().endswith(" · nobody you know.")
    assert banner.details.isVisible()


@pytest.mark.parametrize(("width", "beside"), [(700, True), (300, False)])
def test_the_words_have_room_in_a_narrow_window(given: Services, width: int, beside: bool):
    banner = given.window.strangers.banner
    banner.resize(width, 200)
    banner.layout().activate()
    assert (banner.details.x() > banner.words.x() + 10) is beside
    assert banner.words.width() > 200


@pytest.mark.parametrize("key", ["x", Qt.Key.Key_Return, Qt.Key.Key_Backspace])
def test_a_key_that_would_edit_asks_and_changes_nothing(given: Services, qtbot, key):
    before = given.session.workspace.texts()
    seen: list[str] = []
    answer(0, seen)
    press_key(given, qtbot, key)
    assert seen == ["Edit this file?"]
    assert given.session.workspace.texts() == before
    assert given.window.strangers.banner.isVisible()


def test_enter_after_a_key_that_was_meant_for_another_window_keeps_reading(given: Services, qtbot):
    def press_enter() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, Question)
        qtbot.keyClick(box, Qt.Key.Key_Return)

    QTimer.singleShot(0, press_enter)
    press_key(given, qtbot, "x")
    assert given.strangers.reading
    QTimer.singleShot(0, press_enter)
    given.window.strangers.banner.edit.click()
    assert not given.strangers.reading


def test_a_key_that_only_moves_does_not_ask(given: Services, qtbot):
    press_key(given, qtbot, Qt.Key.Key_Down)
    assert QApplication.activeModalWidget() is None


def test_after_a_yes_the_text_is_edited(given: Services, qtbot):
    answer(1, [])
    given.window.menus.actions["edit-stranger"].trigger()
    press_key(given, qtbot, "x")
    assert given.session.dirty
    assert "editing" in given.window.strangers.banner.words.text()


def test_the_banner_says_sentences_that_end_once(given: Services):
    said: list[str] = []
    given.seals.changed.connect(lambda: said.append(given.window.strangers.banner.seal.text()))
    given.seals.check()

    assert said and not any(words.endswith("….") for words in said)


def test_a_gesture_elsewhere_is_refused_with_what_to_do(given: Services, qtbot):
    with qtbot.waitSignal(given.session.told) as told:
        given.session.request_edits([TextEdit("a", Span(0, 0, 0, 0), "x")])
    assert "Edit this file" in told.args[0].text


def test_a_save_that_would_take_the_seal_away_asks_before(given: Services, qtbot, coffee: Path):
    given.window.strangers._strangers.allow()
    press_key(given, qtbot, "x")
    seen: list[str] = []
    answer(0, seen)
    given.window.menus.actions["save"].trigger()
    assert seen == ["Save without the seal?"]
    assert read_pack(coffee).manifest["sig"]
    assert given.session.dirty


def test_after_a_yes_it_is_saved_without_the_seal_and_is_ones_own(
    given: Services, qtbot, coffee: Path
):
    given.window.strangers._strangers.allow()
    press_key(given, qtbot, "x")
    answer(2, [])
    with qtbot.waitSignal(given.saving.saved):
        given.window.menus.actions["save"].trigger()
    assert "sig" not in read_pack(coffee).manifest
    assert not given.window.strangers.banner.isVisible()
    given.session.open(coffee)
    assert not given.window.strangers.banner.isVisible()


def test_the_seal_goes_with_the_first_change_and_comes_back_with_undo(given: Services, qtbot):
    given.window.strangers._strangers.allow()
    status = given.window.status
    assert "intact" in status.seal.text()
    press_key(given, qtbot, "x")
    assert "Changed since" in status.seal.text()
    given.window.menus.actions["undo"].trigger()
    assert "intact" in status.seal.text()


def test_a_pack_of_ones_own_key_is_ones_own(services: Services, coffee: Path, qtbot):
    seal_pack(coffee, services.seals.keys.create("desk", "a"))
    services.settings.set_text(READ_FIRST, ON)
    services.session.open(coffee)
    assert services.window.strangers.banner.isVisible()
    qtbot.waitUntil(lambda: not services.seals.checking)
    assert not services.window.strangers.banner.isVisible()
    assert not services.session.workspace.read_only


@pytest.fixture
def heavy(services: Services, coffee: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack from elsewhere that takes more than a stranger's may."""
    monkeypatch.setattr("whydesk.session.strangers.SHOWN", replace(SHOWN, most=0, line=1024**2))
    services.settings.set_text(READ_FIRST, ON)
    return coffee


@pytest.mark.parametrize("number", [0, 1])
def test_a_heavy_file_from_elsewhere_is_read_after_a_yes(
    services: Services, heavy: Path, number: int
):
    seen: list[str] = []
    answer(number, seen)
    services.window.files.open_path(heavy)
    assert seen == ["Read this large file?"]
    assert (services.session.path == heavy) is bool(number)


def test_where_nobody_can_be_asked_it_says_what_to_do(services: Services, heavy: Path, qtbot):
    with qtbot.waitSignal(services.session.told) as told:
        services.session.open(heavy)
    assert "MB of memory" in told.args[0].text
    assert "Open…" in told.args[0].hint


def test_a_heavy_file_of_ones_own_is_never_asked_about(services: Services, heavy: Path):
    services.strangers.let_in(heavy)
    services.session.open(heavy)
    services.strangers.exported()
    other = heavy.with_name("moved.laplaspack")
    heavy.rename(other)
    services.window.files.open_path(other)
    assert services.session.path == other
