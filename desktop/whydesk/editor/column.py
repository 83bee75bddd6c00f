"""The one column of text in the middle of its view: its letters, its width, its margins."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QResizeEvent, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from whydesk.editor.document import ShardText
from whydesk.editor.pointing import PointedEdit
from whydesk.session.turns import Turn
from whydesk.theme.theme import Theme
from whydesk.theme.tokens import TEXT_COLUMNS

_LEFT = 28
_RIGHT = 16
_TOP = 16
# From so many lines on it takes Qt milliseconds to have all of them laid out anew.
_MANY_LINES = 10_000


class TextColumn(PointedEdit):
    """Follows the look and the width it has; a long text is laid out in a turn of its own.

    ``set_fonts`` is to be called once the document is set. GUI thread.
    """

    def __init__(self, text: ShardText, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._laid_out_for = QSize()
        self._taking_width = self._soon(self._take_width)
        self._taking_fonts = self._soon(self.set_fonts)

    def _soon(self, act: Callable[[], object]) -> Turn:
        made = Turn(self)
        made.came.connect(act)
        return made

    @property
    def _is_long(self) -> bool:
        """Whether laying the text out is to have turns of its own."""
        return self.isVisible() and self.blockCount() > _MANY_LINES

    def take_look(self) -> None:
        """Take the letters of the theme, which are others by now."""
        if self._is_long:
            self._taking_fonts.ask()
        else:
            self.set_fonts()

    @Slot()
    def set_fonts(self) -> None:
        font = self._theme.editor_font
        self.setFont(font)
        self.text.set_font(font)
        self.setCursorWidth(self._theme.px(2))
        self._set_margins()

    def _set_margins(self) -> None:
        left = self._theme.px(_LEFT) - int(self.document().documentMargin())
        column = round(self.fontMetrics().horizontalAdvance("x") * TEXT_COLUMNS)
        room = self.width() - left - column - self.verticalScrollBar().sizeHint().width()
        self.setViewportMargins(left, self._theme.px(_TOP), max(self._theme.px(_RIGHT), room), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        was_seen = self._has_caret_in(event.oldSize().height())
        self._set_margins()
        if self._is_long and event.size().width() != event.oldSize().width():
            if not self._taking_width.waiting:
                self._laid_out_for = event.oldSize()
            self._taking_width.ask()
        else:
            super().resizeEvent(event)
        if was_seen:  # where one writes stays in sight when a notice or a panel takes room
            self.ensureCursorVisible()

    def _has_caret_in(self, height: int) -> bool:
        """Whether the caret is in sight in so high a view.

        Where it is far away Qt is not asked: it would go through all lines between.
        """
        lines = self.textCursor().blockNumber() - self.firstVisibleBlock().blockNumber()
        if not 0 <= lines <= height // self.fontMetrics().height():
            return False
        caret = self.cursorRect()
        return caret.top() >= 0 and caret.bottom() <= height

    @Slot()
    def _take_width(self) -> None:
        """Have the text laid out for the width that the view has got."""
        super().resizeEvent(QResizeEvent(self.viewport().size(), self._laid_out_for))
