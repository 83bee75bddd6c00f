from pathlib import Path

import pytest

from tests.cli.conftest import COFFEE, Run

THOUGHT = {
    "host": "Subscription", "id": "t1", "type": "todo", "title": "Book the session.",
    "body": "Book the session.", "author": "founder", "at": "2026-06-20", "status": "open",
    "due": "2026-07-01",
}  # fmt: skip


def test_info_of_a_pack(run: Run, pack: Path) -> None:
    found = run("info", pack, "--json").json
    assert set(found) == {"manifest", "nodes", "links", "thoughts", "roles"}
    assert (found["nodes"], found["links"], found["thoughts"]) == (3, 2, 1)
    assert found["roles"] == {"derived-from": 2}
    assert found["manifest"]["name"] == "Aurora Coffee"
    assert "not sealed" in run("info", pack).out


def test_info_of_a_source_has_an_empty_manifest(run: Run, coffee: Path) -> None:
    assert run("info", coffee, "--json").json["manifest"] == {}
    assert run("info", coffee).out.startswith("3 nodes, 2 links, 1 thought\n")


@pytest.mark.parametrize("text", [COFFEE, "a\r\nb\r c\u2028\u00a0\x85\n", "\ufeff[[A]]", ""])
def test_source_is_byte_for_byte(
    run: Run, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes], text: str
) -> None:
    path = tmp_path / "x.lmd"
    path.write_bytes(text.encode())
    assert run("source", path).out.encode() == text.encode()
    assert run("build", path, "-o", tmp_path / "x.laplaspack").code == 0
    assert run("source", tmp_path / "x.laplaspack").out.encode() == text.encode()


def test_source_of_several_shards_wants_one_named(run: Run, folder: Path) -> None:
    answer = run("source", folder)
    assert answer.code == 2
    assert "a.lmd, b.lmd" in answer.err
    assert run("source", folder, "--shard", "a.lmd").out.startswith("[[Old]]\n")


def test_show_has_the_listed_shape(run: Run, pack: Path) -> None:
    assert run("show", pack, "single-origin only", "--json").json == {
        "label": "Single-origin only",
        "type": "decision",
        "id": "single-origin_only",
        "stable_id": "lp_1",
        "properties": {
            "id": "lp_1", "type": "decision", "what": "From two farms in Yirgacheffe.",
        },
        "links": [
            {"role": "derived-from", "direction": "out", "label": "Farm income doubles"},
            {"role": "derived-from", "direction": "in", "label": "Subscription"},
        ],
        "thoughts": [],
    }  # fmt: skip
    assert run("show", pack, "Subscription", "--json").json["thoughts"] == [THOUGHT]


def test_show_for_people(run: Run, pack: Path) -> None:
    out = run("show", pack, "Subscription").out
    assert out.startswith("«Subscription»  [offering]\n")
    assert "→ (derived-from)  Single-origin only" in out
    assert "todo: Book the session.  (open, due 2026-07-01, by founder, 2026-06-20)" in out


def test_loops(run: Run, pack: Path) -> None:
    assert run("loops", pack, "--json").json == {"thoughts": [THOUGHT]}
    assert "on «Subscription»" in run("loops", pack).out


def test_conflicts(run: Run, folder: Path) -> None:
    assert run("conflicts", folder, "--json").json == {
        "contradictions": [{"left": "Rival", "right": "New"}],
        "superseded_in_use": [
            {
                "label": "Old",
                "superseded_by": ["New"],
                "used_by": [{"role": "derived-from", "label": "User"}],
            }
        ],
    }
    out = run("conflicts", folder).out
    assert "«Rival» contradicts «New»" in out
    assert "«Old» is superseded by «New», and still in use:\n  (derived-from) User" in out


def test_what_could_steer_a_terminal_is_shown_as_an_escape(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.lmd"
    path.write_text("[[A]]\n>>what: \x1b[31mred\x9b \u202eevil\n", encoding="utf-8")
    out = run("show", path, "A").out
    assert "\\x1b[31mred\\x9b \\u202eevil" in out
    in_json = run("show", path, "A", "--json")
    assert "\x9b" not in in_json.out
    assert in_json.json["properties"]["what"] == "\x1b[31mred\x9b \u202eevil"
