"""What the why panel says row by row, and what keys and clicks in it do."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from whydesk.engine.model import slug
from whydesk.engine.recall.why import beside
from whydesk.engine.recall.why_walk import WhyWalk
from whydesk.engine.workspace import Workspace
from whydesk.panels.why import WhyPanel
from whydesk.panels.why_model import ROW_ROLE
from whydesk.panels.why_order import Arrangement, WhyKind
from whydesk.panels.why_rows import WhyRow
from whydesk.theme.theme import Theme

SOURCE = """\
[[A]]
>>type: claim
>>what: The first.
[[A]] →(derived-from) [[B]]
[[A]] →(derived-from) [[C]]
[[B]] →(derived-from) [[D]]
[[E]] →(supports) [[C]]
[[X]] →(contradicts) [[A]]
[[N]] →(supersedes) [[C]]
[[B]]
>>date: 2026-01-19
>>by: ann
[[C]]
[[D]]
[[E]]
[[X]]
[[N]]
"""
LOOP = "[[A]] →(derived-from) [[B]]\n[[B]] →(derived-from) [[C]]\n[[C]] →(derived-from) [[A]]\n"
DIAMOND = """\
[[A]] →(derived-from) [[B]]
[[A]] →(derived-from) [[C]]
[[B]] →(derived-from) [[D]]
[[C]] →(derived-from) [[D]]
"""
NAMES = "[[A]]\n[[B]]\n[[C]]\n[[D]]\n"


def asking(source: str, label: str, **how) -> tuple[WhyWalk, Sequence]:
    graph = Workspace.new(source).graph
    return WhyWalk(graph, slug(label), **how).finish(), beside(graph, slug(label))


def panel_for(qtbot, source: str, label: str, **how) -> WhyPanel:
    panel = WhyPanel(Theme())
    qtbot.addWidget(panel)
    panel.resize(420, 900)
    panel.show()
    panel.show_walk(*asking(source, label, **how))
    qtbot.waitExposed(panel)
    return panel


def rows(panel: WhyPanel) -> list[WhyRow]:
    return [panel.model.row(n) for n in range(panel.model.rowCount())]


def cards(panel: WhyPanel) -> list[str]:
    return [row.label for row in rows(panel) if row.kind is WhyKind.STEP]


def point_of(panel: WhyPanel, row: int) -> QPoint:
    return panel.list.visualRect(panel.model.index(row)).center()


def test_reasons_stand_nearest_first_with_what_they_belong_to(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")

    steps = [(r.before, r.role, r.after, r.label) for r in rows(panel) if r.kind is WhyKind.STEP]
    assert steps == [
        ("", "derived-from", "", "B"),
        ("A", "derived-from", "", "C"),
        ("B", "derived-from", "", "D"),
        ("", "supports", "C", "E"),
    ]
    assert rows(panel)[-1].label == "4 recorded reasons, nearest first. Nothing here was inferred."


def test_what_follows_is_read_the_other_way_round(qtbot):
    panel = panel_for(qtbot, SOURCE, "E", down=True)

    steps = [(r.before, r.role, r.after, r.label) for r in rows(panel) if r.kind is WhyKind.STEP]
    assert steps == [
        ("", "supports", "", "C"),
        ("", "derived-from", "C", "A"),
        ("", "supersedes", "C", "N"),
    ]
    assert "3 recorded consequences" in rows(panel)[-1].label


def test_a_card_says_type_distance_date_and_author(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")

    assert rows(panel)[0].note == "claim"
    assert rows(panel)[1].note == "1 step · 2026-01-19, ann"


def test_what_disagrees_stands_apart_and_marks_stand_on_the_card(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")

    assert [(m.words, m.name) for m in rows(panel)[0].marks] == [("contradicted by", "X")]
    assert [(m.words, m.name) for m in rows(panel)[2].marks] == [("superseded by", "N")]
    assert [other.label for other in panel.beside.rows.rows] == ["X"]
    assert panel.beside.isVisible()
    assert "X" not in cards(panel)


def test_nothing_stands_apart_where_nothing_disagrees(qtbot):
    assert not panel_for(qtbot, SOURCE, "B").beside.isVisible()


def test_a_loop_is_marked_once_and_ends_the_chain(qtbot):
    panel = panel_for(qtbot, LOOP + NAMES, "A")

    assert cards(panel) == ["B", "C"]
    assert [(m.words, m.name) for m in rows(panel)[2].marks] == [("loops back to", "A")]
    assert rows(panel)[3].label == "A loop: “\u2068C\u2069” leads back to “\u2068A\u2069”."


def test_a_repeated_ancestor_stands_once_and_says_where_else_it_is(qtbot):
    panel = panel_for(qtbot, DIAMOND + NAMES, "A")

    assert cards(panel) == ["B", "C", "D"]
    assert [(m.words, m.name) for m in rows(panel)[3].marks] == [("also behind", "C")]


def test_two_roles_between_the_same_two_nodes_are_both_there(qtbot):
    source = "[[A]] →(derived-from) [[B]]\n[[B]] →(supports) [[A]]\n" + NAMES
    panel = panel_for(qtbot, source, "A")

    assert [(m.words, m.name) for m in rows(panel)[1].marks] == [("supports", "as well")]


def test_a_node_without_reasons_teaches_how_to_write_one(qtbot):
    panel = panel_for(qtbot, SOURCE, "D")

    assert panel.empty.isVisible()
    assert panel.empty.example.text() == "[[D]] →(derived-from) [[…]]"
    with qtbot.waitSignal(panel.reason_requested) as asked:
        QTest.mouseClick(panel.empty.button, Qt.MouseButton.LeftButton)
    assert asked.args == ["d"]


def test_a_node_without_reasons_still_says_what_speaks_against_it(qtbot):
    source = "[[A]]\n>>type: claim\n[[N]] →(supersedes) [[A]]\n[[X]] →(contradicts) [[A]]\n"
    panel = panel_for(qtbot, source + "[[N]]\n[[X]]\n", "A")

    assert panel.empty.standing.text() == (
        "claim · contradicted by “\u2068X\u2069” · superseded by “\u2068N\u2069”"
    )
    assert panel.beside.isVisible()


def test_enter_asks_about_a_card_and_space_selects_it_in_the_text(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    panel.focus()

    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.anchor_requested) as asked:
        QTest.keyClick(panel.list, Qt.Key.Key_Return)
    with qtbot.waitSignal(panel.node_requested) as selected:
        QTest.keyClick(panel.list, Qt.Key.Key_Space)

    assert (asked.args, selected.args) == (["b"], ["b"])


def test_a_click_selects_and_a_double_click_asks(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    at = point_of(panel, 2)

    with qtbot.waitSignal(panel.node_requested) as selected:
        QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    with qtbot.waitSignal(panel.anchor_requested) as asked:
        QTest.mouseDClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)

    assert (selected.args, asked.args) == (["c"], ["c"])


def test_what_disagrees_can_be_selected_and_asked_about(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    beside_list = panel.beside.list
    at = beside_list.visualRect(panel.beside.rows.index(0)).center()

    with qtbot.waitSignal(panel.node_requested) as selected:
        QTest.mouseClick(beside_list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    with qtbot.waitSignal(panel.anchor_requested) as asked:
        QTest.keyClick(beside_list, Qt.Key.Key_Return)

    assert (selected.args, asked.args) == (["x"], ["x"])


def test_branches_are_folded_and_unfolded_with_keys(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    panel.arrange(Arrangement.BRANCH)
    panel.focus()
    before = cards(panel)

    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    QTest.keyClick(panel.list, Qt.Key.Key_Left)
    folded = cards(panel), rows(panel)[1].count
    QTest.keyClick(panel.list, Qt.Key.Key_Right)

    assert before == ["B", "D", "C", "E"]
    assert folded == (["B", "C", "E"], 1)
    assert cards(panel) == before


def test_a_branch_is_folded_with_a_click_at_its_end(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    panel.arrange(Arrangement.BRANCH)
    rect = panel.list.visualRect(panel.model.index(1))
    corner = QPoint(rect.right() - 40, rect.top() + 50)

    with qtbot.assertNotEmitted(panel.node_requested):
        QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=corner)

    assert cards(panel) == ["B", "C", "E"]


def test_left_leads_to_the_step_that_a_card_came_through(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    panel.list.setCurrentIndex(panel.model.index(4))

    QTest.keyClick(panel.list, Qt.Key.Key_Left)

    assert panel.list.key == "c"


def test_a_role_is_folded_with_enter(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    panel.arrange(Arrangement.ROLE)
    before = [(row.kind, row.label or row.role) for row in rows(panel)[1:-1]]
    panel.list.setCurrentIndex(panel.model.index(1))

    QTest.keyClick(panel.list, Qt.Key.Key_Return)

    step, role = WhyKind.STEP, WhyKind.ROLE
    assert before == [
        (role, "derived-from"), (step, "B"), (step, "C"), (step, "D"), (role, "supports"),
        (step, "E"),
    ]  # fmt: skip
    assert cards(panel) == ["E"]
    assert (rows(panel)[1].count, rows(panel)[1].folded) == (3, True)


def test_all_is_folded_and_unfolded_at_once(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")

    panel.fold_all(True)
    folded = cards(panel)
    panel.fold_all(False)

    assert folded == ["B", "C"]
    assert cards(panel) == ["B", "D", "C", "E"]


def fan(size: int) -> str:
    links = "".join(f"[[A]] →(derived-from) [[N{i}]]\n[[N{i}]]\n" for i in range(size))
    return "[[A]]\n" + links


def test_a_wide_branch_shows_some_and_then_more(qtbot):
    panel = panel_for(qtbot, fan(30), "A")
    panel.arrange(Arrangement.BRANCH)
    more = next(n for n, row in enumerate(rows(panel)) if row.kind is WhyKind.MORE)
    words = rows(panel)[more].label
    panel.list.setCurrentIndex(panel.model.index(more))

    QTest.keyClick(panel.list, Qt.Key.Key_Return)

    assert words == "18 more through “\u2068A\u2069”"
    assert len(cards(panel)) == 30


def test_a_long_chain_shows_a_page_and_then_more(qtbot):
    panel = panel_for(qtbot, fan(700), "A")
    more = panel.model.rowCount() - 2
    words = rows(panel)[more].label
    panel.list.setCurrentIndex(panel.model.index(more))

    QTest.keyClick(panel.list, Qt.Key.Key_Space)

    assert words == "200 more"
    assert len(cards(panel)) == 700


def test_more_steps_are_copied_than_a_page_shows(qtbot):
    model = panel_for(qtbot, fan(700), "A").model
    assert model.walk is not None
    assert len(model.order.numbers(model.walk)) == 700


def test_only_rows_in_sight_are_made(qtbot):
    panel = panel_for(qtbot, fan(450), "A")
    panel.grab()

    assert panel.model.rowCount() == 452
    assert len(panel.model._rows) < 100


def test_what_is_measured_is_seen_while_the_rest_is_not(qtbot):
    panel = panel_for(qtbot, fan(450), "A")
    view = panel.list.viewport()
    last = panel.model.index(451)
    while_measuring = view.grab().toImage()
    assert not panel.list.visualRect(last).isValid()

    qtbot.waitUntil(lambda: panel.list.visualRect(last).isValid())
    first = panel.list.visualRect(panel.model.index(0))
    part = first.adjusted(0, 0, -40, 0)  # the bar at the side may come and go
    assert while_measuring.copy(part) == view.grab().toImage().copy(part)


def test_a_cut_off_walk_says_that_there_is_more(qtbot):
    panel = panel_for(qtbot, SOURCE, "A", depth=1)

    assert rows(panel)[-1].label == (
        "2 recorded reasons, nearest first. More lies deeper than 1 step. "
        "Nothing here was inferred."
    )


def test_the_place_is_kept_while_the_question_is_the_same(qtbot):
    panel = panel_for(qtbot, fan(450), "A")
    at = panel.model.index(400)
    qtbot.waitUntil(lambda: panel.list.visualRect(at).isValid())
    panel.list.setCurrentIndex(at)
    before = panel.list.place()

    panel.show_walk(*asking(fan(450), "A"))

    assert panel.list.place() == before


def test_the_end_is_reached_with_a_key_though_not_all_is_measured(qtbot):
    panel = panel_for(qtbot, fan(450), "A")
    panel.focus()

    QTest.keyClick(panel.list, Qt.Key.Key_End)
    last = panel.model.index(451)

    assert panel.list.currentIndex() == last
    view = panel.list.viewport().rect()
    qtbot.waitUntil(lambda: view.contains(panel.list.visualRect(last)))


def test_another_question_begins_at_its_top(qtbot):
    panel = panel_for(qtbot, fan(600), "A")
    at = panel.model.index(450)
    qtbot.waitUntil(lambda: panel.list.visualRect(at).isValid())
    panel.list.setCurrentIndex(at)

    panel.show_walk(*asking(SOURCE, "B"))

    assert panel.list.currentIndex().row() == 0
    assert panel.list.verticalScrollBar().value() == 0


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("<b>bold</b>", "<b>bold</b>"),
        ("x" * 300_000, "x" * 160 + "…"),
        ("שלום", "שלום"),
        ("a\u202eb", "a\ufffdb"),
    ],
)
def test_pack_text_is_shown_as_it_is_written_and_cut(qtbot, written: str, shown: str):
    panel = panel_for(qtbot, f"[[{written}]]\n", written)

    assert panel.empty.title.textFormat() is Qt.TextFormat.PlainText
    assert panel.empty.title.text() == shown


def test_long_and_odd_labels_are_cut_on_cards_too(qtbot):
    long = "y" * 200_000
    source = f"[[A]] →(derived-from) [[{long}]]\n[[A]]\n[[{long}]]\n>>what: {'z' * 200_000}\n"
    panel = panel_for(qtbot, source, "A")
    panel.grab()
    row = rows(panel)[1]

    assert (len(row.label), len(row.essence)) == (241, 481)
    assert row.label.endswith("…")
    assert panel.list.visualRect(panel.model.index(1)).height() < 220


def test_a_row_can_be_heard(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    panel.arrange(Arrangement.BRANCH)

    heard = [panel.model.index(n).data(Qt.ItemDataRole.AccessibleTextRole) for n in range(1, 5)]
    assert heard == [
        "derived from. B. 1 step · 2026-01-19, ann. unfolded, 1 behind it",
        "derived from. D. 2 steps",
        "A derived from. C. 1 step. superseded by N. unfolded, 1 behind it",
        "supports C. E. 2 steps",
    ]
    assert panel.model.index(0).data(ROW_ROLE).label == "A"
