"""Two texts compared by lines: where they differ, how one becomes the other, how that is shown.

Lines that stand once in both texts are the anchors (as in patience diff); what lies between two
anchors is compared line by line where it is short, and else counts as changed as a whole. So the
work stays near the length of the texts, whatever stands in them.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from enum import Enum
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.lmd.lines import split_lines
from whydesk.engine.model import Place, Span, TextEdit

# Beyond so many pairs of lines a stretch without an anchor is not compared line by line.
_MOST_PAIRS = 250_000
# More lines than these that differ in a row are another text, and are replaced as one.
_MOST_SINGLE = 50
CONTEXT = 3


class Hunk(NamedTuple):
    """Lines that differ: ``removed`` of the one text from ``old``, ``added`` of the other."""

    old: int
    removed: int
    new: int
    added: int


def hunks(old: Sequence[str], new: Sequence[str]) -> list[Hunk]:
    """Where two lists of lines differ, from the top on; hunks never touch."""
    head, most = 0, min(len(old), len(new))
    while head < most and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < most - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    found: list[Hunk] = []
    for hunk in _between(old, new, (head, len(old) - tail), (head, len(new) - tail)):
        before = found[-1] if found else None
        if before and (before.old + before.removed, before.new + before.added) == (
            hunk.old,
            hunk.new,
        ):
            found[-1] = Hunk(
                before.old, before.removed + hunk.removed, before.new, before.added + hunk.added
            )
        else:
            found.append(hunk)
    return found


def _between(
    old: Sequence[str], new: Sequence[str], one: tuple[int, int], other: tuple[int, int]
) -> Iterator[Hunk]:
    at_old, at_new = one[0], other[0]
    for anchor_old, anchor_new in (*_anchors(old, new, one, other), (one[1], other[1])):
        yield from _stretch(old, new, (at_old, anchor_old), (at_new, anchor_new))
        at_old, at_new = anchor_old + 1, anchor_new + 1


def _anchors(
    old: Sequence[str], new: Sequence[str], one: tuple[int, int], other: tuple[int, int]
) -> list[tuple[int, int]]:
    """The lines that stand once in both stretches, as many as keep their order."""
    counts, others = Counter(old[slice(*one)]), Counter(new[slice(*other)])
    places = {new[n]: n for n in range(*other) if others[new[n]] == 1}
    pairs = [(n, places[old[n]]) for n in range(*one) if counts[old[n]] == 1 and old[n] in places]
    tops: list[int] = []
    ends: list[int] = []
    before: list[int] = []
    for number, (_, place) in enumerate(pairs):
        at = bisect_left(tops, place)
        tops[at : at + 1] = [place]
        ends[at : at + 1] = [number]
        before.append(ends[at - 1] if at else -1)
    chain: list[tuple[int, int]] = []
    number = ends[-1] if ends else -1
    while number >= 0:
        chain.append(pairs[number])
        number = before[number]
    return chain[::-1]


def _stretch(
    old: Sequence[str], new: Sequence[str], one: tuple[int, int], other: tuple[int, int]
) -> Iterator[Hunk]:
    removed, added = one[1] - one[0], other[1] - other[0]
    if removed * added == 0 or removed * added > _MOST_PAIRS:
        if removed or added:
            yield Hunk(one[0], removed, other[0], added)
        return
    matcher = SequenceMatcher(None, old[slice(*one)], new[slice(*other)], autojunk=False)
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        if tag != "equal":
            yield Hunk(one[0] + i, i_end - i, other[0] + j, j_end - j)


def edits_between(shard: str, old: str, new: str) -> list[TextEdit]:
    """The text edits that turn one text into the other, line endings aside."""
    before, after = split_lines(old)[0], split_lines(new)[0]
    return [
        _edit(shard, before, after, part)
        for hunk in hunks(before, after)
        for part in _by_line(hunk)
    ]


def _by_line(hunk: Hunk) -> list[Hunk]:
    """Some lines in the place of as many, one by one: then a caret among them stays in its line."""
    if hunk.removed != hunk.added or hunk.added > _MOST_SINGLE:
        return [hunk]
    return [Hunk(hunk.old + n, 1, hunk.new + n, 1) for n in range(hunk.added)]


def _edit(shard: str, before: Sequence[str], after: Sequence[str], hunk: Hunk) -> TextEdit:
    lines = after[hunk.new : hunk.new + hunk.added]
    end = hunk.old + hunk.removed
    if hunk.removed == hunk.added == 1:
        return _within_line(shard, hunk.old, before[hunk.old], lines[0])
    if hunk.removed and hunk.added:
        return TextEdit(shard, Span(hunk.old, 0, end - 1, len(before[end - 1])), "\n".join(lines))
    if end < len(before):  # whole lines go, or come in front of the next one
        return TextEdit(shard, Span(hunk.old, 0, end, 0), "".join(line + "\n" for line in lines))
    if hunk.old:  # the same at the end of the text, where the line before has the break
        start = len(before[hunk.old - 1])
        last = Span(hunk.old - 1, start, end - 1, len(before[end - 1]))
        return TextEdit(shard, last, "".join("\n" + line for line in lines))
    return TextEdit(shard, Span(0, 0, end - 1, len(before[end - 1])), "\n".join(lines))


def _within_line(shard: str, line: int, old: str, new: str) -> TextEdit:
    """The edit of the part of a line that differs, so that a caret beside it stays."""
    most = min(len(old), len(new))
    start = next((n for n in range(most) if old[n] != new[n]), most)
    most -= start
    tail = next((n for n in range(most) if old[-1 - n] != new[-1 - n]), most)
    return TextEdit(shard, Span(line, start, line, len(old) - tail), new[start : len(new) - tail])


class RowKind(Enum):
    """What a row of a comparison shows."""

    FILE = "file"
    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"
    CHANGED = "changed"
    SKIPPED = "skipped"


class Row(Struct, frozen=True):
    """Two lines beside each other, with their numbers from 1 (0: there is none on that side).

    For FILE ``left`` is its name; for SKIPPED ``left_number`` is how many equal lines are left out.
    """

    kind: RowKind
    left_number: int = 0
    left: str = ""
    right_number: int = 0
    right: str = ""


def compared(one: Mapping[str, str], other: Mapping[str, str]) -> list[Row]:
    """The rows in which two sets of texts differ, with some lines around; none where they do not.

    Of a text that only one side has, the other has no line. Line endings do not count.
    """
    shards = sorted({*one, *other})
    found: list[Row] = []
    for shard in shards:
        rows = _rows(_lines(one, shard), _lines(other, shard))
        if rows and len(shards) > 1:
            found.append(Row(RowKind.FILE, left=shard))
        found += rows
    return found


def first_changed(one: Mapping[str, str], other: Mapping[str, str]) -> Place | None:
    """Where the first difference stands in the other texts; None where there is none."""
    for shard in sorted(other):
        for hunk in hunks(_lines(one, shard), _lines(other, shard)):
            return Place(shard, hunk.new)
    return None


def _lines(texts: Mapping[str, str], shard: str) -> Sequence[str]:
    return split_lines(texts[shard])[0] if shard in texts else ()


def _rows(old: Sequence[str], new: Sequence[str]) -> list[Row]:
    found: list[Row] = []
    at_old = at_new = 0
    differing = hunks(old, new)
    for hunk in differing:
        found += _same(old, at_old, at_new, hunk.old - at_old, first=not found)
        for n in range(max(hunk.removed, hunk.added)):
            found.append(_row(old, new, hunk, n))
        at_old, at_new = hunk.old + hunk.removed, hunk.new + hunk.added
    if differing:
        found += _same(old, at_old, at_new, len(old) - at_old, last=True)
    return found


def _row(old: Sequence[str], new: Sequence[str], hunk: Hunk, n: int) -> Row:
    left, right = n < hunk.removed, n < hunk.added
    kind = RowKind.CHANGED if left and right else RowKind.REMOVED if left else RowKind.ADDED
    return Row(
        kind,
        hunk.old + n + 1 if left else 0,
        old[hunk.old + n] if left else "",
        hunk.new + n + 1 if right else 0,
        new[hunk.new + n] if right else "",
    )


def _same(
    lines: Sequence[str],
    left: int,
    right: int,
    count: int,
    *,
    first: bool = False,
    last: bool = False,
) -> list[Row]:
    """The equal lines between two hunks: some at either end, and how many lie between."""
    head = 0 if first else CONTEXT
    tail = 0 if last else CONTEXT
    skipped = count - head - tail
    shown = range(count) if skipped <= 1 else (*range(head), *range(count - tail, count))
    found = [
        Row(RowKind.SAME, left + n + 1, lines[left + n], right + n + 1, lines[left + n])
        for n in shown
    ]
    if skipped > 1:
        found.insert(head, Row(RowKind.SKIPPED, skipped))
    return found
