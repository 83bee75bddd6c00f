"""What holds for every text: reading never fails or loses a thing, and edits end where it does."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.lmd.texts import Change, changes, texts
from whydesk.engine.lmd.document import parse
from whydesk.engine.lmd.lexer import tokens
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.statements import LineKind
from whydesk.engine.lmd.vocabulary import CAUSAL_ROLES, Cause, canonical_role
from whydesk.engine.model import slug


@given(st.text() | texts())
def test_any_text_is_read_and_given_back(text: str) -> None:
    document = parse(text)
    assert document.text() == text
    assert LiveDocument(text, "main").standing().text() == text


@given(texts())
def test_each_line_has_a_kind_and_statements_stand_in_their_chunk(text: str) -> None:
    for chunk in parse(text).chunks:
        assert len(chunk.kinds) == len(chunk.lines) >= 1
        lines = [statement.line for statement in chunk.statements]
        assert lines == sorted(set(lines))
        assert all(0 <= line < len(chunk.lines) for line in lines)


@given(texts())
def test_references_stand_where_they_say(text: str) -> None:
    for chunk in parse(text).chunks:
        for relation in chunk.relations():
            for ref in (relation.source, relation.target):
                if chunk.node is None or ref is not chunk.node.ref:
                    written = chunk.lines[relation.line][ref.start : ref.end]
                    assert written[:2] + written[-2:] == "[[]]"
                    assert ref.label in written


@given(texts())
def test_tokens_stand_in_order_inside_their_line(text: str) -> None:
    document = LiveDocument(text, "main")
    for number in range(document.line_count):
        line = document.line(number)
        position = 0
        for token in tokens(line, document.line_kind(number)):
            assert position <= token.start <= token.end <= len(line)
            position = token.end


def _replace(document: LiveDocument, model: list[tuple[str, str]], change: Change) -> None:
    """The same change made to the live document and to plain (line, ending) pairs."""
    count = document.line_count
    first = round(change.place * count)
    removed = min(round(change.length * count), count - first)
    document.replace(first, removed, change.lines, change.endings)
    kept = [ending for _, ending in model[first : first + removed]]
    further = [document.newline] * len(change.lines)
    ends = change.endings or (kept + further)[: len(change.lines)]
    model[first : first + removed] = zip(change.lines, ends, strict=True)
    if not model:
        model.append(("", ""))
    model[:-1] = [(line, ending or document.newline) for line, ending in model[:-1]]
    model[-1] = (model[-1][0], "")


@settings(max_examples=300)
@given(texts(), st.lists(changes(), min_size=1, max_size=6))
def test_edits_end_where_reading_anew_does(text: str, edits: list[Change]) -> None:
    document = LiveDocument(text, "main")
    numbers = range(document.line_count)
    model = [(document.line(number), document.ending(number)) for number in numbers]
    bom = "\ufeff" if document.bom else ""
    for change in edits:
        _replace(document, model, change)
        expected = bom + "".join(line + ending for line, ending in model)
        assert document.text() == expected
        _same_as_read_anew(document, model)


def _same_as_read_anew(document: LiveDocument, model: list[tuple[str, str]]) -> None:
    """Chunk for chunk and kind for kind; a line end in two parts may not meet as one in a text."""
    joined = any(
        ending == "\r" and line == "" and after == "\n"
        for (_, ending), (line, after) in pairwise(model)
    )
    text = document.text()
    if joined or (not document.bom and text.startswith("\ufeff")):
        return
    fresh = parse(text).chunks
    held = list(document.chunks())
    assert [chunk.lines for chunk in held] == [chunk.lines for chunk in fresh]
    assert all(one.same_as(other) for one, other in zip(held, fresh, strict=True))
    starts = [document.first_line(chunk) for chunk in held]
    assert starts == [sum(len(c.lines) for c in held[:n]) for n in range(len(held))]


@given(texts(), st.lists(changes(), min_size=1, max_size=3))
def test_a_delta_names_the_lines_whose_kind_changed(text: str, edits: list[Change]) -> None:
    document = LiveDocument(text, "main")
    for change in edits:
        before = _kinds(document)
        first = round(change.place * document.line_count)
        removed = min(round(change.length * document.line_count), document.line_count - first)
        delta = document.replace(first, removed, change.lines, change.endings)
        put = document.line_count - len(before) + removed
        after = _kinds(document)
        told = {line for lines in delta.changed_kinds for line in lines}
        head = {n for n in range(first) if before[n] != after[n]}
        shift = put - removed
        tail = {n for n in range(first + put, len(after)) if before[n - shift] != after[n]}
        assert head | tail <= told


def _kinds(document: LiveDocument) -> list[LineKind]:
    return [document.line_kind(number) for number in range(document.line_count)]


@given(st.text())
def test_a_slug_is_its_own_slug(label: str) -> None:
    assert slug(slug(label)) == slug(label)


@given(st.sampled_from(["support", "raise", "close", "supersede"]), st.sampled_from("-_"))
def test_an_inverse_is_its_role_with_the_ends_swapped(stem: str, sign: str) -> None:
    participle = stem if stem.endswith("e") else f"{stem}e"
    name, swapped = canonical_role(f"{participle}d{sign}by")
    assert swapped and canonical_role(name) == (name, False)
    assert name in CAUSAL_ROLES and CAUSAL_ROLES[name].cause is not Cause.NEITHER


@given(st.text(max_size=20))
def test_a_canonical_role_is_its_own_canonical_role(written: str) -> None:
    name, _ = canonical_role(written)
    assert canonical_role(name) == (name, False)


@given(texts(), st.integers(0, 20), st.integers(0, 20))
def test_lines_are_those_of_the_text(text: str, first: int, end: int) -> None:
    document = LiveDocument(text, "a.lmd")
    whole = [document.line(number) for number in range(document.line_count)]
    assert list(document.lines(first, end)) == whole[first:end]
