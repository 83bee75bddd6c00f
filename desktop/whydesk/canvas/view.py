"""A canvas in sight: zoom, pan, the dotted ground, keys and mouse. What it shows is a scene's."""

import html
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QToolTip, QWidget

from whydesk.canvas.figure import Figure
from whydesk.canvas.first_look import LEAST_READABLE, Room, first_look
from whydesk.canvas.ground import Ground
from whydesk.canvas.scene import ARROWS, CanvasScene
from whydesk.theme.theme import Theme

LEAST_ZOOM, MOST_ZOOM = 0.05, 4.0
_STEP = 1.2
_MARGIN, _EDGE = 32, 12
_WHEEL_NOTCH = 120


class CanvasView(QGraphicsView):
    """Shows a canvas scene. GUI thread.

    ``chosen`` tells that a figure was clicked or walked to; ``acted`` that something on it was
    clicked, by name; ``opened`` that it was double-clicked; ``menu_requested`` wants its menu at a
    place of the screen; ``key_pressed`` carries keys that are not the canvas's own.
    """

    chosen = Signal(object)
    acted = Signal(object, str)
    opened = Signal(object)
    menu_requested = Signal(object, QPoint)
    zoom_changed = Signal(float)

    def __init__(self, scene: CanvasScene, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._figures = scene
        self._theme = theme
        self._pan_from: QPoint | None = None
        self._ground = Ground(theme)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setMouseTracking(True)
        self.grabGesture(Qt.GestureType.PinchGesture)
        scene.current_changed.connect(self._tell_current)
        theme.changed.connect(self.viewport().update)

    # --- zoom and place ---------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        return self.transform().m11()

    @Slot()
    def zoom_in(self) -> None:
        self.set_zoom(self.zoom * _STEP)

    @Slot()
    def zoom_out(self) -> None:
        self.set_zoom(self.zoom / _STEP)

    @Slot()
    def actual_size(self) -> None:
        self.set_zoom(1.0)

    def set_zoom(self, zoom: float, around: QPoint | None = None) -> None:
        """Set the scale; what is at a point of the view, or in its middle, stays there."""
        zoom = min(max(zoom, LEAST_ZOOM), MOST_ZOOM)
        point = self.viewport().rect().center() if around is None else around
        held = self.mapToScene(point)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        moved = self.mapFromScene(held) - point
        self.scroll_by(moved)
        self.zoom_changed.emit(zoom)

    @Slot()
    def fit(self) -> None:
        """Show everything, no larger than it is."""
        self._fit(LEAST_ZOOM)

    def fit_readable(
        self, around: Figure | None, wanted: Sequence[Figure] = (), *, from_top: bool = False
    ) -> None:
        """Show everything if it can still be read then; else a figure and what is near it.

        Figures that are ``wanted`` beside it are shown whole before others, if they can be;
        ``from_top`` shows the picture from its top on, if the figure can be seen there.
        """
        if self._fit(LEAST_READABLE) or around is None:
            return
        room = Room(QSizeF(self.viewport().size()), self._theme.px(_EDGE))
        near = [other.area for other in self._figures.choosable() if other.walkable]
        asked = [figure.area for figure in wanted]
        extent = self._figures.extent
        look = first_look(room, extent, around.area, asked, near, from_top=from_top)
        self.set_zoom(look.zoom)
        self.take_extent()
        self.centerOn(look.centre)

    def _fit(self, least: float) -> bool:
        self.take_extent()
        extent = self._figures.extent
        if extent.isEmpty():
            return True
        margin = 2 * self._theme.px(_MARGIN)
        room = self.viewport().size()
        scale = min(
            max(40.0, room.width() - margin) / extent.width(),
            max(40.0, room.height() - margin) / extent.height(),
        )
        zoom = min(max(scale, least), 1.0)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.centerOn(extent.center())
        self.zoom_changed.emit(zoom)
        return scale >= least

    def take_extent(self) -> None:
        """Let the view be moved as far as the figures reach, and a view's breadth beyond."""
        room = self.viewport().size()
        across, down = room.width() / self.zoom, room.height() / self.zoom
        self.setSceneRect(self._figures.extent.adjusted(-across, -down, across, down))

    def reveal(self, figure: Figure) -> None:
        """Move the view as little as possible so that a figure is seen whole."""
        margin = self._theme.px(_MARGIN)
        area = self.mapFromScene(figure.area).boundingRect()
        room = self.viewport().rect().adjusted(margin, margin, -margin, -margin)
        dx = min(0, area.left() - room.left()) or max(0, area.right() - room.right())
        dy = min(0, area.top() - room.top()) or max(0, area.bottom() - room.bottom())
        self.scroll_by(QPoint(dx, dy))

    def hold(self, figure: Figure, at: QPoint) -> None:
        """Move the view so that a figure's middle is at a point of it."""
        self.scroll_by(self.mapFromScene(figure.area.center()) - at)

    def below(self, figure: Figure, part: QRectF) -> QPoint:
        """The point of the screen under a part of a figure, given in the figure's own measure."""
        corner = self.mapFromScene(figure.mapToScene(part.bottomLeft()))
        return self.viewport().mapToGlobal(corner)

    def scroll_by(self, distance: QPoint) -> None:
        """Move the view over the canvas, in pixels of the view."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + distance.x())
        down.setValue(down.value() + distance.y())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.take_extent()

    # --- the ground -------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.save()
        origin = self.mapFromScene(QPointF(0, 0))
        painter.resetTransform()
        self._ground.paint(painter, self.viewport(), origin, self.zoom)
        painter.restore()

    # --- mouse and fingers ------------------------------------------------------------------------

    def figure_at(self, point: QPoint) -> Figure | None:
        """The figure at a point of the view that can be chosen."""
        found = self._hit(point)
        return found.chosen if found else None

    def _hit(self, point: QPoint) -> Figure | None:
        for item in self.items(point):
            if isinstance(item, Figure) and item.chosen.choosable:
                return item
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        hit = self._hit(point)
        if event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton and hit is None
        ):
            self._pan_from = point
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif event.button() == Qt.MouseButton.LeftButton and hit is not None:
            action = hit.action_at(hit.mapFromScene(self.mapToScene(point)))
            self.choose(hit.chosen)
            if action:
                self.acted.emit(hit.chosen, action)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is None:
            super().mouseMoveEvent(event)
            return
        point = event.position().toPoint()
        self.scroll_by(self._pan_from - point)
        self._pan_from = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pan_from = None
        self.viewport().unsetCursor()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        hit = self._hit(event.position().toPoint())
        if hit is None:
            return
        if hit.action_at(hit.mapFromScene(self.mapToScene(event.position().toPoint()))):
            self.mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(hit.chosen)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            notches = (turned.y() or turned.x()) / _WHEEL_NOTCH
            self.set_zoom(self.zoom * _STEP**notches, event.position().toPoint())
        else:
            pixels = event.pixelDelta()
            way = -pixels if not pixels.isNull() else -turned / 2
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not way.x():
                way = QPoint(way.y(), 0)
            self.scroll_by(way)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.set_zoom(self.zoom * (1.0 + event.value()), event.position().toPoint())
                return True
        elif isinstance(event, QGestureEvent):
            return self._pinch(event)
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell_whole(event)
            return True
        return super().viewportEvent(event)

    def _pinch(self, event: QGestureEvent) -> bool:
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        around = self.viewport().mapFromGlobal(pinch.hotSpot().toPoint())
        self.set_zoom(self.zoom * pinch.scaleFactor(), around)
        event.accept(pinch)
        return True

    def _tell_whole(self, event: QHelpEvent) -> None:
        figure = self.figure_at(event.pos())
        if figure is None or not figure.whole:
            QToolTip.hideText()
            return
        # A tooltip guesses HTML in plain text: it is given HTML in which the text is only text.
        text = html.escape(figure.whole).replace("\n", "<br>")
        QToolTip.showText(event.globalPos(), f"<div>{text}</div>", self.viewport())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            figure = self.figure_at(event.pos())
            if figure is not None:
                self.choose(figure)
            self.menu_requested.emit(figure, event.globalPos())
        else:
            self._menu_at_current()
        event.accept()

    def _menu_at_current(self) -> None:
        figure = self._figures.current
        at = self.viewport().rect().center()
        if figure is not None:
            self.reveal(figure)
            at = self.mapFromScene(figure.area.center())
        self.menu_requested.emit(figure, self.viewport().mapToGlobal(at))

    # --- keys -------------------------------------------------------------------------------------

    def choose(self, figure: Figure) -> None:
        """Make a figure the current one, as a click does."""
        self._figures.set_current(figure)
        self.chosen.emit(figure)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        control = held == Qt.KeyboardModifier.ControlModifier
        if key in ARROWS and control and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step_line(back=key == Qt.Key.Key_Up)
        elif key in ARROWS and held == Qt.KeyboardModifier.ShiftModifier:
            self._pan(key)
        elif key in ARROWS and not held:
            self._walk(key)
        elif not held & ~Qt.KeyboardModifier.ShiftModifier and self._zoom_key(event.text()):
            return
        else:
            # Not the base class: it would scroll, and send keys to figures.
            event.ignore()

    def _zoom_key(self, text: str) -> bool:
        action = {
            "+": self.zoom_in,
            "=": self.zoom_in,
            "-": self.zoom_out,
            "0": self.fit,
            "1": self.actual_size,
        }.get(text)
        if action is not None:
            action()
        return action is not None

    def _walk(self, key: int) -> None:
        current = self._figures.current
        target = self._figures.beside(current, key) if current is not None else None
        if current is None:
            target = next((f for f in self._figures.choosable() if f.walkable), None)
        if target is not None:
            self.choose(target)
            self.reveal(target)

    def _step_line(self, *, back: bool) -> None:
        line = self._figures.next_line(back)
        if line is not None:
            self.choose(line)
            self.reveal(line)

    def _pan(self, key: int) -> None:
        step = self._theme.px(64)
        ways = {
            Qt.Key.Key_Left: QPoint(-step, 0),
            Qt.Key.Key_Right: QPoint(step, 0),
            Qt.Key.Key_Up: QPoint(0, -step),
            Qt.Key.Key_Down: QPoint(0, step),
        }
        self.scroll_by(ways[Qt.Key(key)])

    @Slot(object)
    def _tell_current(self, figure: Figure | None) -> None:
        """Let a screen reader say which figure is the current one."""
        self.setAccessibleDescription(figure.spoken if figure else "")
        QAccessible.updateAccessibility(
            QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        )
