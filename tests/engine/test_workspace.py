"""A workspace from opening to saving, over files, folders and packs."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from whydesk.engine import EngineError, ErrorCode, Workspace

COFFEE = (
    "# Coffee\n\n[[Sub]]\n>>type: offering\n[[Sub]] →(derived-from) [[Origin]]\n"
    "[[Origin]]\n>>type: decision\n@@todo on=Sub at=2026-06-20 id=t1\nBook it.\n@@\n"
)


def _rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        names = "manifest", "lmd_source", "commits", "entities", "edges", "thinks", "schema_types"
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}


def test_a_text_file_is_built_and_its_pack_answers_the_same(tmp_path: Path) -> None:
    source = tmp_path / "coffee.lmd"
    source.write_text(COFFEE, encoding="utf-8", newline="")
    pack = tmp_path / "coffee.laplaspack"
    report = Workspace.open(source).build(pack)
    opened = Workspace.open(pack)
    assert (report.counts.nodes, report.counts.links, report.counts.thoughts) == (2, 1, 1)
    assert opened.text() == COFFEE
    assert [s.label for s in opened.why("Sub").steps] == ["Origin"]
    assert opened.manifest["name"] == "Coffee"


def test_building_twice_at_one_time_gives_equal_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1780000000")
    packs = [tmp_path / "a.laplaspack", tmp_path / "b.laplaspack"]
    for pack in packs:
        Workspace.new(COFFEE).build(pack)
    assert _rows(packs[0]) == _rows(packs[1])


def test_an_error_in_the_text_stops_a_build_and_nothing_is_written(tmp_path: Path) -> None:
    out = tmp_path / "out.laplaspack"
    with pytest.raises(EngineError) as raised:
        Workspace.new("[[A]]\n\n[[A]] →(closes) [[B]]\n").build(out)
    assert (raised.value.code, raised.value.where.line) == (ErrorCode.PROBLEMS, 3)
    assert not out.exists()


def test_a_dangling_reference_may_be_allowed_and_is_told(tmp_path: Path) -> None:
    draft = Workspace.new("[[A]]\n[[A]] →(closes) [[B]]\n")
    report = draft.build(tmp_path / "out.laplaspack", allow_dangling=True)
    assert [p.code for p in report.problems] == ["dangling-ref"]
    assert report.counts.links == 0


def test_a_save_adds_a_commit_with_its_parent_and_one_without_changes_adds_none(
    tmp_path: Path,
) -> None:
    pack = tmp_path / "p.laplaspack"
    Workspace.new(COFFEE).build(pack)
    opened = Workspace.open(pack)
    assert not opened.save().changed
    opened.replace("main.lmd", 1, 0, ["prose"])
    assert opened.save(author="me").changed
    assert opened.pack is not None
    first, second = opened.pack.commits
    assert (second.parents, second.author) == ((first.sha,), "me")
    assert second.sha == opened.manifest["head_sha"][:16]


def test_a_save_never_fails_for_what_the_text_says(tmp_path: Path) -> None:
    pack = tmp_path / "p.laplaspack"
    wrong = "[[A]]\n[[a ]]\n[[A]] →(closes) [[Nobody]]\n@@todo\n"
    Workspace.new(wrong).save(pack)
    assert Workspace.open(pack).text() == wrong


def test_a_folder_is_several_shards_and_a_save_writes_only_what_changed(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    one, two = tmp_path / "one.lmd", tmp_path / "sub" / "two.lmd"
    one.write_bytes(b"[[A]]\r\n[[A]] ->(closes) [[B]]\r\n")
    two.write_bytes(b"[[B]]")
    before = two.stat().st_mtime_ns
    folder = Workspace.open(tmp_path)
    assert list(folder.documents) == ["one.lmd", "sub/two.lmd"]
    assert [s.label for s in folder.why("A").steps] == ["B"]
    folder.replace("one.lmd", 0, 0, ["# Title"])
    folder.save()
    assert one.read_bytes() == b"# Title\r\n[[A]]\r\n[[A]] ->(closes) [[B]]\r\n"
    assert two.stat().st_mtime_ns == before


def test_every_byte_of_a_file_comes_back(tmp_path: Path) -> None:
    data = "\ufeff# T\r\n\u00a0x\u2028y\x0b\rz\n\n[[Ä]]\t\r\nlast".encode()
    path = tmp_path / "odd.lmd"
    path.write_bytes(data)
    opened = Workspace.open(path)
    opened.replace("odd.lmd", 0, 1, ["# U"])
    opened.save()
    assert path.read_bytes() == data.replace(b"# T", b"# U")


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [(b"ok\n\xff\n", ErrorCode.ENCODING, 2), (b"a\r\n\r\nb\x00", ErrorCode.NUL, 3)],
)
def test_a_text_that_cannot_be_kept_is_refused_with_its_line(
    tmp_path: Path, data: bytes, code: ErrorCode, line: int
) -> None:
    path = tmp_path / "bad.lmd"
    path.write_bytes(data)
    with pytest.raises(EngineError) as raised:
        Workspace.open(path)
    assert (raised.value.code, raised.value.where.line) == (code, line)
    assert path.read_bytes() == data


def test_a_folder_without_lmd_says_so(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match=r"holds no \.lmd file"):
        Workspace.open(tmp_path)


def test_a_label_that_is_not_there_names_the_nearest() -> None:
    with pytest.raises(EngineError, match="«Origin»") as raised:
        Workspace.new(COFFEE).why("Orgin")
    assert raised.value.code is ErrorCode.NO_SUCH_LABEL


def test_a_node_is_found_by_its_stable_id() -> None:
    assert Workspace.new("[[A]]\n>>id: lp_1\n").node("lp_1").label == "A"


def test_fixing_goes_on_until_nothing_is_left_that_needs_no_choice() -> None:
    draft = Workspace.new("[[A]]\n[[B]]\n[[C]]\n[[A]] → [[B]] → [[C]]\n@@todo on=A\nopen\n")
    assert draft.fix() >= 2
    assert not [p for p in draft.problems() if p.fixable]
    assert [e.source + e.target for e in draft.graph.edges()] == ["ab", "bc"]


def test_many_fixes_on_one_line_are_carried_out_together() -> None:
    draft = Workspace.new("[[A]]\n>>what: " + "x\u200b" * 300 + "\n")
    assert draft.fix(["odd-character"]) == 300
    assert draft.text() == "[[A]]\n>>what: " + "x" * 300 + "\n"


def test_search_follows_the_edits() -> None:
    draft = Workspace.new(COFFEE)
    assert draft.find("Ethiopia") == []
    draft.replace("main.lmd", 3, 0, [">>what: beans of Ethiopia"])
    assert [hit.label for hit in draft.find("ethiopia")] == ["Sub"]


def test_search_follows_a_save_that_has_another_shard_win(tmp_path: Path) -> None:
    two = Workspace({"a.lmd": "[[A]]\n>>what: noon\n", "b.lmd": "[[A]]\n>>what: tuesday\n"})
    two.save(tmp_path / "two.laplaspack")
    two.replace("a.lmd", 1, 1, [">>what: noon sharp"])
    assert two.find("noon")[0].snippet.startswith("tuesday")
    two.save()
    assert two.find("noon")[0].snippet.startswith("noon sharp")
    assert two.find("tuesday") == Workspace.open(tmp_path / "two.laplaspack").find("tuesday")


def test_a_pack_without_source_is_shown_from_its_tables_for_reading(tmp_path: Path) -> None:
    pack = tmp_path / "p.laplaspack"
    Workspace.new(COFFEE).build(pack)
    with closing(sqlite3.connect(pack)) as connection, connection:
        connection.execute("DELETE FROM lmd_source")
    opened = Workspace.open(pack)
    assert "from its tables, for reading" in opened.read_only
    assert [step.label for step in opened.why("Sub").steps] == ["Origin"]
    assert [think.title for think in opened.loops()] == ["Book it."]
    with pytest.raises(EngineError) as raised:
        opened.save()
    assert raised.value.code is ErrorCode.READ_ONLY
