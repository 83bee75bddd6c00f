"""Everything that the program asks of a file that it opens, and what it must not do meanwhile.

Run in a process of its own: what is watched here is watched for the whole of it.
"""

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

from whydesk.engine.errors import EngineError
from whydesk.engine.pack.drift import drift
from whydesk.engine.pack.origins import read_origins
from whydesk.engine.pack.packfile import pack_of
from whydesk.engine.pack.reading import reading
from whydesk.engine.pack.views import table_view
from whydesk.engine.pack.weight import refuse_heavy
from whydesk.engine.seal.expected import expected_rows
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verify import verify
from whydesk.engine.workspace import Workspace

_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_CHANGES = ("os.rename", "os.remove", "os.rmdir", "os.mkdir", "os.link", "os.symlink", "os.chmod")
_NEVER = ("socket.", "subprocess.", "os.system", "os.exec", "os.posix_spawn", "sqlite3.load_ext")


def ask(path: Path) -> list[str]:
    """Open a file and ask it everything; the reasons of what it refused."""
    refused: list[str] = []
    opened: list[Workspace] = []
    questions: tuple[Callable[[], object], ...] = (
        lambda: opened.append(Workspace.open(path)),
        lambda: verify(path, Signers(path.with_name("signers.toml"))),
        lambda: table_view(path),
        lambda: read_origins(path),
        lambda: _drift(path),
    )
    for question in questions:
        with _told(refused):
            question()
    for workspace in opened:
        with _told(refused):
            _look_around(workspace)
    return refused


def most_megabytes() -> int:
    """The most memory that this process has had at once, on a POSIX system.

    Where it can, from the process's own status: in getrusage Linux counts what the process that
    started this one had at that moment.
    """
    status = Path("/proc/self/status")
    if status.exists():
        lines = status.read_text(encoding="ascii", errors="replace").splitlines()
        found = next((line for line in lines if line.startswith("VmHWM:")), "")
        if found:
            return int(found.split()[1]) // 1024
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (1024 * 1024 if sys.platform == "darwin" else 1024)


@contextlib.contextmanager
def _told(refused: list[str]):
    try:
        yield
    except EngineError as error:
        if "\n" in error.message:
            raise AssertionError(error.message) from error  # one sentence, on one line
        refused.append(error.message)


def _drift(path: Path) -> object:
    with reading(path) as opened:
        pack = pack_of(opened)
        refuse_heavy(path, pack.texts)
        return [item.sentence() for item in drift(opened, expected_rows(pack))]


def _look_around(workspace: Workspace) -> None:
    workspace.info()
    workspace.problems()
    workspace.loops()
    workspace.conflicts()
    workspace.find("coffee")
    if not workspace.read_only:
        workspace.extras().sentences()
    for node in list(workspace.graph.nodes())[:3]:
        list(workspace.why(node.label).steps)
        workspace.show(node.label)


class Watch:
    """Notes whatever the process does that a reader must not: writing here, talking, starting."""

    def __init__(self, folder: Path) -> None:
        self._folder = os.fspath(folder)
        self.seen: list[str] = []
        self.on = False
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if not self.on:
            return
        if event.startswith(_NEVER):
            self.seen.append(f"{event} {arguments!r}")
        elif event == "open":
            path, mode, flags = arguments
            writes = isinstance(flags, int) and flags & _WRITES
            if (writes or (isinstance(mode, str) and set(mode) & set("wax+"))) and self._here(path):
                self.seen.append(f"open {path} for writing")
        elif event in _CHANGES and any(map(self._here, arguments)):
            self.seen.append(f"{event} {arguments!r}")
        elif event == "sqlite3.connect" and self._here_by_uri(arguments[0]):
            self.seen.append(f"connect {arguments[0]!r}")

    def _here(self, path: object) -> bool:
        if not isinstance(path, str | bytes | os.PathLike):
            return False
        return os.path.abspath(os.fsdecode(path)).startswith(self._folder)

    def _here_by_uri(self, target: object) -> bool:
        text = str(target)
        return self._folder in text and "immutable=1" not in text
