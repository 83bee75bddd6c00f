"""What can be done with a part of the evidence, as data: menus, keys and buttons all read it."""

from collections.abc import Iterator
from typing import NamedTuple

from whydesk.session.support_parts import Kind, Part, Picture
from whydesk.session.support_words import group_title


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
        yield Act("turn", "Fold its groups" if leg.opened else "Open its groups here", _ENTER)
        yield Act("ask", "Show its own evidence", "E")
    yield Act("take-out", f"Take it out of group {leg.group}", _DELETE, section=1)
    others = _other_groups(leg, picture)
    if len(_siblings(leg, picture)) > 1:
        yield Act("own-group", "Make it a group of its own", "N", section=1)
    for name in others:
        yield Act("move", f"Move it to {group_title(name).lower()}", "", name, 1)
    if leg.key:
        yield from _of_node(leg)


def _of_group(group: Part, picture: Picture) -> Iterator[Act]:
    yield Act("add-leg", "Add a leg…", "A", group.group)
    if len(group.children) > 1:
        yield Act("split", "Split it…", "S", group.group, 1)
    for number, name in enumerate(_other_groups(group, picture)):
        words = f"Join it with {group_title(name).lower()}"
        yield Act("join", words, "" if number else "J", name, 1)
    yield Act("text", "Go to the text", "F12", section=2)


def _of_claim(claim: Part, picture: Picture) -> Iterator[Act]:
    yield Act("new-group", "New group…", "N")
    if picture.evidence.needs_review:
        yield Act("look", "Record a look", "L")
    yield _what_if(claim)
    yield from _of_node(claim)


def _of_candidate(candidate: Part, picture: Picture) -> Iterator[Act]:
    yield Act("accept", "Accept as a group of its own", _ENTER)
    for group in picture.evidence.groups:
        words = f"Accept into {group_title(group.name).lower()}"
        yield Act("accept", words, "", group.name)
    if not candidate.said.word:
        yield Act("reject", "Reject…", _DELETE)
    yield Act("ask", "Show its own evidence", "E", section=1)
    yield from _of_node(candidate)


def _of_other(part: Part, picture: Picture) -> Iterator[Act]:
    yield Act("ask", "Show its own evidence", _ENTER)
    yield _what_if(part)
    yield from _of_node(part)


def _of_more(part: Part, picture: Picture) -> Iterator[Act]:
    yield Act("more", "Show more", _ENTER)


def _of_box(part: Part, picture: Picture) -> Iterator[Act]:
    yield Act("text", "Go to the text", "F12")


def _what_if(part: Part) -> Act:
    words = "Let it stand again" if part.pulled else "What if it were withdrawn"
    return Act("what-if", words, _SPACE)


def _of_node(part: Part) -> Iterator[Act]:
    """What can be done with the node of any part."""
    if part.withdrawn:
        yield Act("restore", "Restore…", "W", section=3)
    else:
        yield Act("withdraw", "Withdraw…", "W", section=3)
    yield Act("echo", "It only restates…", "R", section=3)
    yield Act("source", "Mark as a source…", "M", section=3)
    yield Act("stage", "Set its stage…", "G", section=3)
    yield Act("text", "Go to the text", "F12", section=4)
    yield Act("copy", "Copy the label", "", section=4)


def _siblings(part: Part, picture: Picture) -> tuple[Part, ...]:
    """The legs of the group that a leg stands in."""
    box = part.path.rpartition("\n")[0]
    return next((other.children for other in picture.walk() if other.path == box), ())


def _other_groups(part: Part, picture: Picture) -> Iterator[str]:
    """The other groups of the claim that a group or leg belongs to."""
    for other in picture.walk():
        if other.kind is Kind.GROUP and other.claim == part.claim and other.group != part.group:
            yield other.group
