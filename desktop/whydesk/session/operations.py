"""Gestures as text edits: each verb asks the engine for edits and the documents to make them."""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from whydesk.engine.errors import EngineError
from whydesk.engine.lmd.edits import add_thought
from whydesk.engine.lmd.statements import LineKind
from whydesk.engine.lmd.templates import TEMPLATES, Filled, fill
from whydesk.engine.lmd.thought_edits import set_thought_attribute
from whydesk.engine.model import Place, Span, TextEdit, Think
from whydesk.engine.wording import counted, tr
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.session import Session
from whydesk.session.settings import AUTHOR

if TYPE_CHECKING:
    from whydesk.engine.evidence.claims.known import Known
    from whydesk.engine.evidence.claims.picks import Pick, Prose


class Begun(NamedTuple):
    """A line that was begun for the writer: where the caret belongs."""

    place: Place
    column: int


def begin_reason(session: Session, key: str) -> Begun | None:
    """Begin a reason for a node: a link line under what is said of it, its target left open."""
    if not session.are_there((key,)):
        return None
    shard, first = session.graph.places(key)[0]
    document = session.workspace.documents[shard]
    chunk, start = document.chunk_at(first)
    after = start + _end_of_facts(chunk.kinds)
    opening = f"[[{session.graph.node(key).label}]] →(derived-from) [["
    line = document.line(after)
    blank = "" if _is_link(document.line_kind(after)) else "\n"
    text = f"{line}\n{blank}{opening}]]"
    span = Span(after, 0, after, len(line))
    before = session.states
    session.request_edits((TextEdit(shard, span, text),))
    if session.states == before:
        return None
    return Begun(Place(shard, after + 1 + len(blank)), len(opening))


def insert_template(session: Session, name: str, shard: str, line: int) -> Filled | None:
    """Put a template behind the node at a line; where its blanks are, None where nothing was put.

    A thought is put on the node that the line belongs to.
    """
    key = session.key_at(shard, line)
    filled = fill(
        TEMPLATES[name],
        session.workspace.documents[shard],
        line,
        author=session.settings.text(AUTHOR),
        today=_today(),
        host=session.graph.node(key).label if key else "",
        is_taken=lambda label: session.graph.resolve(label).key is not None,
    )
    before = session.states
    session.request_edits((filled.edit,))
    return filled if session.states != before else None


def capture(session: Session, kind: str, text: str, key: str, shard: str) -> bool:
    """Add a dated thought to a node, or to the end of a file where there is none."""
    host = session.graph.node(key).label if key else ""
    shard = session.graph.places(key)[0].shard if key else shard
    author = session.settings.text(AUTHOR)
    attributes = [*([("by", author)] if author else []), ("at", _today())]
    document = session.workspace.documents[shard]
    before = session.states
    session.request_edits(add_thought(document, kind, text, host=host, attributes=attributes))
    if session.states == before:
        return False
    words = (
        tr("The {kind} is on “{host}”.", kind=kind, host=host)
        if host
        else tr("The {kind} is at the end of {shard}.", kind=kind, shard=shard)
    )
    session.told.emit(Message(words, tr("Ctrl+Z takes it back."), Tone.GOOD))
    return True


def take_claims(
    session: Session, known: "Known", prose: "Prose", picks: "Sequence[Pick]", shard: str
) -> bool:
    """Write picked claims with their passages, as one step; says where they are, or why not."""
    # Loaded when it is asked for: the rules of prose are no part of a start.
    from whydesk.engine.evidence.claims.picks import take

    try:
        taken = take(session.graph, known, prose, picks, shard)
    except EngineError as error:
        session.told.emit(of_error(error))
        return False
    before = session.states
    session.request_edits(taken.edits)
    if session.states == before:
        return False
    new = taken.claims
    if not taken.text:
        words = tr("The group is changed.")
    elif new:
        words = counted(
            new,
            "The claim is at the end of {shard}.",
            "{n} claims are at the end of {shard}.",
            shard=shard,
        )
    else:
        words = tr("The passage is at the end of {shard}.", shard=shard)
    session.told.emit(Message(words, tr("Ctrl+Z takes it back."), Tone.GOOD))
    key = session.graph.resolve(taken.labels[0]).key
    if key is not None:
        session.request_node(key)
    return True


def finish(session: Session, think: Think) -> bool:
    """Say in the text that a todo is done, or that a question is answered; whether it was said."""
    document = session.workspace.documents.get(think.place.shard)
    if document is None:
        return False
    word = "answered" if think.type == "question" else "done"
    before = session.states
    session.request_edits(set_thought_attribute(document, think.place.line, "status", word))
    if session.states == before:
        return False
    session.told.emit(
        Message(
            tr("The question is answered.")
            if word == "answered"
            else tr("The {kind} is done.", kind=think.type),
            tr("Ctrl+Z takes it back."),
            Tone.GOOD,
        )
    )
    return True


def _today() -> str:
    """The day it is where the writer is."""
    return datetime.now().astimezone().date().isoformat()


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
