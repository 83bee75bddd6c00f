"""The text of a node that is masked or secret: what of its lines stays, and what goes."""

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.edits import link_line
from whydesk.engine.lmd.statements import (
    Heading,
    LineKind,
    Link,
    MalformedLink,
    Property,
    group_name,
)
from whydesk.engine.lmd.vocabulary import ALIAS_KEYS, VALUED_KEYS
from whydesk.engine.model import Place
from whydesk.engine.redaction.hidden import Gone, HiddenKind
from whydesk.engine.redaction.outlook import Fate
from whydesk.engine.redaction.page import Part
from whydesk.engine.redaction.rewriting import Desk, label_of
from whydesk.engine.redaction.thoughts import write_thought
from whydesk.engine.redaction.tiers import Marked, Tier
from whydesk.engine.wording import tr

_TEXT = (LineKind.PROSE, LineKind.CODE, LineKind.HEADING, LineKind.FRONT_MATTER)


def kind_of_value(key: str) -> HiddenKind:
    """What the value of a property is; states, days and types are words that others use too."""
    if key == "id":
        return HiddenKind.ID
    words = key in VALUED_KEYS or key == "type" or key.lower().startswith("visibility")
    return HiddenKind.WORD if words else HiddenKind.VALUE


class ClosedChunk:
    """Rewrites one chunk of a redacted node (or a redacted preamble, whose key is empty)."""

    def __init__(self, desk: Desk, chunk: Chunk, first: int, key: str, marked: Marked) -> None:
        self._desk = desk
        self._chunk = chunk
        self._first = first
        self._key = key
        self._marked = marked
        self._label = label_of(desk.outlook.graph, key)
        self._masked = bool(key) and desk.outlook.tier(key) is Tier.MASKED

    def write(self, own: set[int], heading: tuple[int, Heading] | None, declares: bool) -> None:
        """Carry it out: ``own`` are the lines that stand with the node, counted from the chunk.

        ``heading`` is the node's heading with its line in the shard; ``declares`` says that a
        masked node is declared here, and not at an earlier place.
        """
        if self._chunk.node is not None:
            self._hide_names()
            self._write_node(declares)
        if heading is not None:
            self._write_heading(*heading, declares)
        self._write_text(own)
        for item in self._chunk.properties():
            self._hide_property(item)
        for thought in self._chunk.thoughts():
            write_thought(self._desk, thought, self._first, within=thought.line in own)
        for statement in self._chunk.noted:
            if type(statement) is Link:
                write_link(self._desk, statement, self._first)
            elif type(statement) is MalformedLink:
                write_malformed(self._desk, statement, self._first, goes=statement.line in own)

    # --- the node itself --------------------------------------------------------------------------

    def _hide_names(self) -> None:
        node, desk = self._chunk.node, self._desk
        if node is not None:
            part = Part("", tr("the name of {label}", label=self._label))
            desk.hide(node.ref.label, HiddenKind.LABEL, part, self._first, self._marked)
            marked = desk.outlook.named(self._key)
            tier = desk.outlook.tier(self._key)
            place = Place(desk.shard, self._first)
            desk.redacted.note(Gone(Part(self._label, ""), tier, marked.by, place))

    def _write_node(self, declares: bool) -> None:
        desk, first = self._desk, self._first
        if not (self._masked and declares):
            desk.drop(first)
            if self._masked:
                self._write_links(first)
            return
        masks, part = desk.outlook.masks, Part("", tr("a masked node"))
        desk.replace(first, f"[[{masks.labels[self._key]}]]", part)
        desk.add(first, f">>id: {masks.stable_id(self._key)}", part)
        if masks.types[self._key]:
            desk.add(first, f">>type: {masks.types[self._key]}", part)
        self._write_links(first)

    def _write_links(self, line: int) -> None:
        """The links that properties of the node make, as lines of their own: links stay."""
        desk, outlook = self._desk, self._desk.outlook
        lines = {item.line for item in self._chunk.properties() if item.refs}
        blank = False
        for relation in self._chunk.relations():
            if relation.line not in lines:
                continue
            ends = outlook.meaning(relation.source), outlook.meaning(relation.target)
            if any(end.fate is Fate.GONE or not end.key for end in ends):
                continue
            if not blank:
                desk.add(line, "", Part("", "text"))
                blank = True
            text = link_line(ends[0].label, relation.role, ends[1].label)
            desk.add(line, text, Part("", tr("a link of a masked node")))

    def _write_heading(self, line: int, heading: Heading, declares: bool) -> None:
        """The heading and the prose between it and the node."""
        desk = self._desk
        part = Part("", tr("the heading of {label}", label=self._label))
        desk.hide(heading.title, HiddenKind.TEXT, part, line, self._marked)
        if self._masked and declares:
            title = "#" * heading.level + f" {desk.outlook.masks.labels[self._key]}"
            desk.replace(line, title, Part("", "heading"))
        else:
            desk.drop(line)
        for number in range(line + 1, self._first):
            if not desk.is_gone(number) and desk.line(number).text.strip():
                self._hide_text(number)
                desk.drop(number)

    def _write_text(self, own: set[int]) -> None:
        for line in range(1 if self._chunk.node is not None else 0, len(self._chunk.lines)):
            number = self._first + line
            if self._chunk.kinds[line] not in _TEXT or self._desk.is_gone(number):
                continue
            if line in own:
                self._hide_text(number)
                self._desk.drop(number)
            else:
                self._desk.rewrite_text(number)

    def _hide_text(self, number: int) -> None:
        part = Part(
            "",
            tr("the text of {label}", label=self._label)
            if self._label
            else tr("the text at the top"),
        )
        text = self._desk.outlook.graph.documents[self._desk.shard].line(number)
        self._desk.hide(text, HiddenKind.TEXT, part, number, self._marked)

    def _hide_property(self, item: Property) -> None:
        desk, number = self._desk, self._first + item.line
        part = Part(self._label, item.key)
        if not (item.key == "type" and self._masked and desk.outlook.masks.types[self._key]):
            desk.hide(item.value, kind_of_value(item.key), part, number, self._marked)
        if item.key in ALIAS_KEYS:
            for alias in item.value.split(","):
                desk.hide(alias, HiddenKind.LABEL, part, number, self._marked)
        desk.hide(group_name(item.key) or item.key, HiddenKind.WORD, part, number, self._marked)
        if item.line and not desk.is_gone(number):
            desk.drop(number)


# --- links ----------------------------------------------------------------------------------------


def write_link(desk: Desk, link: Link, first: int) -> None:
    """A link line: its ends get their names, or it goes with one of them."""
    number = first + link.line
    desk.line(number).part = Part("", tr("a link"))
    if not desk.rewrite_refs(number, (link.left, link.right), in_text=False):
        if link.written_role:
            key = next(
                m.key
                for m in map(desk.outlook.meaning, (link.left, link.right))
                if m.fate is Fate.GONE
            )
            part = Part("", tr("the role of a link"))
            desk.hide(link.written_role, HiddenKind.WORD, part, number, desk.outlook.named(key))
        desk.drop(number)


def write_malformed(desk: Desk, wrong: MalformedLink, first: int, *, goes: bool) -> None:
    """A line that means to be a link: as one, and with all its words."""
    number = first + wrong.line
    desk.line(number).part = Part("", tr("a link"))
    if goes or not desk.rewrite_refs(number, wrong.refs, in_text=False):
        desk.drop(number)
