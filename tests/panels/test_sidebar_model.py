"""The sidebar's rows, changed bit by bit, equal the rows that are made anew."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from whydesk.engine.workspace import Workspace
from whydesk.panels.sidebar_model import RowKind, SidebarModel

SOURCE = """\
[[B]]
>>type: claim

[[A]]
>>type: decision

[[C]]

@@todo on=A at=2026-01-01
Do it
@@
"""


def rows(model: SidebarModel) -> list[tuple[str, str]]:
    return [(model.row(n).kind.value, model.row(n).text) for n in range(model.rowCount())]


def test_types_in_the_order_of_reasoning_then_the_rest_then_loops(qapp):
    workspace = Workspace.new(SOURCE)
    model = SidebarModel()
    model.set_graph(workspace.graph)
    model.set_loops(workspace.loops())

    assert rows(model) == [
        ("header", "decisions"), ("node", "A"), ("header", "claims"), ("node", "B"),
        ("header", "no type"), ("node", "C"), ("header", "open loops"), ("loop", "Do it"),
    ]  # fmt: skip


def test_the_filter_leaves_what_has_its_words(qapp):
    workspace = Workspace.new("[[Fine day]]\n[[Another]]\n>>type: claim\n[[finer]]\n")
    model = SidebarModel()
    model.set_graph(workspace.graph)

    model.set_filter("FINE")

    assert rows(model) == [("header", "no type"), ("node", "Fine day"), ("node", "finer")]


def test_headers_cannot_be_chosen(qapp):
    model = SidebarModel()
    model.set_graph(Workspace.new(SOURCE).graph)

    chosen = [
        model.row(n).kind for n in range(model.rowCount()) if model.flags(model.index(n)).value
    ]
    assert set(chosen) == {RowKind.NODE}


def test_what_needs_another_look_stands_before_the_open_loops(qapp):
    text = (
        "[[s]]\n>>artifact: f\n>>withdrawn: 2026-07-02\n[[a]]\n>>type: claim\n>>group-1: [[s]]\n"
        "@@todo on=a\nDo it\n@@\n"
    )
    workspace = Workspace.new(text)
    model = SidebarModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_graph(workspace.graph)
    model.set_loops(workspace.loops())
    model.set_reviews(workspace.review())
    assert rows(model)[-4:] == [
        ("header", "needs another look"), ("review", "a"), ("header", "open loops"),
        ("loop", "Do it"),
    ]  # fmt: skip
    model.set_reviews(())
    assert rows(model)[-2:] == [("header", "open loops"), ("loop", "Do it")]
    model.set_filter("nothing has this")
    model.set_reviews(workspace.review())
    assert rows(model) == []
    del tester


LINES = st.sampled_from(
    ["[[A]]", "[[B]]", "[[C]]", "[[D e]]", ">>type: claim", ">>type: decision", "", "prose", "```"]
)
EDITS = st.lists(st.tuples(st.integers(0, 12), st.integers(0, 3), st.lists(LINES, max_size=3)))


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(EDITS)
def test_following_edits_equals_starting_anew(qapp, edits):
    workspace = Workspace.new(SOURCE)
    document = workspace.document()
    model = SidebarModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_graph(workspace.graph)
    for first, removed, lines in edits:
        first = min(first, document.line_count - 1)
        removed = min(removed, document.line_count - first)
        model.take(workspace.replace(document.shard, first, removed, lines).nodes)
        fresh = SidebarModel()
        fresh.set_graph(workspace.graph)
        assert sorted(rows(model)) == sorted(rows(fresh))
        assert [t for k, t in rows(model) if k == "header"] == [
            t for k, t in rows(fresh) if k == "header"
        ]
    del tester


def test_all_is_made_anew_bit_by_bit_and_shown_at_the_end(qapp):
    workspace = Workspace.new(SOURCE)
    model = SidebarModel()
    model.set_graph(workspace.graph)
    before = rows(model)
    workspace.replace("main.lmd", 0, 1, ["[[Z]]"])

    steps = model.gather()
    assert [rows(model) for _ in steps] == [before] * 3
    assert rows(model)[2:4] == [("header", "claims"), ("node", "Z")]
