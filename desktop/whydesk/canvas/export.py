"""A canvas as a file: SVG, PNG and PDF, everything inside the frame, and text as text."""

import math
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from whydesk.canvas.scene import CanvasScene
from whydesk.engine.pack.textfiles import write_bytes
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme

_MARGIN = 24
_PNG_SCALE = 2.0
_MOST_PIXELS = 12_000
_DOTS_PER_INCH = 96
_POINTS_PER_INCH = 72


class Format(Enum):
    """The kinds of files that a canvas can be saved as, by the ending of their names."""

    SVG = "svg"
    PNG = "png"
    PDF = "pdf"


def write(scene: CanvasScene, theme: Theme, title: str, path: Path) -> None:
    """Save a canvas in the format that the name's ending says, SVG where it says none of them.

    Whole or not at all: EngineError where the file cannot be written, which is then as it was.
    """
    ending = path.suffix.lower().removeprefix(".")
    known = {kind.value: kind for kind in Format}
    write_bytes(path, as_bytes(scene, theme, title, known.get(ending, Format.SVG)))


def as_bytes(scene: CanvasScene, theme: Theme, title: str, kind: Format) -> bytes:
    """A canvas as the content of a file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    {Format.SVG: _svg, Format.PNG: _png, Format.PDF: _pdf}[kind](scene, theme, title, buffer)
    buffer.close()
    return bytes(data.data())


def frame_of(scene: CanvasScene, theme: Theme) -> QRectF:
    """The rectangle of a file: all figures, and a margin."""
    margin = theme.px(_MARGIN)
    area = scene.extent.adjusted(-margin, -margin, margin, margin)
    left, top = math.floor(area.left()), math.floor(area.top())
    return QRectF(left, top, math.ceil(area.right()) - left, math.ceil(area.bottom()) - top)


def draw(scene: CanvasScene, theme: Theme, painter: QPainter) -> None:
    """Paint all figures as nobody is looking at them: none is current, found or hovered."""
    frame = frame_of(scene, theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-frame.topLeft())
    painter.fillRect(frame, theme.colour("window"))
    for figure in sorted(scene.figures.values(), key=lambda figure: figure.zValue()):
        states = figure.is_current, figure.is_found, figure.is_hovered
        figure.is_current = figure.is_found = figure.is_hovered = False
        painter.save()
        painter.translate(figure.pos())
        figure.draw(painter, 1.0)
        painter.restore()
        figure.is_current, figure.is_found, figure.is_hovered = states


def _svg(scene: CanvasScene, theme: Theme, title: str, buffer: QBuffer) -> None:
    frame = frame_of(scene, theme)
    made = QSvgGenerator()
    made.setOutputDevice(buffer)
    made.setResolution(_DOTS_PER_INCH)
    made.setSize(frame.size().toSize())
    made.setViewBox(QRectF(0, 0, frame.width(), frame.height()))
    made.setTitle(title)
    painter = QPainter(made)
    draw(scene, theme, painter)
    painter.end()


def _png(scene: CanvasScene, theme: Theme, title: str, buffer: QBuffer) -> None:
    frame = frame_of(scene, theme)
    scale = min(_PNG_SCALE, _MOST_PIXELS / max(frame.width(), frame.height()))
    size = QSize(math.ceil(frame.width() * scale), math.ceil(frame.height() * scale))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(theme.colour("window"))
    image.setText(tr("Title"), title)
    painter = QPainter(image)
    painter.scale(scale, scale)
    draw(scene, theme, painter)
    painter.end()
    QImageWriter(buffer, QByteArray(b"png")).write(image)


def _pdf(scene: CanvasScene, theme: Theme, title: str, buffer: QBuffer) -> None:
    frame = frame_of(scene, theme)
    made = QPdfWriter(buffer)
    made.setTitle(title)
    made.setResolution(_DOTS_PER_INCH)
    points = QSizeF(frame.width(), frame.height()) * (_POINTS_PER_INCH / _DOTS_PER_INCH)
    page = QPageSize(points, QPageSize.Unit.Point, title, QPageSize.SizeMatchPolicy.ExactMatch)
    layout = QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    made.setPageLayout(layout)
    painter = QPainter(made)
    draw(scene, theme, painter)
    painter.end()
