"""Lineage: the walk down, open ends, and where an error entered."""

import pytest

from tests.engine.evidence.asking import claim, sources
from whydesk.engine import Workspace
from whydesk.engine.evidence.values import SupportStatus
from whydesk.engine.evidence.verdict import Lineage, LineageVerdict


def made(name: str, licensed: str, *of: str, stage: str = "") -> str:
    """A derived node in LMD."""
    lines = [f"[[{name}]]", f">>stage: {stage or name}"]
    lines += [f">>licensed: {licensed}"] * bool(licensed)
    return "\n".join([*lines, *(f"[[{name}]] →(derived-from) [[{one}]]" for one in of)]) + "\n"


def lineage(text: str, name: str) -> Lineage:
    return Workspace.new(text).lineage(name)


def told(found: Lineage) -> tuple[LineageVerdict, list[str], list[str]]:
    entered = [one.label for one in found.error_entered_at]
    return found.verdict, entered, [one.label for one in found.passed_on_by]


def test_the_trail_goes_by_groups_derivations_and_echoes() -> None:
    text = sources("s") + "[[e]]\n>>echo-of: [[s]]\n" + made("d", "yes", "e")
    found = lineage(text + claim("a", "s", more="[[a]] →(derived-from) [[d]]"), "a").trace
    steps = [(s.node, s.relation, s.target, s.depth) for s in found.trail]
    assert steps == [
        ("a", "group-1", "s", 1),
        ("a", "derived-from", "d", 1),
        ("d", "derived-from", "e", 2),
        ("e", "echo-of", "s", 3),
    ]
    assert ([n.label for n in found.grounded], found.open, found.complete) == (["s"], (), True)


def test_an_end_without_a_source_is_open() -> None:
    found = lineage(sources("s") + "[[x]]\n" + made("d", "yes", "s", "x"), "d")
    assert [n.label for n in found.trace.open] == ["x"]
    assert (found.trace.complete, found.verdict) == (False, LineageVerdict.INCONCLUSIVE)


def test_a_name_that_means_no_node_is_an_open_end() -> None:
    found = lineage(sources("s") + made("d", "yes", "s", "Lost"), "d").trace
    assert [(n.key, n.label) for n in found.open] == [("", "lost")]


def test_a_loop_is_no_end_and_no_trouble() -> None:
    text = made("d", "yes", "f") + made("f", "yes", "d")
    found = lineage(text, "d").trace
    assert (len(found.trail), found.grounded, found.open, found.complete) == (2, (), (), False)


def test_traceable_and_unsupported_is_both() -> None:
    text = sources("s") + made("d", "yes", "s") + "[[a]]\n>>type: claim\n>>derived-from: [[d]]\n"
    found = lineage(text, "a")
    assert (found.trace.complete, found.status) == (True, SupportStatus.UNSUPPORTED)
    assert told(found) == (LineageVerdict.NOT_FULLY, ["a"], [])


def test_an_error_enters_where_inputs_were_fine_and_is_passed_on() -> None:
    text = sources("s") + made("one", "yes", "s") + made("two", "no", "one")
    text += made("three", "no", "two") + made("four", "no", "three")
    assert told(lineage(text, "four")) == (LineageVerdict.NOT_FULLY, ["two"], ["three", "four"])


def test_several_earliest_are_all_named() -> None:
    text = sources("s") + made("l", "no", "s") + made("r", "no", "s") + made("top", "no", "l", "r")
    assert told(lineage(text, "top")) == (LineageVerdict.NOT_FULLY, ["l", "r"], ["top"])


def test_in_a_loop_of_wrong_objects_all_are_earliest() -> None:
    text = made("l", "no", "r") + made("r", "no", "l") + made("top", "no", "l")
    assert set(told(lineage(text, "top"))[1]) == {"l", "r"}


@pytest.mark.parametrize(
    ("licensed", "expected"),
    [
        ("yes", LineageVerdict.FULLY),
        ("no", LineageVerdict.NOT_FULLY),
        ("unknown", LineageVerdict.INCONCLUSIVE),
        ("", LineageVerdict.INCONCLUSIVE),
        ("surely", LineageVerdict.INCONCLUSIVE),
    ],
)
def test_the_licence_decides(licensed: str, expected: LineageVerdict) -> None:
    assert lineage(sources("s") + made("d", licensed, "s"), "d").verdict is expected


def test_what_is_withdrawn_licenses_nothing_that_was_made_of_it() -> None:
    text = sources("s", ">>withdrawn: 2026-07-02") + made("d", "yes", "s")
    found = lineage(text, "d")
    assert told(found) == (LineageVerdict.NOT_FULLY, ["s"], [])
    assert [one.label for one in found.trace.withdrawn] == ["s"]
    assert told(lineage(text, "s")) == (LineageVerdict.NOT_FULLY, ["s"], [])


def test_a_withdrawn_leg_is_left_to_the_claim_that_another_group_saves() -> None:
    text = sources("s", ">>withdrawn: 2026-07-02") + sources("t") + claim("a", "s", "t")
    found = lineage(text, "a")
    assert (found.verdict, found.error_entered_at) == (LineageVerdict.FULLY, ())
    assert [one.label for one in found.trace.withdrawn] == ["s"]


def test_what_nobody_assessed_is_unknown_on_the_way_and_no_error() -> None:
    text = sources("s") + "[[s]] →(supports) [[m]]\n[[m]]\n[[m]] →(derived-from) [[s]]\n"
    found = lineage(text + "[[top]]\n>>derived-from: [[m]]\n", "top")
    assert (found.verdict, found.error_entered_at) == (LineageVerdict.INCONCLUSIVE, ())


def test_any_name_of_a_stage_will_do() -> None:
    found = lineage(sources("s") + made("d", "no", "s", stage="translation"), "d")
    assert [one.stage for one in found.error_entered_at] == ["translation"]


def test_sources_and_dependents() -> None:
    text = sources("s t") + made("d", "yes", "s") + claim("a", "s t") + claim("b", "a")
    evidence = Workspace.new(text).support
    assert [one.label for one in evidence.sources("b")] == ["s", "t"]
    above = [(step.node, step.relation, step.depth) for step in evidence.dependents("s")]
    assert above == [("d", "derived-from", 1), ("a", "group-1", 1), ("b", "group-1", 2)]


def test_retrieval_passes_where_it_reached_a_group_that_holds() -> None:
    base = sources("s t") + "[[a]]\n>>type: claim\n>>group-1: [[s]] & [[t]]\n"
    good = lineage(base + ">>retrieved-via: query > file-s > t\n", "a").retrieval
    bad = lineage(base + ">>retrieved-via: query > file-s\n", "a").retrieval
    assert good is not None and good.passed
    assert bad is not None and not bad.passed


def test_routing_passes_where_an_answer_was_given_just_when_there_is_one() -> None:
    def routed(text: str, route: str) -> bool | None:
        found = lineage(text + f">>routed-via: {route}\n", "a").routing
        return None if found is None else found.passed

    supported = sources("s") + "[[a]]\n>>type: claim\n>>group-1: [[s]]\n"
    bare = "[[a]]\n>>type: claim\n"
    assert routed(supported, "direct > answer") and not routed(supported, "direct > abstained")
    assert not routed(bare, "direct > answer") and routed(bare, "direct > abstained")
    assert lineage(bare, "a").routing is None


def test_an_echo_is_passed_through_and_grounds_nothing_by_itself() -> None:
    text = sources("s") + "[[e]]\n>>artifact: copy\n>>echo-of: [[s]]\n" + made("d", "yes", "e")
    assert [one.label for one in lineage(text, "d").trace.grounded] == ["s"]


def test_a_claim_that_is_only_a_leg_is_left_to_the_claim_that_needs_it() -> None:
    gone = sources("w", ">>withdrawn: 2026-07-02")
    text = sources("s") + gone + claim("bad", "w") + claim("top", "bad", "s")
    assert told(lineage(text, "top")) == (LineageVerdict.FULLY, [], [])


def test_the_start_passes_an_error_on_only_where_it_is_a_stage() -> None:
    text = sources("s") + made("d", "no", "s")
    plain = text + claim("a", more=">>derived-from: [[d]]")
    assert told(lineage(plain, "a")) == (LineageVerdict.NOT_FULLY, ["d"], [])
    staged = text + claim("a", more=">>derived-from: [[d]]\n>>stage: reader")
    assert told(lineage(staged, "a")) == (LineageVerdict.NOT_FULLY, ["d"], ["a"])


def test_a_retrieval_that_reached_a_group_which_fails_does_not_pass() -> None:
    text = sources("s", ">>withdrawn: 2026-07-02") + "[[a]]\n>>group-1: [[s]]\n"
    found = lineage(text + ">>retrieved-via: query > s\n", "a").retrieval
    assert found is not None and not found.passed


def test_a_long_walk_can_pause_and_judges_the_same() -> None:
    made = "".join(
        f"[[n{n}]]\n>>stage: summary\n>>derived-from: [[n{n + 1}]]\n" for n in range(500)
    )
    support = Workspace.new(made + "[[n500]]\n>>withdrawn: 2026-07-01\n").support
    steps = support.judging("n0")
    pauses, found = 0, None
    while found is None:
        try:
            next(steps)
            pauses += 1
        except StopIteration as end:
            found = end.value
    assert pauses > 500
    assert found == support.lineage("n0")
    assert [one.label for one in found.error_entered_at] == ["n500"]
