"""Every gesture with a real mouse or real keys, the LMD that comes out, and its undoing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.canvas.weighed import Weighed, carry, move
from tests.keys import press
from whydesk.app import Services
from whydesk.dialogs.node_picker import NodePicker
from whydesk.dialogs.split import SplitDialog
from whydesk.dialogs.support import ReasonDialog, SourceDialog, StageDialog
from whydesk.engine.model import Span, TextEdit
from whydesk.panels.sidebar_model import ROW_ROLE
from whydesk.session.support_parts import Kind, Part
from whydesk.session.supporting import today

Show = Callable[[str, str], Weighed]
TEXT = """\
[[main]]
>>type: claim
>>group-1: [[s]] & [[t]]
>>group-2: [[u]]
[[w]] →(same-topic-as) [[main]]

[[s]]
>>artifact: file-s
[[t]]
>>artifact: file-t
[[u]]
>>artifact: file-u
[[w]]
[[far]]
>>artifact: file-far
"""
GROUPS = ">>group-1: [[s]] & [[t]]\n>>group-2: [[u]]\n"


@pytest.fixture
def shown(weighed: Show) -> Weighed:
    return weighed(TEXT, "main")


def became(before: str, after: str) -> str:
    """The text in which some lines became others."""
    assert before in TEXT
    return TEXT.replace(before, after)


def check(shown: Weighed, expected: str) -> None:
    """The text is the expected one, and one step of undo gives back the very same bytes."""
    assert shown.text == expected
    shown.undo()
    assert shown.text == TEXT


def leg(shown: Weighed, label: str) -> Part:
    return shown.part(label, Kind.LEG)


def group(shown: Weighed, name: str) -> Part:
    return shown.part(f"Group {name}")


def in_sidebar(services: Services, label: str) -> QPoint:
    sidebar = services.window.sidebar
    index = next(
        sidebar.model.index(row)
        for row in range(sidebar.model.rowCount())
        if sidebar.model.index(row).data(ROW_ROLE).text == label
    )
    sidebar.list.scrollTo(index)
    return sidebar.list.visualRect(index).center()


def in_outline(shown: Weighed, part: Part) -> QPoint:
    outline = shown.panel.outline
    index = outline.index_of(part.path)
    outline.scrollTo(index)
    return outline.visualRect(index).center()


# --- carried with the mouse -----------------------------------------------------------------------


def test_a_node_is_dragged_from_the_sidebar_into_a_group(services: Services, shown: Weighed):
    shown.page.view.fit()
    target = shown.point(group(shown, "2"), QPointF(20, 10))
    words = carry(
        services.window.sidebar.list.viewport(),
        in_sidebar(services, "far"),
        shown.page.view.viewport(),
        target,
    )
    assert words == "far\nNeeded in group 2"
    check(shown, became(">>group-2: [[u]]", ">>group-2: [[u]] & [[far]]"))


def test_a_node_dragged_onto_the_claim_begins_a_group(services: Services, shown: Weighed):
    shown.page.view.fit()
    target = shown.point(shown.part("main", Kind.CLAIM))
    source = services.window.sidebar.list.viewport()
    words = carry(source, in_sidebar(services, "far"), shown.page.view.viewport(), target)
    assert words == "far\nA group of its own"
    check(shown, became(GROUPS, GROUPS + ">>group-3: [[far]]\n"))


def test_a_candidate_is_dragged_into_a_group_and_its_trace_kept(shown: Weighed):
    assert shown.drag(shown.part("w"), leg(shown, "u")) == "w\nNeeded in group 2"
    check(
        shown,
        became(
            GROUPS,
            ">>group-1: [[s]] & [[t]]\n>>group-2: [[u]] & [[w]]\n>>via-group-2: same-topic-as\n",
        ),
    )


def test_a_card_of_the_map_is_dragged_into_a_group_of_the_outline(
    services: Services, shown: Weighed
):
    window = services.window
    window.stage.toggle_map()
    page = window.stage.map
    shown.wait_until(lambda: page.is_current and not window.stage.drawings.busy)
    page.state.set_pinned(True)
    page.state.anchor_at("far")
    shown.wait_until(lambda: page.is_current and "far" in page.scene.figures)
    shown.weighing.reading.ask("main")
    shown.settle()
    card = page.scene.figures["far"]
    start = page.view.mapFromScene(card.area.center())
    target = in_outline(shown, group(shown, "2"))
    carry(page.view.viewport(), start, shown.panel.outline.viewport(), target)
    check(shown, became(">>group-2: [[u]]", ">>group-2: [[u]] & [[far]]"))


def test_a_leg_is_dragged_into_another_group(shown: Weighed):
    assert shown.drag(leg(shown, "t"), group(shown, "2")) == "t\nMove to group 2"
    check(shown, became(GROUPS, ">>group-1: [[s]]\n>>group-2: [[u]] & [[t]]\n"))


def test_a_leg_is_dragged_out_onto_the_ground(shown: Weighed):
    assert shown.drag(leg(shown, "t"), None) == "t\nTake out of group 1"
    check(shown, became("[[s]] & [[t]]", "[[s]]"))


def test_a_leg_dropped_on_the_claim_is_a_group_of_its_own(shown: Weighed):
    shown.drag(leg(shown, "t"), shown.part("main", Kind.CLAIM))
    check(shown, became(GROUPS, ">>group-1: [[s]]\n>>group-2: [[u]]\n>>group-3: [[t]]\n"))


def test_a_leg_is_dragged_within_the_outline(shown: Weighed):
    viewport = shown.panel.outline.viewport()
    start, end = (in_outline(shown, part) for part in (leg(shown, "u"), group(shown, "1")))
    carry(viewport, start, viewport, end)
    check(shown, became(GROUPS, ">>group-1: [[s]] & [[t]] & [[u]]\n"))


def test_a_group_is_dragged_onto_another_and_joins_it(shown: Weighed):
    shown.page.view.fit()
    viewport = shown.page.view.viewport()
    start, end = (shown.point(group(shown, name), QPointF(20, 10)) for name in ("2", "1"))
    words = carry(viewport, start, viewport, end)
    assert words == "Group 2\nNeeded together with group 1"
    check(shown, became(GROUPS, ">>group-1: [[s]] & [[t]] & [[u]]\n"))


def test_the_list_shows_the_caret_again_after_something_was_carried_off(
    services: Services, shown: Weighed
):
    sidebar = services.window.sidebar
    source = sidebar.list.viewport()
    carry(source, in_sidebar(services, "far"), shown.page.view.viewport(), shown.ground())
    shown.settle()
    assert sidebar.list.currentIndex().data(ROW_ROLE).text == "main"


def test_the_button_of_a_withdrawn_leg_asks_to_restore_it(shown: Weighed):
    session = shown.services.session
    session.request_edits(session.workspace.withdraw("s", "wrong unit", "2020-07-02"))
    shown.settle()
    figure = shown.figure(leg(shown, "s"))
    figure.is_hovered = True
    [(name, words, rect)] = figure.buttons()  # type: ignore[attr-defined]
    assert (name, words) == ("restore", "restore…")
    shown.click(leg(shown, "s"), rect.center())
    assert shown.dialog(ReasonDialog).windowTitle() == "Restore “s”"


def test_what_is_dropped_where_it_came_from_changes_nothing(shown: Weighed):
    assert shown.drag(leg(shown, "t"), leg(shown, "s")) == "t"
    assert shown.text == TEXT


def test_esc_lets_go_of_what_is_carried(shown: Weighed):
    view = shown.page.view
    viewport = view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=shown.point(leg(shown, "t")))
    end = shown.point(group(shown, "2"), QPointF(20, 10))
    move(viewport, end)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    assert shown.text == TEXT
    ghosts = shown.services.window.findChildren(QLabel, "carried")
    assert not any(ghost.isVisible() for ghost in ghosts)


def test_a_button_let_go_elsewhere_is_noticed(shown: Weighed):
    viewport = shown.page.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=shown.point(leg(shown, "t")))
    end = shown.point(group(shown, "2"), QPointF(20, 10))
    move(viewport, end)
    move(viewport, end + QPoint(3, 3), Qt.MouseButton.NoButton)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    assert shown.text == TEXT


def test_what_the_text_has_no_more_is_told_and_nothing_is_asked(shown: Weighed):
    session = shown.services.session
    told: list[str] = []
    session.told.connect(lambda message: told.append(message.text))
    shown.page.view.choose(shown.figure(leg(shown, "s")))
    line = TEXT.split("\n").index("[[s]]")
    session.request_edits((TextEdit("a.lmd", Span(line, 0, line, 5), "prose"),))
    QTest.keyClick(shown.page.view, Qt.Key.Key_M)

    assert told == ["The text was changed: that is no longer there."]
    assert shown.services.window.findChildren(SourceDialog) == []


def test_nothing_comes_of_what_is_gone_and_not_looked_at_yet(shown: Weighed):
    reading = shown.weighing.reading
    reading.point(leg(shown, "s").path)
    line = TEXT.split("\n").index("[[s]]")
    shown.services.session.request_edits((TextEdit("a.lmd", Span(line, 0, line, 5), "prose"),))

    assert reading.outcomes() == ((), ())


def test_nothing_is_withdrawn_that_is_gone_and_not_looked_at_yet(shown: Weighed):
    """Other letters may have the panel painted before anybody looks."""
    session, line = shown.services.session, TEXT.split("\n").index("[[s]]")
    below = Span(line + 1, 0, line + 1, 0)
    session.request_edits((TextEdit("a.lmd", below, ">>withdrawn: 2026-01-02, wrong\n"),))
    shown.settle()
    shown.weighing.reading.point(leg(shown, "s").path)
    assert shown.panel.what_if.text() == "“s” is withdrawn"
    session.request_edits((TextEdit("a.lmd", Span(line, 0, line, 5), "prose"),))

    shown.services.window.menus.actions["larger"].trigger()

    assert shown.panel.what_if.text() == "If it were withdrawn"


# --- by keys --------------------------------------------------------------------------------------


def test_delete_takes_a_leg_out(shown: Weighed):
    shown.key(Qt.Key.Key_Delete, leg(shown, "s"))
    check(shown, became("[[s]] & [[t]]", "[[t]]"))


def test_delete_in_the_outline_does_the_same(shown: Weighed):
    shown.panel.outline.show_current(leg(shown, "s").path)
    QTest.keyClick(shown.panel.outline, Qt.Key.Key_Delete)
    check(shown, became("[[s]] & [[t]]", "[[t]]"))


def test_n_makes_a_leg_a_group_of_its_own(shown: Weighed):
    shown.key(Qt.Key.Key_N, leg(shown, "s"))
    check(shown, became(GROUPS, ">>group-1: [[t]]\n>>group-2: [[u]]\n>>group-3: [[s]]\n"))


def test_j_joins_two_groups(shown: Weighed):
    shown.key(Qt.Key.Key_J, group(shown, "1"))
    check(shown, became(GROUPS, ">>group-1: [[s]] & [[t]] & [[u]]\n"))


def test_s_splits_a_group_by_ticked_legs(shown: Weighed):
    shown.key(Qt.Key.Key_S, group(shown, "1"))
    dialog = shown.dialog(SplitDialog)
    assert isinstance(dialog, SplitDialog)
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    QTest.mouseClick(dialog.split_button, Qt.MouseButton.LeftButton)
    shown.settle()
    check(shown, became(GROUPS, ">>group-1: [[s]]\n>>group-2: [[u]]\n>>group-3: [[t]]\n"))


def test_a_adds_a_leg_that_is_chosen_by_typing(shown: Weighed):
    shown.key(Qt.Key.Key_A, group(shown, "2"))
    choose_node(shown, "far")
    check(shown, became(">>group-2: [[u]]", ">>group-2: [[u]] & [[far]]"))


def test_n_on_the_claim_begins_a_group(shown: Weighed):
    shown.key(Qt.Key.Key_N, shown.part("main", Kind.CLAIM))
    choose_node(shown, "far")
    check(shown, became(GROUPS, GROUPS + ">>group-3: [[far]]\n"))


def choose_node(shown: Weighed, words: str) -> None:
    dialog = shown.dialog(NodePicker)
    assert isinstance(dialog, NodePicker)
    press(dialog.box, words + "⏎")
    shown.settle()


def test_enter_accepts_a_candidate(shown: Weighed):
    shown.key(Qt.Key.Key_Return, shown.part("w"))
    check(
        shown,
        became(GROUPS, GROUPS + ">>group-3: [[w]]\n>>via-group-3: same-topic-as\n"),
    )


def test_delete_rejects_a_candidate_with_a_reason(shown: Weighed):
    shown.key(Qt.Key.Key_Delete, shown.part("w"))
    dialog = shown.dialog(ReasonDialog)
    assert isinstance(dialog, ReasonDialog)
    assert not dialog.done_button.isEnabled()
    press(dialog.reason, "another importer")
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    shown.settle()
    assert shown.part("w").said.word == "rejected"
    check(
        shown,
        became(
            GROUPS,
            GROUPS + ">>rejected-1: [[w]], another importer\n>>via-rejected-1: same-topic-as\n",
        ),
    )


def test_r_records_an_echo(shown: Weighed):
    shown.key(Qt.Key.Key_R, shown.part("w"))
    choose_node(shown, "far")
    expected = became("[[w]]\n[[far]]", "[[w]]\n[[w]] →(echo-of) [[far]]\n[[far]]")
    assert "[[w]] →(echo-of) [[far]]\n" in shown.text
    assert [line for line in shown.text.split("\n") if line] == [
        line for line in expected.split("\n") if line
    ]
    shown.undo()
    assert shown.text == TEXT


def test_m_marks_a_source_span_of_an_artifact(shown: Weighed):
    shown.key(Qt.Key.Key_M, shown.part("w"))
    dialog = shown.dialog(SourceDialog)
    assert isinstance(dialog, SourceDialog)
    press(dialog.artifact, "mail-14")
    press(dialog.quote, "It was slow.")
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    shown.settle()
    check(
        shown,
        became("[[w]]\n[[far]]", "[[w]]\n>>artifact: mail-14\n>>quote: It was slow.\n[[far]]"),
    )


def test_g_sets_a_stage_and_whether_its_inputs_license_it(shown: Weighed):
    shown.key(Qt.Key.Key_G, shown.part("w"))
    dialog = shown.dialog(StageDialog)
    assert isinstance(dialog, StageDialog)
    dialog.stage.setFocus()
    edit = dialog.stage.lineEdit()
    assert edit is not None
    edit.selectAll()
    press(edit, "summary")
    dialog.licence.setFocus()
    QTest.keyClick(dialog.licence, Qt.Key.Key_Up)
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    shown.settle()
    check(
        shown,
        became("[[w]]\n[[far]]", "[[w]]\n>>stage: summary\n>>licensed: no\n[[far]]"),
    )


def test_w_withdraws_with_a_date_and_a_reason(shown: Weighed):
    shown.key(Qt.Key.Key_W, leg(shown, "s"))
    dialog = shown.dialog(ReasonDialog)
    assert isinstance(dialog, ReasonDialog)
    dialog.date.selectAll()
    press(dialog.date, "2020-07-02")
    press(dialog.reason, "wrong unit")
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    shown.settle()
    check(
        shown,
        became(">>artifact: file-s\n", ">>artifact: file-s\n>>withdrawn: 2020-07-02, wrong unit\n"),
    )


def test_w_again_restores_and_keeps_the_history(shown: Weighed):
    session = shown.services.session
    session.request_edits(session.workspace.withdraw("s", "wrong unit", "2020-07-02"))
    shown.settle()
    before = shown.text
    shown.key(Qt.Key.Key_W, leg(shown, "s"))
    dialog = shown.dialog(ReasonDialog)
    assert isinstance(dialog, ReasonDialog)
    press(dialog.reason, "it was right")
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    shown.settle()
    day = today()
    assert f">>restored-{day}: 2020-07-02, wrong unit\n" in shown.text
    assert f">>restored-{day}-because: it was right\n" in shown.text
    shown.undo()
    assert shown.text == before


def test_a_date_that_is_none_keeps_the_button_back(shown: Weighed):
    shown.key(Qt.Key.Key_W, leg(shown, "s"))
    dialog = shown.dialog(ReasonDialog)
    assert isinstance(dialog, ReasonDialog)
    dialog.date.selectAll()
    press(dialog.date, "yesterday")
    assert not dialog.done_button.isEnabled()
    assert dialog.wrong.text() == "A date is written like 2026-07-02."


# --- by the menu ----------------------------------------------------------------------------------


def test_the_menu_of_a_leg_moves_it(shown: Weighed):
    point = shown.point(leg(shown, "t"))
    open_menu(shown, point)
    shown.choose_from_menu("Move it to group 2")
    check(shown, became(GROUPS, ">>group-1: [[s]]\n>>group-2: [[u]] & [[t]]\n"))


def test_the_menu_of_a_candidate_accepts_it_into_a_group(shown: Weighed):
    open_menu(shown, shown.point(shown.part("w")))
    shown.choose_from_menu("Accept into group 2")
    assert ">>group-2: [[u]] & [[w]]\n" in shown.text


def open_menu(shown: Weighed, point: QPoint) -> None:
    viewport = shown.page.view.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, viewport.mapToGlobal(point))
    QApplication.sendEvent(viewport, event)


def test_what_the_engine_refuses_is_told_and_changes_nothing(services: Services, shown: Weighed):
    shown.page.view.fit()
    source = services.window.sidebar.list.viewport()
    target = shown.point(group(shown, "1"), QPointF(20, 10))
    carry(source, in_sidebar(services, "s"), shown.page.view.viewport(), target)
    assert "needs «s» in group “1” already" in services.window.status.message.text()
    assert shown.text == TEXT
