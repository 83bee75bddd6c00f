"""Texts for hypothesis: lines that look like LMD, right and wrong, and edits of them."""

from typing import NamedTuple

from hypothesis import strategies as st

from whydesk.engine.lmd.lines import split_lines

LABELS = st.sampled_from(
    [
        "A",
        "B",
        "a",
        "Own roastery",
        "own_roastery",
        "!A",
        "? B",
        "구독",
        "Café",
        "Cafe\u0301",
        "🎈",
        "X\u200b",
    ]
)
ROLES = st.sampled_from(
    ["supports", "derived-from", "raised-by", "suports", "echo-of", "part_of", "uses", "", " "]
)
KEYS = st.sampled_from(
    ["type", "what", "id", "aka", "part_of", "supports", "derived-from", "echo-of", "group-1",
     "group-2", "owner", "visibility", "withdrawn", "suports", "retrieved-via", "visibility-what"]
)  # fmt: skip
VALUES = st.sampled_from(
    ["claim", "lp_1", "5", "masked", "hidden", "2026-07-02, why", "2026/7/2", "", "`[[A]]` x",
     "the farm gate price doubled in a year", "a > [[B]]"]
)  # fmt: skip
ARROWS = st.sampled_from(["→", "->", "-->", "←", "<-", " - "])
FRAGMENTS = st.sampled_from(
    ["", "", "---", "```", "```lmd", "~~~", "````", "@@", "@@note", "@@todo", "## Next", "# T",
     "then> t1", "then> t2", "@[[A]]", "see [[B]]", "    [[A]]", "\t@@note", "   @@", "[[", "]]",
     "[[A", ">>", ">>type", ">> Subject: x", "\x00", "\ufeff", "\u2028", "\x1c", "\x85", "...",
     "[[A]] → [[B]] → [[A]]", "[[A]] → [[B]] since", '@@note on="A" by=ann at=x id=t1',
     "@@qestion on=Own roastery id=t2", '@@note on="A" visibility=hidden', "@@zebra due=2026/7/2"]
)  # fmt: skip


@st.composite
def _property(draw: st.DrawFn) -> str:
    refs = draw(st.lists(LABELS, max_size=3))
    value = " & ".join(f"[[{label}]]" for label in refs) or draw(VALUES)
    return f">>{draw(KEYS)}: {value}"


@st.composite
def _link(draw: st.DrawFn) -> str:
    role = draw(ROLES)
    arrow = draw(ARROWS) + (f"({role})" if role else "")
    return f"[[{draw(LABELS)}]] {arrow} [[{draw(LABELS)}]]{draw(st.sampled_from(['', '', ' x']))}"


def lines() -> st.SearchStrategy[str]:
    """One line, mostly of a construct of LMD; now and then of any characters."""
    node = LABELS.map(lambda label: f"[[{label}]]")
    stray = st.text(st.characters(exclude_characters="\r\n", codec="utf-8"), max_size=12)
    return st.one_of(node, node, _property(), _link(), FRAGMENTS, stray)


def endings() -> st.SearchStrategy[str]:
    return st.sampled_from(["\n", "\n", "\n", "\r\n", "\r"])


@st.composite
def texts(draw: st.DrawFn, newline: str = "", max_lines: int = 20) -> str:
    """A text, its line ends mixed unless one is given."""
    held = draw(st.lists(lines(), max_size=max_lines))
    return "".join(line + (newline or draw(endings())) for line in held) + draw(lines())


class Change(NamedTuple):
    """An edit of lines whose place is given as shares of the text, so that it fits any text."""

    place: float
    length: float
    lines: list[str]
    endings: list[str] | None


@st.composite
def changes(draw: st.DrawFn) -> Change:
    """A change at the start, the end or anywhere, of none, one, some or all lines."""
    place = draw(st.sampled_from([0.0, 1.0]) | st.floats(0, 1))
    length = draw(st.sampled_from([0.0, 0.0, 0.05, 0.1, 1.0]))
    put = draw(st.lists(lines(), max_size=4))
    put = [one for line in put for one in split_lines(line)[0]]
    given = draw(st.booleans())
    return Change(place, length, put, [draw(endings()) for _ in put] if given else None)
