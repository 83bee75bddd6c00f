"""What was picked of a text so far, and what a pick can be linked to."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from whydesk.engine.evidence.claims.picks import (
    Pick,
    Tie,
    first_free_group,
    group_names,
)
from whydesk.engine.evidence.claims.records import LONGEST, Claim
from whydesk.engine.evidence.claims.wording import label_for, wording_of
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import GROUP_PREFIX
from whydesk.engine.model import slug
from whydesk.engine.wording import counted, tr


class Picked:
    """The picks by the number of their claim. What is entered for a claim stays when it is let go.

    ``looked_at`` is the number of the claim whose form is shown.
    """

    def __init__(self, graph: Graph, find: Callable[[str, int], Sequence[str]]) -> None:
        self._graph = graph
        self._find = find
        self._claims: Sequence[Claim] = ()
        self._picks: dict[int, Pick] = {}
        self._entered: dict[int, Pick] = {}
        self.looked_at = -1

    def __contains__(self, number: int) -> bool:
        return number in self._picks

    def __len__(self) -> int:
        return len(self._picks)

    @property
    def all(self) -> tuple[Pick, ...]:
        """The picks in the order of the text."""
        return tuple(pick for _, pick in sorted(self._picks.items()))

    def take_claims(self, claims: Sequence[Claim]) -> None:
        """Go on with other claims; a pick stays where the same words are found again."""
        picks, self._picks, self._entered = self._picks, {}, {}
        if picks:
            before = _names(self._claims)
            there = {name: number for number, name in enumerate(_names(claims))}
            for number, pick in picks.items():
                found = there.get(before[number])
                if found is not None:
                    self._picks[found] = replace(pick, claim=claims[found])
        self._claims = claims

    def can_be(self, claim: Claim) -> bool:
        """Whether a claim is short enough to be picked."""
        return len(claim.text) <= LONGEST

    def pick_of(self, number: int) -> Pick:
        """The pick of a claim, or what it would be."""
        found = self._picks.get(number) or self._entered.get(number)
        if found is None:
            claim = self._claims[number]
            found = self._entered[number] = Pick(claim, wording_of(claim.text))
        return found

    def put(self, number: int, pick: Pick) -> None:
        """Pick a claim as it was entered."""
        self._picks[number] = pick

    def toggle(self, number: int) -> bool:
        """Pick a claim or let go of it; whether that could be done."""
        if number in self._picks:
            self._entered[number] = self._picks.pop(number)
            return True
        if not self.can_be(self._claims[number]):
            return False
        self._picks[number] = self.pick_of(number)
        return True

    def add(self, numbers: Iterable[int]) -> None:
        """Pick these as well."""
        for number in numbers:
            if number not in self._picks and self.can_be(self._claims[number]):
                self._picks[number] = self.pick_of(number)

    def clear(self) -> None:
        """Let go of all."""
        self._entered |= self._picks
        self._picks = {}

    # --- what one can be linked to ----------------------------------------------------------------

    def suggest(self, words: str, most: int) -> list[str]:
        """Labels with these words: those of other picks, then those of the workspace."""
        low = words.casefold().strip()
        own = (label_for(pick.wording) for pick in self._others())
        fitting = [label for label in own if low in label.casefold()]
        return list(dict.fromkeys((*fitting, *self._find(words, most))))[:most]

    def groups_of(self, label: str) -> list[tuple[str, str]]:
        """The groups that a claim can join at a node, each by name and in words; a new one first.

        None where the label means no node.
        """
        key = self._graph.resolve(label).key
        own = next((p for p in self._others() if slug(label_for(p.wording)) == slug(label)), None)
        if key is None and own is None:
            return []
        there = list(group_names(self._graph, key)) if key else ["1"] * bool(own and own.by_passage)
        begun = {
            pick.group
            for pick in self._others()
            if pick.tie is Tie.GROUP and slug(pick.target) == slug(label)
        }
        new = sorted(begun.difference(there, ("",)))
        choices = [(first_free_group((*there, *new)), tr("a new group"))]
        choices += [(name, tr("new group {name}, together", name=name)) for name in new]
        return choices + [(name, self._sized(key, name)) for name in there]

    def _sized(self, key: str | None, name: str) -> str:
        if key is None:
            return tr("group {name}", name=name)
        legs = self._graph.node(key).properties[GROUP_PREFIX + name].count("[[")
        return counted(legs, "group {name} ({n} leg)", "group {name} ({n} legs)", name=name)

    def _others(self) -> list[Pick]:
        return [pick for number, pick in self._picks.items() if number != self.looked_at]


def _names(claims: Sequence[Claim]) -> list[tuple[str, int]]:
    """The words of each claim, and how often they came before."""
    seen: Counter[str] = Counter()
    names: list[tuple[str, int]] = []
    for claim in claims:
        names.append((claim.text, seen[claim.text]))
        seen[claim.text] += 1
    return names
