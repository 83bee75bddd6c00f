"""The card over a label: what is wrong there, what the node says, and its first reasons."""

from typing import Protocol

from PySide6.QtCore import QPoint, QRect, Qt, Slot
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QLabel, QVBoxLayout, QWidget

from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.label import label
from whydesk.widgets.plain import visible

_WIDTH = 420
_GAP = 6


class Told(Protocol):
    """A node in short, as ``hover.Essence`` gives it."""

    @property
    def label(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def reasons(self) -> tuple[tuple[str, str], ...]: ...
    @property
    def more(self) -> int: ...


class HoverCard(QFrame):
    """A child of the window, so that nothing is grabbed and no platform gives it the focus."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("hoverCard")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("What stands here"))
        self._theme = theme
        self.problems = label(role="failure")
        self.title = label(role="name")
        self.type = label(role="note")
        self.text = label(role="ink")
        self.reasons = label(role="soft")
        self.foot = label(role="note")
        self._column = QVBoxLayout(self)
        for part in self._parts:
            self._column.addWidget(part)
        self._shadow = QGraphicsDropShadowEffect(self)
        self._shadow.setBlurRadius(28)
        self._shadow.setOffset(0, 6)
        self.setGraphicsEffect(self._shadow)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self.hide()

    @property
    def _parts(self) -> tuple[QLabel, ...]:
        return (self.problems, self.type, self.title, self.text, self.reasons, self.foot)

    @property
    def words(self) -> str:
        """All that the card says, for whoever hears it read."""
        return "\n".join(part.text() for part in self._parts if part.text())

    def fill(self, problems: tuple[str, ...], told: Told | None) -> None:
        """Say what is wrong at a place, and what the node named there is."""
        self.problems.setText("\n".join(problems))
        self.title.setText(visible(told.label) if told else "")
        self.type.setText(visible(told.type) if told else "")
        self.text.setText(visible(told.text) if told else "")
        self.reasons.setText(visible(_reasons(told)) if told else "")
        self.foot.setText(
            tr("F12 goes there · Esc closes") if told else tr("Ctrl+. offers what to do")
        )
        for part in self._parts:
            part.setVisible(bool(part.text()))
        self.setAccessibleDescription(self.words)

    def place(self, over: QRect) -> None:
        """Show the card under a rectangle of the window, or above it where there is no room."""
        px = self._theme.px
        room = self.parentWidget().rect()
        width = min(px(_WIDTH), room.width() - px(16))
        self.setFixedWidth(width)
        height = self._column.totalHeightForWidth(width) if self._column.hasHeightForWidth() else 0
        height = max(height, self._column.sizeHint().height() if not height else 0)
        left = max(px(8), min(over.left(), room.right() - width - px(8)))
        top = over.bottom() + px(_GAP)
        if top + height > room.bottom() and over.top() - height - px(_GAP) > 0:
            top = over.top() - height - px(_GAP)
        self.setGeometry(QRect(QPoint(left, top), self.size()))
        self.setFixedHeight(height)
        self.show()
        self.raise_()

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(14), px(12), px(14), px(10))
        self._column.setSpacing(px(4))
        colour = self._theme.colour("shadow")
        colour.setAlpha(110 if self._theme.tokens.dark else 40)
        self._shadow.setColor(colour)


def _reasons(told: Told) -> str:
    if not told.reasons:
        return tr("No reason is written down.")
    lines = [f"{role} {label}" for role, label in told.reasons]
    return "\n".join([*lines, tr("and {more:,} more", more=told.more)] if told.more else lines)
