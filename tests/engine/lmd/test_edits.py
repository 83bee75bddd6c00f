"""Gestures as text edits, told by the text that they leave."""

from collections.abc import Callable

import pytest

from tests.engine.lmd.reading import minted
from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.lmd import edits
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import TextEdit

NODE = "[[A]]\n>>type: claim\n>>what: x\n\n## Next\n[[B]]\n"


def after(text: str, gesture: Callable[[LiveDocument], tuple[TextEdit, ...]]) -> str:
    document = LiveDocument(text, "main")
    return minted(edits.apply_edits(text, gesture(document)))


def test_a_link_goes_behind_the_properties_of_its_source() -> None:
    left = after(NODE, lambda d: edits.add_link(d, "A", "supports", "B"))
    assert left == NODE.replace(">>what: x\n", ">>what: x\n\n[[A]] →(supports) [[B]]\n")


def test_a_link_goes_behind_the_links_of_its_source() -> None:
    text = "[[A]]\n>>what: x\n\n[[A]] → [[C]]\n\n[[B]]\n"
    left = after(text, lambda d: edits.add_link(d, "a", "", "B"))
    assert left == "[[A]]\n>>what: x\n\n[[A]] → [[C]]\n[[a]] → [[B]]\n\n[[B]]\n"


def test_a_link_goes_below_a_node_line_that_stands_alone() -> None:
    assert after("[[A]]", lambda d: edits.add_link(d, "A", "uses", "B")) == (
        "[[A]]\n\n[[A]] →(uses) [[B]]"
    )


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("", "[[N]]\n>>id: lp_NEW\n"),
        ("[[A]]\n", "[[A]]\n\n[[N]]\n>>id: lp_NEW\n"),
        ("[[A]]", "[[A]]\n\n[[N]]\n>>id: lp_NEW\n"),
        ("[[A]]\n## H\n", "[[A]]\n## H\n\n[[N]]\n>>id: lp_NEW\n"),
        ("[[A]]\n```\nx", "[[A]]\n\n[[N]]\n>>id: lp_NEW\n```\nx"),
        ("[[A]]\n```\nx\n```", "[[A]]\n```\nx\n```\n\n[[N]]\n>>id: lp_NEW\n"),
        ("[[A]]\n@@note\nx", "[[A]]\n\n[[N]]\n>>id: lp_NEW\n@@note\nx"),
    ],
)
def test_a_node_at_the_end_of_a_shard(text: str, left: str) -> None:
    assert after(text, lambda d: edits.declare_node(d, "N")) == left


def test_a_node_behind_another_leaves_that_one_its_properties() -> None:
    left = after(NODE, lambda d: edits.declare_node(d, "N", after=0, properties=">>type: x"))
    new = "[[N]]\n>>id: lp_NEW\n>>type: x\n"
    assert left == NODE.replace(">>what: x\n", f">>what: x\n\n{new}")


def test_a_thought_goes_behind_its_host() -> None:
    def gesture(document: LiveDocument) -> tuple[TextEdit, ...]:
        named = [("by", "ann"), ("at", "2026-06-01")]
        return edits.add_thought(document, "note", "One\n@@ two", host="A", attributes=named)

    thought = "@@note on=A by=ann at=2026-06-01\nOne\n    @@ two\n@@\n"
    assert after(NODE, gesture) == NODE.replace(">>what: x\n", f">>what: x\n\n{thought}")


def test_new_lines_take_the_line_ends_of_the_document() -> None:
    text = NODE.replace("\n", "\r\n")
    left = after(text, lambda d: edits.add_link(d, "A", "uses", "B"))
    assert left == NODE.replace("x\n", "x\n\n[[A]] →(uses) [[B]]\n").replace("\n", "\r\n")


def test_a_label_that_is_not_there_is_named() -> None:
    with pytest.raises(EngineError, match="“X” is not declared in main") as caught:
        edits.add_link(LiveDocument(NODE, "main"), "X", "uses", "A")
    assert caught.value.code is ErrorCode.NO_SUCH_LABEL


def test_an_id_is_a_ulid_and_new_each_time() -> None:
    ids = {new_stable_id() for _ in range(100)}
    assert len(ids) == 100
    assert {minted(one) for one in ids} == {"lp_NEW"}
    assert len({one[:7] for one in ids}) == 1
