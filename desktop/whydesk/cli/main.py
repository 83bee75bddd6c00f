"""The command ``whydesk COMMAND``: finds the command, runs it, and turns errors into exit codes."""

import errno
import importlib
import os
import sys
import traceback
from collections.abc import Sequence

import click

from whydesk import __version__
from whydesk.cli import output
from whydesk.cli.exits import EXIT_OF, Exit
from whydesk.engine.errors import EngineError

# Each command with the module that holds it, in the order of the help. A module is imported when
# its command is used: `build` must not pay for what only `seal` needs.
_MODULES: dict[str, str] = {
    "build": "build",
    "check": "problems",
    "fix": "problems",
    "info": "read",
    "source": "read",
    "show": "read",
    "find": "search",
    "match": "search",
    "why": "why",
    "loops": "read",
    "conflicts": "read",
    "evidence": "evidence",
    "impact": "evidence",
    "review": "evidence",
    "lineage": "evidence",
    "claims": "claims",
    "evaluate": "evaluate",
    "keygen": "keys",
    "keys": "keys",
    "import-key": "keys",
    "trust": "keys",
    "seal": "seal",
    "verify": "seal",
    "redact": "redact",
    "rebuild": "build",
    "desktop": "desktop",
}
COMMANDS = tuple(_MODULES)
DEBUG_VARIABLE = "WHYDESK_DEBUG"

_HELP = """Write decisions with their reasons, ask any claim why, hand the result over sealed.

FILE is an .lmd source, a .laplaspack or a folder of .lmd files, everywhere. Without a command, or
with a FILE alone, whydesk opens the window. Every command answers with one JSON object on --json.

\b
Exit codes: 0 done; 1 the answer is bad news; 2 usage, or not sealed;
            3 the file cannot be read; 4 refused.

\b
Example:
  whydesk why packs/coffee.laplaspack "Subscription is the core offer"
"""


class _Commands(click.Group):
    """The group of all commands, each imported on use."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        module = _MODULES.get(cmd_name)
        if module is None:
            return None
        loaded = importlib.import_module(f"whydesk.cli.{module}")
        return getattr(loaded, cmd_name.replace("-", "_"))

    def invoke(self, ctx: click.Context) -> object:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # Whoever read has seen enough, as in `whydesk source FILE | head`.
            output.drop_stdout()
            return Exit.DONE
        except KeyboardInterrupt as stop:
            # As click does it, without the empty line that it prints.
            raise click.Abort from stop
        return result


@click.group(
    cls=_Commands,
    help=_HELP,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="whydesk", message="%(prog)s %(version)s")
@click.pass_context
def whydesk(ctx: click.Context) -> None:
    """Show the help where no command is named."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(argv: list[str] | None = None) -> int:
    """Run one command with its arguments (``sys.argv`` by default); gives the exit code.

    Answers go to stdout. What went wrong is one sentence on stderr; a traceback is only shown where
    WHYDESK_DEBUG is set.
    """
    output.use_utf8()
    try:
        return _run(argv)
    except click.UsageError as problem:
        return _usage(problem)
    except click.ClickException as problem:
        return _fail(problem.format_message(), Exit.USAGE)
    except EngineError as problem:
        return _fail(str(problem), EXIT_OF[problem.code])
    except (KeyboardInterrupt, click.Abort):
        return _fail("Interrupted; nothing was left half done.", Exit.INTERRUPTED)
    except OSError as problem:
        return _fail(_system_sentence(problem), _exit_of_system(problem))
    except Exception as fault:  # noqa: BLE001 - the border: a fault is told in one sentence
        sentence = f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__
        return _fail(f"Whydesk itself failed ({output.one_line(sentence)}).", Exit.FAULT)


def _run(argv: Sequence[str] | None) -> int:
    result = whydesk.main(args=argv, prog_name="whydesk", standalone_mode=False)
    return int(result) if isinstance(result, int) else Exit.DONE


def _fail(sentence: str, code: Exit) -> int:
    if os.environ.get(DEBUG_VARIABLE) and sys.exc_info()[0]:
        traceback.print_exc()
    output.note(sentence)
    return code


def _usage(problem: click.UsageError) -> int:
    path = problem.ctx.command_path if problem.ctx else "whydesk"
    return _fail(f"{problem.format_message()} See {path} --help.", Exit.USAGE)


def _system_sentence(problem: OSError) -> str:
    reason = problem.strerror or type(problem).__name__
    place = f"{problem.filename}: " if problem.filename else ""
    return f"{place}{reason}."


def _exit_of_system(problem: OSError) -> Exit:
    refused = (errno.ENOSPC, errno.EROFS, errno.EDQUOT) if os.name != "nt" else (errno.ENOSPC,)
    return Exit.REFUSED if problem.errno in refused else Exit.UNREADABLE
