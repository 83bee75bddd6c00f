"""Many edits in one step: the engine keeps in step, and undo gives the very same bytes."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QTextCursor

from whydesk.editor.document import ShardText
from whydesk.editor.regions import Region, regions_of
from whydesk.engine.lmd.edits import apply_edits
from whydesk.engine.lmd.lines import split_lines
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.model import Span, TextEdit
from whydesk.engine.workspace import Workspace

LINES = ("[[A]]", "[[A]] → [[B]]", "@@note on=A", "@@", "```", "words \U0001f600 [[A]]", "", "## A")
NEW = ("", "x", "[[B]]", "\U0001f600\n[[C]]", "\n\n", "```\n", "@@\n")


def opened(source: str) -> tuple[ShardText, LiveDocument]:
    workspace = Workspace.new(source)
    live = workspace.document()

    def replace(shard, first, removed, lines, endings, state):
        return workspace.replace(shard, first, removed, lines, endings).changed_kinds

    text = ShardText(live, replace, QFont())
    text.load()
    return text, live


def edit(line: int, start: int, end_line: int, end: int, text: str) -> TextEdit:
    return TextEdit("main.lmd", Span(line, start, end_line, end), text)


@st.composite
def changed_texts(draw: st.DrawFn) -> tuple[str, list[TextEdit]]:
    """A long text and edits far from each other in it, each over one line or two."""
    few = draw(st.lists(st.sampled_from(LINES), min_size=4, max_size=8))
    lines = (few * 70)[:260]
    ends = draw(st.sampled_from((("\n",), ("\r\n",), ("\n", "\r\n"))))
    source = "".join(line + ends[n % len(ends)] for n, line in enumerate(lines))
    edits: list[TextEdit] = []
    for at in draw(st.lists(st.sampled_from(range(0, 256, 2)), max_size=6, unique=True)):
        last = at + draw(st.integers(0, 1))
        end = draw(st.integers(0, len(lines[last])))
        start = draw(st.integers(0, end if last == at else len(lines[at])))
        edits.append(edit(at, start, last, end, draw(st.sampled_from(NEW))))
    return source, edits


@given(changed_texts())
def test_any_edits_are_taken_back_and_made_again_byte_for_byte(qapp, change) -> None:
    source, edits = change
    text, live = opened(source)

    text.apply(edits)
    after = live.text()
    assert split_lines(after)[0] == split_lines(apply_edits(source, edits))[0]

    text.undo(QTextCursor(text.document))
    assert live.text() == source
    assert live.line_count == text.document.blockCount()

    text.redo(QTextCursor(text.document))
    assert live.text() == after


def test_what_is_typed_behind_them_is_taken_back_by_itself(qapp) -> None:
    text, live = opened("A\n" * 200)
    text.apply([edit(0, 0, 0, 1, "B"), edit(190, 0, 190, 1, "B")])
    after = live.text()
    QTextCursor(text.document).insertText("x")

    text.undo(QTextCursor(text.document))
    assert live.text() == after
    text.undo(QTextCursor(text.document))
    assert live.text() == "A\n" * 200


def test_edits_that_share_a_line_share_a_region() -> None:
    edits = [edit(0, 0, 0, 1, "x\ny"), edit(0, 2, 1, 0, ""), edit(1, 3, 1, 4, "z"),
             edit(300, 0, 300, 1, "")]  # fmt: skip
    assert regions_of(edits) == (Region(0, 2, 0, 2), Region(300, 1, 300, 1))


def test_where_half_of_the_lines_change_the_whole_is_one_change() -> None:
    assert regions_of([edit(line, 0, line, 1, "x") for line in range(0, 100, 2)]) == ()
