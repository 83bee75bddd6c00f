"""What a seal says in full: all of it can be copied, none of it can pose as the program."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget

from whydesk.dialogs.seal_details import SealDetails, report
from whydesk.engine.pack.drift import Drift, DriftKind
from whydesk.engine.seal.verdict import Verdict, Verification
from whydesk.theme.theme import Theme

AT = datetime(2026, 1, 1, tzinfo=UTC)
FOUND = Verification(
    Path("/tmp/p.laplaspack"),
    Verdict.DRIFT,
    fingerprint="0123 4567",
    public_key="01234567",
    digest="ab" * 32,
    drift=(Drift(DriftKind.CELL, "entities", "«<b>A</b>\u202e»", "refs", 5, 1, False),),
    not_covered=("view \u200bv", "order of rows"),
    covered=("manifest.key",),
    claims=("It belongs to “✓ Sealed\u202e”.",),
    notes=("A note.",),
)


@pytest.fixture
def make(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)

    def made(found: Verification) -> SealDetails:
        dialog = SealDetails(found, AT, Theme(), parent)
        dialog.show()
        return dialog

    return made


def test_digest_key_covered_not_covered_and_drift_by_row_are_shown(make):
    dialog = make(FOUND)
    said = dialog.parts.toPlainText()
    for part in ("entities.refs of «<b>A</b>", "order of rows", "manifest.key", "A note."):
        assert part in said
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    assert FOUND.digest in labels
    assert "0123 4567" in labels


@pytest.mark.parametrize(
    ("verdict", "shape", "tone"),
    [
        (Verdict.SEALED_UNKNOWN, "✓", "good"),
        (Verdict.BROKEN, "✗", "bad"),
        (Verdict.UNSEALED, "–", ""),
    ],
)
def test_the_verdict_has_a_shape_beside_its_colour(make, verdict: Verdict, shape: str, tone: str):
    dialog = make(Verification(Path("p"), verdict, "0123", "01"))
    assert dialog.verdict.text().startswith(f"{shape} ")
    assert dialog.verdict.property("tone") == tone


def test_it_has_room_on_a_low_screen(make):
    found = Verification(
        Path("/tmp/p"), Verdict.SEALED_UNKNOWN, "0 1 " * 8, "01" * 32, covered=("a",)
    )
    dialog = make(found)
    assert dialog.height() <= dialog.screen().availableGeometry().height()
    assert dialog.minimumSizeHint().height() < 600


def test_nothing_that_cannot_be_seen_is_shown(make):
    dialog = make(FOUND)
    shown = [dialog.parts.toPlainText(), *(label.text() for label in dialog.findChildren(QLabel))]
    assert not any(character in text for text in shown for character in "\u202e\u200b")
    formats = {label.textFormat() for label in dialog.findChildren(QLabel)}
    assert formats == {Qt.TextFormat.PlainText}


def test_all_of_it_is_copied_as_text(make, qtbot):
    dialog = make(FOUND)
    qtbot.keyClick(dialog.copy, Qt.Key.Key_Space)
    copied = QGuiApplication.clipboard().text()
    assert copied.rstrip("\n") == report(FOUND, AT).rstrip("\n")
    for part in (FOUND.sentence, FOUND.digest, "order of rows", FOUND.proves):
        assert part in copied


def test_a_stranger_is_named_by_keys(make, qtbot):
    dialog = make(Verification(Path("p"), Verdict.SEALED_UNKNOWN, "0123", "01"))
    assert not dialog.remember.isEnabled()
    with qtbot.waitSignal(dialog.signer_named) as named:
        qtbot.keyClicks(dialog.name, "Kim")
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert named.args == ["Kim"]


def test_a_name_that_is_known_by_another_key_is_said_first(make):
    found = Verification(Path("p"), Verdict.SEALED_UNKNOWN, "0123", "01", warning="Not the same.")
    labels = [label.text() for label in make(found).findChildren(QLabel)]
    assert "Not the same." in labels[:3]


def test_a_seal_with_nothing_more_to_say_has_no_holes(make):
    dialog = make(Verification(Path("p"), Verdict.SEALED_UNKNOWN, "01", "01"))
    title, verdict = dialog.findChildren(QLabel)[:2]

    gap = verdict.y() - title.geometry().bottom()
    assert gap <= dialog.theme.px(16)
    assert title.height() <= title.sizeHint().height()
    assert verdict.height() <= verdict.sizeHint().height()
