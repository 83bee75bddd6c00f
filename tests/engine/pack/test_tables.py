"""What the tables say: held against the source, kept where only they say it, shown without it."""

import json
from pathlib import Path

import pytest

from tests.engine.pack.packs import TEXT, cells, change, graph_in, graph_of, save
from whydesk.engine import EngineError, ErrorCode
from whydesk.engine.pack.build import rows
from whydesk.engine.pack.container import only_in_tables, read_pack
from whydesk.engine.pack.drift import Drift, DriftKind, drift
from whydesk.engine.pack.only_in_tables import Extras
from whydesk.engine.pack.reading import reading
from whydesk.engine.pack.views import as_source, extras_source, table_view
from whydesk.engine.seal.expected import expected_rows


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "p.laplaspack"
    save(path, TEXT)
    return path


def drifted(path: Path) -> list[Drift]:
    found = read_pack(path)
    with reading(path) as opened:
        return drift(opened, expected_rows(found), found.manifest["writer_version"])


@pytest.mark.parametrize(
    ("statement", "kind", "place", "signed"),
    [
        ("UPDATE entities SET refs = 9 WHERE id = 'a'", DriftKind.CELL, "entities.refs", False),
        ("UPDATE entities SET refs = '1x' WHERE id = 'a'", DriftKind.CELL, "entities.refs", False),
        ("UPDATE entities SET sigil = '' WHERE id = 'a'", DriftKind.TYPE, "entities.sigil", False),
        ("UPDATE thinks SET status = ''", DriftKind.TYPE, "thinks.status", True),
        ("UPDATE thinks SET body = 'y'", DriftKind.CELL, "thinks.body", True),
        ("UPDATE schema_types SET color = 'red'", DriftKind.CELL, "schema_types.color", False),
        ("DELETE FROM edges", DriftKind.MISSING, "edges.", True),
        ("INSERT INTO edges VALUES ('B', 'A', 'x', 'subject', '', '')",
         DriftKind.EXTRA, "edges.", True),
        ("UPDATE entities SET label = CAST(x'ff' AS TEXT) WHERE id = 'b'",
         DriftKind.UNREADABLE, "entities.", True),
    ],
)  # fmt: skip
def test_every_difference_from_the_source_is_found(
    pack: Path, statement: str, kind: DriftKind, place: str, signed: bool
) -> None:
    assert drifted(pack) == []
    change(pack, statement)
    found = [d for d in drifted(pack) if d.kind is kind]
    assert [(f"{d.table}.{d.column}", d.signed) for d in found] == [(place, signed)]
    assert found[0].sentence().endswith(".")


@pytest.mark.parametrize("value", ["50 % of %s", 'a "b" \\ c', "tab\tand 줄", "{0} %(x)d"])
def test_the_properties_are_json_as_python_writes_it(value: str) -> None:
    found = rows(graph_of({"a": f"[[A]]\n>>what: {value}\n>>a-b: {value}\n"})).entities[0][6]
    assert found == json.dumps({"what": value, "a-b": value}, ensure_ascii=False)


def test_a_rebuild_writes_what_the_source_gives_and_adds_no_commit(pack: Path) -> None:
    change(pack, "UPDATE entities SET refs = 9", "DELETE FROM thinks", "DROP TABLE schema_types")
    saved = save(pack, TEXT, rebuild=True)
    assert (saved.changed, saved.commit) == (True, "")
    assert drifted(pack) == []
    assert cells(pack, "SELECT count(*) FROM commits") == [(1,)]


def test_a_merged_pack_lists_what_only_its_tables_hold(reference_dir: Path) -> None:
    merged = read_pack(reference_dir / "merged-materialized.laplaspack")
    extras = only_in_tables(merged, graph_in(merged))
    assert [row.text("label") for row in extras.nodes] == ["Deploy policy · per team-a.laplaspack"]
    assert [row.text("role") for row in extras.links] == ["contradicts"]
    assert len(extras.sentences()) == 2


def test_a_save_keeps_what_only_the_tables_hold(reference_dir: Path, tmp_path: Path) -> None:
    merged = read_pack(reference_dir / "merged-materialized.laplaspack")
    extras = only_in_tables(merged, graph_in(merged))
    texts = merged.texts | {"new.lmd": "[[New]]"}
    kept, dropped = tmp_path / "kept.laplaspack", tmp_path / "dropped.laplaspack"
    save(kept, texts, previous=merged.path, extras=extras)
    save(dropped, texts, previous=merged.path)
    contradictions = "SELECT dst FROM edges WHERE role = 'contradicts'"
    assert cells(kept, contradictions) == [("Deployment policy",)]
    assert cells(dropped, contradictions) == []
    again = read_pack(kept)
    assert only_in_tables(again, graph_in(again)).nodes[0].text("type") == "decision"


def test_what_only_the_tables_hold_can_become_a_shard_of_its_own(pack: Path) -> None:
    change(
        pack,
        "INSERT INTO entities (id, label, type, fields_json) VALUES ('c', 'C', 'claim', '{}')",
        "INSERT INTO edges VALUES ('C', 'A', 'supports', 'knowing', NULL, NULL)",
        "INSERT INTO thinks (host, type, body, deleted) VALUES ('c', 'note', 'aside', 0)",
        'UPDATE entities SET fields_json = \'{"mood": "calm", "_conflicts":'
        ' {"type": [{"value": "claim", "from": "b", "time": ""}]}}\' WHERE id = \'a\'',
    )
    found = read_pack(pack)
    text = extras_source(only_in_tables(found, graph_in(found)), "Only in the tables")
    graph = graph_of({**found.texts, "z.lmd": text})
    assert graph.causes("a") == [("supports", "c")]
    assert graph.node("a").properties == {"type": "decision", "mood": "calm"}
    assert [think.body for think in graph.thinks_of("c")] == ["aside"]
    assert "claim" in text


def test_conflict_records_that_only_the_tables_hold_stay(pack: Path) -> None:
    record = '{"type": [{"value": "claim", "from": "b", "time": "t"}]}'
    change(pack, f"UPDATE entities SET fields_json = '{{\"_conflicts\": {record}}}' WHERE id = 'a'")
    found = read_pack(pack)
    save(pack, TEXT + "more\n", extras=only_in_tables(found, graph_in(found)))
    (fields,) = cells(pack, "SELECT fields_json FROM entities WHERE id = 'a'")
    assert fields[0] == f'{{"type": "decision", "_conflicts": {record}}}'


def test_a_pack_whose_tables_say_no_more_has_no_extras(pack: Path) -> None:
    found = read_pack(pack)
    assert only_in_tables(found, graph_in(found)) == Extras()


def test_a_pack_without_source_is_shown_from_its_tables(pack: Path) -> None:
    change(pack, "DROP TABLE lmd_source")
    fault = read_pack(pack).source_fault
    assert fault is not None
    assert fault.code is ErrorCode.NO_SOURCE
    view = table_view(pack)
    assert rows(view).edges == [("A", "B", "supports", "knowing")]
    graph = graph_of({"t.lmd": as_source(view)})
    assert list(graph.edges()) == list(view.edges())
    assert [think.think_id for think in graph.thinks()] == ["n"]


def test_rows_that_cannot_be_shown_are_named_and_the_others_shown(pack: Path) -> None:
    change(
        pack,
        "UPDATE entities SET label = CAST(x'ff' AS TEXT) WHERE id = 'b'",
        "INSERT INTO entities (id, label) VALUES ('x', 'two' || char(10) || 'lines')",
        "INSERT INTO entities (id, label, fields_json) VALUES (7, 7, '[[[')",
    )
    view = table_view(pack)
    assert [node.label for node in view.nodes()] == ["A", "7"]
    assert len(view.flags) == 3


def test_a_pack_with_neither_source_nor_nodes_is_refused(pack: Path) -> None:
    change(pack, "DROP TABLE lmd_source", "DROP TABLE entities")
    with pytest.raises(EngineError) as raised:
        read_pack(pack)
    assert raised.value.code is ErrorCode.NO_SOURCE
