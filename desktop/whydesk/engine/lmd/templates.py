"""What is written again and again, ready to be filled in: text with blanks."""

from dataclasses import dataclass
from typing import NamedTuple

from whydesk.engine.lmd.edits import paragraph_after_node, quoted
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import TextEdit

_BLANK = "□"


@dataclass(frozen=True, slots=True)
class Template:
    """A text with blanks, by name. ``{id}``, ``{at}``, ``{by}`` and ``{on}`` are filled in."""

    name: str
    text: str


TEMPLATES = {
    template.name: template
    for template in (
        Template(
            "decision", "[[□]]\n>>id: {id}\n>>type: decision\n>>what: □\n>>derived-from: [[□]]"
        ),
        Template("claim", "[[□]]\n>>id: {id}\n>>type: claim\n>>claim: □\n>>group-1: [[□]] & [[□]]"),
        Template("question", "[[□]]\n>>id: {id}\n>>type: question\n>>what: □"),
        Template(
            "source",
            "[[□]]\n>>id: {id}\n>>type: evidence\n>>artifact: □\n>>locator: □\n>>quote: □",
        ),
        Template("thought", "@@note{on}{by} at={at}\n□\n@@"),
    )
}


class Filled(NamedTuple):
    """A template put into a text: the edit, and where its blanks are once that is made."""

    edit: TextEdit
    blanks: tuple[tuple[int, int], ...]


def fill(
    template: Template, document: LiveDocument, line: int, *, author: str, today: str, host: str
) -> Filled:
    """The edit that puts a template behind the node at a line.

    It never stands between a node and its properties. ``host`` is the node that a thought is on,
    ``today`` an ISO date; author and host may be empty.
    """
    values = {
        "id": new_stable_id(),
        "at": today,
        "by": f" by={quoted(author)}" if author else "",
        "on": f" on={quoted(host)}" if host else "",
    }
    pieces = [piece.format(**values) for piece in template.text.split(_BLANK)]
    edit = paragraph_after_node(document, line, "".join(pieces))
    head, _, _ = edit.text.partition("".join(pieces))
    written = document.line(edit.span.line)[: edit.span.start] + head
    blanks: list[tuple[int, int]] = []
    for piece in pieces[:-1]:
        written += piece
        column = len(written) - written.rfind("\n") - 1
        blanks.append((edit.span.line + written.count("\n"), column))
    return Filled(edit, tuple(blanks))
