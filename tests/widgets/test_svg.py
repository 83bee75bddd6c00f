"""The painter that writes SVG."""

from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from whydesk.widgets.svg import SvgPainter

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ROOM = QRectF(10, 0, 300, 20)


@pytest.fixture
def painter(qapp) -> SvgPainter:
    made = SvgPainter(320, 100, "A & <b>")
    font = QFont(qapp.font())
    font.setPixelSize(12)
    made.setFont(font)
    return made


def parts(painter: SvgPainter, tag: str) -> list[ET.Element]:
    root = ET.fromstring(painter.text())
    return [node for node in root.iter() if node.tag.endswith("}" + tag)]


def drawn(painter: SvgPainter, flags: Qt.AlignmentFlag, text: str) -> ET.Element:
    painter.drawText(ROOM, int(flags), text)
    return parts(painter, "text")[-1]


def test_the_title_and_the_frame_are_there(painter: SvgPainter):
    root = ET.fromstring(painter.text())

    assert parts(painter, "title")[0].text == "A & <b>"
    assert root.attrib["viewBox"] == "0 0 320 100"


def test_a_text_keeps_its_length(painter: SvgPainter):
    node = drawn(painter, LEFT, "a < b & c")

    assert node.text == "a < b & c"
    assert node.attrib["x"] == "10.00"
    assert node.attrib["lengthAdjust"] == "spacingAndGlyphs"
    assert 0 < float(node.attrib["textLength"]) < 300


def test_a_reader_without_the_font_takes_another(painter: SvgPainter):
    family = drawn(painter, LEFT, "x").attrib["font-family"]
    (style,) = parts(painter, "style")

    rule = f'text[font-family="{family}"] {{ font-family: "{family}", sans-serif; }}'
    assert style.text == rule


def test_a_text_at_the_right_ends_there(painter: SvgPainter):
    node = drawn(painter, RIGHT, "end")

    assert node.attrib["text-anchor"] == "end"
    assert float(node.attrib["x"]) == pytest.approx(310, abs=0.1)


def test_a_text_from_right_to_left_stands_at_the_right_of_its_own_lines(painter: SvgPainter):
    beside = drawn(painter, LEFT | Qt.AlignmentFlag.AlignAbsolute, "שלום")
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    own = drawn(painter, LEFT, "שלום")

    assert (beside.text, beside.attrib["x"]) == ("\u2067שלום\u2069", "10.00")
    assert beside.attrib["text-anchor"] == "start"
    assert own.attrib["text-anchor"] == "end"
    assert float(own.attrib["x"]) == pytest.approx(310, abs=0.1)


def test_a_word_in_the_middle_stays_there(painter: SvgPainter):
    node = drawn(painter, Qt.AlignmentFlag.AlignCenter, "chip")

    assert (node.attrib["text-anchor"], node.attrib["x"]) == ("middle", "160.00")


def test_looks_are_kept_and_given_back(painter: SvgPainter):
    painter.setPen(QPen(QColor("#102030"), 2))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ABCDEF"))
    painter.drawRoundedRect(QRectF(1, 2, 3, 4), 5, 5)
    painter.restore()
    painter.drawLine(QPointF(0, 0), QPointF(5, 6))
    (rect,), (line,) = parts(painter, "rect"), parts(painter, "line")

    assert (rect.attrib["fill"], rect.attrib.get("stroke")) == ("#abcdef", None)
    assert (line.attrib["stroke"], line.attrib["stroke-width"]) == ("#102030", "2")


def test_a_text_stands_in_the_middle_of_its_room(painter: SvgPainter, qapp):
    node = drawn(painter, LEFT, "x")
    font = QFont(qapp.font())
    font.setPixelSize(12)
    metrics = QFontMetricsF(font)

    expected = (20 - metrics.height()) / 2 + metrics.ascent()
    assert float(node.attrib["y"]) == pytest.approx(expected, abs=0.01)
