"""The heaviest packs that are shown unasked stay below the limit, tables that lie included."""

import sys
from pathlib import Path

import pytest

from tests.strangers import harmful
from tests.strangers.heavy import TEXTS, heaviest, write
from tests.strangers.showing import MOST_MEGABYTES, shown

NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {count}) "
LIES = (
    f"INSERT OR IGNORE INTO edges {NUMBERS.format(count=40_000)}"
    " SELECT 'a' || i, 'b' || i, 'supports', 'knowing', '', '' FROM n",
    f"INSERT OR IGNORE INTO entities {NUMBERS.format(count=25_000)}"
    " SELECT 'n' || i, 'n' || i, 'x', NULL, 'subject', 0, '{}', '', '', NULL FROM n",
)

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="memory is measured as POSIX has it"
)


@pytest.mark.parametrize(
    "name", ["lines of prose", "one line with an emoji", "references of one property"]
)
def test_a_window_that_shows_and_checks_the_heaviest_stays_below(tmp_path: Path, name: str) -> None:
    path = tmp_path / "p.laplaspack"
    write(path, heaviest(TEXTS[name]))
    found = shown(path)
    assert found.verdict == "sealed-unknown"
    assert found.megabytes < MOST_MEGABYTES


@pytest.mark.parametrize("name", ["nodes behind a blank", "fences"])
def test_so_it_does_where_the_tables_say_more_than_the_source(tmp_path: Path, name: str) -> None:
    path = tmp_path / "p.laplaspack"
    write(path, heaviest(TEXTS[name]), *LIES)
    found = shown(path)
    assert found.verdict == "sealed-unknown"  # whoever sealed it sealed the lies
    assert found.megabytes < MOST_MEGABYTES


OPENED = {
    "9,000 files": "",
    "no source and 30,000 nodes": "shown from its tables",
}


@pytest.mark.parametrize("name", OPENED)
def test_a_window_shows_what_can_be_shown(tmp_path: Path, name: str) -> None:
    path = tmp_path / "p.laplaspack"
    harmful.write(path, name)
    found = shown(path)
    assert found.verdict
    assert OPENED[name] in " ".join(found.notes)
    assert found.megabytes < MOST_MEGABYTES


def test_a_window_that_refuses_28_huge_sources_stays_below(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    harmful.write(path, "28 huge sources")
    found = shown(path)
    assert "Its table lmd_source holds more than can be kept in memory." in found.said[0]
    assert found.megabytes < MOST_MEGABYTES


REFUSED = {
    "a history of 200,000 commits": "100,000 rows",
    "a history of long names": "more than can be kept in memory",
    "no source and 400,000 nodes": "more than can be kept in memory",
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_window_refuses_the_rest_with_the_reason_and_can_be_stopped(
    tmp_path: Path, name: str
) -> None:
    path = tmp_path / "p.laplaspack"
    harmful.write(path, name)
    found, stopped = shown(path), shown(path, stop=True)
    assert found.verdict == ""
    assert REFUSED[name] in " ".join(found.said)
    assert found.megabytes < MOST_MEGABYTES
    assert stopped.stopped
    assert stopped.said == []
