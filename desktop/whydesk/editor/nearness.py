"""Which nodes make sense at a caret, and which are near: what a completion of labels favours."""

from collections.abc import Callable, Sequence

from whydesk.editor.ages import is_newer, predecessors, successors
from whydesk.editor.labels import Favour
from whydesk.editor.meanings import LEG_SORTS, SAME_SORT, SOURCE_SORTS, TARGET_SORTS
from whydesk.editor.spot import Spot
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.completion import Completion, CompletionKind
from whydesk.engine.lmd.vocabulary import canonical_role

_MOST = 300
_TOUCHED = 100
_LATELY = 200


class Nearness:
    """Works out what stands first for one graph. GUI thread."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._touching: dict[str, tuple[str, ...]] = {}

    def forget(self) -> None:
        """Say that links have changed."""
        self._touching.clear()

    def touching(self, key: str) -> tuple[str, ...]:
        """What a node is linked with, in source order; of very many the first ones."""
        found = self._touching.get(key)
        if found is None:
            edges = self._graph.touching(key) if key else []
            ends = (edge.target if edge.source == key else edge.source for edge in edges)
            found = tuple(dict.fromkeys(ends))[:_MOST]
            self._touching[key] = found
        return found

    def favour(self, completion: Completion, spot: Spot, lately: Sequence[str]) -> Favour:
        """What a completion of a label favours: by the place it is at, then by nearness."""
        owner = spot.owner()
        if completion.kind is CompletionKind.TARGET:
            return self._target(completion, spot.key_of(completion.source) or owner, lately)
        if completion.kind is CompletionKind.LEG:
            return self._leg(completion, spot, owner, lately)
        near = self._near(owner, lately)
        here = spot.declared_at(completion.start)
        if here:
            return Favour(near=near, allows=lambda key: key != here)
        if owner:
            near[owner] = 0  # a link, or a thought, is most often about the node it stands under
        return Favour(near=near)

    def _near(self, key: str, lately: Sequence[str]) -> dict[str, int]:
        """What was used lately and is linked with a node, then what is linked, then the rest."""
        near = {far: _LATELY + rank for rank, far in enumerate(lately)}
        for far in self.touching(key):
            near[far] = near[far] - _LATELY if far in near else _TOUCHED
        return near

    def _target(self, completion: Completion, source: str, lately: Sequence[str]) -> Favour:
        name, swapped = canonical_role(completion.role)
        sorts = (SOURCE_SORTS if swapped else TARGET_SORTS).get(name, frozenset())
        if name in SAME_SORT and source:
            sorts = frozenset((self._graph.node(source).type.lower(),)) - {""}
        return Favour(
            sorts,
            self._near(source, lately),
            self._linked(source, name, swapped=swapped),
            self._allows(source, name, swapped=swapped),
        )

    def _linked(self, source: str, name: str, *, swapped: bool) -> frozenset[str]:
        """What a node has this link to already."""
        if not source:
            return frozenset()
        edges = self._graph.touching(source, (name,))
        if swapped:
            return frozenset(edge.source for edge in edges if edge.target == source)
        return frozenset(edge.target for edge in edges if edge.source == source)

    def _allows(self, source: str, name: str, *, swapped: bool) -> Callable[[str], bool]:
        """Says of a target whether it may stand there: not the node itself, and never what is known
        to be newer in the place of what was replaced.
        """
        graph = self._graph
        if not source or name != "supersedes":
            return lambda key: key != source
        node = graph.node(source)
        if swapped:
            before = predecessors(graph, source)
            return lambda key: key not in before and not is_newer(node, graph.node(key))
        after = successors(graph, source)
        return lambda key: key not in after and not is_newer(graph.node(key), node)

    def _leg(self, completion: Completion, spot: Spot, claim: str, lately: Sequence[str]) -> Favour:
        """What supports the claim already; never the claim, a leg twice, or a mere echo."""
        graph = self._graph
        here = spot.labels_on_line(completion.start)
        near = self._near(claim, lately)
        edges = graph.touching(claim, ("supports",)) if claim else []
        supporting = [edge.source for edge in edges if edge.target == claim]
        near |= dict.fromkeys(supporting, 0)
        sorts = LEG_SORTS | {graph.node(key).type.lower() for key in supporting}

        def allows(key: str) -> bool:
            if key == claim or key in here:
                return False
            return not any(edge.source == key for edge in graph.touching(key, ("echo-of",)))

        return Favour(sorts, near, frozenset(), allows)
