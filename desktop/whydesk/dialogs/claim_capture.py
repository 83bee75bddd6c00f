"""Capture claims from text: what a text says, what a person picks of it, and the LMD it becomes."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.claim_form import ClaimForm
from whydesk.dialogs.claim_layout import ClaimLayout
from whydesk.dialogs.claim_picks import Picked
from whydesk.dialogs.claim_rows import ClaimRow, ClaimsList, ClaimsModel, shown_rows
from whydesk.dialogs.prose_pane import ProsePane
from whydesk.engine.errors import EngineError
from whydesk.engine.evidence.claims.known import Known
from whydesk.engine.evidence.claims.picks import Pick, Prose, Taken, take
from whydesk.engine.evidence.claims.wording import Places
from whydesk.engine.graph.index import Graph
from whydesk.engine.pack.textfiles import read_text
from whydesk.engine.wording import counted, tr
from whydesk.session.prose import ProseReading
from whydesk.session.slices import Slices
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.widgets.room import within

_PAUSE_MS = 250
_MOST_AT_ONCE = 500
_LONGEST_TYPE = 40
_MOST_BYTES = 20_000_000
_KEYS = tr("Space picks a claim, Enter goes on to its wording. Nothing is written without a pick.")
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Labels = Callable[[str, int], Sequence[str]]


class Wanted(NamedTuple):
    """What is to be written: the picks of a text, and what the workspace stated already."""

    known: Known
    prose: Prose
    picks: tuple[Pick, ...]


class ClaimCapture(PlainDialog):
    """Asks for a text and for what to take of it. Accepted, ``wanted`` is what to write.

    ``find`` gives labels of the workspace for words, ``shard`` is the file that is written to.
    """

    def __init__(
        self, graph: Graph, shard: str, find: Labels, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(tr("Capture claims from text"), "", theme, parent)
        self._graph = graph
        self._shard = shard
        self._start = (0, 0)
        self._rows: list[ClaimRow] = []
        self._warned = False
        self.taken: Taken | None = None
        self.reading = ProseReading(graph, self)
        self.picked = Picked(graph, find)
        self._making = Slices(self, patient=False)
        self._pause = _timer(self, _PAUSE_MS)
        self._soon = _timer(self, 0)
        self.pane = ProsePane(theme, self.picked.__contains__)
        self.model = ClaimsModel(self.picked.__contains__)
        self.list = ClaimsList(self.model, theme)
        types = [name for name in graph.types() if len(name) <= _LONGEST_TYPE]
        self.form = ClaimForm(types, self.picked.suggest, self.picked.groups_of, theme)
        self.parts = ClaimLayout(self.pane, self.list, self.form, theme)
        self.cancel, self.insert = QPushButton(tr("Cancel")), QPushButton(tr("Insert"))
        self.column.addWidget(self.parts, 1)
        self._add_foot()
        room = parent.size()
        wide, high = min(theme.px(1240), room.width() - 40), min(theme.px(820), room.height() - 40)
        self.resize(within(self, max(wide, theme.px(760)), max(high, theme.px(560))))
        parts, form = self.parts, self.form
        order = (
            *(parts.name, parts.paste, self.pane, self.list, form.wording, form.types, form.ties),
            *(form.target, form.groups, form.evidence, parts.preview, parts.extractors),
            *(parts.left_out, parts.stop, parts.all, parts.none, self.cancel, self.insert),
        )
        for before, after in pairwise(order):
            self.setTabOrder(before, after)
        self._wire()
        self._show_all()
        self.pane.setFocus()

    def _add_foot(self) -> None:
        """What is said, and the buttons; Enter is not for them, since it is for the fields."""
        foot = QHBoxLayout()
        foot.setSpacing(self.theme.px(8))
        foot.addWidget(self.parts.said, 1)
        self.insert.setProperty("primary", True)
        for button in (self.cancel, self.insert):
            button.setAutoDefault(False)
            foot.addWidget(button)
        self.column.addLayout(foot)

    def _wire(self) -> None:
        self.reading.prepared.connect(self._prepared)
        self.reading.progressed.connect(self.parts.show_progress)
        self.reading.ended.connect(self._make_rows)
        self._making.ended.connect(self._show_rows)
        self._pause.timeout.connect(self._read_typed)
        self._soon.timeout.connect(self._preview)
        self.pane.brought.connect(self._bring)
        self.pane.edited.connect(self._edited)
        self.pane.pointed.connect(self._point)
        self.pane.files_dropped.connect(self._open)
        self.model.toggle_wanted.connect(self.toggle)
        selection = self.list.selectionModel()
        selection.currentChanged.connect(self._current_changed)
        self.list.wording_wanted.connect(self.form.wording.setFocus)
        self.form.changed.connect(self._form_changed)
        parts = self.parts
        parts.name.textChanged.connect(self._later)
        parts.extractors.currentIndexChanged.connect(self._choose_extractor)
        parts.left_out.toggled.connect(self._filter)
        parts.stop.clicked.connect(self._stop)
        parts.all.clicked.connect(self._pick_all)
        parts.none.clicked.connect(self._pick_none)
        parts.paste.clicked.connect(self.pane.paste_all)
        self.cancel.clicked.connect(self.reject)
        self.insert.clicked.connect(self.try_insert)

    # --- the text ---------------------------------------------------------------------------------

    def begin_with(self, text: str, name: str, start: tuple[int, int]) -> None:
        """Start from a text that begins at a line and column of something with that name."""
        self._start = start
        self.parts.name.setText(name)
        self._bring(text, False, "", "")

    @Slot(str, bool, str, str)
    def _bring(self, raw: str, html: bool, before: str, after: str) -> None:
        self._begin_reading()
        self.reading.bring(raw, html=html, before=before, after=after)

    @Slot(object)
    def _open(self, files: Sequence[str]) -> None:
        """Take the text of a file that was dropped."""
        path = Path(files[0])
        try:
            if path.stat().st_size > _MOST_BYTES:
                self.parts.say(
                    tr("{name} is larger than 20 MB. Drop a part of it.", name=path.name)
                )
                return
            text = read_text(path)
        except (EngineError, OSError) as error:
            self.parts.say(f"{path.name}: {error}")
            return
        self.parts.name.setText(path.name)
        self._start = (0, 0)
        self._bring(text, path.suffix.lower() in (".html", ".htm"), "", "")

    @Slot()
    def _prepared(self) -> None:
        self.pane.show_text(self.reading.text)

    @Slot()
    def _edited(self) -> None:
        self._begin_reading()
        self._pause.start()

    @Slot()
    def _read_typed(self) -> None:
        self.reading.read(self.pane.text)

    @Slot()
    def _choose_extractor(self) -> None:
        self.reading.extractor = self.parts.extractor
        self._begin_reading()
        self.reading.read(self.reading.text if self.pane.isReadOnly() else self.pane.text)

    def _begin_reading(self) -> None:
        self._pause.stop()
        self._making.stop()
        self.reading.stop()
        self.parts.show_progress(0)
        self._later()

    @Slot()
    def _stop(self) -> None:
        """Give up reading: what is shown is the text, without claims."""
        self._pause.stop()
        self._making.stop()
        self.reading.stop()
        self.picked.take_claims(())
        self._rows = []
        self._show_rows()
        self._soon.stop()
        self._show_all(tr("Stopped: this text was not read. Choose how it is read to begin again."))

    # --- the claims -------------------------------------------------------------------------------

    @Slot()
    def _make_rows(self) -> None:
        self.picked.take_claims(self.reading.claims)
        self._rows = []
        self._making.begin_now(self._rowed())

    def _rowed(self) -> Iterator[None]:
        places, known = Places(self.reading.text, *self._start), self.reading.known
        for number, claim in enumerate(self.reading.claims):
            key = known.claim(claim.text) if self.picked.can_be(claim) else ""
            there = self._graph.node(key).label if key else ""
            self._rows.append(ClaimRow(number, claim, places.line(claim.start), there))
            yield

    @Slot()
    def _show_rows(self) -> None:
        self.pane.set_claims([row.claim for row in self._rows])
        self._filter()
        left_out = sum(row.claim.abstained for row in self._rows)
        self.parts.show_counts(len(self._rows) - left_out, left_out, bool(self.reading.text))
        self.parts.all.setEnabled(0 < len(self._rows) - left_out <= _MOST_AT_ONCE)
        self._later()

    @Slot()
    def _filter(self) -> None:
        current = self._current_row()
        rows = shown_rows(self._rows, left_out=self.parts.left_out.isChecked())
        self.list.set_rows(rows)
        at = self.model.row_of(current.number) if current else -1
        first = next((at for at, row in enumerate(rows) if not row.claim.abstained), 0)
        self.list.setCurrentIndex(self.model.index(at if at >= 0 else first))
        self._show_form()

    def _current_row(self) -> ClaimRow | None:
        index = self.list.currentIndex()
        return self.model.rows[index.row()] if index.isValid() else None

    @Slot(QModelIndex)
    def _current_changed(self, _index: QModelIndex) -> None:
        self._show_form()

    def _show_form(self) -> None:
        self._later()
        row = self._current_row()
        self.pane.set_current(row.number if row else -1)
        self.picked.looked_at = row.number if row else -1
        can = row is not None and row.can_be_picked
        self.form.show_pick(self.picked.pick_of(row.number) if row and can else None)

    @Slot(int)
    def _point(self, number: int) -> None:
        at = self.model.row_of(number)
        if at >= 0:
            self.list.setCurrentIndex(self.model.index(at))

    # --- picking ----------------------------------------------------------------------------------

    @Slot(int)
    def toggle(self, number: int) -> None:
        """Pick a claim, or let go of it."""
        if self.picked.toggle(number):
            self.model.refresh(number)
            self._show_picks()

    @Slot()
    def _pick_all(self) -> None:
        self.picked.add(row.number for row in self._rows if not (row.claim.abstained or row.known))
        self._show_picks()

    @Slot()
    def _pick_none(self) -> None:
        self.picked.clear()
        self._show_picks()

    def _show_picks(self) -> None:
        self._warned = False
        self.list.viewport().update()
        self.pane.mark()
        self._show_form()
        self._later()

    @Slot()
    def _form_changed(self) -> None:
        pick = self.form.pick
        if pick is not None:
            self.picked.put(self.picked.looked_at, pick)
            self.model.refresh(self.picked.looked_at)
            self.pane.mark()
            self._later()

    # --- what it comes to -------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether the claims that are shown are not those of the text yet."""
        return self.reading.running or self._making.running or self._pause.isActive()

    @property
    def prose(self) -> Prose:
        return Prose(self.reading.text, self.parts.name.text(), *self._start)

    @property
    def wanted(self) -> Wanted:
        return Wanted(self.reading.known, self.prose, self.picked.all)

    @Slot()
    def _later(self) -> None:
        self._soon.start()

    @Slot()
    def _preview(self) -> None:
        """Show what would be written, or why nothing can be yet."""
        wanted, said = self.wanted, ""
        self.taken = None
        if self.busy:
            self._show_all()
            return
        try:
            if wanted.picks and not wanted.prose.name.strip():
                said = tr(
                    "Name the text first: its name is written as the artifact of each passage."
                )
            elif wanted.picks:
                self.taken = take(
                    self._graph, wanted.known, wanted.prose, wanted.picks, self._shard
                )
        except EngineError as error:
            said = error.message
        if self.taken is not None and not self.taken.edits:
            said = tr("All of this is in the workspace already.")
        self._show_all(said)

    def _show_all(self, said: str = "") -> None:
        count, taken = len(self.picked), self.taken
        looked_at = self.form.pick if self.picked.looked_at in self.picked else None
        self.parts.show_taken(taken, looked_at, count)
        self.parts.say(said or (self._where if count else _KEYS if self._rows else ""))
        self.insert.setEnabled(bool(taken and taken.edits))
        new = taken.claims if taken else 0
        self.insert.setText(
            counted(new, "Insert {n} claim", "Insert {n} claims") if new else tr("Insert")
        )

    @property
    def _where(self) -> str:
        return tr(
            "Written to the end of {shard}. Ctrl+Enter inserts.", shard=one_line(self._shard, 60)
        )

    @Slot()
    def try_insert(self) -> None:
        """Close with the picks, if they can be written as they are."""
        self._soon.stop()
        self._preview()
        if self.taken and self.taken.edits:
            self.accept()
        elif self.picked and not self.parts.name.text().strip():
            self.parts.name.setFocus()

    # --- leaving ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.try_insert()
            return
        if event.key() == Qt.Key.Key_Escape and self.picked and not self._warned:
            self._warned = True
            self.parts.say(tr("Nothing was inserted yet. Esc again leaves without it."))
            return
        super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Leave; what is still under way is given up."""
        for work in (self.reading, self._making, self.pane):
            work.stop()
        super().done(result)


def _timer(parent: ClaimCapture, ms: int) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(ms)
    return timer
