"""Files from elsewhere: which they are, and when they are one's own."""

import os
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from whydesk.engine.pack.fetched import fetched_from
from whydesk.engine.pack.made_here import MadeHere
from whydesk.engine.pack.weight import SHOWN
from whydesk.engine.workspace import Workspace
from whydesk.session.settings import OFF, READ_FIRST
from whydesk.session.strangers import Strangers


@pytest.fixture
def made_here(tmp_path: Path) -> MadeHere:
    return MadeHere(tmp_path / "data" / "made-here.txt")


@pytest.fixture
def strangers(session, made_here: MadeHere, packs_dir: Path) -> Strangers:
    return Strangers(session, made_here, packs_dir)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "given.laplaspack"
    Workspace.new("[[A]]\n").save(path)
    return path


def test_a_pack_that_was_not_saved_here_opens_for_reading(session, strangers, pack: Path):
    session.open(pack)
    assert strangers.reading
    assert strangers.whence is not None
    assert strangers.whence.path == pack
    assert session.workspace.read_only

    strangers.allow()

    assert not strangers.reading
    assert not session.workspace.read_only


def test_a_sample_and_a_text_are_nobody_elses(session, strangers, packs_dir: Path, tmp_path: Path):
    session.open(packs_dir / "coffee.laplaspack")
    assert strangers.whence is None
    text = tmp_path / "a.lmd"
    text.write_text("[[A]]\n")
    session.open(text)
    assert strangers.whence is None


def test_what_was_saved_here_is_ones_own_wherever_it_lies(
    session, strangers, made_here: MadeHere, pack: Path
):
    session.open(pack)
    strangers.allow()
    strangers.saving(True)
    strangers.saved()
    assert strangers.whence is None

    session.open(pack.rename(pack.with_name("moved.laplaspack")))

    assert not strangers.reading


def test_a_stranger_who_comes_after_an_edited_text_is_not_taken_for_ones_own(
    session, strangers, made_here: MadeHere, pack: Path
):
    session.replace("main.lmd", 0, 1, ["x"], None, 1)
    session.open(pack)
    assert strangers.reading
    assert not made_here.knows(session.workspace.texts())


def test_who_does_not_want_to_be_asked_is_not(session, strangers, pack: Path):
    session.settings.set_text(READ_FIRST, OFF)
    session.open(pack)
    assert strangers.whence is None


def test_a_list_that_cannot_be_kept_or_read_only_costs_a_question(tmp_path: Path):
    broken = MadeHere(tmp_path / "is" / "here")
    broken.path.mkdir(parents=True)
    broken.note({"a": "x"})
    assert not broken.knows({"a": "x"})


def mark(path: Path) -> None:
    """Have a file say that it was fetched."""
    try:
        os.setxattr(path, "user.xdg.origin.url", b"https://example.org/given")
    except OSError:
        pytest.skip("the disk keeps no marks")


@pytest.mark.skipif(sys.platform != "linux", reason="the mark as Linux keeps it")
def test_the_mark_of_a_browser_is_read(pack: Path):
    mark(pack)
    assert fetched_from(pack) == "https://example.org/given"


@pytest.fixture
def heavy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A text that takes more than is read unasked."""
    monkeypatch.setattr("whydesk.session.strangers.SHOWN", replace(SHOWN, most=0, line=1024**2))
    text = tmp_path / "a.lmd"
    text.write_text("[[A]]\n")
    return text


@pytest.mark.parametrize("whole_folder", [False, True])
def test_a_heavy_text_that_was_let_in_is_ones_own_from_then_on(
    session, strangers, made_here, packs_dir: Path, heavy: Path, whole_folder: bool
):
    path = heavy.parent if whole_folder else heavy
    assert not session.open(path)
    strangers.let_in(path)
    assert session.open(path)
    assert not strangers.reading

    session.weigh = Strangers(session, made_here, packs_dir).weigh  # as at the next start

    assert session.open(path)


@pytest.mark.skipif(sys.platform != "linux", reason="the mark as Linux keeps it")
@pytest.mark.usefixtures("strangers")
def test_ones_own_text_may_take_more_than_one_that_was_fetched(session, tmp_path, monkeypatch):
    monkeypatch.setattr("whydesk.session.strangers.SHOWN", replace(SHOWN, most=1, line=1024**2))
    text = tmp_path / "a.lmd"
    text.write_text("[[A]]\n\n\n")

    assert session.open(text)
    assert session.open(tmp_path)
    mark(text)
    assert not session.open(text)


@pytest.mark.skipif(sys.platform != "linux", reason="the mark as Linux keeps it")
def test_a_heavy_text_that_was_fetched_stays_a_strangers(
    session, strangers, made_here, heavy: Path
):
    mark(heavy)
    strangers.let_in(heavy)
    assert session.open(heavy)
    assert strangers.reading
    assert not made_here.knows(session.workspace.texts())


def test_who_asks_for_the_lock_to_be_lifted_gets_it(session, strangers, pack: Path):
    session.open(pack)
    session.unlock_requested.emit()
    assert not strangers.reading
    assert not session.workspace.read_only
