"""In a chunk of very many lines an edit parses its own lines, and the rest is as read anew."""

import pytest

from whydesk.engine.lmd import lexer
from whydesk.engine.lmd.document import parse
from whydesk.engine.lmd.live import LiveDocument

LOOKS_AHEAD = "intro\nmore\n@@note\nbody\n## Next\n[[B]]\nend"
CASES = {
    "front matter that is closed": ("---\na: b\nprose\nmore", [(2, "---")]),
    "front matter that was closed": ("---\na: b\n---\nmore", [(2, "x")]),
    "a thought that is closed further down": ("[[A]]\n@@note\none\ntwo\n## N", [(4, "@@")]),
    "a thought behind the change that looks ahead": (LOOKS_AHEAD, [(0, "other"), (6, "@@")]),
    "a fence that is opened": ("[[A]]\none\n>>a: b\n```\nx\n```\n>>c: d", [(1, "```")]),
    "a fence that is closed": ("[[A]]\n```\none\n>>a: b\n# H", [(2, "```")]),
    "a node in the middle": ("[[A]]\none\n>>a: b\n# H\n>>c: d", [(1, "[[B]]"), (1, "one")]),
    "a node above prose alone": ("[[A]]\none\ntwo\nthree", [(1, "[[B]]")]),
    "a line more above statements": ("[[A]]\none\n>>a: b\n# H", [(1, "one\ntwo")]),
    "a line less above prose": ("[[A]]\n>>a: b\none\ntwo\nthree", [(2, None)]),
}


@pytest.mark.parametrize("case", CASES)
def test_it_reads_as_anew(case: str):
    text, edits = CASES[case]
    document = LiveDocument(text, "main")
    for line, put in edits:
        document.replace(line, 1, [] if put is None else put.split("\n"))
        fresh = parse(document.text()).chunks
        held = list(document.chunks())
        assert len(held) == len(fresh)
        assert all(one.same_as(other) for one, other in zip(held, fresh, strict=True))


@pytest.mark.parametrize("put", [["# Other"], ["# Other", "# More"], []])
def test_an_edit_reads_few_lines(put: list[str], monkeypatch: pytest.MonkeyPatch):
    document = LiveDocument("[[A]]\n" + "# Heading\n" * 2_000 + "prose\n" * 2_000, "main")
    read: list[str] = []

    def count(line: str, *place: int):
        read.append(line)
        return real(line, *place)

    real = lexer.read_heading
    monkeypatch.setattr(lexer, "read_heading", count)
    document.replace(1_998, 1, put)
    assert len(read) <= 6
