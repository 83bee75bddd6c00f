"""What can be done with a part of the evidence, as data: menus, keys and buttons all read it."""

from collections.abc import Iterator
from typing import NamedTuple

from whydesk.engine.wording import tr
from whydesk.session.support_parts import Kind, Part, Picture


class Act(NamedTuple):
    """One thing to do: its name, maybe a group, its words, its key, and where a line stands."""

    name: str
    words: str
    key: str = ""
    group: str = ""
    section: int = 0


_ENTER, _SPACE, _DELETE = "Enter", "Space", "Del"


def acts_of(part: Part, picture: Picture) -> tuple[Act, ...]:
    """Everything that can be done with a part, what is done most first."""
    made = {
        Kind.LEG: _of_leg,
        Kind.GROUP: _of_group,
        Kind.CLAIM: _of_claim,
        Kind.CANDIDATE: _of_candidate,
        Kind.MORE: _of_more,
        Kind.CANDIDATES: _of_box,
        Kind.ECHOES: _of_box,
        Kind.REFUTATIONS: _of_box,
        Kind.LEANINGS: _of_box,
    }.get(part.kind, _of_other)
    return tuple(made(part, picture))


def act_by_key(part: Part, picture: Picture, key: str) -> Act | None:
    """What a key does on a part."""
    return next((act for act in acts_of(part, picture) if act.key == key), None)


def _of_leg(leg: Part, picture: Picture) -> Iterator[Act]:
    if leg.key and not leg.withdrawn:
        yield _what_if(leg)
    if leg.opens:
        yield Act(
            "turn", tr("Fold its groups") if leg.opened else tr("Open its groups here"), _ENTER
        )
        yield Act("ask", tr("Show its own evidence"), "E")
    yield Act("take-out", tr("Take it out of group {group}", group=leg.group), _DELETE, section=1)
    others = _other_groups(leg, picture)
    if len(_siblings(leg, picture)) > 1:
        yield Act("own-group", tr("Make it a group of its own"), "N", section=1)
    for name in others:
        yield Act("move", tr("Move it to group {name}", name=name), "", name, 1)
    if leg.key:
        yield from _of_node(leg)


def _of_group(group: Part, picture: Picture) -> Iterator[Act]:
    yield Act("add-leg", tr("Add a leg…"), "A", group.group)
    if len(group.children) > 1:
        yield Act("split", tr("Split it…"), "S", group.group, 1)
    for number, name in enumerate(_other_groups(group, picture)):
        words = tr("Join it with group {name}", name=name)
        yield Act("join", words, "" if number else "J", name, 1)
    yield Act("text", tr("Go to the text"), "F12", section=2)


def _of_claim(claim: Part, picture: Picture) -> Iterator[Act]:
    yield Act("new-group", tr("New group…"), "N")
    if picture.evidence.needs_review:
        yield Act("look", tr("Record a look"), "L")
    yield _what_if(claim)
    yield from _of_node(claim)


def _of_candidate(candidate: Part, picture: Picture) -> Iterator[Act]:
    yield Act("accept", tr("Accept as a group of its own"), _ENTER)
    for group in picture.evidence.groups:
        words = tr("Accept into group {name}", name=group.name)
        yield Act("accept", words, "", group.name)
    if not candidate.said.word:
        yield Act("reject", tr("Reject…"), _DELETE)
    yield Act("ask", tr("Show its own evidence"), "E", section=1)
    yield from _of_node(candidate)


def _of_other(part: Part, picture: Picture) -> Iterator[Act]:
    yield Act("ask", tr("Show its own evidence"), _ENTER)
    yield _what_if(part)
    yield from _of_node(part)


def _of_more(part: Part, picture: Picture) -> Iterator[Act]:
    yield Act("more", tr("Show more"), _ENTER)


def _of_box(part: Part, picture: Picture) -> Iterator[Act]:
    yield Act("text", tr("Go to the text"), "F12")


def _what_if(part: Part) -> Act:
    words = tr("Let it stand again") if part.pulled else tr("What if it were withdrawn")
    return Act("what-if", words, _SPACE)


def _of_node(part: Part) -> Iterator[Act]:
    """What can be done with the node of any part."""
    if part.withdrawn:
        yield Act("restore", tr("Restore…"), "W", section=3)
    else:
        yield Act("withdraw", tr("Withdraw…"), "W", section=3)
    yield Act("echo", tr("It only restates…"), "R", section=3)
    yield Act("source", tr("Mark as a source…"), "M", section=3)
    yield Act("stage", tr("Set its stage…"), "G", section=3)
    yield Act("text", tr("Go to the text"), "F12", section=4)
    yield Act("copy", tr("Copy the label"), "", section=4)


def _siblings(part: Part, picture: Picture) -> tuple[Part, ...]:
    """The legs of the group that a leg stands in."""
    box = part.path.rpartition("\n")[0]
    return next((other.children for other in picture.walk() if other.path == box), ())


def _other_groups(part: Part, picture: Picture) -> Iterator[str]:
    """The other groups of the claim that a group or leg belongs to."""
    for other in picture.walk():
        if other.kind is Kind.GROUP and other.claim == part.claim and other.group != part.group:
            yield other.group
