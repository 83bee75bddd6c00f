"""The texts that an export must not hold, each with what it was and by whose word it went."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from msgspec import Struct, field

from whydesk.engine.model import Place
from whydesk.engine.redaction.folding import fold, is_findable
from whydesk.engine.redaction.page import Part
from whydesk.engine.redaction.tiers import Marked, Tier

_SENTENCE = re.compile(r"(?<=[.!?。！？])\s+|[\r\n]+")
_LONG_ENOUGH = 16


class HiddenKind(Enum):
    """What a text was. Words are such as others may well use too: states, roles, keys, authors.

    They are looked for in the finished file where nothing open says them, and block nothing.
    """

    LABEL = "label"
    VALUE = "value"
    ID = "id"
    TEXT = "text"
    WORD = "word"


class Hidden(NamedTuple):
    """One redacted text. ``part`` says of what; the tier is masked or secret."""

    text: str
    kind: HiddenKind
    part: Part
    place: Place
    marked: Marked


class HiddenTexts(Struct):
    """All redacted texts of one plan, in source order; a text is kept once for each part of it."""

    found: dict[tuple[str, HiddenKind, Part], Hidden] = field(
        default_factory=dict[tuple[str, HiddenKind, Part], Hidden]
    )

    def add(self, text: str, kind: HiddenKind, part: Part, place: Place, marked: Marked) -> None:
        text = text.strip()
        if text:
            self.found.setdefault((text, kind, part), Hidden(text, kind, part, place, marked))

    def __iter__(self) -> Iterator[Hidden]:
        return iter(self.found.values())

    def __len__(self) -> int:
        return len(self.found)

    def needles(self) -> dict[str, Hidden]:
        """The folded texts that block an export where they stand open, each with what it was.

        Of a longer text its sentences too, since an open place may quote one.
        """
        needles: dict[str, Hidden] = {}
        for hidden in self:
            if hidden.kind is HiddenKind.WORD:
                continue
            whole = fold(hidden.text)
            if is_findable(whole):
                needles.setdefault(whole, hidden)
            if len(whole) > _LONG_ENOUGH:
                for piece in map(fold, _SENTENCE.split(hidden.text)):
                    if len(piece) >= _LONG_ENOUGH:
                        needles.setdefault(piece, hidden)
        return needles

    def texts(self) -> list[str]:
        """Every redacted text as it was written, each once."""
        return list(dict.fromkeys(hidden.text for hidden in self))


class Gone(Struct, frozen=True):
    """What an export does to one thing: ``what`` is a node, property or thought in words."""

    part: Part
    tier: Tier
    by: str
    place: Place
