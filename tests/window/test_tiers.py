"""Marks of tiers in text, node card and map: shown, clicked, and each choice one edit."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from whydesk.app import Services
from whydesk.canvas.cards import CardFigure
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.workspace import Workspace
from whydesk.panels.node_rows import NodeKind, NodeRow
from whydesk.window.commands import Menu
from whydesk.window.docks import bring_forward

TEXT = """[[A]]
>>type: claim
>>rent: 4100 euros
>>visibility-rent: secret
[[A]] →(derived-from) [[B]]

[[B]]
>>visibility: masked

@@note on=A visibility=masked
words
@@
"""
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def tiered(services: Services, tmp_path: Path) -> Services:
    path = tmp_path / "a.lmd"
    path.write_text(TEXT, encoding="utf-8", newline="")
    services.session.put(Workspace.open(path))
    return services


@pytest.fixture
def popped(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """The menus that were opened, which stay unseen."""
    found: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, *_: found.append(menu))
    return found


def marked(services: Services) -> dict[int, Tier]:
    view = services.window.desk.view
    assert view.marks is not None
    blocks = map(view.document().findBlockByNumber, range(view.document().blockCount()))
    tiers = {block.blockNumber(): view.marks.tier_on(block) for block in blocks}
    return {line: tier for line, tier in tiers.items() if tier}


def click_mark(services: Services, line: int) -> None:
    view = services.window.desk.view
    assert view.marks is not None
    rect = view.marks.rect_on(view.document().findBlockByNumber(line))
    QTest.mouseClick(view.viewport(), LEFT, pos=rect.center().toPoint())


def entry(menu: QMenu, word: str) -> QAction:
    return next(one for one in menu.actions() if word in one.text().replace("&", ""))


def test_lines_that_are_not_open_are_marked(tiered: Services) -> None:
    assert marked(tiered) == {2: Tier.SECRET, 6: Tier.MASKED, 9: Tier.MASKED}


@pytest.mark.parametrize(("line", "now"), [(2, "secret"), (6, "Masked"), (9, "Masked")])
def test_a_click_on_a_mark_offers_the_three(tiered: Services, popped, line: int, now: str) -> None:
    before = tiered.window.desk.view.caret()
    click_mark(tiered, line)
    assert [one.text() for one in popped[0].actions() if one.isChecked()] == [
        entry(popped[0], now).text()
    ]
    assert tiered.window.desk.view.caret() == before


@pytest.mark.parametrize("line", [2, 6, 9])
@pytest.mark.parametrize("word", ["open", "Masked", "secret"])
def test_a_choice_is_one_step(tiered: Services, popped, qtbot, line: int, word: str) -> None:
    was = marked(tiered)[line]
    click_mark(tiered, line)
    entry(popped[0], word).trigger()
    wanted = {"open": Tier.OPEN, "Masked": Tier.MASKED, "secret": Tier.SECRET}[word]
    qtbot.waitUntil(lambda: marked(tiered).get(line, Tier.OPEN) is wanted)
    assert (tiered.session.workspace.text() == TEXT) == (was is wanted)
    if was is not wanted:
        tiered.window.desk.undo()
    assert tiered.session.workspace.text() == TEXT


def test_a_click_beside_a_mark_is_for_the_text(tiered: Services, popped) -> None:
    view = tiered.window.desk.view
    assert view.marks is not None
    rect = view.marks.rect_on(view.document().findBlockByNumber(2))
    QTest.mouseClick(
        view.viewport(), LEFT, pos=QPoint(int(rect.left()) - 4, int(rect.center().y()))
    )
    assert not popped
    assert view.caret()[0] == 2


def test_a_mark_appears_once_typing_rests(tiered: Services, qtbot) -> None:
    view = tiered.window.desk.view
    view.go_to(1, len(">>type: claim"))
    with qtbot.waitSignal(tiered.session.tiers.changed):
        view.put(["", ">>visibility-type: masked"])
    assert marked(tiered)[1] is Tier.MASKED


def test_the_caret_gets_the_choice_by_key(tiered: Services, popped) -> None:
    tiered.window.desk.view.go_to(2, 4)
    tiered.window.menus.actions["tier"].trigger()
    entry(popped[0], "Masked").trigger()
    assert ">>visibility-rent: masked" in tiered.session.workspace.text()


def test_where_nothing_has_a_tier_it_says_so(services: Services, popped, tmp_path: Path) -> None:
    services.session.put(Workspace.new("words\n"))
    services.window.menus.actions["tier"].trigger()
    assert not popped


def rows(services: Services) -> Iterator[tuple[int, NodeRow]]:
    return iter(enumerate(services.window.around.node.model.rows))


def test_the_node_card_has_marks_that_can_be_clicked(tiered: Services, popped, qtbot) -> None:
    window, card = tiered.window, tiered.window.around.node
    window.desk.view.go_to(0)
    bring_forward(window.around.node_dock)
    qtbot.waitUntil(lambda: len(card.model.rows) > 3)
    tiers = {row.kind: row.tier for _, row in rows(tiered) if row.tier}
    assert tiers == {NodeKind.PROPERTY: Tier.SECRET, NodeKind.THOUGHT: Tier.MASKED}
    number = next(n for n, row in rows(tiered) if row.name == "rent")
    rect = card.list.mark_rect(card.model.index(number))
    gone: list[object] = []
    card.place_requested.connect(gone.append)
    QTest.mouseClick(card.list.viewport(), LEFT, pos=rect.center().toPoint())
    entry(popped[0], "open").trigger()
    assert "visibility-rent" not in tiered.session.workspace.text()
    assert not gone


def test_the_map_has_marks_that_can_be_clicked(tiered: Services, popped, qtbot) -> None:
    stage = tiered.window.stage
    tiered.window.desk.view.go_to(0)
    stage.toggle_map()
    qtbot.waitUntil(lambda: "b" in stage.map.scene.figures)
    card = stage.map.scene.figures["b"]
    assert isinstance(card, CardFigure)
    assert "masked" in card.spoken
    point = stage.map.view.mapFromScene(card.mapToScene(QPointF(card.tier_mark.center())))
    QTest.mouseClick(stage.map.view.viewport(), LEFT, pos=point)
    entry(popped[0], "secret").trigger()
    assert ">>visibility: secret" in tiered.session.workspace.text()
    qtbot.waitUntil(lambda: "secret" in card.spoken)


def test_the_map_shows_what_any_line_says(services: Services, qtbot) -> None:
    said_twice = "[[B]]\n>>visibility: secret\n[[B]]\n>>visibility: open\n"
    services.session.put(Workspace.new(f"[[A]]\n[[A]] →(derived-from) [[B]]\n{said_twice}"))
    services.window.stage.toggle_map()
    figures = services.window.stage.map.scene.figures
    qtbot.waitUntil(lambda: "b" in figures)
    assert "secret" in figures["b"].spoken


def test_the_choice_is_in_a_menu_and_has_keys(services: Services) -> None:
    menus = services.window.menus
    assert menus.actions["tier"] in menus.menus[Menu.EDIT].actions()
    assert not menus.actions["tier"].shortcut().isEmpty()
