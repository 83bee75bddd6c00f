"""The why-chain as a picture: SVG with text as text, or PNG; everything inside the frame."""

from collections.abc import Iterator, Sequence
from enum import Enum

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter

from whydesk.engine.model import Beside
from whydesk.engine.recall.why_walk import WhyWalk
from whydesk.engine.wording import counted, tr
from whydesk.panels.why_beside import said
from whydesk.panels.why_card import Look, Plan, WhyFace
from whydesk.panels.why_order import Line, WhyKind
from whydesk.panels.why_rows import MOST_LABEL, WhyReader, WhyRow, quoted
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.widgets.svg import SvgPainter

_WIDTH = 560
_FOOT = 16
_SHARPNESS = 2
_TALLEST = 10_000  # pixels of an image, about a hundred steps
_MOST_OTHERS = 12


class Format(Enum):
    """What a chain can be saved as, by the ending of the file."""

    SVG = "svg"
    PNG = "png"


class WhyPicture:
    """One chain laid out for a page. ``drawing`` does the work; then ``content`` is there."""

    def __init__(
        self,
        walk: WhyWalk,
        lines: Sequence[Line],
        others: Sequence[Beside],
        theme: Theme,
        kind: Format,
    ) -> None:
        self._theme = theme
        self._kind = kind
        self._face = WhyFace(theme)
        self._reader = WhyReader(walk)
        self._walk = walk
        self._width = theme.px(_WIDTH)
        self._lines = [line for line in lines if line.kind is not WhyKind.MORE]
        self._tail = [*self._beside(others), *self._reader.closing()]
        self._svg: SvgPainter | None = None
        self._image: QImage | None = None

    def drawing(self) -> Iterator[None]:
        """Measure and paint; each yield is a place to pause. GUI thread."""
        plans: list[Plan] = []
        for plan in self._plans():
            plans.append(plan)
            yield
        height = round(sum(plan.height for plan in plans)) + self._theme.px(_FOOT)
        painter = self._begin(height)
        painter.fillRect(QRectF(0, 0, self._width, height), self._theme.colour("window"))
        top = 0.0
        for plan in plans:
            self._face.paint(painter, QRectF(0, top, self._width, plan.height), plan, Look())
            top += plan.height
            yield
        if self._image is not None:
            painter.end()

    def content(self) -> bytes:
        """What the file holds, once it is drawn. Any thread."""
        if self._svg is not None:
            return self._svg.text().encode("utf-8")
        held = QByteArray()
        buffer = QBuffer(held)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if self._image is not None:
            QImageWriter(buffer, QByteArray(b"png")).write(self._image)
        return bytes(held.data())

    def _begin(self, height: int) -> QPainter:
        title = one_line(self._walk.anchor.label, MOST_LABEL)
        if self._kind is Format.SVG:
            self._svg = SvgPainter(self._width, height, title)
            return self._svg
        size = QSize(self._width, height) * _SHARPNESS
        self._image = QImage(size, QImage.Format.Format_RGB32)
        self._image.setDevicePixelRatio(_SHARPNESS)
        self._image.setText(tr("Title"), title)
        return QPainter(self._image)

    def _plans(self) -> Iterator[Plan]:
        """The rows as far as the format holds them, and the sentences at the end."""
        tail = [self._face.plan(row, self._width) for row in self._tail]
        room = float("inf")
        if self._kind is Format.PNG:
            room = _TALLEST / _SHARPNESS - sum(plan.height for plan in tail) - 80
        steps = 0
        above = -1
        for line in self._lines:
            plan = self._face.plan(self._row(line, above), self._width)
            room -= plan.height
            if room < 0:
                break
            above = -1 if line.kind is WhyKind.ROLE else line.number
            steps += line.kind is WhyKind.STEP
            yield plan
        if steps < len(self._walk):
            words = tr("And {number:,} more, not in this picture.", number=len(self._walk) - steps)
            yield self._face.plan(WhyRow(WhyKind.NOTE, label=words), self._width)
        yield from tail

    def _row(self, line: Line, above: int) -> WhyRow:
        """A row without what only a reader at the screen can do."""
        row = self._reader.row(line, above)
        return row if line.kind is WhyKind.ROLE else replace(row, folded=None)

    def _beside(self, others: Sequence[Beside]) -> list[WhyRow]:
        if not others:
            return []
        shown = others[:_MOST_OTHERS]
        words = "; ".join(f"{said(other)} {quoted(one_line(other.label, 80))}" for other in shown)
        left = len(others) - len(shown)
        if left:
            words = tr("{others}; and {left:,} more", others=words, left=left)
        label = counted(
            len(others), "Disagrees with it: {others}.", "Disagree with it: {others}.", others=words
        )
        return [WhyRow(WhyKind.NOTE, label=label)]


def file_name(label: str, *, down: bool) -> str:
    """A name for a file about this node that every system takes, without an ending."""
    words = "".join(c if c.isalnum() or c in " -_.,()" else " " for c in one_line(label, 80))
    question = tr("What follows from") if down else tr("Why")
    name = f"{question} {' '.join(words.split())}".encode()[:180].decode("utf-8", "ignore")
    return name.rstrip(" .")
