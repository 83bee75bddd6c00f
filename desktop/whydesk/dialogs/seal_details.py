"""What a seal says, in full: verdict, key, file, time, and what it does not prove."""

from datetime import datetime

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog, label
from whydesk.engine.seal.verdict import Verdict, Verification
from whydesk.theme.theme import Theme

_MOST_LISTED = 8


class SealDetails(PlainDialog):
    """Shows one verification. ``signer_named`` carries the name for a key that is to be known."""

    signer_named = Signal(str)

    def __init__(self, found: Verification, at: datetime, theme: Theme, parent: QWidget) -> None:
        super().__init__("The seal", found.sentence, theme, parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(20))
        grid.setVerticalSpacing(theme.px(8))
        grid.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(_facts(found, at)):
            grid.addWidget(label(name), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(_selectable(value), row, 1)
        self.column.addLayout(grid)
        self.name = QLineEdit()
        close = QPushButton("Close")
        close.clicked.connect(self.accept)
        if found.verdict is Verdict.SEALED_UNKNOWN:
            self.column.addWidget(label("If you know whose key this is, name them:", "note"))
            self.name.setPlaceholderText("Name of the signer")
            self.name.setAccessibleName("Name of the signer")
            self.column.addWidget(self.name)
            remember = QPushButton("Remember this signer")
            remember.setAutoDefault(False)
            remember.clicked.connect(self._remember)
            self.add_buttons((remember, close))
        else:
            self.add_buttons((close,))
        self.setMinimumWidth(theme.px(600))

    @Slot()
    def _remember(self) -> None:
        if self.name.text().strip():
            self.signer_named.emit(self.name.text().strip())
            self.accept()


def _facts(found: Verification, at: datetime) -> list[tuple[str, str]]:
    facts = [
        ("File", str(found.path)),
        ("Checked", at.strftime("%Y-%m-%d %H:%M:%S")),
        ("Key", found.fingerprint),
        ("Signer", found.signer),
        ("Proves", found.proves),
        ("Does not prove", found.does_not_prove),
        ("Differs", _listed([str(item) for item in found.drift])),
        ("Not covered", _listed(list(found.not_covered))),
        ("Notes", "\n".join(found.notes)),
    ]
    return [(name, value) for name, value in facts if value]


def _listed(items: list[str]) -> str:
    more = len(items) - _MOST_LISTED
    shown = items[:_MOST_LISTED] + ([f"and {more} more"] if more > 0 else [])
    return ", ".join(shown)


def _selectable(text: str) -> QLabel:
    made = label(text, "ink")
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made
