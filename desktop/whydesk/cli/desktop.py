"""The command ``desktop``."""

import sys

import click

from whydesk import menu_entry, paths
from whydesk.cli import output
from whydesk.cli.options import command, json_option
from whydesk.engine.errors import EngineError, ErrorCode


@command("whydesk desktop")
@click.option("--remove", "removing", is_flag=True, help="Take all of it out again.")
@json_option
def desktop(removing: bool, as_json: bool) -> None:
    """Put Whydesk into the menu of your Linux desktop.

    With its icons, and so that .laplaspack and .lmd files open with it. For you alone, and without
    the rights of an administrator.
    """
    if not sys.platform.startswith("linux"):
        raise EngineError(
            ErrorCode.USAGE,
            "Only the desktops of Linux have such a menu.",
            "Open a file with Whydesk once, and choose that it always does.",
        )
    folder = paths.desktop_dir()
    if removing:
        files = menu_entry.remove(folder)
        said = "Whydesk is out of the menu." if files else "Whydesk was not in the menu."
    else:
        files = menu_entry.install(folder, menu_entry.own_program())
        said = "Whydesk is in the menu; --remove takes it out again."
    if as_json:
        output.show_json({"files": [str(path) for path in files]})
        return
    output.show(*map(str, files), said)
