"""A bare PySide6 window: the floor of starting, opening and typing in ours.

One main window around a plain editor, nothing else. It reads and shows the same text and takes the
same keys, so that what Qt itself costs can be told from what is added to it.
"""

from pathlib import Path

from PySide6.QtWidgets import QApplication, QMainWindow, QPlainTextEdit

from benchmarks.figures import Figures, once, peak_mb
from benchmarks.keys import SIZE, keys_to_paint, settle, spread, typed
from benchmarks.texts import SOURCE

KEYS = 300


def figures(nodes: int, folder: Path) -> Figures:
    """Opening, typing, and the most memory meanwhile, of the first file of the folder's text."""
    app = QApplication.instance() or QApplication(["bare"])
    window, view = QMainWindow(), QPlainTextEdit()
    window.setCentralWidget(view)
    window.resize(*SIZE)
    window.show()
    settle(view.viewport())
    texts = [path.read_text(encoding="utf-8") for path in sorted((folder / SOURCE).iterdir())]

    def open_text() -> None:
        view.setPlainText(texts[0])
        settle(view.viewport())

    found = {"bare open": once(open_text)}
    cursor = view.textCursor()
    cursor.setPosition(len(texts[0]) // 2)
    view.setTextCursor(cursor)
    settle(view.viewport())
    found |= spread("bare key", keys_to_paint(view, typed("plain words " * (KEYS // 12))))
    found["bare memory"] = peak_mb()
    window.close()
    del app
    return found
