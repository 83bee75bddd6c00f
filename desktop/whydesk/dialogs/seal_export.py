"""Export a sealed pack: what is sealed, with which key, and where to."""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.passphrase import Secret, StrengthNote, unlike
from whydesk.engine.errors import EngineError
from whydesk.engine.wording import tr
from whydesk.session.seals import SealRequest
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox
from whydesk.widgets.label import label
from whydesk.widgets.tick_box import TickBox

_WORDS = tr(
    "The pack is written as a copy and signed with your key. Whoever opens it sees whether "
    "anything changed since. It does not hide anything: all of the text is in it."
)
_NEW_KEY = tr("A new key…")
_NEW_WORDS = tr(
    "A passphrase protects the key on this computer. Nobody can bring it back if it is lost."
)
_THIS_FILE = tr("Seal the file that is open itself; its present version is kept as a backup")
_OTHER_FILE = tr("Replace the file that stands there; it is kept as a backup")


class SealContent(Struct, frozen=True):
    """What will be sealed: counts in words, the hash of the source, and what stands in the way.

    ``problems`` are in words, ``worrying`` says that there are errors among them.
    """

    counts: str = ""
    head: str = ""
    problems: str = ""
    worrying: bool = False


class SealExport(PlainDialog):
    """Stays open until the pack is written, so that what went wrong can be put right.

    ``requested`` carries a SealRequest.
    """

    requested = Signal(object)

    def __init__(
        self,
        key_names: Sequence[str],
        suggested: Path,
        choose_target: Callable[[Path], Path | None],
        theme: Theme,
        parent: QWidget,
        content: SealContent | None = None,
        open_path: Path | None = None,
    ) -> None:
        super().__init__(tr("Export a sealed pack"), _WORDS, theme, parent)
        self._choose_target = choose_target
        self._open_path = open_path
        self.key = ChoiceBox(theme)
        self.key.setAccessibleName(tr("Key"))
        self.key.addItems([*key_names, _NEW_KEY])
        self.name = QLineEdit("my-key" if not key_names else "")
        self.name.setAccessibleName(tr("Name of the new key"))
        self.passphrase = Secret(tr("Passphrase"))
        self.again = Secret(tr("Passphrase again"))
        self.strength = StrengthNote(self.passphrase)
        self.target = QLineEdit(str(suggested))
        self.target.setAccessibleName(tr("Write to"))
        self.replace = TickBox(_OTHER_FILE, theme)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(theme.px(16))
        self._form.setVerticalSpacing(theme.px(10))
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._show_content(content or SealContent())
        self._add_fields()
        self.column.addLayout(self._form)
        self.note = label(_NEW_WORDS, "note")
        self.column.addWidget(self.note)
        self.failure = label("", "failure")
        self.column.addWidget(self.failure)
        self.failure.hide()
        cancel = QPushButton(tr("Cancel"))
        self.seal = QPushButton(tr("Seal and export"))
        cancel.clicked.connect(self.reject)
        self.seal.clicked.connect(self._request)
        self.add_buttons((cancel, self.seal))
        self.key.currentIndexChanged.connect(self._key_chosen)
        self.target.textChanged.connect(self._target_changed)
        self._key_chosen()
        self._target_changed()
        self.passphrase.setFocus()
        self.be_wide(theme.px(560))

    def _show_content(self, content: SealContent) -> None:
        """Say what will be sealed."""
        self.counts, self.head = _selectable(content.counts), _selectable(content.head)
        self.problems = _selectable(content.problems)
        self.problems.setProperty("tone", "bad" if content.worrying else "")
        for words, value in (
            (tr("Content"), self.counts),
            (tr("Hash"), self.head),
            (tr("Problems"), self.problems),
        ):
            if value.text():
                self._form.addRow(label(words), value)

    def _add_fields(self) -> None:
        choose = QPushButton(tr("Choose…"))
        choose.setAutoDefault(False)
        choose.clicked.connect(self._choose)
        place = QHBoxLayout()
        place.setSpacing(self.theme.px(8))
        place.addWidget(self.target, 1)
        place.addWidget(choose)
        fields: tuple[tuple[str, QWidget | QHBoxLayout], ...] = (
            (tr("Key"), self.key),
            (tr("Its name"), self.name),
            (tr("Passphrase"), self.passphrase),
            ("", self.strength),
            (tr("Once more"), self.again),
            (tr("Write to"), place),
            ("", self.replace),
        )
        for words, field in fields:
            self._form.addRow(label(words) if words else "", field)  # pyright: ignore

    @property
    def makes_key(self) -> bool:
        return self.key.currentText() == _NEW_KEY

    @property
    def _path(self) -> Path:
        return Path(self.target.text().strip())

    @Slot()
    def _key_chosen(self) -> None:
        for field in (self.name, self.again, self.strength):
            self._form.setRowVisible(field, self.makes_key)
        self.note.setVisible(self.makes_key)

    @Slot()
    def _target_changed(self) -> None:
        """A file that would be replaced has to be ticked, and each other one anew."""
        there = bool(self.target.text().strip()) and self._path.is_file()
        self.replace.setChecked(False)
        self._form.setRowVisible(self.replace, there)
        if there:
            same = self._open_path is not None and self._path.samefile(self._open_path)
            self.replace.setText(_THIS_FILE if same else _OTHER_FILE)

    @Slot()
    def _choose(self) -> None:
        path = self._choose_target(self._path)
        if path is not None:
            self.target.setText(str(path))

    @Slot()
    def _request(self) -> None:
        wrong = self._finding()
        if wrong:
            self._say(wrong)
            return
        self._set_busy(True)
        name = self.name.text().strip() if self.makes_key else self.key.currentText()
        self.requested.emit(SealRequest(name, self.passphrase.text(), self._path, self.makes_key))

    def _finding(self) -> str:
        """What is missing, in one sentence, or an empty text."""
        if self.makes_key and not self.name.text().strip():
            return tr("Give the key a name.")
        if not self.passphrase.text():
            return tr("Type the passphrase of the key.")
        if self.makes_key and unlike(self.passphrase, self.again):
            return unlike(self.passphrase, self.again)
        if not self.target.text().strip():
            return tr("Say where to write the pack.")
        if self._path.suffix.lower() != ".laplaspack":
            return tr("The name of a pack ends in .laplaspack.")
        if self._path.exists() and not self.replace.isChecked():
            return tr("A file stands there already. Tick the box, or take another name.")
        return ""

    @Slot()
    def done_well(self) -> None:
        """Close: the pack is written."""
        self.accept()

    @Slot(object)
    def failed(self, error: EngineError) -> None:
        """Say what went wrong, and let it be put right."""
        self._set_busy(False)
        self._say(str(error))

    def done(self, result: int) -> None:
        self.passphrase.forget()
        self.again.forget()
        super().done(result)

    def _set_busy(self, busy: bool) -> None:
        self.seal.setEnabled(not busy)
        self.seal.setText(tr("Sealing…") if busy else tr("Seal and export"))

    def _say(self, words: str) -> None:
        self.failure.setText(words)
        self.failure.show()


def _selectable(text: str) -> QLabel:
    made = label(text, "ink")
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
