"""Builds every sample pack from its source, always to the same rows.

    python scripts/build_packs.py [FOLDER]

FOLDER (default: packs/) is where the packs go; the sources are those in packs/.
"""

import os
import sys
from pathlib import Path

from whydesk.engine import Workspace

PACKS = Path(__file__).resolve().parent.parent / "packs"
# 2026-10-01, midnight UTC: the day that the samples say they were built.
EPOCH = "1790812800"
OWNER = "Whydesk contributors"


def build_all(folder: Path) -> list[Path]:
    """Build each source of packs/ into the folder; the packs, in order of name."""
    os.environ["SOURCE_DATE_EPOCH"] = EPOCH
    return [_build(source, folder) for source in sorted(PACKS.glob("*.lmd"))]


def _build(source: Path, folder: Path) -> Path:
    out = folder / source.with_suffix(".laplaspack").name
    out.unlink(missing_ok=True)
    Workspace.open(source).build(out, owner=OWNER)
    return out


if __name__ == "__main__":
    for built in build_all(Path(sys.argv[1]) if len(sys.argv) > 1 else PACKS):
        print(built.name)
