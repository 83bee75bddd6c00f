"""The outline says what the map shows, and does the same with it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.canvas.conftest import Mapped
from tests.canvas.test_map import TEXT, cards, routes
from whydesk.app import Services
from whydesk.canvas.map_page import MapPage
from whydesk.canvas.words import spoken


def open_outline(page: MapPage) -> None:
    QTest.mouseClick(page.bar.outline, Qt.MouseButton.LeftButton)


def go_to_row(page: MapPage, label: str) -> None:
    page.outline.setFocus()
    QTest.keyClick(page.outline, Qt.Key.Key_Home)
    while page.outline.current_row and page.outline.current_row.spot.label != label:
        QTest.keyClick(page.outline, Qt.Key.Key_Down)


def test_every_card_and_every_link_stands_in_it_once(mapped: Mapped):
    page = mapped(TEXT, "Decision")
    open_outline(page)
    rows = page.outline.rows()
    labels = {spot.key: spot.label for spot in page.state.found.spots}

    assert sorted(row.spot.key for row in rows if not row.again) == sorted(cards(page))
    said = [
        f"{labels[row.tie.source]} {spoken(row.tie.role)} {labels[row.tie.target]}"
        for row in rows
        if row.tie
    ]
    assert sorted(said) == sorted(routes(page))


def test_rows_are_read_from_the_row_above(mapped: Mapped):
    page = mapped(TEXT, "Decision")
    open_outline(page)
    said = [row.spoken for row in page.outline.rows()]

    assert said == [
        "Decision, decision, 2026-03-01",
        "derived from Finding, result",
        "derived from Source, paper, 1 more effect",
        "closes Finding, result, shown above",
        "supported by Proof, proof",
        "contradicted by Doubt, no type",
    ]


def test_walking_in_it_chooses_the_card_and_the_node(services: Services, mapped: Mapped):
    page = mapped(TEXT, "Decision")
    open_outline(page)
    go_to_row(page, "Source")

    assert services.session.key == "source"
    assert page.scene.current is cards(page)["source"]
    assert page.outline.hasFocus()


def test_enter_and_space_do_what_they_do_on_the_map(mapped: Mapped, drawn):
    page = mapped(TEXT, "Decision")
    open_outline(page)
    go_to_row(page, "Source")
    QTest.keyClick(page.outline, Qt.Key.Key_Space)
    drawn()
    opened = set(cards(page))
    go_to_row(page, "Source")
    QTest.keyClick(page.outline, Qt.Key.Key_Return)
    drawn()

    assert "elsewhere" in opened
    assert page.state.anchor == "source"
