"""Kills the program at random moments and fills its disk: does every word survive?

    python scripts/survive.py                 about 20 seconds
    python scripts/survive.py --kills 1000    a thousand kills, some minutes

Prints a line for each kind of work, and ends with 1 where anything was lost. POSIX only.
"""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "desktop")]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.survival.filling import fill_often  # noqa: E402
from tests.survival.killing import Tally, kill_often  # noqa: E402
from tests.survival.scenes import SCENES  # noqa: E402

_LARGEST = 160_000


def main() -> int:
    """Kill and fill, print what came of it; 1 where something was lost."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--kills", type=int, default=96, help="how often to kill in all")
    parser.add_argument("--sizes", type=int, default=6, help="sizes at which a disk is full")
    parser.add_argument("--seed", type=int, default=1, help="other moments")
    wanted = parser.parse_args()
    each = -(-wanted.kills // len(SCENES))
    tallies = [kill_often(scene, each, wanted.seed) for scene in SCENES]
    _print("killed", tallies)
    full = [fill_often(scene, _spread(wanted.sizes)) for scene in SCENES]
    _print("full disk", full)
    lost = [(t.scene, what) for t in (*tallies, *full) for what in t.lost]
    for scene, what in lost:
        print(f"LOST in {scene}: {what}")
    kills, fills = sum(t.kills for t in tallies), sum(t.kills for t in full)
    print(f"{kills:,} kills, {fills:,} full disks, {len(lost):,} losses")
    return 1 if lost else 0


def _spread(count: int) -> range:
    """Sizes from nothing to more than any of the files has."""
    return range(0, _LARGEST, -(-_LARGEST // max(1, count)))


def _print(what: str, tallies: list[Tally]) -> None:
    print(f"{what:<22}{'times':>7}{'old':>7}{'new':>7}{'done':>8}{'lost':>7}")
    for tally in tallies:
        print(
            f"  {tally.scene:<20}{tally.kills:>7,}{tally.old:>7,}{tally.new:>7,}"
            f"{tally.steps:>8,}{len(tally.lost):>7,}"
        )


if __name__ == "__main__":
    sys.exit(main())
