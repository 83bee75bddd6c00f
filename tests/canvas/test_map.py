"""The map in the window, with real keys and a real mouse."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.canvas.conftest import Mapped
from tests.keys import press
from whydesk.app import Services
from whydesk.canvas.cards import CardFigure
from whydesk.canvas.figure import Figure
from whydesk.canvas.map_page import MapPage
from whydesk.canvas.routes import RouteFigure
from whydesk.engine.workspace import Workspace

CONTROL = Qt.KeyboardModifier.ControlModifier
TEXT = """\
[[Decision]]
>>type: decision
>>date: 2026-03-01
[[Decision]] →(derived-from) [[Finding]]
[[Decision]] →(closes) [[Finding]]
[[Proof]] →(supports) [[Decision]]

[[Finding]]
>>type: result
[[Finding]] →(derived-from) [[Source]]

[[Proof]]
>>type: proof

[[Source]]
>>type: paper

[[Elsewhere]]
[[Elsewhere]] →(derived-from) [[Source]]

[[Doubt]]
[[Doubt]] →(contradicts) [[Decision]]
"""


def cards(page: MapPage) -> dict[str, CardFigure]:
    return {
        key: figure for key, figure in page.scene.figures.items() if isinstance(figure, CardFigure)
    }


def routes(page: MapPage) -> dict[str, RouteFigure]:
    """The routes by what they say."""
    figures = page.scene.figures.values()
    return {figure.said: figure for figure in figures if isinstance(figure, RouteFigure)}


def point_of(page: MapPage, figure: Figure, offset: QPointF | None = None) -> QPoint:
    middle = figure.scenePos() + (offset or QPointF())
    return page.view.mapFromScene(middle)


def click(page: MapPage, figure: Figure, offset: QPointF | None = None) -> None:
    QTest.mouseClick(
        page.view.viewport(), Qt.MouseButton.LeftButton, pos=point_of(page, figure, offset)
    )


def places(page: MapPage) -> dict[str, tuple[float, float]]:
    return {key: (card.pos().x(), card.pos().y()) for key, card in cards(page).items()}


# --- coming and going -----------------------------------------------------------------------------


def test_ctrl_m_shows_the_map_in_the_place_of_the_text_and_brings_it_back(
    services: Services, mapped: Mapped
):
    page = mapped(TEXT, "Decision")
    shown = page.isVisible(), services.window.desk.isVisible()
    QTest.keyClick(page.view, Qt.Key.Key_M, CONTROL)

    assert shown == (True, False)
    assert not page.isVisible()
    assert services.window.desk.view.isVisible()


def test_esc_goes_back_to_the_text(services: Services, mapped: Mapped):
    page = mapped(TEXT, "Decision")
    QTest.keyClick(page.view, Qt.Key.Key_Escape)

    assert not page.isVisible()
    assert services.window.desk.view.isVisible()


def test_the_text_can_stay_beside_and_that_is_remembered(services: Services, mapped: Mapped):
    page = mapped(TEXT, "Decision")
    services.window.menus.actions["text-beside"].trigger()

    assert page.isVisible() and services.window.desk.isVisible()
    assert services.window.menus.actions["text-beside"].isChecked()
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert services.window.stage.beside


def test_a_jump_into_the_text_shows_it(services: Services, mapped: Mapped):
    page = mapped(TEXT, "Decision")
    QTest.mouseDClick(
        page.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=point_of(page, cards(page)["source"]),
    )

    assert services.window.desk.view.isVisible()
    assert services.session.key == "source"


def test_a_command_that_works_in_the_text_brings_it_back(services: Services, mapped: Mapped):
    mapped(TEXT, "Decision")
    services.window.menus.actions["insert-question"].trigger()

    assert services.window.desk.view.isVisible()
    assert services.window.stage.picture is None


# --- what is shown --------------------------------------------------------------------------------


def test_all_that_it_rests_on_and_all_that_disagrees(mapped: Mapped):
    page = mapped(TEXT, "Decision")

    assert set(cards(page)) == {"decision", "finding", "source", "proof", "doubt"}
    assert set(routes(page)) == {
        "Decision derived from Finding", "Decision closes Finding", "Proof supports Decision",
        "Finding derived from Source", "Doubt contradicts Decision",
    }  # fmt: skip
    assert page.foot.count.text() == "5 nodes"


def test_what_was_typed_is_seen_and_undone_and_old_cards_stay(
    services: Services, mapped: Mapped, drawn
):
    page = mapped(TEXT, "Decision")
    before = places(page)
    services.session.request_edits(_edit("[[Source]] →(derived-from) [[New]]"))
    drawn()
    after = places(page)
    QTest.keyClick(page.view, Qt.Key.Key_Z, CONTROL)
    drawn()

    assert set(after) == {*before, "new"}
    assert {key: after[key] for key in before} == before
    assert places(page) == before


def _edit(line: str):
    from whydesk.engine.model import Span, TextEdit

    return (TextEdit("a.lmd", Span(0, 0, 0, 0), f"[[New]]\n\n{line}\n\n"),)


def test_the_cap_says_how_many_there_are_in_all(services: Services, mapped: Mapped, qtbot):
    nodes = "".join(f"[[n{n}]]\n[[n{n}]] →(derived-from) [[n{n + 1}]]\n\n" for n in range(300))
    page = mapped(nodes + "[[n300]]\n", "n0")

    qtbot.waitUntil(lambda: page.foot.count.text() == "120 of 301 shown")
    QTest.mouseClick(page.foot.more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.foot.count.text() == "240 of 301 shown")


# --- choosing -------------------------------------------------------------------------------------


def test_a_click_selects_the_node_and_leaves_the_map_where_it_is(
    services: Services, mapped: Mapped, qtbot
):
    page = mapped(TEXT, "Decision")
    click(page, cards(page)["finding"])
    qtbot.wait(100)

    assert services.session.key == "finding"
    assert page.state.anchor == "decision"
    assert page.scene.current is cards(page)["finding"]
    assert page.view.hasFocus()


def test_each_of_two_parallel_links_can_be_chosen(mapped: Mapped):
    page = mapped(TEXT, "Decision")
    chosen: list[str] = []
    for said in ("Decision derived from Finding", "Decision closes Finding"):
        click(page, routes(page)[said].chip)
        assert page.scene.current is not None
        chosen.append(page.scene.current.spoken)

    assert chosen == ["Decision derived from Finding", "Decision closes Finding"]


def test_the_line_itself_can_be_clicked(mapped: Mapped):
    page = mapped(TEXT, "Decision")
    route = routes(page)["Finding derived from Source"]
    start = route.points[0]
    at = page.view.mapFromScene(start + QPointF(6, 0))
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    assert page.scene.current is route


# --- keys -----------------------------------------------------------------------------------------


def test_arrow_keys_go_along_the_links(services: Services, mapped: Mapped):
    page = mapped(TEXT, "Decision")
    walked: list[str] = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(page.view, key)
        walked.append(services.session.key)

    assert walked[1:] == ["source", "finding", "decision"]


def test_ctrl_down_steps_through_the_links_of_a_card(mapped: Mapped):
    page = mapped(TEXT, "Decision")
    stepped: list[str] = []
    for _ in range(4):
        QTest.keyClick(page.view, Qt.Key.Key_Down, CONTROL)
        assert page.scene.current is not None
        stepped.append(page.scene.current.spoken)

    assert sorted(stepped) == sorted(said for said in routes(page) if "Decision" in said)


def test_enter_makes_a_card_the_anchor(mapped: Mapped, drawn):
    page = mapped(TEXT, "Decision")
    click(page, cards(page)["source"])
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    drawn()

    assert page.state.anchor == "source"
    assert set(cards(page)) == {"source", "finding", "decision", "elsewhere"}


def test_space_shows_what_is_hidden_and_folds_it_again(mapped: Mapped, drawn):
    page = mapped(TEXT, "Decision")
    click(page, cards(page)["source"])
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    drawn()
    opened = set(cards(page))
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    drawn()

    assert opened - set(cards(page)) == {"elsewhere"}


def test_the_plus_on_a_card_shows_what_is_hidden(mapped: Mapped, drawn):
    page = mapped(TEXT, "Decision")
    card = cards(page)["source"]
    button = next(rect for side, rect in card.buttons().items() if side.value == "effects")
    click(page, card, button.center())
    drawn()

    assert "elsewhere" in cards(page)


def test_the_menu_key_opens_the_menu_of_the_current_card(mapped: Mapped):
    page = mapped(TEXT, "Decision")
    click(page, cards(page)["source"])
    words = [action.text().split("\t")[0] for action in page.menus.of_node("source").actions()]

    assert words[:2] == ["Make it the anchor", "Go to the text"]
    assert "Show what follows from it (1 more)" in words


def test_plus_minus_and_zero_zoom(mapped: Mapped):
    page = mapped(TEXT, "Decision")
    page.view.actual_size()
    press(page.view, "+")
    larger = page.view.zoom
    press(page.view, "--")
    smaller = page.view.zoom
    press(page.view, "0")

    assert larger > 1 > smaller
    assert (
        page.view.mapToScene(page.view.viewport().rect()).boundingRect().contains(page.scene.extent)
    )


ROW = """\
[[Decision number one]] →(derived-from) [[Decision number two]]
[[Decision number two]] →(derived-from) [[Decision number three]]
[[Decision number one]]
[[Decision number two]]
[[Decision number three]]
"""


def test_a_narrow_window_cuts_no_card_that_it_has_room_for(services: Services, mapped: Mapped):
    services.window.resize(960, 640)
    page = mapped(ROW, "Decision number one")
    seen = page.view.mapToScene(page.view.viewport().rect()).boundingRect()
    areas = {key: card.area for key, card in cards(page).items()}
    whole = {key for key, area in areas.items() if seen.contains(area)}

    assert whole == {"decision_number_one", "decision_number_two"}
    assert whole == {key for key, area in areas.items() if seen.intersects(area)}


@pytest.mark.parametrize(("turned", "larger"), [(120, True), (-120, False)])
def test_the_wheel_with_ctrl_zooms_where_the_mouse_is(mapped: Mapped, turned: int, larger: bool):
    page = mapped(TEXT, "Decision")
    page.view.actual_size()
    at = QPoint(200, 150)
    held = page.view.mapToScene(at)
    event = QWheelEvent(
        QPointF(at), QPointF(page.view.viewport().mapToGlobal(at)), QPoint(), QPoint(0, turned),
        Qt.MouseButton.NoButton, CONTROL, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(page.view.viewport(), event)

    assert (page.view.zoom > 1) is larger
    assert (page.view.mapToScene(at) - held).manhattanLength() < 3


def test_dragging_the_ground_moves_the_picture(mapped: Mapped):
    page = mapped(TEXT, "Decision")
    viewport, start = page.view.viewport(), QPoint(5, 5)
    before = page.view.mapToScene(QPoint(0, 0))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(60, 40))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(60, 40))

    assert (page.view.mapToScene(QPoint(0, 0)) - before).x() < 0


# --- following ------------------------------------------------------------------------------------


def test_the_map_follows_the_caret_until_it_is_pinned(services: Services, mapped: Mapped, drawn):
    page = mapped(TEXT, "Decision")
    services.window.stage.request_node("elsewhere")
    drawn()
    followed = page.state.anchor
    QTest.mouseClick(page.bar.pin, Qt.MouseButton.LeftButton)
    services.window.stage.request_node("proof")
    drawn()

    assert followed == "elsewhere"
    assert page.state.anchor == "elsewhere"
    assert page.bar.pin.text() == "Pinned"


# --- finding and filters --------------------------------------------------------------------------


def test_words_that_are_typed_are_found_and_enter_goes_on(mapped: Mapped):
    page = mapped(TEXT, "Decision")
    QTest.keyClick(page.view, Qt.Key.Key_F, CONTROL)
    press(page.bar.box, "o")
    hits = page.bar.hits.text()
    found = {key for key, card in cards(page).items() if card.is_found}
    press(page.bar.box, "⏎")

    assert found == {"decision", "source", "proof", "doubt"}
    assert hits == "4 found"
    assert page.scene.current is not None and page.scene.current.key in found


def test_a_role_that_is_unticked_is_left_out(mapped: Mapped, drawn):
    page = mapped(TEXT, "Decision")
    QTest.mouseClick(page.bar.filter, Qt.MouseButton.LeftButton)
    tick = page.filter.roles["supports"]
    tick.click()
    drawn()

    assert "proof" not in cards(page)
    assert page.bar.filter.text() == "Filtered…"
    page.filter.everything.click()
    drawn()
    assert "proof" in cards(page)
    page.filter.hide()


def test_types_and_days_are_left_out(mapped: Mapped, drawn):
    page = mapped(TEXT, "Decision")
    QTest.mouseClick(page.bar.filter, Qt.MouseButton.LeftButton)
    page.filter.types["paper"].click()
    drawn()
    without = set(cards(page))
    page.filter.undated.click()
    drawn()
    page.filter.hide()

    assert without == {"decision", "finding", "proof", "doubt"}
    assert set(cards(page)) == {"decision"}


# --- labels ---------------------------------------------------------------------------------------


def test_a_label_is_text_whatever_it_looks_like(mapped: Mapped):
    page = mapped("[[<b>x</b>]]\n[[<b>x</b>]] →(derived-from) [[long]]\n\n[[long]]\n", "<b>x</b>")

    assert cards(page)["<b>x</b>"].face.lines == ("<b>x</b>",)


def test_a_label_of_a_million_letters_is_cut(mapped: Mapped):
    label = "word " * 200_000 + "end"
    page = mapped(f"[[{label}]]\n[[{label}]] →(derived-from) [[b]]\n\n[[b]]\n", "b")
    card = next(card for key, card in cards(page).items() if key != "b")

    assert len(card.face.lines) == 3
    assert card.face.lines[-1].endswith("…")
    assert len(card.spoken) < 600 and len(card.whole) < 600


def test_where_the_caret_is_in_no_node_the_first_with_a_reason_is_shown(services: Services, drawn):
    services.session.put(Workspace.new("# Title\n\n[[Lonely]]\n\n" + TEXT))
    services.window.desk.view.go_to(0)

    services.window.stage.toggle_map()
    drawn()

    assert services.window.stage.map.state.anchor == "decision"
