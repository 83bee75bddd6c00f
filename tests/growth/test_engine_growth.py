"""What reads the whole text does some four times the work for four times the text."""

from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks import evidence
from benchmarks.large_edits import hub
from benchmarks.texts import label, source
from tests.growth.counting import LINEAR, SAME, Work, counted
from whydesk.engine.graph.rename import rename
from whydesk.engine.pack.build import sha_of
from whydesk.engine.redacting import redaction_of
from whydesk.engine.redaction import leftovers, scan
from whydesk.engine.redaction.export import export
from whydesk.engine.redaction.rules import Rule, Wish
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verdict import Verdict
from whydesk.engine.seal.verify import verify
from whydesk.engine.workspace import Workspace

SMALL = 200
LARGE = 4 * SMALL
# Lines of Python for one more node, of nine lines of text, from its text to a pack: 540 were seen.
MOST_A_NODE = 580
Act = Callable[[Path, int], object]


def pack_of(folder: Path, nodes: int) -> Path:
    """A pack of a text with so many nodes."""
    path = folder / f"{nodes}.laplaspack"
    Workspace.new(source(nodes)).save(path)
    return path


def pack_of_parts(folder: Path, nodes: int, parts: int) -> Path:
    """A pack of as many nodes in several files, each of which goes on from the one before."""
    each, texts = nodes // parts, folder / f"in-{parts}"
    texts.mkdir()
    for part in range(parts):
        (texts / f"part-{part}.lmd").write_text(source(each, part * each), encoding="utf-8")
    path = folder / f"of-{parts}.laplaspack"
    Workspace.open(texts).build(path)
    return path


def work_of(act: Act, folder: Path, nodes: int) -> Work:
    """What an act costs; what it answers is called, and only that is counted."""
    doing = act(folder, nodes)
    assert callable(doing)
    with counted() as work:
        doing()
    return work


def opening(folder: Path, nodes: int):
    path = pack_of(folder, nodes)
    return lambda: Workspace.open(path)


def building(folder: Path, nodes: int):
    workspace = Workspace.new(source(nodes))
    return lambda: workspace.build(folder / f"built-{nodes}.laplaspack")


def reading_and_building(folder: Path, nodes: int):
    text = source(nodes)
    return lambda: Workspace.new(text).build(folder / f"read-{nodes}.laplaspack")


def saving(folder: Path, nodes: int):
    workspace = Workspace.open(pack_of(folder, nodes))
    workspace.replace(next(iter(workspace.documents)), 0, 0, ["One more line."])
    return workspace.save


def sealing(folder: Path, nodes: int):
    path, key = pack_of(folder, nodes), new_key()
    return lambda: seal_pack(path, key)


def verifying(folder: Path, nodes: int):
    path = pack_of(folder, nodes)
    seal_pack(path, new_key())
    signers = Signers(folder / "signers.toml", KeyStore(folder / "keys"))
    return lambda: verify(path, signers)


def redacting(folder: Path, nodes: int, masked: int = 1):
    workspace, out = Workspace.new(source(nodes)), folder / f"out-{nodes}.laplaspack"
    wish = Wish(tuple(Rule(Tier.MASKED, node=label(n), key="why") for n in range(masked)))

    def redact() -> None:
        redaction = redaction_of(workspace)
        export(redaction, redaction.plan(wish), out)

    return redact


def redacting_half(folder: Path, nodes: int):
    return redacting(folder, nodes, nodes // 2)


def renaming(folder: Path, nodes: int):
    """A node that all others link to."""
    workspace = Workspace.new(hub(nodes))
    return lambda: workspace.apply(rename(workspace.graph, "hub", "Centre").edits)


def looking_for_problems(folder: Path, nodes: int):
    return Workspace.new(source(nodes)).problems


def asking_why(folder: Path, nodes: int):
    workspace = Workspace.new(
        "\n".join(f"[[n{n}]]\n>>derived-from: [[n{n + 1}]]" for n in range(nodes))
    )
    return lambda: tuple(workspace.why("n0").steps)


def searching(folder: Path, nodes: int):
    workspace = Workspace.new(source(nodes))
    return lambda: workspace.find("number 77 decides")


def evaluating(folder: Path, nodes: int):
    workspace = Workspace.new(evidence.source(nodes))
    return lambda: workspace.support.statuses()


def withdrawing(folder: Path, nodes: int):
    """A source that every claim rests on, each through the one before."""
    lines = ["[[Source]]\n>>artifact: report\n[[C0]]\n>>type: claim\n>>group-1: [[Source]]"]
    lines += [f"[[C{n}]]\n>>type: claim\n>>group-1: [[C{n - 1}]]" for n in range(1, nodes)]
    workspace = Workspace.new("\n".join(lines))
    workspace.support.refresh()
    return lambda: workspace.impact("Source")


@pytest.mark.parametrize(
    "act",
    [
        *(opening, building, saving, sealing, verifying, redacting, redacting_half, renaming),
        *(looking_for_problems, asking_why, searching, evaluating, withdrawing),
    ],
)
def test_what_reads_all_of_it_grows_no_faster_than_the_text(act: Act, tmp_path: Path):
    small, large = (work_of(act, tmp_path, nodes) for nodes in (SMALL, LARGE))

    assert large.lines <= LINEAR * small.lines
    assert large.steps <= LINEAR * small.steps + 2_000
    assert large.statements <= LINEAR * small.statements
    assert large.lines > 2 * small.lines, "it no longer reads all of it: test it as a key is"


def test_a_node_is_read_and_built_in_few_lines(tmp_path: Path):
    small, large = (work_of(reading_and_building, tmp_path, nodes) for nodes in (SMALL, LARGE))

    assert large.lines - small.lines <= MOST_A_NODE * (LARGE - SMALL)
    assert large.calls(sha_of) == 1, "hashing the whole text is no line of Python, and takes long"


def test_a_seal_over_many_files_is_checked_at_the_price_of_one(tmp_path: Path):
    signers = Signers(tmp_path / "signers.toml", KeyStore(tmp_path / "keys"))
    done: list[Work] = []
    for parts in (1, 4):
        path = pack_of_parts(tmp_path, LARGE, parts)
        seal_pack(path, new_key())
        with counted() as work:
            assert verify(path, signers).verdict is Verdict.SEALED_UNKNOWN
        done.append(work)

    assert done[1].lines <= SAME * done[0].lines


def test_many_masked_texts_that_are_much_alike_are_not_looked_for_one_by_one(tmp_path: Path):
    work = work_of(redacting_half, tmp_path, LARGE)

    assert work.calls(leftovers._Joined.places) + work.calls(scan._Bytes.find) < LARGE // 8
