"""The moment at which a started program can be typed into."""

import os

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QPlainTextEdit


class Cursor(QObject):
    """Ends the process once an editor has the keyboard and was painted."""

    def __init__(self) -> None:
        super().__init__()
        self._look = QTimer(self)
        self._look.timeout.connect(self._find)
        self._look.start(0)

    def _find(self) -> None:
        editor = QApplication.focusWidget()
        if isinstance(editor, QPlainTextEdit):
            self._look.stop()
            editor.viewport().installEventFilter(self)
            editor.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, lambda: os._exit(0))  # after the paint, which is handled next
        return False
