"""After any edit the answers are those of a fresh reading, and little is worked out again."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.engine.evidence.asking import claim, sources, statuses
from tests.engine.evidence.worlds import random_world, text_of
from whydesk.engine import Workspace
from whydesk.engine.evidence.assembling import slugs
from whydesk.engine.model import slug

OWN = [
    "",
    "prose",
    ">>type: claim",
    ">>type: note",
    ">>artifact: file",
    ">>artifact:",
    ">>withdrawn: 2026-07-02",
    ">>reviewed: 2026-07-03",
    ">>group-0: [[a]] & [[b]]",
    ">>group-1: [[c]] & [[z]]",
    ">>group-1: nobody",
    ">>group-2: [[?e]] & [[?d]]",
    ">>rejected-1: [[a]], not about it",
    ">>rejected-1: [[z]], nor is this",
    ">>rejected-2: [[?f]], nor this",
    ">>supported-by: [[b]] [[z]]",
    ">>echo-of: [[z]]",
    ">>redacted-reasons: ▮▮▮▮",
]
NAMING = [
    ">>aka: z",
    ">>aka: z, y",
    ">>alias: f",
    ">>aka: ?e",
    "[[??d]]",
    ">>id: lp_1",
    ">>id: lp_2",
    "[[a]]",
    "[[A]]",
    "[[?d]]",
    "[[d]]",
    "[[z]]",
    "[[new]]",
    "[[?]]",
]
LINKS = [
    "[[a]] →(echo-of) [[b]]",
    "[[b]] →(echo-of) [[a]]",
    "[[z]] →(echo-of) [[c]]",
    "[[c]] →(derived-from) [[a]]",
    "[[c]] →(derived-from) [[nowhere]]",
    "[[y]] →(derived-from) [[new]]",
    "[[b]] →(supports) [[c]]",
    "[[z]] →(supports) [[new]]",
    "[[d]] →(refutes) [[a]]",
]
EDIT = st.tuples(
    st.sampled_from(["a.lmd", "b.lmd"]),
    st.floats(0, 1),
    st.integers(0, 3),
    st.lists(st.sampled_from(OWN + NAMING + LINKS), max_size=3),
    st.booleans(),
)
OTHER = "[[a]]\n>>group-1: [[b]] & [[h]]\n>>id: lp_1\n[[h]]\n>>artifact: file\n>>aka: z\n"


def everything(workspace: Workspace) -> list[object]:
    """All that is asked of evidence, in the order in which it is answered."""
    evidence = workspace.support
    keys = [node.key for node in workspace.graph.nodes()]
    impacts = [evidence.impact([key]) for key in keys]
    return [
        list(statuses(workspace).items()),
        [evidence.claim(key) for key in keys],
        [evidence.lineage(key) for key in keys],
        [evidence.dependents(key) for key in keys],
        [(found.withdrawn, [fall[:4] for fall in found.falls]) for found in impacts],
        [[stands[:4] for stands in found.stands] for found in impacts],
        [[same[:3] for same in found.untouched] for found in impacts],
        evidence.requires_reevaluation(),
    ]


def edited(workspace: Workspace, edits: list[tuple[str, float, int, list[str], bool]]) -> Workspace:
    """The workspace after edits, asked something after some of them."""
    statuses(workspace)
    for shard, place, removed, lines, asks in edits:
        document = workspace.document(shard)
        first = int(place * document.line_count)
        workspace.replace(shard, first, min(removed, document.line_count - first), lines)
        if asks:
            statuses(workspace)
    return workspace


ONE, DERIVED = ">>id: lp_1", "[[c]] →(derived-from) [[a]]"
MERGED_BETWEEN_TWO_EDITS = [
    ("a.lmd", 0.455, 3, [DERIVED, ">>rejected-1: [[z]], nor is this", ONE], True),
    ("a.lmd", 0.394, 3, ["prose"], False),
    ("a.lmd", 0.998, 1, [ONE, ">>artifact:"], False),
]
ONE_NODE_AND_TWO_AGAIN = [
    ("a.lmd", 0.734, 1, [ONE, ">>alias: f"], True),
    ("a.lmd", 0.626, 2, ["prose", ">>type: claim"], True),
]
AN_ID_TWICE_AND_THEN_ONCE = [
    ("a.lmd", 0.964, 1, ["[[a]] →(echo-of) [[b]]", ONE], True),
    ("a.lmd", 0.347, 3, [ONE, "[[b]] →(supports) [[c]]", ">>group-1: nobody"], False),
    ("a.lmd", 0.982, 3, [DERIVED, DERIVED], False),
]

A_NODE_THAT_IS_A_SIGIL_ALONE = [("b.lmd", 1.0, 0, ["[[?]]"], True)]


@example(1, A_NODE_THAT_IS_A_SIGIL_ALONE)
@example(220, MERGED_BETWEEN_TWO_EDITS)
@example(104196, ONE_NODE_AND_TWO_AGAIN)
@example(2288, AN_ID_TWICE_AND_THEN_ONCE)
@given(st.integers(0, 500), st.lists(EDIT, max_size=8))
def test_edits_lead_where_a_fresh_reading_leads(
    seed: int, edits: list[tuple[str, float, int, list[str], bool]]
) -> None:
    workspace = edited(Workspace({"a.lmd": text_of(random_world(seed)), "b.lmd": OTHER}), edits)
    assert everything(workspace) == everything(Workspace(workspace.texts()))


@pytest.mark.parametrize("seed", range(100))
def test_taking_a_withdrawal_back_brings_back_all_that_was_answered(seed: int) -> None:
    workspace = Workspace.new(text_of(random_world(seed)))
    before = everything(workspace)
    for node in [n for n in workspace.graph.nodes() if "withdrawn" not in n.properties]:
        workspace.apply(workspace.withdraw(node.label, "wrong", "2026-07-02"))
        workspace.apply(workspace.restore(node.label, "right", "2026-07-03"))
        assert everything(workspace) == before


@given(st.lists(st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]))))
def test_slugs_of_many_are_those_of_each(labels: list[str]) -> None:
    assert slugs(labels) == [slug(label) for label in labels]


# --- what is worked out again ---------------------------------------------------------------------

APART = "".join(claim(f"other{n}", "s") for n in range(50))
TEXT = sources("s t") + claim("c", "s") + claim("d", "c") + "[[e]]\n>>echo-of: [[t]]\n" + APART


@pytest.fixture
def workspace() -> Workspace:
    """A workspace that was asked something."""
    made = Workspace.new(TEXT)
    statuses(made)
    return made


def edit(workspace: Workspace, old: str, new: str) -> list[str] | None:
    """Put lines in the place of one; the claims that were looked at again (None: all)."""
    lines = workspace.text().split("\n")
    workspace.replace("main.lmd", lines.index(old), 1, new.split("\n"))
    again = workspace.support.refresh()
    return None if again is None else sorted(again)


@pytest.mark.parametrize(
    ("old", "new", "again"),
    [
        ("[[c]]", "[[c]]\n>>group-1: [[t]]", ["c", "d"]),
        ("[[d]]", "[[D]]", []),
        ("[[d]]", "[[f]]", ["f"]),
        ("[[c]]", "[[f]]", ["d", "f"]),
        ("[[d]]", "[[d]]\n>>aka: f", []),
        ("[[d]]", "[[d]]\n>>id: lp_1", []),
        ("[[d]]", "[[d]]\n>>type: note", []),
        ("[[e]]", "[[e]]\n>>type: claim", ["e"]),
        (">>echo-of: [[t]]", ">>echo-of: [[d]]", []),
        ("[[c]]", "[[c]]\n>>group-2: [[e]]", ["c", "d"]),
        ("[[c]]", "Only words.\n[[c]]", []),
    ],
)
def test_an_edit_costs_what_it_can_reach(
    workspace: Workspace, old: str, new: str, again: list[str]
) -> None:
    assert edit(workspace, old, new) == again
    assert everything(workspace) == everything(Workspace.new(workspace.text()))


def test_an_echo_that_restates_something_else_reaches_the_claims_that_need_it(
    workspace: Workspace,
) -> None:
    edit(workspace, "[[c]]", "[[c]]\n>>group-2: [[e]]")
    assert edit(workspace, ">>echo-of: [[t]]", ">>echo-of: [[s]]") == ["c", "d"]


@pytest.mark.parametrize(
    ("written", "given"),
    [("Late", ">>aka: Late"), ("?Late", ">>aka: ?Late"), ("?Late", "[[??Late]]\n>>artifact: x")],
)
def test_a_name_given_to_a_leg_that_had_none_reaches_the_claims_that_write_it(
    workspace: Workspace, written: str, given: str
) -> None:
    edit(workspace, "[[c]]", f"[[c]]\n>>group-2: [[{written}]]")
    again = edit(workspace, "[[t]]", f"[[t]]\n{given}")
    assert again is not None and {"c", "d"} <= set(again)
    assert statuses(workspace)["c"] == "supported"


def test_a_label_takes_the_links_of_a_node_that_was_called_so() -> None:
    workspace = Workspace.new(sources("s") + "[[h]]\n>>aka: z\n[[s]] →(supports) [[z]]\n")
    assert statuses(workspace) == {"h": "unassessed"}
    workspace.replace("main.lmd", 0, 0, ["[[z]]"])
    assert statuses(workspace) == {"z": "unassessed"}


def test_a_rejection_counts_once_its_name_means_the_supporter() -> None:
    rejected = "[[c]]\n>>rejected-1: [[z]], not about it\n[[s]] →(supports) [[c]]\n"
    workspace = Workspace.new(sources("s") + rejected)
    assert statuses(workspace) == {"c": "unassessed"}
    edit(workspace, "[[s]]", "[[s]]\n>>aka: z")
    assert statuses(workspace) == {}


def test_prose_costs_nothing(workspace: Workspace) -> None:
    workspace.replace("main.lmd", 2, 0, ["Only words."])
    assert workspace.support.refresh() == ()


def test_what_long_editing_leaves_behind_is_swept_up() -> None:
    workspace = Workspace.new(sources("s") + claim("c", "s"))
    statuses(workspace)
    again = [edit(workspace, f"[[c{n - 1}]]" if n else "[[c]]", f"[[c{n}]]") for n in range(2_000)]
    assert 0 < again.count(None) < 5
    assert statuses(workspace) == {"c1999": "supported"}


def test_after_a_large_paste_all_is_read_anew():
    lines = [f"[[Claim {n}]]\n>>type: claim\n>>group-1: [[Source]]\n" for n in range(400)]
    workspace = Workspace.new("[[Source]]\n>>artifact: a\n>>quote: q\n")
    (shard,) = workspace.documents
    support = workspace.support
    before = support.statuses()

    end = workspace.document().line_count - 1
    workspace.replace(shard, end, 1, "\n".join(lines).split("\n"), None)

    assert support.refresh() is None
    fresh = Workspace.new(workspace.document().text()).support
    assert before == {}
    assert support.statuses() == fresh.statuses()
    assert len(fresh.statuses()) == 400


def many_claims() -> str:
    return sources("s t") + "".join(claim(f"c{n}", "s", "t", more=">>aka: d") for n in range(3_000))


def test_a_look_at_everything_can_pause_and_says_the_same() -> None:
    paused, at_once = Workspace.new(many_claims()), Workspace.new(many_claims())
    pauses = sum(1 for _ in paused.support.catch_up())
    assert pauses > 30
    assert not paused.support.is_behind
    assert statuses(paused) == statuses(at_once)
    assert paused.evidence("c7") == at_once.evidence("c7")


def test_an_edit_ends_a_look_that_pauses() -> None:
    workspace = Workspace.new(many_claims())
    look = workspace.support.catch_up()
    next(look)
    workspace.replace("main.lmd", 0, 0, ["[[new]]", ">>type: claim"])
    assert list(look) == []
    assert workspace.support.is_behind
    assert statuses(workspace)["new"] == "unsupported"


def test_reasons_that_were_redacted_stand_last_however_they_came() -> None:
    workspace = Workspace.new("[[y]]\n>>redacted-reasons: ▮▮▮▮\n[[y]] →(derived-from) [[new]]\n")
    before = workspace.support.trace("y")
    workspace.replace("main.lmd", 3, 0, [">>aka: z"])
    assert workspace.support.trace("y").trail == before.trail
    assert [step.target for step in before.trail] == ["new", "▮▮▮▮"]
