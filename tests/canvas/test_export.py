"""Files of the map: everything inside the frame, and text as text."""

import errno
import os
import re
import stat
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from tests.canvas.conftest import Mapped
from tests.canvas.test_map import TEXT, cards
from whydesk.canvas import export
from whydesk.canvas.map_page import MapPage

SVG = "{http://www.w3.org/2000/svg}"
ODD = """\
[[<b>&amp; "x"</b>]]
[[<b>&amp; "x"</b>]] →(derived-from) [[평일 저녁에 문을 열어야 하나]]

[[평일 저녁에 문을 열어야 하나]]
[[평일 저녁에 문을 열어야 하나]] →(derived-from) [[שלום עולם]]

[[שלום עולם]]
"""


def svg_of(page: MapPage, tmp_path: Path) -> ET.Element:
    assert page.save(tmp_path / "map.svg")
    return ET.parse(tmp_path / "map.svg").getroot()


def texts(root: ET.Element) -> list[str]:
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]


def test_text_in_an_svg_is_text(mapped: Mapped, tmp_path: Path):
    words = texts(svg_of(mapped(TEXT, "Decision"), tmp_path))

    for wanted in ("Decision", "Finding", "Source", "derived from", "closes", "contradicts"):
        assert wanted in words


def test_labels_of_any_script_are_whole_in_an_svg(mapped: Mapped, tmp_path: Path):
    page = mapped(ODD, "שלום עולם")
    words = "\n".join(texts(svg_of(page, tmp_path)))

    for card in cards(page).values():
        for line in card.face.lines:
            assert re.sub(r"\s", "", line) in re.sub(r"\s", "", words)


def test_every_card_is_inside_the_frame_of_an_svg(mapped: Mapped, tmp_path: Path):
    page = mapped(TEXT, "Decision")
    root = svg_of(page, tmp_path)
    frame = QRectF(*map(float, root.attrib["viewBox"].split()))
    origin = export.frame_of(page.scene, page.theme).topLeft()

    for card in cards(page).values():
        assert frame.contains(card.area.translated(-origin))


def test_nothing_in_an_svg_is_drawn_outside_its_frame(mapped: Mapped, tmp_path: Path):
    root = svg_of(mapped(TEXT, "Decision"), tmp_path)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    points = [*_positions(root)]

    assert len(points) > 40
    assert all(left <= x <= left + width and top <= y <= top + height for x, y in points)


def _positions(root: ET.Element):
    """Where every path, polyline and text of an SVG goes, under the transforms of its groups."""

    def walk(element: ET.Element, matrix: tuple[float, ...]):
        matrix = _times(matrix, _matrix(element.attrib.get("transform", "")))
        numbers = element.attrib.get("d", "") or element.attrib.get("points", "")
        found = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", numbers)]
        if element.tag == f"{SVG}text":
            found = [float(element.attrib["x"]), float(element.attrib["y"])]
        for x, y in zip(found[::2], found[1::2], strict=False):
            a, b, c, d, e, f = matrix
            yield a * x + c * y + e, b * x + d * y + f
        for child in element:
            yield from walk(child, matrix)

    return walk(root, (1, 0, 0, 1, 0, 0))


def _matrix(text: str) -> tuple[float, ...]:
    numbers = re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", text)
    return tuple(map(float, numbers)) if text.startswith("matrix") else (1, 0, 0, 1, 0, 0)


def _times(m: tuple[float, ...], n: tuple[float, ...]) -> tuple[float, ...]:
    a, b, c, d, e, f = m
    g, h, i, j, k, o = n
    return (
        a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j,
        a * k + c * o + e, b * k + d * o + f,
    )  # fmt: skip


def test_a_png_is_twice_as_fine_and_drawn_to_its_edges(mapped: Mapped, tmp_path: Path):
    page = mapped(TEXT, "Decision")
    assert page.save(tmp_path / "map.png")
    image = QImage(str(tmp_path / "map.png"))
    frame = export.frame_of(page.scene, page.theme)

    assert (image.width(), image.height()) == (frame.width() * 2, frame.height() * 2)
    assert image.text("Title") == "Map of Decision"
    edges = {image.pixelColor(x, 0).name() for x in range(image.width())}
    assert edges == {page.theme.colour("window").name()}


def test_a_pdf_is_one_page_of_the_pictures_size_with_fonts(mapped: Mapped, tmp_path: Path):
    page = mapped(TEXT, "Decision")
    assert page.save(tmp_path / "map.pdf")
    data = (tmp_path / "map.pdf").read_bytes()
    frame = export.frame_of(page.scene, page.theme)
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)

    assert data.startswith(b"%PDF")
    assert box is not None
    assert float(box[1]) == pytest.approx(frame.width() * 0.75, abs=1)
    assert float(box[2]) == pytest.approx(frame.height() * 0.75, abs=1)
    assert b"/FontFile" in data and b"/ToUnicode" in data


def test_what_cannot_be_written_is_said(mapped: Mapped, services, tmp_path: Path):
    page = mapped(TEXT, "Decision")
    told: list[str] = []
    services.session.told.connect(lambda message: told.append(message.text))

    assert not page.save(tmp_path / "no such folder" / "map.svg")
    assert "cannot be written" in told[0]


def test_a_picture_that_fails_at_the_end_leaves_the_old_one(
    mapped: Mapped, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    page = mapped(TEXT, "Decision")
    path = tmp_path / "map.svg"
    path.write_text("the old one")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)

    assert not page.save(path)
    assert path.read_text() == "the old one"
    assert [file.name for file in tmp_path.iterdir() if "whydesk" in file.name] == []


def test_a_picture_goes_through_a_link_and_keeps_the_mode(mapped: Mapped, tmp_path: Path):
    page = mapped(TEXT, "Decision")
    real = tmp_path / "real.svg"
    real.write_text("the old one")
    real.chmod(0o640)
    link = tmp_path / "link.svg"
    link.symlink_to(real)

    assert page.save(link)
    assert link.is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    assert real.read_bytes().startswith(b"<?xml")


def test_the_chosen_card_is_not_marked_in_a_file(mapped: Mapped, tmp_path: Path):
    page = mapped(TEXT, "Decision")
    page.scene.set_current(cards(page)["source"])
    chosen = export.as_bytes(page.scene, page.theme, "x", export.Format.PNG)
    page.scene.set_current(None)

    assert export.as_bytes(page.scene, page.theme, "x", export.Format.PNG) == chosen
