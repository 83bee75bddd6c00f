"""One table of how long things take, each beside its floor, and beside the last run.

    python -m benchmarks [--sizes 1000 10000 100000] [--only SUBJECT ...] [--folder build/bench]

Each subject runs in a process of its own at each size. Figures are milliseconds of the processor,
the least of several runs; ``x floor`` is how many times the floor of the same run that is, and
``last`` what that ratio is of the ratio in the last run on this machine, so that a slow day
does not look like a slow commit. All is kept as JSON, by the clock too.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from benchmarks.figures import ROOT, Figures, child, heard
from benchmarks.record import Record, last_run, made
from benchmarks.table import printed
from benchmarks.texts import PACK, SOURCE, write_folder

SIZES = (1_000, 10_000, 100_000)
SUBJECTS = ("floors", "bare", "engine", "evidence", "packs", "window", "dense", "start")


def main(arguments: list[str] | None = None) -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, metavar="NODES")
    parser.add_argument("--only", nargs="+", choices=SUBJECTS, default=SUBJECTS)
    parser.add_argument("--folder", type=Path, default=Path("build/bench"))
    wanted = parser.parse_args(arguments)
    record = made({nodes: measured(nodes, wanted.only) for nodes in wanted.sizes})
    print(printed(record, last_run(wanted.folder, record)))
    print(f"\nkept in {keep(record, wanted.folder)}")


def measured(nodes: int, subjects: list[str]) -> Figures:
    """The figures of all these subjects at one size."""
    found: Figures = {}
    with tempfile.TemporaryDirectory(prefix="whydesk-bench-") as name:
        folder = Path(name)
        write_folder(folder / SOURCE, nodes)
        # What a window loads in its idle turns is to be compiled, as it is for everybody.
        child(folder, "-m", "compileall", "-q", str(ROOT / "desktop"), str(ROOT / "benchmarks"))
        child(folder, "-m", "whydesk", "build", str(folder / SOURCE), "-o", str(folder / PACK))
        for subject in subjects:
            print(f"{nodes:,} nodes: {subject}", file=sys.stderr, flush=True)
            found |= heard(child(folder, "-m", "benchmarks.subject", subject, str(nodes), name))
    return found


def keep(record: Record, folder: Path) -> Path:
    """Write a run where the next one finds it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{record.date.replace(':', '')}.json"
    path.write_text(record.text(), encoding="utf-8")
    return path


if __name__ == "__main__":
    main()
