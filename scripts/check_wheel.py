"""Builds the wheel, and starts what it installs, far from the source tree.

    python scripts/check_wheel.py

Exit code 1 where it does not build, or where a start does not come about.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.e2e.starts import STARTS, StartError, try_start  # noqa: E402

_PROGRAM = (sys.executable, "-c", "from whydesk.__main__ import run; run()")


def main() -> int:
    """0 where the wheel builds and what it installs starts."""
    _pip("wheel", "--no-deps", "--wheel-dir", str(ROOT / "dist"), str(ROOT))
    wheel = max((ROOT / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    with tempfile.TemporaryDirectory() as folder:
        installed = Path(folder, "installed")
        _pip("install", "--no-deps", "--target", str(installed), str(wheel))
        for start in STARTS:
            place = Path(tempfile.mkdtemp(dir=folder))
            try:
                try_start(start, _PROGRAM, place, extra={"PYTHONPATH": str(installed)})
            except StartError as failure:
                print(failure, file=sys.stderr)
                return 1
            print(f"{wheel.name}, {start.name}: started")
    return 0


def _pip(*arguments: str) -> None:
    subprocess.run((sys.executable, "-m", "pip", "--quiet", *arguments), check=True)


if __name__ == "__main__":
    sys.exit(main())
