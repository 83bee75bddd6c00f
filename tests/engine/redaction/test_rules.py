"""Rules over many things, and the plan files that keep them."""

from pathlib import Path

import pytest

from tests.engine.redaction.conftest import planned
from whydesk.engine import EngineError, ErrorCode
from whydesk.engine.redaction.plan import Redaction
from whydesk.engine.redaction.planfile import plan_text, read_plan
from whydesk.engine.redaction.rules import Judged, Rule, Target, Wish
from whydesk.engine.redaction.tiers import Tier

TEXT = """[[Ann]]
>>id: lp_ann
>>type: person
>>salary: 52000 won
>>what: roasts

[[Bo]]
>>type: person
>>salary: 61000 won

[[Mapo]]
>>type: place

@@note on=Ann by=@Kim id=k1
first
@@

@@todo on=Mapo by=lee id=l1
second
@@
"""
RULES = {
    "every property": (Rule(Tier.MASKED, key="salary"), ["Ann › salary", "Bo › salary"]),
    "in other letters": (Rule(Tier.MASKED, key="Salary"), ["Ann › salary", "Bo › salary"]),
    "a property of one": (Rule(Tier.MASKED, node="Ann", key="salary"), ["Ann › salary"]),
    "by stable id": (Rule(Tier.SECRET, node="lp_ann"), ["Ann"]),
    "by type": (Rule(Tier.SECRET, type="Person"), ["Ann", "Bo"]),
    "by author": (Rule(Tier.SECRET, author="kim"), ["Ann › note · first"]),
    "by kind": (Rule(Tier.SECRET, thought="todo"), ["Mapo › todo · second"]),
    "on a type": (Rule(Tier.SECRET, author="lee", type="place"), ["Mapo › todo · second"]),
    "on another": (Rule(Tier.SECRET, author="lee", node="Ann"), []),
}


@pytest.mark.parametrize("name", RULES)
def test_a_rule_closes_what_meets_it(name: str) -> None:
    rule, closed = RULES[name]
    plan = planned(TEXT, Wish(rules=(rule,)))
    assert [gone.part.words for gone in plan.gone] == closed
    assert {gone.by for gone in plan.gone} <= {rule.words}
    assert plan.idle == (() if closed else (rule,))


def test_a_rule_never_opens_what_the_text_closes() -> None:
    text = TEXT.replace(">>what: roasts", ">>visibility-salary: secret")
    plan = planned(text, Wish(rules=(Rule(Tier.MASKED, key="salary"),)))
    assert [gone.tier for gone in plan.gone] == [Tier.SECRET, Tier.MASKED]


def test_a_rule_about_a_node_that_is_not_there_is_refused() -> None:
    with pytest.raises(EngineError) as refused:
        planned(TEXT, Wish(rules=(Rule(Tier.SECRET, node="Anna"),)))
    assert refused.value.code is ErrorCode.NO_SUCH_LABEL


def test_a_plan_comes_back_as_it_was_written(tmp_path: Path) -> None:
    wish = Wish(
        rules=(Rule(Tier.MASKED, key="salary"), Rule(Tier.SECRET, author='k"im\\', type="person")),
        keep=frozenset({Judged("mapo")}),
        mask=frozenset({Judged("seoul\x7f")}),
        keep_chain=True,
        name="for partners",
    )
    redaction = Redaction({"a.lmd": TEXT}, {})
    path = tmp_path / "plan.toml"
    path.write_text(plan_text(wish, redaction.graph, redaction.thoughts), encoding="utf-8")
    assert read_plan(path) == wish


def test_choices_by_hand_become_rules_that_outlive_a_rename() -> None:
    redaction = Redaction({"a.lmd": TEXT}, {})
    thought = redaction.thoughts[0]
    choices = {
        Target("ann"): Tier.SECRET,
        Target("bo", "salary"): Tier.MASKED,
        Target("ann", place=thought.place): Tier.SECRET,
        Target("mapo"): Tier.OPEN,
    }
    text = plan_text(Wish(choices=choices), redaction.graph, redaction.thoughts)
    assert 'node = "lp_ann"' in text
    assert 'node = "Bo"\nproperty = "salary"' in text
    assert 'thought = "k1"' in text
    assert '[[open]]\nnode = "Mapo"' in text


WRONG = {
    "no TOML": "name = ",
    "unknown key": "nam = 'x'",
    "unknown tier": "[[rule]]\nnode = 'A'\ntier = 'hidden'",
    "open": "[[rule]]\nnode = 'A'\ntier = 'open'",
    "no condition": "[[rule]]\ntier = 'secret'",
    "unknown condition": "[[rule]]\nlabel = 'A'\ntier = 'secret'",
    "both": "[[rule]]\nproperty = 'a'\nauthor = 'b'\ntier = 'secret'",
    "no list": "rule = 3",
    "a table": "[rule]\ntier = 'secret'",
    "a number": "[[rule]]\nnode = 3\ntier = 'secret'",
    "no flag": "keep-chain = 'yes'",
    "nothing to keep": "[[keep]]\ntext = ''",
}


@pytest.mark.parametrize("name", WRONG)
def test_a_plan_that_is_not_right_says_so_in_one_sentence(tmp_path: Path, name: str) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(WRONG[name], encoding="utf-8")
    with pytest.raises(EngineError) as refused:
        read_plan(path)
    assert refused.value.code is ErrorCode.USAGE


@pytest.mark.parametrize(
    ("data", "code"),
    [(None, ErrorCode.NOT_FOUND), (b"\xff", ErrorCode.USAGE), (bytes(2**21), ErrorCode.TOO_LARGE)],
)
def test_a_plan_that_cannot_be_read(tmp_path: Path, data: bytes | None, code: ErrorCode) -> None:
    path = tmp_path / "plan.toml"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(EngineError) as refused:
        read_plan(path)
    assert refused.value.code is code


CLOSED = f"{TEXT}\n[[Ann]]\n>>visibility-salary: secret\n\n[[Bo]]\n>>visibility: masked\n"


def _kept(wish: Wish, text: str, folder: Path) -> Wish:
    """A wish written down as a plan and read again."""
    redaction = Redaction({"a.lmd": text}, {})
    path = folder / "plan.toml"
    path.write_text(plan_text(wish, redaction.graph, redaction.thoughts), encoding="utf-8")
    return read_plan(path)


def test_what_is_opened_by_hand_is_kept_in_the_plan(tmp_path: Path) -> None:
    text = CLOSED.replace("id=k1", "id=k1 visibility=masked")
    thought = next(one for one in Redaction({"a.lmd": text}, {}).thoughts if one.host == "ann")
    targets = Target("ann", "salary"), Target("bo"), Target("ann", place=thought.place)
    chosen = Wish(choices=dict.fromkeys(targets, Tier.OPEN))
    kept = _kept(chosen, text, tmp_path)
    assert len(kept.opens) == 3
    plan = planned({"a.lmd": text}, kept)
    assert plan.gone == ()
    assert [target for target, _ in plan.opened] == list(targets)


def test_what_a_plan_opens_it_opens_before_the_hand(tmp_path: Path) -> None:
    opens = (Rule(Tier.OPEN, node="Bo"),)
    plan = planned(CLOSED, Wish(opens=opens, choices={Target("bo"): Tier.SECRET}))
    assert ("Bo", Tier.SECRET) in [(gone.part.words, gone.tier) for gone in plan.gone]


def test_a_plan_that_opens_what_is_not_there_is_refused() -> None:
    with pytest.raises(EngineError) as refused:
        planned(TEXT, Wish(opens=(Rule(Tier.OPEN, node="Anna"),)))
    assert refused.value.code is ErrorCode.NO_SUCH_LABEL


@pytest.mark.parametrize(
    "wrong",
    [
        "property = 'salary'",
        "node = 'Ann'\ntype = 'person'",
        "node = 'Ann'\nproperty = 'a'\nthought = 'b'",
        "node = 'Ann'\ntier = 'open'",
    ],
)
def test_a_plan_opens_one_thing_by_name(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(f"[[open]]\n{wrong}\n", encoding="utf-8")
    with pytest.raises(EngineError):
        read_plan(path)
