"""The face of the room: what a graph's text entitles us to believe, kept up to date by edits.

An edit is only noted; the next question works out again what the edit can reach. One thread at a
time, the one that the graph belongs to.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence

from whydesk.engine.evidence.assembling import Assembly, assemble
from whydesk.engine.evidence.claim import ClaimReader
from whydesk.engine.evidence.following import follow
from whydesk.engine.evidence.impact import Impact, impact
from whydesk.engine.evidence.levels import (
    STATES,
    Levels,
    group_level,
    levels_of,
    settle_again,
    status_of,
)
from whydesk.engine.evidence.lineage import Trace, TrailStep, dependents, trace, upward_of
from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.overstating import GroupName, overstated
from whydesk.engine.evidence.reviews import to_review
from whydesk.engine.evidence.values import (
    ClaimEvidence,
    LegState,
    Named,
    ReviewItem,
    SupportStatus,
)
from whydesk.engine.evidence.verdict import Lineage, judging
from whydesk.engine.graph.index import ChangeSet, Graph
from whydesk.engine.steps import result_of

# Following one edited node costs as much as reading about nine.
_MANY, _DEARER = 256, 8


class Evidence:
    """Answers about support, lineage and withdrawals, by node keys.

    Every question raises KeyError for a key that is no node.
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._network: Network | None = None
        self._levels = Levels(bytearray(), bytearray(), [])
        self._touched: set[str] = set()
        self._names = False
        self._reader: ClaimReader | None = None
        self._reviews: dict[str, ReviewItem] | None = None

    # --- keeping up -------------------------------------------------------------------------------

    def touch(self, changes: Iterable[ChangeSet]) -> None:
        """Note what edits changed."""
        for change in changes:
            if change.meaning_changed:
                self._reader = self._reviews = None
            self._names |= change.names_changed
            self._touched |= change.nodes

    def forget(self) -> None:
        """Read everything anew at the next question, as when a file came or went."""
        self._network = self._reader = self._reviews = None

    def refresh(self) -> Sequence[str] | None:
        """Catch up with the edits; the keys whose status was worked out again, or None for all."""
        network, levels = self._network, self._levels
        if network is None or self.is_behind:
            self._begin_with(assemble(self._graph))
            return None
        touched, self._touched = self._touched, set()
        names, self._names = self._names, False
        if not touched and not names:
            return ()
        changed = follow(network, self._graph, touched, names=names)
        again = settle_again(network, levels, changed)
        return [network.keys[node] for node in again if not network.is_nothing(node)]

    @property
    def is_behind(self) -> bool:
        """Whether the next question has to read everything first, and so takes time."""
        return self._network is None or self._network.is_worn or self._is_much

    def catch_up(self) -> Iterator[None]:
        """Read everything anew; each yield is a place to pause. An edit meanwhile ends it early."""
        assembly, revision = Assembly(self._graph), self._graph.revision
        for _ in assembly.steps():
            yield
            if self._graph.revision != revision:
                return
        self._begin_with(assembly.network)

    def _begin_with(self, network: Network) -> None:
        """Take over what was read of the present text."""
        self._touched, self._names = set(), False
        self._network, self._levels = network, levels_of(network)
        self._reader = self._reviews = None

    @property
    def _is_much(self) -> bool:
        """Whether so much was edited, as by a large paste, that reading all anew is quicker."""
        touched = len(self._touched)
        return touched > _MANY and _DEARER * touched > len(self._graph.names)

    def _now(self) -> tuple[Network, Levels]:
        if self._network is None or self._touched or self._names:
            self.refresh()
        if self._network is None:
            raise RuntimeError("a network is there after a refresh")
        return self._network, self._levels

    # --- support ----------------------------------------------------------------------------------

    def status(self, key: str) -> SupportStatus | None:
        """The status of a claim; None for a node that makes none."""
        network, levels = self._now()
        return status_of(network, levels, network.ids[key])

    def leg_state(self, key: str) -> LegState:
        """What a node would be worth as a leg; for an echo that is what it restates."""
        network, levels = self._now()
        node = network.ids[key]
        legs = network.roots.get(node, ()) if node in network.restates else (node,)
        return STATES[group_level(levels.leg, legs)]

    def statuses(self) -> dict[str, SupportStatus]:
        """The status of every node that has one, in source order."""
        network, levels = self._now()
        found: dict[str, SupportStatus] = {}
        for node in network.sorted(network.ids.values()):
            status = None if network.is_nothing(node) else status_of(network, levels, node)
            if status is not None:
                found[network.keys[node]] = status
        return found

    def claim(self, key: str) -> ClaimEvidence:
        """Everything that bears on a claim."""
        network, levels = self._now()
        if self._reader is None:
            self._reader = ClaimReader(self._graph, network, levels)
        return self._reader.claim(network.ids[key], key in self._to_review())

    def overstated_in(self, rest: "Evidence") -> frozenset[GroupName]:
        """The groups that could hold in a text that tells less, though they fail in this one.

        Once they are given up there, no claim is open or supported that is not so here.
        """
        network, levels = self._now()
        return overstated(network, levels, rest._now()[0])

    # --- withdrawal -------------------------------------------------------------------------------

    def impact(self, keys: Iterable[str]) -> Impact:
        """What withdrawing these nodes together would do. Nothing is changed."""
        network, levels = self._now()
        return impact(network, levels, [network.ids[key] for key in keys])

    def requires_reevaluation(self) -> list[ReviewItem]:
        """The claims that lost something by a withdrawal and that nobody looked at since."""
        return list(self._to_review().values())

    def _to_review(self) -> dict[str, ReviewItem]:
        network, levels = self._now()
        if self._reviews is None:
            items = to_review(network, levels, self._value)
            self._reviews = {item.key: item for item in items}
        return self._reviews

    # --- lineage ----------------------------------------------------------------------------------

    def trace(self, key: str) -> Trace:
        """The walk down to source spans."""
        network, _ = self._now()
        return trace(network, network.ids[key])

    def sources(self, key: str) -> tuple[Named, ...]:
        """The source spans that a node's lineage reaches."""
        return self.trace(key).grounded

    def dependents(self, key: str) -> tuple[TrailStep, ...]:
        """What leans on a node or was made from it, with the relation, nearest first."""
        network, _ = self._now()
        return dependents(network, network.ids[key], upward_of(network))

    def needed_by(self, key: str) -> tuple[Named, ...]:
        """The claims that have a node as a leg, in source order."""
        network, _ = self._now()
        claims = {network.group_claim[group] for group in network.uses[network.ids[key]]}
        return tuple(
            Named(network.keys[claim], network.labels[claim]) for claim in network.sorted(claims)
        )

    def legs(self, key: str, group: str) -> tuple[str, ...]:
        """The labels of a group's legs; without any where there is no such claim or group."""
        network, _ = self._now()
        claim = network.ids.get(key)
        for number in network.groups[claim] if claim is not None else ():
            if network.group_name[number] == group:
                return tuple(network.labels[leg] for leg in network.group_legs[number])
        return ()

    def lineage(self, key: str) -> Lineage:
        """The walk down with the verdict of its stages, and where an error entered."""
        return result_of(self.judging(key))

    def judging(self, key: str) -> Generator[None, None, Lineage]:
        """The same; each yield is a place to pause, or to give it up where the text changes."""
        network, levels = self._now()
        return judging(network, levels, network.ids[key], self._value)

    def _value(self, node: int, name: str) -> str:
        network, _ = self._now()
        if network.is_nothing(node):
            return ""
        return self._graph.node(network.keys[node]).properties.get(name, "")
