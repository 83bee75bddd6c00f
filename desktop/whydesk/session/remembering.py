"""What was open, and where one was in it: kept as one line of text between two runs."""

import json
from collections.abc import Mapping
from typing import NamedTuple, cast

from msgspec import Struct, field


class Spot(NamedTuple):
    """Where the caret stands, in lines and code points from 0, and how far the text is scrolled."""

    line: int
    column: int
    scroll: int


def _no_spots() -> Mapping[str, Spot]:
    return {}


class Remembered(Struct, frozen=True):
    """An open path, the file of it that was in sight, and where one was in each of its files."""

    path: str
    shard: str = ""
    spots: Mapping[str, Spot] = field(default_factory=_no_spots)

    def text(self) -> str:
        """It as one line; ``remembered`` reads it."""
        return json.dumps({"path": self.path, "shard": self.shard, "spots": dict(self.spots)})


def remembered(text: str) -> Remembered | None:
    """What was kept; None where there is nothing, or where it makes no sense."""
    try:
        told: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    held = cast("dict[str, object]", told) if isinstance(told, dict) else {}
    path, shard, spots = held.get("path"), held.get("shard", ""), held.get("spots", {})
    if not isinstance(path, str) or not path or not isinstance(shard, str):
        return None
    pairs = cast("dict[str, object]", spots) if isinstance(spots, dict) else {}
    found = {name: spot for name, told in pairs.items() if (spot := _spot(told)) is not None}
    return Remembered(path, shard, found)


def _spot(told: object) -> Spot | None:
    numbers = cast("list[object]", told) if isinstance(told, list) else []
    whole = [number for number in numbers if type(number) is int and number >= 0]
    return Spot(*whole) if len(whole) == len(numbers) == len(Spot._fields) else None
