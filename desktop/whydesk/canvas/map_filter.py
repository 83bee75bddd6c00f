"""What is left out of the map: roles, types and days, in a small page under its button."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from whydesk.canvas.words import spoken
from whydesk.engine.graph.neighbourhood import Sieve
from whydesk.engine.lmd.vocabulary import CAUSAL_ROLES
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.widgets.tick_box import TickBox

_MOST_TYPES = 40
_DAY = "2026-01-31"


class FilterPage(QFrame):
    """Shows a sieve and tells of each change with ``changed``. Esc or a click beside closes it."""

    changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("mapFilter")
        self.setAccessibleName(tr("What the map leaves out"))
        self._theme = theme
        self._filling = False
        self.types: dict[str, TickBox] = {}
        self.roles = {name: self._tick(spoken(name)) for name in CAUSAL_ROLES}
        self.since, self.until = (
            self._day(tr("The first day shown")),
            self._day(tr("The last day shown")),
        )
        self.undated = self._tick(tr("Nodes without a date"))
        self.everything = QPushButton(tr("Show everything"))
        self.everything.clicked.connect(self._clear)
        self._type_box = QWidget()
        self._type_column = QVBoxLayout(self._type_box)
        self._type_column.setContentsMargins(0, 0, 0, 0)
        self._type_column.setSpacing(0)
        self._lay_out()

    def _tick(self, words: str) -> TickBox:
        made = TickBox(words.replace("&", "&&"), self._theme)
        made.setChecked(True)
        made.toggled.connect(self._tell)
        return made

    def _day(self, name: str) -> QLineEdit:
        made = QLineEdit()
        made.setPlaceholderText(_DAY)
        made.setAccessibleName(name)
        made.setMaxLength(len(_DAY))
        made.editingFinished.connect(self._tell)
        made.textEdited.connect(self._tell)
        return made

    def _lay_out(self) -> None:
        px = self._theme.px
        grid = QGridLayout(self)
        grid.setContentsMargins(px(16), px(12), px(16), px(12))
        grid.setHorizontalSpacing(px(24))
        column, types = QVBoxLayout(), QScrollArea()
        column.setSpacing(0)
        for tick in self.roles.values():
            column.addWidget(tick)
        column.addStretch()
        types.setWidget(self._type_box)
        types.viewport().setAutoFillBackground(False)
        self._type_box.setAutoFillBackground(False)
        types.setWidgetResizable(True)
        types.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        types.setMinimumWidth(px(180))
        grid.addWidget(_title(tr("Links")), 0, 0)
        grid.addWidget(_title(tr("Types")), 0, 1)
        grid.addLayout(column, 1, 0)
        grid.addWidget(types, 1, 1)
        days = QHBoxLayout()
        days.setSpacing(px(8))
        for words, box in (
            (tr("From"), self.since),
            (tr("to", "behind it stands the last day"), self.until),
        ):
            days.addWidget(_note(words))
            days.addWidget(box)
        grid.addWidget(_title(tr("Days")), 2, 0, 1, 2)
        grid.addLayout(days, 3, 0, 1, 2)
        grid.addWidget(self.undated, 4, 0, 1, 2)
        grid.addWidget(self.everything, 5, 0, 1, 2, Qt.AlignmentFlag.AlignRight)

    def show_sieve(self, sieve: Sieve, types: Iterable[str]) -> None:
        """Show what is left out now, of these types and those left out already."""
        self._filling = True
        for name, tick in self.roles.items():
            tick.setChecked(name not in sieve.roles)
        names = {name.lower(): name for name in sorted(types, reverse=True)}
        names.update((name, name) for name in sieve.types if name not in names)
        for tick in self.types.values():
            tick.deleteLater()
        while self._type_column.count():
            self._type_column.takeAt(0)
        self.types = {}
        for low in sorted(names)[:_MOST_TYPES]:
            tick = self.types[low] = self._tick(one_line(names[low], 40) or tr("no type"))
            tick.setChecked(low not in sieve.types)
            self._type_column.addWidget(tick)
        self._type_column.addStretch()
        self.since.setText(sieve.since)
        self.until.setText(sieve.until)
        self.undated.setChecked(sieve.undated)
        self._filling = False

    @property
    def sieve(self) -> Sieve:
        """What the page leaves out."""
        return Sieve(
            frozenset(name for name, tick in self.roles.items() if not tick.isChecked()),
            frozenset(name for name, tick in self.types.items() if not tick.isChecked()),
            _day_of(self.since.text()),
            _day_of(self.until.text()),
            self.undated.isChecked(),
        )

    @Slot()
    def _tell(self) -> None:
        if not self._filling:
            self.changed.emit(self.sieve)

    @Slot()
    def _clear(self) -> None:
        self.show_sieve(Sieve(), [*self.types])
        self._tell()


def _day_of(text: str) -> str:
    """The day that was typed; nothing until it is one."""
    text = text.strip()
    parts = text.split("-")
    whole = [len(part) for part in parts] == [4, 2, 2] and all(map(str.isdecimal, parts))
    return text if whole else ""


def _title(words: str) -> QLabel:
    made = QLabel(words)
    made.setProperty("role", "name")
    return made


def _note(words: str) -> QLabel:
    made = QLabel(words)
    made.setProperty("role", "soft")
    return made
