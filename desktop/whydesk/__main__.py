"""The start of the program: a command goes to the command line, anything else to the window."""

import builtins
import io
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import NoReturn

from whydesk import display

_PICTURE_USAGE = "Usage: whydesk --picture OUT.png FILE"
_FILE_SUFFIXES = (".lmd", ".laplaspack")


def main(argv: list[str] | None = None) -> int:
    """The exit code of the program for these arguments (default: those of the process)."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == ["--tour"]:
        return _tour(arguments[1:])
    if arguments[:1] == ["--picture"]:
        return _picture(arguments[1:])
    if arguments[:1] == ["--self-check"]:
        return _self_check(arguments[1:])
    if arguments[:1] == ["--apart"]:
        return _window(arguments[1:], apart=True)
    if arguments == ["--draw"]:
        return _draw()
    if _wants_window(arguments):
        return _window(arguments)
    from whydesk.cli.main import main as command_line

    return command_line(arguments)


def _wants_window(arguments: list[str]) -> bool:
    """Nothing, or a file or folder that is no command. What is neither is told by the command line.

    A file that is not there goes by its ending: the window says that it cannot be opened.
    """
    if not arguments:
        return True
    from whydesk.cli.main import COMMANDS

    first = arguments[0]
    if first in COMMANDS or first.startswith("-"):
        return False
    return first.lower().endswith(_FILE_SUFFIXES) or Path(first).exists()


def _window(paths: list[str], *, apart: bool = False) -> int:
    """A window on these paths: the one that is there already takes them, unless ``apart``."""
    finding = display.window_finding(os.environ, sys.platform)
    if finding is not None:
        return _refuse(finding)
    if not apart and _handed_over(paths):
        return 0
    _choose_language()
    return loaded_app().run(paths)


def loaded_app() -> ModuleType:
    """The module ``app`` with all that a window is made of at the start.

    What is loaded stays, so the collector need not look through it meanwhile.
    """
    from whydesk.engine.bulk import bulk

    with bulk():
        _load_qt()
        from whydesk import app
    return app


def _load_qt() -> None:
    """Load Qt, and take PySide's hook off ``import``, which is for a feature nobody here uses.

    It reads and keeps the source of every module, looking for the word PySide6 (so as to know where
    ``from __feature__ import snake_case`` matters): a tenth of a start and 10 MB.
    """
    import_as_it_was = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = import_as_it_was


def _choose_language() -> None:
    """Find the language before a room is loaded that says something (``engine/wording.py``)."""
    _load_qt()
    from whydesk import paths, tongue

    tongue.take_up(tongue.wished(paths.settings_path()))


def _handed_over(opening: list[str]) -> bool:
    """Whether a window that is there already took these paths; found out without loading Qt."""
    from whydesk import paths
    from whydesk.engine.keeping.inbox import ask, first_inbox, screen_of

    inbox = first_inbox(paths.inboxes_dir(), screen_of(os.environ))
    return inbox is not None and ask(inbox, [Path(path) for path in opening])


def _picture(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(_PICTURE_USAGE, file=sys.stderr)
        return 2
    from whydesk import picture

    out, path = (Path(argument) for argument in arguments)
    return picture.draw(path, out)


def _self_check(arguments: list[str]) -> int:
    """The window on a file, told in words and closed again; by default on the sample pack."""
    finding = display.window_finding(os.environ, sys.platform)
    if finding is not None:
        return _refuse(finding)
    _choose_language()
    from whydesk import paths, selfcheck

    path = Path(arguments[0]) if arguments else paths.packs_dir() / "coffee.laplaspack"
    return selfcheck.check(path)


def _tour(arguments: list[str]) -> int:
    """The window on the sample pack where one can be shown, else the tour without it."""
    finding = display.window_finding(os.environ, sys.platform)
    from whydesk import paths, tour

    sample = paths.packs_dir() / "coffee.laplaspack"
    if finding is None:
        return _window([str(sample)])
    print(finding.message)
    if finding.obstacle is display.Obstacle.NO_LIBRARIES:
        return 3
    return tour.take(sample, Path(arguments[0] if arguments else "build/tour"))


def _draw() -> int:
    """Draw for a window, in a process of its own (see ``engine/graph/drawing.py``)."""
    from whydesk.engine.graph.drawing import serve

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", newline="\n")
    return serve(sys.stdin, sys.stdout)


def _refuse(finding: display.Finding) -> int:
    print(finding.message, file=sys.stderr)
    return 3


def run() -> NoReturn:
    """Run the program and end the process with its exit code.

    After a command the process ends at once: the system takes its memory back in one piece, while
    Python would take a large text apart object by object, an eighth of the time that building took.
    """
    code = main()
    if "PySide6" not in sys.modules:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)


if __name__ == "__main__":
    run()
