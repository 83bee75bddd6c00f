"""The line above the evidence picture, and the banner of what is supposed."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QWidget

from whydesk.canvas.wrapping import shown
from whydesk.session.support_impact import Sentence
from whydesk.theme.theme import Theme
from whydesk.widgets.shapes import tint_of

_HEIGHT = 44


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
    """What would be if something were withdrawn, over the picture; nothing is written by it."""

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
        self.setStyleSheet(
            f"#whatIf {{ background: {tint.ground}; border: 1px solid {tint.ink}55;"
            f" border-radius: {px(8)}px; }}"
        )


class SentenceLine(QWidget):
    """A sentence some of whose words stand out, on one line, cut where there is no room."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sentence: Sentence = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    @property
    def text(self) -> str:
        """The sentence as it is read."""
        return "".join(piece.text for piece in self._sentence)

    def say(self, sentence: Sentence) -> None:
        """Show another sentence."""
        self._sentence = sentence
        self.setAccessibleName(self.text)
        self.setToolTip("")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        left, room = 0.0, float(self.width())
        for piece in self._sentence:
            font = self._theme.font(14)
            font.setBold(piece.strong)
            painter.setFont(font)
            ink = self._theme.tokens.ink
            painter.setPen(tint_of(self._theme.tokens, piece.sense).ink if piece.strong else ink)
            metrics = QFontMetrics(font)
            words = shown(piece.text)
            cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(room - left))
            painter.drawText(
                int(left),
                0,
                int(room - left),
                self.height(),
                Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine,
                cut,
            )
            left += metrics.horizontalAdvance(cut)
            if cut != words or left >= room:
                break
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
