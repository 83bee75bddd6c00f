"""Made the frozen packs of this folder: ``python tests/golden/make.py FOLDER``."""

import os
import sqlite3
import sys
from pathlib import Path

from whydesk.engine import Workspace

SOURCE = """# Frozen in time

## Keep old files readable
[[Keep old files readable]]
>>id: lp_01J00000000000000000000001
>>type: decision
>>what: A file that opened once opens for ever. — 언제나

[[Keep old files readable]] →(derived-from) [[People keep files for decades]]

## People keep files for decades
[[People keep files for decades]]
>>id: lp_01J00000000000000000000002
>>type: proof

@@todo on="Keep old files readable" by=author at=2026-01-01 status=open id=frozen.t1
Add a pack for every version of the format.
@@
"""
OLDER = (
    "DROP TABLE thinks",
    "DROP TABLE IF EXISTS entities_fts",
    "DROP TABLE schema_types",
    "DROP INDEX idx_entities_stable",
    "ALTER TABLE entities DROP COLUMN stable_id",
    "DELETE FROM manifest WHERE key IN ('thinks_count', 'head_sha')",
)


def main(folder: Path) -> None:
    """Write the pack of each version into the folder."""
    os.environ["SOURCE_DATE_EPOCH"] = "1767225600"
    for version in (1, 2, 3):
        path = folder / f"version-{version}.laplaspack"
        Workspace.new(SOURCE).build(path)
        if version < 3:
            _age(path, version)


def _age(path: Path, version: int) -> None:
    with sqlite3.connect(path) as connection:
        for statement in OLDER:
            connection.execute(statement)
        if version == 1:
            connection.execute("DROP TABLE commits")
        connection.execute("UPDATE manifest SET value = ? WHERE key = 'format_version'", (version,))
    connection.execute("VACUUM")
    connection.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
