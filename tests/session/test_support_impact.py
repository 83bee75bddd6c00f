"""What a withdrawal would do, in words that stay few however much would fall."""

from whydesk.engine.workspace import Workspace
from whydesk.session.support_impact import MOST_TOLD, outcomes_of, sentence_of


def said(text: str, *labels: str) -> tuple[str, list[str]]:
    workspace = Workspace.new(text)
    impact = workspace.impact(*labels)
    sentence = "".join(piece.text for piece in sentence_of(impact))
    return sentence, [one.spoken for one in outcomes_of(impact, workspace.support)]


def chain(length: int) -> str:
    claims = (f"[[c{n}]]\n>>type: claim\n>>group-1: [[c{n - 1}]]\n" for n in range(1, length))
    return "[[c0]]\n>>artifact: f\n" + "".join(claims)


def test_the_path_leads_from_the_claim_down_to_what_is_withdrawn():
    assert said(chain(3), "c0") == (
        "c0 was withdrawn: 2 claims fall.",
        [
            "falls: c1, group 1 loses c0",
            "falls: c2, group 1 loses c1; group 1 loses c0",
        ],
    )


def test_of_two_that_are_withdrawn_it_is_said_as_of_two():
    workspace = Workspace.new(chain(3))
    sentence = sentence_of(workspace.impact("c0", "c1"))
    assert sentence[0].text == "c0 and c1 were withdrawn: "


def test_a_long_path_is_cut():
    _, told = said(chain(12), "c0")
    assert told[-1].endswith("group 1 loses c5; and so on down")


def test_of_very_many_some_are_told_and_the_rest_counted():
    sentence, told = said(chain(MOST_TOLD + 101), "c0")
    assert sentence == "c0 was withdrawn: 600 claims fall."
    assert (len(told), told[-1]) == (MOST_TOLD + 1, "100 more, 600 fall in all")


def test_what_was_not_supported_before_is_told_as_it_is():
    text = "[[s]]\n>>artifact: f\n[[a]]\n>>type: claim\n>>group-1: [[s]] & [[nobody]] & [[t]]\n"
    text += "[[t]]\n>>artifact: g\n"
    assert said(text, "s")[1] == ["partial: a, as it is now, group 1 loses s"]


def test_a_group_that_saves_names_its_first_legs():
    legs = " & ".join(f"[[l{n}]]" for n in range(6))
    text = f"[[s]]\n>>artifact: f\n[[a]]\n>>type: claim\n>>group-1: [[s]]\n>>group-2: {legs}\n"
    text += "".join(f"[[l{n}]]\n>>artifact: f\n" for n in range(6))
    assert said(text, "s") == (
        "s was withdrawn: no claim falls, 1 stands through group 2.",
        ["stands: a, group 2: l0, l1, l2, l3 and 2 more"],
    )


def test_a_label_turns_nothing_that_is_said_of_it():
    text = "[[s\u202e  t]]\n>>artifact: f\n[[a]]\n>>type: claim\n>>group-1: [[s\u202e  t]]\n"
    assert said(text, "s\u202e  t") == (
        "s\N{REPLACEMENT CHARACTER} t was withdrawn: 1 claim falls.",
        ["falls: a, group 1 loses s\N{REPLACEMENT CHARACTER} t"],
    )
