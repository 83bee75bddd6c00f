"""Builds the bundle, starts it without a screen on the coffee pack, and says what it saw.

    python scripts/check_bundle.py

Exit code 1 where the bundle does not build, does not start, or answers otherwise than the source
tree. Needs PyInstaller: pip install -e ".[bundle]".
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "dist" / "whydesk"
PROGRAM = BUNDLE / ("whydesk.exe" if os.name == "nt" else "whydesk")
ANCHOR = "Subscription is the core offer"
_PNG = b"\x89PNG\r\n\x1a\n"


def main() -> int:
    """0 where the bundle builds and works."""
    _run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "build.spec")
    pack = next(BUNDLE.rglob("coffee.laplaspack"))
    with tempfile.TemporaryDirectory() as home:
        # Nothing of this machine's Python may help: an empty environment, but for the screen.
        environment = {"QT_QPA_PLATFORM": "offscreen", "WHYDESK_HOME": home, "LANG": "C.UTF-8"}
        why = _run(str(PROGRAM), "why", str(pack), ANCHOR, environment=environment)
        picture = Path(home) / "window.png"
        _run(str(PROGRAM), "--picture", str(picture), str(pack), environment=environment)
        drawn = picture.read_bytes()
    if "3 ancestor(s)" not in why or not drawn.startswith(_PNG):
        print(f"The bundle starts, but answers: {why}", file=sys.stderr)
        return 1
    print(why, end="")
    print(f"The window of the bundle was drawn offscreen: {len(drawn):,} bytes of picture.")
    size = sum(file.lstat().st_size for file in BUNDLE.rglob("*"))
    print(f"{BUNDLE.relative_to(ROOT)}: {size / 1e6:.0f} MB")
    return 0


def _run(*command: str, environment: dict[str, str] | None = None) -> str:
    keep = {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP") if key in os.environ}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=None if environment is None else {**keep, **environment},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        sys.exit(f"{Path(command[0]).name} {' '.join(command[1:3])} ended with {done.returncode}.")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
