"""What is written again and again, ready to be filled in: text with blanks."""

import re
from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.lmd.edits import paragraph_after_node, quoted
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import TextEdit

_BLANK = re.compile("‹([^›]*)›")


class Template(Struct, frozen=True):
    """A text with blanks, by name. ``{id}``, ``{at}``, ``{by}`` and ``{on}`` are filled in.

    A blank is ``‹›``, or ``‹words›`` to be typed over. A node begins with a label of its own: what
    is said of it would else be said of the node before it.
    """

    name: str
    text: str


TEMPLATES = {
    template.name: template
    for template in (
        Template(
            "decision",
            "[[‹New decision›]]\n>>id: {id}\n>>type: decision\n>>what: ‹›\n>>derived-from: [[‹›]]",
        ),
        Template(
            "claim",
            "[[‹New claim›]]\n>>id: {id}\n>>type: claim\n>>claim: ‹›\n>>group-1: [[‹›]] & [[‹›]]",
        ),
        Template("question", "[[‹New question›]]\n>>id: {id}\n>>type: question\n>>what: ‹›"),
        Template(
            "source",
            "[[‹New source›]]\n>>id: {id}\n>>type: evidence\n>>artifact: ‹›\n>>locator: ‹›\n"
            ">>quote: ‹›",
        ),
        Template("thought", "@@note{on}{by} at={at}\n‹›\n@@"),
    )
}


class Blank(NamedTuple):
    """A place to be filled: its line, and the columns of the words to be typed over."""

    line: int
    start: int
    end: int


class Filled(NamedTuple):
    """A template put into a text: the edit, and where its blanks are once that is made."""

    edit: TextEdit
    blanks: tuple[Blank, ...]


def fill(
    template: Template,
    document: LiveDocument,
    line: int,
    *,
    author: str,
    today: str,
    host: str,
    is_taken: Callable[[str], bool],
) -> Filled:
    """The edit that puts a template behind the node at a line.

    It never stands between a node and its properties. ``host`` is the node that a thought is on,
    ``today`` an ISO date; author and host may be empty. ``is_taken`` says of a label that it names
    a node already.
    """
    values = {
        "id": new_stable_id(),
        "at": today,
        "by": f" by={quoted(author)}" if author else "",
        "on": f" on={quoted(host)}" if host else "",
    }
    written, words = "", _BLANK.split(template.text)
    stretches: list[tuple[int, int]] = []
    for number, piece in enumerate(words):
        if number % 2:
            piece = _free(piece, is_taken) if piece else ""
            stretches.append((len(written), len(written) + len(piece)))
            written += piece
        else:
            written += piece.format(**values)
    edit = paragraph_after_node(document, line, written)
    head = document.line(edit.span.line)[: edit.span.start] + edit.text.partition(written)[0]
    return Filled(edit, tuple(_blank(edit.span.line, head, written, *s) for s in stretches))


def _free(label: str, is_taken: Callable[[str], bool]) -> str:
    """The label, with a number where it names a node already."""
    number, free = 1, label
    while is_taken(free):
        number += 1
        free = f"{label} {number}"
    return free


def _blank(first: int, head: str, written: str, start: int, end: int) -> Blank:
    before = head + written[:start]
    column = len(before) - before.rfind("\n") - 1
    return Blank(first + before.count("\n"), column, column + end - start)
