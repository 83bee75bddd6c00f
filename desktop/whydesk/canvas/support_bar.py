"""The line above the evidence picture, and the banner of what is supposed."""

import html

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from whydesk.canvas.page_bar import PageBar, bar_label
from whydesk.engine.wording import tr
from whydesk.session.support_impact import Sentence
from whydesk.session.support_parts import Picture
from whydesk.theme.theme import Theme
from whydesk.widgets.shapes import tint_of

_MOST_LINES = 2


class SupportBar(PageBar):
    """Says which node the picture is of, and holds its buttons."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(
            theme,
            parent,
            pin_tip=tr("Stay with this node while the caret moves"),
            more_tip=tr("Zoom, save as SVG, PNG or PDF"),
        )

    def set_picture(self, picture: Picture | None, *, pinned: bool) -> None:
        """Say which node the picture is of, whether it is a claim, and whether it stays."""
        words, label = (picture.words, picture.root.label) if picture else (tr("Evidence"), "")
        self.set_subject(words, label, pinned=pinned)


class WhatIfBanner(QWidget):
    """What would be if something were withdrawn; nothing is written by it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("whatIf")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.title = bar_label("name", tr("What if"))
        self.sentence = SentenceLine(theme, self)
        self.let_go = QPushButton(tr("Let go"))
        self.let_go.setToolTip(tr("Suppose nothing any more (Esc)"))
        self.withdraw = QPushButton(tr("Withdraw…"))
        self.withdraw.setProperty("primary", True)
        self.withdraw.setToolTip(tr("Write the withdrawal into the text, with a date and a reason"))
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
        layout = QTextLayout(self.text, font)
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
