"""The redacted source: every line of the text kept, rewritten by its spans, or left out.

What goes is written down as it goes, so that what is looked for afterwards is just what was taken.
"""

from collections.abc import Collection, Iterable

from msgspec import Struct, field

from whydesk.engine.evidence.overstating import GroupName
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.lexer import refs_in
from whydesk.engine.lmd.statements import Ref
from whydesk.engine.model import Place
from whydesk.engine.redaction.hidden import Gone, HiddenKind, HiddenTexts
from whydesk.engine.redaction.outlook import Fate, Outlook
from whydesk.engine.redaction.page import MASK, Gap, Page, PageLine, Part, tidy
from whydesk.engine.redaction.tiers import Marked


class Redacted(Struct):
    """The pages, the texts that are not in them, and what was done.

    ``tails`` is the last line of what each open node says of itself, behind which a property may
    be put. ``groups`` are the support groups that lost a leg, or the word that it fails: claim key,
    group name, those legs.
    """

    pages: list[Page] = field(default_factory=list[Page])
    hidden: HiddenTexts = field(default_factory=HiddenTexts)
    gone: dict[tuple[Part, Place | None], Gone] = field(
        default_factory=dict[tuple[Part, Place | None], Gone]
    )
    groups: list[tuple[str, str, tuple[str, ...]]] = field(
        default_factory=list[tuple[str, str, tuple[str, ...]]]
    )
    tails: dict[str, PageLine] = field(default_factory=dict[str, PageLine])

    def note(self, gone: Gone, place: Place | None = None) -> None:
        """Write down what is done to a thing, once; ``place`` tells thoughts apart."""
        self.gone.setdefault((gone.part, place), gone)


class Desk:
    """The lines of one shard while they are being rewritten."""

    def __init__(
        self,
        outlook: Outlook,
        redacted: Redacted,
        shard: str,
        overstated: Collection[GroupName] = (),
    ) -> None:
        """``overstated`` are groups of open nodes that are to be no groups any more."""
        self.outlook = outlook
        self.redacted = redacted
        self.overstated = overstated
        self.shard = shard
        document = outlook.graph.documents[shard]
        self.newline = document.newline
        count = document.line_count
        self._lines: list[PageLine | Gap] = []
        self._after: dict[int, list[PageLine]] = {}
        number = 0
        for chunk in document.chunks():
            endings = chunk.endings or ["\n"] * len(chunk.lines)
            for text, ending in zip(chunk.lines, endings, strict=True):
                last = number == count - 1
                place = Place(shard, number)
                made = PageLine(text, "" if last else ending, place, Part("", "text"))
                self._lines.append(made)
                number += 1

    def line(self, number: int) -> PageLine:
        """A line that has not gone."""
        found = self._lines[number]
        if isinstance(found, Gap):
            raise ValueError(f"line {number} is gone")
        return found

    def is_gone(self, number: int) -> bool:
        return isinstance(self._lines[number], Gap)

    def drop(self, number: int) -> None:
        line = self._lines[number]
        if not isinstance(line, Gap):
            self._lines[number] = Gap(not line.text.strip())

    def add(self, number: int, text: str, part: Part) -> PageLine:
        """A line of our own behind a line, which may be gone."""
        made = PageLine(text, self.newline, None, part, [(0, len(text))])
        self._after.setdefault(number, []).append(made)
        return made

    def replace(self, number: int, text: str, part: Part) -> PageLine:
        """A line of our own in the place of one."""
        line = self.line(number)
        line.text, line.made, line.part = text, [(0, len(text))], part
        return line

    def hide(self, text: str, kind: HiddenKind, part: Part, line: int, marked: Marked) -> None:
        if kind in (HiddenKind.TEXT, HiddenKind.VALUE) and not says_something(text):
            kind = HiddenKind.WORD  # it only names nodes, which have tiers of their own
        self.redacted.hidden.add(text, kind, part, Place(self.shard, line), marked)

    def rewrite_refs(self, number: int, refs: Iterable[Ref], *, in_text: bool) -> bool:
        """Give references their new names, from the right; in text a mask for one that is gone.

        Outside of text a line with a reference that is gone is the caller's; False says so.
        """
        line = self.line(number)
        for ref in sorted(refs, key=lambda ref: -ref.start):
            meaning = self.outlook.meaning(ref)
            if meaning.fate is Fate.RENAMED:
                line.put(ref.start + 2, ref.end - 2, meaning.label)
            elif meaning.fate is Fate.GONE:
                if not in_text:
                    return False
                start = ref.start - (line.text[ref.start - 1 : ref.start] == "@")
                line.put(start, ref.end, MASK)
        return True

    def rewrite_text(self, number: int) -> None:
        """Give the references of a prose line their new names."""
        text = self.line(number).text
        if "[[" in text:
            self.rewrite_refs(number, refs_in(text), in_text=True)

    def page(self) -> Page:
        """What is left."""
        out: list[PageLine | Gap] = []
        for number, line in enumerate(self._lines):
            out.append(line)
            out += self._after.get(number, ())
        return Page(self.shard, tidy(out, self.newline))


def says_something(text: str) -> bool:
    """Whether a text says anything beside the nodes that it names."""
    if "[[" not in text:
        return True
    start = 0
    for ref in refs_in(text):
        if any(map(str.isalnum, text[start : ref.start])):
            return True
        start = ref.end
    return any(map(str.isalnum, text[start:]))


def label_of(graph: Graph, key: str) -> str:
    """The label of a node for saying where something is; empty for none."""
    return graph.node(key).label if key else ""
