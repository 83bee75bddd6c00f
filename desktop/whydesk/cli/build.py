"""The commands ``build`` and ``rebuild``."""

from pathlib import Path

import click

from whydesk import paths
from whydesk.cli import output
from whydesk.cli.options import command, file_argument, json_option, opened, tell_before, tell_saved
from whydesk.cli.problems import problem_answer, problem_line
from whydesk.engine.building import BuildReport


@command("whydesk build packs/coffee.lmd -o coffee.laplaspack")
@click.argument("src", type=click.Path(path_type=Path))
@click.option(
    "-o", "--out", required=True, type=click.Path(path_type=Path), help="The pack to write."
)
@click.option("--name", help="The pack's name; by default its first heading.")
@click.option("--owner", help="Who owns the pack.")
@click.option("--allow-dangling", is_flag=True, help="Leave out links to nodes that are not there.")
@click.option("--force", is_flag=True, help="Replace a file that is not a pack of this source.")
@json_option
def build(
    src: Path,
    out: Path,
    name: str | None,
    owner: str | None,
    allow_dangling: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Compile source to a pack.

    An error in the text stops it, and nothing is written. A pack that was built from the same
    shards goes on: its history stays.
    """
    workspace = opened(src)
    tell_before(out, workspace.texts())
    with output.progress(f"Building {out.name}"):
        report = workspace.build(
            out, name=name, owner=owner, allow_dangling=allow_dangling, force=force
        )
    if as_json:
        output.show_json(_answer(report))
        return
    counts = (
        output.counted(report.counts.nodes, "node"),
        output.counted(report.counts.links, "link"),
        output.counted(report.counts.thoughts, "thought"),
    )
    done = "built" if report.saved.changed else "up to date"
    output.show(f"{out}: {done}, {', '.join(counts)}")
    for problem in report.problems:
        output.note(problem_line(problem))
    tell_saved(report.saved)


def _answer(report: BuildReport) -> output.Json:
    return {
        "nodes": report.counts.nodes,
        "links": report.counts.links,
        "thoughts": report.counts.thoughts,
        "problems": [problem_answer(problem) for problem in report.problems],
    }


@command("whydesk rebuild packs/coffee.laplaspack")
@file_argument
@json_option
def rebuild(file: Path, as_json: bool) -> None:
    """Write a pack's derived tables anew from its source, and report where they had drifted.

    A pack whose tables follow from its source is left as it is.
    """
    workspace = opened(file)
    with output.progress(f"Rebuilding {file.name}"):
        report = workspace.rebuild(paths.backups_dir())
    drift = [difference.sentence() for difference in report.drift]
    if as_json:
        output.show_json({"drift": drift})
    else:
        output.show(*drift)
        output.show("Rebuilt from the source." if report.saved else "Nothing had drifted.")
    if report.saved:
        tell_saved(report.saved)
