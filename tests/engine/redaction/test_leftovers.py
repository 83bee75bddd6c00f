"""Redacted texts in open places: found in whatever form, and masked or kept where one says so."""

import unicodedata

import pytest

from tests.engine.redaction.conftest import planned, shown
from whydesk.engine.redaction.rules import Judged, Wish

CLOSED = "\n[[Closed]]\n>>visibility-what: masked\n>>what: Pré Rosa deal\n"
FORMS = {
    "as it stands": "the Pré Rosa deal here",
    "in capitals": "the PRÉ ROSA DEAL here",
    "over lines": "the Pré\nRosa deal here",
    "over lines, indented": "the Pré Rosa\n   deal here",
    "percent-encoded": "https://x.org/Pr%C3%A9%20Rosa%20deal?q=1",
    "as HTML": "the Pr&eacute; Rosa&#32;deal here".replace("&#32;", " "),
    "decomposed": unicodedata.normalize("NFD", "the Pré Rosa deal here"),
    "full width": "the Ｐré Ｒosa deal here",
    "in a longer word": "thePré Rosa deals",
    "as a slug": "pré_rosa_deal",
    "with hyphens": "notes/pré-rosa-deal.md",
    "emphasised": "the **Pré** Rosa *deal* here",
    "with soft hyphens": "the Pré Ro\u00adsa deal",
    "two blanks": "the Pré  Rosa\u00a0deal",
}


@pytest.mark.parametrize("form", FORMS)
def test_a_leftover_is_found(form: str) -> None:
    plan = planned(f"[[Open]]\n{FORMS[form]}\n{CLOSED}")
    assert [one.hidden.text for one in plan.leftovers] == ["Pré Rosa deal"]


@pytest.mark.parametrize("form", FORMS)
def test_a_leftover_is_masked_with_a_click(form: str) -> None:
    text = f"[[Open]]\n{FORMS[form]}\n{CLOSED}"
    plan = planned(text)
    after = planned(text, Wish(mask=frozenset(one.judged for one in plan.leftovers)))
    assert after.leftovers == ()
    assert "▮▮▮▮" in after.texts["main.lmd"].partition("[[Closed]]")[0]


def test_a_leftover_is_kept_on_purpose_at_one_place_alone() -> None:
    text = f"[[Open]]\nPré Rosa deal\n{CLOSED}\nOnce more: Pré Rosa deal.\n"
    first, second = planned(text).leftovers
    plan = planned(text, Wish(keep=frozenset({first.judged})))
    assert [one.place for one in plan.kept] == [first.place]
    assert [one.place for one in plan.leftovers] == [second.place]


PLACES = {
    "label": "[[The Pré Rosa deal]]\n",
    "property": "[[Open]]\n>>why: for the Pré Rosa deal\n",
    "heading": "# Pré Rosa deal, all of it\n",
    "thought": "[[Open]]\n\n@@note on=Open id=n\nPré Rosa deal\n@@\n",
    "code": "[[Open]]\n```\nPré Rosa deal\n```\n",
    "code span": "[[Open]]\nsee `Pré Rosa deal`\n",
    "front matter": "---\ntitle: Pré Rosa deal\n---\n",
    "unquoted host": "@@note on=Pré Rosa deal by=kim\nx\n@@\n",
    "artifact": "[[Open]]\n>>artifact: mail/pre-rosa/Pré_Rosa_deal.eml\n",
}


@pytest.mark.parametrize("place", PLACES)
def test_a_leftover_is_found_in_every_place(place: str) -> None:
    assert planned(PLACES[place] + CLOSED).leftovers


def test_a_leftover_in_a_label_names_the_node_to_mask() -> None:
    (one,) = planned(PLACES["label"] + CLOSED).leftovers
    assert (one.node, one.maskable) == ("the_pré_rosa_deal", False)


def test_a_leftover_says_where_it_stands_and_of_what_it_is() -> None:
    (one,) = planned(PLACES["property"] + CLOSED).leftovers
    assert one.hidden.part.words == "Closed › what"
    assert one.part.words == "Open › why"
    assert (one.place.line, one.column, one.shown) == (1, 15, "Pré Rosa deal")


def test_a_sentence_of_a_longer_text_is_found() -> None:
    text = "[[A]]\n>>what: Too much. They pay by the crate. So be it.\n>>visibility-what: secret\n"
    assert planned(f"{text}\nThey pay by the crate.\n").leftovers


def test_signs_say_something_and_punctuation_does_not() -> None:
    values = ">>stars: ★★★★☆\n>>line: -----\n>>visibility: secret\n"
    plan = planned(f"[[A]]\n{values}\n[[B]]\n-----\n★★★★☆\n")
    assert [one.shown for one in plan.leftovers] == ["★★★★☆"]


def test_an_export_can_be_redacted_again() -> None:
    once = planned("[[A]]\n>>x: words here\n>>y: more\n>>visibility-x: masked\n").texts
    again = planned(f"{once['main.lmd']}>>visibility-x: secret\n>>visibility-y: masked\n")
    assert again.leftovers == ()
    assert again.texts["main.lmd"] == "[[A]]\n>>y: ▮▮▮▮\n"


def test_a_word_that_others_use_too_does_not_block() -> None:
    words = ">>status: active\n>>type: proof\n"
    text = f"[[A]]\n{words}>>visibility: secret\n\n[[B]]\n{words}"
    assert planned(text).leftovers == ()


def test_short_values_do_not_block_but_korean_names_do() -> None:
    values = ">>who: 김철수\n>>n: 42\n>>visibility-who: masked\n>>visibility-n: masked\n"
    text = f"[[A]]\n{values}\n[[B]]\n42, 김철수\n"
    assert [one.shown for one in planned(text).leftovers] == ["김철수"]


def test_the_longest_of_several_leftovers_at_one_place_is_named() -> None:
    values = ">>x: commodity price\n>>y: the commodity price\n>>visibility: secret\n"
    text = f"[[A]]\n{values}\n[[B]]\nthe commodity price\n"
    assert [one.hidden.text for one in planned(text).leftovers] == ["the commodity price"]


def test_masking_everywhere_takes_every_place() -> None:
    wish = Wish(mask=frozenset({Judged("pré rosa deal")}))
    assert "Rosa" not in shown(f"[[Open]]\nPré Rosa deal, pré rosa deal\n{CLOSED}", wish)


def test_what_the_redaction_writes_itself_is_no_leftover() -> None:
    text = "[[A]]\n>>type: proof\n>>visibility: masked\n>>what: Redacted\n>>why: redacted proof\n"
    assert planned(text).leftovers == ()
