"""Texts of one shape, as long as one likes: what twice as much of it costs.

    python -m tests.strangers.shapes
    python -m tests.strangers.shapes --size 4 --only "brackets" --only "thoughts on one node"

measures every stage at a size and at twice that, in time of the processor, and tells those where
twice as much takes more than three times as long. ``--size`` makes all of them so many times as
long. Times are of this machine and moment: a line may be an accident, the same line twice is none.
"""

import argparse
import gc
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from whydesk.engine import Workspace
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.document import parse
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.pack.build import rows
from whydesk.engine.redacting import redaction_of
from whydesk.engine.redaction.rules import Rule, Wish
from whydesk.engine.redaction.tiers import Tier

Make = Callable[[int], str]
MOST_RATIO = 3.0
# Shorter stages say more about the machine than about the work.
_LEAST_SECONDS = 0.08


class Shape(NamedTuple):
    """A text by size, and the size that is measured first."""

    make: Make
    size: int


def _each(line: str) -> Make:
    """So many lines, with their number and the one after it."""
    return lambda size: "".join(line.format(n=n, m=n + 1) for n in range(size))


def _after(head: str, line: str) -> Make:
    return lambda size: head + _each(line)(size)


CLAIM = "[[A]]\n>>type: claim\n"
SHAPES = {
    "brackets": Shape(lambda n: "[" * n, 100_000),
    "brackets twice": Shape(lambda n: "[[" * n + "]]" * n, 50_000),
    "brackets open and shut": Shape(lambda n: "[[a" * n + "]]", 50_000),
    "closing brackets": Shape(lambda n: "]]" * n, 100_000),
    "an attribute begun": Shape(lambda n: '@@x k="' * n, 10_000),
    "attributes": Shape(lambda n: "@@note " + 'k="v" ' * n, 20_000),
    "quotes of attributes": Shape(lambda n: "@@note on=" + '"' * n, 50_000),
    "one long line": Shape(lambda n: "word " * n, 500_000),
    "one long value": Shape(lambda n: "[[A]]\n>>what: " + "[[A]] " * n, 40_000),
    "one long label": Shape(lambda n: f"[[{'x' * n}]]\n[[A]] -> [[{'x' * n}]]", 300_000),
    "a line of links": Shape(lambda n: "[[A]] → " * n + "[[A]]", 20_000),
    "arrows": Shape(lambda n: "[[A]] " + "-" * n + "> [[B]]", 200_000),
    "dashes without an end": Shape(lambda n: "[[A]] " + "-" * n, 200_000),
    "a role begun": Shape(lambda n: "[[A]] →(" + "a-" * n, 100_000),
    "properties begun": Shape(lambda n: ">>" * n, 200_000),
    "keys begun": Shape(_each(">>k\n"), 40_000),
    "backticks": Shape(lambda n: "[[A]]\n>>what: " + "`" * n, 100_000),
    "backticks of all lengths": Shape(
        lambda n: "[[A]]\n>>what: " + " ".join("`" * k for k in range(1, int((2 * n) ** 0.5))),
        200_000,
    ),
    "code spans": Shape(lambda n: "[[A]]\n>>what: " + "`[[B]]` " * n, 30_000),
    "fences never closed": Shape(_each("```\n~~~\n"), 20_000),
    "thoughts never closed": Shape(_each("@@note on=A\n"), 20_000),
    "headings": Shape(_each("## {n}\n"), 40_000),
    "blank lines": Shape(lambda n: "\n" * n, 200_000),
    "line ends of every kind": Shape(lambda n: "a\r\nb\rc\n" * n, 50_000),
    "combining marks": Shape(lambda n: f"[[e{chr(0x301) * n}]]", 30_000),
    "combining marks in a value": Shape(lambda n: f"[[A]]\n>>what: e{chr(0x301) * n}", 30_000),
    "bidi controls": Shape(lambda n: f"[[A]]\n>>what: {chr(0x202E) * n}", 100_000),
    "zero-width in labels": Shape(_each("[[a{n}\u200b]]\n"), 20_000),
    "separators": Shape(lambda n: "\x1c\x85\u2028" * n, 50_000),
    "one label": Shape(_each("[[A]]\n>>what: {n}\n"), 20_000),
    "one label in two spellings": Shape(_each("[[A]]\n[[a]]\n"), 10_000),
    "nodes": Shape(_each("[[n{n}]]\n"), 40_000),
    "a chain of reasons": Shape(_each("[[n{n}]]\n[[n{n}]] →(derived-from) [[n{m}]]\n"), 15_000),
    "a chain that closes": Shape(
        lambda n: _each("[[n{n}]]\n[[n{n}]] →(derived-from) [[n{m}]]\n")(n)
        + f"[[n{n}]] →(derived-from) [[n0]]\n[[n{n}]]\n",
        15_000,
    ),
    "a star": Shape(_after("[[A]]\n", "[[n{n}]]\n[[n{n}]] →(supports) [[A]]\n"), 15_000),
    "links that name nothing": Shape(_each("[[n{n}]] →(supports) [[m{n}]]\n"), 15_000),
    "one link again": Shape(_after("[[A]]\n[[B]]\n", "[[A]] →(supports) [[B]]\n"), 30_000),
    "a chain of claims": Shape(_each("[[n{n}]]\n>>type: claim\n>>group-1: [[n{m}]]\n"), 10_000),
    "groups of one claim": Shape(_after(CLAIM, ">>group-{n}: [[n{n}]]\n"), 10_000),
    "legs of one group": Shape(
        lambda n: f"{CLAIM}>>group-1: " + " & ".join(f"[[n{k}]]" for k in range(n)), 10_000
    ),
    "groups within groups": Shape(
        _each("[[n{n}]]\n>>group-1: [[n{m}]] & [[s]]\n>>group-2: [[n{m}]] & [[t]]\n"), 5_000
    ),
    "one group again and again": Shape(_after(CLAIM, ">>group-1: [[B]]\n"), 20_000),
    "echoes of echoes": Shape(_each("[[n{n}]]\n[[n{n}]] →(echo-of) [[n{m}]]\n"), 10_000),
    "echoes in a loop": Shape(
        lambda n: _each("[[n{n}]]\n>>echo-of: [[n{m}]]\n")(n) + f"[[n{n}]]\n>>echo-of: [[n0]]",
        10_000,
    ),
    "contradictions": Shape(_after("[[A]]\n", "[[n{n}]]\n[[n{n}]] →(contradicts) [[A]]\n"), 10_000),
    "a chain that supersedes": Shape(_each("[[n{n}]]\n[[n{n}]] →(supersedes) [[n{m}]]\n"), 10_000),
    "aliases of one node": Shape(
        lambda n: "[[A]]\n>>aka: " + ", ".join(f"a{k}" for k in range(n)), 20_000
    ),
    "one alias of all": Shape(_each("[[n{n}]]\n>>aka: z\n"), 10_000),
    "aliases that name the next": Shape(_each("[[n{n}]]\n>>aka: n{m}\n"), 10_000),
    "one id of all": Shape(_each("[[n{n}]]\n>>id: lp_1\n"), 10_000),
    "one property again": Shape(_after("[[A]]\n", ">>what: {n}\n"), 30_000),
    "properties of one node": Shape(_after("[[A]]\n", ">>k{n}: {n}\n"), 30_000),
    "thoughts on one node": Shape(_after("[[A]]\n", "@@note on=A id=t{n}\nx\n@@\n"), 15_000),
    "versions of one thought": Shape(
        _after("[[A]]\n", "@@note on=A id=t at=2026-01-01\nx{n}\n@@\n"), 15_000
    ),
    "a chain of thoughts": Shape(
        _after("[[A]]\n", "@@note on=A id=t{n}\nthen> t{m}\nx\n@@\n"), 10_000
    ),
    "thoughts that follow all": Shape(
        _after("[[A]]\n", "@@note on=A id=t{n}\nthen> t0\nx\n@@\n"), 10_000
    ),
    "one thought that follows many": Shape(
        lambda n: "[[A]]\n@@note on=A id=t\n" + _each("then> t{n}\n")(n) + "@@\n", 30_000
    ),
    "mentions": Shape(lambda n: "[[A]]\n@@note on=A\n" + "@[[A]] " * n + "\n@@\n", 20_000),
    "thoughts on nobody": Shape(_each("@@note on=n{n}\nx\n@@\n"), 15_000),
    "slips of a role": Shape(_after("[[A]]\n[[B]]\n", "[[A]] →(suport{n}) [[B]]\n"), 15_000),
    "kinds of slips": Shape(_after("[[A]]\n", "[[n{n}]]\n[[A]] →(suports) [[n{n}]]\n"), 10_000),
    "near copies": Shape(
        _each("[[n{n}]]\n>>type: evidence\n>>quote: the price doubled within a year {n}\n"), 2_000
    ),
    "withdrawn": Shape(
        _each("[[n{n}]]\n>>withdrawn: 2026-01-01\n[[n{n}]] →(supports) [[n{m}]]\n"), 10_000
    ),
}  # fmt: skip


# --- stages ---------------------------------------------------------------------------------------

Stage = Callable[[Workspace], object]


def _edited(workspace: Workspace) -> None:
    """One line more at the head, in the middle and at the end."""
    document = workspace.document()
    for place in (0, document.line_count // 2, document.line_count - 1):
        workspace.replace(document.shard, place, 0, ["a"])


def _why(workspace: Workspace) -> None:
    for node in _some(workspace):
        for down in (False, True):
            list(workspace.why(node, down=down).steps)


def _evidence(workspace: Workspace) -> None:
    for node in _some(workspace):
        workspace.evidence(node)
        workspace.lineage(node)
        workspace.impact(node)


def _shown(workspace: Workspace) -> None:
    for node in _some(workspace):
        workspace.show(node)
        workspace.thoughts(node)


def _some(workspace: Workspace) -> list[str]:
    keys = [node.key for node in workspace.graph.nodes()]
    return keys[:1] + keys[-1:]


def _redacted(workspace: Workspace) -> None:
    for key in _some(workspace)[:1]:
        label = workspace.graph.node(key).label
        redaction_of(workspace).plan(Wish((Rule(Tier.SECRET, node=label),)))


STAGES: dict[str, Stage] = {
    "problems": lambda workspace: workspace.problems(),
    "counts": lambda workspace: workspace.counts(),
    "statuses": lambda workspace: workspace.support.statuses(),
    "reviews": lambda workspace: workspace.review(),
    "rows": lambda workspace: rows(workspace.graph),
    "loops": lambda workspace: workspace.loops(),
    "conflicts": lambda workspace: workspace.conflicts(),
    "why": _why,
    "evidence": _evidence,
    "cards": _shown,
    "search": lambda workspace: workspace.find("a"),
    "edits": _edited,
    "problems again": lambda workspace: workspace.problems(),
    "redaction": _redacted,
}


def staged(text: str) -> list[tuple[str, Callable[[], object]]]:
    """Every stage that a text goes through, in order; each goes on from the one before."""
    made: list[Workspace] = []

    def graph() -> None:
        held = Graph()
        held.add_shard(LiveDocument(text, "main.lmd"))

    first: list[tuple[str, Callable[[], object]]] = [
        ("read", lambda: parse(text)),
        ("graph", graph),
        ("open", lambda: made.append(Workspace.new(text))),
    ]
    return first + [(name, lambda stage=stage: stage(made[0])) for name, stage in STAGES.items()]


# --- measuring ------------------------------------------------------------------------------------


def _seconds(text: str) -> dict[str, float]:
    found: dict[str, float] = {}
    gc.collect()
    gc.disable()
    for name, run in staged(text):
        started = time.thread_time()
        run()
        found[name] = time.thread_time() - started
    gc.enable()
    return found


def measured(shape: Shape, times: float) -> list[str]:
    """The stages in which twice as much takes more than three times as long, in words."""
    size = int(shape.size * times)
    once, twice = _seconds(shape.make(size)), _seconds(shape.make(2 * size))
    return [
        f"{name}: {size:,} in {once[name]:.2f} s, twice as much in {taken:.2f} s"
        for name, taken in twice.items()
        if taken > _LEAST_SECONDS and taken > MOST_RATIO * max(once[name], 0.01)
    ]


def main() -> int:
    """Measure all shapes, or those that are named; 1 where one is not linear."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--size", type=float, default=1.0, help="so many times longer")
    parser.add_argument("--only", action="append", default=[], help="a shape, by its name")
    told = parser.parse_args()
    wrong = 0
    for name in told.only or SHAPES:
        started = time.thread_time()
        found = measured(SHAPES[name], told.size)
        sys.stdout.write(f"{name:<32}{time.thread_time() - started:7.1f} s\n")
        for line in found:
            sys.stdout.write(f"  NOT LINEAR in {line}\n")
        sys.stdout.flush()
        wrong += bool(found)
    sys.stdout.write(f"{len(told.only or SHAPES)} shapes, {wrong} not linear.\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
