"""What others do to the open file is seen, however they do it, and told by its content."""

import os
import shutil
from pathlib import Path

import pytest

from whydesk.engine.workspace import Workspace
from whydesk.session.outside import Outside
from whydesk.session.saving import Saving


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "work"
    folder.mkdir()
    path = folder / "a.lmd"
    path.write_bytes(b"# A\n")
    return path


@pytest.fixture
def outside(session, tmp_path: Path) -> Outside:
    return Outside(session, Saving(session, tmp_path / "backups"), settle_ms=20)


def replaced(path: Path, content: bytes) -> None:
    fresh = path.with_name("fresh")
    fresh.write_bytes(content)
    fresh.replace(path)


def edit(session, line: str = "# Mine") -> None:
    shard = next(iter(session.workspace.documents))
    session.replace(shard, 0, 1, [line], None, 1)


def followed(session, outside: Outside, qtbot, act) -> dict[str, str]:
    """What is told to be followed, and take note of it as the window does."""
    with qtbot.waitSignal(outside.followed) as told:
        act()
    session.workspace.stored = told.args[0].texts
    return dict(told.args[0].texts)


def test_replacing_it_again_and_again_is_seen_each_time(session, outside, file, qtbot):
    session.open(file)
    for content in (b"one\n", b"two\n", b"three\n"):
        texts = followed(session, outside, qtbot, lambda: replaced(file, content))  # noqa: B023
        assert texts == {"a.lmd": content.decode()}


def test_writing_in_place_is_seen(session, outside, file, qtbot):
    session.open(file)

    assert followed(session, outside, qtbot, lambda: file.write_bytes(b"new\n")) == {
        "a.lmd": "new\n"
    }


def test_the_same_size_and_time_do_not_hide_a_change(session, outside, file, qtbot):
    session.open(file)
    before = file.stat()

    def act() -> None:
        replaced(file, b"# B\n")
        os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))

    assert followed(session, outside, qtbot, act) == {"a.lmd": "# B\n"}


def test_a_text_that_was_saved_under_another_name_is_not_taken_for_another(
    session, outside, file, qtbot
):
    session.open(file)
    edit(session)
    target = file.with_name("other.lmd")
    saved = session.workspace.snapshot().save(target)
    session.settle(saved, session.workspace.texts(), session.states)
    told: list[object] = []
    outside.followed.connect(told.append)
    outside.look()
    qtbot.waitUntil(lambda: not session.tasks.busy)

    assert told == []
    assert followed(session, outside, qtbot, lambda: replaced(target, b"new\n")) == {
        "a.lmd": "new\n"
    }


@pytest.mark.skipif(os.name != "posix", reason="links as POSIX has them")
def test_what_a_link_points_at_is_watched(session, outside, file, tmp_path, qtbot):
    link = tmp_path / "link.lmd"
    link.symlink_to(file)
    session.open(link)
    with qtbot.waitSignal(outside.followed):
        replaced(file, b"new\n")


def test_a_file_that_goes_and_comes_back(session, outside, file, qtbot):
    session.open(file)
    with qtbot.waitSignal(outside.went):
        file.unlink()
    gone, dirty = outside.gone, session.dirty
    with qtbot.waitSignal(outside.came_back):
        file.write_bytes(b"# A\n")

    assert gone and dirty
    assert not outside.gone and not session.dirty
    assert followed(session, outside, qtbot, lambda: replaced(file, b"new\n"))


def test_a_file_that_comes_back_as_another_is_followed(session, outside, file, qtbot):
    session.open(file)
    with qtbot.waitSignal(outside.went):
        file.unlink()

    assert followed(session, outside, qtbot, lambda: file.write_bytes(b"new\n"))


def test_a_folder_that_goes_and_comes_back(session, outside, file, tmp_path, qtbot):
    session.open(file)
    with qtbot.waitSignal(outside.went):
        shutil.move(file.parent, tmp_path / "elsewhere")

    with qtbot.waitSignal(outside.came_back):
        shutil.move(tmp_path / "elsewhere", file.parent)

    assert followed(session, outside, qtbot, lambda: replaced(file, b"new\n"))


def test_a_changed_text_is_not_followed_but_compared(session, outside, file, qtbot):
    session.open(file)
    edit(session)
    with qtbot.waitSignal(outside.conflicted) as told:
        replaced(file, b"theirs\n")

    assert told.args[0].texts == {"a.lmd": "theirs\n"}
    assert session.workspace.text() == "# Mine\n"


def test_the_very_text_that_is_here_is_no_conflict(session, outside, file, qtbot):
    session.open(file)
    edit(session)
    with qtbot.waitSignal(session.stored), qtbot.assertNotEmitted(outside.conflicted):
        replaced(file, b"# Mine\n")

    assert not session.dirty


def test_what_we_save_ourselves_is_no_change_of_others(session, tmp_path, file, qtbot):
    saving = Saving(session, tmp_path / "backups")
    outside = Outside(session, saving, settle_ms=1)
    session.open(file)
    edit(session)
    with qtbot.assertNotEmitted(outside.followed, wait=150), qtbot.waitSignal(saving.saved):
        saving.save(file)

    assert not session.dirty


def test_a_pack_that_others_saved_is_followed_with_its_history(session, outside, coffee, qtbot):
    session.open(coffee)
    other = Workspace.open(coffee)
    shard = next(iter(other.documents))
    other.replace(shard, 0, 1, ["# Theirs"])
    with qtbot.waitSignal(outside.followed) as told:
        other.save(author="them")

    assert told.args[0].texts[shard].startswith("# Theirs\n")
    assert told.args[0].pack.commits[-1].author == "them"


def test_a_file_of_a_folder_is_watched(session, outside, file, qtbot):
    (file.parent / "b.lmd").write_bytes(b"# B\n")
    session.open(file.parent)
    with qtbot.waitSignal(outside.followed) as told:
        replaced(file, b"new\n")

    assert told.args[0].texts == {"a.lmd": "new\n", "b.lmd": "# B\n"}


def test_what_cannot_be_read_any_more_is_told_once_and_the_text_stays(
    session, outside, file, qtbot
):
    session.open(file)
    said: list[str] = []
    session.told.connect(lambda message: said.append(message.text))
    replaced(file, b"\xff\xfe")
    qtbot.waitUntil(lambda: bool(said))
    outside.look()
    qtbot.waitUntil(lambda: not session.tasks.busy)

    assert len(said) == 1 and "cannot be read" in said[0]
    assert session.workspace.text() == "# A\n"


def test_a_save_does_not_write_over_what_others_wrote(session, tmp_path, file, qtbot):
    saving = Saving(session, tmp_path / "backups")
    session.open(file)
    edit(session)
    replaced(file, b"# T\n")
    with qtbot.waitSignal(saving.failed):
        saving.save(file)

    assert file.read_bytes() == b"# T\n"
    assert session.dirty


def test_a_pack_is_not_written_over_either(session, tmp_path, coffee, qtbot):
    saving = Saving(session, tmp_path / "backups")
    session.open(coffee)
    edit(session)
    other = Workspace.open(coffee)
    other.replace(next(iter(other.documents)), 0, 1, ["# Theirs"])
    other.save(author="them")
    theirs = coffee.read_bytes()
    with qtbot.waitSignal(saving.failed):
        saving.save(coffee)

    assert coffee.read_bytes() == theirs
    assert session.dirty
