"""The command ``evaluate``: the evidence suite, each dimension by itself."""

import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import click

from whydesk import paths
from whydesk.cli import output
from whydesk.cli.options import command, json_option, opened
from whydesk.engine.evidence import runs

PACK, LEDGER = "event-store.laplaspack", "event-store-ledger.json"


@command("whydesk evaluate")
@click.option(
    "--pack", type=click.Path(path_type=Path), help="The pack to measure, instead of our own."
)
@click.option(
    "--ledger", type=click.Path(path_type=Path), help="The ground truth, instead of our own."
)
@click.option("--save", "save_as", metavar="NAME", help="Keep the run under a name.")
@click.option("--force", is_flag=True, help="With --save: replace a run of the same name.")
@click.option("--show", "shown", metavar="NAME", help="Show a run that was kept; measure nothing.")
@click.option("--list", "listed", is_flag=True, help="List the names of the runs that were kept.")
@json_option
def evaluate(
    pack: Path | None,
    ledger: Path | None,
    save_as: str | None,
    force: bool,
    shown: str | None,
    listed: bool,
    as_json: bool,
) -> None:
    """Measure the evidence layer against a ledger of ground truth.

    There is no total: each dimension answers a question of its own. The same pack and ledger give
    the same answer; how long it took is told beside it.
    """
    _refuse_together(shown, listed, measuring=bool(pack or ledger or save_as))
    if force and not save_as:
        raise click.UsageError("--force goes with --save.")
    folder = paths.runs_dir()
    if listed:
        _list(folder, as_json=as_json)
        return
    run = runs.load_run(folder, shown) if shown else _measured(pack, ledger)
    if save_as:
        output.note(f"Kept as {runs.save_run(folder, save_as, run, replace=force)}.")
    if not as_json:
        output.show(*_lines(run))
    elif shown:
        output.show_json(runs.as_json(run))
    else:
        output.show_json(run.dimensions)


def _refuse_together(shown: str | None, listed: bool, *, measuring: bool) -> None:
    """UsageError where a run is to be shown, and others are to be listed or one to be made."""
    asked = [name for name, is_so in (("--show", shown), ("--list", listed)) if is_so]
    if len(asked) > 1 or (asked and measuring):
        raise click.UsageError(f"{asked[0]} measures nothing; it goes with --json alone.")


def _measured(pack: Path | None, ledger: Path | None) -> runs.Run:
    start = time.perf_counter()
    workspace = opened(pack or paths.packs_dir() / PACK)
    run = workspace.evaluate(ledger or paths.packs_dir() / LEDGER)
    output.note(f"Measured in {(time.perf_counter() - start) * 1000:.0f} ms.")
    return run


def _list(folder: Path, *, as_json: bool) -> None:
    names = runs.run_names(folder)
    if as_json:
        output.show_json({"runs": names})
        return
    output.show(*names)
    if not names:
        output.note("No run was kept yet.")


def _lines(run: runs.Run) -> list[str]:
    made = run.manifest
    lines = [
        f"evidence suite {made.suite}, whydesk {made.version}, {' '.join(made.extractors)}",
        f"ledger {made.ledger_sha256[:16]}…, source {made.source_sha256[:16]}…",
    ]
    for name, figures in run.dimensions.items():
        lines += ["", name.replace("_", " ")]
        lines += output.table([("  " + key, value) for key, value in _rows(figures)])
    return lines


def _rows(figures: object, prefix: str = "") -> Iterator[tuple[str, str]]:
    """The figures of a dimension as rows, nested ones under both names."""
    if isinstance(figures, Mapping):
        for key, value in cast("Mapping[str, object]", figures).items():
            yield from _rows(value, f"{prefix} {key}".strip().replace("_", " "))
    elif isinstance(figures, list):
        yield prefix, ", ".join(map(str, cast("list[object]", figures))) or "none"
    else:
        yield prefix, str(figures)
