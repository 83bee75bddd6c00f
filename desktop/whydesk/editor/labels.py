"""The labels of a workspace, ready to be searched at every keystroke."""

from collections.abc import Iterator
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from whydesk.engine.graph.index import ChangeSet, Graph

FUZZY_LIMIT = 20_000
_LEAST_SCORE = 60.0


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
        self._filled = False

    def set_graph(self, graph: Graph) -> None:
        self._graph = graph
        self._named = {}
        self._filled = False

    def take(self, changes: ChangeSet) -> None:
        if self._filled and changes.names_changed:
            for key in changes.nodes:
                self._renew(key)

    def ranked(self, typed: str, limit: int, near: frozenset[str] = frozenset()) -> list[Named]:
        """The nodes that fit what is typed: those that start so, then a word that does, then a
        part, then what resembles it; among equals the ones near at hand first."""
        self._fill()
        plain = typed.strip().casefold()
        found: list[tuple[int, bool, int, Named]] = []
        for order, named in enumerate(self._named.values()):
            at = named.plain.find(plain)
            if at >= 0:
                found.append((_tier(named.plain, plain, at), named.key not in near, order, named))
        found.sort(key=lambda item: item[:3])
        best = [item[3] for item in found[:limit]]
        if len(best) < limit and len(plain) > 1:
            best += self._resembling(plain, limit - len(best), {named.key for named in best})
        return best

    def types(self) -> dict[str, int]:
        """How many nodes there are of each type."""
        self._fill()
        counts: dict[str, int] = {}
        for named in self._named.values():
            counts[named.type] = counts.get(named.type, 0) + 1
        return counts

    def _resembling(self, plain: str, limit: int, known: set[str]) -> Iterator[Named]:
        if len(self._named) > FUZZY_LIMIT:
            return
        choices = {key: named.plain for key, named in self._named.items() if key not in known}
        hits = process.extract(
            plain, choices, scorer=fuzz.WRatio, limit=limit, score_cutoff=_LEAST_SCORE
        )
        for _, _, key in hits:
            if _in_order(plain, choices[key]):
                yield self._named[key]

    def _fill(self) -> None:
        if not self._filled and self._graph is not None:
            self._filled = True
            for node in self._graph.nodes():
                self._put(node.key, node.label, node.type)

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


def _tier(label: str, typed: str, at: int) -> int:
    if at == 0:
        return 0 if len(label) != len(typed) else 1
    return 2 if not label[at - 1].isalnum() else 3


def _in_order(typed: str, label: str) -> bool:
    """Whether the typed letters stand in the label in their order; one may be a slip."""
    rest = iter(label)
    missed = sum(1 for letter in typed if letter != " " and letter not in rest)
    return missed == 0 or (len(typed) > 3 and fuzz.partial_ratio(typed, label) > 75)
