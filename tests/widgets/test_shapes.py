"""Signs of states are told apart by their shape alone."""

import itertools

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from whydesk.session.said import Shape
from whydesk.widgets.shapes import draw_shape

_SIDE = 22


def drawn(shape: Shape) -> QImage:
    image = QImage(_SIDE, _SIDE, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_shape(painter, QRectF(0, 0, _SIDE, _SIDE), shape, QColor("black"))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """The share of dots that are dark in one and light in the other."""
    spots = list(itertools.product(range(_SIDE), range(_SIDE)))
    dark = [[image.pixelColor(x, y).lightness() < 128 for x, y in spots] for image in (one, other)]
    return sum(a != b for a, b in zip(*dark, strict=True)) / len(spots)


def test_each_shape_is_seen_and_no_two_look_alike(qapp):
    images = {shape: drawn(shape) for shape in Shape}
    for one, other in itertools.combinations(images, 2):
        assert difference(images[one], images[other]) > 0.04, (one, other)
