"""The tour for a machine without a display: ask why, build, seal, verify, draw the window.

It says each command as a person would type it, and runs it as the command line does.
"""

import os
import secrets
import shlex
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from whydesk.cli.main import main as command_line
from whydesk.picture import draw

ANCHOR = "Subscription is the core offer"
_KEY = "tour"


def take(sample: Path, folder: Path) -> int:
    """Take the tour of a pack, leaving its pieces in the folder; the first bad exit code, or 0."""
    folder.mkdir(parents=True, exist_ok=True)
    pack, picture = folder / "coffee.laplaspack", folder / "window.png"
    for left_over in (pack, picture):
        left_over.unlink(missing_ok=True)
    with _home_of_its_own():
        for arguments, secret in _steps(sample, pack):
            code = _run(arguments, secret)
            if code:
                return code
    return _draw(sample, picture)


def _steps(sample: Path, pack: Path) -> Iterator[tuple[list[str], str]]:
    """Each command of the tour, and the passphrase that it is to be given, if any."""
    passphrase = secrets.token_urlsafe(16)
    source = sample.with_suffix(".lmd")
    yield ["why", str(sample), ANCHOR], ""
    yield ["build", str(source), "-o", str(pack)], ""
    yield ["keygen", _KEY], passphrase
    yield ["seal", str(pack), "--key", _KEY], passphrase
    yield ["verify", str(pack)], ""


def _run(arguments: list[str], secret: str) -> int:
    print(f"\n$ whydesk {shlex.join(_shown(argument) for argument in arguments)}", flush=True)
    if not secret:
        return command_line(arguments)
    with _readable(secret) as descriptor:
        return command_line([*arguments, "--passphrase-fd", str(descriptor)])


def _draw(sample: Path, picture: Path) -> int:
    print(f"\n$ whydesk --picture {_shown(str(picture))} {_shown(str(sample))}", flush=True)
    code = draw(sample, picture)
    if code == 0:
        print(f"The window, drawn offscreen: {_shown(str(picture))}")
    return code


def _shown(argument: str) -> str:
    """A path below the working folder relative to it, anything else as it is."""
    path = Path(argument)
    if path.is_absolute() and path.is_relative_to(Path.cwd()):
        return str(path.relative_to(Path.cwd()))
    return argument


@contextmanager
def _home_of_its_own() -> Iterator[None]:
    """Within it the user's folders are elsewhere: the tour's key is nobody's and is not kept."""
    before = os.environ.get("WHYDESK_HOME")
    with tempfile.TemporaryDirectory(prefix="whydesk-tour-") as home:
        os.environ["WHYDESK_HOME"] = home
        try:
            yield
        finally:
            if before is None:
                del os.environ["WHYDESK_HOME"]
            else:
                os.environ["WHYDESK_HOME"] = before


@contextmanager
def _readable(secret: str) -> Iterator[int]:
    """A descriptor from which the secret can be read once."""
    reading, writing = os.pipe()
    try:
        os.write(writing, secret.encode() + b"\n")
        os.close(writing)
        yield reading
    finally:
        os.close(reading)
