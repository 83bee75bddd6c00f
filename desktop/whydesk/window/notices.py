"""Notices over the text: what the person should know about the file, until it is settled."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from whydesk.theme.theme import Theme


class Offer(NamedTuple):
    """A button of a notice: its words, and what it does."""

    words: str
    act: Callable[[], object]


class Notice(QWidget):
    """One sentence with a sign, and what can be done about it. Part of the window's frame."""

    def __init__(self, text: str, offers: Sequence[Offer], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        px = theme.px
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setText(f"▲  {text}")
        self.words.setAccessibleName(text)
        self.words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(20), px(8), px(12), px(8))
        row.setSpacing(px(8))
        row.addWidget(self.words, 1)
        self.buttons: list[QPushButton] = []
        for offer in offers:
            button = QPushButton(offer.words)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(offer.act)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.buttons.append(button)


class Notices(QWidget):
    """The notices by their subject, one for each; nothing is seen where there is none.

    GUI thread. A notice goes when whoever put it takes it away, or when a button of it says so.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: dict[str, tuple[str, Sequence[Offer]]] = {}
        self._widgets: dict[str, Notice] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        theme.changed.connect(self._make_anew)
        self.hide()

    def show_notice(self, subject: str, text: str, offers: Sequence[Offer]) -> None:
        """Say something about a subject, in the place of what was said of it."""
        if self._shown.get(subject, ("", ()))[0] == text:
            return
        self.take_away(subject)
        self._shown[subject] = text, offers
        self._put(subject)

    def take_away(self, subject: str) -> None:
        """Say no more about a subject."""
        self._shown.pop(subject, None)
        notice = self._widgets.pop(subject, None)
        if notice is not None:
            self._column.removeWidget(notice)
            notice.hide()
            notice.deleteLater()
        self.setVisible(bool(self._shown))

    def texts(self) -> list[str]:
        """What is said at present, the oldest first."""
        return [text for text, _ in self._shown.values()]

    def notice(self, subject: str) -> Notice | None:
        """The notice about a subject, if there is one."""
        return self._widgets.get(subject)

    def _put(self, subject: str) -> None:
        text, offers = self._shown[subject]
        notice = Notice(text, offers, self._theme, self)
        self._widgets[subject] = notice
        self._column.addWidget(notice)
        self.show()

    @Slot()
    def _make_anew(self) -> None:
        """Lengths follow the size of the text."""
        for subject in list(self._shown):
            text, offers = self._shown[subject]
            self.take_away(subject)
            self._shown[subject] = text, offers
            self._put(subject)
