"""The rows of the sidebar: nodes by type, then what needs a look, then what is still open.

Follows the graph by keys. Claims have the shape of their status.
"""

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct, field
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import layer_of
from whydesk.engine.model import Node, Place, Think
from whydesk.engine.wording import tr
from whydesk.panels.words import plural
from whydesk.session.said import NOTHING_SAID, Said, Sense, Shape
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import CountedModel

if TYPE_CHECKING:
    from whydesk.engine.evidence.values import ReviewItem, SupportStatus

_FIRST_TYPES = ("question", "hypothesis", "decision", "claim", "proof", "evidence", "result")
NO_TYPE = tr("no type")
OPEN_LOOPS = tr("open loops")
NEEDS_LOOK = tr("needs another look")
_TYPE_SHOWN = 60
Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole


class RowKind(Enum):
    """What a row stands for."""

    HEADER = "header"
    NODE = "node"
    REVIEW = "review"
    LOOP = "loop"


class Row(Struct, frozen=True):
    """One row: what it says, its type (for the mark), and the key or place that it stands for.

    ``said`` is the status of a claim; ``note`` stands at the end of the row.
    """

    kind: RowKind
    text: str = ""
    type: str = ""
    key: str = ""
    place: Place | None = None
    count: int = 0
    said: Said = NOTHING_SAID
    note: str = ""


class _Group(Struct):
    """The nodes of one type, in source order."""

    type: str
    keys: list[str] = field(default_factory=list)

    def rows(self) -> int:
        return len(self.keys) + 1


class SidebarModel(CountedModel):
    """All nodes of a graph, or those whose label has the filter's words. GUI thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._graph: Graph | None = None
        self._filter = ""
        self._groups: list[_Group] = []
        self._known: dict[str, tuple[str, str]] = {}
        self._reviews: tuple[ReviewItem, ...] = ()
        self._loops: list[Think] = []
        self._statuses: Mapping[str, SupportStatus] = {}
        self._falls: Mapping[str, SupportStatus] = {}
        self._pulled: frozenset[str] = frozenset()

    # --- what it shows ----------------------------------------------------------------------------

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == ROW_ROLE:
            return self.row(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self.row(index.row())
            if role == Qt.ItemDataRole.DisplayRole:
                return row.text
            return ", ".join(filter(None, (row.text, one_line(row.type), row.said.word, row.note)))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.row(index.row()).kind is not RowKind.HEADER:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags

    def row(self, number: int) -> Row:
        """What stands in a row."""
        for group in self._groups:
            if number < group.rows():
                return self._row_of(group, number)
            number -= group.rows()
        if self._reviews:
            if number <= len(self._reviews):
                return self._review_row(number)
            number -= len(self._reviews) + 1
        if number == 0:
            return Row(RowKind.HEADER, OPEN_LOOPS, count=len(self._loops))
        think = self._loops[number - 1]
        title = one_line(think.title or think.type)
        return Row(RowKind.LOOP, title, one_line(think.type), think.host, think.place)

    def _row_of(self, group: _Group, number: int) -> Row:
        if number == 0:
            title = _title(group.type) if group.type else NO_TYPE
            return Row(RowKind.HEADER, title, count=len(group.keys))
        key = group.keys[number - 1]
        status = self._statuses.get(key)
        said, note = _said(status), ""
        if key in self._falls:
            said = Said(
                tr("falls to {status}", status=_said(self._falls[key]).word),
                Shape.CROSS,
                Sense.BAD,
            )
            note = tr("falls")
        elif key in self._pulled:
            note = tr("what if")
        return Row(
            RowKind.NODE, one_line(self._known[key][0]), group.type, key, said=said, note=note
        )

    def _review_row(self, number: int) -> Row:
        if number == 0:
            return Row(RowKind.HEADER, NEEDS_LOOK, count=len(self._reviews))
        item = self._reviews[number - 1]
        said = Said(tr("needs another look"), Shape.RING, Sense.WARN)
        return Row(RowKind.REVIEW, one_line(item.label), key=item.key, said=said)

    def index_of(self, key: str) -> QModelIndex:
        """Where a node stands, invalid where it is not shown."""
        type_name = self._known.get(key, ("", ""))[1]
        start = 0
        for group in self._groups:
            if group.type == type_name and key in group.keys:
                return self.index(start + 1 + group.keys.index(key))
            start += group.rows()
        return QModelIndex()

    def first_match(self) -> QModelIndex:
        """The first row that can be chosen."""
        return self.index(1) if self._groups or self._reviews or self._loops else QModelIndex()

    # --- following the graph ----------------------------------------------------------------------

    def set_graph(self, graph: Graph) -> None:
        """Show another graph from the start."""
        self._graph = graph
        self._filter = ""
        self._start_anew()

    def set_filter(self, text: str) -> None:
        words = text.strip().casefold()
        if words != self._filter:
            self._filter = words
            self._start_anew()

    def set_loops(self, loops: list[Think]) -> None:
        """Show other open thoughts."""
        words = self._filter
        loops = [loop for loop in loops if words in loop.title.casefold()] if words else loops
        if loops == self._loops:
            return
        start = self._loops_start()
        if self._loops:
            self.take_out(start, len(self._loops) + 1, lambda: self._note_loops([]))
        if loops:
            self.put_in(start, len(loops) + 1, lambda: self._note_loops(loops))

    def _note_loops(self, loops: list[Think]) -> None:
        self._loops = loops

    def set_reviews(self, reviews: Sequence["ReviewItem"]) -> None:
        """Show other claims that need another look."""
        words = self._filter
        wanted = tuple(item for item in reviews if words in item.label.casefold())
        if wanted == self._reviews:
            return
        start = sum(group.rows() for group in self._groups)
        if self._reviews:
            self.take_out(start, len(self._reviews) + 1, lambda: self._note_reviews(()))
        if wanted:
            self.put_in(start, len(wanted) + 1, lambda: self._note_reviews(wanted))

    def _note_reviews(self, reviews: tuple["ReviewItem", ...]) -> None:
        self._reviews = reviews

    def set_statuses(self, statuses: Mapping[str, "SupportStatus"]) -> None:
        """Show other statuses of claims."""
        if statuses != self._statuses:
            self._statuses = dict(statuses)
            self._tell_all()

    def set_supposed(self, falls: Mapping[str, "SupportStatus"], pulled: frozenset[str]) -> None:
        """Show what would fall, and by the loss of what."""
        if falls != self._falls or pulled != self._pulled:
            self._falls, self._pulled = dict(falls), pulled
            self._tell_all()

    def _tell_all(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def gather(self) -> Iterator[None]:
        """Look at all nodes anew, and show them at the end; each yield is a place to pause.

        For many changes. Whoever edits the graph or sets a filter meanwhile gives this up.
        """
        known: dict[str, tuple[str, str]] = {}
        groups: dict[str, _Group] = {}
        for node in self._graph.nodes() if self._graph else ():
            yield
            if self._filter and self._filter not in node.label.casefold():
                continue
            group = groups.setdefault(node.type, _Group(node.type))
            group.keys.append(node.key)
            known[node.key] = (node.label, node.type)
        self._known = known
        self._groups = sorted(groups.values(), key=_group_order)
        loops = len(self._loops)
        self.set_count(self._loops_start() + (loops + 1 if loops else 0))

    def take(self, keys: frozenset[str]) -> None:
        """Look again at the nodes that changed; the others are left alone."""
        graph = self._graph
        if graph is None:
            return
        for key in keys:
            try:
                node = graph.node(key)
            except KeyError:
                self._remove(key)
            else:
                self._put(node)

    def _start_anew(self) -> None:
        """Show what the filter lets through now, without what stands at the end."""
        self.set_reviews(())
        self.set_loops([])
        for _ in self.gather():
            pass

    def _put(self, node: Node) -> None:
        known = self._known.get(node.key)
        if known == (node.label, node.type):
            return
        if self._filter and self._filter not in node.label.casefold():
            self._remove(node.key)
            return
        if known is not None and known[1] == node.type:
            self._known[node.key] = (node.label, node.type)
            index = self.index_of(node.key)
            self.dataChanged.emit(index, index)
            return
        self._remove(node.key)
        self._insert(node)

    def _insert(self, node: Node) -> None:
        start, group = self._group_for(node.type)
        at = bisect(group.keys, self._place_of(node.key), key=self._place_of)
        self._known[node.key] = (node.label, node.type)
        self.put_in(start + 1 + at, 1, lambda: group.keys.insert(at, node.key))
        self._header_changed(start)

    def _group_for(self, type_name: str) -> tuple[int, _Group]:
        """The group of a type with its first row; it is put in where there is none."""
        wanted = _Group(type_name)
        start = number = 0
        for group in self._groups:
            if group.type == type_name:
                return start, group
            if _group_order(wanted) < _group_order(group):
                break
            start += group.rows()
            number += 1
        self.put_in(start, 1, lambda: self._groups.insert(number, wanted))
        return start, wanted

    def _remove(self, key: str) -> None:
        known = self._known.get(key)
        if known is None:
            return
        start = 0
        for number, group in enumerate(self._groups):
            if group.type == known[1]:
                self._remove_from(group, number, start, key)
                return
            start += group.rows()

    def _remove_from(self, group: _Group, number: int, start: int, key: str) -> None:
        at = group.keys.index(key)
        if len(group.keys) == 1:
            self.take_out(start, 2, lambda: self._groups.pop(number))
        else:
            self.take_out(start + 1 + at, 1, lambda: group.keys.pop(at))
        del self._known[key]
        if start < self.rowCount():
            self._header_changed(start)

    def _header_changed(self, start: int) -> None:
        index = self.index(start)
        self.dataChanged.emit(index, index)

    def _loops_start(self) -> int:
        reviews = len(self._reviews) + 1 if self._reviews else 0
        return sum(group.rows() for group in self._groups) + reviews

    def _place_of(self, key: str) -> tuple[str, int]:
        """Where a node is first declared; before all else if it goes in the same change."""
        places = self._graph.places(key) if self._graph else []
        return (places[0].shard, places[0].line) if places else ("", -1)


def _title(type_name: str) -> str:
    kind = one_line(type_name, _TYPE_SHOWN)
    return tr("{kinds}", "a kind of nodes, and its English plural", kind=kind, kinds=plural(kind))


def _group_order(group: _Group) -> tuple[int, int, str]:
    """Reasoning types first, in the order that a decision grows; no type last."""
    name = group.type.lower()
    if not name:
        return (3, 0, "")
    if name in _FIRST_TYPES:
        return (0, _FIRST_TYPES.index(name), name)
    return (1 if layer_of(name) == "knowing" else 2, 0, name)


def _said(status: "SupportStatus | None") -> Said:
    """How the status of a node is said; its words are loaded with the first claim."""
    if status is None:
        return NOTHING_SAID
    from whydesk.session.support_words import status_said  # noqa: PLC0415

    return status_said(status)
