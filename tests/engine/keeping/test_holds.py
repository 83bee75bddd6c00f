"""One file, one hold, by whatever path; and none left by a process that is gone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from whydesk.engine.keeping.holds import Hold, Holder, Holds


@pytest.fixture
def holds(tmp_path: Path) -> Holds:
    return Holds(tmp_path / "holds", tmp_path / "inbox")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "a.lmd"
    made.write_text("x")
    return made


def test_a_file_is_held_once_and_free_again_afterwards(holds: Holds, file: Path):
    first = holds.take(file)
    second = holds.take(file)
    assert isinstance(first, Hold) and isinstance(second, Holder)
    had = second.lives()
    first.let_go()

    assert had and not second.lives()
    assert second.process == os.getpid()
    assert second.path == file
    assert second.inbox == file.parent / "inbox"
    assert isinstance(holds.take(file), Hold)


@pytest.mark.skipif(os.name != "posix", reason="links as POSIX has them")
@pytest.mark.parametrize("make", [Path.symlink_to, Path.hardlink_to])
def test_a_link_leads_to_the_same_hold(holds: Holds, file: Path, make):
    link = file.with_name("link.lmd")
    make(link, file)
    holds.take(file)

    assert isinstance(holds.take(link), Holder)


def test_other_letters_are_the_same_file_where_the_disk_says_so(holds: Holds, file, monkeypatch):
    holds.take(file)
    other = file.with_name("A.LMD")
    same = os.path.samefile

    def folded(one, two):
        return same(str(one).replace("A.LMD", "a.lmd"), str(two).replace("A.LMD", "a.lmd"))

    monkeypatch.setattr(os.path, "samefile", folded)
    assert isinstance(holds.take(other), Holder)


def test_a_file_that_was_replaced_is_still_held(holds: Holds, file: Path):
    holds.take(file)
    fresh = file.with_name("fresh")
    fresh.write_text("y")
    fresh.replace(file)

    assert isinstance(holds.take(file), Holder)


def test_a_file_that_is_gone_is_still_held(holds: Holds, file: Path):
    holds.take(file)
    file.unlink()

    assert isinstance(holds.take(file), Holder)


def test_another_file_is_free(holds: Holds, file: Path):
    other = file.with_name("b.lmd")
    other.write_text("x")
    holds.take(file)

    assert isinstance(holds.take(other), Hold)


def test_a_folder_holds_its_texts_and_not_its_packs(holds: Holds, file: Path):
    folder = holds.take(file.parent)
    inside = holds.take(file)
    pack = holds.take(file.with_name("p.laplaspack"))
    assert isinstance(folder, Hold)
    folder.let_go()
    text = holds.take(file)

    assert isinstance(inside, Holder)
    assert isinstance(pack, Hold)
    assert isinstance(text, Hold)
    assert isinstance(holds.take(file.parent), Holder)


def test_what_a_killed_process_held_is_free(holds: Holds, file: Path, tmp_path: Path):
    code = (
        "import sys; from pathlib import Path\n"
        "from whydesk.engine.keeping.holds import Holds\n"
        "h = Holds(Path(sys.argv[1])).take(Path(sys.argv[2]))\n"
        "print(type(h).__name__, flush=True); sys.stdin.read()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path / "holds"), str(file)],
        stdout=subprocess.PIPE,
        stdin=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with process:
        assert process.stdout.readline().strip() == b"Hold"
        alive = holds.take(file)
        assert isinstance(alive, Holder) and alive.lives()
        process.kill()

    assert alive.process == process.pid and not alive.lives()
    assert isinstance(holds.take(file), Hold)
    assert len(list((tmp_path / "holds").glob("*.hold"))) == 1
