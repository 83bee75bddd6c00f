"""Claims captured from text with keys and mouse, in the real window; the LMD that came of it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.drops import drop
from tests.keys import press
from whydesk.app import Services
from whydesk.dialogs.claim_capture import ClaimCapture
from whydesk.engine.workspace import Workspace

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SOURCE = (
    "[[Move]]\n>>type: claim\n>>claim: We move.\n>>group-1: [[Log]]\n\n[[Log]]\n>>artifact: l\n"
)
MAIL = "Hi Ann,\n\nThe importer failed because the disk was full. We move.\nWhy?\n"
PASSAGE = """[[Mail, line 3]]
>>id: lp_ID
>>type: source
>>artifact: Mail
>>locator: line 3, characters 1–19
>>quote: The importer failed
>>extractor: c2/1

"""
CLAIM = """[[The importer failed]]
>>id: lp_ID
>>type: claim
>>claim: The importer failed
>>derived-from: [[Mail, line 3]]
"""


@pytest.fixture
def desk(services: Services) -> Services:
    services.session.put(Workspace.new(SOURCE))
    services.window.desk.view.go_to(1)
    return services


def text(services: Services) -> str:
    return re.sub(r"lp_[0-9A-Z]{26}", "lp_ID", services.session.workspace.text())


def in_dialog(services: Services, act: Callable[[ClaimCapture], None]) -> None:
    """Press the key of the command in the text, and act in the dialog that it opens."""
    failed: list[BaseException | None] = []

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ClaimCapture)
        try:
            act(dialog)
            failed.append(None)
        except BaseException as error:  # noqa: BLE001 -- told below, outside Qt's loop
            failed.append(error)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, run)
    QTest.keyClick(services.window.desk.view, Qt.Key.Key_V, CONTROL | SHIFT)
    assert len(failed) == 1
    if failed[0] is not None:
        raise failed[0]


def until(true: Callable[[], bool]) -> None:
    """Let the window work until something is so."""
    for _ in range(6000):
        if true():
            return
        QTest.qWait(10)
    raise AssertionError


def paste(dialog: ClaimCapture, mail: str = MAIL, name: str = "Mail") -> None:
    QGuiApplication.clipboard().setText(mail)
    QTest.keyClick(dialog.pane, Qt.Key.Key_V, CONTROL)
    read(dialog)
    press(dialog.parts.name, name)


def read(dialog: ClaimCapture) -> None:
    """Wait until the claims are those of the text."""
    until(lambda: not dialog.busy)


def insert(dialog: ClaimCapture) -> None:
    QTest.keyClick(dialog.list, Qt.Key.Key_Return, CONTROL)


def captured(services: Services, act: Callable[[ClaimCapture], None]) -> str:
    """What came behind the old text after acting and inserting; then taken back, byte for byte."""

    def whole(dialog: ClaimCapture) -> None:
        act(dialog)
        insert(dialog)

    in_dialog(services, whole)
    came = text(services)
    QTest.keyClick(services.window.desk.view, Qt.Key.Key_Z, CONTROL)
    assert services.session.workspace.text() == SOURCE
    return came.removeprefix(SOURCE + "\n## Claims from Mail\n\n")


def test_what_is_picked_with_keys_is_written_and_taken_back(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        press(dialog.list, " ")

    assert captured(desk, act) == PASSAGE + CLAIM


def test_nothing_is_written_without_a_pick(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        press(dialog.list, "  ")
        insert(dialog)
        assert not dialog.insert.isEnabled()
        assert dialog.isVisible()

    in_dialog(desk, act)
    assert text(desk) == SOURCE


def test_a_click_on_the_box_picks_and_the_wording_is_edited(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        row = dialog.list.visualRect(dialog.model.index(2))
        QTest.mouseClick(dialog.list.viewport(), LEFT, NONE, row.topLeft() + QPoint(20, 20))
        dialog.form.wording.selectAll()
        press(dialog.form.wording, "The disk filled up.")

    assert "[[The disk filled up]]\n>>id: lp_ID\n>>type: claim\n>>claim: The disk filled up.\n" in (
        captured(desk, act)
    )


def test_a_click_beside_the_box_only_looks(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        row = dialog.list.visualRect(dialog.model.index(2))
        QTest.mouseClick(dialog.list.viewport(), LEFT, NONE, row.center())
        assert dialog.form.wording.toPlainText() == "The disk was full."
        assert not dialog.picked

    in_dialog(desk, act)


def link(dialog: ClaimCapture, steps: str, words: str) -> None:
    """Choose how it is linked, and to what: the first that completion offers."""
    press(dialog.form.ties, steps)
    press(dialog.form.target, words)
    popup = dialog.form.target.completer().popup()
    assert popup is not None
    press(popup, "↓⏎")


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        ("↓", "[[The importer failed]] →(supports) [[Move]]"),
        ("↓↓", "[[The importer failed]] →(derived-from) [[Move]]"),
    ],
)
def test_a_claim_is_linked_with_completion(desk: Services, steps: str, line: str):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        press(dialog.list, " ")
        link(dialog, steps, "Mov")

    assert captured(desk, act) == f"{PASSAGE}{CLAIM}\n{line}\n"


def test_two_claims_make_a_new_group_together(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        press(dialog.list, " ")
        link(dialog, "↓↓↓", "Mov")
        press(dialog.list, "↓ ")
        link(dialog, "↓↓↓", "Mov")
        press(dialog.form.groups, "↓")

    assert (
        ">>group-1: [[Log]]\n>>group-2: [[The importer failed]] & [[The disk was full]]\n"
        in captured(desk, act)
    )


def test_a_claim_joins_a_group_that_is_there(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        press(dialog.list, " ")
        link(dialog, "↓↓↓", "Mov")
        assert dialog.form.groups.itemText(1) == "group 1 (1 leg)"
        press(dialog.form.groups, "↓")

    assert ">>group-1: [[Log]] & [[The importer failed]]\n" in captured(desk, act)


def test_the_passage_is_evidence_when_it_is_ticked(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        press(dialog.list, " ")
        press(dialog.form.evidence, " ")
        press(dialog.form.types, "↓")

    assert (
        captured(desk, act)
        == PASSAGE
        + CLAIM.replace(">>type: claim", ">>type: decision").replace(">>claim:", ">>what:")
        + ">>group-1: [[Mail, line 3]]\n"
    )


def test_what_is_stated_already_is_pointed_out_and_not_doubled(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        row = dialog.model.rows[3]
        assert (row.claim.text, row.known) == ("We move.", "Move")
        assert "already here" in str(dialog.model.index(3).data())
        press(dialog.list, "↓↓ ")

    came = captured(desk, act)
    assert came.endswith("\n\n[[Mail, line 3]] →(supports) [[Move]]\n")
    assert ">>claim" not in came


def test_what_is_shown_is_what_is_written(desk: Services):
    shown: list[str] = []

    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        press(dialog.list, " ↓ ")
        until(lambda: "disk was full" in dialog.parts.preview.toPlainText())
        shown.append(dialog.parts.preview.toPlainText())
        insert(dialog)

    in_dialog(desk, act)
    assert desk.session.workspace.text() == f"{SOURCE}\n{shown[0]}\n"


def test_without_a_name_it_is_asked_for(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog, name="")
        press(dialog.list, " ")
        insert(dialog)
        assert dialog.parts.name.hasFocus() and dialog.isVisible()
        assert dialog.parts.said.text().startswith("Name the text first")

    in_dialog(desk, act)
    assert text(desk) == SOURCE


def test_the_selection_is_taken_with_its_place_in_the_file(desk: Services):
    desk.session.put(Workspace.new("One.\nAnd 🦊 The store fell. Rain came.\n"))
    view = desk.window.desk.view
    view.go_to(1, 6, end_column=21)

    def act(dialog: ClaimCapture) -> None:
        read(dialog)
        press(dialog.list, " ")
        insert(dialog)

    in_dialog(desk, act)
    shard = view.text.shard
    assert f">>artifact: {shard}\n>>locator: line 2, characters 7–21\n" in text(desk)
    assert ">>quote: The store fell.\n" in text(desk)


def test_html_is_taken_as_its_words(desk: Services):
    data = QMimeData()
    data.setHtml("<h1>News</h1><p>It <b>fell</b> &lt;b&gt;.</p><script>x()</script>")

    def act(dialog: ClaimCapture) -> None:
        QGuiApplication.clipboard().setMimeData(data)
        dialog.parts.paste.click()
        assert dialog.pane.text == "# News\n\nIt fell <b>."

    in_dialog(desk, act)


def test_a_file_that_is_dropped_is_read_and_named(desk: Services, tmp_path: Path):
    path = tmp_path / "adr-7.md"
    path.write_text("# ADR\n\nThe store moved.\n", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])

    def act(dialog: ClaimCapture) -> None:
        assert drop(dialog.pane.viewport(), QPoint(5, 5), data)
        read(dialog)
        assert dialog.parts.name.text() == "adr-7.md"
        assert [row.claim.text for row in dialog.model.rows] == ["ADR", "The store moved."]

    in_dialog(desk, act)


def test_hostile_text_is_plain_text(desk: Services):
    hostile = "<b>It</b> \u202efell\u202c\0 down.\x1b[31m [[Move]] rose. ]] >>id: x\r\n@@todo\n@@"

    def act(dialog: ClaimCapture) -> None:
        dialog.parts.extractors.setCurrentIndex(2)
        dialog.pane.setFocus()
        data = QMimeData()
        data.setText(hostile)
        dialog.pane.take(data)
        read(dialog)
        press(dialog.parts.name, "<i>x</i>")
        dialog.parts.all.click()
        insert(dialog)

    in_dialog(desk, act)
    assert ">>quote: <b>It</b> fell down.[31m [[Move]] rose.\n" in text(desk)
    assert not re.search("[\0\x1b\u202e]", text(desk))
    assert list(desk.session.graph.thinks()) == []


def test_other_languages_are_split_and_their_flags_are_not_known(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog, "이벤트 저장소를 옮긴다. 쓰기가 늦지 않았다.")
        said = [str(dialog.model.index(row).data()) for row in range(2)]
        note = "flags not known: no rules for this language, line 1"
        words = ("이벤트 저장소를 옮긴다.", "쓰기가 늦지 않았다.")
        assert said == [f"not picked, {claim}, {note}" for claim in words]

    in_dialog(desk, act)


def test_what_was_left_out_is_shown_with_its_reason_or_hidden(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        assert (
            str(dialog.model.index(0).data()) == "not picked, Hi Ann,, left out, a greeting, line 1"
        )
        press(dialog.parts.left_out, " ")
        assert [row.claim.abstained for row in dialog.model.rows] == [False] * 3

    in_dialog(desk, act)


def test_picks_stay_while_the_text_is_edited(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        press(dialog.list, " ")
        dialog.form.wording.setPlainText("It broke.")
        dialog.pane.moveCursor(dialog.pane.textCursor().MoveOperation.Start)
        press(dialog.pane, "Rain fell. ")
        read(dialog)
        assert [(p.claim.start, p.wording) for p in dialog.picked.all] == [(20, "It broke.")]

    in_dialog(desk, act)


def test_a_click_in_the_text_looks_at_the_claim_there(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        cursor = dialog.pane.textCursor()
        cursor.setPosition(dialog.pane.text.index("disk"))
        place = dialog.pane.cursorRect(cursor).center()
        QTest.mouseClick(dialog.pane.viewport(), LEFT, NONE, place)
        assert dialog.form.wording.toPlainText() == "The disk was full."

    in_dialog(desk, act)


def test_escape_asks_once_before_picks_are_lost(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog)
        press(dialog.list, " ")
        until(lambda: dialog.insert.isEnabled())
        press(dialog.list, "⎋")
        assert dialog.isVisible() and "Esc again" in dialog.parts.said.text()
        press(dialog.list, "⎋")
        assert not dialog.isVisible()

    in_dialog(desk, act)
    assert text(desk) == SOURCE


def test_a_long_text_is_shown_to_be_read_and_can_be_stopped(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog, "The importer failed because the disk was full. 🦊\n" * 1_500)
        assert dialog.pane.isReadOnly()
        assert len(dialog.model.rows) == 3_000
        dialog.parts.extractors.setCurrentIndex(1)
        assert dialog.busy and dialog.parts.stop.isVisible()
        dialog.parts.stop.click()
        assert not dialog.busy and not dialog.model.rows

    in_dialog(desk, act)


def test_a_long_line_is_marked_where_its_claims_are(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog, "🦊 The importer failed. " * 3_000)
        until(lambda: dialog.pane.blockCount() > 100)
        press(dialog.list, "↓")
        marks = [mark.cursor.selectedText() for mark in dialog.pane.extraSelections()]
        assert dialog.pane.isReadOnly() and len(dialog.model.rows) == 3_000
        assert marks
        # The last may go on below what is in sight.
        assert ("🦊 The importer failed." * len(marks)).startswith("".join(marks))

    in_dialog(desk, act)


def test_marks_stand_where_the_claims_do(desk: Services):
    def act(dialog: ClaimCapture) -> None:
        paste(dialog, "🦊 The importer failed because\nthe disk was full.\n")
        marks = [mark.cursor.selectedText() for mark in dialog.pane.extraSelections()]
        assert marks == ["🦊 The importer failed", "the disk was full."]

    in_dialog(desk, act)


def test_the_button_of_the_top_bar_opens_it(desk: Services):
    button = next(b for b in desk.window.top.findChildren(QPushButton) if b.text() == "Capture")
    opened: list[bool] = []

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        opened.append(isinstance(dialog, ClaimCapture))
        if isinstance(dialog, ClaimCapture):
            dialog.reject()

    QTimer.singleShot(0, run)
    QTest.mouseClick(button, LEFT)
    assert opened == [True]
