"""The heaviest packs that are shown unasked stay below the limit, tables that lie included."""

import sys
from pathlib import Path

import pytest

from tests.strangers.heavy import MOST_MEGABYTES, TEXTS, heaviest, most_shown, write

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


@pytest.mark.parametrize("name", ["lines of prose", "one line with an emoji"])
def test_a_window_that_shows_and_checks_the_heaviest_stays_below(tmp_path: Path, name: str) -> None:
    path = tmp_path / "p.laplaspack"
    write(path, heaviest(TEXTS[name]))
    megabytes, verdict = most_shown(path)
    assert verdict == "sealed-unknown"
    assert megabytes < MOST_MEGABYTES


def test_so_it_does_where_the_tables_say_more_than_the_source(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    write(path, heaviest(TEXTS["nodes behind a blank"]), *LIES)
    megabytes, verdict = most_shown(path)
    assert verdict == "sealed-unknown"  # whoever sealed it sealed the lies
    assert megabytes < MOST_MEGABYTES
