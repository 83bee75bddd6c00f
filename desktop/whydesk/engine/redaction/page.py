"""The redacted text line by line: what stands in each line, where it came from, what was put in."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct, field

from whydesk.engine.model import Place
from whydesk.engine.redaction.folding import MASK_SIGN

MASK = 4 * MASK_SIGN  # always four: its length tells nothing


class Part(NamedTuple):
    """What a line belongs to, for saying where something stands: a node's label, and which part."""

    label: str
    part: str

    @property
    def words(self) -> str:
        """The place in words: ``Single-origin only › why``."""
        return " › ".join(filter(None, self))


class PageLine(Struct):
    """A line of the redacted text. ``made`` are the columns of what the redaction put there.

    ``origin`` is the line that it was, None for one that was added; ``ending`` what ends it.
    """

    text: str
    ending: str
    origin: Place | None
    part: Part
    made: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])

    def put(self, start: int, end: int, text: str) -> None:
        """Put a text in the place of some columns, as something that the redaction made."""
        grown = len(text) - (end - start)
        kept = [(a, b) for a, b in self.made if b <= start]
        later = [(a + grown, b + grown) for a, b in self.made if a >= end]
        self.made = [*kept, (start, start + len(text)), *later] if text else [*kept, *later]
        self.text = self.text[:start] + text + self.text[end:]

    def is_made(self, start: int, end: int) -> bool:
        """Whether all of these columns are the redaction's own words."""
        return any(a <= start and end <= b for a, b in self.made)


class Page(Struct):
    """The redacted text of one shard."""

    shard: str
    lines: list[PageLine]

    @property
    def text(self) -> str:
        return "".join(line.text + line.ending for line in self.lines)

    @property
    def is_blank(self) -> bool:
        return not any(line.text.strip() for line in self.lines)


def named_alike(pages: Iterable[Page], times: dict[str, str]) -> dict[str, str]:
    """The texts under names that tell nothing: ``main.lmd``, or ``part-1.lmd`` and so on.

    A shard's own name may say what it held. Where shards differ on a property the later one wins,
    and in the export all have one time: so the order of the names is that of the times.
    """
    kept = [page for page in pages if not page.is_blank]
    if len(kept) < 2:
        return {"main.lmd": kept[0].text if kept else ""}
    kept.sort(key=lambda page: (times.get(page.shard, ""), page.shard))
    width = len(str(len(kept)))
    return {f"part-{n:0{width}}.lmd": page.text for n, page in enumerate(kept, 1)}


class Gap(Struct, frozen=True):
    """A line that went; ``blank`` where nothing stood in it."""

    blank: bool


def tidy(lines: Iterable[PageLine | Gap], newline: str) -> list[PageLine]:
    """The lines without those that went, and with one blank line at most where some did.

    How many lines went must not be read from how many are blank.
    """
    kept: list[PageLine] = []
    gone = parted = False
    for line in lines:
        if isinstance(line, Gap):
            gone, parted = True, parted or line.blank
            continue
        blank = not line.text.strip()
        after_blank = not kept or not kept[-1].text.strip()
        if gone and blank and after_blank:
            continue
        if parted and not blank and not after_blank:
            kept.append(PageLine("", newline, None, Part("", "text")))
        kept.append(line)
        gone = gone and blank
        parted = False
    while gone and kept and not kept[-1].text.strip():
        kept.pop()
    for line in kept[:-1]:
        # The last line of a text has no ending, and may be the last no more.
        line.ending = line.ending or newline
    return kept


def source_lines(pages: Iterable[Page]) -> Iterator[tuple[Page, int, PageLine]]:
    """Every line of all pages with its number in its page."""
    for page in pages:
        for number, line in enumerate(page.lines):
            yield page, number, line
