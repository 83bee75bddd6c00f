"""Pages to read: about, the keys, and how to write."""

from collections.abc import Sequence

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QPushButton, QWidget

from whydesk import __version__
from whydesk.dialogs.base import PlainDialog
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.label import label
from whydesk.widgets.room import within

_WIDTH, _LEAST_HEIGHT, _HEIGHT = 700, 160, 600
# Where what is said beside a line begins, in letters of a text that has one width for all.
_BESIDE = 40

_ABOUT = tr(
    "Write decisions with the reasons for them, ask any claim what it rests on, and hand the "
    "result over as one sealed file.\n\nThe text is the truth: everything shown is read from it, "
    "and nothing is guessed. It works without a network and sends nothing anywhere."
)
_LANGUAGE = tr("""\
# A title
## A heading

[[Ship on Fridays]]\ta node, alone on its line
>>type: decision\twhat is said of it
>>what: We ship when the week is done.

[[Ship on Fridays]] →(derived-from) [[Mondays are for reading]]
\ta reason: what it was concluded from

Roles: derived-from, supports, raises, closes, supersedes, contradicts.
Any role of your own is a link, but not a reason.

@@question on="Ship on Fridays" at=2026-07-01
What about the week before a holiday?\ta dated thought
@@

Everything else is prose and stays as you typed it.
""")


class KeysPage(PlainDialog):
    """What each key does, from the table of commands."""

    def __init__(self, keys: Sequence[tuple[str, str]], theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Keys"), "", theme, parent)
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, theme.px(12), 0)
        grid.setHorizontalSpacing(theme.px(20))
        grid.setVerticalSpacing(theme.px(6))
        half = (len(keys) + 1) // 2
        for number, (what, key) in enumerate(keys):
            row, column = number % half, 2 * (number // half)
            words = label(what, "ink")
            words.setWordWrap(False)
            pressed = label(key)
            pressed.setWordWrap(False)
            grid.addWidget(pressed, row, column)
            grid.addWidget(words, row, column + 1)
        area = self.add_scrolled(body)
        area.setMinimumWidth(min(body.sizeHint().width() + theme.px(12), self.most_wide))
        _add_close(self)


class ReadingPage(PlainDialog):
    """A page of monospaced text."""

    def __init__(self, title: str, words: str, text: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(title, words, theme, parent)
        page = QPlainTextEdit()
        page.setObjectName("reading")
        page.setReadOnly(True)
        page.setFont(theme.editor_font)
        letters = QFontMetricsF(theme.editor_font)
        page.setTabStopDistance(letters.horizontalAdvance("x" * _BESIDE))
        page.setPlainText(text)
        page.setMinimumSize(min(theme.px(_WIDTH), self.most_wide), theme.px(_LEAST_HEIGHT))
        self.column.addWidget(page)
        _add_close(self)
        self.resize(within(self, 0, theme.px(_HEIGHT)))


def about(theme: Theme, parent: QWidget) -> PlainDialog:
    """What this program is."""
    dialog = PlainDialog(tr("Whydesk {version}", version=__version__), _ABOUT, theme, parent)
    dialog.column.addWidget(label(tr("MIT licence."), "note"))
    _add_close(dialog)
    return dialog


def how_to_write(theme: Theme, parent: QWidget) -> PlainDialog:
    """The language on one page."""
    words = tr("Plain text with three moves: a node, a link, a dated thought.")
    return ReadingPage(tr("How to write"), words, _LANGUAGE, theme, parent)


def _add_close(dialog: PlainDialog) -> None:
    close = QPushButton(tr("Close"))
    close.clicked.connect(dialog.accept)
    dialog.add_buttons((close,))
