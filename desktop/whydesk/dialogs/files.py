"""Go to a file: the files of what is open, by their names."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from whydesk.dialogs.picker import Picker, Said
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import without_marks
from whydesk.widgets.rows import RowDelegate

_ROW = 28


class FileDelegate(RowDelegate):
    """A file: its name, without its middle where it is long."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        px, font = self.theme.px, self.theme.font(14)
        inner = rect.adjusted(px(12), 0, -px(12), 0)
        painter.setFont(font)
        painter.setPen(self.theme.colour("ink"))
        name = without_marks(str(row))
        shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideMiddle, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


class FilePicker(Picker[str]):
    """Finds files as it is typed, beginning at the one in sight."""

    def __init__(self, files: Sequence[str], present: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(
            Said(
                tr("Go to a file"),
                tr("A part of its name"),
                tr("Enter goes there · Esc closes"),
                tr("No file has these words."),
            ),
            lambda text: _with_words(files, text),
            without_marks,
            FileDelegate,
            theme,
            parent,
        )
        self.list.setCurrentIndex(self.model.index(files.index(present)))


def _with_words(files: Sequence[str], text: str) -> Sequence[str]:
    words = text.casefold().split()
    return [file for file in files if all(word in file.casefold() for word in words)]
