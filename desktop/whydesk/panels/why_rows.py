"""The rows of the why panel: the anchor, the recorded reasons nearest first, what stands beside."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import ESSENCE_KEYS, Cause, role
from whydesk.engine.model import Beside, Flag, WhyChain, WhyStep
from whydesk.panels.words import count, spoken_role

ROW_ROLE = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex
_LOOPS_SHOWN = 3


class WhyKind(Enum):
    """What a row of the panel is."""

    ANCHOR = "anchor"
    STEP = "step"
    TITLE = "title"
    BESIDE = "beside"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class WhyRow:
    """One row. ``role`` with ``before`` and ``after`` stands on the line above the card."""

    kind: WhyKind
    key: str = ""
    note: str = ""
    label: str = ""
    essence: str = ""
    role: str = ""
    before: str = ""
    after: str = ""
    flags: tuple[Flag, ...] = ()

    def spoken(self) -> str:
        """The row as one sentence, for a screen reader."""
        link = " ".join(filter(None, (self.before, spoken_role(self.role), self.after)))
        flags = [f"{flag.word} by {flag.by}" for flag in self.flags]
        return ". ".join(filter(None, (link, self.label, self.note, *flags, self.essence)))


class WhyModel(QAbstractListModel):
    """A why-chain as rows; what a row says beyond its label is read when it is first shown."""

    def __init__(self) -> None:
        super().__init__()
        self._graph: Graph | None = None
        self._chain: WhyChain | None = None
        self._closing: list[str] = []
        self._rows: dict[int, WhyRow] = {}

    def set_chain(self, graph: Graph, chain: WhyChain) -> None:
        """Show a chain."""
        self.beginResetModel()
        self._graph, self._chain = graph, chain
        self._closing = _closing(chain)
        self._rows = {}
        self.endResetModel()

    def clear(self) -> None:
        self.beginResetModel()
        self._chain = None
        self._rows = {}
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        chain = self._chain
        if parent.isValid() or chain is None:
            return 0
        beside = len(chain.beside) + 1 if chain.beside else 0
        return 1 + len(chain.steps) + beside + len(self._closing)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == ROW_ROLE:
            return self.row(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.row(index.row()).spoken()
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if index.isValid() and self.row(index.row()).key:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags

    def row(self, number: int) -> WhyRow:
        found = self._rows.get(number)
        if found is None:
            found = self._rows[number] = self._make(number)
        return found

    def _make(self, number: int) -> WhyRow:
        chain = self._chain
        assert chain is not None
        if number == 0:
            anchor = chain.anchor
            note = anchor.type or "no type"
            essence = self._essence(anchor.key)
            return WhyRow(
                WhyKind.ANCHOR, anchor.key, note, anchor.label, essence, flags=chain.flags
            )
        number -= 1
        if number < len(chain.steps):
            above = chain.steps[number - 1].label if number else chain.anchor.label
            return self._step(chain.steps[number], above)
        number -= len(chain.steps)
        if chain.beside:
            if number == 0:
                return WhyRow(WhyKind.TITLE, label="Beside")
            if number <= len(chain.beside):
                return self._beside(chain.beside[number - 1])
            number -= len(chain.beside) + 1
        return WhyRow(WhyKind.NOTE, label=self._closing[number])

    def _step(self, step: WhyStep, above: str) -> WhyRow:
        """A role is read from the card above to the card below, unless the names say otherwise."""
        depth = count(step.depth, "step")
        note = f"{step.type} · {depth}" if step.type else depth
        before = after = ""
        if role(step.role).cause is Cause.SOURCE:
            after = step.via
        elif step.via != above:
            before = step.via
        essence = self._essence(step.key)
        return WhyRow(
            WhyKind.STEP, step.key, note, step.label, essence, step.role, before, after, step.flags
        )

    def _beside(self, other: Beside) -> WhyRow:
        essence = self._essence(other.key)
        note = f"{other.type or 'no type'} · {spoken_role(other.role)}"
        return WhyRow(WhyKind.BESIDE, other.key, note, other.label, essence, other.role)

    def _essence(self, key: str) -> str:
        """The one property that says what a node is about."""
        assert self._graph is not None
        try:
            properties = self._graph.node(key).properties
        except KeyError:  # it went while the chain was shown; the next chain will not have it
            return ""
        return next((properties[k] for k in ESSENCE_KEYS if properties.get(k)), "")


def _closing(chain: WhyChain) -> list[str]:
    """The sentences at the end: loops that were met, then how much was recorded."""
    loops = chain.loops
    lines = [f"A loop: {start} leads back to {back}." for start, back in loops[:_LOOPS_SHOWN]]
    if len(loops) > _LOOPS_SHOWN:
        lines.append(f"And {count(len(loops) - _LOOPS_SHOWN, 'more loop')}.")
    reasons = len(chain.steps)
    first = (
        f"{count(reasons, 'recorded reason')}, nearest first."
        if reasons
        else ("No recorded reasons.")
    )
    return [*lines, f"{first} Nothing here was inferred."]
