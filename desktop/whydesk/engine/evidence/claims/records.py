"""What an extractor hands over: claims with their place in the text, abstentions among them."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from msgspec import Struct

from whydesk.engine.wording import tr

NO_RULES = tr("no rules for this language")
TOO_LONG = tr("too long to be one sentence")
LONGEST = 4_000
"""Characters of a sentence at most: what is longer is a table or a log without full stops."""


def word_set(words: str) -> frozenset[str]:
    """The words of a text, as a set: how the lists of this room are written."""
    return frozenset(words.split())


class Stretch(NamedTuple):
    """A part of a text: code points from ``start`` up to ``end``."""

    start: int
    end: int


class Claim(Struct, frozen=True):
    """One proposition, or an abstention, with its exact place: ``text`` is what stands there.

    The flags are None where nothing is known about them: the extractor does not ask, or has no
    rules for the language (``reason`` says so then). ``reason`` is why it abstained, or what a
    pronoun stands for. ``qualifiers`` are the words that join it to the rest, as written.
    """

    text: str
    start: int
    end: int
    negated: bool | None
    conditional: bool | None
    attributed: bool | None
    abstained: bool
    reason: str
    qualifiers: tuple[str, ...]
    extractor: str
    version: str


class Extractor(Protocol):
    """What an extractor has to be: a name, a version, and a function of the text alone."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> str: ...

    def read(self, text: str) -> Iterator[Claim | None]:
        """The claims in order, None wherever whoever reads a long text may pause."""
        ...


class Extraction(Struct, frozen=True):
    """All claims of a text in order, abstentions among them, and who found them."""

    claims: tuple[Claim, ...]
    extractor: str
    version: str
