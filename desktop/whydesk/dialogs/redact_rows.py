"""The rows of the redaction dialog: every node, with its properties and thoughts below it."""

from collections.abc import Generator, Iterator
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from whydesk.engine.redaction.plan import Plan, Redaction
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.tiers import Said, Tier, tier_key
from whydesk.engine.wording import tr
from whydesk.session.tier_words import tier_said
from whydesk.widgets.plain import one_line

_UNSHOWN = ("id", "type")


class TierRow(Struct, frozen=True):
    """One thing with a switch: ``name`` and a ``note`` behind it; ``inside`` a node or one itself.

    ``by`` says who closed it; ``held`` is the tier of its node where that closes it anyhow.
    """

    target: Target
    name: str
    note: str
    inside: bool
    tier: Tier = Tier.OPEN
    by: str = ""
    held: Tier = Tier.OPEN

    @property
    def shown(self) -> Tier:
        return max(self.tier, self.held)

    @property
    def wording(self) -> str:
        """What a screen reader says."""
        what = f"{self.name}, {self.note}" if self.note else self.name
        tier = tier_said(self.shown)
        if self.held > self.tier:
            return tr("{what}: {tier}, with its node", what=what, tier=tier)
        if self.by and self.shown:
            return tr("{what}: {tier} by {rule}", what=what, tier=tier, rule=self.by)
        return f"{what}: {tier}"


class _Things(NamedTuple):
    rows: list[TierRow]
    searched: list[str]


class TierRows:
    """All rows of a text, made once; each plan gives them their tiers, a filter leaves some."""

    def __init__(self, redaction: Redaction) -> None:
        self._redaction = redaction
        self._things = _Things([], [])
        self._rest = self._gather()

    def _gather(self) -> Iterator[None]:
        """Make the rows, once; each yield is a place to pause."""
        redaction = self._redaction
        hosted: dict[str, list[Said]] = {}
        for one in redaction.thoughts:
            hosted.setdefault(one.host, []).append(one)
            yield
        for node in redaction.graph.nodes():
            key, label = node.key, one_line(node.label)
            self._add(TierRow(Target(key), label, one_line(node.type), False), label)
            for name in node.properties:
                if name not in _UNSHOWN and tier_key(name) is None:
                    self._add(TierRow(Target(key, name), name, "", True), label)
            for one in _newest(hosted.pop(key, [])):
                self._add(_of_thought(key, one, inside=True), label)
            yield
        for one in _newest([one for rest in hosted.values() for one in rest]):
            self._add(_of_thought("", one, inside=False), "")

    def _add(self, row: TierRow, label: str) -> None:
        self._things.rows.append(row)
        self._things.searched.append(f"{label} {row.name} {row.note}".casefold())

    def finding(self, plan: Plan, wanted: str) -> Generator[None, None, list[TierRow]]:
        """The rows with the tiers of a plan; those whose node, name or type holds the words.

        Each yield is a place to pause, or to give it up for others.
        """
        for _ in self._rest:  # what was given up goes on where it was
            yield
        words = wanted.casefold().split()
        found: list[TierRow] = []
        for row, text in zip(*self._things, strict=True):
            if all(word in text for word in words):
                found.append(self._told(row, plan))
            yield
        return found

    @staticmethod
    def _told(row: TierRow, plan: Plan) -> TierRow:
        target, tiers = row.target, plan.tiers
        if target.place is not None:
            marked = tiers.thought(target.place)
        elif target.name:
            marked = tiers.property(target.key, target.name)
        else:
            marked = tiers.node(target.key)
        held = tiers.node(target.key).tier if row.inside else Tier.OPEN
        if marked.tier is row.tier and held is row.held and marked.by == row.by:
            return row
        return replace(row, tier=marked.tier, by=marked.by, held=held)


def _newest(thoughts: list[Said]) -> list[Said]:
    """The last version of each thought."""
    return list({one.group: one for one in thoughts}.values())


def _of_thought(key: str, one: Said, *, inside: bool) -> TierRow:
    title = one_line(one.thought.title or one.thought.attribute("id"), 80)
    return TierRow(Target(key, place=one.place), f"{one.thought.type} · {title}", "", inside)
