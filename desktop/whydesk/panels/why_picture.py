"""The why-chain as a picture: SVG with text as text, or PNG; everything inside the frame."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from whydesk.engine.model import Beside
from whydesk.engine.recall.why_text import one_line
from whydesk.engine.recall.why_walk import WhyWalk
from whydesk.panels.why_beside import said
from whydesk.panels.why_card import Look, Plan, WhyFace
from whydesk.panels.why_order import Line, WhyKind
from whydesk.panels.why_rows import MOST_LABEL, WhyReader, WhyRow
from whydesk.theme.theme import Theme

_WIDTH = 560
_FOOT = 16
_SHARPNESS = 2
_TALLEST = 30_000  # pixels; an image that is taller cannot be painted, nor read


class WhyPicture:
    """One chain laid out for a page. GUI thread."""

    def __init__(
        self, walk: WhyWalk, lines: Sequence[Line], others: Sequence[Beside], theme: Theme
    ) -> None:
        self._theme = theme
        self._face = WhyFace(theme)
        self._reader = WhyReader(walk)
        self._walk = walk
        self._width = theme.px(_WIDTH)
        self.title = one_line(walk.anchor.label, MOST_LABEL)
        self._lines = [line for line in lines if line.kind is not WhyKind.MORE]
        self._tail = [*self._beside(others), *self._reader.closing()]

    def svg(self) -> bytes:
        """All of it as SVG."""
        plans = self._plans(None)
        size = self._size(plans)
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        made = QSvgGenerator()
        made.setOutputDevice(buffer)
        made.setResolution(96)
        made.setSize(size)
        made.setViewBox(QRect(0, 0, size.width(), size.height()))
        made.setTitle(self.title)
        painter = QPainter(made)
        self._paint(painter, plans, size)
        painter.end()
        return bytes(buffer.data().data())

    def png(self) -> bytes:
        """As much of it as an image holds, in twice the pixels; it says what is left out."""
        plans = self._plans(_TALLEST // _SHARPNESS)
        size = self._size(plans)
        image = QImage(size * _SHARPNESS, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_SHARPNESS)
        painter = QPainter(image)
        self._paint(painter, plans, size)
        painter.end()
        held = QByteArray()
        buffer = QBuffer(held)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # pyright: ignore[reportArgumentType, reportCallIssue]
        return bytes(held.data())

    def _plans(self, most: float | None) -> list[Plan]:
        tail = [self._face.plan(row, self._width) for row in self._tail]
        room = (most or float("inf")) - sum(plan.height for plan in tail) - 80
        plans: list[Plan] = []
        above = -1
        for line in self._lines:
            row = replace(self._reader.row(line, above), folded=None)
            if line.kind is WhyKind.ROLE:
                row = replace(row, folded=line.folded)
            above = line.number if line.kind is not WhyKind.ROLE else -1
            plan = self._face.plan(row, self._width)
            room -= plan.height
            if room < 0:
                break
            plans.append(plan)
        missing = len(self._walk) - sum(1 for plan in plans if plan.row.kind is WhyKind.STEP)
        if missing:
            more = WhyRow(WhyKind.NOTE, label=f"And {missing:,} more, not in this picture.")
            plans.append(self._face.plan(more, self._width))
        return [*plans, *tail]

    def _beside(self, others: Sequence[Beside]) -> list[WhyRow]:
        if not others:
            return []
        words = "; ".join(f"{said(other)} “{one_line(other.label, 80)}”" for other in others[:12])
        more = f"; and {len(others) - 12:,} more" if len(others) > 12 else ""
        return [WhyRow(WhyKind.NOTE, label=f"Disagrees with it: {words}{more}.")]

    def _size(self, plans: Sequence[Plan]) -> QSize:
        height = sum(plan.height for plan in plans) + self._theme.px(_FOOT)
        return QSize(self._width, round(height))

    def _paint(self, painter: QPainter, plans: Sequence[Plan], size: QSize) -> None:
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), self._theme.colour("window"))
        top = 0.0
        for plan in plans:
            rect = QRectF(0, top, self._width, plan.height)
            self._face.paint(painter, rect, plan, Look())
            top += plan.height


def file_name(label: str, *, down: bool) -> str:
    """A name for a file about this node that every system takes, without an ending."""
    words = "".join(c if c.isalnum() or c in " -_.,()" else " " for c in one_line(label, 80))
    question = "What follows from" if down else "Why"
    name = f"{question} {' '.join(words.split())}".encode()[:180].decode("utf-8", "ignore")
    return name.rstrip(" .")
