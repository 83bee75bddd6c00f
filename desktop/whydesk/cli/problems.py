"""The commands ``check`` and ``fix``."""

import difflib
from collections.abc import Mapping
from pathlib import Path

import click

from whydesk import paths
from whydesk.cli import output
from whydesk.cli.exits import Exit
from whydesk.cli.options import command, file_argument, json_option, opened, tell_before, tell_saved
from whydesk.engine.lmd.lines import split_lines
from whydesk.engine.model import Diagnostic, Severity


@command("whydesk check packs/coffee.laplaspack")
@file_argument
@json_option
def check(file: Path, as_json: bool) -> int:
    """List the problems of the text; exit code 1 if an error is among them."""
    workspace = opened(file)
    with output.progress("Checking"):
        problems = workspace.problems()
    if as_json:
        output.show_json({"problems": [problem_answer(problem) for problem in problems]})
    else:
        output.show(*map(problem_line, problems))
        output.show(summary(problems))
    bad = any(problem.severity is Severity.ERROR for problem in problems)
    return Exit.BAD_NEWS if bad else Exit.DONE


@command("whydesk fix packs/coffee.laplaspack --dry-run")
@file_argument
@click.option("--code", "codes", multiple=True, metavar="CODE", help="Fix problems of this code.")
@click.option("--dry-run", is_flag=True, help="Show the changes and write nothing.")
@json_option
def fix(file: Path, codes: tuple[str, ...], dry_run: bool, as_json: bool) -> None:
    """Apply the fixes that need no choice, and show what changed."""
    workspace = opened(file)
    before = workspace.texts()
    with output.progress("Fixing"):
        applied = workspace.fix(codes)
    if applied and not dry_run:
        tell_before(file, workspace.texts())
        tell_saved(workspace.save(backups=paths.backups_dir()))
    if as_json:
        output.show_json({"applied": applied})
        return
    output.show(*_diff(before, workspace.texts()))
    done = "would be fixed" if dry_run else "fixed"
    output.note(f"{output.counted(applied, 'problem')} {done}.")


def problem_answer(problem: Diagnostic) -> output.Json:
    """A problem as JSON: line and column count from 1, columns in code points."""
    return {
        "code": problem.code,
        "severity": problem.severity.value,
        "shard": problem.shard,
        "line": problem.span.line + 1,
        "column": problem.span.start + 1,
        "message": problem.message,
        "fixable": problem.fixable,
    }


def problem_line(problem: Diagnostic) -> str:
    """A problem as one line, in the form that editors jump by."""
    place = f"{problem.shard}:{problem.span.line + 1}:{problem.span.start + 1}"
    return f"{place}: {problem.severity.value}: {problem.message} [{problem.code}]"


def summary(problems: list[Diagnostic]) -> str:
    """How many problems of each severity there are, in one sentence."""
    if not problems:
        return "No problems."
    counts = [
        (sum(problem.severity is severity for problem in problems), severity.value)
        for severity in Severity
    ]
    return ", ".join(output.counted(number, word) for number, word in counts if number) + "."


def _diff(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    lines: list[str] = []
    for shard, text in after.items():
        old, new = split_lines(before[shard])[0], split_lines(text)[0]
        lines += difflib.unified_diff(
            old, new, f"{shard} (before)", f"{shard} (after)", lineterm=""
        )
    return lines
