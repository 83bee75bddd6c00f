"""Which commit brought what, in packs that were saved more than once."""

from pathlib import Path

import pytest

from whydesk.engine import Workspace
from whydesk.engine.pack.origins import Origins, read_origins

SOURCE = """[[A]]
>>type: claim
>>what: First.
[[B]]
[[A]] →(derived-from) [[B]]
@@todo on=A id=t status=open
Do it.
@@
"""


@pytest.fixture
def twice(tmp_path: Path) -> Workspace:
    """A pack of two commits: the second changed B, added a link, and finished the todo."""
    pack = Workspace.new(SOURCE)
    pack.save(tmp_path / "p.laplaspack", author="ann")
    pack.replace("main.lmd", 3, 1, ["[[B]]", ">>what: Second.", "[[C]]", "[[C]] →(closes) [[B]]"])
    text = pack.text().replace("status=open", "status=done")
    again = Workspace({"main.lmd": text}, pack.kind, pack.path, pack.pack)
    again.save(author="bob")
    return again


def author(commit) -> str:
    return commit.author if commit else ""


def origins(pack: Workspace) -> Origins:
    assert pack.path is not None
    return read_origins(pack.path)


def test_a_row_belongs_to_the_commit_that_brought_what_it_says(twice: Workspace) -> None:
    found = origins(twice)
    (think,) = twice.graph.thinks_of("a")
    assert author(found.of_node(twice.node("A"))) == "ann"
    assert author(found.of_node(twice.node("B"))) == "bob"
    assert author(found.of_link("A", "derived-from", "B")) == "ann"
    assert author(found.of_link("C", "closes", "B")) == "bob"
    assert author(found.of_thought(think)) == "bob"


def test_what_changed_since_has_no_commit_until_it_is_saved(twice: Workspace) -> None:
    found = origins(twice)
    twice.replace("main.lmd", 2, 1, [">>what: Other.", "[[A]] →(supports) [[B]]"])
    assert found.of_node(twice.node("A")) is None
    assert found.of_link("A", "supports", "B") is None
    twice.save(author="cy")
    assert author(origins(twice).of_node(twice.node("A"))) == "cy"


def test_undoing_a_change_gives_the_commit_back(twice: Workspace) -> None:
    found = origins(twice)
    twice.replace("main.lmd", 2, 1, [">>what: Other."])
    twice.replace("main.lmd", 2, 1, [">>what: First."])
    assert author(found.of_node(twice.node("A"))) == "ann"


@pytest.mark.parametrize("name", ["demo", "lab-canon", "team-a", "demo-sealed"])
def test_rows_of_another_program_have_their_commits(reference_dir: Path, name: str) -> None:
    pack = Workspace.open(reference_dir / f"{name}.laplaspack")
    found = origins(pack)
    assert all(found.of_node(node) for node in pack.graph.nodes())
    assert all(found.of_thought(think) for think in pack.graph.thinks())
    for edge in pack.graph.edges():
        source, target = pack.graph.node(edge.source), pack.graph.node(edge.target)
        assert found.of_link(source.label, edge.role, target.label)


def test_a_pack_that_stands_in_its_tables_only_in_part_is_read_too(reference_dir: Path) -> None:
    pack = Workspace.open(reference_dir / "merged-materialized.laplaspack")
    found = origins(pack)
    assert found.of_node(pack.node("Friday incident")) is not None
    assert found.of_link("no", "such", "link") is None
