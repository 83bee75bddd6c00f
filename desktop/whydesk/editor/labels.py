"""The labels of a workspace, ready to be searched at every keystroke."""

import re
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from whydesk.engine.graph.index import ChangeSet, Graph

SLIP_LIMIT = 5_000
RANK_LIMIT = 2_000
_LEAST_SCORE = 60.0
_LEAST_LETTERS = 3
_ENOUGH = 4


@dataclass(frozen=True, slots=True)
class Named:
    """A node as it is offered: label, type, and the label without case."""

    key: str
    label: str
    type: str
    plain: str


class Labels:
    """All nodes by key, kept up to date by the keys that changed. GUI thread."""

    def __init__(self) -> None:
        self._graph: Graph | None = None
        self._named: dict[str, Named] = {}
        self._narrowed: tuple[str, list[Named]] | None = None

    def set_graph(self, graph: Graph) -> None:
        self._graph = graph
        self._named = {}
        self._narrowed = None
        for node in graph.nodes():
            self._put(node.key, node.label, node.type)

    def take(self, changes: ChangeSet) -> None:
        if changes.names_changed:
            self._narrowed = None
            for key in changes.nodes:
                self._renew(key)

    def ranked(self, typed: str, limit: int, near: frozenset[str] = frozenset()) -> list[Named]:
        """The nodes that fit what is typed: those that start so, then a word that does, then a
        part, then what resembles it; among equals the ones near at hand first.
        """
        plain = typed.strip().casefold()
        best = _nearest_first(self._starting(plain), near)[:limit]
        if len(best) < limit and plain:
            inside = [named for named in self._named.values() if plain in named.plain[1:]]
            known = {named.key for named in best}
            words = [n for n in inside if _starts_word(n.plain, plain) and n.key not in known]
            known.update(named.key for named in words)
            parts = [named for named in inside if named.key not in known]
            best += [*_nearest_first(words, near), *_nearest_first(parts, near)]
        if len(best) < _ENOUGH and len(plain) >= _LEAST_LETTERS:
            known = {named.key for named in best}
            best += [named for named in self._resembling(plain, limit) if named.key not in known]
        return best[:limit]

    def _starting(self, plain: str) -> list[Named]:
        """The nodes whose label starts so; one letter more looks only among those of before."""
        before = self._narrowed
        among = before[1] if before and plain.startswith(before[0]) else self._named.values()
        found = [named for named in among if named.plain.startswith(plain)]
        self._narrowed = (plain, found)
        return found

    def types(self) -> dict[str, int]:
        """How many nodes there are of each type."""
        counts: dict[str, int] = {}
        for named in self._named.values():
            counts[named.type] = counts.get(named.type, 0) + 1
        return counts

    def _resembling(self, plain: str, limit: int) -> list[Named]:
        """Labels that hold the typed letters in their order; else, among few, likely slips."""
        pattern = re.compile(".*?".join(map(re.escape, plain.replace(" ", ""))))
        search = pattern.search
        found = [named for named in self._named.values() if search(named.plain)]
        if found or len(self._named) > SLIP_LIMIT:
            found = found[:RANK_LIMIT]
        else:
            found = list(self._named.values())
        choices = [named.plain for named in found]
        hits = process.extract(
            plain, choices, scorer=fuzz.partial_ratio, limit=limit, score_cutoff=_LEAST_SCORE
        )
        return [found[number] for _, _, number in hits]

    def _renew(self, key: str) -> None:
        assert self._graph is not None
        try:
            node = self._graph.node(key)
        except KeyError:
            self._named.pop(key, None)
        else:
            self._put(key, node.label, node.type)

    def _put(self, key: str, label: str, type_name: str) -> None:
        self._named[key] = Named(key, label, type_name, label.casefold())


def _nearest_first(found: list[Named], near: frozenset[str]) -> list[Named]:
    if not near:
        return found
    return sorted(found, key=lambda named: named.key not in near)


def _starts_word(label: str, typed: str) -> bool:
    at = label.find(typed, 1)
    while at > 0:
        if not label[at - 1].isalnum():
            return True
        at = label.find(typed, at + 1)
    return False
