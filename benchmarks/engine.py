"""How long the engine takes to build, open and ask; see ``__main__`` for how it is run."""

from pathlib import Path

from benchmarks.figures import Figure, Figures, in_turn, least
from benchmarks.floors import content, insert
from benchmarks.texts import PACK, SOURCE, label
from whydesk.engine.graph.rename import rename
from whydesk.engine.workspace import Workspace

TYPED = 200


def figures(nodes: int, folder: Path) -> Figures:
    """What each question costs, of the text and the pack in a folder."""
    runs = 5 if nodes <= 10_000 else 2
    pack = folder / PACK
    found = _built(folder, 3 * runs)
    found["open"] = least(lambda: Workspace.open(pack), runs)
    workspace = Workspace.open(pack)
    last = label(nodes - 1)
    found["why"] = least(lambda: workspace.why(last), runs)
    workspace.find("chain")
    found["search"] = least(lambda: workspace.find("number 777 decides"), runs)
    found["rename"] = least(lambda: _rename_to_and_fro(workspace, label(nodes // 2)), runs)
    typed = least(lambda: [_type_character(workspace) for _ in range(TYPED)], runs)
    found["one character"] = Figure(typed.work / TYPED, typed.clock / TYPED)
    return found


def _built(folder: Path, runs: int) -> Figures:
    """A build beside its floor. They take turns, and many: a quiet half second is not so common."""
    source, built, floor = folder / SOURCE, folder / "built.laplaspack", folder / "floor.db"
    rows = content(folder / PACK)
    works = (lambda: _build(source, built), lambda: insert(floor, rows))
    return dict(zip(("build", "inserts"), in_turn(works, runs), strict=True))


def _build(source: Path, target: Path) -> None:
    """From a folder of texts to a pack that was not there, as the command does it."""
    target.unlink(missing_ok=True)
    Workspace.open(source).build(target)


def _rename_to_and_fro(workspace: Workspace, old: str) -> None:
    """Find every place of a node, write another name there, and take it back."""
    for before, after in ((old, "Another name"), ("Another name", old)):
        workspace.apply(rename(workspace.graph, workspace.key(before), after).edits)


def _type_character(workspace: Workspace) -> None:
    """Change one character in the middle of the first file."""
    document = next(iter(workspace.documents.values()))
    line = document.line_count // 2
    text = document.line(line)
    changed = text[:-1] if text.endswith("xx") else text + "x"
    workspace.replace(document.shard, line, 1, [changed])
