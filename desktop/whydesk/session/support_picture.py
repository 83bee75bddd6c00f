"""Puts a claim's groups and legs, and what stands beside them, into a tree of parts."""

from collections.abc import Callable, Collection

from whydesk.engine.evidence.index import Evidence
from whydesk.engine.evidence.supposing import Supposition
from whydesk.engine.evidence.values import ClaimEvidence, Group, Leg, LegReason
from whydesk.engine.wording import counted, tr
from whydesk.session.support_apart import apart, leaning
from whydesk.session.support_parts import Kind, Part, Picture, Tag
from whydesk.session.support_words import (
    group_title,
    holding,
    leg_notes,
    needed,
    state_said,
    status_said,
    withdrawn_words,
)


def picture_of(
    support: Evidence,
    key: str,
    opened: Collection[str],
    supposed: Supposition,
    most_legs: int,
) -> Picture:
    """The picture of a claim, or of a node that makes none; of ``opened`` legs with their groups.

    Raises KeyError for a key that is no node.
    """
    return _Making(support, opened, supposed, most_legs).picture(key)


def path_among(path: str, key: Callable[[str], str]) -> str:
    """The path of the same part where nodes have other keys; empty where one of them is gone."""
    parts = path.split("\n")
    keys = [key(own) for own in parts[::2]]  # between two keys stands the name of a group
    parts[::2] = keys
    return "\n".join(parts) if all(keys) else ""


class _Making:
    def __init__(
        self, support: Evidence, opened: Collection[str], supposed: Supposition, most_legs: int
    ) -> None:
        self._support = support
        self._opened = opened
        self._supposed = supposed
        self._left = most_legs
        self._legs = 0
        self._hidden = 0

    def picture(self, key: str) -> Picture:
        found = self._support.claim(key)
        groups = self._groups(found, key, (key,))
        status = self._supposed.status(key, found.status)
        states = tuple(self._supposed.group_state(group) for group in found.groups)
        note = holding(found.groups, states) if status is not None else tr("makes no claim")
        if found.withdrawn is not None:
            note = f"{note} · {withdrawn_words(found.withdrawn)}"
        above = () if found.status is not None else leaning(self._support, found, self._supposed)
        root = Part(
            key,
            Kind.CLAIM,
            key,
            key,
            "",
            found.label,
            status_said(status),
            note,
            pulled=self._supposed.pulls(key),
            changed=status is not found.status,
            withdrawn=found.withdrawn is not None,
            children=(*groups, *above, *apart(found, self._supposed)),
        )
        return Picture(root, found, self._legs, self._hidden)

    # --- support ----------------------------------------------------------------------------------

    def _groups(self, found: ClaimEvidence, path: str, above: tuple[str, ...]) -> tuple[Part, ...]:
        return tuple(self._group(found, group, path, above) for group in found.groups)

    def _group(self, found: ClaimEvidence, group: Group, path: str, above: tuple[str, ...]) -> Part:
        path = f"{path}\n{group.name}"
        legs = group.legs[: max(0, self._left)]
        self._left -= len(legs)
        self._legs += len(group.legs)
        children = [self._leg(leg, found.key, group.name, path, above) for leg in legs]
        rest = len(group.legs) - len(legs)
        if rest:
            self._hidden += rest
            label = counted(rest, "{n} more leg is not shown", "{n} more legs are not shown")
            children.append(Part(f"{path}\n", Kind.MORE, "", found.key, group.name, label))
        state = self._supposed.group_state(group)
        return Part(
            path,
            Kind.GROUP,
            "",
            found.key,
            group.name,
            group_title(group.name),
            state_said(state),
            " · ".join(filter(None, (needed(group.needed), _weakness(group)))),
            changed=state is not group.state,
            via=group.via,
            children=tuple(children),
        )

    def _leg(self, leg: Leg, claim: str, group: str, path: str, above: tuple[str, ...]) -> Part:
        path = f"{path}\n{leg.key or '?' + leg.written}"
        state = self._supposed.leg_state(leg)
        again = leg.key in above
        opens = leg.reason is LegReason.CLAIM and not again
        opened = opens and path in self._opened
        children: tuple[Part, ...] = ()
        if opened:
            nested = self._support.claim(leg.key)
            children = self._groups(nested, path, (*above, leg.key))
        notes = (*leg_notes(leg), tr("leans on itself") if again else "")
        tags = (
            (Tag.KEYSTONE, leg.keystone),
            (Tag.SHARED, bool(leg.shared_by)),
            (Tag.ECHO, leg.echo),
        )
        return Part(
            path,
            Kind.LEG,
            leg.key,
            claim,
            group,
            leg.label,
            state_said(state),
            " · ".join(filter(None, notes)),
            tuple(tag for tag, there in tags if there),
            opens,
            opened,
            self._supposed.pulls(leg.key),
            state is not leg.state,
            leg.withdrawn is not None,
            written=leg.written,
            children=children,
        )


def _weakness(group: Group) -> str:
    """What an expert would hold against a group."""
    return tr("more than group {group} needs", group=group.contains) if group.contains else ""
