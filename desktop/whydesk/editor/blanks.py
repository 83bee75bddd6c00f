"""Blanks of a template that are filled one after another: Tab goes on, Escape ends it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QTextCursor

from whydesk.editor.positions import qpos
from whydesk.editor.view import EditorView

if TYPE_CHECKING:
    from whydesk.engine.lmd.templates import Blank


class Blanks(QObject):
    """Leads the caret through places of one text that move along with what is typed. GUI thread."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._view: EditorView | None = None
        self._places: list[QTextCursor] = []
        self._at = 0

    @property
    def active(self) -> bool:
        return self._view is not None

    def begin(self, view: EditorView, places: Sequence["Blank"]) -> None:
        """Put the caret into the first of these places; words that stand there are selected."""
        self.end()
        document = view.document()
        for line, start, end in places:
            cursor = QTextCursor(document)
            cursor.setPosition(qpos(document, line, start))
            cursor.setPosition(qpos(document, line, end), QTextCursor.MoveMode.KeepAnchor)
            self._places.append(cursor)
        self._view = view
        view.blank_filter = self.take_key
        self._go_to(0)

    def end(self) -> None:
        """Let Tab be Tab again."""
        if self._view is not None:
            self._view.blank_filter = None
        self._view = None
        self._places = []

    def take_key(self, event: QKeyEvent) -> bool:
        """Use a key that leads through the blanks; says whether it was one."""
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() == Qt.Key.Key_Tab and not event.modifiers():
            return self._step(event, 1)
        elif event.key() == Qt.Key.Key_Backtab:
            return self._step(event, -1)
        else:
            return False
        event.accept()
        return True

    def _step(self, event: QKeyEvent, step: int) -> bool:
        """Go on from the blank that the caret is in; elsewhere Tab has nothing to do with them."""
        if not self._is_inside():
            self.end()
            return False
        event.accept()
        if 0 <= self._at + step < len(self._places):
            self._go_to(self._at + step)
        elif step > 0:
            self._leave()
        return True

    def _is_inside(self) -> bool:
        assert self._view is not None
        block = self._view.textCursor().blockNumber()
        return self._places[0].blockNumber() <= block <= self._places[-1].blockNumber()

    def _go_to(self, number: int) -> None:
        assert self._view is not None
        self._at = number
        self._view.setTextCursor(self._places[number])
        self._view.ensureCursorVisible()

    def _leave(self) -> None:
        """The last blank is done: go behind what was filled."""
        assert self._view is not None
        cursor = self._view.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        self._view.setTextCursor(cursor)
        self.end()
