"""Claims out of prose by the three extractors."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine import EngineError
from whydesk.engine.evidence.claims.extractors import EXTRACTORS, extract
from whydesk.engine.evidence.claims.records import NO_RULES, Claim

every_extractor = pytest.mark.parametrize("name", list(EXTRACTORS))


def kept(text: str, name: str = "c2") -> list[str]:
    return [claim.text for claim in extract(text, name).claims if not claim.abstained]


def only(text: str, name: str = "c2") -> Claim:
    (claim,) = extract(text, name).claims
    return claim


def test_c0_takes_each_sentence_whole_and_asks_nothing() -> None:
    first, second = extract("It never rained. Is that so?", "c0").claims
    assert (first.text, second.text) == ("It never rained.", "Is that so?")
    assert (first.negated, first.conditional, first.attributed) == (None, None, None)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The shop closed and the staff left.", ["The shop closed", "the staff left."]),
        ("Prices rose 5%, so the shop closed.", ["Prices rose 5%", "the shop closed."]),
        ("Sales fell because the road was shut.", ["Sales fell", "the road was shut."]),
        ("Because the disk was full, the writer stopped.",
         ["the disk was full", "the writer stopped."]),
        ("The roof held, although the wind blew; nobody slept.",
         ["The roof held", "the wind blew", "nobody slept."]),
        ("Rents rose, but wages stayed flat and people moved.",
         ["Rents rose", "wages stayed flat", "people moved."]),
        ("PostgreSQL and SQLite were tested.", ["PostgreSQL and SQLite were tested."]),
        ("The failures and errors stopped the importer.",
         ["The failures and errors stopped the importer."]),
        ("The importer failed and lost events.", ["The importer failed and lost events."]),
        ("We read reports that were late and that were wrong.",
         ["We read reports that were late and that were wrong."]),
        ("Since the valve was stuck, pressure rose and the alarm rang.",
         ["the valve was stuck", "pressure rose", "the alarm rang."]),
        ("If it rains and the road floods, the shop closes.",
         ["If it rains and the road floods, the shop closes."]),
        ("The guide says that the road is open and the bridge stands.",
         ["The guide says that the road is open and the bridge stands."]),
        ("The plan was not chosen because it was cheap.",
         ["The plan was not chosen because it was cheap."]),
    ],
)  # fmt: skip
def test_c1_splits_what_can_stand_by_itself(text: str, expected: list[str]) -> None:
    assert kept(text, "c1") == expected


@pytest.mark.parametrize(
    ("text", "flags"),
    [
        ("The bus was late.", (False, False, False)),
        ("The bus never came.", (True, False, False)),
        ("The bus didn’t come.", (True, False, False)),
        ("No driver was free.", (True, False, False)),
        ("Unless it rains, the bus comes.", (False, True, False)),
        ("Should the road flood, the bus stops.", (False, True, False)),
        ("They asked if the bus was late.", (False, False, False)),
        ("The driver said that the road was shut.", (False, False, True)),
        ("According to the driver, the road was not shut.", (True, False, True)),
        ("The report on the road was late.", (False, False, False)),
        ("The driver believes the road was shut.", (False, False, True)),
        ("Sales rose not only in Asia but also here.", (False, False, False)),
        ("The model looks as if it works.", (False, False, False)),
    ],
)
def test_flags(text: str, flags: tuple[bool, bool, bool]) -> None:
    claim = only(text, "c1")
    assert (claim.negated, claim.conditional, claim.attributed) == flags


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Hello all!", "a greeting"),
        ("Thanks for the quick answer.", "a greeting"),
        ("Is the road open?", "a question"),
        ("정말인가?", "a question"),
        ("Maybe so.", "a hedge that states nothing"),
        ("I think so.", "a hedge that states nothing"),
        ("They repaired it the quarter after.", "“They” stands for nothing that the text names"),
        ("She left early.", "“She” stands for nothing that the text names"),
        ("Remove the old code.", "a request"),
        ("Please send it by Friday.", "a request"),
        ("Apologies: D. Roth.", "no sentence"),
        ("Min-ji Kim, Example Inc", "no sentence"),
        ("| The road | was shut |", "a row of a table"),
        ("```\nthe road = shut()\n```", "code"),
        ("---\nroad: shut\n---", "front matter"),
    ],
)
def test_c2_abstains_with_a_reason(text: str, reason: str) -> None:
    claim = only(text)
    assert (claim.abstained, claim.reason, claim.text) == (True, reason, text)


def test_c2_resolves_a_pronoun_that_can_mean_one_thing_only() -> None:
    _, second = extract("The importer failed. It lost events.").claims
    assert (second.abstained, second.reason) == (False, "“It” stands for “The importer”")


def test_c2_abstains_where_a_pronoun_can_mean_two_things() -> None:
    _, second = extract("The bridge hit the tower. It fell.").claims
    assert (second.abstained, second.reason) == (
        True,
        "“It” may stand for “The bridge” or “the tower”",
    )


def test_c2_does_not_guess_what_a_whole_statement_is() -> None:
    claims = extract("The road was shut. This surprised the drivers.").claims
    assert claims[1].abstained


def test_c2_takes_no_meaning_from_another_paragraph() -> None:
    assert [claim.abstained for claim in extract("The bus came.\n\nIt left.").claims] == [
        False,
        True,
    ]


@pytest.mark.parametrize(
    "text",
    [
        "It is clear that the road was shut.",
        "It takes two hours to reach the town.",
        "The team moved, although it cost a lot.",
        "We know our road.",
    ],
)
def test_c2_keeps_what_refers_to_nothing_outside(text: str) -> None:
    assert kept(text)


@pytest.mark.parametrize(
    "text",
    [
        "## The road was shut",
        "Decision: our store runs on one server.",
        "Wages stagnate.",
        "Use of the road rose.",
        "Report after report came in",
    ],
)
def test_c2_keeps_what_states_something(text: str) -> None:
    assert kept(text)


def test_a_heading_without_a_verb_states_nothing() -> None:
    heading, sentence = extract("# A road to the north\nThe road was shut.").claims
    assert (heading.text, heading.reason) == ("A road to the north", "a heading")
    assert not sentence.abstained


def test_a_text_without_small_words_is_read_as_english() -> None:
    claim = only("Mining firms rejected five bids.")
    assert (claim.negated, claim.reason) == (False, "")


def test_one_small_word_makes_no_english_of_another_language() -> None:
    text = "Die Sitzung ist eröffnet. Anwesend: Herr Groß u. a. Das ist nicht viel."
    assert {claim.reason for claim in extract(text).claims} == {NO_RULES}


def test_headers_of_a_mail_are_no_claims() -> None:
    claims = extract("From: Kim\nSubject: The road was shut\n\nThe road was shut.").claims
    assert [claim.abstained for claim in claims] == [True, True, False]
    assert claims[1].reason == "a line of a mail's header"


def test_a_pronoun_stands_for_no_word_of_a_quotation() -> None:
    assert extract("“Go!” He went.").claims[1].abstained


def test_c2_keeps_the_causal_qualifier() -> None:
    _, cause = extract("Sales fell because the road was shut.").claims
    assert (cause.text, cause.qualifiers) == ("the road was shut.", ("because",))
    assert extract("Sales fell because the road was shut.", "c1").claims[1].qualifiers == ()


@pytest.mark.parametrize("name", ["c1", "c2"])
@pytest.mark.parametrize(
    "text",
    [
        "서버가 느려지지 않았다.",
        "그래서 팀은 PostgreSQL로 옮겼다.",
        "Die Werkstatt ist nicht offen.",
        "Le magasin est fermé dans la rue.",
        "店は閉まった。",
        "Магазин закрыт.",
        "참고: https://example.com/a-long-path/of?words=and",
    ],
)
def test_other_languages_are_split_and_said_to_be_unread(text: str, name: str) -> None:
    claim = only(text, name)
    assert (claim.text, claim.abstained, claim.reason) == (text, False, NO_RULES)
    assert (claim.negated, claim.conditional, claim.attributed) == (None, None, None)


@every_extractor
def test_nothing_comes_of_nothing(name: str) -> None:
    assert extract(" \n\n", name).claims == ()


@every_extractor
@given(st.lists(st.sampled_from(
    ["The road", "it", "they", "was", "shut", "and", "because", "if", "said", "that", ",", ".", "?",
     "\n\n", "- ", "🙂", "“", "”", "서버", "e.g.", "never", "3.5%", "(", ")", ";", "A"]
)))  # fmt: skip
def test_spans_are_exact_ordered_and_apart(name: str, words: list[str]) -> None:
    text = " ".join(words)
    claims = extract(text, name).claims
    assert all(claim.text == text[claim.start : claim.end] for claim in claims)
    assert all(a.end <= b.start for a, b in itertools.pairwise(claims))
    assert all(claim.text.strip() == claim.text != "" for claim in claims)
    assert all(claim.reason or not claim.abstained for claim in claims)
    assert extract(text, name).claims == claims


def test_an_extractor_that_is_not_there() -> None:
    with pytest.raises(EngineError, match="no extractor"):
        extract("Text.", "c9")
