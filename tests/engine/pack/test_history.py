"""Commits and their parents, times, and the same rows from the same source."""

import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.pack.packs import TEXT, cells, change, graph_in, heads, save
from whydesk.engine import EngineError, ErrorCode
from whydesk.engine.pack import clock
from whydesk.engine.pack.build import head_sha, title_of
from whydesk.engine.pack.container import read_pack, shard_times
from whydesk.engine.pack.drift import drift
from whydesk.engine.pack.reading import reading
from whydesk.engine.seal.expected import expected_rows

TABLES = ("manifest", "lmd_source", "commits", "entities", "edges", "thinks", "schema_types")


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def test_each_save_of_a_changed_text_adds_one_commit_with_its_parent(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    save(path, "one")
    save(path, "two")
    save(path, "two")
    assert heads(path) == [(sha("one"), ()), (sha("two"), (sha("one"),))]


def test_a_text_that_comes_back_has_a_commit_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    for text in ("one", "two", "one", "three"):
        save(path, text)
    again = sha("one") + "-2"
    assert heads(path)[2:] == [(again, (sha("two"),)), (sha("three"), (again,))]


def test_a_save_onto_merged_histories_goes_on_from_all_of_their_ends(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    save(path, "one")
    change(
        path,
        "DELETE FROM commits",
        "INSERT INTO commits VALUES ('x', '', '', '[]'), ('y', '', '', '[]')",
        "INSERT INTO commits VALUES ('z', '', '', '[\"y\"]')",
    )
    save(path, "two")
    assert heads(path)[-1] == (sha("two"), ("x", "z"))


def test_a_row_with_a_stamp_of_no_known_commit_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    save(path, TEXT)
    change(path, "UPDATE edges SET commit_sha = NULL", "UPDATE thinks SET commit_sha = 'gone'")
    save(path, TEXT + "more\n")
    last = [(sha(TEXT + "more\n"),)]
    assert cells(path, "SELECT commit_sha FROM edges") == last
    assert cells(path, "SELECT commit_sha FROM thinks") == last


def test_the_hash_of_several_shards_follows_their_ids() -> None:
    joined = b"a\x1fone\x1eb\x1ftwo\x1e"
    assert head_sha({"b": "two", "a": "one"}) == hashlib.sha256(joined).hexdigest()


def test_a_name_follows_the_heading_unless_it_was_given(tmp_path: Path) -> None:
    path, given_one = tmp_path / "p.laplaspack", tmp_path / "q.laplaspack"
    save(path, "```\n# no\n```\n# First\n")
    save(path, "# Second\n")
    assert read_pack(path).manifest["name"] == "Second"
    save(given_one, "# First\n")
    change(given_one, "UPDATE manifest SET value = 'Mine' WHERE key = 'name'")
    save(given_one, "# Second\n")
    assert read_pack(given_one).manifest["name"] == "Mine"


def test_the_clock_stands_still_where_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1783236232")
    assert clock.now() == "2026-07-05T07:23:52.000000Z"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    with pytest.raises(EngineError) as raised:
        clock.now()
    assert raised.value.code is ErrorCode.USAGE


def test_the_same_source_author_and_time_give_the_same_rows(tmp_path: Path) -> None:
    one, two = tmp_path / "one.laplaspack", tmp_path / "two.laplaspack"
    save(one, TEXT)
    save(two, TEXT)
    for table in TABLES:
        assert cells(one, f"SELECT * FROM {table}") == cells(two, f"SELECT * FROM {table}")


LINES = st.sampled_from(
    [
        *("[[A]]", "[[b]]", "[[B]]", ">>x: y", ">>type: claim", ">>id: lp_1", "[[A]] → [[B]]"),
        *('@@note on="A" id=n', "then> n", "text @[[A]]", "@@", ">>derived-from: [[A]]", "# H"),
    ]
)
SHARDS = st.dictionaries(st.sampled_from("pqr"), st.lists(LINES, max_size=9).map("\n".join))


@given(SHARDS.filter(bool), SHARDS.filter(bool))
def test_what_is_stored_is_what_a_rebuild_from_it_gives(
    tmp_path_factory: pytest.TempPathFactory, first: dict[str, str], second: dict[str, str]
) -> None:
    path = tmp_path_factory.mktemp("rebuilt") / "p.laplaspack"
    save(path, first)
    save(path, second, time="2026-02-02T00:00:00.000000Z")
    pack = read_pack(path)
    assert pack.texts == dict(sorted(second.items()))
    with reading(path) as opened:
        assert drift(opened, expected_rows(pack)) == []
    stray = "SELECT count(*) FROM entities WHERE commit_sha NOT IN (SELECT sha FROM commits)"
    assert cells(path, stray) == [(0,)]


def test_where_shards_differ_rows_are_made_with_the_times_they_will_have(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    texts = {"a": "[[X]]\n>>what: one", "b": "[[X]]\n>>what: two"}
    save(path, texts)
    texts["a"] += " more"
    save(path, texts, time="2026-02-02T00:00:00.000000Z")
    pack = read_pack(path)
    assert shard_times(pack, texts, "now") == {s: found.time for s, found in pack.shards.items()}
    assert graph_in(pack).node("x").properties["what"] == "one more"
    (fields,) = cells(path, "SELECT fields_json FROM entities")
    assert '"what": "one more"' in fields[0]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("length", [0, 1, 4_000, 4_090, 4_096, 20_000])
def test_the_heading_is_found_wherever_it_stands_and_not_in_code(newline: str, length: int) -> None:
    """Bits of some thousand characters are read at a time; nothing may be lost between two."""
    filling = ["word " * 3] * (length // 16) + ["x" * (length % 16)]
    lines = ["```", "# Code", *filling, "# Code too", "```", *filling, "# The title", "# Another"]

    assert title_of({"a.lmd": newline.join(lines)}) == "The title"
