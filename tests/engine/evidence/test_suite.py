"""The evidence suite over our own copy of the ledger reaches every figure that is expected."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT
from whydesk import __version__
from whydesk.engine import EngineError, ErrorCode, Workspace
from whydesk.engine.evidence.claims.extractors import extract
from whydesk.engine.evidence.echoes import LIMIT, looks_like_echo, overlap, suggestions
from whydesk.engine.evidence.ledger import ExtractionCase, read_ledger
from whydesk.engine.evidence.metrics import match_groups, score_extraction
from whydesk.engine.evidence.runs import Run, as_json, load_run, run_names, save_run
from whydesk.engine.evidence.suite import VERSION as SUITE_VERSION

LEDGER = ROOT / "packs" / "event-store-ledger.json"
PACK = ROOT / "packs" / "event-store.laplaspack"


@pytest.fixture(scope="module")
def expected() -> dict[str, Any]:
    return json.loads(LEDGER.read_text(encoding="utf-8"))["expected"]


@pytest.fixture(scope="module")
def run() -> Run:
    return Workspace.open(PACK).evaluate(LEDGER)


@pytest.mark.parametrize(
    "name",
    [
        "graph",
        "group_exact_match",
        "connectivity_rejection_recall",
        "lineage",
        "error_localisation",
        "divergence",
    ],
)
def test_these_dimensions_are_as_expected(run: Run, expected: dict[str, Any], name: str) -> None:
    assert run.dimensions[name] == expected[name]


def test_extraction_covers_and_qualifies(run: Run, expected: dict[str, Any]) -> None:
    found, wanted = run.dimensions["extraction"], expected["extraction"]
    assert all(found["coverage"][name] >= least for name, least in wanted["coverage"].items())
    for name in ("missed_qualifiers", "abstains_on_unresolvable_reference"):
        assert found[name] == wanted[name]


def test_echo_recall_falls_as_the_threshold_rises(run: Run, expected: dict[str, Any]) -> None:
    found = run.dimensions["echo_recall"]
    assert {name: found[name] for name in expected["echo_recall"]} == expected["echo_recall"]
    assert found["0.3"] >= found["0.55"] >= found["0.8"]


def test_impact_is_exactly_as_listed(run: Run, expected: dict[str, Any]) -> None:
    for span, wanted in expected["impact"].items():
        found = run.dimensions["impact"][span]
        assert {name: found[name] for name in wanted} == wanted
        assert (found["precision"], found["recall"]) == (1.0, 1.0)


def test_groups_cite_right_and_the_other_ways_do_not(run: Run) -> None:
    support = run.dimensions["support"]
    assert support["groups"] == {"precision": 1.0, "coverage": 1.0}
    assert support["direct"]["precision"] < 1.0 > support["pointer"]["coverage"]


def test_the_source_text_gives_what_the_pack_gives(run: Run) -> None:
    again = Workspace.open(PACK.with_suffix(".lmd")).evaluate(LEDGER)
    assert json.dumps(again.dimensions) == json.dumps(run.dimensions)


def test_a_run_is_kept_and_shown_again(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "runs"
    assert run_names(folder) == []
    path = save_run(folder, "first", run)
    assert as_json(load_run(folder, "first")) == as_json(run)
    assert run_names(folder) == ["first"]
    before = path.read_bytes()
    save_run(folder, "first", run, replace=True)
    assert path.read_bytes() == before


def test_a_manifest_names_version_and_ledger(run: Run) -> None:
    assert run.manifest.ledger_sha256 == read_ledger(LEDGER).sha256
    assert (run.manifest.version, run.manifest.suite) == (__version__, SUITE_VERSION)
    assert run.manifest.extractors == ("c0/1", "c1/1", "c2/1")


def test_a_kept_run_is_not_overwritten_nor_kept_elsewhere(run: Run, tmp_path: Path) -> None:
    save_run(tmp_path, "first", run)
    for name, code in (("first", ErrorCode.WOULD_OVERWRITE), ("../first", ErrorCode.USAGE)):
        with pytest.raises(EngineError) as caught:
            save_run(tmp_path, name, run)
        assert caught.value.code is code


def test_what_is_no_run_or_no_ledger_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text('{"manifest": 1}')
    with pytest.raises(EngineError, match="no run of the suite"):
        load_run(tmp_path, "odd")
    with pytest.raises(EngineError, match="No run is kept"):
        load_run(tmp_path, "other")
    with pytest.raises(EngineError, match="no evidence ledger"):
        read_ledger(tmp_path / "odd.json")


def test_a_ledger_of_other_nodes_is_refused() -> None:
    with pytest.raises(EngineError, match="No node carries the ledger-id"):
        Workspace.new("[[a]]\n").evaluate(LEDGER)


def test_one_group_that_is_exactly_right_is_a_match() -> None:
    true = {"c": [frozenset("ab")], "d": []}
    said = {"c": [frozenset("x"), frozenset("ab")], "d": [frozenset("x")]}
    assert match_groups(said, true) == (0.5, 0.5)


def test_what_is_said_and_was_not_asked_for_is_counted() -> None:
    text, expected = "One thing. Another thing.", ("One thing.",)
    case = ExtractionCase(text, expected, False, False, False, False)
    found = score_extraction([case], lambda text: extract(text, "c0").claims)
    assert (found.coverage, found.invented) == (1.0, 1)


def test_cells_are_counted(tmp_path: Path) -> None:
    known = json.loads(LEDGER.read_text(encoding="utf-8"))
    known["divergence_cases"] += known["divergence_cases"][:1]
    (tmp_path / "more.json").write_text(json.dumps(known), encoding="utf-8")
    cells = Workspace.open(PACK).evaluate(tmp_path / "more.json").dimensions["divergence"]
    assert cells["correct_answer_correct_evidence"] == 2
    assert sum(cells.values()) == 5


def test_a_pair_that_is_told_apart_by_a_link_is_not_suggested() -> None:
    quote = ">>quote: Our event store runs on one big server\n"
    for role in ("supersedes", "contradicts", "echo-of"):
        text = f"[[a]]\n{quote}[[b]]\n{quote}[[b]] →({role}) [[a]]\n"
        assert suggestions(Workspace.new(text).graph) == []


def test_overlap_is_of_word_sets() -> None:
    assert overlap("One two, three.", "three TWO four") == 0.5
    assert overlap("", "") == 0.0
    assert looks_like_echo("One two three four five.", "one two three four six", 0.6)


def test_suggestions_leave_out_what_is_recorded() -> None:
    quote = ">>quote: Our event store runs on one big server\n"
    text = f"[[a]]\n{quote}[[b]]\n{quote}[[c]]\n{quote}>>echo-of: [[a]]\n"
    found = suggestions(Workspace.new(text).graph)
    assert [(one.label, one.original, one.overlap) for one in found] == [
        ("b", "a", 1.0),
        ("c", "b", 1.0),
    ]


def test_the_limit_is_stated_where_an_echo_is_offered() -> None:
    quote = ">>quote: Our event store runs on one big server\n"
    problems = Workspace.new(f"[[a]]\n{quote}[[b]]\n{quote}").problems()
    (offer,) = [problem for problem in problems if problem.code == "looks-like-echo"]
    assert "near-copies only" in LIMIT
    assert offer.message.endswith(LIMIT)
