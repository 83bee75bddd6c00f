"""What a source may take in memory once it is worked out, told from its text before it is.

Upper bounds, measured: for each kind of thing that a text can hold, a text of nothing else was
opened and its seal checked. Above a limit a source is refused, a text as well as a pack; who knows
that it was saved here does not have it judged.
"""

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.wording import tr

MEMORY_VARIABLE = "WHYDESK_MEMORY"

_BEGINS = re.compile(r"(?:^|[\n\r]) {0,3}\[\[")
# As it begins, then the arrow behind its first label; no text makes it slow.
_LINKS = re.compile(
    r"(?:^|[\n\r]) {0,3}\[\[[^\]\n\r]*+(?:\](?!\])[^\]\n\r]*+)*\]\][ \t]*+(?:→|←|-++>|<-)"
)
_HEADINGS = re.compile(r"(?:^|[\n\r]) {0,3}#")
_THOUGHTS = re.compile(r"@@(?=\S)")
_ASTRAL = re.compile("[\U00010000-\U0010ffff]")

# All that can stand for something that takes more than its letters.
_SIGNS = b"[@#>=\n\r"
_LETTERS = bytes(set(range(256)) - set(_SIGNS))

# Judges the source of a path before it is worked out: HEAVY where that would take too much.
Weigh = Callable[[Path, Mapping[str, str]], None]


class Costs(Struct, frozen=True):
    """Bytes that one thing of each kind takes at most.

    ``characters`` are those of a text in ASCII, of others, and of one with characters beyond the
    first plane. ``link`` is a line that is one, with both its ends; ``node`` any other line that
    begins with a reference; ``reference`` is any further one. ``most`` is the limit in MB: with
    what the program has before it opens anything, and what tables that say other things than the
    source may take on top, it stays below 500.
    """

    most: int
    characters: tuple[int, int, int]
    line: int
    node: int
    link: int
    reference: int
    property: int
    thought: int
    attribute: int
    follow: int
    heading: int


# What one table may take that is written as a text and read again, since there is no source.
MOST_SHOWN = 48 * 1024**2
# What tables may hold beyond what follows from their source.
TABLES_SLACK = 16 * 1024**2

# Reading a source and checking the seal of its pack.
WORKED_OUT = Costs(
    most=390,
    characters=(7, 20, 20),
    line=120,
    node=2200,
    link=1500,
    reference=750,
    property=450,
    thought=1800,
    attribute=200,
    follow=200,
    heading=200,
)
# The same in a window, which shows the text meanwhile.
SHOWN = Costs(
    most=240,
    characters=(14, 32, 36),
    line=580,
    node=4000,
    link=3300,
    reference=1900,
    property=1250,
    thought=3900,
    attribute=400,
    follow=850,
    heading=500,
)


def megabytes(texts: Mapping[str, str], costs: Costs = WORKED_OUT) -> int:
    """About how many MB these texts take at most."""
    return sum(bytes_of(text, costs) for text in texts.values()) // 1024**2


def bytes_of(text: str, costs: Costs) -> int:
    """The bytes that a text takes at most."""
    references = text.count("[[")
    begins, links = _count(_BEGINS, text), _count(_LINKS, text)
    thoughts = _count(_THOUGHTS, text)
    ascii_only, others, astral = costs.characters
    each = ascii_only if text.isascii() else astral if _ASTRAL.search(text) else others
    return (
        each * len(text)
        + costs.line * (text.count("\n") + text.count("\r"))
        + costs.node * (begins - links)
        + costs.link * links
        + costs.reference * max(0, references - begins - links)
        + costs.property * text.count(">>")
        + costs.thought * thoughts
        + costs.attribute * (text.count("=") if thoughts else 0)
        + costs.follow * text.count("then>")
        + costs.heading * _count(_HEADINGS, text)
    )


def rough_bytes_of(text: str, costs: Costs) -> int:
    """More than ``bytes_of``, told in a moment: each sign as the dearest thing it can stand for.

    Without all letters pairs of signs are no fewer than they were.
    """
    signs = text.encode(errors="surrogatepass").translate(None, _LETTERS)
    references, thoughts = signs.count(b"[["), signs.count(b"@@")
    ascii_only, others, astral = costs.characters
    each = ascii_only if text.isascii() else max(others, astral)
    return (
        each * len(text)
        + costs.line * (signs.count(b"\n") + signs.count(b"\r"))
        + max(costs.node, costs.link, costs.reference) * references
        + costs.property * signs.count(b">>")
        + costs.thought * thoughts
        + costs.attribute * (signs.count(b"=") if thoughts else 0)
        + costs.follow * signs.count(b">")
        + costs.heading * signs.count(b"#")
    )


def _count(pattern: re.Pattern[str], text: str) -> int:
    return sum(1 for _ in pattern.finditer(text))


def too_heavy(texts: Mapping[str, str], costs: Costs) -> int:
    """The MB that these texts take at most where that is over the limit, else 0."""
    rough = sum(rough_bytes_of(text, costs) for text in texts.values())
    need = 0 if rough <= costs.most * 1024**2 else megabytes(texts, costs)
    return need if need > costs.most else 0


def refuse_heavy(path: Path, texts: Mapping[str, str]) -> None:
    """Raise the EngineError HEAVY of a source that would take more than a stranger's may.

    The environment can allow more.
    """
    told = os.environ.get(MEMORY_VARIABLE, "")
    most = int(told) if told.isascii() and told.isdigit() else WORKED_OUT.most
    need = too_heavy(texts, replace(WORKED_OUT, most=most))
    if need:
        hint = tr("If you trust it, allow it with {setting}.", setting=f"{MEMORY_VARIABLE}={need}")
        raise heavy(path, need, hint)


def heavy(path: Path, need: int, hint: str) -> EngineError:
    """The EngineError of a source that may take so many MB of memory."""
    message = tr("Reading it may take up to {need} MB of memory.", need=f"{need:,}")
    return EngineError(ErrorCode.HEAVY, message, hint, Where(str(path)))


def most_of_tables(texts: Mapping[str, str]) -> int:
    """The bytes that a pack's tables may take, since they should say what its source says.

    Without a source it is what a table may take that is shown in its place.
    """
    if not texts:
        return MOST_SHOWN
    return TABLES_SLACK + megabytes(texts) * 1024**2 // 2


def take_any(path: Path, texts: Mapping[str, str]) -> None:
    """Refuse nothing: for what is open already, and for one's own."""
