"""Generated LMD of any size, the same every time."""

import random
from collections.abc import Iterator
from pathlib import Path

# What stands in the folder that the subjects of one size share.
SOURCE = "source"
PACK = "big.laplaspack"

NODES_A_FILE = 25_000
TYPES = ("decision", "claim", "result", "note")
FREE_ROLES = ("supports", "closes", "raises", "part_of", "uses")
WHAT = "What this node decides, said in about as many words as a person would use. "


WORDS = (
    *("market", "archive", "ledger", "harbour", "signal", "orchard", "window", "copper", "quiet"),
    *(
        "subscription",
        "roastery",
        "single",
        "origin",
        "yearly",
        "plan",
        "question",
        "audit",
        "zinc",
    ),
    *("커피", "구독", "로스터리", "원두", "결정", "근거", "질문", "보고서", "계약", "방문"),
)


def varied_labels(nodes: int, seed: int = 11) -> str:
    """A text of ``nodes`` nodes and little else, whose labels have two to five words in common."""
    chance = random.Random(seed)
    kinds = (*TYPES, "question")
    return "".join(
        f"[[{' '.join(chance.choices(WORDS, k=chance.randint(2, 5)))} {number}]]\n"
        f">>type: {kinds[number % len(kinds)]}\n\n"
        for number in range(nodes)
    )


def label(number: int) -> str:
    """The label of a node by its number."""
    return f"Node number {number} of the generated text"


def source(nodes: int, first: int = 0, seed: int = 7) -> str:
    """A text of ``nodes`` nodes in which most rest on the one before, so that chains are long."""
    return "# Generated\n\n" + "".join(_nodes(first, first + nodes, random.Random(seed)))


def write_folder(folder: Path, nodes: int) -> None:
    """The same as files of at most 25,000 nodes, since no file of a pack may be over 16 MiB."""
    folder.mkdir()
    for first in range(0, nodes, NODES_A_FILE):
        text = source(min(NODES_A_FILE, nodes - first), first)
        path = folder / f"part-{first // NODES_A_FILE:02d}.lmd"
        path.write_text(text, encoding="utf-8", newline="")


def _nodes(first: int, end: int, chance: random.Random) -> Iterator[str]:
    for number in range(first, end):
        name = label(number)
        yield f"## {name}\n[[{name}]]\n>>id: lp_{number:026d}\n>>type: {TYPES[number % 4]}\n"
        yield f">>status: settled\n>>what: {WHAT}\n"
        yield f">>why: The number {number} was next, and it goes on.\n"
        if number:
            before = (
                number - 1 if number % 10 < 7 else chance.randrange(max(0, number - 50), number)
            )
            yield f"[[{name}]] →(derived-from) [[{label(before)}]]\n"
        if number % 4 == 1:
            other = label(chance.randrange(number))
            yield f"[[{name}]] →({chance.choice(FREE_ROLES)}) [[{other}]]\n"
        if number % 10 == 0:
            yield f'@@note on="{name}" by=author at=2026-06-{1 + number % 28:02d} id=t{number}\n'
            yield "A thought about it.\n@@\n"
        yield "\n"
