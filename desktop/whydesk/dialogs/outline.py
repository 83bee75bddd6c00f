"""The outline: the headings and nodes of a file, to go to by typing."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from whydesk.dialogs.picker import Picker, Said
from whydesk.engine.bulk import bulk
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Place, slug
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import RowDelegate

_ROW = 28
_STEP = 14


class Part(NamedTuple):
    """A part of a file: a heading of a level, or a node (level 0) of a type."""

    title: str
    level: int
    depth: int
    type: str
    place: Place


def outline(document: LiveDocument, graph: Graph) -> list[Part]:
    """The headings of a file and the nodes under each, in the order of the text."""
    with bulk():
        return list(_parts(document, graph))


def _parts(document: LiveDocument, graph: Graph) -> Iterator[Part]:
    first = depth = 0
    for chunk in document.chunks():
        if chunk.node is not None:
            ref = chunk.node.ref
            key = graph.end(ref, slug(ref.label))
            kind = graph.node(key).type if key else ""
            yield Part(ref.label, 0, depth, kind, Place(document.shard, first))
        for heading in chunk.headings():
            depth = heading.level
            place = Place(document.shard, first + heading.line)
            yield Part(heading.title, depth, depth - 1, "", place)
        first += len(chunk.lines)


class PartDelegate(RowDelegate):
    """A heading in bold, a node with its mark; each as far in as it is deep."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Part)
        theme, px = self.theme, self.theme.px
        inner = rect.adjusted(px(12) + row.depth * px(_STEP), 0, -px(12), 0)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        note = theme.note_font()
        painter.setFont(note)
        painter.setPen(theme.colour("soft"))
        kind = row.type if not row.level else "#" * row.level
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, kind)
        taken = QFontMetricsF(note).horizontalAdvance(kind) + px(12)
        if not row.level:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.mark(row.type))
            top = inner.center().y() - px(4)
            painter.drawRoundedRect(QRectF(inner.left(), top, px(8), px(8)), 2, 2)
            inner.adjust(px(18), 0, 0, 0)
        font = theme.font(14, QFont.Weight.DemiBold if row.level else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        room = inner.width() - taken
        words = one_line(row.title)
        title = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeft, title)


class Outline(Picker[Part]):
    """The parts of one file."""

    def __init__(self, parts: Sequence[Part], line: int, theme: Theme, parent: QWidget) -> None:
        """The part that ``line`` is in is the one to begin with."""
        none = (
            tr("No part has these words.") if parts else tr("There is no heading and no node yet.")
        )
        super().__init__(
            Said(
                tr("Outline"), tr("A heading or a node"), tr("Enter goes there · Esc closes"), none
            ),
            lambda text: _with_words(parts, text),
            _wording,
            PartDelegate,
            theme,
            parent,
        )
        before = sum(1 for part in parts if part.place.line <= line)
        self.list.setCurrentIndex(self.model.index(max(0, before - 1)))


def _with_words(parts: Sequence[Part], text: str) -> Sequence[Part]:
    words = text.casefold().split()
    if not words:
        return parts
    return [part for part in parts if all(word in part.title.casefold() for word in words)]


def _wording(part: Part) -> str:
    if part.level:
        return tr("{title}, heading {level}", title=part.title, level=part.level)
    return f"{part.title}, {part.type}" if part.type else part.title
