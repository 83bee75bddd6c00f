"""No reader of an export may take a claim for better founded than the whole text makes it."""

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.redaction.conftest import planned
from whydesk.engine import Workspace
from whydesk.engine.evidence.values import SupportStatus
from whydesk.engine.evidence.verdict import LineageVerdict
from whydesk.engine.redaction.rules import Wish

COUNT = 6
TIERS = ("", "", "", "masked", "secret")
OWN = (
    (">>artifact: file",),
    (">>withdrawn: 2026-01-01, wrong",),
    (">>licensed: no",),
    (">>licensed: yes",),
    (">>stage: summary",),
    (">>type: claim",),
    (">>visibility-withdrawn: secret",),
    (">>visibility-withdrawn: masked",),
    (">>visibility-licensed: secret",),
    (">>visibility-artifact: masked",),
    (">>visibility-group-1: secret",),
    (">>visibility-group-2: masked",),
)
ROLES = ("echo-of", "derived-from", "supports")
numbers = st.integers(0, COUNT - 1)
nodes = st.lists(
    st.tuples(
        st.sampled_from(TIERS),
        st.lists(st.sampled_from(OWN), max_size=4, unique=True),
        st.lists(st.lists(numbers, min_size=1, max_size=3, unique=True), max_size=2),
        st.lists(st.tuples(st.sampled_from(ROLES), numbers), max_size=2),
    ),
    min_size=COUNT,
    max_size=COUNT,
)


def text_of(made) -> str:
    lines: list[str] = []
    for number, (tier, own, groups, links) in enumerate(made):
        lines += [f"[[N{number}]]", *(line for some in own for line in some)]
        lines += [f">>visibility: {tier}"] if tier else []
        for name, legs in enumerate(groups, 1):
            lines.append(f">>group-{name}: " + " & ".join(f"[[N{leg}]]" for leg in legs))
        lines += [f"[[N{number}]] →({role}) [[N{far}]]" for role, far in links if far != number]
        lines.append("")
    return "\n".join(lines)


def opened_after(text: str, *, keep_chain: bool) -> Workspace:
    return Workspace(planned(text, Wish(keep_chain=keep_chain)).texts)


@given(nodes, st.booleans())
def test_no_claim_becomes_supported(made, keep_chain: bool) -> None:
    text = text_of(made)
    before, after = Workspace.new(text), opened_after(text, keep_chain=keep_chain)
    held = {key for key, s in before.support.statuses().items() if s is SupportStatus.SUPPORTED}
    holds = {key for key, s in after.support.statuses().items() if s is SupportStatus.SUPPORTED}
    assert {key for key in holds if key in before.graph.names} <= held


_LICENSED = (SupportStatus.OPEN, SupportStatus.SUPPORTED)


@given(nodes, st.booleans())
def test_no_claim_becomes_open(made, keep_chain: bool) -> None:
    text = text_of(made)
    before, after = Workspace.new(text), opened_after(text, keep_chain=keep_chain)
    was = before.support.statuses()
    now = {key for key, s in after.support.statuses().items() if s in _LICENSED}
    assert {
        key for key in now if key in before.graph.names and was.get(key) not in _LICENSED
    } == set()


@given(nodes, st.booleans())
def test_no_lineage_becomes_fully_supported(made, keep_chain: bool) -> None:
    text = text_of(made)
    before, after = Workspace.new(text), opened_after(text, keep_chain=keep_chain)
    kept = [node.key for node in after.graph.nodes() if node.key in before.graph.names]
    for key in kept:
        if after.support.lineage(key).verdict is LineageVerdict.FULLY:
            assert before.support.lineage(key).verdict is LineageVerdict.FULLY


SPANS = """[[Claim]]
>>type: claim
>>group-1: [[A]]

[[A]]
>>artifact: file
"""
GONE = "\n[[Origin]]\n>>visibility: secret\n>>withdrawn: 2026-01-01, wrong\n"


def test_a_withdrawal_that_is_secret_is_still_said() -> None:
    text = f"{SPANS}>>withdrawn: 2026-01-01, Alice lied\n>>visibility-withdrawn: secret\n"
    plan = planned(text)
    assert ">>withdrawn: ▮▮▮▮" in plan.texts["main.lmd"]
    assert "Alice" not in plan.texts["main.lmd"]
    assert Workspace(plan.texts).evidence("Claim").status is SupportStatus.UNSUPPORTED


def test_an_echo_of_what_is_gone_is_no_evidence() -> None:
    plan = planned(f"{SPANS}[[A]] →(echo-of) [[Origin]]\n{GONE}")
    opened = Workspace(plan.texts)
    assert opened.evidence("Claim").status is SupportStatus.UNASSESSED
    assert [(one.claim, one.lost) for one in plan.losses.groups] == [("Claim", ("A",))]
    assert not opened.lineage("A").trace.complete


def test_two_echoes_of_what_is_gone_are_not_two_routes() -> None:
    text = f"{SPANS}[[A]] →(echo-of) [[Origin]]\n\n[[B]]\n>>artifact: b\n"
    text += f"[[B]] →(echo-of) [[A]]\n[[Claim]]\n>>group-2: [[B]]\n{GONE}"
    assert Workspace(planned(text).texts).evidence("Claim").groups == ()


def test_a_lineage_that_was_redacted_has_an_open_end() -> None:
    text = f"[[A]]\n>>artifact: file\n[[A]] →(derived-from) [[Origin]]\n{GONE}"
    opened = Workspace(planned(text).texts)
    found = opened.lineage("A")
    assert [one.label for one in found.trace.open] == ["▮▮▮▮"]
    assert found.verdict is LineageVerdict.INCONCLUSIVE
