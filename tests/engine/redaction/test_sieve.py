"""Many texts searched for in few passes: just what is found one text at a time."""

import base64
import itertools
import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.redaction import slow
from tests.engine.redaction.conftest import planned
from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.model import Place
from whydesk.engine.redaction import leftovers, sieve
from whydesk.engine.redaction.folding import fold
from whydesk.engine.redaction.hidden import Hidden, HiddenKind
from whydesk.engine.redaction.leftovers import Searched
from whydesk.engine.redaction.page import Page, PageLine, Part
from whydesk.engine.redaction.scan import Open, scan_made, sought
from whydesk.engine.redaction.sieve import sifted
from whydesk.engine.redaction.tiers import OPEN
from whydesk.engine.stopping import stoppable

NOWHERE = Part("", "")
WORDS = ("secret", "Ros\u00e9", "ROSE\u0301", "deal", "12", "2026", "커피", "a_b", "&amp;")
SAID = st.lists(st.sampled_from(WORDS), min_size=1, max_size=6)
PHRASE = st.builds(str.join, st.sampled_from((" ", "", "-", "  ")), SAID)
PHRASES = st.lists(PHRASE, min_size=1, max_size=8)


@pytest.fixture(autouse=True, scope="module")
def _sifts_few() -> Iterator[None]:
    """Go through the data for a single pattern too, and in small pieces."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sieve, "_FEW", 0)
        patch.setattr(sieve, "_AT_ONCE", 40)
        patch.setattr(sieve, "_PIECE", 3)
        patch.setattr(leftovers, "_FEW_LINES", 4)
        yield


def own(pattern: bytes) -> bytes:
    return pattern


@pytest.mark.parametrize("size", [*range(20), *range(124, 137), 255, 256])
def test_no_pattern_that_is_there_is_lost(size: int):
    data = random.Random(size).randbytes(257 + size % 8)
    there = [data[at : at + size] for at in range(len(data) - size + 1)]
    assert list(sifted(data, there, own)) == there


@given(st.lists(st.sampled_from((b"ab", b"abc", b"b")), max_size=300), st.lists(st.binary()))
def test_in_data_that_is_all_alike_none_is_lost_either(pieces: list[bytes], others: list[bytes]):
    data = b"".join(pieces)
    patterns = [data[at : at + size] for at in range(0, 300, 7) for size in (1, 5, 9, 14, 129, 160)]
    left = list(sifted(data, [*patterns, *others], own))
    assert left[: len(patterns)] == patterns


def test_of_texts_much_alike_those_that_are_not_there_do_not_pass():
    texts = [b"the number %d was next, and it goes on" % number for number in range(1000)]
    there, gone = texts[::2], texts[1::2]
    assert list(sifted(b" ".join(there), gone, own)) == []


def test_it_stops_where_it_is_wanted_no_more():
    with stoppable(lambda: True), pytest.raises(EngineError) as raised:
        list(sifted(b"some data", [b"some"], own))
    assert raised.value.code is ErrorCode.STOPPED


@st.composite
def broken_lines(draw: st.DrawFn) -> list[str]:
    """A text broken anywhere, and one that says something in percent signs."""
    text = " ".join(draw(PHRASES))
    cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=9)))
    lines = [text[a:b] for a, b in itertools.pairwise((0, *cuts, len(text)))]
    return [*lines, "the s%65cret d%65al"] if draw(st.booleans()) else lines


@given(broken_lines(), PHRASES)
def test_leftovers_are_found_as_one_by_one(lines: list[str], texts: list[str]):
    made = [PageLine(line, "\n", None, NOWHERE, [(0, 4)] if "12" in line else []) for line in lines]
    pages = [Page("a", made), Page("b", list(reversed(made)))]
    hidden = Hidden("", HiddenKind.TEXT, NOWHERE, Place("a", 0), OPEN)
    needles = {found: hidden for found in map(fold, texts) if found}

    spots = Searched(pages).find(needles)

    told = [(s.needle, s.page, s.first, s.last, s.start, s.end) for s in spots]
    assert told == list(slow.places(pages, needles))


@given(PHRASES, PHRASES, PHRASES)
def test_what_is_sought_is_what_one_by_one_is_not_open(
    hidden: list[str], texts: list[str], usual: list[str]
):
    baseline = " ".join(usual).encode()
    assert sought(hidden, Open(texts, baseline)) == slow.sought(hidden, texts, baseline)


FORMS = (
    str.encode,
    lambda text: text.encode("utf-16-le"),
    lambda text: text.upper().encode("utf-16-be"),
    lambda text: text.encode().hex().encode(),
    lambda text: base64.b64encode(b"x" + text.encode()),
    lambda text: base64.urlsafe_b64encode(text.encode()).lower(),
)


@given(PHRASES, st.lists(st.tuples(PHRASE, st.sampled_from(FORMS))))
def test_the_first_hit_is_the_one_found_one_by_one(wanted: list[str], written: list):
    data = b"\0".join(form(text) for text, form in written)
    hit = scan_made(data, b"", wanted)
    assert (hit and (hit.text, hit.encoding)) == slow.first_hit(data + b"\n", wanted)


def test_a_plan_with_many_masked_texts_names_the_one_that_is_open():
    closed = "".join(
        f"[[N{n}]]\n>>visibility-why: masked\n>>why: It was the turn of {n}.\n" for n in range(99)
    )
    plan = planned(f"{closed}[[Open]]\nSo it was the turn\nof 42.\n")
    assert [one.hidden.text for one in plan.leftovers] == ["It was the turn of 42."]
