"""The redacted source: what stands with a redacted node goes, what others say stays."""

import pytest

from tests.engine.redaction.conftest import planned, shown
from whydesk.engine import Workspace
from whydesk.engine.evidence.values import SupportStatus
from whydesk.engine.redaction.plan import Redaction
from whydesk.engine.redaction.rules import Target, Wish
from whydesk.engine.redaction.tiers import Tier

GONE = ">>visibility: secret\n"
VEILED = ">>visibility: masked\n"


def _export(text: str) -> Workspace:
    return Workspace.new(shown(text))


def test_a_masked_node_keeps_type_and_links_and_nothing_else() -> None:
    closed = f"[[B]]\n>>type: proof\n>>what: words\n{VEILED}"
    text = f"[[A]]\n>>type: claim\n\n{closed}\n[[A]] →(derived-from) [[B]]\n"
    found = _export(text).node("Redacted proof 1")
    assert set(found.properties) == {"id", "type"}
    assert [step.label for step in _export(text).why("A").steps] == ["Redacted proof 1"]


def test_links_that_properties_of_a_masked_node_make_stay() -> None:
    text = f"[[A]]\n>>derived-from: [[B]]\n>>group-x: [[B]] & [[C]]\n{VEILED}\n[[B]]\n\n[[C]]\n"
    edges = {(edge.source, edge.role, edge.target) for edge in _export(text).graph.edges()}
    assert edges == {
        ("redacted_node_1", "derived-from", "b"),
        ("b", "supports", "redacted_node_1"),
        ("c", "supports", "redacted_node_1"),
    }


def test_masked_nodes_are_numbered_by_type_in_source_order() -> None:
    nodes = [f"[[N{n}]]\n>>type: {kind}\n{VEILED}" for n, kind in enumerate(("a", "b", "a"))]
    assert [node.label for node in _export("\n".join(nodes)).graph.nodes()] == [
        "Redacted a 1",
        "Redacted b 1",
        "Redacted a 2",
    ]


def test_a_number_that_an_open_label_has_is_passed_over() -> None:
    text = f"[[Redacted a 1]]\n\n[[X]]\n>>type: a\n{VEILED}"
    assert "[[Redacted a 2]]" in shown(text)


def test_the_section_of_a_node_goes_and_what_comes_behind_stays() -> None:
    text = (
        "# Title\n\n## Open\n[[Open]]\nopen text\n\n## Closed\nlead in\n\n[[Closed]]\n"
        f"{GONE}closed text\n\n### Deeper\nmore\n```\ncode\n```\n\n## Next part\nnext text\n\n"
        "### Last\n[[Last]]\nlast text\n"
    )
    assert shown(text) == (
        "# Title\n\n## Open\n[[Open]]\nopen text\n\n## Next part\nnext text\n\n"
        "### Last\n[[Last]]\nlast text\n"
    )


def test_what_others_say_inside_a_redacted_node_stays() -> None:
    text = (
        f"[[A]]\n\n[[B]]\n\n[[Closed]]\n{GONE}closed\n[[A]] →(supports) [[B]]\n"
        "@@note on=A id=n\nkept\n@@\n\n@@note\nwithout a host\n@@\n"
    )
    found = shown(text)
    assert "[[A]] →(supports) [[B]]" in found
    assert "kept" in found
    assert "without a host" not in found
    assert "closed" not in found


def test_the_title_of_the_text_is_not_the_heading_of_its_first_node() -> None:
    text = f"# All of it\nfor everybody\n\n[[First]]\n{GONE}"
    assert shown(text) == "# All of it\nfor everybody\n"


PLACES = {
    "prose": ("See [[Closed]] there.", "See {} there."),
    "heading": ("## On [[Closed]]", "## On {}"),
    "value": (">>see: as in [[Closed]]", ">>see: as in {}"),
    "alias of it": ("See [[Cl]].", "See {}."),
    "with sigil": ("See [[!Closed]].", "See {}."),
    "other case": ("See [[CLOSED]].", "See {}."),
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("tier", "name"), [(GONE, "▮▮▮▮"), (VEILED, "[[Redacted node 1]]")], ids=["secret", "masked"]
)
def test_a_reference_is_rewritten(place: str, tier: str, name: str) -> None:
    before, after = PLACES[place]
    found = shown(f"[[Open]]\n{before}\n\n[[Mid]]\n\n[[Closed]]\n>>aka: Cl\n{tier}")
    assert after.format(name) in found
    assert "losed" not in found


def test_a_mention_and_a_thought_that_follows_a_closed_one_are_rewritten() -> None:
    text = (
        f"[[Open]]\n\n@@note on=Open id=a visibility=masked\nold\n@@\n\n"
        f"@@note on=Open id=b visibility=secret\nolder\n@@\n\n"
        f"@@note on=Open id=c\nsays @[[Closed]]\nthen> a\nthen> b\n@@\n\n[[Closed]]\n{GONE}"
    )
    thoughts = list(_export(text).graph.thinks())
    assert [thought.body for thought in thoughts] == ["▮▮▮▮", "says ▮▮▮▮"]
    assert thoughts[1].follows == (thoughts[0].think_id,)
    assert "losed" not in shown(text)


def test_a_name_that_may_mean_a_closed_node_goes_with_it() -> None:
    text = f"[[A]]\n>>aka: X\n\n[[B]]\n>>aka: X\n{GONE}\n[[C]]\n\n[[C]] →(derived-from) [[X]]\n"
    assert list(_export(text).graph.edges()) == []


def test_a_reference_by_a_closed_alias_gets_the_open_label() -> None:
    using = "[[B]]\n>>derived-from: [[Wolf]]\n\n@@note on=Wolf\nx\n@@\n"
    text = f"[[A]]\n>>aka: Wolf\n>>visibility-aka: secret\n\n{using}"
    opened = _export(text)
    assert [edge.target for edge in opened.graph.edges()] == ["a"]
    assert [thought.host for thought in opened.graph.thinks()] == ["a"]
    assert "Wolf" not in opened.text()


def test_masked_ids_of_two_nodes_do_not_make_them_one() -> None:
    texts = {f"{n}.lmd": f"[[N{n}]]\n>>id: lp_{n}\n>>visibility-id: masked\n" for n in ("a", "b")}
    assert [node.label for node in Workspace(planned(texts).texts).graph.nodes()] == ["Na", "Nb"]


@pytest.mark.parametrize("tier", ["masked", "secret"])
def test_a_node_that_files_know_by_its_id_stays_one_when_the_id_goes(tier: str) -> None:
    texts = {
        f"{name}.lmd": f"[[{name}]]\n>>id: lp_one\n>>visibility-id: {tier}\n" for name in ("a", "b")
    }
    opened = Workspace(planned(texts).texts)
    assert len(list(opened.graph.nodes())) == 1
    assert "lp_one" not in "".join(opened.texts().values())


def test_an_unclosed_thought_does_not_take_in_what_comes_behind_a_closed_node() -> None:
    text = f"[[A]]\n\n@@note on=A\nnever closed\n\n## Closed\n[[Closed]]\n{GONE}\n[[B]]\n"
    assert "B" in [node.label for node in _export(text).graph.nodes()]


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_line_ends_stay_as_they_are_and_nothing_is_lost_by_them(ending: str) -> None:
    text = f"[[A]]\n>>derived-from: [[B]]\n\n[[B]]\n>>type: x\n{VEILED}>>what: words\n"
    found = shown(text.replace("\n", ending))
    assert "words" not in found
    assert [node.label for node in Workspace.new(found).graph.nodes()] == ["A", "Redacted x 1"]
    assert set(found.replace(ending, "")) & {"\r", "\n"} == set()


def test_blank_lines_do_not_tell_how_much_went() -> None:
    short = f"[[A]]\n\n[[Closed]]\n{GONE}x\n\n[[B]]\n"
    long = f"[[A]]\n\n[[Closed]]\n{GONE}x\n\ny\n\n\n\nz\n\n\n[[B]]\n"
    assert shown(short) == shown(long) == "[[A]]\n\n[[B]]\n"


def test_shard_names_tell_nothing_and_the_later_one_still_wins() -> None:
    texts = {"zz-rosa.lmd": "[[A]]\n>>what: old\n", "aa.lmd": "[[A]]\n>>what: new\n"}
    times = {"zz-rosa.lmd": "2026-01-01", "aa.lmd": "2026-02-01"}
    made = Redaction(texts, times).plan(Wish()).texts
    assert list(made) == ["part-1.lmd", "part-2.lmd"]
    assert Workspace(made).node("A").properties["what"] == "new"


# --- chains and groups ----------------------------------------------------------------------------

CHAIN = f"""[[A]]
>>type: decision
>>derived-from: [[B]]

[[B]]
>>type: proof
{GONE}>>derived-from: [[C]]

[[C]]
>>type: proof
"""


def test_a_chain_is_shortened_visibly_and_never_bridged() -> None:
    plan = planned(CHAIN)
    opened = Workspace(plan.texts)
    assert list(opened.graph.edges()) == []
    assert opened.node("A").properties["redacted-reasons"] == "▮▮▮▮"
    assert (plan.losses.chains, plan.losses.shortened) == (1, ("A",))


def test_a_chain_that_is_kept_has_a_masked_step() -> None:
    plan = planned(CHAIN, Wish(keep_chain=True))
    steps = Workspace(plan.texts).why("A").steps
    assert [step.label for step in steps] == ["Redacted proof 1", "C"]
    assert (plan.losses.shortened, plan.losses.veiled) == ((), ("A",))


def test_a_chain_is_shorter_too_where_a_property_of_links_is_closed() -> None:
    plan = planned("[[A]]\n>>derived-from: [[B]]\n>>visibility-derived-from: masked\n\n[[B]]\n")
    assert plan.losses.shortened == ("A",)


GROUP = """[[Claim]]
>>type: claim
>>group-g: [[A]] & [[B]]

[[A]]
>>artifact: a

[[B]]
>>artifact: b
"""


def test_a_group_that_loses_a_leg_does_not_claim_that_less_suffices() -> None:
    plan = planned(GROUP + GONE)
    opened = Workspace(plan.texts)
    status = opened.evidence("Claim").status
    assert status is not None and status.value == "unassessed"
    assert [(g.claim, g.name, g.lost) for g in plan.losses.groups] == [("Claim", "g", ("B",))]


WITHDRAWN = ">>withdrawn: 2026-01-01\n>>visibility: masked\n"


def test_a_group_with_a_masked_leg_that_was_withdrawn_is_none_any_more() -> None:
    # A masked leg is granted; that it was withdrawn nobody sees any more.
    plan = planned(GROUP + WITHDRAWN)
    opened = Workspace(plan.texts)
    assert opened.evidence("Claim").status is SupportStatus.UNASSESSED
    assert [leg.label for leg in opened.evidence("Claim").unassessed] == ["A", "Redacted node 1"]
    assert [(g.claim, g.name, g.lost) for g in plan.losses.groups] == [("Claim", "g", ("B",))]
    assert [one.looks_stronger for one in plan.losses.standing] == [False]


def test_a_masked_leg_that_holds_leaves_its_group_a_group() -> None:
    plan = planned(f"{GROUP}>>visibility: masked\n")
    assert Workspace(plan.texts).evidence("Claim").status is SupportStatus.OPEN
    assert plan.losses.groups == ()


def test_what_leans_on_a_claim_that_lost_its_groups_does_not_pass_for_open() -> None:
    text = "[[Top]]\n>>type: claim\n>>group-1: [[Mid]]\n\n[[Mid]]\n>>type: claim\n"
    text += ">>group-1: [[Claim]]\n\n"
    plan = planned(text + GROUP + WITHDRAWN)
    opened = Workspace(plan.texts)
    found = {label: opened.evidence(label).status for label in ("Top", "Mid", "Claim")}
    assert set(found.values()) == {SupportStatus.UNASSESSED}
    assert [g.claim for g in plan.losses.groups] == ["Top", "Mid", "Claim"]


def test_a_group_that_fails_by_an_open_leg_stays_a_group() -> None:
    text = f"{GROUP}>>visibility: masked\n[[A]]\n>>withdrawn: 2026-01-01\n"
    plan = planned(text)
    assert Workspace(plan.texts).evidence("Claim").status is SupportStatus.UNSUPPORTED
    assert plan.losses.groups == ()


def test_a_claim_that_would_read_stronger_is_named() -> None:
    text = "[[Claim]]\n>>type: claim\n>>group-g: [[B]]\n\n[[B]]\n"
    (standing,) = planned(text + WITHDRAWN).losses.standing
    assert (standing.before, standing.after) == (
        SupportStatus.UNSUPPORTED,
        SupportStatus.UNASSESSED,
    )
    assert standing.looks_stronger


def test_a_choice_by_hand_has_the_last_word_and_is_written_down() -> None:
    plan = planned(f"[[A]]\n{GONE}", Wish(choices={Target("a"): Tier.OPEN}))
    assert plan.gone == ()
    assert plan.opened == ((Target("a"), "the text"),)
