"""Starts of the program under circumstances that are not those of its makers.

Each is a real start in a process of its own, with an environment that is otherwise empty: it builds
a pack, opens it in a window, shows it, answers a why, and ends. The tests start the source tree so,
``scripts/check_bundle.py`` the bundle.
"""

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

SAMPLE = Path(__file__).resolve().parent.parent.parent / "packs" / "coffee.lmd"
WHY = (
    "why: Subscription is the core offer < Single-origin only < "
    "Direct trade doubles farm income < Own roastery in Mapo"
)
NO_HOME = "Nothing can be kept in"
ODD_NAME = "A folder, 한글 #1 100%"
_MODULE = b"\0fts5\0"


@dataclass(frozen=True, slots=True)
class Start:
    """One circumstance: what is set for it, and what must be seen in what the program says.

    ``folder`` is the name of the folder in which the pack lies, ``home`` whether the user has one.
    """

    name: str
    folder: str = "work"
    home: bool = True
    environment: Mapping[str, str] = field(default_factory=dict)
    said: tuple[str, ...] = ()


STARTS = (
    Start("a plain start"),
    Start("a path with blanks, Korean and #", folder=ODD_NAME),
    Start("no home that can be written", home=False, said=(NO_HOME, "Settings cannot be written")),
    Start(
        "a Korean desktop",
        environment={"LC_MESSAGES": "ko_KR.UTF-8"},
        said=("파일 이름(&N): 파일 형식", ": 취소"),
    ),
    Start("everything half as large again", environment={"QT_SCALE_FACTOR": "1.5"}, said=("1.5",)),
)
NO_FTS5 = Start("no FTS5", said=("This SQLite has no FTS5",))


class StartError(Exception):
    """A start that did not come about; says what the program said."""


def try_start(
    start: Start,
    program: Sequence[str],
    place: Path,
    platform: str = "offscreen",
    extra: Mapping[str, str] | None = None,
) -> str:
    """Carry one start out in an empty folder; what the program said.

    StartError where it ends otherwise than with 0, or shows something else.
    """
    work = place / start.folder
    work.mkdir(parents=True)
    pack = work / f"{start.folder}.laplaspack"
    environment = {
        **_kept("SYSTEMROOT", "TEMP", "DISPLAY", "XAUTHORITY"),
        "HOME": str(place / "home") if start.home else os.devnull + "/home",
        "LANG": "C.UTF-8",
        "QT_QPA_PLATFORM": platform,
        "QT_LOGGING_RULES": "default.warning=false",
        **start.environment,
        **(extra or {}),
    }
    said = _run([*program, "build", str(SAMPLE), "-o", str(pack)], work, environment)
    said += _run([*program, "--self-check", pack.name], work, environment)
    for wanted in (WHY, f"window: {platform}", *start.said):
        if wanted not in said:
            raise StartError(f"{start.name}: nothing was seen of “{wanted}” in\n{said}")
    return said


def _kept(*names: str) -> dict[str, str]:
    return {name: os.environ[name] for name in names if name in os.environ}


def _run(command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env=dict(environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=180,
        check=False,
    )
    if done.returncode:
        raise StartError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def without_fts5(library: Path, copy: Path) -> bool:
    """Write a copy of SQLite's library that has no FTS5; false where it cannot be made.

    The module is there under another name, so SQLite says of it what it says where it was left out.
    """
    content = library.read_bytes()
    if content.count(_MODULE) != 1:
        return False
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.unlink(missing_ok=True)  # it may be another name of a file that must stay as it is
    copy.write_bytes(content.replace(_MODULE, b"\0none\0"))
    return True
