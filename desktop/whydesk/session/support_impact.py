"""What withdrawing something would do, in words: the banner's sentence and the list under it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from whydesk.engine.evidence.impact import Fall, Impact, Standing, Untouched
from whydesk.engine.evidence.index import Evidence
from whydesk.engine.evidence.values import SupportStatus
from whydesk.engine.plain import one_line
from whydesk.engine.wording import counted, tr
from whydesk.session.said import NOTHING_SAID, Said, Sense, Shape
from whydesk.session.support_words import status_said

COMPUTED = tr("Computed from what is written; nothing was changed.")
_LABEL = 48
_MOST_NAMED = 2
_MOST_STEPS = 6
MOST_TOLD = 500
_STANDS = Said(tr("stands"), Shape.CHECK, Sense.GOOD)
_Way = TypeVar("_Way", Fall, Untouched)


class Piece(NamedTuple):
    """Some words of a sentence."""

    text: str
    strong: bool = False
    sense: Sense = Sense.PLAIN


Sentence = tuple[Piece, ...]


class Outcome(NamedTuple):
    """What becomes of one claim, and the path that decides it."""

    key: str
    label: str
    said: Said
    why: str

    @property
    def spoken(self) -> str:
        named = ": ".join(filter(None, (self.said.word, self.label)))
        return ", ".join(filter(None, (named, self.why)))


def sentence_of(impact: Impact) -> Sentence:
    """The answer to a what-if in a sentence."""
    names = [one_line(named.label, _LABEL) for named in impact.withdrawn]
    if len(names) <= _MOST_NAMED:
        what = counted(
            len(names),
            "{names} was withdrawn",
            "{names} were withdrawn",
            names=tr(" and ").join(names),
        )
    else:
        what = counted(len(names), "{n} node was withdrawn", "{n} nodes were withdrawn")
    falls, stands = len(impact.falls), len(impact.stands)
    pieces = [Piece(f"{what}: ")]
    if falls:
        words = counted(falls, "{n} claim falls", "{n} claims fall")
        pieces.append(Piece(words, strong=True, sense=Sense.BAD))
    else:
        pieces.append(Piece(tr("no claim falls"), strong=True, sense=Sense.GOOD))
    if stands:
        pieces.append(Piece(", "))
        words = counted(stands, "{n} stands", "{n} stand")
        pieces.append(Piece(words, strong=True, sense=Sense.GOOD))
        saving = {standing.saved_by for standing in impact.stands}
        if stands == 1:
            pieces.append(Piece(tr(" through group {group}", group=saving.pop())))
    pieces.append(Piece("."))
    return tuple(pieces)


def outcomes_of(impact: Impact, support: Evidence) -> tuple[Outcome, ...]:
    """Every claim that depends on what is withdrawn: what falls, what stands, what is as it was.

    At most ``MOST_TOLD`` of them, and then how many more there are.
    """
    falls = impact.falls[:MOST_TOLD]
    stands = impact.stands[: MOST_TOLD - len(falls)]
    same = impact.untouched[: MOST_TOLD - len(falls) - len(stands)]
    told = (
        *(Outcome(one.key, one.label, _fall_said(one), way) for one, way in _ways(impact, falls)),
        *(Outcome(one.key, one.label, _STANDS, _saving(support, one)) for one in stands),
        *(
            Outcome(one.key, one.label, status_said(one.status), tr("as it is now, {way}", way=way))
            for one, way in _ways(impact, same)
        ),
    )
    rest = len(impact.falls) + len(impact.stands) + len(impact.untouched) - len(told)
    if rest:
        said = NOTHING_SAID._replace(word=tr("{rest:,} more", rest=rest))
        told = (
            *told,
            Outcome(
                "", "", said, counted(len(impact.falls), "{n} falls in all", "{n} fall in all")
            ),
        )
    return told


def _fall_said(fall: Fall) -> Said:
    if fall.after is SupportStatus.UNSUPPORTED:
        return Said(tr("falls"), Shape.CROSS, Sense.BAD)
    words = tr("falls to {status}", status=status_said(fall.after).word)
    return Said(words, Shape.CROSS, Sense.BAD)


def _ways(impact: Impact, some: Sequence[_Way]) -> Iterator[tuple[_Way, str]]:
    """Claims with the way from what is withdrawn up to each, in words."""
    paths = impact.paths((one.key for one in some), _MOST_STEPS + 1)
    for one, path in zip(some, paths, strict=True):
        steps = [
            tr("group {group} loses {leg}", group=step.group, leg=one_line(step.leg, _LABEL))
            for step in reversed(path)
        ]
        more = tr("; and so on down") if len(steps) > _MOST_STEPS else ""
        yield one, "; ".join(steps[:_MOST_STEPS]) + more


def _saving(support: Evidence, one: Standing) -> str:
    """The group that saves a claim, with its legs."""
    legs = support.legs(one.key, one.saved_by)
    named = ", ".join(one_line(leg, _LABEL) for leg in legs[:4])
    if len(legs) > 4:
        named = tr("{names} and {number:,} more", names=named, number=len(legs) - 4)
    return tr("group {name}: {legs}", name=one.saved_by, legs=named)
