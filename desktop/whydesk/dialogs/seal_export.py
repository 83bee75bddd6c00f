"""Export a sealed pack: which key, and where to."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from whydesk.dialogs.base import PlainDialog, label
from whydesk.engine.errors import EngineError
from whydesk.session.seals import SealRequest
from whydesk.theme.theme import Theme

_WORDS = (
    "The pack is written as a copy and signed with your key. Whoever opens it sees whether "
    "anything changed since. It does not hide anything: all of the text is in it."
)
_NEW_KEY = "A new key…"
_NEW_WORDS = (
    "A passphrase protects the key on this computer. Nobody can bring it back if it is lost."
)


class SealExport(PlainDialog):
    """Stays open until the pack is written, so that what went wrong can be put right.

    ``requested`` carries a SealRequest.
    """

    requested = Signal(object)

    def __init__(
        self,
        key_names: list[str],
        suggested: Path,
        choose_target: Callable[[Path], Path | None],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__("Export a sealed pack", _WORDS, theme, parent)
        self._choose_target = choose_target
        self.key = QComboBox()
        self.key.setAccessibleName("Key")
        self.key.addItems([*key_names, _NEW_KEY])
        self.name = QLineEdit("my-key" if not key_names else "")
        self.passphrase = _secret("Passphrase")
        self.again = _secret("Passphrase again")
        self.target = QLineEdit(str(suggested))
        self.target.setAccessibleName("Write to")
        choose = QPushButton("Choose…")
        choose.clicked.connect(self._choose)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(theme.px(16))
        self._form.setVerticalSpacing(theme.px(10))
        for words, field in (
            ("Key", self.key),
            ("Its name", self.name),
            ("Passphrase", self.passphrase),
            ("Once more", self.again),
        ):
            self._form.addRow(label(words), field)
        place = QHBoxLayout()
        place.addWidget(self.target, 1)
        place.addWidget(choose)
        self._form.addRow(label("Write to"), place)
        self.column.addLayout(self._form)
        self.note = label(_NEW_WORDS, "note")
        self.column.addWidget(self.note)
        self.failure = label("", "failure")
        self.column.addWidget(self.failure)
        self.failure.hide()
        cancel = QPushButton("Cancel")
        self.seal = QPushButton("Seal and export")
        cancel.clicked.connect(self.reject)
        self.seal.clicked.connect(self._request)
        self.add_buttons((cancel, self.seal))
        self.key.currentIndexChanged.connect(self._key_chosen)
        self._key_chosen()
        self.passphrase.setFocus()

    @property
    def makes_key(self) -> bool:
        return self.key.currentText() == _NEW_KEY

    @Slot()
    def _key_chosen(self) -> None:
        for field in (self.name, self.again):
            self._form.setRowVisible(field, self.makes_key)
        self.note.setVisible(self.makes_key)

    @Slot()
    def _choose(self) -> None:
        path = self._choose_target(Path(self.target.text()))
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
        target = Path(self.target.text().strip())
        self.requested.emit(SealRequest(name, self.passphrase.text(), target, self.makes_key))

    def _finding(self) -> str:
        """What is missing, in one sentence, or an empty text."""
        if self.makes_key and not self.name.text().strip():
            return "Give the key a name."
        if not self.passphrase.text():
            return "Type the passphrase of the key."
        if self.makes_key and self.passphrase.text() != self.again.text():
            return "The two passphrases are not the same."
        if not self.target.text().strip():
            return "Say where to write the pack."
        if Path(self.target.text().strip()).suffix.lower() != ".laplaspack":
            return "The name of a pack ends in .laplaspack."
        return ""

    @Slot()
    def done_well(self) -> None:
        """Close: the pack is written."""
        self._forget()
        self.accept()

    @Slot(object)
    def failed(self, error: EngineError) -> None:
        """Say what went wrong, and let it be put right."""
        self._set_busy(False)
        self._say(str(error))

    def reject(self) -> None:
        self._forget()
        super().reject()

    def _forget(self) -> None:
        self.passphrase.clear()
        self.again.clear()

    def _set_busy(self, busy: bool) -> None:
        self.seal.setEnabled(not busy)
        self.seal.setText("Sealing…" if busy else "Seal and export")

    def _say(self, words: str) -> None:
        self.failure.setText(words)
        self.failure.show()


def _secret(name: str) -> QLineEdit:
    made = QLineEdit()
    made.setEchoMode(QLineEdit.EchoMode.Password)
    made.setAccessibleName(name)
    return made
