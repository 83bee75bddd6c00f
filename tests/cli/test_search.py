from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_find_has_the_listed_shape(run: Run, pack: Path) -> None:
    assert run("find", pack, "yirgacheffe", "--json").json == {
        "hits": [
            {
                "label": "Single-origin only",
                "type": "decision",
                "snippet": "From two farms in Yirgacheffe.",
            }
        ]
    }


def test_find_keeps_to_its_limit(run: Run, pack: Path) -> None:
    assert len(run("find", pack, "o", "--json").json["hits"]) == 3
    assert len(run("find", pack, "o", "-k", "2", "--json").json["hits"]) == 2


@pytest.mark.parametrize("query", ['say "hi', "A-1", "NEAR(a b)", "*", "'", "[[X]]", "정기", ""])
def test_no_query_trips(run: Run, pack: Path, query: str) -> None:
    answer = run("find", pack, "--", query)
    assert answer.code == 0
    assert answer.out == ""
    assert answer.err.startswith("Nothing found")


def test_match_has_the_listed_shape(run: Run, pack: Path) -> None:
    pattern = ("--role", "derived-from", "--target-type", "proof")
    assert run("match", pack, *pattern, "--json").json == {
        "nodes": [{"label": "Single-origin only", "type": "decision"}]
    }
    assert run("match", pack, *pattern, "--type", "offering", "--json").json == {"nodes": []}


def test_match_by_flag(run: Run, pack: Path, folder: Path) -> None:
    assert run("match", pack, "--flag", "open").out == "Subscription  [offering]\n"
    assert run("match", folder, "--flag", "superseded").out == "Old\n"


def test_unknown_flag_is_a_usage_error(run: Run, pack: Path) -> None:
    answer = run("match", pack, "--flag", "shiny")
    assert answer.code == 2
    assert "contradicted" in answer.err
