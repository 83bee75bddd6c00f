"""How a folded stretch of a long line looks: a pill that says how much it holds."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
)

from whydesk.editor.folds import length_of
from whydesk.engine.wording import counted
from whydesk.theme.theme import Theme

_PADDING = 8
_RADIUS = 4


class FoldChip(QPyTextObject):
    """Measures and paints the character that stands for a folded stretch."""

    def __init__(self, theme: Theme, parent: QTextDocument) -> None:
        super().__init__(parent)
        self._theme = theme

    def intrinsicSize(self, doc: QTextDocument, position: int, fmt: QTextFormat) -> QSizeF:
        """No higher than the letters beside it, so that rows keep their height."""
        width = QFontMetricsF(self._font()).horizontalAdvance(fold_words(length_of(fmt)))
        height = QFontMetricsF(self._theme.editor_font).ascent()
        return QSizeF(width + 2 * self._theme.px(_PADDING), height)

    def drawObject(
        self, painter: QPainter, rect: QRectF, doc: QTextDocument, position: int, fmt: QTextFormat
    ) -> None:
        theme = self._theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("pill"))
        pill = rect.adjusted(theme.px(2), -1, -theme.px(2), theme.px(3))
        painter.drawRoundedRect(pill, theme.px(_RADIUS), theme.px(_RADIUS))
        painter.setPen(theme.colour("soft"))
        painter.setFont(self._font())
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, fold_words(length_of(fmt)))
        painter.restore()

    def _font(self) -> QFont:
        return self._theme.note_font()


def fold_words(length: int) -> str:
    """What a fold says of itself."""
    return counted(
        length, "⋯ {n} more character · F12 shows it", "⋯ {n} more characters · F12 shows them"
    )
