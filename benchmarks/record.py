"""What is kept of a run: its figures, and the machine, versions, commit and date of it."""

import json
import os
import platform
import sqlite3
import subprocess
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from benchmarks.figures import ROOT, Figure, Figures

_CPU_INFO = Path("/proc/cpuinfo")


@dataclass(frozen=True, slots=True)
class Record:
    """One run: ``figures`` by the number of nodes. Runs of one ``machine`` can be compared."""

    date: str
    commit: str
    machine: str
    versions: Mapping[str, str]
    figures: Mapping[int, Figures]

    def text(self) -> str:
        """The run as JSON."""
        return json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n"

    def ratio(self, nodes: int, name: str, floor: str) -> float | None:
        """How many times its floor a figure is; None where one of the two was not measured."""
        known = self.figures.get(nodes, {})
        if name not in known or floor not in known:
            return None
        return known[name].work / known[floor].work


def made(figures: Mapping[int, Figures]) -> Record:
    """The record of figures that were measured just now."""
    date = datetime.now(UTC).isoformat(timespec="seconds")
    return Record(date, _commit(), _machine(), _versions(), figures)


def last_run(folder: Path, present: Record) -> Record | None:
    """The newest run in a folder that was on the same machine, None where there is none."""
    for path in sorted(folder.glob("*.json"), reverse=True):
        found = _read(path)
        if found.machine == present.machine:
            return found
    return None


def _read(path: Path) -> Record:
    raw = json.loads(path.read_text(encoding="utf-8"))
    figures = {
        int(nodes): {name: Figure(*pair) for name, pair in known.items()}
        for nodes, known in raw["figures"].items()
    }
    return Record(raw["date"], raw["commit"], raw["machine"], raw["versions"], figures)


def _machine() -> str:
    """What tells one machine from another without naming anybody's."""
    model = platform.processor() or platform.machine()
    if _CPU_INFO.exists():
        lines = _CPU_INFO.read_text(encoding="utf-8").splitlines()
        model = next((line.split(":")[1] for line in lines if "model name" in line), model)
    return f"{platform.system()}, {os.cpu_count()} × {model.strip()}"


def _versions() -> dict[str, str]:
    return {
        "Python": platform.python_version(),
        "SQLite": sqlite3.sqlite_version,
        "PySide6": version("PySide6-Essentials"),
    }


def _commit() -> str:
    """The commit that was measured, with a plus sign where files differ from it."""
    command = ["git", "-C", str(ROOT), "describe", "--always", "--dirty=+", "--exclude=*"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()
