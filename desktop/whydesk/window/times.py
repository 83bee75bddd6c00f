"""Moments as they are said in the window: in the time of the person who reads."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from whydesk.engine.wording import tr


def said_time(stamp: str) -> str:
    """A stamp of the engine as day and minute; the stamp itself where it is none."""
    moment = _moment(stamp)
    return stamp if moment is None else tr("{moment:%Y-%m-%d at %H:%M}", moment=moment)


def said_times(stamps: Sequence[str]) -> list[str]:
    """The same of several that are told apart by it: to the second where two would read alike."""
    said = [said_time(stamp) for stamp in stamps]
    number = Counter(said)
    return [
        _to_the_second(stamp) if number[short] > 1 else short
        for stamp, short in zip(stamps, said, strict=True)
    ]


def _to_the_second(stamp: str) -> str:
    moment = _moment(stamp)
    return stamp if moment is None else tr("{moment:%Y-%m-%d at %H:%M:%S}", moment=moment)


def _moment(stamp: str) -> datetime | None:
    try:
        return datetime.fromisoformat(stamp).astimezone()
    except (ValueError, OverflowError):  # the latter at either end of the calendar
        return None
