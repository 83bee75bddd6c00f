"""Texts that chance has written and changed: lines of LMD, bytes, pieces many times over.

    python -m tests.strangers.garbled --count 5000 --seed 7

tries so many, each a place of its own in one long row: it is opened, edited, checked, put right,
saved as a pack, opened again and asked everything. It tells the numbers of those that crash, hang,
lose a byte or answer otherwise than the same text read anew. ``--first N --count 1 --keep FILE``
keeps one to look at. The same seed gives the same texts.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

from tests.soak.words import LINES, NAMES
from tests.strangers.trying import Attempt, Kind, main, tried_in_processes
from whydesk.engine import EngineError, Workspace
from whydesk.engine.redacting import redaction_of
from whydesk.engine.redaction.rules import Rule, Wish
from whydesk.engine.redaction.tiers import Tier

MOST_MEGABYTES = 500
_MOST_CHARACTERS = 200_000
_ROOT = Path(__file__).resolve().parents[2]
_SAMPLES = ("coffee", "event-store", "lab", "seoul-kr")
_TOKENS = (
    "[[", "]]", "[[A]]", "[[a]] & [[B]]", "→(supports) ", "→", "->", "-->", "<-", "(", ")", ">>",
    ">>group-1: ", ">>aka: ", ">>id: lp_1", ">>supports: ", "@@", "@@note on=A id=t", '@@x k="',
    "then> t", "@[[A]]", "## ", "```", "~~~~", "---", "    ", "\t", "`", "``", '"', "&", ",", "=",
    "\n", "\n\n", "\r", "\r\n", "\u2028", "\x85", "\x0b", "\x0c", "\x1c", "\x00", "\ufeff",
    "\u200b", "\u202e", "\u2066", "\u2069", "\u0301", "e\u0301", "İ", "ŉ", "ß", "가", "\ud800",
    "\u1100\u1161", "\U0001f600", "\ufffc", "\ufdd0", "[[A]] → [[A]]", "%s", "{0}", "\\", "<b>",
    ">>derived-from: [[A]]", ">>withdrawn: 2026-01-01", ">>visibility: secret", "lp_",
    ">>reviewed: 9999-99-99",
)  # fmt: skip


def garbled(seed: int, number: int) -> bytes:
    """The text of a number, as a file has it."""
    chance = Random(f"{seed}:{number}")
    lines = _lines(chance)
    for _ in range(chance.choice((0, 1, 1, 2, 4, 8))):
        lines = chance.choice(_WAYS)(lines, chance)
    text = chance.choice(("\n", "\n", "\n", "\r\n", "\r")).join(lines)
    data = text[:_MOST_CHARACTERS].encode("utf-8", chance.choice(("surrogatepass", "replace")))
    return _bytes(data, chance) if chance.random() < 0.1 else data


def _lines(chance: Random) -> list[str]:
    """A sample, or lines of every kind."""
    if chance.random() < 0.4:
        path = _ROOT / "packs" / f"{chance.choice(_SAMPLES)}.lmd"
        return path.read_text(encoding="utf-8").split("\n")
    names = chance.sample(NAMES, chance.randrange(2, 7))
    return [
        chance.choice(LINES).format(
            a=chance.choice(names), b=chance.choice(names), n=chance.randrange(10)
        )
        for _ in range(chance.choice((1, 5, 20, 80)))
    ]


# --- ways to change a text ------------------------------------------------------------------------

_Lines = list[str]


def _token(lines: _Lines, chance: Random) -> _Lines:
    """A piece of the language where it does not belong."""
    at = chance.randrange(len(lines))
    column = chance.randrange(len(lines[at]) + 1)
    put = chance.choice(_TOKENS)
    return [*lines[:at], lines[at][:column] + put + lines[at][column:], *lines[at + 1 :]]


def _many(lines: _Lines, chance: Random) -> _Lines:
    """One piece many times, in one line or in many."""
    piece = chance.choice((*_TOKENS, chance.choice(lines)))
    count = min(chance.choice((10, 300, 4000)), 40_000 // max(1, len(piece)))
    at = chance.randrange(len(lines) + 1)
    put = [piece * count] if chance.random() < 0.5 else [piece] * count
    return [*lines[:at], *put, *lines[at:]]


def _numbered(lines: _Lines, chance: Random) -> _Lines:
    """Many lines that go on from each other."""
    shapes = (
        "[[n{n}]]\n[[n{n}]] →(derived-from) [[n{m}]]",
        "[[n{n}]]\n>>type: claim\n>>group-1: [[n{m}]]",
        "[[n{n}]]\n>>echo-of: [[n{m}]]",
        "@@note on=A id=t{n}\nthen> t{m}\n@@",
        "[[n{n}]]\n>>aka: n{m}",
        ">>group-{n}: [[A]] & [[n{m}]]",
        "[[n{n}]] →(supersedes) [[n{m}]]",
    )
    shape, count = chance.choice(shapes), chance.choice((5, 60, 600))
    put = "\n".join(shape.format(n=n, m=(n + 1) % count) for n in range(count))
    return [*lines, *put.split("\n")]


def _swap(lines: _Lines, chance: Random) -> _Lines:
    mixed = list(lines)
    one, other = chance.randrange(len(mixed)), chance.randrange(len(mixed))
    mixed[one], mixed[other] = mixed[other], mixed[one]
    return mixed


def _drop(lines: _Lines, chance: Random) -> _Lines:
    at = chance.randrange(len(lines))
    return [*lines[:at], *lines[at + chance.choice((1, 1, 5)) :]] or [""]


def _twice(lines: _Lines, chance: Random) -> _Lines:
    return [*lines, *lines]


def _case(lines: _Lines, chance: Random) -> _Lines:
    at = chance.randrange(len(lines))
    return [*lines[:at], lines[at].swapcase(), *lines[at + 1 :]]


def _cut(lines: _Lines, chance: Random) -> _Lines:
    at = chance.randrange(len(lines))
    return [*lines[:at], lines[at][: chance.randrange(len(lines[at]) + 1)]]


_WAYS: tuple[Callable[[_Lines, Random], _Lines], ...] = (
    *(_token, _token, _token, _many, _many, _numbered, _swap, _drop, _twice, _case, _cut),
)


def _bytes(data: bytes, chance: Random) -> bytes:
    """Single bits, in a text that need not be UTF-8 afterwards."""
    changed = bytearray(data or b" ")
    for _ in range(chance.choice((1, 3, 20))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


# --- trying them ----------------------------------------------------------------------------------


def tried(first: int, count: int, seed: int) -> list[str]:
    """What went wrong with these texts: a line each. Tries them in processes of their own."""
    return tried_in_processes(__spec__.name if __spec__ else __name__, first, count, seed)


@contextmanager
def _attempts(seed: int) -> Iterator[Callable[[int], Attempt]]:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        yield lambda number: partial(_attempt, folder, garbled(seed, number), number)


def _attempt(folder: Path, data: bytes, number: int) -> str:
    """Open it, and whatever follows from that; what went wrong."""
    from tests.strangers.asking import most_megabytes

    path = folder / "given.lmd"
    path.write_bytes(data)
    try:
        workspace = Workspace.open(path)
    except EngineError:
        return ""  # no UTF-8, or a NUL: it said so
    if workspace.text().encode() != data:
        return "the text is another than the file"
    chance = Random(number)
    _edit(workspace, chance)
    steps = (
        lambda: differing(workspace),
        lambda: _put_right(workspace.text()),
        lambda: _through_a_pack(folder, workspace),
        lambda: _asked(workspace, chance),
        lambda: _redacted(folder, workspace, chance) if number % 8 == 0 else "",
        lambda: f"{most} MB of memory" if (most := most_megabytes()) > MOST_MEGABYTES else "",
    )
    return next(filter(None, (step() for step in steps)), "")


def _edit(workspace: Workspace, chance: Random) -> None:
    """Some lines in the place of others, asked something in between."""
    (shard,) = workspace.documents
    for _ in range(chance.randrange(4)):
        document = workspace.document()
        first = chance.randrange(document.line_count)
        removed = min(chance.choice((0, 1, 3)), document.line_count - first)
        put = [one for one in _lines(chance)[:3] if "\r" not in one]
        workspace.replace(shard, first, removed, put)
        workspace.support.statuses()
        workspace.find("a")


def differing(workspace: Workspace) -> str:
    """What it answers otherwise than the same text read anew."""
    fresh = Workspace.new(workspace.text())
    if fresh.text() != workspace.text():
        return "the text read anew is another"
    one, other = workspace.graph, fresh.graph
    pairs = {
        "nodes": (list(one.nodes()), list(other.nodes())),
        "links": (list(one.edges()), list(other.edges())),
        "thoughts": (list(one.thinks()), list(other.thinks())),
        "statuses": (workspace.support.statuses(), fresh.support.statuses()),
        "reviews": (workspace.review(), fresh.review()),
        "loops": (workspace.loops(), fresh.loops()),
        "conflicts": (workspace.conflicts(), fresh.conflicts()),
    }
    wrong = [name for name, (held, read) in pairs.items() if _unplaced(held) != _unplaced(read)]
    return f"read anew, it has other {' and '.join(wrong)}" if wrong else ""


def _unplaced(values: object) -> str:
    """Values as text; the name of a shard is another in a text that is new."""
    return repr(values).replace("given.lmd", "main.lmd")


def _put_right(text: str) -> str:
    """Carry out the fixes that need no choice: each takes a problem away, and ends."""
    workspace = Workspace.new(text)
    before = len(workspace.problems())
    done = workspace.fix()
    if done and not before:
        return "a fix where there was no problem"
    return differing(workspace)


def _through_a_pack(folder: Path, workspace: Workspace) -> str:
    """Saved and built, it says the same, and its tables follow from it."""
    text = workspace.text()
    pack, built = folder / "p.laplaspack", folder / "b.laplaspack"
    for path in (pack, built):
        path.unlink(missing_ok=True)
    try:
        Workspace.new(text).save(pack)
    except EngineError as error:
        return "" if "\0" in text else f"it cannot be saved: {error.message}"
    opened = Workspace.open(pack)
    if list(opened.texts().values()) != [text]:
        return "the pack says another text"
    if opened.rebuild().drift:
        return "the tables are not those of the source"
    try:
        Workspace.new(text).build(built, allow_dangling=True)
    except EngineError:
        return ""  # an error stands in the text: nothing is written
    if opened.counts() != Workspace.open(built).counts():
        return "the build has other counts"
    return ""


def _asked(workspace: Workspace, chance: Random) -> str:
    nodes = list(workspace.graph.nodes())
    for node in chance.sample(nodes, min(4, len(nodes))):
        list(workspace.why(node.label).steps)
        list(workspace.why(node.label, down=True).steps)
        workspace.show(node.label)
        workspace.evidence(node.label)
        workspace.lineage(node.label)
        workspace.impact(node.label)
        workspace.thoughts(node.label)
        workspace.expand(node.label, 2)
    workspace.anchors(workspace.text()[:2_000])
    workspace.info()
    return ""


def _redacted(folder: Path, workspace: Workspace, chance: Random) -> str:
    """A node is taken out; the plan is made, and told in words."""
    nodes = list(workspace.graph.nodes())
    if nodes:
        node = chance.choice(nodes)
        redaction = redaction_of(workspace, folder / "backups")
        redaction.plan(Wish((Rule(Tier.SECRET, node=node.label),)))
    return ""


if __name__ == "__main__":
    sys.exit(
        main(
            Kind("texts", __doc__, tried, _attempts, lambda seed, n: {"": garbled(seed, n)}),
        )
    )
