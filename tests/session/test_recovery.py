"""What is written is kept; what a crash left is offered for its own file until a save or choice."""

import errno
import os
from pathlib import Path

import pytest

from whydesk.engine.keeping.journals import Journals, Orphan
from whydesk.engine.workspace import Workspace
from whydesk.session.recovery import Recovery
from whydesk.session.saving import Saving
from whydesk.session.session import Session
from whydesk.session.settings import Settings
from whydesk.session.tasks import Tasks


class Run:
    """One run of the program, which may crash."""

    def __init__(self, folder: Path, qtbot) -> None:
        self._qtbot = qtbot
        self.tasks = Tasks()
        self.session = Session(Settings(None), self.tasks)
        self.recovery = Recovery(self.session, folder / "journals", pause_ms=1)
        self.saving = Saving(self.session, folder / "backups")
        self.state = 0

    def write(self, line: str, shard: str = "") -> None:
        self.state += 1
        shard = shard or next(iter(self.session.workspace.documents))
        self.session.replace(shard, 0, 0, [line], None, self.state)

    def keep(self, *lines: str) -> None:
        """Write lines, one above the other, each kept before the next."""
        for line in lines:
            self.write(line)
            self.wait_kept()

    def wait_kept(self) -> None:
        with self._qtbot.waitSignal(self.recovery.kept):
            pass

    def look(self) -> list[Orphan]:
        """What earlier runs left."""
        with self._qtbot.waitSignal(self.recovery.found):
            self.recovery.look()
        return self.recovery.orphans

    def crash(self) -> None:
        """End without a word, as far as the disk can tell."""
        self.recovery._pause.stop()
        self.recovery._longest.stop()
        self.recovery._touched = set()
        self.recovery._entries = []
        self.recovery.stop()
        self.tasks.stop()


@pytest.fixture
def start(qapp, qtbot, tmp_path: Path):
    runs: list[Run] = []

    def make(path: Path | None = None) -> Run:
        run = Run(tmp_path, qtbot)
        runs.append(run)
        if path is not None:
            run.session.open_or_raise(path)
        return run

    yield make
    for run in runs:
        run.crash()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.lmd"
    path.write_bytes(b"# A\n")
    return path


def crashed(start, path: Path | None, *lines: str) -> None:
    """A run that ends by a crash after these lines were written into a file and kept."""
    run = start(path)
    run.keep(*lines)
    run.crash()


def test_what_was_written_is_found_after_a_crash(start, file):
    crashed(start, file, "one", "two")

    again = start(file)
    (orphan,) = again.look()

    assert orphan.kept.texts == {"a.lmd": "two\none\n# A\n"}
    assert again.recovery.of_open() == [orphan]
    assert file.read_bytes() == b"# A\n"


def test_it_is_offered_for_no_other_file(start, file, tmp_path):
    crashed(start, file, "one")
    other = tmp_path / "b.lmd"
    other.write_bytes(b"# A\n")

    again = start(other)
    again.look()

    assert len(again.recovery.orphans) == 1
    assert again.recovery.of_open() == []


def test_a_text_in_no_file_is_kept_too(start):
    crashed(start, None, "one")

    (orphan,) = start().look()

    assert orphan.file is None
    assert orphan.kept.texts == {"main.lmd": "one\n"}


def test_two_crashes_in_a_row_lose_nothing(start, file):
    crashed(start, file, "one")
    second = start(file)
    (orphan,) = second.look()
    second.recovery.take(orphan)
    second.write("one")
    second.keep("two")
    second.crash()

    third = start(file)
    (orphan,) = third.look()

    assert orphan.kept.texts == {"a.lmd": "two\none\n# A\n"}


def test_a_crash_before_the_next_word_leaves_the_first_journal(start, file):
    crashed(start, file, "one")
    second = start(file)
    second.recovery.take(second.look()[0])
    second.crash()

    (orphan,) = start(file).look()

    assert orphan.kept.texts == {"a.lmd": "one\n# A\n"}


def test_a_start_that_writes_something_else_leaves_it_alone(start, file):
    crashed(start, file, "one")
    second = start(file)
    second.keep("other")
    second.crash()

    texts = [orphan.kept.texts["a.lmd"] for orphan in start(file).look()]

    assert sorted(texts) == ["one\n# A\n", "other\n# A\n"]


def test_a_save_removes_it_and_what_it_took_over(start, file, tmp_path, qtbot):
    crashed(start, file, "one")
    second = start(file)
    second.recovery.take(second.look()[0])
    second.keep("one")
    with qtbot.waitSignals([second.saving.saved, second.recovery.dropped]):
        second.saving.save(file)

    assert list((tmp_path / "journals").iterdir()) == []
    assert file.read_bytes() == b"one\n# A\n"


def test_what_is_written_while_a_save_runs_stays_kept(start, file, qtbot):
    run = start(file)
    run.keep("one")
    with qtbot.waitSignal(run.saving.saved):
        run.saving.save(file)
        run.write("two")
    run.wait_kept()
    run.crash()

    (orphan,) = start(file).look()

    assert orphan.kept.texts == {"a.lmd": "two\none\n# A\n"}
    assert orphan.began_from({"a.lmd": "one\n# A\n"})


def test_what_the_file_says_by_now_is_not_offered(start, file, tmp_path):
    crashed(start, file, "one")
    file.write_bytes(b"one\n# A\n")

    assert start(file).look() == []
    assert list((tmp_path / "journals").iterdir()) == []


def test_a_file_that_is_gone_is_offered_still(start, file):
    crashed(start, file, "one")
    file.unlink()

    assert len(start().look()) == 1


def test_thrown_away_is_gone(start, file, tmp_path):
    crashed(start, file, "one")
    again = start(file)
    again.recovery.throw_away(again.look()[0])

    assert list((tmp_path / "journals").iterdir()) == []


def test_opening_another_file_puts_the_text_away(start, file, tmp_path, qtbot):
    run = start(file)
    run.keep("one")
    other = tmp_path / "b.lmd"
    other.write_bytes(b"# B\n")
    with qtbot.waitSignal(run.recovery.dropped):
        run.session.open_or_raise(other)

    assert list((tmp_path / "journals").iterdir()) == []


def test_a_journal_that_cannot_be_written_is_told_once_and_made_up_for(
    start, file, qtbot, monkeypatch
):
    run = start(file)
    run.keep("one")
    told: list[str] = []
    run.session.told.connect(lambda message: told.append(message.text))
    sync = os.fsync

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for line in ("two", "three"):
        run.write(line)
        run.recovery.flush()
        qtbot.waitUntil(lambda: not run.recovery._tasks.busy)
    monkeypatch.setattr(os, "fsync", sync)
    run.keep("four")
    run.crash()

    (orphan,) = start(file).look()
    assert told == ["What you write cannot be kept against a crash: no space left on device."]
    assert orphan.kept.texts == {"a.lmd": "four\nthree\ntwo\none\n# A\n"}


def test_a_pack_keeps_each_file_that_was_changed(start, coffee):
    run = start(coffee)
    text = Workspace.open(coffee).text()
    run.keep("one")
    run.crash()

    (orphan,) = start(coffee).look()

    assert list(orphan.kept.texts.values()) == ["one\n" + text]


def test_a_large_journal_begins_anew_and_loses_nothing(start, file, tmp_path, monkeypatch):
    from whydesk.session import recovery

    monkeypatch.setattr(recovery, "_LARGEST", 100)
    run = start(file)
    for number in range(8):
        run.keep(f"line {number}")
    sizes = [path.stat().st_size for path in (tmp_path / "journals").iterdir()]
    run.crash()

    (orphan,) = start(file).look()
    assert len(sizes) == 1 and sizes[0] < 900
    assert orphan.kept.texts["a.lmd"].startswith("line 7\nline 6\n")


def test_the_folder_of_journals_is_the_users_own(start, file, tmp_path):
    run = start(file)
    run.keep("one")
    (path,) = (tmp_path / "journals").iterdir()

    assert path.stat().st_mode & 0o077 == 0
    assert Journals(tmp_path / "journals").orphans() == []
