"""Nodes go to another shard with all that is theirs, and can be given ids."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.errors import EngineError
from whydesk.engine.graph.moving import add_missing_ids, adding_ids, create_node, move_node
from whydesk.engine.workspace import Workspace

MOVED = [
    ("only its own text", "[[A]]\n>>x: 1\n\n[[B]]\n", "", "[[B]]\n", "[[A]]\n>>x: 1\n"),
    ("its thoughts", "[[A]]\n@@note\nn\n@@\n[[B]]", "", "[[B]]", "[[A]]\n@@note\nn\n@@\n"),
    ("behind what is there", "[[A]]\n", "[[C]]\n", "", "[[C]]\n\n[[A]]\n"),
    ("its heading", "# T\n## A\n[[A]]\n\n## B\n[[B]]", "", "# T\n## B\n[[B]]", "## A\n[[A]]\n"),
    ("not the heading of several", "## T\n[[A]]\n[[B]]", "", "## T\n[[B]]", "[[A]]\n"),
    ("from the end", "[[B]]\n\n## A\n\n[[A]]\nx\n", "", "[[B]]\n", "## A\n\n[[A]]\nx\n"),
    ("every declaration", "[[A]]\nx\n[[B]]\n[[A]]\ny\n", "", "[[B]]\n", "[[A]]\nx\n\n[[A]]\ny\n"),
    ("inner headings", "[[A]]\n### N\nx\n[[B]]", "", "[[B]]", "[[A]]\n### N\nx\n"),
]


@pytest.mark.parametrize(("what", "source", "target", "left", "arrived"), MOVED)
def test_a_node_moves_with(what: str, source: str, target: str, left: str, arrived: str) -> None:
    workspace = Workspace({"a.lmd": source, "b.lmd": target})
    workspace.apply(move_node(workspace.graph, "a", "b.lmd"))
    assert workspace.texts() == {"a.lmd": left, "b.lmd": arrived}


@pytest.mark.parametrize("open_end", ["@@note\nx", "```\nx"])
def test_a_node_with_an_open_block_stays(open_end: str) -> None:
    workspace = Workspace({"a.lmd": f"[[B]]\n[[A]]\n{open_end}\n", "b.lmd": ""})
    with pytest.raises(EngineError, match="not closed"):
        move_node(workspace.graph, "a", "b.lmd")


def test_a_node_that_is_there_already_stays() -> None:
    workspace = Workspace({"a.lmd": "[[A]]\n", "b.lmd": ""})
    with pytest.raises(EngineError, match="already"):
        move_node(workspace.graph, "a", "a.lmd")


PIECES = ("[[A]]", "[[B]]", "## H", "@@note on=A\nn\n@@", "[[A]] → [[B]]", "", "x", ">>k: v",
          ">>raises: [[A]]", "```\n[[A]]\n```", "    code")  # fmt: skip
_texts = st.lists(st.sampled_from(PIECES), max_size=9).map("\n".join)


def _said(workspace: Workspace) -> tuple[object, ...]:
    graph = workspace.graph
    thoughts = sorted((think.host, think.body) for think in graph.thinks())
    properties = {node.key: dict(node.properties) for node in graph.nodes()}
    return set(graph.edges()), thoughts, properties


@given(_texts, _texts)
def test_a_move_changes_nothing_of_what_is_said(first: str, second: str) -> None:
    workspace = Workspace({"a.lmd": first, "b.lmd": f"[[C]]\n{second}".replace("[[A]]", "[[D]]")})
    if not workspace.graph.places("a"):
        return
    before = _said(workspace)
    workspace.apply(move_node(workspace.graph, "a", "b.lmd"))
    assert _said(workspace) == before
    assert {place.shard for place in workspace.graph.places("a")} == {"b.lmd"}


def test_only_nodes_without_an_id_get_one() -> None:
    workspace = Workspace({"a.lmd": "[[A]] >>x: 1\n[[B]]\n[[A]]\n", "b.lmd": "[[B]]\n>>id: lp_B\n"})
    edits = add_missing_ids(workspace.graph)
    workspace.apply(edits)
    assert len(edits) == 1
    assert workspace.text("a.lmd").startswith("[[A]] >>x: 1\n>>id: lp_")
    assert workspace.node("B").stable_id == "lp_B"


def test_a_node_is_created_with_an_id() -> None:
    workspace = Workspace.new("[[A]] → [[Missing]]\n")
    workspace.apply(create_node(workspace.graph, "Missing", "main.lmd"))
    assert workspace.node("Missing").stable_id.startswith("lp_")


def test_ids_are_looked_for_bit_by_bit():
    workspace = Workspace.new("".join(f"[[N{number}]]\n" for number in range(50)))

    assert sum(1 for _ in adding_ids(workspace.graph)) >= 50
