"""What undo brings back beside the letters: the line endings, and which text it is again."""

from enum import Enum

from msgspec import Struct

_CODES = {"": 0, "\n": 0, "\r\n": 1, "\r": 2}
_ENDINGS = ("\n", "\r\n", "\r")


class Way(Enum):
    """Backwards through the steps, or forwards again."""

    UNDO = "undo"
    REDO = "redo"


def encode(endings: list[str]) -> bytes:
    """Endings as one byte each."""
    return bytes(_CODES[ending] for ending in endings)


def decode(codes: bytes) -> list[str]:
    """The endings that the bytes stand for."""
    return [_ENDINGS[code] for code in codes]


class Moment(Struct, frozen=True):
    """A state of the text: a number of its own, and its endings where they are mixed."""

    state: int
    endings: bytes | None


class History:
    """The moments by QTextDocument's own count of undo steps.

    Undoing and redoing come back to a count at which the very same text stood, so that what Qt
    does not keep can be looked up. Typing that Qt adds to the last step replaces its moment. A step
    may count for many, so a new one can end far beyond moments that it has made an end of.
    """

    def __init__(self, endings: bytes | None) -> None:
        self.now = Moment(0, endings)
        self._moments = {0: self.now}
        self._last = 0
        self._at = 0

    def note(self, step: int, endings: bytes | None) -> None:
        """Take in a new text at an undo step; what could be made again until now is gone."""
        self._forget_what_was_undone()
        self._put(step, endings)

    def stay(self, step: int) -> None:
        """Take note of a step that left the text as it was."""
        if step != self._at:
            self._forget_what_was_undone()
            self._at, self._moments[step] = step, self.now

    def _forget_what_was_undone(self) -> None:
        for step in [step for step in self._moments if step > self._at]:
            del self._moments[step]

    def _put(self, step: int, endings: bytes | None) -> None:
        self._last += 1
        self.now = self._moments[step] = Moment(self._last, endings)
        self._at = step

    def state_at(self, step: int) -> int | None:
        """The number of the text that undo or redo would bring to a step, None where none would."""
        moment = self._moments.get(step)
        return moment.state if moment else None

    def endings_at(self, step: int) -> bytes | None:
        """The endings that the text of an undo step had, None where they are not mixed."""
        moment = self._moments.get(step)
        return moment.endings if moment else None

    def come_back(self, step: int) -> None:
        """Say that undo or redo came to a step."""
        moment = self._moments.get(step)
        if moment is None:
            self._put(step, self.now.endings)
        else:
            self._at, self.now = step, moment
