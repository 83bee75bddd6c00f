"""SVG with text as text that keeps its width whatever font the reader has.

QtSvg's generator says where a text begins, but not how long it is: with another font it runs out of
its card. It also tears a line of two scripts apart. Here each text is one element with its length.
"""

import math
from html import escape

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from whydesk.widgets.lines import is_leftward

_RIGHT = int(Qt.AlignmentFlag.AlignRight.value)
_CENTRE = int(Qt.AlignmentFlag.AlignHCenter.value)
_ABSOLUTE = int(Qt.AlignmentFlag.AlignAbsolute.value)


class _State(Struct, frozen=True):
    pen: QPen
    brush: QBrush
    font: QFont
    leftward: bool = False


class SvgPainter(QPainter):
    """Takes the strokes that panels paint their rows with, as if it were painting them.

    It knows rectangles, lines and texts of one line; colours are opaque. Never begun on a device.
    """

    def __init__(self, width: float, height: float, title: str) -> None:
        super().__init__()
        self._frame = (math.ceil(width), math.ceil(height))
        self._title = title
        self._parts: list[str] = []
        self._state = _State(QPen(QColor("black")), QBrush(Qt.BrushStyle.NoBrush), QFont())
        self._kept: list[_State] = []
        self._metrics: dict[str, QFontMetricsF] = {}
        self._families: set[str] = set()

    def text(self) -> str:
        """The whole file."""
        width, height = self._frame
        opening = (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}">\n<title>{escape(self._title)}</title>\n'
        )
        return "\n".join([opening + self._fallbacks(), *self._parts, "</svg>\n"])

    def _fallbacks(self) -> str:
        """What a reader without the font takes.

        Some know one name only and no list, and none of those knows this selector.
        """
        rules = (
            f'text[font-family="{name}"] {{ font-family: "{name}", sans-serif; }}'
            for name in sorted(self._families)
        )
        return f"<style>{escape(' '.join(rules), quote=False)}</style>"

    # --- how things look --------------------------------------------------------------------------

    def save(self) -> None:
        self._kept.append(self._state)

    def restore(self) -> None:
        self._state = self._kept.pop()

    def setRenderHint(self, hint: QPainter.RenderHint, on: bool = True) -> None:
        """A picture of lines has no pixels to smooth."""

    def setPen(self, pen: QPen | QColor | Qt.PenStyle) -> None:  # type: ignore[override]
        self._state = replace(self._state, pen=QPen(pen))

    def setBrush(self, brush: QBrush | QColor | Qt.BrushStyle) -> None:  # type: ignore[override]
        self._state = replace(self._state, brush=QBrush(brush))

    def setFont(self, font: QFont) -> None:  # type: ignore[override]
        self._state = replace(self._state, font=QFont(font))

    def setLayoutDirection(self, direction: Qt.LayoutDirection) -> None:
        leftward = direction is Qt.LayoutDirection.RightToLeft
        self._state = replace(self._state, leftward=leftward)

    # --- strokes ----------------------------------------------------------------------------------

    def fillRect(self, rect: QRectF, colour: QColor) -> None:  # type: ignore[override]
        self._parts.append(f'<rect {_place(rect)} fill="{colour.name()}"/>')

    def drawRoundedRect(self, rect: QRectF, rx: float, ry: float) -> None:  # type: ignore[override]
        look = f"{self._fill()} {self._stroke()}"
        self._parts.append(f'<rect {_place(rect)} rx="{rx:g}" ry="{ry:g}" {look}/>')

    def drawLine(self, start: QPointF, end: QPointF) -> None:  # type: ignore[override]
        ends = f'x1="{start.x():g}" y1="{start.y():g}" x2="{end.x():g}" y2="{end.y():g}"'
        self._parts.append(f"<line {ends} {self._stroke()}/>")

    def drawText(self, rect: QRectF, flags: int, text: str) -> None:  # type: ignore[override]
        if not text:
            return
        state, metrics = self._state, self._measure()
        width = metrics.horizontalAdvance(text)
        share, anchor = _anchor(int(flags), state.leftward)
        x = rect.left() + share * rect.width()
        middle = rect.top() + (rect.height() - metrics.height()) / 2
        if is_leftward(text):  # an isolate turns the text in every reader; an attribute in few
            text = f"\u2067{text}\u2069"
        self._parts.append(
            f'<text x="{x:.2f}" y="{middle + metrics.ascent():.2f}" text-anchor="{anchor}" '
            f'textLength="{width:.2f}" lengthAdjust="spacingAndGlyphs" {self._font()} '
            f'fill="{state.pen.color().name()}" xml:space="preserve">{escape(text)}</text>'
        )

    def _measure(self) -> QFontMetricsF:
        name = self._state.font.key()
        found = self._metrics.get(name)
        if found is None:
            found = self._metrics[name] = QFontMetricsF(self._state.font)
        return found

    def _font(self) -> str:
        font = self._state.font
        family = "".join(letter for letter in QFontInfo(font).family() if letter not in '"\\<>&')
        self._families.add(family)
        size, weight = font.pixelSize(), int(font.weight())
        return f'font-family="{family}" font-size="{size}" font-weight="{weight}"'

    def _fill(self) -> str:
        brush = self._state.brush
        none = brush.style() is Qt.BrushStyle.NoBrush
        return 'fill="none"' if none else f'fill="{brush.color().name()}"'

    def _stroke(self) -> str:
        pen = self._state.pen
        if pen.style() is Qt.PenStyle.NoPen:
            return ""
        return f'stroke="{pen.color().name()}" stroke-width="{pen.widthF():g}"'


def _anchor(flags: int, leftward: bool) -> tuple[float, str]:
    """Where in its room a text stands, as a share of the width, and which part of it stands there.

    Whatever its real length is, it is kept at the side where it belongs.
    """
    if flags & _CENTRE:
        return 0.5, "middle"
    to_right = bool(flags & _RIGHT)
    if leftward and not flags & _ABSOLUTE:
        to_right = not to_right
    return (1.0, "end") if to_right else (0.0, "start")


def _place(rect: QRectF) -> str:
    x, y = rect.left(), rect.top()
    return f'x="{x:g}" y="{y:g}" width="{rect.width():g}" height="{rect.height():g}"'
