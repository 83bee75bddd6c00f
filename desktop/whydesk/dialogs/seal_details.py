"""What a seal says, in full: verdict, key, digest, what it covers and what it does not."""

from collections.abc import Iterator
from datetime import datetime

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.seal.verdict import Verdict, Verification
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.label import label
from whydesk.widgets.plain import visible
from whydesk.widgets.room import room_of

_WIDTH = 680
# Of the list of parts: as it is wanted, and as it is on a low screen.
_HEIGHT, _LEAST_HEIGHT = 220, 72
# By the exit code that the verdict gives: intact, something is wrong, not sealed.
_SHAPES = {0: "✓", 1: "✗", 2: "–"}
_TONES = {0: "good", 1: "bad", 2: ""}
_NAME_IT = tr("If you know whose key this is, from themselves and not from the pack, name them:")


class SealDetails(PlainDialog):
    """Shows one verification. ``signer_named`` carries the name for a key that is to be known."""

    signer_named = Signal(str)

    def __init__(self, found: Verification, at: datetime, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("The seal"), "", theme, parent)
        self._found, self._at = found, at
        self.verdict = label(f"{_SHAPES[found.verdict.exit_code]} {visible(found.sentence)}", "ink")
        self.verdict.setProperty("tone", _TONES[found.verdict.exit_code])
        self.column.addWidget(self.verdict)
        if found.warning:
            warning = label(visible(found.warning), "ink")
            warning.setProperty("tone", "warn")
            self.column.addWidget(warning)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(20))
        grid.setVerticalSpacing(theme.px(8))
        grid.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(_facts(found, at)):
            words = label(name)
            words.setWordWrap(False)
            grid.addWidget(words, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(_selectable(value), row, 1)
        self.column.addLayout(grid)
        self.parts = QPlainTextEdit()
        self.parts.setObjectName("facts")
        self.parts.setAccessibleName(tr("What differs, what is covered, what is not"))
        self.parts.setReadOnly(True)
        self.parts.setTabChangesFocus(True)
        self.parts.setPlainText("\n".join(_parts(found)))
        self.parts.setMinimumHeight(theme.px(_LEAST_HEIGHT))
        more = bool(self.parts.toPlainText())
        self.parts.setVisible(more)
        self.column.addWidget(self.parts, 1)
        self.column.addStretch(0)
        self.name = QLineEdit()
        self.copy = QPushButton(tr("Copy as text"))
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.accept)
        if found.verdict is Verdict.SEALED_UNKNOWN:
            self.column.addWidget(label(_NAME_IT, "note"))
            self.name.setPlaceholderText(tr("Name of the signer"))
            self.name.setAccessibleName(tr("Name of the signer"))
            self.column.addWidget(self.name)
            self.remember = QPushButton(tr("Remember this signer"))
            self.remember.setAutoDefault(False)
            self.remember.setEnabled(False)
            self.name.textChanged.connect(self._named)
            self.name.returnPressed.connect(self._remember)
            self.remember.clicked.connect(self._remember)
            self.add_buttons((self.copy, self.remember, close))
        else:
            self.add_buttons((self.copy, close))
        close.setFocus()
        width = theme.px(_WIDTH)
        self.be_wide(width)
        wanted = self.column.totalHeightForWidth(width)
        wanted += theme.px(_HEIGHT - _LEAST_HEIGHT) if more else 0
        self.resize(width, min(wanted, room_of(self).height()))

    @Slot(str)
    def _named(self, name: str) -> None:
        self.remember.setEnabled(bool(name.strip()))

    @Slot()
    def _remember(self) -> None:
        if self.name.text().strip():
            self.signer_named.emit(self.name.text().strip())
            self.accept()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(report(self._found, self._at))
        self.copy.setText(tr("✓ Copied"))


def report(found: Verification, at: datetime) -> str:
    """All that is known of a seal, as text."""
    facts = [f"{name}: {value}" for name, value in _facts(found, at)]
    lines = [visible(found.sentence), visible(found.warning), *facts, "", *_parts(found)]
    return "\n".join(line for line in lines if line or line == "") + "\n"


def _facts(found: Verification, at: datetime) -> list[tuple[str, str]]:
    facts = [
        (tr("File"), str(found.path)),
        (tr("Checked"), at.strftime("%Y-%m-%d %H:%M:%S")),
        (tr("Fingerprint"), found.fingerprint),
        (tr("Public key"), found.public_key),
        (
            tr("Signer"),
            tr("{signer} (a key of your own)", signer=found.signer) if found.own else found.signer,
        ),
        (tr("Digest"), found.digest),
        (tr("It claims"), "\n".join(found.claims)),
        (tr("Proves"), found.proves),
        (tr("Does not prove"), found.does_not_prove),
    ]
    return [(name, visible(value)) for name, value in facts if value]


def _parts(found: Verification) -> Iterator[str]:
    """What differs, row by row; what is covered and what is not; notes."""
    sections = (
        (
            tr("Differs ({drift:,})", drift=len(found.drift)),
            [item.sentence() for item in found.drift],
        ),
        (
            tr("Not covered ({not_covered:,})", not_covered=len(found.not_covered)),
            list(found.not_covered),
        ),
        (tr("Covered by the seal ({covered:,})", covered=len(found.covered)), list(found.covered)),
        (tr("Notes"), list(found.notes)),
    )
    first = True
    for title, lines in sections:
        if lines:
            if not first:
                yield ""
            first = False
            yield title
            yield from (f"  {visible(line)}" for line in lines)


def _selectable(text: str) -> QLabel:
    made = label(text, "ink")
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made
