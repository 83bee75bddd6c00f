"""Gestures as text edits: each verb asks the engine for edits and the documents to make them."""

from typing import NamedTuple

from whydesk.engine.lmd.statements import LineKind
from whydesk.engine.model import Place, Span, TextEdit
from whydesk.session.session import Session


class Begun(NamedTuple):
    """A line that was begun for the writer: where the caret belongs."""

    place: Place
    column: int


def begin_reason(session: Session, key: str) -> Begun | None:
    """Begin a reason for a node: a link line under what is said of it, its target left open."""
    places = session.graph.places(key)
    if not places or session.workspace.read_only:
        return None
    shard, first = places[0]
    document = session.workspace.documents[shard]
    chunk, start = document.chunk_at(first)
    after = start + _end_of_facts(chunk.kinds)
    opening = f"[[{session.graph.node(key).label}]] →(derived-from) [["
    line = document.line(after)
    blank = "" if _is_link(document.line_kind(after)) else "\n"
    text = f"{line}\n{blank}{opening}]]"
    span = Span(after, 0, after, len(line))
    session.request_edits((TextEdit(shard, span, text),))
    return Begun(Place(shard, after + 1 + len(blank)), len(opening))


def _end_of_facts(kinds: bytes) -> int:
    """The last line of a chunk that is its node line, a property or a link before any thought."""
    last = 0
    for number, kind in enumerate(kinds):
        if kind in (LineKind.THOUGHT_OPEN, LineKind.HEADING):
            break
        if kind in _FACTS:
            last = number
    return last


def _is_link(kind: LineKind) -> bool:
    return kind is LineKind.LINK


_FACTS = (LineKind.NODE, LineKind.PROPERTY, LineKind.LINK)
