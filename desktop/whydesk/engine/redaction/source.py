"""The redacted source of a whole workspace, shard by shard and chunk by chunk."""

from collections.abc import Collection

from whydesk.engine.evidence.overstating import GroupName
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.statements import Heading
from whydesk.engine.lmd.vocabulary import REDACTED_REASONS
from whydesk.engine.model import slug
from whydesk.engine.redaction.closed import ClosedChunk
from whydesk.engine.redaction.hidden import HiddenKind
from whydesk.engine.redaction.opened import OpenChunk
from whydesk.engine.redaction.outlook import Outlook
from whydesk.engine.redaction.page import MASK, Page, PageLine, Part
from whydesk.engine.redaction.rewriting import Desk, Redacted
from whydesk.engine.redaction.sections import heading_of, own_lines
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.stopping import go_on
from whydesk.engine.wording import tr

REASON_LEFT_OUT = f">>{REDACTED_REASONS}: {MASK}"


def redact(outlook: Outlook, overstated: Collection[GroupName] = ()) -> Redacted:
    """The pages of the redacted text, with all that was taken out of them.

    ``overstated`` are groups of open nodes that are to be no groups any more.
    """
    redacted = Redacted()
    masked: dict[str, set[str]] = {}
    declared: set[str] = set()
    for shard in outlook.graph.documents:
        writer = _ShardWriter(Desk(outlook, redacted, shard, overstated), masked, declared)
        redacted.pages.append(writer.write())
    _hide_aliases(outlook, redacted)
    return redacted


class _ShardWriter:
    """Goes through the chunks of a shard, each with the heading that the one before ends with."""

    def __init__(self, desk: Desk, masked: dict[str, set[str]], declared: set[str]) -> None:
        self._desk = desk
        self._masked = masked
        self._declared = declared

    def write(self) -> Page:
        desk, outlook = self._desk, self._desk.outlook
        chunks = list(outlook.graph.documents[desk.shard].chunks())
        first, level = 0, 0
        before: Chunk | None = None
        before_first = 0
        for number, chunk in enumerate(chunks):
            go_on()
            after = chunks[number + 1] if number + 1 < len(chunks) else None
            label = chunk.node.ref.label if chunk.node is not None else ""
            key = outlook.graph.names.canonical(slug(label)) if label else ""
            own_heading = heading_of(before, label) if label else None
            level = own_heading.level if own_heading is not None else 0
            marked = outlook.named(key) if key else outlook.tiers.preambles.get(desk.shard)
            if marked is None or marked.tier is Tier.OPEN:
                OpenChunk(desk, chunk, first, key).write(self._masked.setdefault(key, set()))
            else:
                closed = ClosedChunk(desk, chunk, first, key, marked)
                heading = (before_first + own_heading.line, own_heading) if own_heading else None
                own = _own(chunk, level, after, preamble=not key)
                closed.write(own, heading, key not in self._declared)
                self._declared.add(key)
            before, before_first = chunk, first
            first += len(chunk.lines)
        return desk.page()


def _own(chunk: Chunk, level: int, after: Chunk | None, *, preamble: bool) -> set[int]:
    """The lines that stand with a node, those of the next node's heading left out."""
    own = set(own_lines(chunk, level, preamble=preamble))
    if after is not None and after.node is not None:
        heading: Heading | None = heading_of(chunk, after.node.ref.label)
        if heading is not None:
            own -= set(range(heading.line, len(chunk.lines)))
    return own


def _hide_aliases(outlook: Outlook, redacted: Redacted) -> None:
    """The older labels of redacted nodes that several shards call by several names."""
    for key in outlook.shown:
        if key in outlook.graph.names:
            node = outlook.graph.node(key)
            place = outlook.graph.places(key)[0]
            for alias in node.aliases:
                part = Part("", tr("a name of {label}", label=node.label))
                redacted.hidden.add(alias, HiddenKind.LABEL, part, place, outlook.named(key))


def mark_lost_reasons(redacted: Redacted, lost: set[str]) -> None:
    """Say in the text of open nodes that a reason of theirs was left out: no chain is shortened
    silently.
    """
    tails = {id(redacted.tails[key]): key for key in lost if key in redacted.tails}
    for page in redacted.pages:
        out: list[PageLine] = []
        for line in page.lines:
            out.append(line)
            if id(line) in tails:
                made = [(0, len(REASON_LEFT_OUT))]
                ending = line.ending
                line.ending = ending or "\n"
                part = Part("", tr("a mark of what was left out"))
                out.append(PageLine(REASON_LEFT_OUT, ending, None, part, made))
        page.lines = out


def texts_as_graph(pages: list[Page], times: dict[str, str]) -> Graph:
    """The graph of the redacted text, to compare with the whole one."""
    graph = Graph()
    for page in pages:
        graph.add_shard(LiveDocument(page.text, page.shard), times.get(page.shard, ""))
    return graph
