"""What the why panel says, row by row."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from whydesk.engine.recall.why import why
from whydesk.engine.workspace import Workspace
from whydesk.panels.why import WhyPanel
from whydesk.panels.why_rows import WhyKind
from whydesk.theme.theme import Theme

SOURCE = """\
[[A]]
>>type: claim
>>what: The first.
[[A]] →(derived-from) [[B]]
[[A]] →(derived-from) [[C]]
[[B]] →(derived-from) [[D]]
[[E]] →(supports) [[C]]
[[X]] →(contradicts) [[A]]
[[N]] →(supersedes) [[C]]
[[B]]
[[C]]
[[D]]
[[E]]
[[X]]
[[N]]
"""


def panel_for(qtbot, source: str, label: str) -> WhyPanel:
    workspace = Workspace.new(source)
    panel = WhyPanel(Theme())
    qtbot.addWidget(panel)
    panel.resize(420, 700)
    panel.show()
    panel.show_chain(workspace.graph, why(workspace.graph, workspace.key(label)))
    return panel


def test_reasons_stand_nearest_first_with_what_they_belong_to(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    rows = [panel.model.row(n) for n in range(panel.model.rowCount())]

    steps = [(r.before, r.role, r.after, r.label) for r in rows if r.kind is WhyKind.STEP]
    assert steps == [
        ("", "derived-from", "", "B"),
        ("A", "derived-from", "", "C"),
        ("B", "derived-from", "", "D"),
        ("", "supports", "C", "E"),
    ]
    assert rows[-1].label == "4 recorded reasons, nearest first. Nothing here was inferred."


def test_what_disagrees_stands_beside_and_flags_stand_on_the_card(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    rows = [panel.model.row(n) for n in range(panel.model.rowCount())]

    assert [(f.word, f.by) for f in rows[0].flags] == [("contradicted", "X")]
    assert [(f.word, f.by) for f in rows[2].flags] == [("superseded", "N")]
    assert [r.label for r in rows if r.kind is WhyKind.BESIDE] == ["X"]


def test_a_node_without_reasons_teaches_how_to_write_one(qtbot):
    panel = panel_for(qtbot, SOURCE, "D")

    assert panel.empty.isVisible()
    assert panel.empty.example.text() == "[[D]] →(derived-from) [[…]]"
    with qtbot.waitSignal(panel.reason_requested) as asked:
        panel.empty.button.click()
    assert asked.args == ["d"]


def test_enter_on_a_card_asks_to_go_there(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")
    panel.focus()

    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.node_requested) as asked:
        QTest.keyClick(panel.list, Qt.Key.Key_Return)

    assert asked.args == ["b"]


def test_pack_text_is_shown_as_it_is_written(qtbot):
    panel = panel_for(qtbot, "[[<b>bold</b>]]\n", "<b>bold</b>")

    assert panel.empty.title.textFormat() is Qt.TextFormat.PlainText
    assert panel.empty.title.text() == "<b>bold</b>"


def test_a_row_can_be_heard(qtbot):
    panel = panel_for(qtbot, SOURCE, "A")

    heard = panel.model.index(4).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == "supports C. E. 2 steps"


def test_only_rows_in_sight_are_made(qtbot):
    chain = "".join(f"[[N{i}]]\n[[N{i}]] →(derived-from) [[N{i + 1}]]\n" for i in range(2000))
    panel = panel_for(qtbot, chain + "[[N2000]]\n", "N0")
    panel.grab()

    assert panel.model.rowCount() == 2002
    assert len(panel.model._rows) < 400
