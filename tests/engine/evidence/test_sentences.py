"""Where sentences end: each case has its ends marked by a bar."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.evidence.claims.sentences import sentences

CASES = """
The importer failed.|It lost events.
Dr. Kim met Prof. Lee.|They agreed.
It costs 3.5 ms, not 4. Then it rests.|The end is near.
Versions v1.2.3 and 2.0 work.|Others do not.
See fig. 3 and no. 5.|No.|We will not.
We use queues, caches, etc.|The rest waits.
Acme Inc. Magazine was sold.|Acme Inc.|The rest stayed.
At 5 p.m. London closed.|At 6 p.m.|The doors shut.
J. R. Smith wrote it.|I did not.
She said “It works.”|Nobody answered.
(It was late.)|They left.
Is it true?|Yes!|Well…|Fine.
Look at example.com/a.b for more.|It is free.
He works, e.g. at night, i.e. late.|Always.
approx. 12 users were lost.|They came back.
“We wait,” said J.K. Shin, the chair.|Nobody spoke.
Send it by 9 Oct.|Next week is late.|In Oct. Apple moved.|On 3 Sept. 2026 it rained.
They met at St. Mary's Hall, 12 Main St.|The vote was close.
See Fig. A and Sec. 4.2.|Cllr. Jones left.
Another one (with an aside. Like this) goes on.|(One.|Two.)|Three.
Mail ops@example.com or see www.example.org/a?b=c.|It is free.
Version 2.0.1-rc.1 came on 2026-07-01T09:00:00Z.|It holds.
**It held.**|_It fell._|So be it.
Der Server lief z. B. am 3. Juli nicht.|Dr. Müller ging.|Im 19. Jahrhundert, d. h. früh.
Le prix est de 3,5 %.|M. Dupont n'est pas venu.
김 부장은 "가득 찼다."라고 말했다.|그는 갔다.
서버가 느려졌다.|그래서 팀은 3.5배 느린 것을 버렸다.|정말인가?|네.
価格が上がった。店は閉まった！本当？「はい。」彼は言った。
Это правда?|Да.|Мы ушли.
हाँ।|वह गया।
"""


def split(text: str) -> list[str]:
    return [text[start:end] for start, end in sentences(text)]


@pytest.mark.parametrize("case", CASES.strip().split("\n"))
def test_ends(case: str) -> None:
    if "。" in case:
        expected = ["価格が上がった。", "店は閉まった！", "本当？", "「はい。」", "彼は言った。"]
    else:
        expected = case.replace("not 4. Then", "not 4.|Then").split("|")
    assert split(case.replace("|", " ")) == expected


def test_blank_lines_and_list_marks_end_sentences() -> None:
    text = "A heading\n\n- One item\n- Two\n  lines of it.\n1. First. Second.\n> Quoted\r\n\r\nLast"
    assert split(text) == [
        "A heading",
        "One item",
        "Two\n  lines of it.",
        "First.",
        "Second.",
        "Quoted",
        "Last",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# A heading\nand text. More.", ["A heading", "and text.", "More."]),
        ("Title\n=====\nText.", ["Title", "Text."]),
        ("THE BOARD MET\nPresent were two.", ["THE BOARD MET", "Present were two."]),
        ("We use SQL\nAND no more.", ["We use SQL\nAND no more."]),
        ("우리는 DB를\n옮겼다.", ["우리는 DB를\n옮겼다."]),
        ("From: Kim\nTo: Lee\n\nHi.", ["From: Kim", "To: Lee", "Hi."]),
        ("| a | b |\n|---|---|\n| c. D | e |", ["| a | b |", "| c. D | e |"]),
        ("Text.\n```py\n# No. Not this.\n```\nMore.", ["Text.", "More."]),
        ("Text.\n~~~\nnever closed. At all.", ["Text."]),
        ("---\nstatus: open. Yes.\n---\nText.", ["Text."]),
        ("---\nno front matter. It never ends.", ["no front matter.", "It never ends."]),
        ("> It was\n> said. Twice.\nAnd left.", ["It was\n> said.", "Twice.", "And left."]),
        ("On 1 May Lee wrote:\n> It is full.", ["On 1 May Lee wrote:", "It is full."]),
        ("- [ ] Buy milk\na) First.\n(2) Second.", ["Buy milk", "First.", "Second."]),
        ("「もう遅い。」と彼は言った。「はい。」", ["「もう遅い。」と彼は言った。", "「はい。」"]),
        ("One.\r\n\r\n- Two\r\n- Three\r\n", ["One.", "Two", "Three"]),
    ],
)  # fmt: skip
def test_lines_that_say_what_they_are(text: str, expected: list[str]) -> None:
    assert split(text) == expected


def test_line_breaks_inside_a_paragraph_do_not() -> None:
    assert split("One sentence\nover two lines. Another.") == [
        "One sentence\nover two lines.",
        "Another.",
    ]


@given(st.text(st.sampled_from('aB 1.!?\n"”)-。…e.g. 가')))
def test_every_letter_is_in_one_sentence_in_order(text: str) -> None:
    parts = list(sentences(text))
    assert all(a.end <= b.start for a, b in itertools.pairwise(parts))
    outside = set(range(len(text))) - {at for start, end in parts for at in range(start, end)}
    assert not any(text[at].isalpha() for at in outside)
