"""Labels that look like HTML, are a million characters long, run from right to left or hold
control characters: shown as plain text and cut with an ellipsis, in every panel.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QDockWidget,
    QLabel,
)

from whydesk.app import Services
from whydesk.engine.workspace import Workspace
from whydesk.panels.node_rows import NodeKind

LABELS = {
    "html": "<b>Bold</b> &amp; <img src='x' onerror='y'><script>z</script>",
    "long": "L" + "o" * 1_000_000 + "ng",
    "leftward": "החלטה לשלוח ביום ראשון, ולא ביום שישי, משום שכולם נחים " * 4,
    "control": "Bell \x07 and \x1b[31mescape\x1b[0m \u202egnorw eht\u202c\ttab",
}
TALLEST_ROW = 400


def source(label: str) -> str:
    """A text in which a label stands in every place that a panel shows."""
    return f"""[[{label}]]
>>type: decision
>>what: {label}
>>aka: other {label}
[[New]]
>>type: {label[:200]}
[[New]] →(supersedes) [[{label}]]
[[User]]
[[User]] →(derived-from) [[{label}]]
[[{label}]] →(derived-from) [[Ground]]
[[Ground]]
[[Ground]] →(supports) [[{label}]]
[[{label}]] →(contradicts) [[New]]
[[{label}]] →(raises) [[Missing {label}]]
[[Claim {label}]]
>>type: claim
>>group-1: [[{label}]] & [[Missing {label}]]
[[New]] →(refutes) [[Claim {label}]]
[[Echo {label}]] →(echo-of) [[{label}]]
[[Echo {label}]]
>>retrieved-via: {label} > {label}

@@todo on="User" id=t due=2999-01-01 status=open
{label}
@@
@@question on="User" at=2026-01-01 by=kim
{label} [[{label}]]
@@
@@todo on="User" id=t due=2999-01-01 status=open at=2026-02-01
{label} again
@@
"""


@pytest.fixture(params=LABELS)
def hostile(services: Services, request: pytest.FixtureRequest, qtbot) -> Services:
    """The window on such a text with every dock open, the caret in the node, all of it drawn."""
    label = LABELS[request.param]
    services.window.resize(1200, 800)
    services.session.put(Workspace.new(source(label)))
    services.session.findings.finish()
    services.session.request_place(services.session.graph.places(first(services))[0])
    return services


def first(services: Services) -> str:
    return next(services.session.graph.nodes()).key


def each_dock(services: Services, qtbot) -> Iterator[QDockWidget]:
    """Each dock in front, once what it shows is there, and painted."""
    window = services.window
    ready = {
        "search": lambda: window.finding.search.list.rows.rowCount() > 0,
        "uses": lambda: window.finding.uses.list.rows.rowCount() > 0,
        "node": lambda: any(r.kind is NodeKind.PLACE for r in window.around.node.model.rows),
        "loops": lambda: window.around.loops.list.rows.rowCount() > 0,
        "conflicts": lambda: window.around.conflicts.rows.rowCount() > 0,
        "problems": lambda: window.problems.panel.model.rowCount() > 0,
        "nodes": lambda: window.sidebar.model.rowCount() > 0,
    }
    for dock in window.findChildren(QDockWidget):
        dock.show()
        dock.raise_()
        if dock.objectName() == "search":
            window.finding.search.box.setText("type")
        if dock.objectName() == "uses":
            window.finding.list_uses()
        qtbot.waitUntil(ready.get(dock.objectName(), lambda: True))
        assert not dock.grab().isNull()
        yield dock


def test_no_label_may_take_text_for_html(hostile: Services, qtbot):
    for dock in each_dock(hostile, qtbot):
        for label in dock.findChildren(QLabel):
            told = (dock.objectName(), label.objectName(), label.text()[:60])
            rich = label.textFormat() is not Qt.TextFormat.PlainText
            assert not (rich and "<" in label.text()), told


def test_rows_stay_small_and_say_no_html(hostile: Services, qtbot):
    for dock in each_dock(hostile, qtbot):
        for view in dock.findChildren(QAbstractItemView):
            model = view.model()
            for number in range(min(model.rowCount(), 60)):
                index = model.index(number, 0)
                told = (dock.objectName(), number)
                height = view.sizeHintForIndex(index).height()
                marked = "<b>" in str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
                spoken = len(str(index.data() or ""))
                assert (height < TALLEST_ROW, marked, spoken < 5_000) == (True, False, True), told


def test_nothing_grows_beyond_the_window(hostile: Services, qtbot):
    for dock in each_dock(hostile, qtbot):
        assert dock.minimumSizeHint().width() < 700, dock.objectName()
    assert hostile.window.minimumSizeHint().width() <= 1200
    assert hostile.window.width() <= 1200


def test_what_is_said_in_passing_stays_on_one_line(hostile: Services):
    label = hostile.session.graph.node(first(hostile)).label
    height = hostile.window.status.height()
    hostile.session.request_label(label + " that is nowhere")

    assert hostile.window.status.height() == height
    assert hostile.window.status.minimumSizeHint().width() <= 1200
    assert hostile.window.status.message.textFormat() is Qt.TextFormat.PlainText


def test_lists_do_not_scroll_sideways(hostile: Services, qtbot):
    for dock in each_dock(hostile, qtbot):
        for area in dock.findChildren(QAbstractScrollArea):
            assert not area.horizontalScrollBar().isVisible(), dock.objectName()
