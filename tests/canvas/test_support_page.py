"""The evidence page: what it shows, how one walks in it, and that nothing meets or is lost."""

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tests.canvas.weighed import CONTROL, Weighed
from whydesk.app import Services
from whydesk.canvas.export import Format, as_bytes
from whydesk.canvas.support_boxes import JointFigure
from whydesk.canvas.support_cards import PartFigure
from whydesk.canvas.support_page import SupportPage
from whydesk.session.support_parts import BOXES, Kind, Tag
from whydesk.session.support_reading import MOST_LEGS

Show = Callable[[str, str], Weighed]
SOURCES = "[[s]]\n>>artifact: file-s\n[[t]]\n>>artifact: file-t\n>>stage: extraction\n"
NESTED = (
    SOURCES
    + "[[deep]]\n>>type: claim\n>>group-1: [[s]]\n>>group-2: [[t]]\n"
    + "[[main]]\n>>type: claim\n>>group-1: [[deep]] & [[t]]\n"
)
ALL = (
    SOURCES
    + "[[main]]\n>>type: claim\n>>group-1: [[s]] & [[rumour]]\n>>group-2: [[gone]] & [[nobody]]\n"
    + "[[rumour]]\n[[gone]]\n>>artifact: file-g\n>>withdrawn: 2026-07-02, wrong unit\n"
    + "[[against]] →(refutes) [[main]]\n[[against]]\n[[t]] →(supports) [[main]]\n"
    + "[[copy]]\n[[copy]] →(echo-of) [[s]]\n"
)


# --- what it shows --------------------------------------------------------------------------------


def test_ctrl_e_shows_the_evidence_in_the_place_of_the_text_and_brings_it_back(
    services: Services, weighed: Show
):
    shown = weighed(ALL, "main")
    assert (shown.page.isVisible(), services.window.desk.isVisible()) == (True, False)
    QTest.keyClick(shown.page.view, Qt.Key.Key_E, CONTROL)
    assert (shown.page.isVisible(), services.window.desk.isVisible()) == (False, True)


def test_every_part_has_its_state_in_a_word_and_a_shape(weighed: Show):
    shown = weighed(ALL, "main")
    assert shown.said() == {
        "main": "open",
        "Group 1": "open",
        "s/1": "holds",
        "rumour/1": "open",
        "Group 2": "fails",
        "gone/2": "fails",
        "nobody/2": "fails",
        "Candidates": "",
        "t": "",
        "Refuted by": "",
        "against": "refutes",
        "One echo": "",
        "copy": "",
    }
    assert all(part.said.shape.value for part in shown.parts())


def test_what_a_leg_is_stands_beneath_it(weighed: Show):
    shown = weighed(ALL, "main")
    notes = {part.label: part.note for part in shown.parts() if part.kind is Kind.LEG}
    assert notes == {
        "s": "file-s · source",
        "rumour": "granted: no source reached",
        "gone": "file-g · withdrawn 2026-07-02, wrong unit",
        "nobody": "no node has this name",
    }


def test_what_is_no_support_stands_apart(weighed: Show):
    shown = weighed(ALL, "main")
    boxes = {part.kind: [one.label for one in part.children] for part in shown.parts()}
    assert boxes[Kind.CANDIDATES] == ["t"]
    assert boxes[Kind.REFUTATIONS] == ["against"]
    assert boxes[Kind.ECHOES] == ["copy"]


def test_the_sample_shows_its_routes_keystones_and_what_they_share(event_store: Weighed):
    legs = [part for part in event_store.parts() if part.kind is Kind.LEG]
    assert {leg.label for leg in legs if leg.tags == (Tag.KEYSTONE, Tag.SHARED)} == {
        "Importer outage of 24 June",
        "Rationale of the move",
    }
    assert [leg.label for leg in legs if not leg.tags] == [
        "Benchmark of 19 June",
        "Independent rerun of 2 July",
    ]
    assert event_store.part("Group 1").note == "all three needed"
    assert event_store.page.foot.count.text() == "6 legs"


def test_a_node_that_makes_no_claim_shows_who_leans_on_it(weighed: Show):
    shown = weighed(NESTED, "t")
    leaning = [part.label for part in shown.parts() if part.kind is Kind.LEANING]
    assert leaning == ["deep", "main"]
    assert shown.page.bar.words.text() == "What leans on"
    assert shown.page.title == "What leans on t"


def test_nothing_calls_a_node_a_claim_that_makes_none(weighed: Show):
    shown = weighed(NESTED, "t")
    assert shown.part("t").spoken == "t, makes no claim"
    assert shown.page.foot.count.text().startswith("Not a claim")
    assert "claim" not in shown.page.bar.pin.toolTip()
    shown.at("main")
    assert shown.part("main").spoken.startswith("claim main, supported")
    assert shown.page.title == "Evidence for main"


def test_a_group_makes_a_claim_as_the_foot_says(weighed: Show):
    shown = weighed(NESTED, "t")
    shown.weighing.acts.verbs.new_group(shown.part("t").key, (shown.part("main").key,))
    shown.settle()
    assert shown.page.foot.count.text() == "1 leg"
    assert shown.page.bar.words.text() == "Evidence for"


def test_a_claim_without_groups_says_how_one_begins(weighed: Show):
    shown = weighed("[[main]]\n>>type: claim\n", "main")
    assert shown.said() == {"main": "unsupported"}
    assert "N begins one" in shown.page.foot.count.text()


def test_a_text_without_claims_teaches(services: Services, weighed: Show):
    shown = weighed("prose\n[[x]]\n", "x")
    services.session.new()
    shown.settle()
    assert shown.page.pages.currentWidget() is shown.page.empty


# --- geometry -------------------------------------------------------------------------------------


def rects(shown: Weighed) -> dict[str, PartFigure]:
    figures = shown.page.scene.figures
    return {key: one for key, one in figures.items() if isinstance(one, PartFigure)}


def test_nothing_overlaps_but_what_stands_in_a_box(weighed: Show):
    shown = weighed(NESTED, "main")
    shown.key(Qt.Key.Key_Return, shown.part("deep"))
    figures = rects(shown)
    for one, other in itertools.combinations(figures.values(), 2):
        inside = one.part in other.part.children or other.part in one.part.children
        assert inside or not one.area.intersects(other.area), (one.key, other.key)
    for figure in figures.values():
        for child in figure.part.children if figure.part.kind in BOXES else ():
            assert figure.area.contains(figures[child.path].area)


def test_lines_end_at_the_borders_of_what_they_join(weighed: Show):
    shown = weighed(NESTED, "main")
    shown.key(Qt.Key.Key_Return, shown.part("deep"))
    figures = rects(shown)
    lines = [one for one in shown.page.scene.figures.values() if isinstance(one, JointFigure)]
    assert len(lines) == 3
    for line in lines:
        start, end = line.points
        assert any(
            abs(start.x() - one.area.right()) < 0.01
            and one.area.top() < start.y() < one.area.bottom()
            for one in figures.values()
        )
        assert any(
            abs(end.x() - one.area.left()) < 0.01 and one.area.top() < end.y() < one.area.bottom()
            for one in figures.values()
        )


def test_what_is_added_moves_no_order_and_the_claim_stays_in_its_place(weighed: Show):
    shown = weighed(NESTED, "main")
    claim = shown.figure(shown.part("main"))
    before = shown.page.view.mapFromScene(claim.area.center())
    tops = [shown.figure(shown.part(name, group="1")).area.top() for name in ("deep", "t")]
    shown.weighing.acts.verbs.add_leg("main", "1", "s")
    shown.settle()
    after = [shown.figure(shown.part(n, group="1")).area.top() for n in ("deep", "t", "s")]
    assert after == sorted(after)
    assert len(tops) == 2
    moved = shown.page.view.mapFromScene(claim.area.center()) - before
    assert moved.manhattanLength() <= 2


def test_labels_are_cut_and_whole_in_the_tooltip(weighed: Show):
    long = "a label that goes on and on " * 12
    shown = weighed(f"[[main]]\n>>type: claim\n>>group-1: [[{long.strip()}]]\n", "main")
    leg = next(part for part in shown.parts() if part.kind is Kind.LEG)
    figure = shown.figure(leg)
    assert long.strip() in figure.whole
    assert figure.face.lines[-1].endswith("…")  # type: ignore[attr-defined]


def test_markup_in_a_label_stays_text(weighed: Show):
    shown = weighed("[[<b>main</b>]]\n>>type: claim\n>>group-1: [[<img src=x>]]\n", "<b>main</b>")
    svg = as_bytes(shown.page.scene, shown.page.theme, "t", Format.SVG).decode()
    assert "&lt;b&gt;main&lt;/b&gt;" in svg
    assert "<img" not in svg


def test_the_picture_is_saved_with_its_text_as_text(weighed: Show):
    shown = weighed(ALL, "main")
    made = {kind: as_bytes(shown.page.scene, shown.page.theme, "t", kind) for kind in Format}
    assert b"rumour" in made[Format.SVG]
    assert b">either<" in made[Format.SVG]
    assert made[Format.PNG].startswith(b"\x89PNG")
    assert made[Format.PDF].startswith(b"%PDF")


def cut_and_whole(page: SupportPage) -> tuple[set[str], set[str]]:
    """The labels of what is seen in part, and of what is seen whole."""
    seen = page.view.mapToScene(page.view.viewport().rect()).boundingRect()
    parts = [one for one in page.scene.choosable() if isinstance(one, PartFigure)]
    whole = {one.part.label for one in parts if seen.contains(one.area)}
    return {one.part.label for one in parts if seen.intersects(one.area)} - whole, whole


@pytest.mark.parametrize("width", range(420, 561, 20))
def test_the_first_look_at_a_narrow_page_cuts_no_box(services: Services, weighed: Show, width: int):
    shown = weighed("[[other]]\n" + NESTED, "other")
    services.window.resize(services.window.width() + width - shown.page.width(), 700)
    shown.settle()
    assert shown.page.width() == width
    for label in ("t", "main"):
        cut, whole = cut_and_whole(shown.at(label).page)
        assert (cut, label in whole) == (set(), True)


# --- many legs ------------------------------------------------------------------------------------


def many(count: int) -> str:
    legs = " & ".join(f"[[leg {number}]]" for number in range(count))
    return f"[[main]]\n>>type: claim\n>>group-1: {legs}\n"


def test_sixty_legs_stand_in_columns(weighed: Show):
    shown = weighed(many(60), "main")
    lefts = {round(one.area.left()) for one in rects(shown).values() if one.part.kind is Kind.LEG}
    assert len(lefts) == 4


def test_above_a_cap_it_says_what_is_not_shown_and_shows_more(weighed: Show):
    shown = weighed(many(MOST_LEGS + 7), "main")
    assert shown.page.foot.count.text() == "500 of 507 legs shown, 7 are not"
    assert shown.part("7 more legs are not shown").kind is Kind.MORE
    QTest.mouseClick(shown.page.foot.more, Qt.MouseButton.LeftButton)
    assert shown.page.foot.count.text() == "507 legs"


# --- walking --------------------------------------------------------------------------------------


def walk(shown: Weighed, keys: str) -> list[str]:
    arrows = {"←": Qt.Key.Key_Left, "→": Qt.Key.Key_Right, "↑": Qt.Key.Key_Up, "↓": Qt.Key.Key_Down}
    met: list[str] = []
    for key in keys:
        QTest.keyClick(shown.page.view, arrows[key])
        part = shown.page.scene.part
        met.append(part.label if part else "")
    return met


def test_arrows_walk_through_groups_and_legs_to_what_stands_apart(weighed: Show):
    shown = weighed(ALL, "main")
    assert walk(shown, "←↓↓↓↓↓↓↓") == [
        "Group 1", "s", "rumour", "Group 2", "gone", "nobody", "Candidates", "t",
    ]  # fmt: skip
    assert walk(shown, "→") == ["main"]
    assert walk(shown, "↓↓↓↓") == ["Refuted by", "against", "One echo", "copy"]


def test_left_leads_into_the_groups_of_a_leg_that_is_open(weighed: Show):
    shown = weighed(NESTED, "main")
    walk(shown, "←↓")
    shown.key(Qt.Key.Key_Return)
    assert walk(shown, "←↓→→→") == ["Group 1", "s", "deep", "main", "main"]


def test_walking_tells_a_screen_reader_and_brings_the_caret_along(
    services: Services, weighed: Show
):
    shown = weighed(ALL, "main")
    walk(shown, "←↓")
    assert shown.page.view.accessibleDescription() == "leg s, holds, keystone, file-s · source"
    assert services.session.key == "s"
    assert shown.weighing.reading.key == "main"


def test_a_click_on_open_shows_the_groups_of_a_claim_in_its_place(weighed: Show):
    shown = weighed(NESTED, "main")
    deep = shown.part("deep")
    figure = shown.figure(deep)
    button = figure.buttons()[0][2].center()  # type: ignore[attr-defined]
    shown.click(deep, QPointF(button))
    assert [part.label for part in shown.part("deep").children] == ["Group 1", "Group 2"]
    shown.key(Qt.Key.Key_Return, shown.part("deep"))
    assert shown.part("deep").children == ()


def test_claims_that_lean_on_each_other_do_not_open_for_ever(weighed: Show):
    loop = "[[a]]\n>>type: claim\n>>group-1: [[b]]\n[[b]]\n>>type: claim\n>>group-1: [[a]]\n"
    shown = weighed(loop, "a")
    shown.key(Qt.Key.Key_Return, shown.part("b"))
    again = [part for part in shown.parts() if part.label == "a" and part.kind is Kind.LEG]
    assert [(part.opens, part.note) for part in again] == [
        (False, "claim, unsupported · leans on itself")
    ]


# --- following ------------------------------------------------------------------------------------


def test_it_follows_the_caret_and_stays_where_it_is_pinned(services: Services, weighed: Show):
    shown = weighed(NESTED, "main")
    services.session.request_place(services.session.graph.places("deep")[0])
    shown.weighing.show_page()
    shown.settle()
    assert shown.page.bar.subject == "deep"
    QTest.mouseClick(shown.page.bar.pin, Qt.MouseButton.LeftButton)
    services.window.desk.go_to(services.session.graph.places("main")[0])
    shown.settle()
    assert shown.page.bar.subject == "deep"


def test_typing_in_the_text_shows_at_once(services: Services, weighed: Show):
    shown = weighed(NESTED, "main")
    services.session.request_edits(services.session.workspace.withdraw("s", "wrong", "2026-07-02"))
    shown.settle()
    shown.key(Qt.Key.Key_Return, shown.part("deep"))
    assert shown.said()["s/1"] == "fails"


def test_f12_leads_to_the_line_of_the_group(services: Services, weighed: Show):
    shown = weighed(NESTED, "main")
    shown.page.view.choose(shown.figure(shown.part("t")))
    shown.command("follow")
    assert services.window.desk.isVisible()
    place = services.window.places.here
    assert shown.text.split("\n")[place.line].startswith(">>group-1: [[deep]]")
