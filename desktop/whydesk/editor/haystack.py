"""All labels as one long text, which is searched at once instead of label by label."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

_END = "\n"  # no label holds it
_MANY = 200


class Haystack:
    """Finds the labels that hold a text, by their numbers. GUI thread."""

    def __init__(self, labels: Sequence[str]) -> None:
        """``labels`` is looked at again where ``change`` says that some are others now."""
        self._labels = labels
        self._changed: set[int] = set()
        self._build()

    def _build(self) -> None:
        self._text = _END.join(self._labels)
        self._starts = [0, *accumulate(len(label) + 1 for label in self._labels)]
        self._changed.clear()

    def change(self, number: int) -> None:
        """Say that a label is new, or another one, or gone."""
        self._changed.add(number)

    def holding(self, part: str, count: int) -> list[int]:
        """The numbers of the first so many labels that hold a text, the least first but for those
        that changed lately.
        """
        if len(self._changed) > _MANY:
            self._build()
        labels, changed, starts = self._labels, self._changed, self._starts
        found = [number for number in changed if part in labels[number]]
        at = self._text.find(part)
        while at >= 0 and len(found) < count:
            number = bisect_right(starts, at) - 1
            if number not in changed:
                found.append(number)
            at = self._text.find(part, starts[number + 1])
        return found
