"""Where the parts of capturing stand: the text and what it becomes, the claims and how."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from whydesk.dialogs.claim_form import ClaimForm
from whydesk.dialogs.claim_rows import ClaimsList
from whydesk.dialogs.prose_pane import ProsePane
from whydesk.engine.evidence.claims.extractors import DEFAULT
from whydesk.engine.evidence.claims.picks import Pick, Taken
from whydesk.engine.wording import counted, tr
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox
from whydesk.widgets.label import label
from whydesk.widgets.plain import one_line, tooltip
from whydesk.widgets.tick_box import TickBox

_EXTRACTORS = {
    tr("What can be checked · c2"): (
        "c2",
        tr(
            "Leaves out questions, greetings, hedges and what points to nothing in the "
            "text. The rules know English: in other languages sentences are split, and "
            "flags are not known."
        ),
    ),
    tr("Every clause · c1"): (
        "c1",
        tr(
            "Splits what says several things, flags it, and leaves nothing out. The rules know "
            "English: in other languages sentences are split, and flags are not known."
        ),
    ),
    tr("Every sentence · c0"): (
        "c0",
        tr(
            "One claim a sentence, in any language. It splits nothing, flags nothing and leaves "
            "nothing out."
        ),
    ),
}
_LEGEND = tr("Underlined: a claim · tinted: picked · dotted: left out")
_EMPTY = tr("What you pick is shown here as it will be written.")
_MOST_BESIDE = 3
_ROOMY = 540


class ClaimLayout(QWidget):
    """Holds the parts and says what is said beside them."""

    def __init__(self, pane: ProsePane, rows: ClaimsList, form: ClaimForm, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Name of the text"))
        self.name.setPlaceholderText(tr("What this text is called: a mail, minutes, ADR 7"))
        self.paste = _button(tr("Paste"), tr("Paste what is on the clipboard"))
        self.extractors = ChoiceBox(theme)
        self.extractors.addItems(list(_EXTRACTORS))
        self.extractors.setAccessibleName(tr("How it is read"))
        self.limits = label("", "note")
        self.legend = label(_LEGEND, "note")
        self.counts = label("", "section")
        self.counts.setWordWrap(False)
        self.stop = _button(tr("Stop"), tr("Stop reading this text"))
        self.all = _button(tr("Pick all"), tr("Pick all claims that are new"))
        self.none = _button(tr("None"), tr("Pick nothing"))
        self.left_out = TickBox(tr("Show what it &left out"), theme)
        self.left_out.setChecked(True)
        self.preview = QPlainTextEdit()
        self.preview.setObjectName("reading")
        self.preview.setReadOnly(True)
        self.preview.setTabChangesFocus(True)
        self.preview.setAccessibleName(tr("What will be written"))
        self.preview.setPlaceholderText(_EMPTY)
        self.beside = label("", "note")
        self.said = label("", "note")
        self._put_together(pane, rows, form)
        self.extractors.currentIndexChanged.connect(self._show_limits)
        theme.changed.connect(self._show_fonts)
        self._show_limits()
        self.show_counts(0, 0, False)

    def _put_together(self, pane: ProsePane, rows: ClaimsList, form: ClaimForm) -> None:
        row, column = self._row, self._column
        text = column(
            row(label(tr("The text"), "section"), None, self.paste),
            row(label(tr("Its name")), self.name, stretch=1),
            pane,
            self.legend,
        )
        becomes = column(label(tr("What will be written"), "section"), self.preview, self.beside)
        claims = column(
            row(self.counts, None, self.stop, self.all, self.none),
            row(self.extractors, None, self.left_out),
            self.limits,
            rows,
        )
        self.how = how = column(label(tr("How the claim is written"), "section"), form)
        self.sides = QSplitter(Qt.Orientation.Horizontal)
        self.sides.setObjectName("bare")
        for upper, lower, weights in ((text, becomes, (1, 1)), (claims, how, (1, 0))):
            side = QSplitter(Qt.Orientation.Vertical)
            side.setObjectName("bare")
            for part, weight in zip((upper, lower), weights, strict=True):
                side.addWidget(part)
                side.setStretchFactor(side.count() - 1, weight)
            side.setChildrenCollapsible(False)
            side.setHandleWidth(self._theme.px(16))
            self.sides.addWidget(side)
        self.sides.setChildrenCollapsible(False)
        self.sides.setHandleWidth(self._theme.px(24))
        for at in (0, 1):
            self.sides.setStretchFactor(at, 1)
        self.sides.setSizes([1000, 1100])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(self._theme.px(8))
        whole.addWidget(self.sides, 1)

    def _row(self, *parts: QWidget | None, stretch: int = -1) -> QWidget:
        """Parts beside each other; None is the room between them."""
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.px(8))
        for at, part in enumerate(parts):
            if part is None:
                row.addStretch(1)
            else:
                row.addWidget(part, int(at == stretch))
        return made

    def _column(self, *parts: QWidget) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.px(8))
        for part in parts:
            tall = isinstance(part, QPlainTextEdit | ClaimsList)
            column.addWidget(part, int(tall))
        return made

    # --- what is said -----------------------------------------------------------------------------

    @property
    def extractor(self) -> str:
        """The extractor that is chosen."""
        return _EXTRACTORS.get(self.extractors.currentText(), (DEFAULT, ""))[0]

    @Slot()
    def _show_limits(self) -> None:
        words = _EXTRACTORS[self.extractors.currentText()][1]
        self.limits.setText(words)
        self.extractors.setToolTip(tooltip(words))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_fonts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave what only explains out where there is little room."""
        super().resizeEvent(event)
        roomy = self.height() >= self._theme.px(_ROOMY)
        self.limits.setVisible(roomy)
        self.legend.setVisible(roomy)

    @Slot()
    def _show_fonts(self) -> None:
        """Give the preview the editor's font; the style sheet takes one away that came earlier."""
        self.preview.setFont(self._theme.editor_font)

    @Slot(int)
    def show_progress(self, percent: int) -> None:
        """Say how much was read."""
        self.counts.setText(tr("Reading… {percent} %", percent=percent))
        self.stop.show()
        self.all.hide()
        self.none.hide()

    def show_counts(self, claims: int, left_out: int, read: bool) -> None:
        """Say how many claims there are, and how many were left out."""
        self.stop.hide()
        self.all.show()
        self.none.show()
        self.how.setVisible(claims + left_out > 0)
        if not claims and not left_out:
            self.counts.setText(tr("No sentence in this text") if read else tr("Claims"))
            return
        words = [counted(claims, "{n} claim", "{n} claims")]
        if left_out:
            words.append(tr("{number:,} left out", number=left_out))
        self.counts.setText(" · ".join(words))

    def show_taken(self, taken: Taken | None, looked_at: Pick | None, count: int) -> None:
        """Show what the picks come to, and bring the one that is looked at into sight."""
        self.none.setEnabled(count > 0)
        text = taken.text if taken else ""
        if text != self.preview.toPlainText():
            self.preview.setPlainText(text)
        if looked_at is not None:
            found = self.preview.document().find(looked_at.passage_id)
            if not found.isNull():
                line = found.blockNumber() - 1
                self.preview.verticalScrollBar().setValue(line)
        beside = taken.beside if taken else ()
        lines = [
            tr(
                "And in “{label}”: {line}",
                label=one_line(one.label, 60),
                line=one_line(one.line, 160),
            )
            for one in beside[:_MOST_BESIDE]
        ]
        if len(beside) > _MOST_BESIDE:
            lines.append(tr("And in {number} more.", number=len(beside) - _MOST_BESIDE))
        self.beside.setText("\n".join(lines))
        self.beside.setVisible(bool(lines))

    def say(self, words: str) -> None:
        """Say something at the foot."""
        self.said.setText(words)


def _button(words: str, tip: str) -> QPushButton:
    made = QPushButton(words)
    made.setToolTip(tip)
    made.setAutoDefault(False)
    made.setProperty("quiet", True)
    return made
