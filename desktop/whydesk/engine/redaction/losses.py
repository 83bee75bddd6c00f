"""What the reader of an export will miss: reasons in why-chains, legs of groups, support."""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.evidence.values import SupportStatus
from whydesk.engine.graph.index import Graph
from whydesk.engine.model import slug
from whydesk.engine.redaction.outlook import Outlook
from whydesk.engine.redaction.rewriting import Redacted
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.stopping import go_on

Statuses = Mapping[str, SupportStatus]

_RANK = {
    SupportStatus.UNSUPPORTED: 0,
    SupportStatus.UNASSESSED: 1,
    SupportStatus.PARTIAL: 2,
    SupportStatus.OPEN: 3,
    SupportStatus.SUPPORTED: 4,
}


class ShortGroup(NamedTuple):
    """A support group that is no longer one, and the legs that it lost."""

    claim: str
    name: str
    lost: tuple[str, ...]


class Standing(NamedTuple):
    """A claim that stands otherwise in the export; None for no status at all."""

    claim: str
    before: SupportStatus | None
    after: SupportStatus | None

    @property
    def looks_stronger(self) -> bool:
        """Whether the reader would believe more than the whole text licenses."""
        return _rank(self.after) > _rank(self.before)


class Losses(Struct, frozen=True):
    """What goes missing. All are labels of open nodes, in source order.

    ``chains`` is how many open nodes have a recorded reason at all; ``shortened`` are those whose
    chain loses a step, ``veiled`` those whose chain keeps its length and holds a masked step.
    ``lost_reason`` are the keys of those that lose a reason of their own.
    """

    chains: int
    shortened: tuple[str, ...]
    veiled: tuple[str, ...]
    groups: tuple[ShortGroup, ...]
    standing: tuple[Standing, ...]
    lost_reason: frozenset[str]


def _rank(status: SupportStatus | None) -> int:
    return -1 if status is None else _RANK[status]


def losses(
    outlook: Outlook, redacted: Redacted, after: Graph, was: Statuses, now: Statuses
) -> Losses:
    """The losses of a redacted text, given what is left of the graph, and how claims stood in the
    whole text and stand now.
    """
    graph = outlook.graph
    nodes = list(graph.nodes())
    is_open = {n.key for n in nodes if outlook.tier(n.key) is Tier.OPEN}
    secret = {n.key for n in nodes if outlook.tier(n.key) is Tier.SECRET}
    masked = {n.key for n in nodes if outlook.tier(n.key) is Tier.MASKED}
    lost = _lost_reasons(outlook, after, [*is_open, *masked])
    short = _below(graph, secret) | lost | _below(graph, lost)
    veiled = _below(graph, masked) - short
    with_cause = [n for n in nodes if n.key in is_open and graph.causes(n.key)]
    return Losses(
        len(with_cause),
        tuple(n.label for n in with_cause if n.key in short),
        tuple(n.label for n in with_cause if n.key in veiled),
        tuple(ShortGroup(graph.node(key).label, name, legs) for key, name, legs in redacted.groups),
        tuple(_standing(outlook, was, now, is_open)),
        frozenset(lost & is_open),
    )


def new_keys(outlook: Outlook) -> Mapping[str, str]:
    """The key in the export of each node that is masked."""
    return {key: slug(label) for key, label in outlook.masks.labels.items()}


def _lost_reasons(outlook: Outlook, after: Graph, keys: Iterable[str]) -> set[str]:
    """The nodes one of whose own reasons is not in the export."""
    names = new_keys(outlook)
    lost: set[str] = set()
    for key in keys:
        go_on()
        if outlook.restates_gone(key):
            lost.add(key)
            continue
        causes = outlook.graph.causes(key)
        if not causes:
            continue
        there = names.get(key, key)
        known = set(after.causes(there)) if there in after.names else set[tuple[str, str]]()
        if any((role, names.get(parent, parent)) not in known for role, parent in causes):
            lost.add(key)
    return lost


def _below(graph: Graph, keys: Iterable[str]) -> set[str]:
    """What rests on these nodes, however far; they themselves only where a loop leads back."""
    effects = graph.neighbours(down=True)
    found: set[str] = set()
    waiting = deque(keys)
    while waiting:
        for _, key in effects(waiting.popleft()):
            if key not in found:
                found.add(key)
                waiting.append(key)
    return found


def _standing(
    outlook: Outlook, was: Statuses, now: Statuses, is_open: set[str]
) -> Iterable[Standing]:
    for node in outlook.graph.nodes():
        key = node.key
        if key in is_open and was.get(key) is not now.get(key):
            yield Standing(node.label, was.get(key), now.get(key))
