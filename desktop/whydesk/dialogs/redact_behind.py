"""What a pack holds beside its text, none of which comes along: a line that folds out to a list."""

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from whydesk.engine.wording import counted, tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line

_MOST_LINES = 5
_MARGIN = 6


class LeftBehind(QWidget):
    """``heading`` says how many things stay behind, and shows or hides the list of them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._count = 0
        self.heading = QPushButton()
        self.heading.setObjectName("leftBehind")
        self.heading.setCheckable(True)
        self.heading.setAutoDefault(False)
        self.list = QPlainTextEdit()
        self.list.setObjectName("leftBehindList")
        self.list.setReadOnly(True)
        self.list.setTabChangesFocus(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(tr("What does not come along"))
        self.list.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.list)
        self.heading.toggled.connect(self._show)

    def show_sentences(self, sentences: Sequence[str]) -> None:
        """Name these; without any there is nothing to be seen."""
        self._count = len(sentences)
        self.list.setPlainText("\n".join(map(one_line, sentences)))
        self.setVisible(bool(sentences))
        self._show()

    @Slot()
    def _show(self) -> None:
        folded_out = self.heading.isChecked()
        words = counted(
            self._count, "{n} thing does not come along", "{n} things do not come along"
        )
        self.heading.setText(f"{'▾' if folded_out else '▸'}  {words}")
        self.list.setVisible(folded_out)
        height = self.list.fontMetrics().lineSpacing() * min(self._count, _MOST_LINES)
        self.list.setFixedHeight(height + 2 * self._theme.px(_MARGIN))
