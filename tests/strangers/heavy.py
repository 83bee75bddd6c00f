"""The heaviest packs that a window still shows unasked, one for each thing that costs memory.

    python -m tests.strangers.heavy

makes each, opens it in a window without a screen, has its seal checked and tells the most memory
that the process had; names after it try only these.
"""

import argparse
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

from tests.strangers.showing import MOST_MEGABYTES, shown
from whydesk.engine.pack.schema import MAX_VALUE_BYTES
from whydesk.engine.pack.weight import SHOWN, megabytes

_TRIED = 2_000


def _each(line: str) -> Callable[[int], str]:
    """So many lines, each with its number in the place of ``#``."""
    return lambda count: "[[A]]\n" + "".join(line.replace("#", str(n)) for n in range(count))


def _in_one(before: str, each: str, after: str = "\n") -> Callable[[int], str]:
    """So many of a thing in one line."""
    return lambda count: before + "".join(each.replace("#", str(n)) for n in range(count)) + after


def _typed(count: int) -> str:
    node = "[[N{0}]]\n>>type: claim\n>>what: words on {0}, at some length\n"
    nodes = "".join(node.format(n) for n in range(count // 10))
    most = max(1, count // 10)
    link = "[[N{}]] →(supports) [[N{}]]\n"
    return nodes + "".join(link.format(n % most, (7 * n + 1) % most) for n in range(count))


TEXTS: dict[str, Callable[[int], str]] = {
    "empty lines": _each("\n"),
    "lines of one letter": _each("x\r\n"),
    "lines of prose": _each("x" * 79 + "\n"),
    "lines of Chinese": _each("\u4e00" * 79 + "\n"),
    "one line": _in_one("", "x" * 80),
    "one line with an emoji": _in_one("\U0001f600", "x" * 80),
    "nodes": _each("[[N#]]\n"),
    "nodes behind a blank": _each(" [[N#]]\r"),
    "nodes with a property": _each("[[N#]] >>type: t#\n"),
    "nodes with an id": _each("[[N#]]\n>>id: i#\n"),
    "nodes with another name": _each("[[N#]]\n>>aka: b#\n"),
    "properties": _each(">>k#: v#\n"),
    "thoughts": _each("@@todo on=A id=#\nx#\n@@\n"),
    "open thoughts": _each("@@note\n"),
    "links to nowhere": _each("[[a#]] →(about) [[b#]]\n"),
    "links between nodes": _typed,
    "chains": _each("[[A]] → [[B]] → [[C]] → [[D]]\n"),
    "one long chain": _in_one("[[A]]\n[[A]]", " → [[B]]"),
    "references of one property": _in_one("[[A]]\n>>supports: ", "[[#]]"),
    "legs of one group": _in_one("[[A]]\n>>group-x: ", "[[#]]"),
    "mentions": _in_one("[[A]]\n@@note on=A\n", "[[#]]", "\n@@\n"),
    "attributes": _in_one("[[A]]\n@@note on=A ", "a=# ", "\nx\n@@\n"),
    "follow-ups": lambda count: _each("then> #\n")(count).replace("]]\n", "]]\n@@note on=A\n", 1),
    "headings": _each("# #\n"),
    "fences": _each("```\n"),
}


def heaviest(make: Callable[[int], str], shards: int = 1) -> dict[str, str]:
    """The longest texts of one make that the window takes unasked, in so many shards."""
    cost = megabytes({"a": make(_TRIED) * 100}, SHOWN) / (100 * _TRIED)
    count = int(min(SHOWN.most / cost, _TRIED * shards * MAX_VALUE_BYTES / _length(make(_TRIED))))
    while True:
        text = make(count // shards)
        texts = {f"{n}.lmd": text for n in range(shards)}
        if megabytes(texts, SHOWN) <= SHOWN.most and _length(text) <= MAX_VALUE_BYTES:
            return texts
        count = int(count * 0.98)


def _length(text: str) -> int:
    return len(text.encode())


def write(path: Path, texts: Mapping[str, str], *more: str) -> None:
    """A sealed pack of these texts, changed by statements before it is sealed as it stands."""
    from tests.engine.seal.packs import sign_as_it_stands
    from whydesk.engine.saving import Snapshot
    from whydesk.engine.seal.private import read_key

    Snapshot(texts).save(path)
    with closing(sqlite3.connect(path)) as connection:
        for statement in more:
            connection.execute(statement)
        connection.commit()
    sign_as_it_stands(path, read_key(b"11" * 32, "seed"))


def main() -> int:
    """Try them, and tell what each took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*TEXTS, []])
    parser.add_argument("--shards", type=int, default=1)
    told = parser.parse_args()
    wrong = 0
    for name in told.names or TEXTS:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "p.laplaspack"
            write(path, heaviest(TEXTS[name], told.shards))
            found = shown(path)
        wrong += found.megabytes >= MOST_MEGABYTES
        sys.stdout.write(f"{found.megabytes:4} MB  {name}: {found.verdict}\n")
        sys.stdout.flush()
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
