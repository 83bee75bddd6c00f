"""What may be typed at a caret, written as ``|``, and the line that a chosen word leaves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.lmd.texts import lines
from whydesk.engine.lmd.completion import CompletionKind as Kind
from whydesk.engine.lmd.completion import accept
from whydesk.engine.lmd.cursor import arrow_start, complete_after, complete_at
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.statements import LineKind

# The line with its caret, what fits there, what is typed of it, a word, and the line it leaves.
TYPED = [
    ("[[|", Kind.LABEL, "", "A", "[[A]]"),
    ("[[Ow|", Kind.LABEL, "Ow", "Own roastery", "[[Own roastery]]"),
    ("[[Own ro|astery]]", Kind.LABEL, "Own ro", "Mapo", "[[Mapo]]"),
    ("[[|A]] → [[B]]", Kind.LABEL, "", "X", "[[X]] → [[B]]"),
    ("see [[O| now", Kind.LABEL, "O", "Own", "see [[Own]] now"),
    ("[[A]] and [[B|", Kind.LABEL, "B", "Bee", "[[A]] and [[Bee]]"),
    ("[[a]b|", Kind.LABEL, "a]b", "a]bc", "[[a]bc]]"),
    ("[[A]] -|", Kind.ROLE, "", "supports", "[[A]] →(supports) "),
    ("[[A]] --|", Kind.ROLE, "", "supports", "[[A]] →(supports) "),
    ("[[A]] >|", Kind.ROLE, "", "supports", "[[A]] →(supports) "),
    ("[[A]] >>|", Kind.KEY, "", "type", "[[A]] >>type: "),
    ("[[A]] ->|", Kind.ROLE, "", "uses", "[[A]] →(uses) "),
    ("[[A]] →|", Kind.ROLE, "", "uses", "[[A]] →(uses) "),
    ("[[A]] → |", Kind.ROLE, "", "uses", "[[A]] →(uses) "),
    ("[[A]] →(|", Kind.ROLE, "", "uses", "[[A]] →(uses) "),
    ("[[A]] →(sup|", Kind.ROLE, "sup", "supports", "[[A]] →(supports) "),
    ("[[A]] →(sup|ports) [[B]]", Kind.ROLE, "sup", "raises", "[[A]] →(raises) [[B]]"),
    ("[[A]] →(|supports) [[B]]", Kind.ROLE, "", "raises", "[[A]] →(raises) [[B]]"),
    ("[[A]] →(su|) [[B]]", Kind.ROLE, "su", "supports", "[[A]] →(supports) [[B]]"),
    ("[[A]] →| [[B]]", Kind.ROLE, "", "uses", "[[A]] →(uses) [[B]]"),
    ("[[A]] →(uses)|", Kind.TARGET, "", "B", "[[A]] →(uses) [[B]]"),
    ("[[A]] →(uses) |", Kind.TARGET, "", "B", "[[A]] →(uses) [[B]]"),
    ("[[A]] →(uses) [[|", Kind.TARGET, "", "B", "[[A]] →(uses) [[B]]"),
    ("[[A]] → [[B|", Kind.TARGET, "B", "Bee", "[[A]] → [[Bee]]"),
    ("[[A]] ->(uses) [[B|ee]]", Kind.TARGET, "B", "Cee", "[[A]] ->(uses) [[Cee]]"),
    ("[[A]] → [[B]] |", Kind.NONE, "", "", ""),
    ("[[A]]|", Kind.NONE, "", "", ""),
    ("[[A]] is |", Kind.NONE, "", "", ""),
    (">>|", Kind.KEY, "", "type", ">>type: "),
    (">>ty|", Kind.KEY, "ty", "type", ">>type: "),
    (">>ty|pe: claim", Kind.KEY, "ty", "what", ">>what: claim"),
    ("[[A]] >>i|", Kind.KEY, "i", "id", "[[A]] >>id: "),
    (">> |", Kind.NONE, "", "", ""),
    (">>type:|", Kind.TYPE_VALUE, "", "claim", ">>type:claim"),
    (">>type: cl|", Kind.TYPE_VALUE, "cl", "claim", ">>type: claim"),
    (">>type: cl|aim", Kind.TYPE_VALUE, "cl", "proof", ">>type: proof"),
    (">>visibility: |", Kind.VISIBILITY_VALUE, "", "masked", ">>visibility: masked"),
    (">>visibility-what: s|", Kind.VISIBILITY_VALUE, "s", "secret", ">>visibility-what: secret"),
    (">>what: some |", Kind.NONE, "", "", ""),
    (">>status: |", Kind.VALUE, "", "open", ">>status: open"),
    (">>status: op|", Kind.VALUE, "op", "open", ">>status: open"),
    (">>status: op|en", Kind.VALUE, "op", "done", ">>status: done"),
    (">>withdrawn: 20|, gone", Kind.VALUE, "20", "2026-07-02", ">>withdrawn: 2026-07-02, gone"),
    (">>withdrawn: 2026-07-02, go|", Kind.NONE, "", "", ""),
    (">>status: two words|", Kind.NONE, "", "", ""),
    (">>id: lp|_01", Kind.VALUE, "lp", "lp_02", ">>id: lp_02"),
    (">>Status: |", Kind.NONE, "", "", ""),
    (">>supports: Own ro|", Kind.TARGET, "Own ro", "Own", ">>supports: [[Own]]"),
    (">>supports: [[B]], Own|", Kind.TARGET, "Own", "Own r", ">>supports: [[B]], [[Own r]]"),
    (">>supports: [[B]] and|", Kind.NONE, "", "", ""),
    (">>group-1: A|", Kind.LEG, "A", "Ay", ">>group-1: [[Ay]]"),
    (">>group-1: [[A]] & B b|", Kind.LEG, "B b", "Bee", ">>group-1: [[A]] & [[Bee]]"),
    (">>what: [[A|", Kind.LABEL, "A", "Ay", ">>what: [[Ay]]"),
    (">>supports: |", Kind.TARGET, "", "B", ">>supports: [[B]]"),
    (">>supports: [[B|", Kind.TARGET, "B", "Bee", ">>supports: [[Bee]]"),
    (">>supports: [[B]], |", Kind.TARGET, "", "C", ">>supports: [[B]], [[C]]"),
    (">>supports: [[B]]|", Kind.NONE, "", "", ""),
    (">>group-1: |", Kind.LEG, "", "A", ">>group-1: [[A]]"),
    (">>group-1: [[A]] &|", Kind.LEG, "", "B", ">>group-1: [[A]] & [[B]]"),
    (">>group-1: [[A]] & [[B|", Kind.LEG, "B", "Bee", ">>group-1: [[A]] & [[Bee]]"),
    ("@@|", Kind.THOUGHT_TYPE, "", "note", "@@note"),
    ("@@no|", Kind.THOUGHT_TYPE, "no", "note", "@@note"),
    ("@@no|te on=A", Kind.THOUGHT_TYPE, "no", "todo", "@@todo on=A"),
    ("@@note |", Kind.ATTRIBUTE, "", "on", "@@note on="),
    ("@@note o|", Kind.ATTRIBUTE, "o", "on", "@@note on="),
    ("@@note o|n=A", Kind.ATTRIBUTE, "o", "by", "@@note by=A"),
    ("@@note |", Kind.ATTRIBUTE, "", 'on="A b"', '@@note on="A b"'),
    ("@@note a|", Kind.ATTRIBUTE, "a", "at=2026-07-02", "@@note at=2026-07-02"),
    ("@@note on=A b|", Kind.ATTRIBUTE, "b", "by", "@@note on=A by="),
    ("@@note on=|", Kind.ATTRIBUTE_VALUE, "", "A", "@@note on=A"),
    ("@@note on=O|", Kind.ATTRIBUTE_VALUE, "O", "Own roastery", '@@note on="Own roastery"'),
    (
        '@@note on="Own r|',
        Kind.ATTRIBUTE_VALUE,
        "Own r",
        "Own roastery",
        '@@note on="Own roastery"',
    ),
    ('@@note on="Own| r" by=x', Kind.ATTRIBUTE_VALUE, "Own", "A b", '@@note on="A b" by=x'),
    ('@@note on="O| by="x"', Kind.ATTRIBUTE_VALUE, "O", "A", '@@note on=A by="x"'),
    ("@@note on=O|wn by=x", Kind.ATTRIBUTE_VALUE, "O", "A", "@@note on=A by=x"),
    ("@@note on=| by=x", Kind.ATTRIBUTE_VALUE, "", "A", "@@note on=A by=x"),
    ('@@note on="A"|', Kind.NONE, "", "", ""),
    ("`[[|", Kind.NONE, "", "", ""),
    ("plain words|", Kind.NONE, "", "", ""),
]
IN_BODY = [
    ("as @[[O|", Kind.LABEL, "O", "Own", "as @[[Own]]"),
    ("then> t|", Kind.FOLLOW, "t", "t1", "then> t1"),
    (">>ty|", Kind.NONE, "", "", ""),
    ("[[A]] →|", Kind.NONE, "", "", ""),
    ("@@no|", Kind.THOUGHT_TYPE, "no", "note", "@@note"),
    ("@@|", Kind.NONE, "", "", ""),
]


def check(marked: str, line_kind: LineKind, kind: Kind, prefix: str, word: str, left: str) -> None:
    column = marked.index("|")
    line = marked.replace("|", "", 1)
    found = complete_at(line, column, line_kind)
    assert (found.kind, found.prefix) == (kind, prefix)
    if kind is not Kind.NONE:
        assert line[: found.start] + accept(found, word) + line[found.end :] == left


@pytest.mark.parametrize(("marked", "kind", "prefix", "word", "left"), TYPED)
def test_what_fits(marked: str, kind: Kind, prefix: str, word: str, left: str) -> None:
    check(marked, LineKind.PROSE, kind, prefix, word, left)


@pytest.mark.parametrize(("marked", "kind", "prefix", "word", "left"), IN_BODY)
def test_what_fits_in_a_thought(marked: str, kind: Kind, prefix: str, word: str, left: str) -> None:
    check(marked, LineKind.THOUGHT_BODY, kind, prefix, word, left)


@pytest.mark.parametrize("kind", [LineKind.CODE, LineKind.FRONT_MATTER])
def test_nothing_fits_in_code_and_front_matter(kind: LineKind) -> None:
    assert complete_at("[[", 2, kind).kind is Kind.NONE


def test_a_link_tells_its_source_and_role() -> None:
    at_role = complete_at("[[Own roastery]] →(", 19, LineKind.PROSE)
    at_target = complete_at("[[Own roastery]] →(supports) [[", 31, LineKind.PROSE)
    assert at_role.source == at_target.source == "Own roastery"
    assert at_target.role == "supports"


def test_a_property_tells_its_key() -> None:
    assert complete_at(">>part_of: [[", 13, LineKind.PROPERTY).role == "part_of"
    assert complete_at(">>group-audit: [[", 17, LineKind.PROPERTY).name == "group-audit"
    assert complete_at("@@note by=", 10, LineKind.THOUGHT_OPEN).name == "by"


@pytest.mark.parametrize(
    ("marked", "word", "left"),
    [
        ("@@note|", "on=A", "@@note on=A"),
        ("@@note| by=x", "on=A", "@@note on=A by=x"),
        ('@@note on="A b"|', "by", '@@note on="A b" by='),
        ("@@note on=A|", "by", "@@note on=A by="),
        ("@@note on=|A", "", ""),
        ("note|", "", ""),
        ("[[A]]|", "", ""),
    ],
)
def test_what_may_follow_a_chosen_word(marked: str, word: str, left: str) -> None:
    line, column = marked.replace("|", ""), marked.index("|")
    found = complete_after(line, column, LineKind.THOUGHT_OPEN)
    assert (found.kind is Kind.NONE) == (not word)
    if word:
        assert line[: found.start] + accept(found, word) + line[found.end :] == left


@pytest.mark.parametrize(
    ("marked", "start"),
    [
        ("[[A]] ->|", 6),
        ("[[A]] --->| [[B]]", 6),
        ("[[A]]->|", 5),
        ("   [[A]] ->|", 9),
        ("    [[A]] ->|", None),
        ("see [[A]] ->|", None),
        ("[[A]] ->x|", None),
        ("[[A]] >|", None),
        ("[[A]] → [[B]] ->|", None),
        ("->|", None),
    ],
)
def test_where_two_signs_are_an_arrow(marked: str, start: int | None) -> None:
    line, column = marked.replace("|", ""), marked.index("|")
    kind = LiveDocument(line, "main").line_kind(0)
    assert arrow_start(line, column, kind) == start
    assert arrow_start(line, column, LineKind.CODE) is None
    assert arrow_start(line, column, LineKind.THOUGHT_BODY) is None


@given(lines(), st.data())
def test_any_caret_has_an_answer_inside_its_line(line: str, data: st.DataObject) -> None:
    column = data.draw(st.integers(0, len(line)))
    kind = LiveDocument(line, "main").line_kind(0)
    found = complete_at(line, column, kind)
    if found.kind is not Kind.NONE:
        assert 0 <= found.start <= column <= found.end <= len(line)
