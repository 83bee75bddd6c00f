"""The commands about evidence, as the table of commands has them."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

MAIN = "PostgreSQL was chosen because write contention was hurting the importer"
NARROW = "The 19 June benchmark measured 40x the concurrent writes"
LEGS = """\
[[s]]
>>artifact: report
[[w]]
>>artifact: report
>>withdrawn: 2026-07-02, wrong
[[e]]
>>echo-of: [[s]]
[[claim]]
>>type: claim
>>group-1: [[s]] & [[w]]
>>group-2: [[e]]
>>group-3: [[s]] & [[open]] & [[Lost]]
[[open]] →(supports) [[claim]]
[[s]] →(refutes) [[other]]
[[other]]
[[loose]] →(supports) [[other]]
[[loose]]
[[open]]
"""


@pytest.fixture
def store(packs_dir: Path) -> Path:
    return packs_dir / "event-store.laplaspack"


@pytest.fixture
def legs(tmp_path: Path) -> Path:
    path = tmp_path / "legs.lmd"
    path.write_text(LEGS, encoding="utf-8")
    return path


def test_evidence_has_the_listed_shape(run: Run, legs: Path) -> None:
    answer = run("evidence", legs, "claim", "--json").json
    assert list(answer) == [
        "claim", "echoes", "groups", "keystones", "not_minimal", "refuted_by", "status",
        "unassessed",
    ]  # fmt: skip
    assert (answer["claim"], answer["status"]) == ("claim", "supported")
    assert (answer["keystones"], answer["not_minimal"]) == (["s"], ["1", "3"])
    assert answer["echoes"] == [{"label": "e", "restates": ["s"]}]
    assert answer["unassessed"] == []


def test_each_leg_says_its_state_and_why(run: Run, legs: Path) -> None:
    groups = run("evidence", legs, "claim", "--json").json["groups"]
    assert [(group["name"], group["state"]) for group in groups] == [
        ("1", "fails"), ("2", "holds"), ("3", "fails"),
    ]  # fmt: skip
    legs_told = [(leg["label"], leg["state"], leg["reason"]) for g in groups for leg in g["legs"]]
    assert legs_told == [
        ("s", "holds", "a source that can be inspected"),
        ("w", "fails", "withdrawn 2026-07-02, wrong"),
        ("s", "holds", "a source that can be inspected; written as its echo “e”"),
        ("s", "holds", "a source that can be inspected"),
        ("open", "open", "granted: it has neither groups nor a source"),
        ("Lost", "fails", "no node has this name"),
    ]


def test_refutations_and_loose_support_are_told_apart(run: Run, legs: Path) -> None:
    answer = run("evidence", legs, "other", "--json").json
    assert (answer["status"], answer["unassessed"]) == ("unassessed", ["loose"])
    assert answer["refuted_by"] == ["s"]
    assert run("evidence", legs, "s", "--json").json["status"] is None


def test_evidence_for_people_counts_one_leg_and_says_a_loop_once(run: Run, tmp_path: Path) -> None:
    source = tmp_path / "loop.lmd"
    source.write_text("[[e]]\n>>echo-of: [[f]]\n[[f]]\n>>echo-of: [[e]]\n[[a]]\n>>group-1: [[e]]\n")
    assert run("evidence", source, "a").out == (
        "«a» — unsupported\n"
        "  group 1 (one leg, fails)\n"
        "     e  [fails]  an echo that never reaches what it restates\n"
        "  echo: e restates nothing\n"
    )


def test_labels_of_any_script_and_markup_are_shown_as_they_are(run: Run, tmp_path: Path) -> None:
    source = tmp_path / "한글.lmd"
    source.write_text(
        "[[<b>굵게</b>]]\n>>artifact: 보고서\n[[매출이 줄었다]]\n>>group-1: [[<b>굵게</b>]]\n",
        encoding="utf-8",
    )
    assert "<b>굵게</b>  [holds]" in run("evidence", source, "매출이 줄었다").out
    assert run("impact", source, "<B>굵게</B>", "--json").json["withdrawn"] == ["<b>굵게</b>"]


def test_evidence_for_people_says_what_is_no_support(run: Run, store: Path) -> None:
    answer = run("evidence", store, MAIN)
    assert answer.out.startswith(f"«{MAIN}» — supported\n  either\n  group 1 (all 3 needed, holds")
    assert "candidate, no support: August runbook (by same-topic-as)" in answer.out
    assert "keystone; shared by groups 1, 2" in answer.out


def test_impact_is_as_the_ledger_says(run: Run, store: Path) -> None:
    assert run("impact", store, "Benchmark of 19 June", "--json").json == {
        "withdrawn": ["Benchmark of 19 June"],
        "requires_reevaluation": [
            {"label": NARROW, "before": "supported", "after": "unsupported"}
        ],
        "still_standing": [{"label": MAIN, "saved_by": "2"}],
    }  # fmt: skip


def test_impact_of_several_and_of_nothing(run: Run, store: Path) -> None:
    both = run("impact", store, "Benchmark of 19 June", "Independent rerun of 2 July")
    assert f"falls: {MAIN} (supported → partial)" in both.out
    assert f"by Benchmark of 19 June (group 1) → {MAIN}" in both.out
    assert "nothing changes" in run("impact", store, "Invoice 183").out
    assert run("impact", store).code == 2


def test_impact_says_what_is_withdrawn_already_and_what_stays_as_it_was(
    run: Run, legs: Path
) -> None:
    assert run("impact", legs, "w").out == (
        "without «w»:\n  withdrawn already: w\n  stands: claim (supported), saved by group 2\n"
    )
    fell = run("impact", legs, "s").out
    assert "falls: claim (supported → unsupported)" in fell
    assert "as before: other" not in fell


def test_review_lists_who_lost_what_since_when(run: Run, tmp_path: Path) -> None:
    source = tmp_path / "a.lmd"
    source.write_text("[[s]]\n>>artifact: x\n>>withdrawn: 2026-07-02\n[[a]]\n>>group-1: [[s]]\n")
    assert run("review", source, "--json").json == {
        "claims": [{"label": "a", "lost": ["s"], "since": "2026-07-02"}]
    }
    assert run("review", source).out == (
        "«a»: supported → unsupported since 2026-07-02\n  lost: s\n"
    )


def test_review_of_a_pack_where_nothing_was_withdrawn(run: Run, store: Path) -> None:
    answer = run("review", store)
    assert (answer.code, answer.out, answer.err) == (0, "", "No claim needs another look.\n")


def test_lineage_has_the_listed_shape(run: Run, store: Path) -> None:
    answer = run("lineage", store, "SQLite lost 14% of writes", "--json").json
    assert answer["trail"][0] == {
        "node": "SQLite lost 14% of writes",
        "relation": "derived-from",
        "target": "Reader output with the 14% figure",
        "depth": 1,
    }
    assert (answer["complete"], answer["open"]) == (True, [])
    assert answer["verdict"] == "not fully supported"
    assert answer["error_entered_at"] == ["Community summary of the move"]
    assert answer["passed_on_by"] == [
        "Context for the why-question",
        "Reader output with the 14% figure",
    ]


def test_lineage_for_people_is_a_tree(run: Run, store: Path) -> None:
    lines = run("lineage", store, "SQLite lost 14% of writes").out.split("\n")
    assert lines[3:8] == [
        "      (derived-from) Community summary of the move",
        "        (derived-from) Extracted relation: PostgreSQL replaced SQLite",
        "          (derived-from) Rationale of the move",
        "          (derived-from) Benchmark of 19 June",
        "        (derived-from) Load test of 12 June",
    ]


def test_a_long_lineage_is_not_indented_out_of_sight(run: Run, tmp_path: Path) -> None:
    source = tmp_path / "long.lmd"
    source.write_text("".join(f"[[n{i}]]\n>>derived-from: [[n{i + 1}]]\n" for i in range(3_000)))
    answer = run("lineage", source, "n0").out
    assert answer.count("\n") == 3_002
    assert len(answer) < 250_000


def test_lineage_for_people_keeps_routing_apart(run: Run, store: Path) -> None:
    answer = run("lineage", store, "The Redis cache made the importer fail").out
    assert "open end: Derived relation: Redis caused the failures" in answer
    assert "routing (no support): fail." in answer


def test_claims_have_the_listed_shape(run: Run, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("🙂 Sales fell because the road was shut. It never opened.", encoding="utf-8")
    answer = run("claims", text, "--json").json
    assert (answer["extractor"], answer["version"]) == ("c2", "1")
    assert answer["claims"][1] == {
        "text": "the road was shut.", "start": 21, "end": 39, "negated": False,
        "conditional": False, "attributed": False, "abstained": False, "reason": "",
        "qualifiers": ["because"],
    }  # fmt: skip
    assert len(run("claims", text, "--extractor", "c0", "--json").json["claims"]) == 2
    assert "[because]" in run("claims", text).out


def test_claims_of_what_is_no_text(run: Run, tmp_path: Path) -> None:
    odd = tmp_path / "odd.txt"
    odd.write_bytes(b"\xff\xfe")
    assert run("claims", odd).code == 3
    odd.write_bytes(b"")
    assert run("claims", odd).err == "The text holds no sentence.\n"


def test_claims_of_a_pack_are_refused_with_the_way_out(run: Run, store: Path) -> None:
    answer = run("claims", store)
    assert (answer.code, answer.out) == (2, "")
    assert "whydesk source" in answer.err


@pytest.mark.parametrize(
    "options",
    [
        ("--show", "a", "--save", "b"),
        ("--list", "--show", "a"),
        ("--list", "--pack", "x.lmd"),
        ("--force",),
    ],
)
def test_options_of_evaluate_that_do_not_go_together(run: Run, options: tuple[str, ...]) -> None:
    answer = run("evaluate", *options)
    assert (answer.code, answer.out) == (2, "")


def test_evaluate_answers_with_the_names_of_the_ledger(run: Run, packs_dir: Path) -> None:
    ledger = json.loads((packs_dir / "event-store-ledger.json").read_text(encoding="utf-8"))
    answer = run("evaluate", "--json")
    assert set(ledger["expected"]) <= set(answer.json)
    assert answer.out == run("evaluate", "--json").out
    assert run("evaluate").out == run("evaluate").out


def test_a_run_is_saved_under_a_name_and_shown(run: Run) -> None:
    assert run("evaluate", "--list").err == "No run was kept yet.\n"
    saved = run("evaluate", "--save", "before")
    assert run("evaluate", "--show", "before").out == saved.out
    shown = run("evaluate", "--show", "before", "--json").json
    assert set(shown) == {"manifest", "dimensions"}
    assert run("evaluate", "--list").out == "before\n"
    assert run("evaluate", "--save", "before").code == 4
    assert run("evaluate", "--save", "before", "--force").code == 0


def test_an_unknown_label_names_the_nearest(run: Run, store: Path) -> None:
    for command in ("evidence", "impact", "lineage"):
        answer = run(command, store, "PostgreSQL was chosn")
        assert (answer.code, answer.out) == (1, "")
        assert "«PostgreSQL was chosen»" in answer.err
