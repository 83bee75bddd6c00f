"""What somebody answers to a dialog: one key or button at a time, until it is gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
)

from tests.soak.words import NAMES, PHRASES, PROSE
from whydesk.dialogs.capture import Capture
from whydesk.dialogs.claim_capture import ClaimCapture
from whydesk.dialogs.comparing import ComparingDialog
from whydesk.dialogs.key_forms import KeyDialog
from whydesk.dialogs.keys import KeysDialog
from whydesk.dialogs.move import MoveDialog
from whydesk.dialogs.palette import Palette
from whydesk.dialogs.picker import Picker
from whydesk.dialogs.preferences import Preferences
from whydesk.dialogs.question import Question
from whydesk.dialogs.redact import RedactDialog
from whydesk.dialogs.rename import RenameDialog
from whydesk.dialogs.seal_export import SealExport
from whydesk.dialogs.split import SplitDialog
from whydesk.dialogs.support import ReasonDialog, SourceDialog
from whydesk.dialogs.unsaved import UnsavedQuestion
from whydesk.dialogs.versions import VersionsDialog
from whydesk.engine.wording import tr

if TYPE_CHECKING:
    from tests.soak.user import User

_CONTROL = Qt.KeyboardModifier.ControlModifier
PASSPHRASE = "correct horse battery staple"


def answer(user: User, dialog: QDialog) -> None:
    """Take one step in a dialog that is open."""
    user.did.append(f"in {type(dialog).__name__}:")
    act = next((act for kind, act in _ANSWERS.items() if isinstance(dialog, kind)), _leave)
    act(user, dialog)


def _leave(user: User, dialog: QDialog) -> None:
    user.key(Qt.Key.Key_Escape, on=dialog)


def _fill(user: User, box: QLineEdit, text: str) -> None:
    user.key(Qt.Key.Key_A, _CONTROL, on=box)
    user.press(text, on=box)


def _any_button(user: User, dialog: QDialog) -> None:
    buttons = [b for b in dialog.findChildren(QPushButton) if b.isVisible() and b.isEnabled()]
    user.push(user.chance.choice(buttons))


def _rename(user: User, dialog: RenameDialog) -> None:
    _fill(user, dialog.box, user.chance.choice(NAMES))
    if user.chance.random() < 0.3:
        user.push(dialog.keep)
    user.key(Qt.Key.Key_Return, on=dialog.box)
    if dialog.isVisible():
        _leave(user, dialog)


def _capture(user: User, dialog: Capture) -> None:
    user.press(user.chance.choice(PHRASES), on=dialog.box)
    user.key(Qt.Key.Key_Return, _CONTROL, on=dialog.box)
    if dialog.isVisible():
        _leave(user, dialog)


def _pick(user: User, dialog: Picker[object]) -> None:
    if user.chance.random() < 0.7:
        user.press(user.chance.choice(NAMES)[:2], on=dialog.box)
    user.key(Qt.Key.Key_Return, on=dialog.box)
    if dialog.isVisible():
        _leave(user, dialog)


def _file(user: User, dialog: QFileDialog) -> None:
    """Name the file; not letter by letter, for how Qt completes them is nothing of ours."""
    box, buttons = dialog.findChild(QLineEdit), dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QLineEdit)
    assert isinstance(buttons, QDialogButtonBox)
    saving = dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    path = user.to_write if saving else user.to_open
    user.did.append(f"the file {path.name}")
    box.setText(str(path))
    user.push(buttons.buttons()[0])


def _message(user: User, dialog: QMessageBox) -> None:
    """Say yes, it is to be replaced, or that one has seen what was said."""
    user.push(dialog.button(QMessageBox.StandardButton.Yes) or dialog.buttons()[0])


def _seal(user: User, dialog: SealExport) -> None:
    if not dialog.seal.isEnabled():
        return
    if dialog.failure.isVisible():
        _leave(user, dialog)
        return
    if dialog.name.isVisible():
        _fill(user, dialog.name, f"key-{user.chance.randrange(10**6)}")
        _fill(user, dialog.again, PASSPHRASE)
    _fill(user, dialog.passphrase, PASSPHRASE)
    _fill(user, dialog.target, str(user.to_write))
    if dialog.replace.isVisible() and not dialog.replace.isChecked():
        user.push(dialog.replace)
    user.push(dialog.seal)


def _redact(user: User, dialog: RedactDialog) -> None:
    """Write somewhere once there is a plan; leave where something stands against it."""
    roll = user.chance.random()
    if roll < 0.1:
        user.key(Qt.Key.Key_M if roll < 0.05 else Qt.Key.Key_S, on=dialog.tiers)
    elif roll < 0.4 and not dialog.foot.place.property("asked"):
        dialog.foot.place.setProperty("asked", True)
        user.push(dialog.foot.place)
    elif roll < 0.8 and dialog.foot.export.isEnabled():
        user.push(dialog.foot.export)
    elif roll > 0.9:
        _leave(user, dialog)


def _reason(user: User, dialog: ReasonDialog) -> None:
    user.press("because it was wrong", on=dialog.reason)
    user.push(dialog.done_button)


def _source(user: User, dialog: SourceDialog) -> None:
    user.press("mail-14", on=dialog.artifact)
    user.push(dialog.done_button)


def _move(user: User, dialog: MoveDialog) -> None:
    user.key(user.chance.choice((Qt.Key.Key_Down, Qt.Key.Key_Return)), on=dialog.list)


def _split(user: User, dialog: SplitDialog) -> None:
    """Tick the first leg, and split where that leaves another."""
    user.key(Qt.Key.Key_Space, on=dialog.list)
    user.push(dialog.split_button)
    if dialog.isVisible():
        _leave(user, dialog)


def _versions(user: User, dialog: VersionsDialog) -> None:
    """Look at another version or another node, then bring something back, or nothing."""
    if dialog.said.text() == tr("Comparing…"):
        return
    roll = user.chance.random()
    if roll < 0.3:
        user.key(user.chance.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)), on=dialog.list)
    elif roll < 0.4:
        user.key(Qt.Key.Key_Down, on=dialog.changes)
    elif roll < 0.6:
        user.push(dialog.node)
    elif roll < 0.8:
        user.push(dialog.restore)
    else:
        _leave(user, dialog)


def _claims(user: User, dialog: ClaimCapture) -> None:
    """Paste some prose, pick all claims in it, and have them written."""
    if not dialog.pane.property("asked"):
        dialog.pane.setProperty("asked", True)
        QGuiApplication.clipboard().setText(PROSE)
        user.push(dialog.parts.paste)
    elif dialog.parts.all.isEnabled() and not dialog.parts.all.property("asked"):
        dialog.parts.all.setProperty("asked", True)
        user.push(dialog.parts.all)
    elif dialog.insert.isEnabled() and user.chance.random() < 0.5:
        user.push(dialog.insert)
    elif user.chance.random() < 0.1:
        _leave(user, dialog)


def _keys(user: User, dialog: KeysDialog) -> None:
    """Choose a key or a signer, and do something with it, or make one."""
    if user.chance.random() < 0.3:
        _leave(user, dialog)
        return
    listed = user.chance.choice((dialog.own, dialog.known))
    user.key(Qt.Key.Key_Home, on=listed)
    _any_button(user, dialog)


def _key(user: User, dialog: KeyDialog) -> None:
    """Fill in what is asked for; leave where that was not right."""
    if dialog.failure.isVisible():
        _leave(user, dialog)
    if not dialog.go.isEnabled() or not dialog.isVisible():
        return
    fields = {
        dialog.name: f"key-{user.chance.randrange(10**6)}",
        dialog.key: f"{user.chance.randrange(16**64):064x}",
        dialog.note: "in person",
        dialog.file: str(user.folder / "coffee.laplaspack"),
        dialog.old: PASSPHRASE,
        dialog.new: PASSPHRASE,
        dialog.again: PASSPHRASE,
    }
    for box, words in fields.items():
        if box.isVisible():
            _fill(user, box, words)
    user.push(dialog.go)


def _preferences(user: User, dialog: Preferences) -> None:
    """Turn something, or nothing."""
    ticks, choices = dialog.findChildren(QCheckBox), dialog.findChildren(QComboBox)
    things = [one for one in (*ticks, *choices) if one.isVisible() and one.isEnabled()]
    if not things or user.chance.random() < 0.4:
        _leave(user, dialog)
        return
    thing = user.chance.choice(things)
    key = Qt.Key.Key_Space if isinstance(thing, QCheckBox) else Qt.Key.Key_Down
    user.key(key, on=thing)


_ANSWERS: dict[type[QDialog], Callable[[User, Any], None]] = {
    RenameDialog: _rename,
    Capture: _capture,
    Palette: _leave,
    Picker: _pick,
    QFileDialog: _file,
    QMessageBox: _message,
    UnsavedQuestion: _any_button,
    Question: _any_button,
    ComparingDialog: _any_button,
    SealExport: _seal,
    RedactDialog: _redact,
    ReasonDialog: _reason,
    SourceDialog: _source,
    MoveDialog: _move,
    SplitDialog: _split,
    VersionsDialog: _versions,
    ClaimCapture: _claims,
    KeysDialog: _keys,
    KeyDialog: _key,
    Preferences: _preferences,
}
