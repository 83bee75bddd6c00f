"""What a parse reads at once, and what only when it is asked for."""

from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.document import parse
from whydesk.engine.lmd.lexer import plain_properties, read_link, read_property
from whydesk.engine.lmd.statements import Heading, Link, Property, Thought

_BITS = st.sampled_from(
    [
        "[[",
        "]]",
        "[",
        "]",
        "A",
        "b c",
        " ",
        "\t",
        "→",
        "->",
        "←",
        "(leads to)",
        "(",
        ")",
        "§",
        ">>k: ",
    ]
)
_KEYS = st.sampled_from(["type", "id", "a-b", "X_1", "", "ü", "a b"])
_VALUES = st.lists(
    st.sampled_from(["v", " ", "\t", "ö", "[[A]]", "[", "`", ":", "\u2028", "\x1c", "\x0b"]),
    max_size=6,
).map("".join)
_NODE = """\
## A heading
[[One]]
>>type: claim
>>what: something

>>supports: [[Two]]
### Another
@@note id=n1
>>type: no property here
@@
 ## Indented
>>type: belief
[[One]] →(supports) [[Two]]
"""


def _chunk(text: str) -> Chunk:
    return parse(text).chunks[-1]


def test_only_what_makes_links_or_holds_more_is_read_at_once() -> None:
    chunk = _chunk(_NODE)
    assert [type(found) for found in chunk.noted] == [Property, Thought, Heading, Link]
    assert chunk.values == {"type": "belief", "what": "something", "supports": "[[Two]]"}


def test_the_rest_is_read_in_its_place() -> None:
    chunk = _chunk(_NODE)
    told = [(found.line, type(found)) for found in chunk.each()]
    assert told == [
        (1, Property),
        (2, Property),
        (4, Property),
        (5, Heading),
        (6, Thought),
        (9, Heading),
        (10, Property),
        (11, Link),
    ]
    assert list(chunk.statements) == list(chunk.each())
    assert [heading.title for heading in chunk.headings()] == ["Another", "Indented"]


def test_what_was_read_is_kept() -> None:
    chunk = _chunk(_NODE)
    assert all(one is other for one, other in zip(chunk.statements, chunk.statements, strict=True))


@given(st.lists(_BITS, max_size=12).map("".join))
def test_a_line_with_references_is_what_it_is_by_itself(line: str) -> None:
    chunks = parse(f"x\n[[{line}").chunks
    link = read_link(f"[[{line}", 1, 0)
    if link is not None:
        assert chunks[0].statements == [link]
    else:
        assert not any(type(found) is Link for chunk in chunks for found in chunk.statements)


@given(st.lists(_BITS, max_size=6).map("".join))
def test_a_node_line_is_one_with_blanks_behind_it_too(line: str) -> None:
    plain, padded = (parse(f"[[{line}]]{end}").chunks[-1].node for end in ("", " \t"))
    assert plain == padded


@given(st.lists(st.tuples(_KEYS, _VALUES), min_size=1, max_size=5))
def test_a_run_of_properties_says_what_each_says_by_itself(items: list[tuple[str, str]]) -> None:
    lines = [f">>{key}:{value}" for key, value in items]
    each = [read_property(line, number, 0) for number, line in enumerate(lines)]
    together = plain_properties(lines)
    if any(found is None or "[[" in found.value for found in each):
        assert together is None
    else:
        assert together == [(found.key, found.value) for found in each if found is not None]


@given(st.lists(st.tuples(_KEYS, _VALUES), max_size=5))
def test_values_are_those_of_the_statements(items: list[tuple[str, str]]) -> None:
    chunk = _chunk("\n".join(["[[A]]", *(f">>{key}:{value}" for key, value in items)]))
    assert chunk.values == {item.key: item.value for item in chunk.properties()}
