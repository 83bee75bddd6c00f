"""What somebody answers to a dialog: one key or button at a time, until it is gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)

from tests.soak.words import NAMES, PHRASES
from whydesk.dialogs.capture import Capture
from whydesk.dialogs.comparing import ComparingDialog
from whydesk.dialogs.palette import Palette
from whydesk.dialogs.picker import Picker
from whydesk.dialogs.question import Question
from whydesk.dialogs.redact import RedactDialog
from whydesk.dialogs.rename import RenameDialog
from whydesk.dialogs.seal_export import SealExport
from whydesk.dialogs.support import ReasonDialog, SourceDialog
from whydesk.dialogs.unsaved import UnsavedQuestion

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


def _push(user: User, button: QWidget) -> None:
    user.did.append(f"push {button.property('text')!r}")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _fill(user: User, box: QLineEdit, text: str) -> None:
    user.key(Qt.Key.Key_A, _CONTROL, on=box)
    user.press(text, on=box)


def _any_button(user: User, dialog: QDialog) -> None:
    buttons = [b for b in dialog.findChildren(QPushButton) if b.isVisible() and b.isEnabled()]
    _push(user, user.chance.choice(buttons))


def _rename(user: User, dialog: RenameDialog) -> None:
    _fill(user, dialog.box, user.chance.choice(NAMES))
    if user.chance.random() < 0.3:
        _push(user, dialog.keep)
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
    _push(user, buttons.buttons()[0])


def _message(user: User, dialog: QMessageBox) -> None:
    """Say yes, it is to be replaced, or that one has seen what was said."""
    _push(user, dialog.button(QMessageBox.StandardButton.Yes) or dialog.buttons()[0])


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
        _push(user, dialog.replace)
    _push(user, dialog.seal)


def _redact(user: User, dialog: RedactDialog) -> None:
    """Write somewhere once there is a plan; leave where something stands against it."""
    roll = user.chance.random()
    if roll < 0.1:
        user.key(Qt.Key.Key_M if roll < 0.05 else Qt.Key.Key_S, on=dialog.tiers)
    elif roll < 0.4 and not dialog.foot.place.property("asked"):
        dialog.foot.place.setProperty("asked", True)
        _push(user, dialog.foot.place)
    elif roll < 0.8 and dialog.foot.export.isEnabled():
        _push(user, dialog.foot.export)
    elif roll > 0.9:
        _leave(user, dialog)


def _reason(user: User, dialog: ReasonDialog) -> None:
    user.press("because it was wrong", on=dialog.reason)
    _push(user, dialog.done_button)


def _source(user: User, dialog: SourceDialog) -> None:
    user.press("mail-14", on=dialog.artifact)
    _push(user, dialog.done_button)


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
}
