"""Changes that reach through all files: each is asked of the engine and made as one undo step."""

import os
from collections.abc import Iterable
from pathlib import Path

from whydesk.engine.errors import EngineError
from whydesk.engine.facts import Kind
from whydesk.engine.graph.moving import create_node, move_node
from whydesk.engine.graph.rename import RenamePlan
from whydesk.engine.lmd.checks import check_chunk
from whydesk.engine.lmd.property_checks import PLAIN_REF
from whydesk.engine.model import Place, TextEdit
from whydesk.engine.wording import counted, tr
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.session import Session


def closed(session: Session, shards: Iterable[str]) -> str:
    """Why these files cannot all be changed, in one sentence; empty where they can."""
    workspace = session.workspace
    if workspace.read_only:
        return workspace.read_only
    for shard in dict.fromkeys(shards):
        path = _path(session, shard)
        if path is not None and _is_locked(path):
            return tr("{name} is write-protected, so nothing was changed anywhere.", name=path.name)
    return ""


def rename(session: Session, plan: RenamePlan) -> bool:
    """Carry out a renaming; says how many places it changed, or why nothing was changed."""
    places = counted(len(plan.edits), "one place", "{n} places")
    return _make(
        session,
        plan.edits,
        tr("“{old}” is now “{new}”, in {places}.", old=plan.old, new=plan.new, places=places),
    )


def move(session: Session, key: str, shard: str) -> bool:
    """Move a node, with the thoughts that stand in it, to the end of another file."""
    label = session.graph.node(key).label
    try:
        edits = move_node(session.graph, key, shard)
    except EngineError as error:
        session.told.emit(of_error(error))
        return False
    return _make(session, edits, tr("“{label}” is in {shard} now.", label=label, shard=shard))


def add_ids(session: Session, edits: tuple[TextEdit, ...]) -> bool:
    """Give nodes the stable ids they lack, by the edits that do so; says how many those were."""
    if not edits:
        session.told.emit(Message(tr("Every node has a stable id.")))
        return False
    words = counted(len(edits), "One node has a stable id now.", "{n} nodes have a stable id now.")
    return _make(session, edits, words)


def replace_everywhere(session: Session, edits: tuple[TextEdit, ...]) -> bool:
    """Replace words in all files as one step; says how many places that were."""
    words = counted(len(edits), "One place is changed.", "{n} places are changed.")
    return _make(session, edits, words)


def create(session: Session, label: str, shard: str) -> Place | None:
    """Declare the node that a reference names and that is not there yet; its place."""
    found = session.graph.resolve(label)
    if found.key is not None or found.candidates:
        session.told.emit(Message(tr("“{label}” is there already.", label=label)))
        return None
    if not _make(
        session,
        create_node(session.graph, label, shard),
        tr("“{label}” is a node now.", label=label),
    ):
        return None
    key = session.graph.resolve(label).key
    return session.graph.places(key)[0] if key else None


def make_link(session: Session, shard: str, line: int) -> bool:
    """Turn the references of a line's plain property into links; says so where it has none."""
    chunk, first = session.workspace.documents[shard].chunk_at(line)
    problems = check_chunk(chunk, first, shard)
    fixes = [p.fixes for p in problems if p.code == PLAIN_REF and p.span.line == line and p.fixes]
    if not fixes:
        session.told.emit(
            Message(tr("Put the caret on a property that names a node in [[brackets]]."))
        )
        return False
    return _make(session, fixes[0][0].edits, tr("It is a link now."))


def _make(session: Session, edits: tuple[TextEdit, ...], said: str) -> bool:
    refused = closed(session, (edit.shard for edit in edits))
    if refused:
        session.told.emit(Message(refused, "", Tone.WARN))
        return False
    before = session.states
    session.request_edits(edits)
    if session.states == before:
        return False
    session.told.emit(Message(said, tr("Ctrl+Z takes it back."), Tone.GOOD))
    return True


def _path(session: Session, shard: str) -> Path | None:
    """The file on the disk that a shard is saved in."""
    path = session.path
    return path / shard if path is not None and session.workspace.kind is Kind.FOLDER else path


def _is_locked(path: Path) -> bool:
    """Whether a file that is there is not to be written, be it only by a mark that says so."""
    return path.exists() and not (os.access(path, os.W_OK) and path.stat().st_mode & 0o222)
