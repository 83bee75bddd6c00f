"""The command ``why``: recorded ancestors of a node, or its consequences."""

from collections.abc import Sequence
from pathlib import Path

import click

from whydesk.cli import output
from whydesk.cli.options import command, file_argument, json_option, opened
from whydesk.engine.model import Flag, WhyChain, WhyStep


@command('whydesk why packs/coffee.laplaspack "Subscription is the core offer"')
@file_argument
@click.argument("label")
@click.option("--depth", type=click.IntRange(min=1), metavar="N", help="Go N links deep at most.")
@click.option("--down", is_flag=True, help="Walk to the consequences instead.")
@json_option
def why(file: Path, label: str, depth: int | None, down: bool, as_json: bool) -> None:
    """Show what a node was concluded from, nearest cause first.

    Only recorded reasons count: the six causal roles. A step that is contradicted or superseded
    says so; what contradicts LABEL itself stands beside the chain.
    """
    chain = opened(file).why(label, depth=depth, down=down)
    if as_json:
        output.show_json(_answer(chain))
        for start, back in chain.loops:
            output.note(_loop(start, back))
    else:
        output.show(*_lines(chain, "consequence(s)" if down else "ancestor(s)"))


def _answer(chain: WhyChain) -> output.Json:
    return {
        "anchor": {"label": chain.anchor.label, "type": chain.anchor.type},
        "steps": [_step_answer(step) for step in chain.steps],
        "beside": [{"role": other.role, "label": other.label} for other in chain.beside],
    }


def _step_answer(step: WhyStep) -> output.Json:
    return {
        "role": step.role,
        "label": step.label,
        "type": step.type,
        "via": step.via,
        "depth": step.depth,
        "flags": [{"flag": flag.word, "by": flag.by} for flag in step.flags],
    }


def _lines(chain: WhyChain, counted: str) -> list[str]:
    flags = "".join(f" [{_flag(flag)}]" for flag in chain.flags if flag.word == "superseded")
    lines = [f"why «{chain.anchor.label}»{flags} — {len(chain.steps)} {counted}:"]
    lines += _step_lines(chain.steps)
    lines += [f"  beside: ({other.role}) {other.label}" for other in chain.beside]
    lines += [f"  {_loop(start, back)}" for start, back in chain.loops]
    return lines


def _step_lines(steps: Sequence[WhyStep]) -> list[str]:
    digits = len(str(len(steps)))
    rows = [
        (
            f"  {number:>{digits}}. ({step.role})",
            step.label,
            f"[{step.type}]" if step.type else "",
            ", ".join(map(_flag, step.flags)),
        )
        for number, step in enumerate(steps, 1)
    ]
    return _joined(rows)


def _joined(rows: list[tuple[str, str, str, str]]) -> list[str]:
    """Rows as lines: one blank behind the role, two behind the other columns."""
    shown = [[output.plain(cell) for cell in row] for row in rows]
    widths = [max(map(output.width, column)) for column in zip(*shown, strict=True)]
    lines: list[str] = []
    for row in shown:
        role, label, kind, flags = map(output.padded, row, widths)
        lines.append(f"{role} {label}  {kind}  {flags}".rstrip())
    return lines


def _flag(flag: Flag) -> str:
    return f"{flag.word} by «{flag.by}»"


def _loop(start: str, back: str) -> str:
    return f"loop: «{start}» leads back to «{back}»"
