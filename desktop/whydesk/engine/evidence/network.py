"""Claims, groups and legs as whole numbers: what statuses are worked out on.

A node is a number into the node tables, a group one into the group tables; there is no object for a
leg, so that 300,000 of them cost little. Echoes stand for what they restate from here on. One
thread at a time.
"""

from collections.abc import Iterable, Sequence

from whydesk.engine.graph.loops import loops

# Names that mean no node, and echoes that reach nothing, get a node of their own that never holds.
# No label has this sign in it.
NOTHING = "\0"


class Network:
    """The tables. ``base`` is a node's level by itself (0 fails, 1 open, 2 holds), ``relays`` says
    that its level as a leg is that of its groups instead.

    ``supporters`` are the sources of supports links to a node, ``rejected`` those that somebody
    judged to be no support, ``restates`` the direct targets of an echo, ``roots`` what it comes
    down to (``echoes`` the other way round), ``derived`` the targets of derived-from.
    """

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}
        self.keys: list[str] = []
        self.labels: list[str] = []
        self.source = bytearray()
        self.withdrawn = bytearray()
        self.claim = bytearray()
        self.base = bytearray()
        self.relays = bytearray()
        self.groups: list[Sequence[int]] = []
        self.uses: list[list[int]] = []
        self.group_claim: list[int] = []
        self.group_legs: list[tuple[int, ...]] = []
        self.group_name: list[str] = []
        self.supporters: dict[int, tuple[int, ...]] = {}
        self.rejected: dict[int, tuple[int, ...]] = {}
        self.restates: dict[int, tuple[int, ...]] = {}
        self.derived: dict[int, tuple[int, ...]] = {}
        self.roots: dict[int, tuple[int, ...]] = {}
        self.echoes: dict[int, list[int]] = {}

    def __len__(self) -> int:
        return len(self.keys)

    def node(self, key: str) -> int:
        """The number of a key, a new one where it has none yet."""
        found = self.ids.get(key)
        if found is None:
            found = self.ids[key] = len(self.keys)
            self.keys.append(key)
            self.labels.append(key.lstrip(NOTHING))
            for table in (self.source, self.withdrawn, self.claim, self.base, self.relays):
                table.append(0)
            self.groups.append(())
            self.uses.append([])
        return found

    def declare(self, key: str, label: str) -> bool:
        """Note a node of a new network; false where it is known. ``declared`` must follow them."""
        count = len(self.keys)
        if self.ids.setdefault(key, count) != count:
            return False
        self.keys.append(key)
        self.labels.append(label)
        return True

    def declared(self) -> None:
        """Make the tables of all nodes that were noted, at once."""
        count = len(self.keys)
        self.source, self.withdrawn, self.claim = (bytearray(count) for _ in range(3))
        self.base, self.relays = bytearray(count), bytearray(count)
        self.groups = [()] * count
        self.uses = [[] for _ in range(count)]

    def is_nothing(self, node: int) -> bool:
        """Whether it stands for a name that means no node, or for an echo that reaches nothing."""
        return self.keys[node].startswith(NOTHING)

    def says(self, node: int, source: bool, withdrawn: bool, claim: bool) -> None:
        """Take in what a declared node says of itself; its groups must be in by then."""
        if claim:
            self.claim[node] = 1
        if withdrawn:
            self.withdrawn[node] = 1
        if source:
            self.source[node] = 1
        if not withdrawn:
            if source:
                self.base[node] = 2
            elif self.groups[node]:
                self.relays[node] = 1
            else:
                self.base[node] = 1

    def unsay(self, node: int) -> None:
        """Forget what a node said of itself."""
        for table in (self.claim, self.withdrawn, self.source, self.base, self.relays):
            table[node] = 0

    @staticmethod
    def nothing(name: str) -> str:
        """The key of the node that stands for a name which means no node."""
        return NOTHING + name

    def resolved(self, node: int) -> tuple[int, ...]:
        """What a node stands for as a leg: itself, or what an echo comes down to."""
        if node not in self.restates:
            return (node,)
        return self.roots[node] or (self.node(NOTHING + NOTHING + self.keys[node]),)

    def set_groups(self, claim: int, groups: Iterable[tuple[str, tuple[int, ...]]]) -> bool:
        """Give a claim these groups (name, resolved legs); whether that changed anything."""
        old = [(self.group_name[g], self.group_legs[g]) for g in self.groups[claim]]
        new = list(groups)
        if old == new:
            return False
        for group in self.groups[claim]:
            self._drop(group)
        self.groups[claim] = tuple(self.add(claim, name, legs) for name, legs in new)
        return True

    def add(self, claim: int, name: str, legs: tuple[int, ...]) -> int:
        """A new group of a claim, by its number; whoever adds it keeps it in ``groups``."""
        group = len(self.group_claim)
        self.group_claim.append(claim)
        self.group_legs.append(legs)
        self.group_name.append(name)
        uses = self.uses
        for leg in legs:
            uses[leg].append(group)
        return group

    def _drop(self, group: int) -> None:
        for leg in self.group_legs[group]:
            self.uses[leg].remove(group)
        self.group_legs[group] = ()

    def unassessed(self, node: int, groups: Iterable[int]) -> list[int]:
        """The supporters of a node that nobody has judged: in none of the groups, not rejected."""
        sources = self.supporters.get(node)
        if not sources:
            return []
        judged = set(self.rejected.get(node, ()))
        for group in groups:
            judged.update(self.group_legs[group])
        return [
            one
            for one in sources
            if one not in judged
            and not (self.roots.get(one) and judged.issuperset(self.roots[one]))
        ]

    def above(self, nodes: Iterable[int]) -> list[int]:
        """The nodes and every claim whose status can hang on them, by groups."""
        met = set(nodes)
        ahead = list(met)
        claim_of, uses = self.group_claim, self.uses
        for node in ahead:
            for group in uses[node]:
                claim = claim_of[group]
                if claim not in met:
                    met.add(claim)
                    ahead.append(claim)
        return ahead

    def below(self, node: int) -> set[int]:
        """The node and everything that its status can hang on, by groups."""
        met = {node}
        ahead = [node]
        for one in ahead:
            for group in self.groups[one]:
                for leg in self.group_legs[group]:
                    if leg not in met:
                        met.add(leg)
                        ahead.append(leg)
        return met


def echo_roots(restates: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """What each echo comes down to: all that is no echo along echo-of, in order of the links.

    Empty for an echo that reaches nothing of the kind. Linear, save for what is found.
    """
    loop_of = _loops(restates)
    roots: dict[int, tuple[int, ...]] = {}
    for echo in restates:
        stack = [echo]
        while stack:
            here = stack.pop()
            if here in roots:
                continue
            members = loop_of.get(here) or {here: None}
            below = [one for member in members for one in restates[member] if one not in members]
            ahead = [one for one in below if one in restates and one not in roots]
            if ahead:
                stack += (here, *ahead)
                continue
            found = (root for one in below for root in roots.get(one, (one,)))
            roots.update(dict.fromkeys(members, tuple(dict.fromkeys(found))))
    return roots


def _loops(restates: dict[int, tuple[int, ...]]) -> dict[int, dict[int, None]]:
    """For each echo in a loop of echoes all echoes of that loop."""
    arrows = {str(echo): list(map(str, targets)) for echo, targets in restates.items()}
    sets = [dict.fromkeys(map(int, members)) for members in loops(arrows)]
    return {echo: members for members in sets for echo in members}
