"""The text of a node that stays: properties by their own tiers, references by what they mean."""

from collections.abc import Collection, Iterable

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.edits import link_line
from whydesk.engine.lmd.statements import LineKind, Link, MalformedLink, Property, Ref, group_name
from whydesk.engine.lmd.vocabulary import ALIAS_KEYS, is_edge_key
from whydesk.engine.model import Place
from whydesk.engine.redaction.closed import kind_of_value, write_link, write_malformed
from whydesk.engine.redaction.hidden import Gone, HiddenKind
from whydesk.engine.redaction.outlook import Fate
from whydesk.engine.redaction.page import MASK, PageLine, Part
from whydesk.engine.redaction.rewriting import Desk, label_of
from whydesk.engine.redaction.thoughts import write_thought
from whydesk.engine.redaction.tiers import Marked, Tier, tier_key
from whydesk.engine.wording import tr

_TEXT = (LineKind.PROSE, LineKind.HEADING)


class OpenChunk:
    """Rewrites one chunk of an open node, or the text before any node (an empty key)."""

    def __init__(self, desk: Desk, chunk: Chunk, first: int, key: str) -> None:
        self._desk = desk
        self._chunk = chunk
        self._first = first
        self._key = key
        self._label = label_of(desk.outlook.graph, key)

    def write(self, masked_before: set[str]) -> None:
        """Carry it out; ``masked_before`` are the masked properties that earlier lines wrote."""
        self._name_parts()
        for line, kind in enumerate(self._chunk.kinds):
            if kind in _TEXT:
                self._desk.rewrite_text(self._first + line)
        for statement in self._chunk.each():
            if type(statement) is Property:
                self._write_property(statement, masked_before)
            elif type(statement) is Link:
                write_link(self._desk, statement, self._first)
            elif type(statement) is MalformedLink:
                write_malformed(self._desk, statement, self._first, goes=False)
        for thought in self._chunk.thoughts():
            write_thought(self._desk, thought, self._first, within=False)
        if self._key and self._key not in self._desk.redacted.tails:
            self._desk.redacted.tails[self._key] = self._tail()

    def _name_parts(self) -> None:
        text, node = Part(self._label, tr("text")), Part(self._label, tr("name"))
        for line, kind in enumerate(self._chunk.kinds):
            part = Part("", tr("heading")) if kind == LineKind.HEADING else text
            self._desk.line(self._first + line).part = node if kind == LineKind.NODE else part

    def _tail(self) -> PageLine:
        """The last line of what the node says of itself here."""
        lines = [0, *(s.line for s in self._chunk.properties())]
        kept = [n for n in lines if not self._desk.is_gone(self._first + n)]
        return self._desk.line(self._first + max(kept))

    # --- properties -------------------------------------------------------------------------------

    def _write_property(self, item: Property, masked_before: set[str]) -> None:
        number = self._first + item.line
        if item.line:
            self._desk.line(number).part = Part(self._label, item.key)
        named = tier_key(item.key)
        if named is not None:
            self._write_visibility(item, named)
            return
        marked = self._desk.outlook.property(self._key, item.key)
        if marked.tier is Tier.OPEN:
            self._write_refs(item)
            return
        self._hide(item, marked)
        stands_for = self._stands_for(item, marked)
        # Several files may know one node by its id alone, so each of them gets the new one.
        once = f"{item.key} {self._desk.shard}" if item.key == "id" else item.key
        if stands_for and once not in masked_before:
            masked_before.add(once)
            self._desk.line(number).put(item.start, item.end, stands_for)
        else:
            self._take_out(item)

    def _stands_for(self, item: Property, marked: Marked) -> str:
        """What is written in the place of a redacted value, an empty text for nothing.

        A mask for an id would make one node of all that have it, and without one the names that a
        node has in several files would be nodes of their own.
        """
        outlook = self._desk.outlook
        if item.key == "id":
            needed = len(outlook.graph.names.label_keys(self._key)) > 1
            shown = marked.tier is Tier.MASKED or needed
            return outlook.masks.stable_id(self._key) if shown else ""
        return MASK if marked.tier is Tier.MASKED else ""

    def _write_visibility(self, item: Property, named: str) -> None:
        """A line that gives a tier goes, unless what it says is open and open it is."""
        tiers = self._desk.outlook.tiers
        marked = tiers.property(self._key, named) if named else tiers.node(self._key)
        if marked.tier > Tier.OPEN or item.value != Tier.OPEN.word:
            number = self._first + item.line
            if named:
                part = Part(self._label, item.key)
                self._desk.hide(item.key, HiddenKind.WORD, part, number, marked)
            self._take_out(item)

    def _hide(self, item: Property, marked: Marked) -> None:
        desk, number = self._desk, self._first + item.line
        part = Part(self._label, item.key)
        kind = kind_of_value(item.key)
        desk.hide(item.value, kind, part, number, marked)
        if item.key in ALIAS_KEYS:
            for alias in item.value.split(","):
                desk.hide(alias, HiddenKind.LABEL, part, number, marked)
        if marked.tier is Tier.SECRET:
            desk.hide(group_name(item.key) or item.key, HiddenKind.WORD, part, number, marked)
        place = Place(desk.shard, number)
        desk.redacted.note(Gone(part, marked.tier, marked.by, place))

    def _take_out(self, item: Property) -> None:
        number = self._first + item.line
        if item.line or self._chunk.node is None:
            self._desk.drop(number)
        else:
            line = self._desk.line(number)
            line.put(self._chunk.node.ref.end, len(line.text), "")

    # --- references -------------------------------------------------------------------------------

    def _write_refs(self, item: Property) -> None:
        if not item.refs:
            return
        outlook, number = self._desk.outlook, self._first + item.line
        gone = [ref for ref in item.refs if outlook.meaning(ref).fate is Fate.GONE]
        name = group_name(item.key)
        if name is not None and self._key:
            lost = {ref: key for ref in item.refs if (key := self._lost(ref)) is not None}
            if lost:
                # What went is told by nothing that is left, the name of its group included.
                marked = outlook.named(next(iter(lost.values())))
                part = Part(self._label, item.key)
                self._desk.hide(name, HiddenKind.WORD, part, number, marked)
                self._dissolve(item, name, lost)
                return
            if (self._key, name) in self._desk.overstated:
                self._dissolve(item, name, self._unsaid(item.refs))
                return
        if gone and is_edge_key(item.key):
            self._keep_refs(item, [ref for ref in item.refs if ref not in gone])
        else:
            self._desk.rewrite_refs(number, item.refs, in_text=True)

    def _lost(self, leg: Ref) -> str | None:
        """The node that goes with a leg: its own, or what it restates, since an echo alone would
        pass for evidence; None for a leg that stays.
        """
        outlook = self._desk.outlook
        meaning = outlook.meaning(leg)
        if meaning.fate is Fate.GONE:
            return meaning.key
        return outlook.restates_gone(meaning.key) or None

    def _unsaid(self, legs: Collection[Ref]) -> Collection[Ref]:
        """The legs whose failing is not told: those that are masked, else whichever it is."""
        outlook = self._desk.outlook
        masked = [ref for ref in legs if outlook.tier(outlook.meaning(ref).key) > Tier.OPEN]
        return masked or legs

    def _dissolve(self, item: Property, name: str, lost: Iterable[Ref]) -> None:
        """A group that lost a leg: fewer legs would claim that less suffices, so it is none. Nor is
        one that would pass for open, since nothing tells any more that a leg of it fails.

        What is left of it stays as plain support, which licenses nothing by itself.
        """
        desk, outlook = self._desk, self._desk.outlook
        desk.redacted.groups.append((self._key, name, tuple(ref.label for ref in lost)))
        self._take_out(item)
        last = self._first + max(s.line for s in self._chunk.properties())
        for meaning in map(outlook.meaning, item.refs):
            if meaning.fate is not Fate.GONE and meaning.key:
                text = link_line(meaning.label, "supports", self._label)
                desk.add(last, text, Part("", tr("a link")))

    def _keep_refs(self, item: Property, kept: list[Ref]) -> None:
        """A property of links without those that are gone."""
        if not kept:
            self._take_out(item)
            return
        line = self._desk.line(self._first + item.line)
        labels: list[str] = []
        for ref in kept:
            meaning = self._desk.outlook.meaning(ref)
            renamed = meaning.fate is Fate.RENAMED
            labels.append(f"[[{meaning.label}]]" if renamed else line.text[ref.start : ref.end])
        line.put(item.start, item.end, ", ".join(labels))
        line.made.clear()
