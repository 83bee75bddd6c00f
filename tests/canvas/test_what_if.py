"""What if: pulled out by mouse and keys, told in three places, and only at last written."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tests.canvas.weighed import Weighed
from tests.keys import press
from whydesk.dialogs.support import ReasonDialog
from whydesk.panels.sidebar_model import ROW_ROLE, Row, RowKind
from whydesk.session.support_impact import COMPUTED
from whydesk.session.support_parts import Kind

MAIN = "PostgreSQL was chosen because write contention was hurting the importer"
NARROW = "The 19 June benchmark measured 40x the concurrent writes"
CHOSEN = "PostgreSQL was chosen"
BENCHMARK = "Benchmark of 19 June"
RERUN = "Independent rerun of 2 July"
RATIONALE = "Rationale of the move"
OUTAGE = "Importer outage of 24 June"
Show = Callable[[str, str], Weighed]


def outcomes(shown: Weighed) -> dict[str, tuple[str, str]]:
    """What the panel says: by label, what becomes of it and why."""
    return {one.label: (one.said.word, one.why) for one in shown.panel.outcomes.rows.rows}


def sidebar(shown: Weighed) -> dict[str, Row]:
    model = shown.services.window.sidebar.model
    rows = (model.index(number).data(ROW_ROLE) for number in range(model.rowCount()))
    return {row.text: row for row in rows if row.kind is RowKind.NODE}


def pull(shown: Weighed, *labels: str) -> None:
    for label in labels:
        shown.key(Qt.Key.Key_Space, shown.part(label, Kind.LEG))


# --- the answers of the sample --------------------------------------------------------------------


def test_without_the_benchmark_only_the_narrow_claim_falls(event_store: Weighed):
    pull(event_store, BENCHMARK)
    assert outcomes(event_store) == {
        NARROW: ("falls", "group 1 loses Benchmark of 19 June"),
        MAIN: ("stands", f"group 2: {RERUN}, {OUTAGE}, {RATIONALE}"),
    }
    assert event_store.page.banner.sentence.text == (
        "Benchmark of 19 June was withdrawn: 1 claim falls, 1 stands through group 2."
    )


def test_without_the_rationale_two_fall(event_store: Weighed):
    pull(event_store, RATIONALE)
    assert {label: word for label, (word, _) in outcomes(event_store).items()} == {
        MAIN: "falls to partial",
        CHOSEN: "falls",
    }


def test_without_the_rerun_nothing_falls(event_store: Weighed):
    pull(event_store, RERUN)
    assert {label: word for label, (word, _) in outcomes(event_store).items()} == {MAIN: "stands"}
    assert "no claim falls" in event_store.page.banner.sentence.text


@pytest.mark.parametrize("labels", [(BENCHMARK,), (RERUN, BENCHMARK), (RATIONALE,), (OUTAGE,)])
def test_the_page_says_what_the_engine_says(event_store: Weighed, labels: tuple[str, ...]):
    pull(event_store, *labels)
    found = event_store.services.session.workspace.impact(*labels)
    said = outcomes(event_store)
    assert {fall.label for fall in found.falls} == {
        label for label, (word, _) in said.items() if word.startswith("falls")
    }
    assert {one.label for one in found.stands} == {
        label for label, (word, _) in said.items() if word == "stands"
    }


# --- where it is told -----------------------------------------------------------------------------


def test_it_is_told_on_the_canvas_in_the_outline_and_in_the_sidebar(event_store: Weighed):
    pull(event_store, BENCHMARK)
    said = event_store.said()
    assert (said["Group 1"], said["Group 2"], said[MAIN]) == ("fails", "holds", "supported")
    rows = {part.label: part for part in event_store.panel.outline.rows()}
    assert rows["Group 1"].changed
    assert rows[BENCHMARK].pulled
    listed = sidebar(event_store)
    assert (listed[NARROW].note, listed[BENCHMARK].note, listed[MAIN].note) == (
        "falls",
        "what if",
        "",
    )
    assert event_store.panel.computed.text() == COMPUTED


def test_nothing_is_written_by_supposing(event_store: Weighed):
    before = event_store.text
    pull(event_store, BENCHMARK, RATIONALE)
    assert event_store.text == before
    assert not event_store.services.session.dirty


def test_the_button_of_a_leg_pulls_it_out_and_puts_it_back(event_store: Weighed):
    leg = event_store.part(BENCHMARK, Kind.LEG)
    figure = event_store.figure(leg)
    figure.is_hovered = True
    buttons = {name: rect.center() for name, _, rect in figure.buttons()}  # type: ignore[attr-defined]
    event_store.click(leg, QPointF(buttons["pull"]))
    assert event_store.part(BENCHMARK, Kind.LEG).pulled
    event_store.click(event_store.part(BENCHMARK, Kind.LEG), QPointF(buttons["pull"]))
    assert not event_store.part(BENCHMARK, Kind.LEG).pulled
    assert event_store.page.banner.isHidden()


def test_esc_lets_go_before_it_leaves_the_page(event_store: Weighed):
    pull(event_store, BENCHMARK)
    event_store.key(Qt.Key.Key_Escape)
    assert (event_store.page.isVisible(), event_store.weighing.reading.supposed) == (True, ())
    assert sidebar(event_store)[NARROW].note == ""
    event_store.key(Qt.Key.Key_Escape)
    assert not event_store.page.isVisible()


def test_let_go_is_a_button(event_store: Weighed):
    pull(event_store, BENCHMARK, RATIONALE)
    QTest.mouseClick(event_store.page.banner.let_go, Qt.MouseButton.LeftButton)
    assert event_store.weighing.reading.impact is None


def test_the_outline_tells_of_the_current_leg_before_it_is_pulled(event_store: Weighed):
    outline = event_store.panel.outline
    outline.setFocus()
    path = event_store.part(RATIONALE, Kind.LEG).path
    outline.setCurrentIndex(outline.index_of(path))
    event_store.settle()
    assert event_store.panel.what_if.text() == f"If “{RATIONALE}” were withdrawn"
    assert set(outcomes(event_store)) == {MAIN, CHOSEN}
    assert event_store.weighing.reading.supposed == ()


def test_space_in_the_outline_pulls_out(event_store: Weighed):
    outline = event_store.panel.outline
    outline.show_current(event_store.part(RERUN, Kind.LEG).path)
    QTest.keyClick(outline, Qt.Key.Key_Space)
    assert event_store.part(RERUN, Kind.LEG).pulled


def test_a_nested_claim_that_falls_is_seen_in_its_place(weighed: Show):
    shown = weighed(
        "[[s]]\n>>artifact: f\n[[t]]\n>>artifact: g\n[[deep]]\n>>type: claim\n>>group-1: [[s]]\n"
        "[[main]]\n>>type: claim\n>>group-1: [[deep]]\n>>group-2: [[t]]\n",
        "main",
    )
    shown.key(Qt.Key.Key_Return, shown.part("deep"))
    pull(shown, "s")
    assert (shown.said()["deep/1"], shown.said()["main"]) == ("fails", "supported")
    assert outcomes(shown)["deep"] == ("falls", "group 1 loses s")


# --- written at last ------------------------------------------------------------------------------


def withdraw(shown: Weighed, reason: str) -> None:
    QTest.mouseClick(shown.page.banner.withdraw, Qt.MouseButton.LeftButton)
    dialog = shown.dialog(ReasonDialog)
    assert isinstance(dialog, ReasonDialog)
    dialog.date.selectAll()
    press(dialog.date, "2020-09-03")
    press(dialog.reason, reason)
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    shown.settle()


def test_withdraw_writes_the_date_and_the_reason_and_lets_go(event_store: Weighed):
    before = event_store.text
    pull(event_store, BENCHMARK)
    withdraw(event_store, "warm cache")
    assert event_store.text.count(">>withdrawn: 2020-09-03, warm cache\n") == 1
    assert event_store.weighing.reading.supposed == ()
    assert event_store.said()[f"{BENCHMARK}/1"] == "fails"
    event_store.undo()
    assert event_store.text == before


def test_several_are_withdrawn_in_one_step(event_store: Weighed):
    before = event_store.text
    pull(event_store, BENCHMARK, RATIONALE)
    withdraw(event_store, "both wrong")
    assert event_store.text.count(">>withdrawn: 2020-09-03, both wrong\n") == 2
    event_store.undo()
    assert event_store.text == before


def test_what_needs_another_look_is_listed_and_a_click_records_one(event_store: Weighed):
    pull(event_store, BENCHMARK)
    withdraw(event_store, "warm cache")
    event_store.services.session.findings.finish()
    event_store.settle()
    window, reviews = event_store.services.window, event_store.panel.reviews
    assert [row.label for row in reviews.rows.rows] == [NARROW]
    assert window.status.reviews.text() == "1 needs another look"
    before = event_store.text
    QTest.mouseClick(
        reviews.viewport(), Qt.MouseButton.LeftButton, pos=reviews.button_of(0).center()
    )
    event_store.services.session.findings.finish()
    event_store.settle()
    assert ">>reviewed: " in event_store.text
    assert reviews.isHidden()
    assert window.status.reviews.isHidden()
    event_store.undo()
    assert event_store.text == before


def test_l_in_the_list_records_a_look_too(event_store: Weighed):
    pull(event_store, BENCHMARK)
    withdraw(event_store, "warm cache")
    event_store.services.session.findings.finish()
    event_store.settle()
    reviews = event_store.panel.reviews
    reviews.setCurrentIndex(reviews.rows.index(0))
    QTest.keyClick(reviews, Qt.Key.Key_L)
    assert ">>reviewed: " in event_store.text


def test_the_sidebar_lists_what_needs_another_look(event_store: Weighed):
    pull(event_store, BENCHMARK)
    withdraw(event_store, "warm cache")
    event_store.services.session.findings.finish()
    event_store.settle()
    model = event_store.services.window.sidebar.model
    rows = [model.row(number) for number in range(model.rowCount())]
    kinds = [(row.kind, row.text) for row in rows]
    at = kinds.index((RowKind.HEADER, "needs another look"))
    assert kinds[at + 1] == (RowKind.REVIEW, NARROW)


def test_the_status_bar_counts_claims_by_status(event_store: Weighed):
    claims = event_store.services.window.status.claims.text()
    assert claims == "9 claims: 4 supported, 5 unsupported"


@pytest.mark.parametrize(
    "command", ["what-if", "withdraw", "mark-source", "set-stage", "record-echo"]
)
def test_what_is_done_to_a_node_is_not_done_to_a_group(event_store: Weighed, command: str):
    group = next(part for part in event_store.parts() if part.kind is Kind.GROUP)
    event_store.page.view.choose(event_store.figure(group))
    event_store.page.view.setFocus()
    before = event_store.text
    event_store.command(command)

    said = event_store.services.window.status.message.text()
    assert said == "This is no node. Choose one first."
    assert event_store.text == before
