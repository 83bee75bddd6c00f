"""The walk that answers why: breadth first over recorded causes, in slices where one is wanted."""

from collections.abc import Collection, Iterator

from whydesk.engine.graph.index import Graph

PACE = 256  # nodes between two pauses: about a third of a millisecond


class WhyWalk:
    """The ancestors of a node, or its consequences with ``down``, as numbers in order of finding.

    Number 0 is the anchor. Every other node stands once, at its nearest depth: ``keys``, ``roles``,
    ``through`` (the number that it was reached from) and ``depths`` say the rest, and ``at`` gives
    the number of a key. The parents of one node keep source order. Only links of ``roles`` are
    followed where any are named, and none leads deeper than ``depth``.

    ``run`` does the work. Until it has ended, what is there so far is the beginning of the answer;
    it is good until the graph changes. One thread at a time. KeyError for a key that is no node.
    """

    def __init__(
        self,
        graph: Graph,
        key: str,
        depth: int | None = None,
        down: bool = False,
        roles: Collection[str] | None = None,
    ) -> None:
        self.anchor = graph.node(key)
        self.graph = graph
        self.depth = depth
        self.down = down
        self.followed = None if roles is None else frozenset(roles)
        self.revision = graph.revision
        self.keys = [key]
        self.roles = [""]
        self.through = [0]
        self.depths = [0]
        self.at = {key: 0}
        # Whether there is more behind ``depth``, known in the end; and the links back into a loop.
        self.deeper = False
        self.loops: list[tuple[int, int]] = []
        self.ended = False
        self._links: list[list[tuple[str, str]]] = []
        self._walked = 0

    def __len__(self) -> int:
        """How many nodes were found, the anchor not among them."""
        return len(self.keys) - 1

    @property
    def stale(self) -> bool:
        """Whether the text has changed since."""
        return self.revision != self.graph.revision

    def finish(self) -> "WhyWalk":
        """Walk to the end at once."""
        for _ in self.run():
            pass
        return self

    def run(self) -> Iterator[None]:
        """Walk; each yield is a place to pause or to give up."""
        yield from self._spread()
        if self.depth is not None:
            yield from self._look_deeper()
        yield from self._find_loops()
        # They are many, and let go of now: whoever asks of another node need not wait for it.
        self._links = []
        self.ended = True

    def links(self, number: int) -> list[tuple[str, str]]:
        """Role and key of every link that leads on from a node, in source order; none behind
        ``depth``.
        """
        if number >= self._walked:
            return []
        if not self.ended:
            return self._links[number]
        links = self.graph.neighbours(self.down)(self.keys[number])
        return (
            links if self.followed is None else [link for link in links if link[0] in self.followed]
        )

    def back(self, number: int) -> list[tuple[str, str]]:
        """Role and key of every link that leads to a node, in source order."""
        links = self.graph.neighbours(not self.down)(self.keys[number])
        return (
            links if self.followed is None else [link for link in links if link[0] in self.followed]
        )

    def others(self, number: int) -> list[int]:
        """The nodes besides ``through`` that lead to a node as well, in source order."""
        found = dict.fromkeys(self.at[key] for _, key in self.back(number) if key in self.at)
        first = self.through[number] if number else -1
        return [other for other in found if other not in (first, number) and other < self._walked]

    def _spread(self) -> Iterator[None]:
        neighbours = self.graph.neighbours(self.down)
        keys, roles, through, depths = self.keys, self.roles, self.through, self.depths
        at, followed, walked = self.at, self.followed, self._links
        here = 0
        while here < len(keys):
            level = depths[here] + 1
            if self.depth is not None and level > self.depth:
                return  # what follows is as deep or deeper
            links = neighbours(keys[here])
            if followed is not None:
                links = [link for link in links if link[0] in followed]
            walked.append(links)
            self._walked = here + 1
            for role, far in links:
                if far not in at:
                    at[far] = len(keys)
                    keys.append(far)
                    roles.append(role)
                    through.append(here)
                    depths.append(level)
            here += 1
            if not here % PACE:
                yield

    def _look_deeper(self) -> Iterator[None]:
        neighbours, followed = self.graph.neighbours(self.down), self.followed
        for number in range(len(self._links), len(self.keys)):
            for role, far in neighbours(self.keys[number]):
                if far not in self.at and (followed is None or role in followed):
                    self.deeper = True
                    return
            if not number % PACE:
                yield

    def _find_loops(self) -> Iterator[None]:
        """The links that close a loop among the nodes walked, in depth-first order."""
        links = self._links
        if sum(map(len, links)) < len(links):
            return  # a tree: every link reached something new
        state = bytearray(len(self.keys))  # 1 on the path to where we are, 2 behind us
        state[0] = 1
        path = [(0, iter(self.links(0)))]
        steps = 0
        while path:
            here, onward = path[-1]
            for _, far in onward:
                number = self.at.get(far)
                if number is None:
                    continue
                if state[number] == 1:
                    self.loops.append((here, number))
                elif not state[number]:
                    state[number] = 1
                    path.append((number, iter(self.links(number))))
                    break
            else:
                path.pop()
                state[here] = 2
            steps += 1
            if not steps % PACE:
                yield
