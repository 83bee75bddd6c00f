"""Fields for a passphrase: hidden, forgotten when they go, with a word on how strong it is."""

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QLabel, QLineEdit

from whydesk.engine.seal.strength import Strength, strength
from whydesk.engine.wording import tr
from whydesk.widgets.label import label
from whydesk.widgets.restyle import set_look

_TONES = {Strength.NONE: "", Strength.WEAK: "bad", Strength.FAIR: "warn", Strength.GOOD: "good"}


class Secret(QLineEdit):
    """A field whose text is never shown, offered to nobody, and cleared with its dialog."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setAccessibleName(name)

    def forget(self) -> None:
        """Clear it, and what undo would bring back."""
        self.setText("")


class StrengthNote(QLabel):
    """Says how strong the passphrase in a field is while it is typed."""

    def __init__(self, field: Secret) -> None:
        super().__init__()
        made = label("", "note")
        self.setTextFormat(made.textFormat())
        self.setWordWrap(True)
        self.setProperty("role", "note")
        self.setAccessibleName(tr("Strength"))
        self._field = field
        field.textChanged.connect(self._rate)
        self._rate()

    def sizeHint(self) -> QSize:
        """As high as its words are at the width it has; a form never asks for that by itself."""
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    @Slot()
    def _rate(self) -> None:
        found = strength(self._field.text())
        self.setText(found.sentence or tr("Four words that do not belong together hold well."))
        set_look(self, "tone", _TONES[found])


def unlike(first: Secret, again: Secret) -> str:
    """What is wrong with a new passphrase that was typed twice, or an empty text."""
    if not first.text():
        return tr("Type a passphrase for the key.")
    if first.text() != again.text():
        return tr("The two passphrases are not the same.")
    return ""
