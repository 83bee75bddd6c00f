"""Choosing a node by its label or a word, to go there or for what is about to be done with it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from whydesk.dialogs.picker import Picker, Said
from whydesk.engine.recall.find import Finder, Hit
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import RowDelegate

_ROW = 46
_LIMIT = 50
_TYPE_SHOWN = 40
_NONE = tr("No node has these words.")


def wording(hit: Hit) -> str:
    """A hit as it is heard."""
    told = (one_line(hit.label), one_line(hit.type, _TYPE_SHOWN))
    return ", ".join(filter(None, told))


class HitDelegate(RowDelegate):
    """A hit: mark and label, its type at the end of the line, a piece of its text beneath."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Hit)
        px = self.theme.px
        upper = rect.adjusted(px(12), px(5), -px(12), -px(22))
        lower = rect.adjusted(px(30), px(24), -px(12), -px(4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.mark(row.type))
        top = upper.center().y() - px(4)
        painter.drawRoundedRect(QRectF(upper.left(), top, px(8), px(8)), 2, 2)
        upper.adjust(px(18), 0, 0, 0)
        note = self.theme.note_font()
        kind = one_line(row.type, _TYPE_SHOWN)
        taken = QFontMetricsF(note).horizontalAdvance(kind) + px(12)
        self._line(painter, upper.adjusted(0, 0, -taken, 0), one_line(row.label), False)
        self._line(painter, upper, kind, True, Qt.AlignmentFlag.AlignRight)
        self._line(painter, lower, one_line(row.snippet), True)

    def _line(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        soft: bool,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        font = self.theme.note_font() if soft else self.theme.font(14)
        painter.setFont(font)
        painter.setPen(self.theme.colour("soft" if soft else "ink"))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, shown)


class NodePicker(Picker[Hit]):
    """Finds nodes as it is typed; ``without`` is the key of one that makes no sense there."""

    def __init__(
        self, said: Said, find: Finder, theme: Theme, parent: QWidget, without: str = ""
    ) -> None:
        super().__init__(
            said,
            lambda text: [hit for hit in find(text, _LIMIT) if hit.key != without],
            wording,
            HitDelegate,
            theme,
            parent,
        )


def to_go(find: Finder, theme: Theme, parent: QWidget) -> NodePicker:
    """A list of nodes to go to."""
    said = Said(
        tr("Go to a node"), tr("A label, or any word"), tr("Enter goes there · Esc closes"), _NONE
    )
    return NodePicker(said, find, theme, parent)


def to_choose(
    what_for: str, without: str, find: Finder, theme: Theme, parent: QWidget
) -> NodePicker:
    """A list of nodes to choose one from; ``what_for`` is asked over it."""
    said = Said(what_for, what_for, tr("Enter chooses · Esc closes"), _NONE)
    return NodePicker(said, find, theme, parent, without)
