"""The arguments and options that several commands share, and how they are read."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click

from whydesk import paths
from whydesk.cli import output
from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.pack.container import Saved, read_pack
from whydesk.engine.pack.made_here import MadeHere
from whydesk.engine.pack.weight import refuse_heavy
from whydesk.engine.workspace import Workspace

Function = Callable[..., Any]

file_argument = click.argument("file", type=click.Path(path_type=Path))
json_option = click.option("--json", "as_json", is_flag=True, help="Answer with one JSON object.")


def command(example: str) -> Callable[[Function], click.Command]:
    """Make a function a command whose help ends with an example; a test runs each example."""
    return click.command(epilog=f"\b\nExample:\n  {example}")


def opened(file: Path) -> Workspace:
    """The workspace of a FILE argument; its notes go to stderr."""
    with output.progress(f"Reading {file.name or file}"):
        return Workspace.open(file, weigh)


def weigh(path: Path, texts: Mapping[str, str]) -> None:
    """Refuse a source that would take too much memory, unless it was saved on this computer."""
    if not MadeHere(paths.made_here_path()).knows(texts):
        refuse_heavy(path, texts)


def tell_saved(saved: Saved) -> None:
    """Say on stderr what a save had to say."""
    for said in saved.notes:
        output.note(said)
    if saved.seal_lost:
        output.note("The pack was sealed; its content is another now, so the seal is gone.")


def tell_before(target: Path, texts: Mapping[str, str]) -> None:
    """Say on stderr that a save will take a seal away, before it does; and keep that the text is
    one's own, so that the window does not ask whose it is.
    """
    MadeHere(paths.made_here_path()).note(texts)
    try:
        pack = read_pack(target)
    except EngineError:
        return
    if pack.manifest.get("sig") and pack.texts != texts:
        output.note(f"{target.name} is sealed; its content will be another, so its seal goes.")


def passphrase_option(function: Function) -> Function:
    """``--passphrase-fd N``: where a script hands over a passphrase."""
    option = click.option(
        "--passphrase-fd",
        type=click.IntRange(min=0),
        metavar="N",
        help="Read the passphrase from file descriptor N, up to the end of its first line.",
    )
    return option(function)


def read_passphrase(prompt: str, descriptor: int | None, *, twice: bool = False) -> str:
    """A passphrase from a file descriptor, else from the terminal (``twice``: typed again).

    Raises EngineError USAGE where the descriptor cannot be read.
    """
    if descriptor is None:
        return click.prompt(prompt, hide_input=True, confirmation_prompt=twice, err=True)
    try:
        with os.fdopen(descriptor, encoding="utf-8", newline="", closefd=False) as stream:
            return stream.readline().rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as problem:
        message = f"No passphrase could be read from file descriptor {descriptor}."
        raise EngineError(ErrorCode.USAGE, message) from problem
