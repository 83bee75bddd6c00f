"""Ten links a node: how long the window is held at most, and its memory; see ``__main__``."""

from pathlib import Path

from benchmarks.figures import Figure, Figures, peak_mb
from benchmarks.held import Held
from benchmarks.keys import keys_to_paint, settle, typed, wait
from benchmarks.why import LINKS, dense
from benchmarks.window import opened_window, rest
from whydesk.engine.model import Place

MOST_NODES = 10_000
MOVES = 10
WORDS = "some plain words, typed here\n"


def figures(nodes: int, folder: Path) -> Figures:
    """Opening is not watched; all that follows it, moving, typing and resting is."""
    if nodes > MOST_NODES:
        return {}
    path = folder / "dense.lmd"
    path.write_text("\n".join(dense(nodes, LINKS)), encoding="utf-8", newline="")
    with opened_window() as services:
        session, desk = services.session, services.window.desk
        session.open(path)
        settle(desk.view.viewport())
        held = Held()
        held.begin()
        rest(services)
        for number in range(MOVES):
            desk.go_to(Place(path.name, number * session.workspace.document().line_count // MOVES))
            wait(300)
        keys_to_paint(desk.view, typed(WORDS))
        rest(services)
        held.end()
        found = {"longest block, dense": Figure(held.worked_ms, held.longest_ms)}
        found["memory, dense"] = peak_mb()
    return found
