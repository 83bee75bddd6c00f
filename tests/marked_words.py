"""A run of the window in which every text that is translated carries a mark, and what has none.

``python -m tests.marked_words FILE`` opens a file whose own words are in no Latin letters, carries
out every command, looks at all that is in sight, and prints as JSON how many texts it saw, in which
windows, and those that hold Latin letters outside a mark.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, Qt, QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

from whydesk.engine.wording import speak

OPEN, SHUT = "⟦", "⟧"
_MARKED = re.compile(f"{OPEN}[^{OPEN}{SHUT}]*{SHUT}")
# What stands as it is in every language: keys to press, names of files, measures, hashes, markup.
_AS_IT_IS = re.compile(
    r"(Ctrl|Shift|Alt|Enter|Space|Tab|Esc|Del|PgUp|PgDown|Left|Right|Up|Down|F\d+)\b"
    r"|[\w.-]*\.(lmd|laplaspack|toml|txt|md)\b|/\S+|\b[0-9a-f]{16,}\b|\blp_\w+|</?\w[^>]*>"
)
# Names, and words of the format that a text may say.
_NAMES = (
    "px whydesk english id masked secret requirement risk yes no unknown "
    "source extraction graph_node summary context reader"
)
# These ask for a file first, end the program, or write English samples into the text.
_LEFT_OUT = re.compile("quit|new|open.*|insert-.*")
_LINES = (4, 12, 24, 30)


class Walk:
    """Collects the texts of windows as they come up."""

    def __init__(self, own: frozenset[str]) -> None:
        self._own = own
        self.seen: set[str] = set()
        self.windows: set[str] = set()
        self.bare: set[str] = set()

    def look(self, window: QWidget) -> None:
        """Take down every text of a window and of what it holds."""
        self.windows.add(type(window).__name__)
        for widget in (window, *window.findChildren(QWidget)):
            if _is_qts(widget):
                continue
            for text in texts_of(widget):
                self.seen.add(text)
                if left := self.unmarked(text):
                    self.bare.add(f"{type(widget).__name__}: {text} ({left})")

    def unmarked(self, text: str) -> str:
        """What is left of a text without its marked parts, its keys and LMD's own words."""
        before = ""
        while before != text:
            before, text = text, _MARKED.sub(" ", text)
        words = re.findall(r"[A-Za-z]\w+", _AS_IT_IS.sub(" ", text))
        return " ".join(word for word in words if word.lower() not in self._own)

    def leave(self) -> None:
        """Look at the dialog or menu that is open, and close it."""
        shown = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if shown is None:
            return
        if not isinstance(shown, QFileDialog):  # its words are Qt's, and Qt translates them
            self.look(shown)
        if isinstance(shown, QDialog):
            shown.reject()
        else:
            shown.close()


def texts_of(widget: QWidget) -> Iterator[str]:
    """What a person can read or hear of a widget."""
    yield from (widget.windowTitle(), widget.toolTip())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QAbstractButton | QLabel):
        yield widget.text()
    elif isinstance(widget, QMenu):
        yield widget.title()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(number) for number in range(widget.count()))
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(number) for number in range(widget.count()))
    elif isinstance(widget, QAbstractItemView):
        yield from _rows_of(widget.model())
    for action in widget.actions():
        yield from (action.text(), action.toolTip())


def _rows_of(model: QAbstractItemModel | None) -> Iterator[str]:
    role = Qt.ItemDataRole
    for row in range(min(model.rowCount(), 200) if model else 0):
        for part in (role.DisplayRole, role.ToolTipRole, role.AccessibleTextRole):
            told = model.index(row, 0).data(part) if model else None
            if isinstance(told, str):
                yield told


def _is_qts(widget: QWidget) -> bool:
    """Whether Qt made a part by itself, with words that Qt translates."""
    return widget.objectName().startswith(("qt_", "Scroll"))


def walk(path: Path) -> Walk:
    """Open the file, carry out every command at several places, and look at what comes up."""
    from whydesk.app import application, make_services

    app = application(["whydesk"])
    services = make_services(None)
    window = services.window
    window.resize(1500, 1000)
    window.show()
    services.session.open_or_raise(path)
    services.session.findings.finish()
    walking = Walk(_own_words(path))
    ticker = QTimer(interval=20)
    ticker.timeout.connect(walking.leave)
    ticker.start()
    for name, action in window.menus.actions.items():
        for line in _LINES if name.startswith("focus") else _LINES[:1]:
            if _LEFT_OUT.fullmatch(name) or not action.isEnabled():
                continue
            window.desk.view.go_to(line)
            action.trigger()
            app.processEvents()
            walking.look(window)
    ticker.stop()
    for top in app.topLevelWidgets():
        walking.look(top)
    services.stop()
    return walking


def _own_words(path: Path) -> frozenset[str]:
    """LMD's words, what the file itself says in Latin letters, and the names of fonts."""
    from whydesk.editor.meanings import TYPES
    from whydesk.engine.lmd import vocabulary

    known = (*vocabulary.KNOWN_ROLES, *vocabulary.THOUGHT_TYPES, *vocabulary.KNOWING_TYPES, *TYPES)
    said = path.read_text(encoding="utf-8")
    words = " ".join((said, _NAMES, *known, *QFontDatabase.families())).lower()
    return frozenset(re.findall(r"[a-z]\w+", words))


if __name__ == "__main__":
    # Before any room is loaded, as the program does it.
    speak(lambda text, comment, number: f"{OPEN}{text}{SHUT}")
    found = walk(Path(sys.argv[1]))
    told = {
        "seen": len(found.seen),
        "windows": sorted(found.windows),
        "bare": sorted(found.bare),
    }
    sys.stdout.write(json.dumps(told, ensure_ascii=False))
