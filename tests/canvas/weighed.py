"""Evidence in the window, as tests handle it: parts by label, a real mouse, the text that came."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from tests.rest import is_at_rest
from whydesk.app import Services
from whydesk.canvas.support_cards import PartFigure
from whydesk.canvas.support_page import SupportPage
from whydesk.engine.workspace import Workspace
from whydesk.panels.support_panel import SupportPanel
from whydesk.session.support_parts import Kind, Part
from whydesk.window.weighing import Weighing

CONTROL = Qt.KeyboardModifier.ControlModifier


class Weighed:
    """One text with the evidence of a claim up, as picture and as outline."""

    def __init__(self, services: Services, wait: Callable[[Callable[[], bool]], None]) -> None:
        self.services = services
        self.wait_until = wait

    def show(self, text: str, label: str, folder: Path) -> "Weighed":
        path = folder / "a.lmd"
        path.write_text(text, encoding="utf-8", newline="")
        self.services.session.put(Workspace.open(path))
        return self.at(label)

    def at(self, label: str) -> "Weighed":
        """Put up the evidence of a claim."""
        session = self.services.session
        session.request_node(session.workspace.key(label))
        self.weighing.show_page()
        self.weighing.focus()
        self.page.view.setFocus()
        self.settle()
        return self

    def settle(self) -> None:
        QApplication.processEvents()
        weighing = self.weighing
        self.wait_until(lambda: not weighing.reading.is_waiting and is_at_rest(weighing))
        QApplication.processEvents()

    @property
    def weighing(self) -> Weighing:
        return self.services.window.weighing

    @property
    def page(self) -> SupportPage:
        return self.weighing.page

    @property
    def panel(self) -> SupportPanel:
        return self.weighing.panel

    @property
    def text(self) -> str:
        return self.services.session.workspace.text()

    # --- parts ------------------------------------------------------------------------------------

    def parts(self) -> list[Part]:
        picture = self.weighing.reading.picture
        return list(picture.walk()) if picture else []

    def part(self, label: str, kind: Kind | None = None, group: str = "") -> Part:
        """The first part with this label, of this kind and in this group where those are given."""
        return next(
            part
            for part in self.parts()
            if part.label == label and kind in (None, part.kind) and group in ("", part.group)
        )

    def said(self) -> dict[str, str]:
        """What the picture says of each part, by label and group."""
        return {
            f"{part.label}/{part.group}" if part.kind is Kind.LEG else part.label: part.said.word
            for part in self.parts()
        }

    def figure(self, part: Part) -> PartFigure:
        figure = self.page.scene.figure_of(part.path)
        assert figure is not None, part
        return figure

    # --- mouse and keys ---------------------------------------------------------------------------

    def point(self, part: Part, at: QPointF | None = None) -> QPoint:
        """Where a part is in the view: at the left of its lower edge, where no button is."""
        figure = self.figure(part)
        self.page.view.reveal(figure)
        inside = at or QPointF(12, figure.size.height() - 7)
        return self.page.view.mapFromScene(figure.pos() + inside)

    def click(self, part: Part, at: QPointF | None = None) -> None:
        point = self.point(part, at)
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        self.settle()

    def key(self, key: Qt.Key, part: Part | None = None) -> None:
        """Press a key on the picture, with a part as the current one."""
        if part is not None:
            self.page.view.choose(self.figure(part))
        QTest.keyClick(self.page.view, key)
        self.settle()

    def drag(self, part: Part, target: Part | None) -> str:
        """Carry a part onto another, or onto the ground; what was said before it was let go."""
        viewport = self.page.view.viewport()
        self.page.view.fit()
        start = self.point(part)
        end = self.point(target) if target else self.ground()
        return carry(viewport, self.point(part) if target else start, viewport, end)

    def ground(self) -> QPoint:
        """A point of the view where nothing is."""
        view = self.page.view
        room = view.viewport().rect()
        spots = (QPoint(x, y) for x in range(4, room.width(), 9) for y in range(4, 200, 9))
        return next(spot for spot in spots if view.figure_at(spot) is None)

    def undo(self) -> None:
        self.services.window.menus.actions["undo"].trigger()
        self.settle()

    def command(self, name: str) -> None:
        self.services.window.menus.actions[name].trigger()
        self.settle()

    def choose_from_menu(self, words: str) -> None:
        """Choose an entry of the menu that is open."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        entries = {action.text().partition("\t")[0]: action for action in menu.actions()}
        QTest.mouseClick(
            menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entries[words]).center()
        )
        self.settle()

    def dialog(self, kind: type[QDialog]) -> QDialog:
        """The dialog of a kind that is open."""
        found = [one for one in self.services.window.findChildren(kind) if one.isVisible()]
        assert len(found) == 1
        return found[0]


def carry(source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> str:
    """Press at a point, move to another widget and let go; the words that went along last."""
    QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
    there = source.mapFromGlobal(target.mapToGlobal(end))
    for part in (0.3, 0.7, 1.0):
        move(source, start + (there - start) * part)
    ghosts = [
        label for label in source.window().findChildren(QWidget, "carried") if label.isVisible()
    ]
    words = ghosts[0].property("text") if ghosts else ""
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=there)
    QApplication.processEvents()
    return words


def move(widget: QWidget, point: QPoint, held: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Move the mouse with a button down (QTest moves it without)."""
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        QPointF(point),
        QPointF(widget.mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)
