"""The commands ``find`` and ``match``."""

from pathlib import Path

import click

from whydesk.cli import output
from whydesk.cli.options import command, file_argument, json_option, opened
from whydesk.engine.recall.limits import FOUND
from whydesk.engine.recall.match import Hop, MatchFlag


@command('whydesk find packs/coffee.laplaspack "farm income"')
@file_argument
@click.argument("query")
@click.option(
    "-k",
    "limit",
    type=click.IntRange(min=1),
    default=FOUND,
    show_default=True,
    metavar="N",
    help="Show N hits at most.",
)
@json_option
def find(file: Path, query: str, limit: int, as_json: bool) -> None:
    """Search labels, properties and thoughts; the best hits first.

    QUERY is taken literally: every word of it must occur, and no character has a meaning of its
    own. Case and accents do not count.
    """
    hits = opened(file).find(query, limit)
    if as_json:
        found = [{"label": hit.label, "type": hit.type, "snippet": hit.snippet} for hit in hits]
        output.show_json({"hits": found})
        return
    for hit in hits:
        output.show(_titled(hit.label, hit.type))
        if hit.snippet:
            output.show(f"    {hit.snippet}")
    if not hits:
        output.note(f"Nothing found for “{query}”.")


@command("whydesk match packs/coffee.laplaspack --role derived-from --target-type proof")
@file_argument
@click.option("--type", "type_name", default="", metavar="TYPE", help="Nodes of this type.")
@click.option("--role", default="", metavar="ROLE", help="… with a link of this role")
@click.option("--target-type", default="", metavar="TYPE", help="… to a node of this type.")
@click.option(
    "--then",
    multiple=True,
    metavar="ROLE:TYPE",
    help="… from which a link of this role leads on to a node of this type; may be repeated.",
)
@click.option(
    "--flag",
    default="",
    metavar="FLAG",
    help="Nodes that are " + ", ".join(flag.value for flag in MatchFlag) + ".",
)
@json_option
def match(
    file: Path,
    type_name: str,
    role: str,
    target_type: str,
    then: tuple[str, ...],
    flag: str,
    as_json: bool,
) -> None:
    """List the nodes that meet all conditions together.

    Decisions that derive from a result which contradicts a hypothesis: --type decision --role
    derived-from --target-type result --then contradicts:hypothesis
    """
    hops = [_hop(told) for told in then]
    nodes = opened(file).match(type_name, role, target_type, flag, hops)
    if as_json:
        output.show_json({"nodes": [{"label": node.label, "type": node.type} for node in nodes]})
        return
    output.show(*(_titled(node.label, node.type) for node in nodes))
    if not nodes:
        output.note("No node meets these conditions.")


def _hop(told: str) -> Hop:
    role, _, type_name = told.partition(":")
    return Hop(role.strip(), type_name.strip())


def _titled(label: str, type_name: str) -> str:
    return f"{label}  [{type_name}]" if type_name else label
