"""The line above the evidence picture, and the banner of what is supposed."""

import html

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QWidget

from whydesk.canvas.wrapping import shown
from whydesk.session.support_impact import Sentence
from whydesk.theme.theme import Theme
from whydesk.widgets.shapes import tint_of

_HEIGHT = 44
_MOST_LINES = 2


class SupportBar(QWidget):
    """Says which claim the picture is of, and holds its buttons."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("mapBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.claim = ""
        self.words = _label("soft", "Evidence for")
        self.label = _label("name", "")
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.pin = _button("Pin", "Stay with this claim while the caret goes elsewhere")
        self.pin.setCheckable(True)
        self.more = _button("More", "Zoom, save as SVG, PNG or PDF")
        self.close_button = _button("✕", "Back to the text (Esc)")
        self.close_button.setObjectName("closeButton")
        self.close_button.setAccessibleName("Back to the text")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words)
        self._row.addWidget(self.label, 1)
        for part in (self.pin, self.more, self.close_button):
            self._row.addWidget(part)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def set_menu(self, menu: QMenu) -> None:
        """What "More" opens."""
        self.more.setMenu(menu)

    def set_claim(self, label: str, *, claims: bool, pinned: bool) -> None:
        """Say which node the picture is of, whether it is a claim, and whether it stays."""
        self.claim = label
        self.words.setText("Evidence for" if claims else "What leans on" if label else "Evidence")
        self.pin.blockSignals(True)
        self.pin.setChecked(pinned)
        self.pin.setText("Pinned" if pinned else "Pin")
        self.pin.setEnabled(bool(label))
        self.pin.blockSignals(False)
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics = QFontMetrics(self.label.font())
        room = max(20, self.label.width())
        text = shown(self.claim)
        self.label.setText(metrics.elidedText(text, Qt.TextElideMode.ElideRight, room))
        self.label.setAccessibleName(f"{self.words.text()} {text}")

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self.setFixedHeight(px(_HEIGHT))
        self.close_button.setFixedSize(px(28), px(28))
        self._row.setContentsMargins(px(16), 0, px(8), 0)
        self._row.setSpacing(px(4))


class WhatIfBanner(QWidget):
    """What would be if something were withdrawn; nothing is written by it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("whatIf")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.title = _label("name", "What if")
        self.sentence = SentenceLine(theme, self)
        self.let_go = QPushButton("Let go")
        self.let_go.setToolTip("Suppose nothing any more (Esc)")
        self.withdraw = QPushButton("Withdraw…")
        self.withdraw.setProperty("primary", True)
        self.withdraw.setToolTip("Write the withdrawal into the text, with a date and a reason")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.title)
        self._row.addWidget(self.sentence, 1)
        self._row.addWidget(self.let_go)
        self._row.addWidget(self.withdraw)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self.hide()

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(14), px(8), px(12), px(8))
        self._row.setSpacing(px(12))
        tint = self._theme.tokens.raises
        ink = QColor(tint.ink)
        frame = f"rgba({ink.red()}, {ink.green()}, {ink.blue()}, 90)"
        self.setStyleSheet(
            f"#whatIf {{ background: {tint.ground}; border: 1px solid {frame};"
            f" border-radius: {px(8)}px; }}"
        )


class SentenceLine(QWidget):
    """A sentence some of whose words stand out, on at most two lines; the tooltip has it whole."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sentence: Sentence = ()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def text(self) -> str:
        """The sentence as it is read."""
        return "".join(piece.text for piece in self._sentence)

    def say(self, sentence: Sentence) -> None:
        """Show another sentence."""
        self._sentence = sentence
        self.setAccessibleName(self.text)
        # A tooltip guesses HTML in plain text: it is given HTML in which the text is only text.
        self.setToolTip(f"<div>{html.escape(self.text)}</div>")
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout, lines = self._lay_out(width)
        return round(sum(layout.lineAt(number).height() for number in range(lines)))

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(self.width()))

    def _lay_out(self, width: float) -> tuple[QTextLayout, int]:
        """The sentence in lines, and how many of them are shown."""
        font = self._theme.font(14)
        layout = QTextLayout(shown(self.text), font)
        layout.setFormats(self._formats())
        layout.beginLayout()
        lines, top = 0, 0.0
        while lines < _MOST_LINES:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(max(80.0, width))
            line.setPosition(QPointF(0, top))
            top += line.height()
            lines += 1
        layout.endLayout()
        return layout, lines

    def _formats(self) -> list[QTextLayout.FormatRange]:
        found: list[QTextLayout.FormatRange] = []
        start = 0
        for piece in self._sentence:
            # Qt counts UTF-16 units.
            length = len(piece.text.encode("utf-16-le")) // 2
            if piece.strong:
                made = QTextLayout.FormatRange()
                made.start, made.length = start, length
                made.format.setFontWeight(QFont.Weight.DemiBold)
                ink = tint_of(self._theme.tokens, piece.sense).ink
                made.format.setForeground(QColor(ink))
                found.append(made)
            start += length
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._theme.colour("ink"))
        layout, lines = self._lay_out(self.width())
        height = sum(layout.lineAt(number).height() for number in range(lines))
        layout.draw(painter, QPointF(0, (self.height() - height) / 2))
        painter.end()


def _label(role: str, words: str) -> QLabel:
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setText(words)
    return made


def _button(words: str, tip: str) -> QPushButton:
    made = QPushButton(words)
    made.setProperty("quiet", True)
    made.setToolTip(tip)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made
