"""How long the engine takes at 1,000, 10,000 and 100,000 nodes, and how each figure grows.

    python -m benchmarks.engine [NODES ...]

Each figure is the least of several runs, in milliseconds; a ratio stands behind it where a smaller
size was measured before (10 is linear).
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.texts import label, write_folder
from whydesk.engine import Workspace
from whydesk.engine.graph.rename import rename

SIZES = (1_000, 10_000, 100_000)


def least_ms(work: Callable[[], object], runs: int) -> float:
    """The shortest of several runs, in milliseconds."""
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best * 1000


def run(*arguments: str) -> None:
    """Run Python with these arguments, to its end."""
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)


def measure(nodes: int, folder: Path) -> dict[str, float]:
    """All figures for a text of this many nodes, by name, in the order of the table."""
    text, pack = folder / "source", folder / "big.laplaspack"
    write_folder(text, nodes)
    runs = 5 if nodes <= 10_000 else 2
    build = ("-m", "whydesk", "build", str(text), "-o", str(pack), "--force")
    figures = {"build (process)": least_ms(lambda: run(*build), runs)}
    figures["open"] = least_ms(lambda: Workspace.open(pack), runs)
    workspace = Workspace.open(pack)
    anchor = label(nodes - 1)
    figures["why, all ancestors"] = least_ms(lambda: workspace.why(anchor), runs)
    figures["ancestors"] = len(workspace.why(anchor).steps)
    workspace.find("chain")
    figures["find"] = least_ms(lambda: workspace.find("number 777 decides"), runs)
    anchor_key = workspace.key(label(0))
    figures["rename, planned"] = least_ms(lambda: rename(workspace.graph, anchor_key, "New"), runs)
    figures["edit, one character"] = least_ms(lambda: type_character(workspace), 200)
    return figures


def type_character(workspace: Workspace) -> None:
    """Change one character in the middle of the first file."""
    document = next(iter(workspace.documents.values()))
    line = document.line_count // 2
    text = document.line(line)
    changed = text[:-1] if text.endswith("xx") else text + "x"
    workspace.replace(document.shard, line, 1, [changed])


def main(sizes: tuple[int, ...]) -> None:
    """Print the table."""
    start = least_ms(lambda: run("-c", "pass"), 5)
    print(f"Python {sys.version.split()[0]} starts in {start:.0f} ms\n")
    table: dict[str, list[float]] = {}
    for nodes in sizes:
        with tempfile.TemporaryDirectory() as folder:
            for name, figure in measure(nodes, Path(folder)).items():
                table.setdefault(name, []).append(figure)
    print(f"{'':22}" + "".join(f"{nodes:>20,}" for nodes in sizes))
    for name, figures in table.items():
        print(f"{name:22}" + "".join(cell(figures, n) for n in range(len(sizes))))


def cell(figures: list[float], number: int) -> str:
    """A figure with what it is of the one before."""
    figure = figures[number]
    shown = f"{figure:,.0f}" if figure >= 100 else f"{figure:,.2f}"
    ratio = f" ×{figure / figures[number - 1]:.1f}" if number else ""
    return f"{shown + ratio:>20}"


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or SIZES)
