"""The cases of tests/fixtures/lmd: what LMD's contract says of a text, derived from it by hand."""

import pytest

from tests.engine.lmd.reading import Case, cases, dump, dump_problems, fix_all, shards_of

CONSTRUCTS = (
    "nodes",
    "properties",
    "links",
    "roles",
    "groups",
    "thoughts",
    "verbatim",
    "lines",
    "labels",
    "unicode",
    "visibility",
)


def params(*names: str) -> list[object]:
    return [pytest.param(case, id=title) for title, case in cases(*names)]


@pytest.mark.parametrize("case", params(*CONSTRUCTS))
def test_what_is_read(case: Case) -> None:
    assert dump(case.text) == case.expected


@pytest.mark.parametrize("case", params("problems_text", "problems_graph"))
def test_what_is_found(case: Case) -> None:
    assert dump_problems(case) == case.expected


@pytest.mark.parametrize("case", params("fixes"))
def test_what_a_fix_leaves(case: Case) -> None:
    assert fix_all(case) == case.expected


def test_there_are_enough_cases() -> None:
    everything = list(cases(*CONSTRUCTS, "problems_text", "problems_graph", "fixes"))
    titles = [title for title, _ in everything]
    assert len(set(titles)) == len(titles) >= 150
    assert all(shards_of(case.text) for _, case in everything)
