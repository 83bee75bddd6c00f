"""Saving in the background, and the seal of what is open."""

from pathlib import Path

import pytest

from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verdict import Verdict
from whydesk.engine.workspace import Workspace
from whydesk.session.saving import Saving
from whydesk.session.seals import SealRequest, Seals


@pytest.fixture
def saving(session, tmp_path: Path) -> Saving:
    return Saving(session, tmp_path / "backups")


@pytest.fixture
def seals(session, tmp_path: Path) -> Seals:
    keys, signers = KeyStore(tmp_path / "keys"), Signers(tmp_path / "signers.toml")
    return Seals(session, keys, signers, tmp_path / "backups")


def edit(session, state: int = 1) -> None:
    shard = next(iter(session.workspace.documents))
    session.replace(shard, 0, 1, ["# Another title"], None, state)


def test_what_is_saved_is_what_stood_there_when_it_began(session, saving, coffee, qtbot):
    session.open(coffee)
    edit(session)
    text = session.workspace.text()

    with qtbot.waitSignal(saving.saved):
        saving.save(coffee)
        edit(session, 2)

    assert Workspace.open(coffee).text() == text
    assert session.dirty


def test_saving_makes_the_text_clean(session, saving, coffee, qtbot):
    session.open(coffee)
    edit(session)

    with qtbot.waitSignal(saving.saved):
        saving.save(coffee)

    assert not session.dirty


def test_a_save_that_fails_leaves_the_text_unsaved(session, saving, coffee, tmp_path, qtbot):
    session.open(coffee)
    edit(session)
    nowhere = tmp_path / "no" / "folder" / "x.laplaspack"

    with qtbot.waitSignal(saving.failed):
        saving.save(nowhere)

    assert session.dirty
    assert not saving.busy
    assert session.path == coffee


def test_saving_elsewhere_moves_there(session, saving, coffee, tmp_path, qtbot):
    session.open(coffee)

    with qtbot.waitSignal(saving.saved):
        saving.save(tmp_path / "other.lmd")

    assert session.path == tmp_path / "other.lmd"
    assert (tmp_path / "other.lmd").read_text("utf-8") == Workspace.open(coffee).text()


def test_opening_a_pack_checks_its_seal(session, seals, coffee, qtbot):
    with qtbot.waitSignal(seals.changed, check_params_cb=lambda: not seals.checking):
        session.open(coffee)

    assert seals.present.verification.verdict is Verdict.UNSEALED


def test_a_sealed_copy_counts_for_the_very_text(session, seals, coffee, tmp_path, qtbot):
    session.open(coffee)
    target = tmp_path / "sealed.laplaspack"

    with qtbot.waitSignal(seals.exported):
        seals.export(SealRequest("mine", "pass phrase", target, new=True))
    sealed = seals.present.verification
    edit(session)
    edited = seals.present
    shard = next(iter(session.workspace.documents))
    line = Workspace.open(coffee).document().line(0)
    session.replace(shard, 0, 1, [line], None, 0)

    assert sealed.verdict is Verdict.SEALED_UNKNOWN
    assert edited is None
    assert seals.present.verification is sealed
    assert Workspace.open(target).text() == Workspace.open(coffee).text()


def test_a_wrong_passphrase_writes_nothing(session, seals, coffee, tmp_path, qtbot):
    session.open(coffee)
    seals.keys.create("mine", "right")

    with qtbot.waitSignal(seals.export_failed):
        seals.export(SealRequest("mine", "wrong", tmp_path / "s.laplaspack", new=False))

    assert not (tmp_path / "s.laplaspack").exists()
    assert not seals.exporting


def test_a_passphrase_is_not_in_what_a_request_prints():
    request = SealRequest("mine", "hush", Path("x.laplaspack"), new=True)

    assert "hush" not in repr(request)
