"""The commands that show what is there: info, source, show, loops, conflicts."""

from pathlib import Path

import click

from whydesk.cli import output
from whydesk.cli.options import command, file_argument, json_option, opened
from whydesk.cli.thoughts import thought_answer, thought_line
from whydesk.engine.facts import Info
from whydesk.engine.recall.cards import Card, CardLink, Direction
from whydesk.engine.recall.conflicts import Conflicts, SupersededInUse
from whydesk.engine.workspace import Workspace


@command("whydesk info packs/coffee.laplaspack")
@file_argument
@json_option
def info(file: Path, as_json: bool) -> None:
    """Show the manifest, how much there is, the links by role, and whether it is sealed."""
    found = opened(file).info()
    if as_json:
        output.show_json(
            {
                "manifest": dict(found.manifest),
                "nodes": found.counts.nodes,
                "links": found.counts.links,
                "thoughts": found.counts.thoughts,
                "roles": dict(found.roles),
            }
        )
    else:
        output.show(*_info_lines(found))


def _info_lines(found: Info) -> list[str]:
    counts = (
        output.counted(found.counts.nodes, "node"),
        output.counted(found.counts.links, "link"),
        output.counted(found.counts.thoughts, "thought"),
    )
    lines = [", ".join(counts)]
    by_count = sorted(found.roles.items(), key=lambda item: (-item[1], item[0]))
    lines += output.table([("  " + role, str(count)) for role, count in by_count])
    lines += output.table([(key, value) for key, value in sorted(found.manifest.items())])
    if found.manifest:
        sealed = (
            "sealed; ask verify whether it holds" if found.manifest.get("sig") else "not sealed"
        )
        lines.append(f"This pack is {sealed}.")
    return lines


@command("whydesk source packs/coffee.laplaspack")
@file_argument
@click.option(
    "--shard", default="", metavar="S", help="The shard to print, where there are several."
)
def source(file: Path, shard: str) -> None:
    """Print the LMD text, byte for byte.

    Of several shards one must be named.
    """
    workspace = opened(file)
    output.show_bytes(workspace.text(shard).encode("utf-8"))


@command('whydesk show packs/coffee.laplaspack "Single-origin only"')
@file_argument
@click.argument("label")
@json_option
def show(file: Path, label: str, as_json: bool) -> None:
    """Show one node: its properties, its links both ways, its thoughts as they stand now."""
    workspace = opened(file)
    card = workspace.show(label)
    if as_json:
        output.show_json(_card_answer(workspace, card))
    else:
        output.show(*_card_lines(workspace, card))


def _card_answer(workspace: Workspace, card: Card) -> output.Json:
    return {
        "label": card.label,
        "type": card.type,
        "id": card.key,
        "stable_id": card.stable_id,
        "properties": dict(card.properties),
        "links": [
            {"role": link.role, "direction": link.direction.value, "label": link.label}
            for link in card.links
        ],
        "thoughts": [thought_answer(workspace, think) for think in card.thoughts],
    }


def _card_lines(workspace: Workspace, card: Card) -> list[str]:
    lines = [f"«{card.label}»" + (f"  [{card.type}]" if card.type else "")]
    lines += [f"  {flag.word} by «{flag.by}»" for flag in card.flags]
    lines += output.table([(f"  {key}:", value) for key, value in card.properties.items()])
    lines += output.table([_link_row(link) for link in card.links])
    lines += [f"  {thought_line(workspace, think)}" for think in card.thoughts]
    return lines


def _link_row(link: CardLink) -> tuple[str, str]:
    arrow = "→" if link.direction is Direction.OUT else "←"
    return f"  {arrow} ({link.role})", link.label


@command("whydesk loops packs/coffee.laplaspack")
@file_argument
@json_option
def loops(file: Path, as_json: bool) -> None:
    """List the open questions and todos: what is due first, then the oldest."""
    workspace = opened(file)
    thinks = workspace.loops()
    if as_json:
        output.show_json({"thoughts": [thought_answer(workspace, think) for think in thinks]})
        return
    output.show(*(thought_line(workspace, think, with_host=True) for think in thinks))
    if not thinks:
        output.note("Nothing is open.")


@command("whydesk conflicts packs/lab.laplaspack")
@file_argument
@json_option
def conflicts(file: Path, as_json: bool) -> None:
    """List contradictions, and superseded nodes that something still rests on."""
    found = opened(file).conflicts()
    if as_json:
        output.show_json(_conflicts_answer(found))
        return
    output.show(
        *(f"«{pair.left.label}» contradicts «{pair.right.label}»" for pair in found.contradictions)
    )
    output.show(*(line for use in found.superseded_in_use for line in _use_lines(use)))
    if not found.contradictions and not found.superseded_in_use:
        output.note("No conflicts.")


def _conflicts_answer(found: Conflicts) -> output.Json:
    return {
        "contradictions": [
            {"left": pair.left.label, "right": pair.right.label} for pair in found.contradictions
        ],
        "superseded_in_use": [
            {
                "label": use.node.label,
                "superseded_by": [node.label for node in use.superseded_by],
                "used_by": [{"role": by.role, "label": by.node.label} for by in use.used_by],
            }
            for use in found.superseded_in_use
        ],
    }


def _use_lines(use: SupersededInUse) -> list[str]:
    newer = ", ".join(f"«{node.label}»" for node in use.superseded_by)
    lines = [f"«{use.node.label}» is superseded by {newer}, and still in use:"]
    return lines + [f"  ({by.role}) {by.node.label}" for by in use.used_by]
