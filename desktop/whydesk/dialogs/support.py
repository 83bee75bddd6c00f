"""Small questions about evidence: a date and a reason, a source, a stage."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.evidence.dates import date_of
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox
from whydesk.widgets.label import label

STAGES = ("source", "extraction", "graph_node", "summary", "context", "reader")
LICENCES = ("yes", "no", "unknown")


class _Form(PlainDialog):
    """Boxes with their names, a line for what is wrong, and two buttons."""

    def __init__(
        self, title: str, words: str, done: str, theme: Theme, parent: QWidget | None
    ) -> None:
        super().__init__(title, words, theme, parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.px(12))
        self._grid.setVerticalSpacing(theme.px(8))
        self.column.addLayout(self._grid)
        self.wrong = label("", "failure")
        self.column.addWidget(self.wrong)
        self.cancel = QPushButton(tr("Cancel"))
        self.done_button = QPushButton(done)
        self.cancel.clicked.connect(self.reject)
        self.done_button.clicked.connect(self.accept)

    def add(self, name: str, box: QWidget) -> None:
        """Put a box under the others, with its name before it."""
        row = self._grid.rowCount()
        named = label(name, "soft")
        named.setWordWrap(False)
        named.setBuddy(box)
        box.setAccessibleName(name)
        self._grid.addWidget(named, row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(box, row, 1)

    def finish(self) -> None:
        """Put the buttons under the boxes."""
        self.add_buttons((self.cancel, self.done_button))
        self.check()

    def what_is_wrong(self) -> str:
        """What stands in the way, in words; empty where nothing does."""
        return ""

    @Slot()
    def check(self) -> None:
        """Offer to go on only where nothing is missing."""
        wrong = self.what_is_wrong()
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        self.done_button.setEnabled(not wrong and self.is_filled())

    def is_filled(self) -> bool:
        """Whether all that is needed is there."""
        return True


class ReasonDialog(_Form):
    """Asks for a reason, and for a date where ``day`` gives one to begin with.

    ``needed`` keeps the button back until there is a reason. ``labels`` are what it is about.
    """

    def __init__(
        self,
        title: str,
        words: str,
        done: str,
        theme: Theme,
        parent: QWidget | None,
        *,
        day: str = "",
        needed: bool = False,
    ) -> None:
        super().__init__(title, words, done, theme, parent)
        self._needed = needed
        self.date = QLineEdit(day)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("Why, in a sentence"))
        if day:
            self.add(tr("Date"), self.date)
        self.date.setVisible(bool(day))
        self.add(tr("Reason"), self.reason)
        self.date.textChanged.connect(self.check)
        self.reason.textChanged.connect(self.check)
        self.finish()
        self.reason.setFocus()

    def what_is_wrong(self) -> str:
        day = self.date.text().strip()
        if day and date_of(day) != day:
            return tr("A date is written like 2026-07-02.")
        return ""

    def is_filled(self) -> bool:
        return bool(self.reason.text().strip()) or not self._needed


class SourceDialog(_Form):
    """Asks for the artifact that a node is a span of, for its place there, and for its words."""

    def __init__(
        self, name: str, values: tuple[str, str, str], theme: Theme, parent: QWidget | None
    ) -> None:
        words = tr("A source span can be opened and read. It holds as a leg until it is withdrawn.")
        super().__init__(
            tr("“{name}” as a source", name=name), words, tr("Mark as source"), theme, parent
        )
        self.artifact, self.locator, self.quote = (QLineEdit(value) for value in values)
        self.artifact.setPlaceholderText(tr("minutes-2026-06, mail-14, report.pdf"))
        self.locator.setPlaceholderText(tr("page 3, line 12 (if you like)"))
        self.quote.setPlaceholderText(tr("The words themselves (if you like)"))
        self.add(tr("Artifact"), self.artifact)
        self.add(tr("Place in it"), self.locator)
        self.add(tr("Quote"), self.quote)
        self.artifact.textChanged.connect(self.check)
        self.finish()
        self.artifact.setFocus()

    def is_filled(self) -> bool:
        return bool(self.artifact.text().strip())


class StageDialog(_Form):
    """Asks which stage made a node, and whether its inputs license it."""

    def __init__(
        self, name: str, stage: str, licensed: str, theme: Theme, parent: QWidget | None
    ) -> None:
        words = tr(
            "The lineage tab tells by this where an error entered and what only passed it on."
        )
        super().__init__(
            tr("The stage of “{name}”", name=name), words, tr("Write it"), theme, parent
        )
        self.stage, self.licence = ChoiceBox(theme), ChoiceBox(theme)
        self.stage.setEditable(True)
        _fill(self.stage, STAGES, stage)
        _fill(self.licence, LICENCES, licensed or "unknown")
        self.add(tr("Stage"), self.stage)
        self.add(tr("Do its inputs license it?"), self.licence)
        self.stage.currentTextChanged.connect(self.check)
        self.finish()
        self.stage.setFocus()

    def is_filled(self) -> bool:
        return bool(self.stage.currentText().strip())


def _fill(box: QComboBox, words: tuple[str, ...], chosen: str) -> None:
    box.addItems(list(words))
    if chosen and chosen not in words:
        box.addItem(chosen)
    box.setCurrentText(chosen or words[0])
