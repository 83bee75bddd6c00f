"""Near misses of the closed words, and what is none."""

import pytest

from whydesk.engine.lmd.spelling import likely_role, nearest
from whydesk.engine.lmd.vocabulary import KNOWN_ROLES, THOUGHT_TYPES


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("suports", "supports"),
        ("support", "supports"),
        ("supprots", "supports"),
        ("derived-form", "derived-from"),
        ("derives-from", "derived-from"),
        ("deriven_from", "derived-from"),
        ("superceeds", "supersedes"),
        ("contradict", "contradicts"),
        ("raise", "raises"),
        ("closed", "closes"),
        ("rasied-by", "raised-by"),
        ("supportedby", "supported-by"),
        ("Suports", "supports"),
    ],
)
def test_a_slip_of_a_causal_role(written: str, meant: str) -> None:
    assert likely_role(written) == meant


@pytest.mark.parametrize(
    "written",
    "uses funds tests run-by causes caused-by reports imports exports rises loses clones poses "
    "owns cites based-on part-of used-by hosted-by informs blocks encloses erases 근거".split(),
)
def test_a_role_of_its_own_is_no_slip(written: str) -> None:
    assert likely_role(written) == ""


@pytest.mark.parametrize("name", KNOWN_ROLES)
def test_a_known_role_is_no_slip(name: str) -> None:
    assert likely_role(name) == likely_role(name.replace("_", "-")) == ""


def test_the_nearest_of_a_few_words() -> None:
    assert nearest("qestion", THOUGHT_TYPES) == "question"
    assert nearest("Todo", THOUGHT_TYPES) == "todo"
    assert nearest("hypo", THOUGHT_TYPES) == "hypothesis"
    assert nearest("zebra", THOUGHT_TYPES) == ""
    assert nearest("anything", ()) == ""
