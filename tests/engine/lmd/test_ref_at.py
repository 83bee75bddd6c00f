"""The reference at a place of a text that is being edited."""

import pytest

from whydesk.engine.lmd import lexer
from whydesk.engine.lmd.live import LiveDocument

SOURCE = """\
[[A]]
>>why: as [[~B]] says
@@note on="Big Store" by=me
@[[C]] and `[[D]]`
@@
"""


@pytest.mark.parametrize(
    ("line", "column", "label"),
    [
        (0, 0, "A"),
        (0, 5, "A"),
        (1, 9, None),
        (1, 10, "B"),
        (1, 16, "B"),
        (1, 17, None),
        (2, 11, "Big Store"),
        (2, 19, "Big Store"),
        (2, 3, None),
        (2, 25, None),
        (3, 4, "C"),
        (3, 15, None),
        (4, 1, None),
    ],
)
def test_ref_at(line: int, column: int, label: str | None):
    found = LiveDocument(SOURCE, "a.lmd").ref_at(line, column)
    assert (found.label if found else None) == label


def test_the_sigil_of_a_host_is_set_apart():
    document = LiveDocument('[[~B]]\n@@note on="~B"\nx\n@@\n', "a.lmd")
    found = document.ref_at(1, 12)
    assert found is not None
    assert (found.label, found.sigil, found.written) == ("B", "~", "~B")


def test_a_very_long_value_is_read_once_however_often_its_node_is_edited(monkeypatch):
    long = ">>note: " + "[[B]] and " * 5_000
    document = LiveDocument(f"[[A]]\n{long}\n>>what: x\n", "a.lmd")
    read: list[str] = []
    monkeypatch.setattr(lexer, "_refs", lambda text, offset: read.append(text) or iter(()))

    document.replace(2, 1, [">>what: [[y]]"])

    assert read == ["[[y]]"]
    assert (
        len(next(p for p in document.chunk_at(1)[0].properties() if p.key == "note").refs) == 5_000
    )


def test_a_label_is_one_text_wherever_it_is_written():
    text = "[[The hub]]\n[[A]]\n[[A]] → [[The hub]]\n[[A]] →(uses) [[The hub]]\n"
    chunks = list(LiveDocument(text, "a.lmd").chunks())
    declared = chunks[0].node
    linked = [relation.target for chunk in chunks for relation in chunk.relations()]

    assert declared is not None and len(linked) == 2
    assert all(ref.label is declared.ref.label for ref in linked)
