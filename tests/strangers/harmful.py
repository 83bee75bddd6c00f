"""Packs made to take a window's memory or time, each sealed as it stands.

    python -m tests.strangers.harmful

shows each in a window without a screen, whole and stopped, and tells what that took, the seal's
verdict, and what the window said of it; names after it try only these.
"""

import argparse
import sqlite3
import sys
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from tests.strangers.showing import MOST_MEGABYTES, shown

TEXT = "# T\n[[A]]\n>>type: decision\n[[A]] →(supports) [[B]]\n[[B]]\n@@note on=A id=n\nx\n@@\n"
_NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {count}) "
_HUGE = "hex(zeroblob(7500000))"  # 15 MB


def _rows(count: int, table: str, values: str) -> str:
    numbers = _NUMBERS.format(count=count)
    return f"INSERT OR IGNORE INTO {table} {numbers} SELECT {values} FROM n"


def _nodes(count: int, label: str = "'n' || i") -> str:
    return _rows(
        count, "entities", f"'n' || i, {label}, 'x', NULL, 'subject', 0, '{{}}', '', '', NULL"
    )


_NO_INDEXES = [f"DROP INDEX idx_edges_{name}" for name in ("src", "dst", "role")]
_LINKS = "'a' || i, 'b' || i, 'supports', 'knowing', '', ''"
_NO_SOURCE = "DELETE FROM lmd_source"

HARMFUL: dict[str, tuple[str, ...]] = {
    "a history of 99,000 commits": (_rows(99_000, "commits", "'c' || i, '', 'a', '[]'"),),
    "a history of 200,000 commits": (_rows(200_000, "commits", "'c' || i, '', 'a', '[]'"),),
    "a history of long names": (_rows(50_000, "commits", "'c' || i, '', hex(zeroblob(1000)), ''"),),
    "a history of huge names": (_rows(60, "commits", f"'c' || i, '', {_HUGE}, ''"),),
    "9,000 files": (_rows(9_000, "lmd_source", "'s' || i, '[[A' || i || ']]', '', ''"),),
    "9,000 empty files": (_rows(9_000, "lmd_source", "'s' || i, '', '', ''"),),
    "28 huge sources": (_rows(28, "lmd_source", f"'s' || i, {_HUGE}, '', ''"),),
    "60 huge labels": (_nodes(60, f"{_HUGE} || i"),),
    "60 huge bodies": (
        _rows(60, "thinks (host, think_id, type, body)", f"'a', 'n' || i, 'note', {_HUGE}"),
    ),
    "60 huge cells of no known table": ("CREATE TABLE big (a)", _rows(60, "big", _HUGE)),
    "60 huge words in the manifest": (_rows(60, "manifest", f"'k' || i, {_HUGE}"),),
    "two million links": (*_NO_INDEXES, _rows(2_000_000, "edges", _LINKS)),
    "two million unknown rows": ("CREATE TABLE big (a)", _rows(2_000_000, "big", "i")),
    "no source": (_NO_SOURCE,),
    "no source and 30,000 nodes": (_NO_SOURCE, _nodes(30_000)),
    "no source and 400,000 nodes": (_NO_SOURCE, _nodes(400_000)),
    "no source and 60 huge labels": (_NO_SOURCE, _nodes(60, f"{_HUGE} || i")),
    "no source and two million links": (
        _NO_SOURCE,
        *_NO_INDEXES,
        _rows(2_000_000, "edges", _LINKS),
    ),
}  # fmt: skip


def write(path: Path, name: str) -> None:
    """Make the pack of a name, sealed unless it is one that is not read that far."""
    from tests.engine.seal.packs import sign_as_it_stands
    from whydesk.engine.errors import EngineError
    from whydesk.engine.saving import Snapshot
    from whydesk.engine.seal.private import read_key

    Snapshot({"a.lmd": TEXT}).save(path)
    with closing(sqlite3.connect(path)) as connection:
        for statement in HARMFUL[name]:
            connection.execute(statement)
        connection.commit()
    with suppress(EngineError):
        sign_as_it_stands(path, read_key(b"11" * 32, "seed"))


def main() -> int:
    """Try them, and tell what each took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*HARMFUL, []])
    wrong = 0
    for name in parser.parse_args().names or HARMFUL:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "p.laplaspack"
            write(path, name)
            for stop in (False, True):
                found = shown(path, stop=stop)
                wrong += found.megabytes >= MOST_MEGABYTES
                sys.stdout.write(f"{found}  {name}\n")
                sys.stdout.flush()
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
