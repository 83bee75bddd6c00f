"""Generated LMD of any size, the same every time."""

import random
from collections.abc import Iterator

TYPES = ("decision", "claim", "result", "note")
FREE_ROLES = ("supports", "closes", "raises", "part_of", "uses")
WHAT = "What this node decides, said in about as many words as a person would use. "


def label(number: int) -> str:
    return f"Node number {number} of the generated text"


def source(nodes: int, seed: int = 7) -> str:
    """A text of ``nodes`` nodes in which most rest on the one before, so that chains are long."""
    return "# Generated\n\n" + "".join(_nodes(nodes, random.Random(seed)))


def _nodes(nodes: int, chance: random.Random) -> Iterator[str]:
    for number in range(nodes):
        name = label(number)
        yield f"## {name}\n[[{name}]]\n>>id: lp_{number:026d}\n>>type: {TYPES[number % 4]}\n"
        yield f">>status: settled\n>>what: {WHAT}\n>>why: The number {number} was next, and it goes on.\n"
        if number:
            before = number - 1 if number % 10 < 7 else chance.randrange(max(0, number - 50), number)
            yield f"[[{name}]] →(derived-from) [[{label(before)}]]\n"
        if number % 4 == 1:
            other = label(chance.randrange(number))
            yield f"[[{name}]] →({chance.choice(FREE_ROLES)}) [[{other}]]\n"
        if number % 10 == 0:
            yield f'@@note on="{name}" by=author at=2026-06-{1 + number % 28:02d} id=t{number}\n'
            yield "A thought about it.\n@@\n"
        yield "\n"
