"""Claims, groups and legs as whole numbers: what statuses are worked out on.

A node is a number into the node tables, a group one into the group tables; there is no object for a
leg, so that 300,000 of them cost little. Echoes stand for what they restate from here on. One
thread at a time.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

# Names that mean no node, and echoes that reach nothing, get a node of their own that never holds.
# No label has this sign in it.
NOTHING = "\0"
_SPARE = 1_000


class Network:
    """The tables. ``base`` is a node's level by itself (0 fails, 1 open, 2 holds), ``relays`` says
    that its level as a leg is that of its groups instead.

    ``supporters`` are the sources of supports links to a node, ``rejected`` those that somebody
    judged to be no support, ``restates`` the direct targets of an echo, ``roots`` what it comes
    down to (``echoes`` the other way round), ``derived`` the targets of derived-from. ``called``
    and ``rejects`` are slugs: what a node is called beside its label, and what it rejects as
    written (``aliases`` and ``rejecting`` the other way round).

    Numbers follow the source as long as ``in_order``; after that ``place`` tells where a node
    stands. A node that went keeps its number and stands for nothing from then on.
    """

    def __init__(self, place: Callable[[str], tuple[str, int]]) -> None:
        """``place`` gives what sorts the keys of declared nodes into source order."""
        self.place = place
        self.in_order = True
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
        self.echoes: dict[int, dict[int, None]] = {}
        self.aliases: dict[str, dict[int, None]] = {}
        self.rejecting: dict[str, dict[int, None]] = {}
        self.called: dict[int, tuple[str, ...]] = {}
        self.rejects: dict[int, tuple[str, ...]] = {}
        self.merged: Mapping[str, str] = {}
        self.gone = 0
        self.fresh_size = 0

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

    def declare(self, keys: Sequence[str], labels: Sequence[str]) -> None:
        """Take in all nodes of a new network at once; keys must differ."""
        count = len(keys)
        self.keys, self.labels = list(keys), list(labels)
        self.ids = dict(zip(keys, range(count), strict=True))
        self.source, self.withdrawn, self.claim = (bytearray(count) for _ in range(3))
        self.base, self.relays = bytearray(count), bytearray(count)
        self.groups = [()] * count
        self.uses = [[] for _ in range(count)]

    def vanish(self, node: int) -> None:
        """Let a node stand for nothing, since no text declares it any more."""
        del self.ids[self.keys[node]]
        self.gone += 1
        self.keys[node] = f"{NOTHING}{NOTHING}{NOTHING}{self.gone}"
        self.set_groups(node, ())
        self.unsay(node)
        self.is_called(node, ())
        self.rejects_as(node, ())
        for table in (self.supporters, self.rejected, self.derived):
            table.pop(node, None)

    @property
    def is_worn(self) -> bool:
        """Whether edits left so much behind that all is better read anew."""
        return len(self.keys) + len(self.group_claim) > 2 * self.fresh_size + _SPARE

    def sorted(self, nodes: Iterable[int]) -> list[int]:
        """Nodes in source order, those that stand for nothing last."""
        return sorted(nodes) if self.in_order else sorted(nodes, key=self._order)

    def _order(self, node: int) -> tuple[bool, tuple[str, int]]:
        nothing = self.is_nothing(node)
        return nothing, ("", node) if nothing else self.place(self.keys[node])

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

    def set_groups(self, claim: int, groups: Iterable[tuple[str, tuple[int, ...]]]) -> None:
        """Give a claim these groups: name and resolved legs of each."""
        old = [(self.group_name[g], self.group_legs[g]) for g in self.groups[claim]]
        new = list(groups)
        if old == new:
            return
        for group in self.groups[claim]:
            self._drop(group)
        self.groups[claim] = tuple(self.add(claim, name, legs) for name, legs in new)

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

    def learn_roots(self, roots: Mapping[int, tuple[int, ...]]) -> None:
        """Take in what echoes come down to, in place of what was known of them."""
        for echo, found in roots.items():
            self.forget_roots(echo)
            self.roots[echo] = found
            for root in found:
                self.echoes.setdefault(root, {})[echo] = None

    def forget_roots(self, echo: int) -> None:
        """Forget what a node comes down to that may be no echo any more."""
        for root in self.roots.pop(echo, ()):
            del self.echoes[root][echo]

    def is_called(self, node: int, names: Iterable[str]) -> None:
        """Say by which slugs a node can be meant besides its key."""
        _turned_round(self.called, self.aliases, node, names)

    def rejects_as(self, node: int, names: Iterable[str]) -> None:
        """Say under which slugs a node writes what it rejects."""
        _turned_round(self.rejects, self.rejecting, node, names)

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


def _turned_round(
    table: dict[int, tuple[str, ...]],
    back: dict[str, dict[int, None]],
    node: int,
    names: Iterable[str],
) -> None:
    """Put names into a table and its inverse, in place of those that were there."""
    for name in table.pop(node, ()):
        del back[name][node]
    found = tuple(dict.fromkeys(names))
    if found:
        table[node] = found
        for name in found:
            back.setdefault(name, {})[node] = None
