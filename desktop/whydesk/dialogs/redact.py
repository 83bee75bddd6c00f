"""Redact and export: who may see what, beside it what the reader gets, and the export itself."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from whydesk.dialogs.redact_cards import LeftoversCard, MissesCard
from whydesk.dialogs.redact_foot import RedactFoot
from whydesk.dialogs.redact_list import TierList
from whydesk.dialogs.redact_preview import ReaderText
from whydesk.dialogs.redact_rows import TierRow, TierRows
from whydesk.dialogs.redact_rules import RulesButton
from whydesk.engine.errors import EngineError
from whydesk.engine.redaction.leftovers import Leftover
from whydesk.engine.redaction.plan import Plan
from whydesk.engine.redaction.rules import Rule, Target, Wish
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import counted, tr
from whydesk.session.redaction import ExportRequest, Redacting
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_label import ElidedLabel
from whydesk.widgets.label import label

_PAUSE_MS = 60
_NOTE = tr("Built anew from this text, then searched byte by byte for what was taken out.")


class RedactDialog(QDialog):
    """Asks for one export. Every choice is planned anew on the worker thread and shown.

    ``go_requested`` carries a Place: the dialog is closed then. ``ask_target`` and ``ask_plan``
    let a file be chosen. After closing, ``redacting.wish`` is what was asked last.
    """

    go_requested = Signal(object)

    def __init__(
        self,
        redacting: Redacting,
        ask_target: Callable[[Path], Path | None],
        ask_plan: Callable[[bool], Path | None],
        theme: Theme,
        parent: QWidget,
        wish: Wish | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Redact and export"))
        self.setModal(True)
        self._redacting = redacting
        self._ask_plan = ask_plan
        self._theme = theme
        self._all: TierRows | None = None
        self._found: list[TierRow] = []
        self._finding = Slices(self)
        self._finding.ended.connect(self._show_found)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(tr("Filter by name or type"))
        self.filter.setAccessibleName(tr("Filter by name or type"))
        self.filter.setClearButtonEnabled(True)
        self.rules = RulesButton(theme, self)
        self.tiers = TierList(theme, self)
        self.leftovers = LeftoversCard(theme)
        self.misses = MissesCard(theme)
        self.reader = ReaderText(theme)
        self.note = label(_NOTE, "note")
        self.failure = label("", "failure")
        self.foot = RedactFoot(redacting.keys.names(), ask_target, theme)
        self.path = ElidedLabel(tr("From and to"))
        self.parts = QSplitter(Qt.Orientation.Horizontal)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._lay_out()
        self._wire()
        self.tiers.setFocus()
        self._ask(wish or Wish())

    # --- making -----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        px = self._theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head())
        parts = self.parts
        parts.setObjectName("stage")
        parts.setChildrenCollapsible(False)
        parts.setHandleWidth(1)
        parts.addWidget(self._left())
        parts.addWidget(self._right())
        parts.setSizes([px(560), px(560)])
        column.addWidget(parts, 1)
        column.addWidget(self.foot)
        room = self.screen().availableSize()
        wide, high = min(px(1140), room.width() - 40), min(px(760), room.height() - 60)
        self.setMinimumSize(min(px(760), wide), min(px(480), high))
        self.resize(wide, high)

    def _head(self) -> QFrame:
        px = self._theme.px
        head = QFrame()
        head.setObjectName("redactHead")
        row = QHBoxLayout(head)
        row.setContentsMargins(px(22), px(14), px(22), px(14))
        row.addWidget(label(tr("Redact and export"), "title"))
        row.addStretch(1)
        self.path.setProperty("role", "note")
        row.addWidget(self.path, 2, Qt.AlignmentFlag.AlignRight)
        return head

    def _left(self) -> QWidget:
        px = self._theme.px
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        column.setSpacing(px(10))
        row = QHBoxLayout()
        row.setSpacing(px(8))
        row.addWidget(self.filter, 1)
        row.addWidget(self.rules)
        column.addLayout(row)
        column.addWidget(self.tiers, 1)
        column.addWidget(self.leftovers)
        column.addWidget(self.misses)
        return left

    def _right(self) -> QWidget:
        px = self._theme.px
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(px(18), px(14), px(18), px(14))
        column.setSpacing(px(8))
        column.addWidget(label(tr("What the reader gets"), "soft"))
        column.addWidget(self.reader, 1)
        column.addWidget(self.note)
        column.addWidget(self.failure)
        self.failure.hide()
        return right

    def _wire(self) -> None:
        redacting, cards = self._redacting, self.leftovers
        redacting.planned.connect(self._show)
        redacting.failed.connect(self._fail)
        redacting.exported.connect(self._exported)
        self._pause.timeout.connect(self._plan)
        self.filter.textChanged.connect(self._show_rows)
        self.tiers.chosen.connect(self._choose)
        self.rules.changed.connect(self._take_rules)
        self.rules.open_requested.connect(self._open_plan)
        self.rules.keep_requested.connect(self._keep_plan)
        cards.selected.connect(self._select)
        cards.go_requested.connect(self._go)
        cards.mask_requested.connect(self._mask)
        cards.keep_requested.connect(self._keep)
        cards.mask_all_requested.connect(self._mask_all)
        self.misses.keep_chain.toggled.connect(self._take_chain)
        self.foot.cancel.clicked.connect(self.reject)
        self.foot.requested.connect(self._export)
        self.foot.target_changed.connect(self._say_path)

    # --- asking -----------------------------------------------------------------------------------

    def _ask(self, wish: Wish) -> None:
        """Plan for a wish soon: several choices in a row are one plan."""
        self._redacting.wish = wish
        self.foot.set_ready(False)
        self.rules.show_rules(wish.rules)
        box = self.misses.keep_chain
        box.blockSignals(True)
        box.setChecked(wish.keep_chain)
        box.blockSignals(False)
        self._pause.start()

    @Slot()
    def _plan(self) -> None:
        self._redacting.ask(self._redacting.wish)

    @Slot(object, object)
    def _choose(self, row: TierRow, tier: Tier) -> None:
        self._set_tier(row.target, tier)

    def _set_tier(self, target: Target, tier: Tier) -> None:
        wish = self._redacting.wish
        self._ask(replace(wish, choices={**wish.choices, target: tier}))

    @Slot(object)
    def _take_rules(self, rules: Sequence[Rule]) -> None:
        self._ask(replace(self._redacting.wish, rules=tuple(dict.fromkeys(rules))))

    @Slot(bool)
    def _take_chain(self, on: bool) -> None:
        self._ask(replace(self._redacting.wish, keep_chain=on))

    @Slot(object)
    def _mask(self, one: Leftover) -> None:
        if one.node:
            self._set_tier(Target(one.node), Tier.MASKED)
            return
        wish = self._redacting.wish
        self._ask(replace(wish, mask=wish.mask | {one.judged}))

    @Slot()
    def _mask_all(self) -> None:
        wish = self._redacting.wish
        masked = {one.judged for one in self.leftovers.rows.rows if one.maskable}
        nodes = {Target(one.node): Tier.MASKED for one in self.leftovers.rows.rows if one.node}
        choices = {**wish.choices, **nodes}
        self._ask(replace(wish, mask=wish.mask | masked, choices=choices))

    @Slot(object)
    def _keep(self, one: Leftover) -> None:
        wish = self._redacting.wish
        self._ask(replace(wish, keep=wish.keep | {one.judged}))

    @Slot(object)
    def _go(self, one: Leftover) -> None:
        self.reject()
        self.go_requested.emit(one.place)

    @Slot(object)
    def _select(self, one: Leftover) -> None:
        self.reader.go_to(one.place)

    # --- named plans ------------------------------------------------------------------------------

    @Slot()
    def _open_plan(self) -> None:
        path = self._ask_plan(False)
        if path is None:
            return
        try:
            self._ask(self._redacting.read(path))
        except EngineError as error:
            self._say(str(error))

    @Slot()
    def _keep_plan(self) -> None:
        path = self._ask_plan(True)
        if path is None:
            return
        try:
            self._redacting.keep(path)
        except EngineError as error:
            self._say(str(error))

    # --- showing ----------------------------------------------------------------------------------

    @Slot(object)
    def _show(self, plan: Plan) -> None:
        self.failure.hide()
        self._show_rows()
        self.leftovers.show_leftovers(plan.leftovers, len(plan.kept))
        self.misses.show_losses(plan.losses)
        self.misses.behind.show_sentences(plan.behind)
        self.reader.show_pages(plan.pages, plan.leftovers)
        spare = self.reader.spare
        more = counted(spare, "{n} more line follows.", "{n} more lines follow.") if spare else ""
        self.note.setText(f"{_NOTE} {more}".strip())
        self.foot.suggest(self._redacting.suggested())
        self.foot.set_ready(not plan.leftovers)
        self._say_path()

    @Slot()
    def _show_rows(self) -> None:
        plan, redaction = self._redacting.plan, self._redacting.redaction
        if plan is None or redaction is None:
            return
        if self._all is None:
            self._all = TierRows(redaction)
        self._finding.begin_now(self._find(self._all, plan))

    def _find(self, rows: TierRows, plan: Plan) -> Iterator[None]:
        self._found = yield from rows.finding(plan, self.filter.text())

    @Slot()
    def _show_found(self) -> None:
        self.tiers.show_rows(self._found)

    @Slot()
    def _say_path(self) -> None:
        self.path.setText(f"{self._redacting.name} → {self.foot.target.name}")
        self.path.setToolTip("")

    def _say(self, words: str) -> None:
        self.failure.setText(words)
        self.failure.show()

    @Slot(object)
    def _fail(self, error: EngineError) -> None:
        self._set_busy(False)
        plan = self._redacting.plan
        self.foot.set_ready(plan is not None and not plan.leftovers)
        self._say(str(error))

    # --- exporting --------------------------------------------------------------------------------

    @Slot(object)
    def _export(self, request: ExportRequest) -> None:
        self.failure.hide()
        self._set_busy(True)
        self._redacting.export(request)

    def _set_busy(self, busy: bool) -> None:
        """Let nothing be chosen while what was chosen is being written."""
        self.foot.set_busy(busy)
        self.parts.setEnabled(not busy)

    @Slot()
    def _exported(self) -> None:
        self.foot.forget()
        self.accept()

    def reject(self) -> None:
        """Close; while a file is being written, have that stop, and stay for what becomes of it."""
        if self._redacting.exporting:
            self._redacting.halt()
            return
        self.foot.forget()
        self._pause.stop()
        self._finding.stop()
        super().reject()
