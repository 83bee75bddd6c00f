"""What follows a caret that goes far away comes bit by bit, after the text that it went to."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from whydesk.app import Services
from whydesk.engine.workspace import Workspace

NODES = 400


class Painted(QObject):
    """Notes each painting of a widget, under a name."""

    def __init__(self, widget: QWidget, name: str, log: list[str]) -> None:
        super().__init__(widget)
        self._name = name
        self._log = log
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._log.append(self._name)
        return False


def text() -> str:
    return "\n".join(
        f"[[Number {n}]]\n>>type: claim\n>>derived-from: [[Number {n + 1}]]" for n in range(NODES)
    )


def test_the_text_is_painted_before_list_and_chain_follow(services: Services, qtbot):
    window, session = services.window, services.session
    session.put(Workspace.new(text()))
    session.findings.finish()
    qtbot.waitUntil(lambda: window.asking.reading.walk is not None)
    log: list[str] = []
    Painted(window.desk.view.viewport(), "text", log)
    window.sidebar.list.selectionModel().currentChanged.connect(lambda: log.append("list"))
    window.asking.reading.changed.connect(lambda: log.append("chain"))

    window.desk.view.go_to(3 * NODES // 2)

    qtbot.waitUntil(lambda: {"list", "chain"} <= set(log))
    assert log[0] == "text"
