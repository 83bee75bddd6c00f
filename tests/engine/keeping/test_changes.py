"""What differs between two versions, and a node that is brought back."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine import Workspace
from whydesk.engine.keeping.changes import bring_back, changes, graph_of
from whydesk.engine.keeping.versions import texts_of, versions

OLD = """# T
## A
[[A]]
>>type: claim
>>what: One.
[[A]] →(derived-from) [[B]]

## B
[[B]]
@@note on=B id=n1
First.
@@
"""


def differing(old: str, new: str) -> list[tuple[str, str, str]]:
    found = changes(graph_of({"a": old}), graph_of({"a": new}))
    return [(one.thing.value, one.became.value, one.words) for one in found]


def brought_back(old: str, new: str, key: str) -> str:
    workspace = Workspace({"a": new})
    workspace.apply(bring_back(graph_of({"a": old}), workspace.graph, key))
    return workspace.text()


def test_nothing_differs_in_what_says_the_same():
    assert differing(OLD, OLD.replace("# T\n", "# Other prose\n\n")) == []


def test_nodes_links_and_thoughts_are_told_apart():
    new = OLD.replace("One.", "Two.").replace("derived-from", "supports").replace("First", "Second")

    assert differing(OLD, new + "[[C]]\n>>type: note\n") == [
        ("node", "changed", "what: One. → Two."),
        ("node", "new", "note"),
        ("link", "gone", "→ derived-from → B"),
        ("link", "new", "→ supports → B"),
        ("thought", "changed", "note: Second."),
    ]


def test_a_node_that_is_gone_takes_its_links_and_thoughts_along():
    new = OLD[: OLD.index("## B")].replace("[[A]] →(derived-from) [[B]]\n", "")

    assert [(thing, became) for thing, became, _ in differing(OLD, new)] == [
        ("node", "gone"),
        ("link", "gone"),
        ("thought", "gone"),
    ]


def test_a_node_that_is_gone_is_written_at_the_end():
    new = OLD[: OLD.index("## B")]

    assert brought_back(OLD, new, "b") == new + "[[B]]\n@@note on=B id=n1\nFirst.\n@@\n"


def test_a_node_that_changed_gets_its_words_back_where_it_stands():
    new = OLD.replace(">>what: One.\n", ">>what: Two.\n>>why: None.\n")

    assert brought_back(OLD, new, "a") == OLD


def test_what_is_as_it_was_needs_no_edit():
    graph = graph_of({"a": OLD})

    assert bring_back(graph, graph_of({"a": OLD}), "a") == []
    assert bring_back(graph, graph_of({"a": OLD}), "nobody") == []


LINES = st.sampled_from(["[[A]]", "[[B]]", ">>x: y", "[[A]] → [[B]]", "@@note on=A", "@@", "", "é"])
TEXTS = st.lists(LINES, max_size=10).map("\n".join)


@given(TEXTS, TEXTS)
def test_a_node_that_was_brought_back_says_what_it_said(one: str, other: str):
    old = graph_of({"a": one})
    for node in old.nodes():
        if len(old.places(node.key)) > 1 or "```" in other or "@@" in other:
            continue  # said in several places, or within a thought that nobody closed
        workspace = Workspace({"a": other})
        if len(workspace.graph.places(node.key)) > 1:
            continue
        workspace.apply(bring_back(old, workspace.graph, node.key))
        assert dict(workspace.graph.node(node.key).properties) == dict(node.properties)


def test_the_versions_of_a_pack_are_its_commits_and_those_kept_have_their_text(tmp_path: Path):
    path, backups = tmp_path / "a.laplaspack", tmp_path / "backups"
    workspace = Workspace.new("# 0\n")
    workspace.save(path, author="ann")
    workspace.replace("main.lmd", 0, 1, ["# 1"])
    workspace.save(author="bob")
    workspace.replace("main.lmd", 0, 1, ["# 2"])
    workspace.save(author="cy", backups=backups)
    found = versions(path, workspace.pack, backups)

    assert [(one.author, one.number) for one in found] == [("bob", 1), ("ann", 0)]
    assert texts_of(found[0]) == {"main.lmd": "# 1\n"}
    assert found[1].path is None


def test_the_versions_of_a_text_are_its_backups(tmp_path: Path):
    path, backups = tmp_path / "a.lmd", tmp_path / "backups"
    path.write_bytes(b"# 0\n")
    workspace = Workspace.open(path)
    for number in (1, 2):
        workspace.replace("a.lmd", 0, 1, [f"# {number}"])
        workspace.save(backups=backups)
    found = versions(path, None, backups)

    assert [one.number for one in found] == [2, 1]
    assert [list(texts_of(one).values()) for one in found] == [["# 1\n"], ["# 0\n"]]


def test_twenty_backups_are_kept_in_their_order(tmp_path: Path):
    path, backups = tmp_path / "a.lmd", tmp_path / "backups"
    path.write_bytes(b"# 0\n")
    workspace = Workspace.open(path)
    for number in range(1, 25):
        workspace.replace("a.lmd", 0, 1, [f"# {number}"])
        workspace.save(backups=backups)

    assert [one.number for one in versions(path, None, backups)] == list(range(24, 4, -1))
