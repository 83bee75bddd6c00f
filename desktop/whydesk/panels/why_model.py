"""The rows of the why panel as a list model."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from whydesk.engine.recall.why_walk import WhyWalk
from whydesk.engine.wording import counted, tr
from whydesk.panels.why_order import Line, WhyKind, WhyOrder
from whydesk.panels.why_rows import WhyReader, WhyRow
from whydesk.panels.words import spoken_role
from whydesk.widgets.rows import CountedModel

ROW_ROLE = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex
_WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
_CARDS = (WhyKind.ANCHOR, WhyKind.STEP)


class WhyModel(CountedModel):
    """One walk as rows. Each is made when it is first shown, and kept."""

    def __init__(self) -> None:
        super().__init__()
        self.order = WhyOrder()
        self.walk: WhyWalk | None = None
        self._reader: WhyReader | None = None
        self._lines: list[Line] = []
        self._closing: list[WhyRow] = []
        self._rows: dict[int, WhyRow] = {}

    def set_walk(self, walk: WhyWalk | None) -> None:
        """Show a walk, or the same one further on or in another order."""
        lines = [] if walk is None else self.order.lines(walk)
        self.walk = walk
        self._reader = None if walk is None else WhyReader(walk)
        self._lines = lines
        self._closing = [] if self._reader is None else self._reader.closing()
        self._rows = {}
        self.set_count(len(self._lines) + len(self._closing))

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == ROW_ROLE:
            return self.row(index.row())
        return self.spoken(index.row()) if role in _WORDS else None

    def spoken(self, number: int) -> str:
        """A row as a screen reader says it."""
        row = self.row(number)
        if row.kind is WhyKind.ROLE:
            steps = counted(row.count, "{n} step", "{n} steps")
            folded = tr("folded") if row.folded else tr("unfolded")
            return f"{spoken_role(row.role)}, {steps}, {folded}"
        return row.spoken()

    def line(self, number: int) -> Line | None:
        """The line of a row; None for the sentences at the end."""
        return self._lines[number] if 0 <= number < len(self._lines) else None

    def row(self, number: int) -> WhyRow:
        """What a row says."""
        if number >= len(self._lines):
            return self._closing[number - len(self._lines)]
        found = self._rows.get(number)
        if found is None:
            assert self._reader is not None
            line = self._lines[number]
            found = self._rows[number] = self._reader.row(line, self._above(number))
        return found

    def _above(self, number: int) -> int:
        """The step on the card right above a row, -1 where something else stands there."""
        line = self.line(number - 1)
        return line.number if line is not None and line.kind in _CARDS else -1

    def number_of(self, key: str) -> int:
        """The row that shows a node, or -1."""
        walk = self.walk
        number = walk.at.get(key) if walk is not None else None
        if number is None:
            return -1
        places = (
            place
            for place, line in enumerate(self._lines)
            if line.number == number and line.kind in _CARDS
        )
        return next(places, -1)
