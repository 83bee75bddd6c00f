"""Changing what the opening line of a thought says, as text edits."""

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.lmd.edits import Edits, between_quotes, quoted
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import Thought
from whydesk.engine.wording import tr


def set_thought_attribute(document: LiveDocument, line: int, name: str, value: str) -> Edits:
    """The attribute of the thought that opens at a line, with this value.

    The attribute that counts is rewritten, or one is put behind the others; nothing where it says
    so already. EngineError NOT_FOUND where no thought opens at the line.
    """
    chunk, first = document.chunk_at(line)
    thought = next((one for one in chunk.thoughts() if first + one.line == line), None)
    if thought is None:
        message = tr(
            "No thought begins at line {line:,} of {shard}.", line=line + 1, shard=document.shard
        )
        raise EngineError(ErrorCode.NOT_FOUND, message)
    site = Site(chunk, first, document.shard)
    for found in reversed(thought.attributes):
        if found.name == name:
            text = between_quotes(value) if found.quoted else quoted(value)
            same = found.value == value
            return () if same else (site.edit(thought.line, found.start, found.end, text),)
    at = _end_of_attributes(thought, chunk.lines[thought.line])
    return (site.edit(thought.line, at, at, f" {name}={quoted(value)}"),)


def _end_of_attributes(thought: Thought, line: str) -> int:
    """The column behind the last attribute, or behind the type where there is none."""
    if thought.attributes:
        last = max(thought.attributes, key=lambda one: one.end)
        return last.end + (1 if last.quoted else 0)
    start = line.index("@@") + 2
    return start + len(line[start:].split(maxsplit=1)[0]) if line[start:].split() else start
