"""Somebody works in a window by chance, and all that must hold does; the long run is a script."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "soak.py"


@pytest.mark.skipif(sys.platform == "win32", reason="looks at the process as POSIX has it")
def test_half_a_day_at_the_window() -> None:
    """In a process of its own, since what a window leaves behind is looked for in all of it."""
    command = [sys.executable, str(SCRIPT), "--actions", "100", "--seed", "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("100 actions, 1 days, 0 faults\n")
