"""How long the evidence layer takes at 1,000, 10,000 and 100,000 claims, and how it grows.

    python -m benchmarks.evidence [CLAIMS ...]

A claim has one group of three legs, each a source or an earlier claim. Each figure is the least of
several runs, in milliseconds; a ratio stands behind it where a smaller size was measured before (10
is linear). What is asked of one withdrawal is the same at every size: 4,000 dependants.
"""

import random
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.figures import Figures, cell, least, least_ms
from whydesk.engine import Workspace
from whydesk.engine.evidence.assembling import assemble
from whydesk.engine.evidence.claims.extractors import extract
from whydesk.engine.evidence.impact import impact
from whydesk.engine.evidence.index import Evidence
from whydesk.engine.evidence.levels import levels_of

SIZES = (1_000, 10_000, 100_000)
DEPENDANTS = 4_000
PROSE = "The importer failed because the disk was full, and the team moved it. It never came back. "


def source(claims: int, seed: int = 7) -> str:
    """A text of so many claims, with a source for every fifth."""
    return "".join(_nodes(claims, random.Random(seed)))


def _nodes(claims: int, chance: random.Random) -> Iterator[str]:
    for number in range(0, claims, 5):
        yield f"[[Source {number}]]\n>>type: source\n>>artifact: report-{number}\n\n"
    for number in range(claims):
        legs = " & ".join(f"[[{_leg(number, chance)}]]" for _ in range(3))
        yield f"[[Claim {number}]]\n>>id: lp_{number:026d}\n>>type: claim\n>>group-1: {legs}\n\n"


def _leg(number: int, chance: random.Random) -> str:
    if number and chance.random() < 0.5:
        return f"Claim {chance.randrange(max(0, number - 1000), number)}"
    return f"Source {5 * chance.randrange(max(1, number // 5))}"


def under_one_source(*, chain: bool) -> Workspace:
    """4,000 claims that depend on one source, each by itself or each through the one before."""
    lines = ["[[Source]]\n>>artifact: report"]
    for number in range(DEPENDANTS):
        leg = f"Claim {number - 1}" if chain and number else "Source"
        lines.append(f"[[Claim {number}]]\n>>type: claim\n>>group-1: [[{leg}]]")
    return Workspace.new("\n".join(lines))


def measure(claims: int) -> dict[str, float]:
    """All figures for this many claims, by name, in the order of the table."""
    workspace = Workspace.new(source(claims))
    runs = 5 if claims > 10_000 else 20
    network = assemble(workspace.graph)
    figures = {"read the text's graph": least_ms(lambda: assemble(workspace.graph), runs)}
    figures["work out every status"] = least_ms(lambda: levels_of(network), runs)
    figures["both: the first answer of a file"] = least_ms(lambda: first_answer(workspace), runs)
    levels, first = levels_of(network), network.ids["source_0"]
    figures["withdraw one source"] = least_ms(lambda: impact(network, levels, [first]), runs)
    figures["claims that this fells"] = len(impact(network, levels, [first]).falls)
    workspace.support.refresh()
    last = workspace.document().line_count - 5
    swap = partial(
        edit, workspace, last + 3, (">>group-1: [[Source 0]]", ">>group-1: [[Source 5]]")
    )
    figures["edit one group"] = least_ms(swap, 20)
    name = partial(edit, workspace, last, (f"[[Claim {claims - 1}]]", "[[Another]]"))
    figures["rename one claim"] = least_ms(name, 20)
    prose = PROSE * (claims // 10)
    figures["claims out of prose (c2)"] = least_ms(lambda: extract(prose), 2)
    return figures


def figures(claims: int, folder: Path) -> Figures:
    """Every status from the text on, and what one withdrawal would do once they are known."""
    runs = 5 if claims <= 10_000 else 2
    workspace = Workspace.new(source(claims))
    evaluate = least(lambda: first_answer(workspace), runs)
    workspace.support.refresh()
    return {"evaluate": evaluate, "impact": least(lambda: workspace.impact("Source 0"), 3 * runs)}


def first_answer(workspace: Workspace) -> None:
    """What the first question about evidence costs."""
    Evidence(workspace.graph).refresh()


def edit(workspace: Workspace, line: int, texts: tuple[str, str]) -> None:
    """Put one of two texts in a line, the other one than stands there, and catch up."""
    document = workspace.document()
    text = texts[document.line(line) == texts[0]]
    workspace.replace(document.shard, line, 1, [text])
    workspace.support.refresh()


def main(sizes: tuple[int, ...]) -> None:
    """Print the tables."""
    table: dict[str, list[float]] = {}
    for claims in sizes:
        for name, figure in measure(claims).items():
            table.setdefault(name, []).append(figure)
    print(f"{'claims (legs are three times as many)':40}" + "".join(f"{n:>20,}" for n in sizes))
    for name, figures in table.items():
        print(f"{name:40}" + "".join(cell(figures, n) for n in range(len(sizes))))
    print(f"\none withdrawal under {DEPENDANTS:,} dependants")
    for name, chain in (("each by itself", False), ("each through the one before", True)):
        workspace = under_one_source(chain=chain)
        workspace.support.statuses()
        print(f"{name:40}{least_ms(lambda one=workspace: one.impact('Source'), 50):>20.2f}")


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or SIZES)
