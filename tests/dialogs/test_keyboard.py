"""Dialogs on seals and keys without a mouse: Tab reaches all, Enter means one, Escape leaves."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from tests.dialogs.test_seal_details import AT, FOUND
from whydesk.dialogs import key_forms
from whydesk.dialogs.key_forms import KeyDialog, KeyForm
from whydesk.dialogs.keys import KeysDialog, OwnKey
from whydesk.dialogs.question import Question
from whydesk.dialogs.seal_details import SealDetails
from whydesk.dialogs.seal_export import SealContent, SealExport
from whydesk.dialogs.waiting import Waiting
from whydesk.engine.seal.signers import Signer
from whydesk.engine.seal.verdict import Verdict, Verification
from whydesk.theme.theme import Theme

_CONTROLS = (QPushButton, QLineEdit, QComboBox, QCheckBox, QPlainTextEdit, QAbstractItemView)
_FORMS = ("MAKE", "IMPORT", "CHANGE", "SIGNER", "RENAME")


def form(kind: KeyForm) -> Callable[[Theme, QWidget], QDialog]:
    return lambda theme, parent: KeyDialog(kind, lambda: None, theme, parent)


def keys(theme: Theme, parent: QWidget) -> QDialog:
    made = KeysDialog(theme, parent)
    known = Signer("Kim", "ab" * 32, "2026-01-01", "by phone")
    made.show_keys([OwnKey("founder", "0123")], [known])
    return made


def export(theme: Theme, parent: QWidget) -> QDialog:
    content = SealContent("1 node", "ab", "✓ none")
    return SealExport([], Path(__file__), lambda path: path, theme, parent, content)


def details(found: Verification) -> Callable[[Theme, QWidget], QDialog]:
    return lambda theme, parent: SealDetails(found, AT, theme, parent)


DIALOGS: dict[str, Callable[[Theme, QWidget], QDialog]] = {
    **{name.lower(): form(getattr(key_forms, name)) for name in _FORMS},
    "keys": keys,
    "export": export,
    "details": details(FOUND),
    "details of a stranger": details(Verification(Path("p"), Verdict.SEALED_UNKNOWN, "01", "01")),
    "question": lambda theme, parent: Question("Sure?", "It goes.", ("No", "Yes"), theme, parent),
    "waiting": lambda theme, parent: Waiting("Opening…", theme, parent),
}


@pytest.fixture(params=DIALOGS)
def dialog(request: pytest.FixtureRequest, qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    made = DIALOGS[request.param](Theme(), parent)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: made.focusWidget() is not None)
    yield made
    made.close()


def wanted(dialog: QDialog) -> set[QWidget]:
    """The controls that somebody has to reach."""
    return {
        control
        for kind in _CONTROLS
        for control in dialog.findChildren(kind)
        if control.isVisible() and control.isEnabled() and control.focusPolicy()
    }


def reached(dialog: QDialog, qtbot) -> list[QWidget]:
    """Where Tab leads, in order, once round."""
    found: list[QWidget] = []
    while (focus := dialog.focusWidget()) not in found:
        assert focus is not None
        found.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    return found


def test_tab_reaches_everything_in_the_order_of_the_eye(dialog: QDialog, qtbot) -> None:
    found = reached(dialog, qtbot)
    assert set(found) == wanted(dialog)
    start = min(range(len(found)), key=lambda at: found[at].mapTo(dialog, found[at].pos()).y())
    fields = [w for w in (*found[start:], *found[:start]) if isinstance(w, QLineEdit | QComboBox)]
    places = [field.mapTo(dialog, field.rect().topLeft()).y() for field in fields]
    assert places == sorted(places)


def test_everything_has_a_name_for_a_screen_reader(dialog: QDialog) -> None:
    for control in wanted(dialog):
        reader = QAccessible.queryAccessibleInterface(control)
        assert reader.text(QAccessible.Text.Name).strip(), control


def test_enter_means_one_button_and_escape_leaves(dialog: QDialog, qtbot) -> None:
    meant = [button for button in dialog.findChildren(QPushButton) if button.isDefault()]
    assert len(meant) == 1
    assert meant[0].property("primary")
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_is_said_of_a_passphrase_leaves_no_hole(qtbot) -> None:
    theme, parent = Theme(), QWidget()
    parent.setStyleSheet(theme.sheet)
    qtbot.addWidget(parent)
    dialog = KeyDialog(key_forms.MAKE, lambda: None, theme, parent)
    dialog.show()

    note = dialog.strength
    assert note.height() == note.heightForWidth(note.width())
