"""A long line to read: the text in rows of one width, each with the column that it begins at."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QFrame, QListView, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import visible
from whydesk.widgets.room import within
from whydesk.widgets.rows import RowDelegate, RowsModel

COLUMNS = 100
_ROW = 22
_GUTTER = 92
_LEAST_HEIGHT, _HEIGHT = 160, 600


class _Rows(Sequence[tuple[int, str]]):
    """The line cut into rows, each made when it is looked at."""

    def __init__(self, line: str) -> None:
        self._line = line

    def __len__(self) -> int:
        return (len(self._line) + COLUMNS - 1) // COLUMNS

    def __getitem__(self, number: int) -> tuple[int, str]:  # type: ignore[override]
        start = number * COLUMNS
        return start, self._line[start : start + COLUMNS]


class _RowDelegate(RowDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, tuple)
        start, text = row
        theme = self.theme
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        gutter = QRectF(rect.left(), rect.top(), theme.px(_GUTTER - 16), rect.height())
        painter.setFont(theme.note_font())
        painter.setPen(theme.colour("soft"))
        painter.drawText(gutter, middle | Qt.AlignmentFlag.AlignRight, f"{start + 1:,}")
        font = theme.editor_font
        font.setPixelSize(theme.px(13))
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        words = rect.adjusted(theme.px(_GUTTER), 0, 0, 0)
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignLeft, visible(text))


class LongLine(PlainDialog):
    """Shows one line to its end, however long it is, and copies it."""

    def __init__(self, number: int, line: str, theme: Theme, parent: QWidget) -> None:
        words = tr(
            "{length:,} characters. A line as long as this is folded in the text, so "
            "that typing stays quick; it is kept and saved letter by letter.",
            length=len(line),
        )
        super().__init__(tr("Line {number:,}", number=number + 1), words, theme, parent)
        self._line = line
        self.model = RowsModel[tuple[int, str]](_spoken)
        self.model.set_rows(_Rows(line))
        self.list = QListView()
        self.list.setObjectName("longLine")
        self.list.setAccessibleName(tr("The line in rows"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_RowDelegate(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMinimumSize(min(theme.px(940), self.most_wide), theme.px(_LEAST_HEIGHT))
        self.list.setCurrentIndex(self.model.index(0))
        self.column.addWidget(self.list)
        copy = QPushButton(tr("Copy the line"))
        copy.clicked.connect(self._copy)
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.accept)
        self.add_buttons((copy, close))
        self.resize(within(self, 0, theme.px(_HEIGHT)))
        self.list.setFocus()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._line)


def _spoken(row: tuple[int, str]) -> str:
    return tr("from character {start:,}: {text}", start=row[0] + 1, text=row[1])
