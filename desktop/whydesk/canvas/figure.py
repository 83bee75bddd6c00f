"""What every figure of a canvas has: a name, words for who hears it, and one way of painting."""

from abc import abstractmethod
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from whydesk.theme.theme import Theme
from whydesk.widgets.abstract import Abstract


class Figure(QGraphicsItem, metaclass=Abstract):
    """One thing on a canvas. A subclass paints it with ``draw``, for the screen and for a file.

    ``key`` tells figures of a canvas apart. ``choosable`` ones can be chosen by mouse and keyboard;
    ``walkable`` ones are what the arrow keys go between.
    """

    choosable: ClassVar[bool] = True
    walkable: ClassVar[bool] = True

    def __init__(self, key: str, theme: Theme) -> None:
        super().__init__()
        self.key = key
        self.theme = theme
        self.is_current = False
        self.is_found = False
        self.is_hovered = False
        self.setAcceptHoverEvents(True)

    # --- for a subclass ---------------------------------------------------------------------------

    @property
    @abstractmethod
    def spoken(self) -> str:
        """The figure in words, for a screen reader."""

    @property
    def whole(self) -> str:
        """What is told while the mouse rests here, empty for nothing; plain text."""
        return ""

    @abstractmethod
    def draw(self, painter: QPainter, detail: float) -> None:
        """Paint the figure around its own origin; ``detail`` is the scale it is seen at."""

    def action_at(self, point: QPointF) -> str:
        """The name of what a click at a point of the figure does, empty for choosing it."""
        return ""

    # --- what all share ---------------------------------------------------------------------------

    @property
    def chosen(self) -> "Figure":
        """The figure that a click on this one chooses."""
        return self

    @property
    def area(self) -> QRectF:
        """Where the figure is, in the scene."""
        return self.sceneBoundingRect()

    def mark(self, *, current: bool | None = None, found: bool | None = None) -> None:
        """Show that the figure is the current one, or one of those that were looked for."""
        if current is not None:
            self.is_current = current
        if found is not None:
            self.is_found = found
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        detail = QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
        self.draw(painter, detail)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.is_hovered = True
        self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.is_hovered = False
        self.update()
