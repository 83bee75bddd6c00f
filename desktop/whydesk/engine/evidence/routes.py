"""How something was recalled and by which route: annotations, judged apart, and never support."""

from msgspec import Struct

from whydesk.engine.evidence.levels import HOLDS, Levels
from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.reviews import Property
from whydesk.engine.evidence.values import SupportStatus
from whydesk.engine.model import slug
from whydesk.engine.wording import tr

NOT_SUPPORT = tr("How it was found; that is no support.")
_ANSWER = "answer"


class RouteVerdict(Struct, frozen=True):
    """A trace as written, step by step, whether it did its work, and why that is said."""

    steps: tuple[str, ...]
    passed: bool
    reason: str


def steps_of(written: str) -> tuple[str, ...]:
    """The steps of a trace ``a > b > c``."""
    return tuple(step for part in written.split(">") if (step := part.strip()))


def retrieval(network: Network, levels: Levels, node: int, value: Property) -> RouteVerdict | None:
    """Whether the retrieval reached every leg of a group that holds; None where none is written.

    A step names a leg by its label, its key or its artifact.
    """
    steps = steps_of(value(node, "retrieved-via"))
    if not steps:
        return None
    named = set(map(slug, steps))
    for group in network.groups[node]:
        legs = network.group_legs[group]
        if all(levels.leg[leg] == HOLDS and named & _names(network, leg, value) for leg in legs):
            name = network.group_name[group]
            return RouteVerdict(
                steps, True, tr("It reached every leg of group “{name}”, which holds.", name=name)
            )
    return RouteVerdict(steps, False, tr("It did not reach all legs of any group that holds."))


def _names(network: Network, node: int, value: Property) -> set[str]:
    return {network.keys[node], slug(network.labels[node]), slug(value(node, "artifact"))} - {""}


def routing(written: str, status: SupportStatus | None) -> RouteVerdict | None:
    """Whether the route ended in an answer just where there is one; None where none is written."""
    steps = steps_of(written)
    if not steps:
        return None
    answered = steps[-1].lower() == _ANSWER
    supported = status is SupportStatus.SUPPORTED
    if answered:
        reason = tr("It ended in an answer that is supported.")
        if not supported:
            reason = tr("It ended in an answer, and nothing licenses that.")
    else:
        reason = tr("It ended without an answer, though there is a supported one.")
        if not supported:
            reason = tr("It ended without an answer, and none is supported.")
    return RouteVerdict(steps, answered == supported, reason)
