"""Gestures as text: each function gives the text edits that a change of meaning comes down to.

Nothing here changes a document; whoever owns it applies the edits, as one step of undo. New text
is written with LF, and the document that takes it puts its own newline.
"""

import re
from collections.abc import Sequence

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.lexer import closes_fence, opens_fence
from whydesk.engine.lmd.lines import unbroken
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import LineKind, Link, MalformedLink, Property
from whydesk.engine.lmd.vocabulary import DEFAULT_ROLE
from whydesk.engine.model import Span, TextEdit, slug
from whydesk.engine.wording import tr

_BREAKS = re.compile(r"[\r\n]+")
_NEEDS_QUOTES = re.compile(r'[\s"]|^$')
_READ_AS_LMD = ("[[", ">>", "@@", "```", "~~~", "#")
_IN_THOUGHT = (LineKind.THOUGHT_OPEN, LineKind.THOUGHT_BODY)

Edits = tuple[TextEdit, ...]


def apply_edits(text: str, edits: Sequence[TextEdit]) -> str:
    """The text with the edits carried out; they are in its positions and must not overlap."""
    document = LiveDocument(text, "")
    document.apply(edits)
    return document.text()


# --- words ----------------------------------------------------------------------------------------


def link_line(source: str, role: str, target: str) -> str:
    """The line that links two labels; the default role is not written."""
    arrow = "→" if role in ("", DEFAULT_ROLE) else f"→({role})"
    return f"[[{source}]] {arrow} [[{target}]]"


def quoted(value: str) -> str:
    """An attribute's value as it is written: in quotes where it has blanks, or is empty."""
    if not _NEEDS_QUOTES.search(value):
        return value
    return f'"{between_quotes(value)}"'


def between_quotes(value: str) -> str:
    """A value as it stands between quotes: a quote in it is escaped.

    A backslash at the end would escape the closing quote, so a blank follows it; hosts are trimmed.
    """
    return value.replace('"', '\\"') + (" " if value.endswith("\\") else "")


def plain_links(text: str, wrong: MalformedLink) -> str:
    """The lines that say what a malformed link meant to; words behind it go on a line of their own.

    An empty text where those words would be read as something else there.
    """
    tail = text[wrong.rest :].strip()
    if tail.startswith(_READ_AS_LMD):
        return ""
    labels = [text[ref.start : ref.end] for ref in wrong.refs]
    lines: list[str] = []
    arrows = zip(wrong.roles, wrong.backward, strict=True)
    for number, (role, backward) in enumerate(arrows):
        left, right = labels[number], labels[number + 1]
        if backward:
            left, right = right, left
        lines.append(f"{left} →({role}) {right}" if role.strip() else f"{left} → {right}")
    return "\n".join([*lines, tail] if tail else lines)


# --- nodes ----------------------------------------------------------------------------------------


def declare_node(
    document: LiveDocument, label: str, *, after: int | None = None, properties: str = ""
) -> Edits:
    """A node with a stable id of its own, at the end of the shard or after the node at a line.

    ``properties`` are further lines for it, as written. It never stands between a node and the
    properties of that node, nor in a code block or thought that is open to the end.
    """
    return (node_behind(document, end_of_node(document, after), label, properties),)


def node_behind(document: LiveDocument, end: int, label: str, properties: str = "") -> TextEdit:
    """The same behind a line that ``end_of_node`` gave: to find that takes time in a long text."""
    text = f"[[{unbroken(label)}]]\n>>id: {new_stable_id()}"
    text += f"\n{properties}" if properties else ""
    return _paragraph(document, end, text)


def append_property(site: Site, key: str, value: str) -> TextEdit:
    """One more property, behind the last one of the chunk."""
    last = max((item.line for item in site.chunk.properties()), default=0)
    return site.lines_after(last, f">>{key}: {value}")


def without_property(site: Site, item: Property) -> TextEdit:
    """The property taken out: its line, or its part of a node line."""
    if site.chunk.node is not None and item.line == 0:
        return site.edit(0, site.chunk.node.ref.end, len(site.chunk.lines[0]), "")
    return site.without_line(item.line)


# --- links and thoughts ---------------------------------------------------------------------------


def add_link(document: LiveDocument, source: str, role: str, target: str) -> Edits:
    """A link line behind the source's last link, or behind its properties where it has none."""
    key = slug(source)
    text = link_line(unbroken(source), role, unbroken(target))
    best: tuple[Site, int, bool] | None = None
    for site in _sites(document, source):
        for statement in site.chunk.each():
            if type(statement) is Link and key in _ends(statement):
                best = site, statement.line, True
            elif type(statement) is Property:
                best = site, statement.line, False
    site, line, beside_link = best or (_sites(document, source)[-1], 0, False)
    return (site.lines_after(line, text if beside_link else f"\n{text}"),)


def add_thought(
    document: LiveDocument,
    kind: str,
    body: str,
    *,
    host: str = "",
    attributes: Sequence[tuple[str, str]] = (),
) -> Edits:
    """A thought at the end of its host's node, or at the end of the shard where it has no host."""
    named = [("on", host)] if host else []
    words = [f"{name}={quoted(unbroken(value))}" for name, value in (*named, *attributes)]
    lines = [
        line if not line.lstrip(" ").startswith("@@") else f"    {line}"
        for line in _BREAKS.sub("\n", body).split("\n")
    ]
    text = "\n".join((" ".join((f"@@{kind}", *words)), *lines, "@@"))
    after = None
    if host:
        site = _sites(document, host)[-1]
        after = site.first_line
    return (_paragraph(document, end_of_node(document, after), text),)


def paragraph_after_node(document: LiveDocument, line: int, text: str) -> TextEdit:
    """A paragraph behind the node that a line belongs to, with a blank line between."""
    return _paragraph(document, end_of_node(document, line), text)


# --- places ---------------------------------------------------------------------------------------


def _ends(link: Link) -> tuple[str, str]:
    return slug(link.left.label), slug(link.right.label)


def _sites(document: LiveDocument, label: str) -> list[Site]:
    """The chunks that declare a label, in order; NO_SUCH_LABEL where there is none."""
    key = slug(label)
    found: list[Site] = []
    first = 0
    for chunk in document.chunks():
        if chunk.node is not None and slug(chunk.node.ref.label) == key:
            found.append(Site(chunk, first, document.shard))
        first += len(chunk.lines)
    if not found:
        message = tr("“{label}” is not declared in {shard}.", label=label, shard=document.shard)
        raise EngineError(ErrorCode.NO_SUCH_LABEL, message)
    return found


def end_of_node(document: LiveDocument, line: int | None) -> int:
    """The last line that belongs to the node at ``line`` (None: the last one); -1 before all lines.

    Blank lines and the heading of the next node do not, nor does what is open to the text's end.
    """
    chunk, first = document.chunk_at(document.line_count - 1 if line is None else line)
    last = len(chunk.lines) - 1
    if first + last == document.line_count - 1:
        last = _before_open_block(chunk)
    end = last
    while end >= 0 and _is_tail(chunk, end, keep_heading=line is None):
        end -= 1
    # A thought that only the next heading ends would take in what is put before the heading.
    return first + (last if end >= 0 and chunk.kinds[end] in _IN_THOUGHT else end)


def _is_tail(chunk: Chunk, line: int, *, keep_heading: bool) -> bool:
    if not chunk.lines[line].strip():
        return True
    return not keep_heading and chunk.kinds[line] == LineKind.HEADING


def is_open(chunk: Chunk) -> bool:
    """Whether a thought of the chunk, or a code block at its end, is not closed."""
    if not all(thought.closed for thought in chunk.thoughts()):
        return True
    return _before_open_block(chunk) < len(chunk.lines) - 1


def _before_open_block(chunk: Chunk) -> int:
    """The chunk's last line, or the one before a code block or thoughts that nothing closes."""
    last = len(chunk.lines) - 1
    if chunk.kinds[last] in _IN_THOUGHT:
        while last >= 0 and chunk.kinds[last] in _IN_THOUGHT:
            last -= 1
        return last
    start = last
    while start >= 0 and chunk.kinds[start] == LineKind.CODE:
        start -= 1
    opened, fence = last + 1, ""
    for number in range(start + 1, last + 1):
        line = chunk.lines[number]
        if fence and closes_fence(line, fence):
            opened, fence = last + 1, ""
        elif not fence and line[:4].strip(" "):
            fence = opens_fence(line, len(line) - len(line.lstrip(" "))) or ""
            opened = number if fence else last + 1
    return opened - 1


def paragraph_at_end(document: LiveDocument, text: str) -> TextEdit:
    """Text at the end of a shard, outside any block that is open there."""
    return _paragraph(document, end_of_node(document, None), text)


def _paragraph(document: LiveDocument, after: int, text: str) -> TextEdit:
    """Text behind a line, with one blank line between."""
    if after < 0:
        empty = document.line_count == 1 and not document.line(0)
        return TextEdit(document.shard, Span(0, 0, 0, 0), text + ("\n" if empty else "\n\n"))
    end = len(document.line(after))
    ending = "\n" if after == document.line_count - 1 else ""
    return TextEdit(document.shard, Span(after, end, after, end), f"\n\n{text}{ending}")
