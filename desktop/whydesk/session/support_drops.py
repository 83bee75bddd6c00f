"""What happens where a node is dropped on the evidence: said before it is done."""

from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.wording import tr
from whydesk.session.support_parts import Kind, Part, Picture


class Carried(Struct, frozen=True):
    """A node on its way; ``leg`` is the part that it is carried out of, if it stands in a group.

    A whole group is carried as ``leg`` too, without a key.
    """

    key: str
    label: str
    leg: Part | None = None
    via: str = ""


class Drop(NamedTuple):
    """What a drop does, by name, with the claim and group that it is done to, and its words."""

    name: str
    claim: str
    group: str
    words: str


def carried_of(part: Part) -> Carried | None:
    """What is carried away with a part; None for one that stays where it is."""
    if part.kind is Kind.GROUP or (part.kind is Kind.LEG and (part.key or part.written)):
        return Carried(part.key, part.label, part, part.via)
    if part.key and part.kind is not Kind.CLAIM:
        return Carried(part.key, part.label, None, part.via)
    return None


def drop_of(carried: Carried, target: Part | None, picture: Picture) -> Drop | None:
    """What dropping a node on a part does, or on the ground for None; None for nothing."""
    claim, group = picture.root.key, ""
    if target is not None and target.kind in (Kind.GROUP, Kind.LEG, Kind.MORE):
        claim, group = target.claim, target.group
    leg = carried.leg
    if carried.key == claim:
        return None
    if leg is not None and leg.kind is Kind.GROUP:
        return _of_group(leg, claim, group)
    if leg is not None and leg.claim == claim:
        return _of_leg(leg, target, group)
    if leg is not None and target is None:
        return Drop(
            "take-out", leg.claim, leg.group, tr("Take out of group {group}", group=leg.group)
        )
    if not carried.key or (target is not None and not group and target.kind is not Kind.CLAIM):
        return None
    if not group:
        return Drop("new-group", claim, "", tr("A group of its own"))
    return Drop("add-leg", claim, group, tr("Needed in group {group}", group=group))


def _of_group(carried: Part, claim: str, group: str) -> Drop | None:
    """A group onto another one of its claim."""
    if carried.claim != claim or group in ("", carried.group):
        return None
    return Drop("join", claim, group, tr("Needed together with group {group}", group=group))


def _of_leg(leg: Part, target: Part | None, group: str) -> Drop | None:
    """A leg within its claim: into another group, into one of its own, or out."""
    if group == leg.group:
        return None
    if group:
        return Drop("move", leg.claim, group, tr("Move to group {group}", group=group))
    if target is not None and target.kind is Kind.CLAIM:
        return Drop("move", leg.claim, "", tr("A group of its own"))
    return Drop("take-out", leg.claim, leg.group, tr("Take out of group {group}", group=leg.group))
