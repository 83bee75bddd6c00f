"""Find in this file: a bar under the text."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from whydesk.editor.positions import to_qt
from whydesk.editor.view import EditorView, selected_text
from whydesk.theme.theme import Theme

_Flag = QTextDocument.FindFlag


class FindBar(QWidget):
    """Searches the text of one editor as it is typed; Enter goes on, Escape closes."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._view: EditorView | None = None
        self._from = 0
        self.box = QLineEdit(self)
        self.box.setPlaceholderText("Find in this file")
        self.box.setAccessibleName("Find in this file")
        self.said = QLabel(self)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setProperty("role", "note")
        next_button = _button("Next", "Next (Enter)")
        previous_button = _button("Previous", "Previous (Shift+Enter)")
        close_button = _button("Close", "Close (Escape)")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(28), theme.px(8), theme.px(16), theme.px(8))
        row.setSpacing(theme.px(8))
        self.box.setMaximumWidth(theme.px(360))
        for part in (self.box, next_button, previous_button, self.said):
            row.addWidget(part)
        row.addStretch()
        row.addWidget(close_button)
        self.box.textChanged.connect(self._search_again)
        next_button.clicked.connect(self.find_next)
        previous_button.clicked.connect(self.find_previous)
        close_button.clicked.connect(self.leave)
        self.hide()

    def open_on(self, view: EditorView) -> None:
        """Begin a search in an editor; what is selected there is what is looked for."""
        self._view = view
        cursor = view.textCursor()
        self._from = cursor.selectionStart()
        chosen = selected_text(cursor)
        if chosen and "\n" not in chosen:
            self.box.setText(chosen)
        self.show()
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    @Slot()
    def find_next(self) -> None:
        self._find(_Flag(0))

    @Slot()
    def find_previous(self) -> None:
        self._find(_Flag.FindBackward)

    @Slot()
    def leave(self) -> None:
        self.hide()
        if self._view is not None:
            self._view.setFocus()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._find(_Flag.FindBackward if back else _Flag(0))
        else:
            super().keyPressEvent(event)

    @Slot()
    def _search_again(self) -> None:
        if self._view is not None:
            cursor = self._view.textCursor()
            cursor.setPosition(self._from)
            self._view.setTextCursor(cursor)
            self._find(_Flag(0))

    def _find(self, flags: QTextDocument.FindFlag) -> None:
        view, words = self._view, to_qt(self.box.text())
        if view is None or not words:
            self.said.setText("")
            return
        found = view.document().find(words, view.textCursor(), flags)
        wrapped = found.isNull()
        if wrapped:
            start = QTextCursor(view.document())
            if flags & _Flag.FindBackward:
                start.movePosition(QTextCursor.MoveOperation.End)
            found = view.document().find(words, start, flags)
        if found.isNull():
            self.said.setText("Not in this file.")
            return
        view.setTextCursor(found)
        view.centerCursor()
        self.said.setText("Began again at the other end." if wrapped else "")


def _button(text: str, tip: str) -> QPushButton:
    made = QPushButton(text)
    made.setProperty("quiet", True)
    made.setToolTip(tip)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made
