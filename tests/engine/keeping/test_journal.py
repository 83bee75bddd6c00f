"""A journal gives back every acknowledged word, of this file and of no other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.keeping.journal import Change, Header, JournalWriter, Whole, read_journal
from whydesk.engine.keeping.journals import Journals, taken_over
from whydesk.engine.lmd.live import LiveDocument

LINES = st.lists(st.text(st.characters(exclude_characters="\r\n"), max_size=6), max_size=4)
TIME = "2026-01-01T00:00:00.000000Z"


@pytest.fixture
def journals(tmp_path: Path) -> Journals:
    return Journals(tmp_path / "journals")


@given(
    st.text(max_size=40),
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9), LINES), max_size=8),
)
def test_any_sequence_of_changes_comes_back_as_the_live_text(tmp_path_factory, text, changes):
    path = tmp_path_factory.mktemp("j") / "a.journal"
    live = LiveDocument(text, "a.lmd")
    writer = JournalWriter(path, Header("", {}, TIME))
    writer.append([Whole("a.lmd", text, live.newline)], TIME)
    for first, removed, lines in changes:
        first = min(first, live.line_count)
        removed = min(removed, live.line_count - first)
        live.replace(first, removed, lines)
        writer.append([Change("a.lmd", first, removed, lines, None)], TIME)
    writer.close()

    kept = read_journal(path)

    assert kept is not None and kept.whole
    assert kept.texts == {"a.lmd": live.text()}


def test_half_a_character_and_odd_endings_are_kept(tmp_path: Path):
    path = tmp_path / "a.journal"
    writer = JournalWriter(path, Header("", {}, TIME))
    writer.append([Whole("a", "x\r\ny\rz", "\r\n"), Change("a", 1, 1, ["\ud83d"], ["\r"])], TIME)
    writer.close()

    assert read_journal(path).texts == {"a": "x\r\n\ud83d\rz"}


def test_what_is_written_in_pieces_comes_back_whole(tmp_path: Path):
    path = tmp_path / "a.journal"
    long = "é한\U0001f600\ud83d" * 100_000
    lines = [f"line {n}" for n in range(5_001)]
    writer = JournalWriter(path, Header("", {}, TIME))
    writer.append([Whole("a", long, "\n"), Change("a", 0, 1, lines, None)], TIME)
    writer.append([Change("a", 0, 1, [long], None)], TIME)
    writer.close()

    assert read_journal(path).texts == {"a": "\n".join([long, *lines[1:]])}


@pytest.mark.parametrize("cut", [1, 2, 20, 40])
def test_a_torn_end_costs_only_what_was_torn(tmp_path: Path, cut: int):
    path = tmp_path / "a.journal"
    writer = JournalWriter(path, Header("", {}, TIME))
    writer.append([Whole("a", "one", "\n")], TIME)
    size = path.stat().st_size
    writer.append([Change("a", 0, 1, ["two"], None)], TIME)
    writer.close()
    os.truncate(path, size + cut)

    kept = read_journal(path)

    assert kept.texts == {"a": "one"}
    assert not kept.whole


def test_a_record_that_was_altered_is_not_believed(tmp_path: Path):
    path = tmp_path / "a.journal"
    writer = JournalWriter(path, Header("", {}, TIME))
    writer.append([Whole("a", "one", "\n"), Change("a", 0, 1, ["two"], None)], TIME)
    writer.close()
    path.write_bytes(path.read_bytes().replace(b"two", b"2wo"))

    assert read_journal(path).texts == {"a": "one"}


def test_a_journal_whose_process_lives_is_nobodys_orphan(journals: Journals, tmp_path: Path):
    writer = journals.begin(tmp_path / "a.lmd", {"a.lmd": ""})
    writer.append([Whole("a.lmd", "new", "\n")], TIME)

    held = journals.orphans()
    writer.close()
    free = journals.orphans()

    assert held == []
    assert [orphan.kept.texts for orphan in free] == [{"a.lmd": "new"}]


def test_one_process_alone_chooses_about_an_orphan(journals: Journals):
    writer = journals.begin(None, {})
    writer.append([Whole("main.lmd", "new", "\n")], TIME)
    writer.close()
    (mine,), (other,) = journals.orphans(), journals.orphans()

    assert mine.claim() and not other.claim()
    mine.let_go()
    assert other.claim()
    other.remove()
    assert not mine.claim()
    assert list(journals.folder.iterdir()) == []


def test_a_journal_is_bound_to_the_real_path_and_to_what_stood_there(
    journals: Journals, tmp_path: Path
):
    file, link, other = tmp_path / "a.lmd", tmp_path / "l.lmd", tmp_path / "b.lmd"
    file.write_text("old")
    link.symlink_to(file)
    writer = journals.begin(link, {"a.lmd": "old"})
    writer.append([Whole("a.lmd", "new", "\n")], TIME)
    writer.close()

    (orphan,) = journals.orphans()

    assert orphan.is_of(file) and orphan.is_of(link)
    assert not orphan.is_of(other) and not orphan.is_of(None)
    assert orphan.began_from({"a.lmd": "old"})
    assert not orphan.began_from({"a.lmd": "other"})
    assert orphan.adds_to({"a.lmd": "old"})
    assert not orphan.adds_to({"a.lmd": "new"})


def test_a_new_journal_never_takes_the_place_of_another(tmp_path: Path):
    JournalWriter(tmp_path / "a.journal", Header("", {}, TIME)).close()

    with pytest.raises(FileExistsError):
        JournalWriter(tmp_path / "a.journal", Header("", {}, TIME))


def test_what_was_taken_over_is_known_by_the_journal_that_goes_on(journals: Journals):
    first = journals.begin(None, {})
    first.append([Whole("m", "one", "\n")], TIME)
    first.close()
    second = journals.begin(None, {}, (first.path.name,))
    second.append([Whole("m", "one two", "\n")], TIME)
    second.close()

    assert taken_over(journals.orphans()) == {first.path.name}


def test_a_journal_without_a_word_is_cleared_away(journals: Journals):
    writer = journals.begin(None, {})
    writer.close()

    assert journals.orphans() == []
    assert not writer.path.exists()


def test_a_journal_of_a_newer_program_is_left_alone(journals: Journals):
    writer = journals.begin(None, {})
    writer.append([Whole("m", "one", "\n")], TIME)
    writer.close()
    line = writer.path.read_bytes().split(b"\n")[0][9:].replace(b'journal":1', b'journal":9')
    import zlib

    writer.path.write_bytes(b"%08x %b\n" % (zlib.crc32(line), line))

    assert journals.orphans() == []
    assert writer.path.exists()


@pytest.mark.skipif(os.name != "posix", reason="a process is killed as POSIX does")
def test_a_killed_process_leaves_an_orphan_with_its_last_acknowledged_word(journals: Journals):
    code = (
        "import sys, time; from pathlib import Path\n"
        "from whydesk.engine.keeping.journals import Journals\n"
        "from whydesk.engine.keeping.journal import Whole\n"
        "w = Journals(Path(sys.argv[1])).begin(None, {})\n"
        "w.append([Whole('m', 'kept', '\\n')], 'now')\n"
        "print('ready', flush=True); sys.stdin.read()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(journals.folder)],
        stdout=subprocess.PIPE,
        stdin=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with process:
        assert process.stdout.readline() == b"ready\n"
        alive = journals.orphans()
        process.kill()

    assert alive == []
    assert [orphan.kept.texts for orphan in journals.orphans()] == [{"m": "kept"}]
