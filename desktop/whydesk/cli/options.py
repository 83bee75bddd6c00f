"""The arguments and options that several commands share, and how they are read."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from whydesk.cli import output
from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.pack.container import Saved
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
        return Workspace.open(file)


def tell_saved(saved: Saved) -> None:
    """Say on stderr what a save had to say."""
    for said in saved.notes:
        output.note(said)
    if saved.seal_lost:
        output.note("The pack was sealed; its content is another now, so the seal is gone.")


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
