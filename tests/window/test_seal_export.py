"""The dialog for a sealed pack."""

from pathlib import Path

import pytest

from whydesk.dialogs.seal_export import SealExport
from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.session.seals import SealRequest
from whydesk.theme.theme import Theme


@pytest.fixture
def dialog(qtbot, tmp_path: Path):
    from PySide6.QtWidgets import QWidget

    parent = QWidget()
    qtbot.addWidget(parent)
    made = SealExport([], tmp_path / "x.laplaspack", lambda path: path, Theme(), parent)
    made.show()
    yield made
    made.close()


def test_passphrases_that_differ_are_said(dialog):
    dialog.passphrase.setText("one")
    dialog.again.setText("two")

    dialog.seal.click()

    assert dialog.failure.text() == "The two passphrases are not the same."


def test_what_is_asked_for_is_handed_over(dialog, qtbot, tmp_path: Path):
    dialog.passphrase.setText("one")
    dialog.again.setText("one")

    with qtbot.waitSignal(dialog.requested) as asked:
        dialog.seal.click()

    assert asked.args == [SealRequest("my-key", "one", tmp_path / "x.laplaspack", new=True)]
    assert not dialog.seal.isEnabled()


def test_a_failure_can_be_put_right(dialog):
    dialog.passphrase.setText("one")
    dialog.again.setText("one")
    dialog.seal.click()

    dialog.failed(EngineError(ErrorCode.KEY_EXISTS, "There is a key 'my-key' already."))

    assert dialog.isVisible()
    assert dialog.seal.isEnabled()
    assert "already" in dialog.failure.text()


def test_closing_forgets_the_passphrase(dialog):
    dialog.passphrase.setText("one")

    dialog.reject()

    assert dialog.passphrase.text() == ""


def test_a_file_that_stands_there_is_replaced_only_when_ticked(dialog, qtbot, tmp_path: Path):
    (tmp_path / "x.laplaspack").write_bytes(b"precious")
    dialog.target.setText(str(tmp_path / "x.laplaspack") + " ")
    dialog.passphrase.setText("one")
    dialog.again.setText("one")
    dialog.seal.click()
    assert "stands there" in dialog.failure.text()

    dialog.replace.setChecked(True)
    with qtbot.waitSignal(dialog.requested):
        dialog.seal.click()


def test_a_tick_counts_for_one_file(dialog, tmp_path: Path):
    for name in ("x", "y"):
        (tmp_path / f"{name}.laplaspack").write_bytes(b"precious")
    dialog.target.setText(str(tmp_path / "y.laplaspack"))
    dialog.replace.setChecked(True)
    dialog.target.setText(str(tmp_path / "x.laplaspack"))
    assert not dialog.replace.isChecked()


def test_how_strong_a_new_passphrase_is_is_said_while_it_is_typed(dialog, qtbot):
    qtbot.keyClicks(dialog.passphrase, "coffee")
    assert "Weak" in dialog.strength.text()
    qtbot.keyClicks(dialog.passphrase, " orbit plank velvet gravel")
    assert "Good" in dialog.strength.text()


def test_the_window_says_what_will_be_sealed(opened, qtbot, tmp_path: Path):
    content = opened.window.parts.sealing._content()
    assert content.counts.startswith("4 nodes, 3 links, 2 thoughts")
    assert len(content.head) == 32
    assert content.problems == "✓ none"
