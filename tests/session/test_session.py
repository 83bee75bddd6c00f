"""What is open, what is unsaved, where the caret is."""

from pathlib import Path

from whydesk.engine.model import Place, TextEdit
from whydesk.engine.workspace import Workspace
from whydesk.session.operations import begin_reason
from whydesk.session.trail import Trail


def type_line(session, line: int, text: str, state: int) -> None:
    shard = next(iter(session.workspace.documents))
    session.replace(shard, line, 1, [text], None, state)


def test_the_text_that_was_saved_is_clean_whichever_way_it_came_back(session, coffee: Path):
    session.open(coffee)
    told: list[bool] = []
    session.dirty_changed.connect(told.append)

    before = session.workspace.document().line(0)
    type_line(session, 0, "# Other", 1)
    type_line(session, 0, "# Others", 2)
    type_line(session, 0, before, 0)

    assert told == [True, False]


def test_a_file_that_is_not_there_is_said_and_changes_nothing(session, coffee: Path, qtbot):
    session.open(coffee)

    with qtbot.waitSignal(session.told) as told:
        assert not session.open(coffee.with_name("other.laplaspack"))

    assert "other.laplaspack" in told.args[0].text
    assert session.path == coffee


def test_the_caret_selects_the_node_whose_text_it_is_in(session, coffee: Path):
    session.open(coffee)
    selected: list[str] = []
    session.node_selected.connect(selected.append)
    (shard,) = session.workspace.documents
    line = session.graph.places("single-origin_only")[0].line

    session.set_caret(shard, line + 3)
    session.set_caret(shard, line + 4)
    session.set_caret(shard, 0)

    assert selected == ["single-origin_only", ""]


def test_a_node_that_is_gone_is_not_at_the_caret(session):
    session.put(Workspace.new("[[Alpha]]\n\n[[Beta]]\n"))
    (shard,) = session.workspace.documents
    session.set_caret(shard, 2)
    assert session.key == "beta"

    session.replace(shard, 2, 1, ["[[Gamma]]"], None, 1)

    assert session.key == ""
    session.set_caret(shard, 2)
    assert session.key == "gamma"


def test_a_label_that_names_nothing_is_said(session, qtbot):
    with qtbot.waitSignal(session.told) as told:
        session.request_label("Nowhere")

    assert told.args[0].text == "There is no node «Nowhere» yet."


def test_a_reason_is_begun_under_what_is_said_of_the_node(session):
    session.new()
    shard = next(iter(session.workspace.documents))
    session.replace(shard, 0, 1, ["[[A]]", ">>type: claim", "", "prose", "", "[[B]]"], None, 1)

    def make(edits: tuple[TextEdit, ...]) -> None:
        for edit in edits:
            session.replace(shard, edit.span.line, 1, edit.text.split("\n"), None, 2)

    session.edits_requested.connect(make)

    begun = begin_reason(session, "a")

    lines = session.workspace.text().split("\n")
    assert lines[:4] == ["[[A]]", ">>type: claim", "", "[[A]] →(derived-from) [[]]"]
    assert begun is not None
    assert lines[begun.place.line][: begun.column].endswith("[[")


def test_back_and_forward_retrace_the_jumps():
    a, b, c = (Place("s", line) for line in (1, 2, 3))
    trail = Trail()
    trail.leave(a)
    trail.leave(b)

    assert [trail.back(c), trail.back(b), trail.back(a)] == [b, a, None]
    assert [trail.forward(a), trail.forward(b), trail.forward(c)] == [b, c, None]
