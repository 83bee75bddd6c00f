"""The causal neighbourhood of a node: what it rests on, and what follows from it, up to a cap.

The walk goes from the anchor against the causes and along the effects, nearest first. It never
turns round by itself: what else rests on a cause is shown where somebody unfolds it. Nothing is
bridged: what a filter hides is not walked through, and no link is shown that nobody wrote.
"""

from collections import deque
from collections.abc import Iterator
from enum import Enum

from msgspec import Struct, field

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import CAUSAL_ROLES, Cause, role
from whydesk.engine.model import Edge, Node

DATE_KEYS = ("date", "at", "when", "on", "day")
CONTRADICTS = "contradicts"
_DATE = len("2026-07-02")


class Side(Enum):
    """The two ways from a node: to what it rests on, and to what rests on it."""

    CAUSES = "causes"
    EFFECTS = "effects"


class Sieve(Struct, frozen=True):
    """What is left out of a neighbourhood: roles, types (in small letters), and days.

    ``since`` and ``until`` are ISO days, both included; an empty text is no bound. A node without
    a date passes unless ``undated`` is false.
    """

    roles: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    since: str = ""
    until: str = ""
    undated: bool = True

    @property
    def is_open(self) -> bool:
        """Whether everything passes."""
        dated = self.since or self.until or not self.undated
        return not (self.roles or self.types or dated)

    def passes(self, node: Node) -> bool:
        """Whether a node is shown."""
        if node.type.lower() in self.types:
            return False
        if not (self.since or self.until) and self.undated:
            return True
        day = date_of(node)
        if not day:
            return self.undated
        return (not self.since or day >= self.since) and (not self.until or day <= self.until)


class Wish(Struct, frozen=True):
    """What is asked for: the anchor, what is left out, what was folded and unfolded by hand."""

    anchor: str
    limit: int = 120
    sieve: Sieve = field(default_factory=Sieve)
    folded: frozenset[tuple[str, Side]] = frozenset()
    unfolded: frozenset[tuple[str, Side]] = frozenset()


class Spot(Struct, frozen=True):
    """A node that is shown. ``level`` counts steps from the anchor, below 0 among its effects.

    ``hidden`` says how many neighbours of each side pass the sieve and are not shown; ``folds``
    on which sides something is shown that folding would take away. ``visibility`` is who may
    see it, as a word: whoever shows it fills that in.
    """

    key: str
    label: str
    type: str
    day: str
    level: int
    hidden: tuple[int, int] = (0, 0)
    folds: tuple[bool, bool] = (False, False)
    visibility: str = ""

    def hidden_at(self, side: Side) -> int:
        return self.hidden[side is Side.EFFECTS]

    def folds_at(self, side: Side) -> bool:
        return self.folds[side is Side.EFFECTS]


class Tie(Struct, frozen=True):
    """A link between two shown nodes. ``effect`` rests on ``cause``.

    ``forward`` says that it was written from the effect to the cause. A contradiction has neither:
    it stands as it is written, and ``causal`` is false.
    """

    effect: str
    cause: str
    role: str
    forward: bool = True
    causal: bool = True

    @property
    def source(self) -> str:
        """The node that the link is written from."""
        return self.effect if self.forward else self.cause

    @property
    def target(self) -> str:
        return self.cause if self.forward else self.effect


class Neighbourhood(Struct, frozen=True):
    """The nodes that are shown, nearest first, and every causal link between two of them."""

    anchor: str
    spots: tuple[Spot, ...]
    ties: tuple[Tie, ...]
    roles: frozenset[str]
    types: frozenset[str]

    def spot(self, key: str) -> Spot | None:
        return next((spot for spot in self.spots if spot.key == key), None)


def date_of(node: Node) -> str:
    """The ISO day of a node, from the first of its properties that begins with one; or empty."""
    for name in DATE_KEYS:
        value = node.properties.get(name, "").strip()[:_DATE]
        if _is_day(value):
            return value
    return ""


def _is_day(text: str) -> bool:
    parts = text.split("-")
    return [len(part) for part in parts] == [4, 2, 2] and all(map(str.isdecimal, parts))


def neighbourhood(graph: Graph, wish: Wish) -> Neighbourhood:
    """The neighbourhood that is asked for; its work grows with the links of what is shown.

    Raises KeyError for an anchor that is no node.
    """
    walk = _Walk(graph, wish)
    walk.reach()
    walk.unfold()
    return walk.result()


def count_all(graph: Graph, wish: Wish) -> Iterator[int]:
    """How many nodes the neighbourhood has without its cap, counting on; each step is a pause.

    The last number is the answer. Raises KeyError for an anchor that is no node.
    """
    walk = _Walk(graph, wish)
    yield from walk.each_reached()


class _Walk:
    """One walk: who is reached, at which level, from which side."""

    def __init__(self, graph: Graph, wish: Wish) -> None:
        self._graph = graph
        self._wish = wish
        self._levels: dict[str, int] = {wish.anchor: 0}
        self._passing: dict[str, bool] = {wish.anchor: True}
        self._near: dict[tuple[str, Side], list[tuple[str, str]]] = {}
        self._from: dict[tuple[str, Side], set[str]] = {}
        graph.node(wish.anchor)
        self._links = {side: graph.neighbours(down=side is Side.EFFECTS) for side in Side}

    # --- walking ----------------------------------------------------------------------------------

    def each_reached(self) -> Iterator[int]:
        """Walk both ways in turn, level by level; yields how many are reached so far."""
        anchor = self._wish.anchor
        queue = deque((anchor, side, 0) for side in Side)
        for far in self._disputing(anchor):
            self._levels[far] = 0
        yield len(self._levels)
        # In a loop a node is a cause and an effect at once: it is walked on from both ways.
        walked = {(anchor, side) for side in Side}
        while queue:
            key, side, level = queue.popleft()
            if (key, side) in self._wish.folded:
                continue
            for _, far in self._neighbours(key, side):
                if (far, side) in walked:
                    continue
                walked.add((far, side))
                queue.append((far, side, level + 1))
                if far not in self._levels:
                    self._levels[far] = level + 1 if side is Side.CAUSES else -level - 1
                    self._from.setdefault((key, side), set()).add(far)
                    yield len(self._levels)
            yield len(self._levels)

    def reach(self) -> None:
        """Walk until the cap is met."""
        for reached in self.each_reached():
            if reached >= self._wish.limit:
                return

    def unfold(self) -> None:
        """Take in the neighbours of what was unfolded by hand, whatever the cap says."""
        pending = set(self._wish.unfolded)
        while found := sorted(
            (at for at in pending if at[0] in self._levels), key=lambda at: (at[0], at[1].value)
        ):
            pending.difference_update(found)
            for key, side in found:
                step = 1 if side is Side.CAUSES else -1
                for _, far in self._neighbours(key, side):
                    if far not in self._levels:
                        self._levels[far] = self._levels[key] + step
                        self._from.setdefault((key, side), set()).add(far)

    def _neighbours(self, key: str, side: Side) -> list[tuple[str, str]]:
        """Role and key of the passing neighbours on a side, in source order."""
        found = self._near.get((key, side))
        if found is None:
            links, sieve = self._links[side](key), self._wish.sieve
            found = [
                (name, far)
                for name, far in links
                if far != key and name not in sieve.roles and self._passes(far)
            ]
            self._near[key, side] = found
        return found

    def _disputing(self, key: str) -> list[str]:
        """The nodes that disagree with one; they stand beside it and are not walked through."""
        if CONTRADICTS in self._wish.sieve.roles:
            return []
        ends = (end for e in self._graph.touching(key, (CONTRADICTS,)) for end in e[:2])
        return [end for end in dict.fromkeys(ends) if end != key and self._passes(end)]

    def _passes(self, key: str) -> bool:
        found = self._passing.get(key)
        if found is None:
            found = self._passing[key] = self._wish.sieve.passes(self._graph.node(key))
        return found

    # --- the answer -------------------------------------------------------------------------------

    def result(self) -> Neighbourhood:
        shown = self._levels
        spots = tuple(self._spot(key) for key in shown)
        ties = tuple(self._ties())
        types = frozenset(self._graph.node(key).type for key in shown)
        return Neighbourhood(
            self._wish.anchor, spots, ties, frozenset(tie.role for tie in ties), types
        )

    def _spot(self, key: str) -> Spot:
        node = self._graph.node(key)
        hidden: list[int] = []
        folds: list[bool] = []
        for side in Side:
            far = {far for _, far in self._neighbours(key, side)}
            hidden.append(len(far - self._levels.keys()))
            folds.append(bool(self._from.get((key, side))))
        return Spot(
            key,
            node.label,
            node.type,
            date_of(node),
            self._levels[key],
            (hidden[0], hidden[1]),
            (folds[0], folds[1]),
        )

    def _ties(self) -> Iterator[Tie]:
        """The links between shown nodes, each once: by the nearest node, in source order."""
        seen: set[Edge] = set()
        for key in self._levels:
            for edge in self._graph.touching(key, CAUSAL_ROLES):
                if edge in seen or edge.role in self._wish.sieve.roles:
                    continue
                if edge.source in self._levels and edge.target in self._levels:
                    seen.add(edge)
                    yield tie_of(edge)


def tie_of(edge: Edge) -> Tie:
    """A causal link, read from the effect to the cause."""
    cause = role(edge.role).cause
    if cause is Cause.SOURCE:
        return Tie(edge.target, edge.source, edge.role, forward=False)
    return Tie(edge.source, edge.target, edge.role, causal=cause is Cause.TARGET)
