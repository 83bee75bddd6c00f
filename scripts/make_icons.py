"""Draws the icons of Windows and macOS from the one that is a drawing, without a screen.

    python scripts/make_icons.py

Both are containers of PNGs: resources/icons/whydesk.ico and whydesk.icns.
"""

import os
import struct
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "resources" / "icons"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# The kinds of an .icns by the pixels of their PNG.
ICNS_KINDS = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic11": 32, b"ic12": 64, b"ic13": 256}


def png(drawing: QSvgRenderer, size: int) -> bytes:
    """The drawing as a PNG of so many pixels each way."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(drawing: QSvgRenderer) -> bytes:
    """An icon of Windows: a list of sizes, then the pictures."""
    pictures = [png(drawing, size) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + entries + b"".join(pictures)


def icns(drawing: QSvgRenderer) -> bytes:
    """An icon of macOS: each picture with its kind and its length."""
    body = b""
    for kind, size in ICNS_KINDS.items():
        picture = png(drawing, size)
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    """Write both."""
    app = QGuiApplication([])
    drawing = QSvgRenderer(str(ICONS / "whydesk.svg"))
    for name, content in (("whydesk.ico", ico(drawing)), ("whydesk.icns", icns(drawing))):
        (ICONS / name).write_bytes(content)
        print(ICONS / name)
    app.quit()


if __name__ == "__main__":
    main()
