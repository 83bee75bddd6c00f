"""The command palette: every command by its name, with its keys."""

import re
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget
from rapidfuzz import fuzz

from whydesk.dialogs.picker import Picker, Said
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.rows import RowDelegate

_ROW = 32
_LEAST_SCORE = 62
_OTHER_WORDS = 4
_BETWEEN = re.compile(r"[^a-z0-9]+")


class Entry(Struct, frozen=True):
    """A command as it is offered: its name in the program, its words, its menu, its keys.

    ``other`` are further words that it is found by, and not shown with.
    """

    name: str
    title: str
    menu: str
    keys: str
    enabled: bool = True
    other: str = ""


def fitting(entries: Sequence[Entry], text: str) -> list[Entry]:
    """The entries that fit what is typed: beginnings, words, other words, letters in order, then
    likely slips.

    What cannot be done now comes after what can, before what has only some letters in common;
    among equals the order of the menus stays.
    """
    plain = text.strip().casefold()
    ranked = [(_rank(entry, plain), entry) for entry in entries]
    fits = [(float(rank), entry) for rank, entry in ranked if rank is not None]
    if not fits and len(plain) > 2:
        scores = [
            (fuzz.ratio(plain, entry.title.casefold()[: len(plain)]), entry) for entry in entries
        ]
        fits = [(-score, entry) for score, entry in scores if score >= _LEAST_SCORE]
    fits.sort(key=lambda pair: (pair[0] > _OTHER_WORDS, not pair[1].enabled, pair[0]))
    return [entry for _, entry in fits]


def _rank(entry: Entry, plain: str) -> int | None:
    title = entry.title.casefold()
    if not plain or title.startswith(plain):
        return 0
    words = f" {title} {entry.menu.casefold()}"
    if f" {plain}" in words:
        return 1
    if all(f" {word}" in words for word in plain.split()):
        return 2
    if plain in words:
        return 3
    words += _other_words(entry)
    if all(f" {word}" in words for word in plain.split()):
        return _OTHER_WORDS
    if _in_order(plain.replace(" ", ""), title):
        return _OTHER_WORDS + 1
    return None


def _other_words(entry: Entry) -> str:
    """The words of its name, which are English in every language, and those besides."""
    return f" {_BETWEEN.sub(' ', entry.name)} {entry.other.casefold()}"


def _in_order(letters: str, title: str) -> bool:
    rest = iter(title)
    return all(letter in rest for letter in letters)


class EntryDelegate(RowDelegate):
    """A command: its name, its menu beside it, its keys at the end."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Entry)
        theme, px = self.theme, self.theme.px
        inner = rect.adjusted(px(12), 0, -px(12), 0)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        font, note = theme.font(14), theme.note_font()
        painter.setFont(font)
        painter.setPen(theme.colour("ink" if row.enabled else "faint"))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeft, row.title)
        taken = QFontMetricsF(font).horizontalAdvance(row.title) + px(10)
        painter.setFont(note)
        painter.setPen(theme.colour("soft"))
        menu = row.menu if row.enabled else tr("{menu} · not now", menu=row.menu)
        left = inner.adjusted(taken, 0, 0, 0)
        painter.drawText(left, middle | Qt.AlignmentFlag.AlignLeft, menu)
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, row.keys)


class Palette(Picker[Entry]):
    """All commands, also those that cannot be done now."""

    def __init__(self, entries: Sequence[Entry], theme: Theme, parent: QWidget) -> None:
        super().__init__(
            Said(
                tr("Commands"),
                tr("What to do"),
                tr("Enter does it · Esc closes"),
                tr("No command has these words."),
            ),
            lambda text: fitting(entries, text),
            _wording,
            EntryDelegate,
            theme,
            parent,
        )


def _wording(entry: Entry) -> str:
    parts = (entry.title, entry.menu, entry.keys)
    return ", ".join(parts if entry.enabled else (*parts, tr("not now")))
