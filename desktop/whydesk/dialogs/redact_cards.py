"""The two cards under the switches: what stands in the way of an export, and what it will lack."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from whydesk.dialogs.redact_behind import LeftBehind
from whydesk.engine.redaction.leftovers import Leftover
from whydesk.engine.redaction.losses import Losses
from whydesk.engine.wording import counted, tr
from whydesk.session.tier_words import tier_said
from whydesk.theme.theme import Theme
from whydesk.widgets.label import label
from whydesk.widgets.plain import one_line
from whydesk.widgets.row_state import RowState
from whydesk.widgets.rows import ROW_ROLE, RowDelegate, RowsModel
from whydesk.widgets.tick_box import TickBox

_ROW = 40
_MOST_ROWS = 3
_FEW = 3


def wording(one: Leftover) -> str:
    """A leftover in one sentence."""
    where = one_line(one.part.words, 120)
    return tr(
        "“{shown}” is {tier}, but stands open in {where}.",
        shown=one_line(one.shown, 80),
        tier=tier_said(one.hidden.marked.tier),
        where=f"{where} ({one.form})" if one.form else where,
    )


class LeftoverDelegate(RowDelegate):
    """What stands open, and where: two lines."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def _ground(self, state: RowState) -> str | None:
        return self.theme.tokens.card if super()._ground(state) else None

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Leftover)
        theme, px = self.theme, self.theme.px
        what = f"“{one_line(row.shown, 120)}”"
        form = f", {row.form}" if row.form else ""
        where = tr(
            "{tier} in {closed}, open in {open}",
            tier=tier_said(row.hidden.marked.tier),
            closed=one_line(row.hidden.part.words),
            open=one_line(row.part.words),
        )
        line = rect.adjusted(px(8), px(2), -px(8), 0)
        line.setHeight(px(19))
        for text, font, ink in (
            (what, theme.font(13), "ink"),
            (where + form, theme.note_font(), "soft"),
        ):
            painter.setFont(font)
            painter.setPen(theme.colour(ink))
            elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided)
            line.translate(0, px(18))


class LeftoversCard(QFrame):
    """The leftovers, with what can be done about the one that is chosen.

    ``selected``, ``go_requested``, ``mask_requested`` and ``keep_requested`` carry a Leftover.
    """

    selected = Signal(object)
    go_requested = Signal(object)
    mask_requested = Signal(object)
    keep_requested = Signal(object)
    mask_all_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("leftovers")
        self._theme = theme
        px = theme.px
        self.title = label("", "failureTitle")
        self.rows = RowsModel[Leftover](wording)
        self.list = QListView()
        self.list.setModel(self.rows)
        self.list.setItemDelegate(LeftoverDelegate(theme, self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(tr("Redacted texts that still stand open"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.go_there = _button(tr("Go there"), tr("Close this and go to the place in the text"))
        self.mask_it = _button(
            tr("Mask it too"), tr("Put a mask there in the export; the text stays")
        )
        self.keep_it = _button(tr("Keep it"), tr("Hand it over on purpose; the report says so"))
        self.mask_every = _button(tr("Mask all"), tr("Put a mask in every one of these places"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(10), px(12), px(8))
        column.setSpacing(px(4))
        column.addWidget(self.title)
        column.addWidget(self.list)
        row = QHBoxLayout()
        row.setSpacing(px(4))
        for button in (self.go_there, self.mask_it, self.keep_it, self.mask_every):
            row.addWidget(button)
        row.addStretch()
        column.addLayout(row)
        self.go_there.clicked.connect(self._go)
        self.mask_it.clicked.connect(self._mask)
        self.keep_it.clicked.connect(self._keep)
        self.mask_every.clicked.connect(self.mask_all_requested)
        self.list.doubleClicked.connect(self._go)
        self.list.selectionModel().currentChanged.connect(self._select)

    def show_leftovers(self, found: Sequence[Leftover], kept: int) -> None:
        """Show what blocks; the card goes where nothing does and nothing was kept."""
        at = max(0, self.list.currentIndex().row())
        self.rows.set_rows(found)
        count = len(found)
        blocks = counted(count, "{n} leftover blocks the export", "{n} leftovers block the export")
        on_purpose = tr("{kept:,} kept on purpose", kept=kept) if kept else ""
        self.title.setText("✗ " + blocks if count else on_purpose)
        self.list.setVisible(bool(found))
        self.list.setFixedHeight(self._theme.px(_ROW) * min(max(count, 1), _MOST_ROWS) + 2)
        for button in (self.go_there, self.mask_it, self.keep_it, self.mask_every):
            button.setVisible(bool(found))
        self.mask_every.setVisible(count > 1)
        self.setVisible(bool(found or kept))
        if found:
            self.list.setCurrentIndex(self.rows.index(min(at, count - 1)))

    def current(self) -> Leftover | None:
        """The leftover that the buttons are about."""
        found = self.list.currentIndex().data(ROW_ROLE)
        return found if isinstance(found, Leftover) else None

    @Slot(QModelIndex)
    def _select(self, _: QModelIndex) -> None:
        one = self.current()
        if one is not None:
            self.mask_it.setEnabled(one.maskable or bool(one.node))
            self.mask_it.setText(tr("Mask that node") if one.node else tr("Mask it too"))
            self.selected.emit(one)

    @Slot()
    def _go(self) -> None:
        self._tell(self.go_requested)

    @Slot()
    def _mask(self) -> None:
        self._tell(self.mask_requested)

    @Slot()
    def _keep(self) -> None:
        self._tell(self.keep_requested)

    def _tell(self, signal: SignalInstance) -> None:
        one = self.current()
        if one is not None:
            signal.emit(one)


def _button(words: str, tip: str) -> QPushButton:
    made = QPushButton(words)
    made.setProperty("quiet", True)
    made.setAutoDefault(False)
    made.setToolTip(tip)
    return made


class MissesCard(QFrame):
    """What the reader will miss, and the choice to keep the chain. ``keep_chain`` is its box."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("misses")
        px = theme.px
        self.words: QLabel = label("", "soft")
        self.warning: QLabel = label("", "failure")
        self.behind = LeftBehind(theme)
        self.keep_chain = TickBox(tr("&Keep the chain: secret nodes stay as masked steps"), theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(10), px(12), px(10))
        column.setSpacing(px(4))
        column.addWidget(label(tr("What the reader will miss"), "name"))
        column.addWidget(self.words)
        column.addWidget(self.warning)
        column.addWidget(self.behind)
        column.addWidget(self.keep_chain)

    def show_losses(self, missed: Losses) -> None:
        """Say what is lost."""
        self.words.setText(f"{_chains(missed)} {_groups(missed)}")
        stronger = [one.claim for one in missed.standing if one.looks_stronger]
        self.warning.setText(
            counted(
                len(stronger),
                "Reads better founded than it is: {some}.",
                "Read better founded than they are: {some}.",
                some=_some(stronger),
            )
        )
        self.warning.setVisible(bool(stronger))


def _chains(missed: Losses) -> str:
    short, veiled, whole = len(missed.shortened), len(missed.veiled), missed.chains
    if not whole:
        return tr("There is no why-chain.")
    if not short and not veiled:
        return counted(
            whole, "The one why-chain keeps every step.", "All {n} why-chains keep every step."
        )
    of = counted(whole, "{n} why-chain", "{n} why-chains")
    said: list[str] = []
    if short:
        said.append(
            counted(
                short,
                "{n} of {of} is shorter ({some})",
                "{n} of {of} are shorter ({some})",
                of=of,
                some=_some(missed.shortened),
            )
        )
    if veiled:
        which = f"{veiled:,}" if short else tr("{number:,} of {of}", number=veiled, of=of)
        said.append(
            counted(
                veiled,
                "{which} keeps its length with a redacted step",
                "{which} keep their length with a redacted step",
                which=which,
            )
        )
    return "; ".join(said) + "."


def _groups(missed: Losses) -> str:
    count = len(missed.groups)
    if not count:
        return tr("No evidence group loses a leg.")
    names = _some(
        [tr("{name} of {claim}", name=group.name, claim=group.claim) for group in missed.groups]
    )
    return counted(
        count,
        "{n} evidence group loses a leg and is none any more ({names}).",
        "{n} evidence groups lose a leg and are none any more ({names}).",
        names=names,
    )


def _some(names: Sequence[str]) -> str:
    shown = ", ".join(one_line(name, 60) for name in names[:_FEW])
    return (
        tr("{names} and {number:,} more", names=shown, number=len(names) - _FEW)
        if len(names) > _FEW
        else shown
    )
