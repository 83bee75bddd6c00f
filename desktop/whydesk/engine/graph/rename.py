"""Renaming a node: the text edits for every place that names it, and a preview of each."""

from collections.abc import Generator, Iterator
from itertools import groupby
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.rename_aliases import alias_edits
from whydesk.engine.graph.rename_rules import alias_refusal, refusal
from whydesk.engine.graph.rename_spots import Spot, each_spot, turned_to_code
from whydesk.engine.graph.uses import UseKind
from whydesk.engine.model import TextEdit, slug
from whydesk.engine.steps import result_of
from whydesk.engine.wording import tr


class RenamePlace(NamedTuple):
    """One edit as it is shown: where it is made, and its line before and after the renaming.

    ``before`` is empty where a line is added, ``after`` where one is taken out.
    """

    kind: UseKind
    shard: str
    line: int
    column: int
    before: str
    after: str


class RenamePlan(Struct, frozen=True):
    """All edits of a renaming and, number for number, the places where they are made.

    ``refusal`` is a sentence where it cannot be; then there are no edits.
    """

    old: str
    new: str
    refusal: str = ""
    edits: tuple[TextEdit, ...] = ()
    places: tuple[RenamePlace, ...] = ()


class _Change(NamedTuple):
    kind: UseKind
    edit: TextEdit


def rename(graph: Graph, key: str, new: str, *, keep_old: bool = False) -> RenamePlan:
    """What gives a node another name, everywhere; ``keep_old`` makes the old one an alias.

    KeyError where there is no such node.
    """
    return Renaming(graph, key).plan(new, keep_old=keep_old)


class Renaming:
    """The places of one node, found once, and a plan for each new name that is tried.

    Made for a graph that does not change meanwhile. KeyError where there is no such node.
    """

    def __init__(self, graph: Graph, key: str) -> None:
        self.key = key
        self.old = graph.node(key).label
        self._graph = graph
        self._search = each_spot(graph, key)
        self._spots: list[Spot] = []

    def plan(self, new: str, *, keep_old: bool = False) -> RenamePlan:
        """The edits that put a name in the place of the old one, in source order."""
        return result_of(self.planning(new, keep_old=keep_old))

    def planning(self, new: str, *, keep_old: bool = False) -> Generator[None, None, RenamePlan]:
        """The same; each yield is a place to pause, or to give it up for another name."""
        for spot in self._search:
            if spot is None:
                yield
            else:
                self._spots.append(spot)
        new = new.strip()
        refused = self._refusal(new, keep_old)
        if refused:
            return RenamePlan(self.old, new, refused)
        changes: list[_Change] = []
        for spot in self._spots:
            if not spot.says(new):
                changes.append(_Change(spot.kind, spot.edit(new)))
            yield
        aliases = alias_edits(self._graph, self.key, new, keep_old=keep_old)
        changes += (_Change(UseKind.ALIAS, edit) for edit in aliases)
        changes.sort(key=_source_order)
        yield
        places: list[RenamePlace] = []
        for on_line in self._places(changes):
            places += on_line
            yield
        edits = tuple(change.edit for change in changes)
        return RenamePlan(self.old, new, "", edits, tuple(places))

    def _refusal(self, new: str, keep_old: bool) -> str:
        refused = refusal(self._graph, self.key, new)
        if not refused and keep_old and slug(new) != slug(self.old):
            refused = alias_refusal(self.old)
        if not refused and "`" in new + "".join({spot.text for spot in self._spots}):
            spot = turned_to_code(self._spots, new)
            if spot is not None:
                where = tr("line {line:,} of {shard}", line=spot.line + 1, shard=spot.shard)
                refused = tr(
                    "With this name, backticks would turn a label into code in {where}.",
                    where=where,
                )
        return refused

    def _places(self, changes: list[_Change]) -> Iterator[list[RenamePlace]]:
        """The places of changes line by line; those of one line share its text afterwards."""
        for (shard, line), group in groupby(changes, key=_line):
            on_line = list(group)
            before = self._graph.documents[shard].line(line)
            inside = [change.edit for change in on_line if _is_inside(change.edit)]
            after = _carried_out(before, inside)
            places: list[RenamePlace] = []
            for kind, edit in on_line:
                lines = before, after
                if not _is_inside(edit):
                    lines = ("", edit.text.strip("\n")) if edit.text else (before, "")
                places.append(RenamePlace(kind, shard, line, edit.span.start, *lines))
            yield places


def _source_order(change: _Change) -> tuple[str, int, int]:
    return change.edit.shard, change.edit.span.line, change.edit.span.start


def _line(change: _Change) -> tuple[str, int]:
    return change.edit.shard, change.edit.span.line


def _is_inside(edit: TextEdit) -> bool:
    """Whether an edit changes one line and leaves it one line."""
    return edit.span.line == edit.span.end_line and "\n" not in edit.text


def _carried_out(line: str, edits: list[TextEdit]) -> str:
    for edit in reversed(edits):
        line = line[: edit.span.start] + edit.text + line[edit.span.end :]
    return line
