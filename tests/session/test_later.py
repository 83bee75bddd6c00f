"""What is put off is done once, and never for an owner that is gone."""

import ast
import gc
import weakref
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

import whydesk
from whydesk.session.later import later


class Owner(QObject):
    def __init__(self, done: list[str]) -> None:
        super().__init__()
        self._done = done

    def act(self) -> None:
        self._done.append(self.objectName())


def delete(owner: Owner) -> None:
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_it_is_done_once_and_leaves_no_timer(qapp, qtbot) -> None:
    done: list[str] = []
    owner = Owner(done)
    later(owner, owner.act)
    before = list(done)
    qtbot.waitUntil(lambda: not owner.findChildren(QTimer))

    assert (before, done) == ([], [""])


def test_an_owner_that_is_gone_is_not_called_and_not_kept(qapp) -> None:
    done: list[str] = []
    owner = Owner(done)
    later(owner, owner.act)
    seen = weakref.ref(owner)
    delete(owner)
    del owner
    QCoreApplication.processEvents()
    gc.collect()

    assert done == []
    assert seen() is None


def test_no_room_puts_a_call_off_by_itself() -> None:
    root = Path(whydesk.__file__).parent
    calls = [
        path.name
        for path in root.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "singleShot"
    ]
    assert set(calls) == {"app.py"}  # there the application outlives what it calls
