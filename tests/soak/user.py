"""Somebody at the window: presses keys and buttons, answers dialogs, waits until all rests.

Whatever is done goes through events, as a keyboard and a mouse send them, and is noted in words;
what is out of sight gets none.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QMimeData,
    QPoint,
    QPointF,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QInputMethodEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from tests.keys import press
from tests.soak.answers import answer
from whydesk.app import Services, make_services
from whydesk.editor.view import EditorView
from whydesk.session.messages import Message
from whydesk.session.settings import OFF, READ_FIRST
from whydesk.session.turns import nobody_waits

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
_NOTHING_HELD = Qt.KeyboardModifier.NoModifier
_SIGNS = {CONTROL: "Ctrl+", SHIFT: "Shift+", ALT: "Alt+"}
_LOOK_MS = 4
# A dialog that somebody does not get rid of in so many looks will not go at all.
_MOST_LOOKS = 2_000
_MOST_SECONDS = 60
# A timer that runs for longer shows or keeps something; a shorter one puts work off.
_SHORT_MS = 600


class StuckError(Exception):
    """Something that must end does not."""


class User:
    """One person with one window at a time. ``folder`` holds the files and what is remembered.

    ``to_write`` and ``to_open`` are the paths that are given where a dialog asks for one. ``wrong``
    collects what the program itself found wrong meanwhile.
    """

    def __init__(self, folder: Path, chance: Random, wrong: list[str]) -> None:
        self.folder = folder
        self.chance = chance
        self.wrong = wrong
        self.did: list[str] = []
        self.windows = 0
        self.to_write = folder / "written.laplaspack"
        self.to_open = folder / "coffee.laplaspack"
        self.first: dict[str, str] = {}
        self.told: list[Message] = []
        self.look_behind: Callable[[], object] = _look_at_nothing
        self._services: Services | None = None
        self._looks = 0
        self._answering = False
        self._looking = QTimer(singleShot=True, interval=_LOOK_MS)
        self._looking.timeout.connect(self._look)
        self._answered: list[QDialog] = []

    # --- the window -------------------------------------------------------------------------------

    @property
    def services(self) -> Services:
        assert self._services is not None
        return self._services

    @property
    def has_window(self) -> bool:
        return self._services is not None

    @property
    def view(self) -> EditorView:
        return self.services.window.desk.view

    def open_window(self) -> None:
        """Start the program, which goes on where it was left."""
        made = make_services(self.folder / "settings.ini")
        made.settings.set_text(READ_FIRST, OFF)  # a copy of a sample stands for one's own pack
        made.session.opened.connect(self._note_first)
        made.session.told.connect(self.told.append)
        self._services = made
        self.windows += 1
        made.window.resize(1280, 800)
        made.window.show()
        made.window.activateWindow()
        made.window.reopening.begin(_nothing_first)
        self.rest()
        if self._answering:
            self._looking.start()

    def close_window(self) -> bool:
        """Close it as one does, with the question about unsaved text; whether it went."""
        window = self.services.window
        self.doing(lambda: self.key(Qt.Key.Key_Q, CONTROL, on=window))
        self.rest()
        if window.isVisible():
            return False
        self._go()
        return True

    def throw_away(self) -> None:
        """Close it whatever is unsaved, at the end of a day."""
        session = self.services.session
        session.note_saved(session.states)
        self.services.window.close()
        self._go()

    def _go(self) -> None:
        made, self._services = self.services, None
        self._looking.stop()  # no timer is to run while what it leaves is looked at
        self.told.clear()
        QGuiApplication.clipboard().clear()
        made.stop()
        made.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _note_first(self) -> None:
        """What was opened is what undo must lead back to."""
        self.first = self.services.session.workspace.texts()

    @contextmanager
    def second_window(self) -> Iterator[Services]:
        """Another window of the program, beside the first, for a moment."""
        made = make_services(self.folder / "settings.ini")
        made.settings.set_text(READ_FIRST, OFF)
        made.window.show()
        try:
            yield made
            self.wait_until(lambda: not made.tasks.busy, "the second window")
        finally:
            made.window.close()
            made.stop()
            made.window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # --- keys and mouse ---------------------------------------------------------------------------

    def _to_front(self) -> None:
        """Have what is up take the keyboard, as a system sees to it once another window went."""
        up, active = self._up() or self.services.window, QApplication.activeWindow()
        if up.isVisible() and not (active is not None and active.isVisible()):
            up.activateWindow()
            QCoreApplication.processEvents()

    def press(self, text: str, on: QWidget | None = None) -> None:
        self._to_front()
        self.did.append(f"press {text!r}")
        if (on or self._holder()).isVisible():
            press(on or self._holder(), text)

    def key(
        self,
        key: Qt.Key,
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        on: QWidget | None = None,
    ) -> None:
        self._to_front()
        signs = "".join(sign for one, sign in _SIGNS.items() if held & one)
        self.did.append(f"key {signs}{key.name.removeprefix('Key_')}")
        if (on or self._holder()).isVisible():
            QTest.keyClick(on or self._holder(), key, held)

    def command(self, name: str) -> None:
        """Choose a command in its menu."""
        self.did.append(f"command {name}")
        action = self.services.window.menus.actions[name]
        if action.isEnabled():
            action.trigger()

    def click(
        self,
        widget: QWidget,
        point: QPoint,
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        self.did.append(f"click {widget.parentWidget().__class__.__name__} {point.toTuple()}")
        if widget.isVisible():
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, held, point)

    def double_click(self, widget: QWidget, point: QPoint) -> None:
        self.did.append(f"double click {widget.__class__.__name__} {point.toTuple()}")
        if widget.isVisible():
            QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=point)

    def wheel(self, widget: QWidget, steps: int, held: Qt.KeyboardModifier) -> None:
        self.did.append(f"wheel {steps}")
        middle = QPointF(widget.rect().center())
        no_button = Qt.MouseButton.NoButton
        event = QWheelEvent(
            middle,
            QPointF(widget.mapToGlobal(middle)),
            QPoint(),
            QPoint(0, 120 * steps),
            no_button,
            held,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.sendEvent(widget, event)

    def compose(self, letters: str, committed: str) -> None:
        """Write with an input method: letters that are not final, then the final ones."""
        self.did.append(f"compose {letters!r}, {committed!r}")
        QCoreApplication.sendEvent(self.view, QInputMethodEvent(letters, []))
        event = QInputMethodEvent("", [])
        event.setCommitString(committed)
        QCoreApplication.sendEvent(self.view, event)

    def compose_on(self, final: str, letters: str) -> None:
        """Go on composing: what is final by now, and the letters that are not."""
        self.did.append(f"compose on {final!r}, {letters!r}")
        event = QInputMethodEvent(letters, [])
        event.setCommitString(final)
        QCoreApplication.sendEvent(self.view, event)

    def push(self, button: QWidget) -> None:
        """Click a button, where it can be."""
        self.did.append(f"push {button.property('text')!r}")
        if button.isVisible() and button.isEnabled():
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def ask_menu(self, widget: QWidget, point: QPoint) -> None:
        """Ask for the menu of what is at a point."""
        self.did.append(f"menu at {point.toTuple()}")
        mouse = QContextMenuEvent.Reason.Mouse
        event = QContextMenuEvent(mouse, point, widget.mapToGlobal(point))
        QCoreApplication.sendEvent(widget, event)

    def drop(self, widget: QWidget, point: QPoint, data: QMimeData) -> None:
        """Drop something at a point, as a file manager does."""
        self.did.append(f"drop {data.text()!r}")
        action, left, held = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, _NOTHING_HELD
        enter = QDragEnterEvent(point, action, data, left, held)
        QCoreApplication.sendEvent(widget, enter)
        if enter.isAccepted():
            event = QDropEvent(QPointF(point), action, data, left, held)
            QCoreApplication.sendEvent(widget, event)
            self.let_go_on()  # it is acted on once the drop is through

    def paste(self, text: str) -> None:
        self.did.append(f"paste {len(text):,} characters {text[:60]!r}")
        QGuiApplication.clipboard().setText(text)
        self.key(Qt.Key.Key_V, CONTROL, on=self.view)

    def point_in(self, widget: QWidget) -> QPoint:
        """A point somewhere in a widget."""
        return QPoint(
            self.chance.randrange(max(1, widget.width())),
            self.chance.randrange(max(1, widget.height())),
        )

    def _holder(self) -> QWidget:
        return QApplication.focusWidget() or self.services.window

    # --- dialogs ----------------------------------------------------------------------------------

    def doing(self, act: Callable[[], object]) -> None:
        """Do something, and answer whatever comes up by it, or meanwhile."""
        before, self._answering, self._looks = self._answering, True, 0
        self._looking.start()
        try:
            act()
            deadline = time.monotonic() + _MOST_SECONDS
            while self._up() is not None:
                self.let_go_on()
                if time.monotonic() > deadline:
                    raise StuckError(f"{self._up()!r} stays open")
        finally:
            self._answering = before
            if not before:
                self._looking.stop()

    def _look(self) -> None:
        """Answer what is up; looked for again meanwhile, for answers bring up others."""
        self._looking.start()
        self._looks += 1
        up = self._up()
        if isinstance(up, QMenu):
            self._choose(up)
        elif isinstance(up, QDialog):
            if self._looks > _MOST_LOOKS:
                self.wrong.append(f"{type(up).__name__} does not close")
                up.done(0)
            elif self._looks % 40 == 0:
                self.key(Qt.Key.Key_Escape, on=up)
            elif up not in self._answered:
                self._answered.append(up)
                try:
                    answer(self, up)
                finally:
                    self._answered.remove(up)

    def _choose(self, menu: QMenu) -> None:
        entries = [one for one in menu.actions() if one.isEnabled() and not one.isSeparator()]
        entries = [one for one in entries if not one.menu()]
        if not entries or self.chance.random() < 0.3:
            self.key(Qt.Key.Key_Escape, on=menu)
            return
        entry = self.chance.choice(entries)
        self.did.append(f"choose {entry.text()!r}")
        place = menu.actionGeometry(entry).center()
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)

    def _up(self) -> QWidget | None:
        """The menu or dialog that is up; one that does not hold the window counts as well."""
        held = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        windows = () if held else QApplication.topLevelWidgets()
        free = (one for one in windows if isinstance(one, QDialog) and one.isVisible())
        return held or next(free, None)

    # --- there and back ---------------------------------------------------------------------------

    def undo_all_and_redo(self) -> None:
        """Take everything back that was done to what is open, and make it again."""
        self.rest()
        session, desk = self.services.session, self.services.window.desk
        now = session.workspace.texts()
        steps = {s: desk.text_of(s).document.availableUndoSteps() for s in now}
        self._walk(Qt.Key.Key_Z, dict.fromkeys(now, 0))
        if session.workspace.texts() != self.first:
            parting = _parting(self.first, session.workspace.texts())
            self.wrong.append(f"undo to the start: {parting}")
        self._walk(Qt.Key.Key_Y, steps)
        if session.workspace.texts() != now:
            self.wrong.append(f"redo to where it was: {_parting(now, session.workspace.texts())}")

    def _walk(self, key: Qt.Key, wanted: Mapping[str, int]) -> None:
        """Undo or redo in one file after another, until each has so many steps behind it."""
        desk = self.services.window.desk
        moved = True
        while moved:
            moved = False
            for shard, steps in wanted.items():
                desk.show_shard(shard)
                document = desk.view.document()
                while document.availableUndoSteps() != steps:
                    before = document.availableUndoSteps()
                    QTest.keyClick(desk.view, key, CONTROL)
                    self.wait_until(lambda: not desk.steps.running, "a step to end")
                    if document.availableUndoSteps() == before:
                        break  # it is part of a step that was made in another file since
                    moved = True

    # --- waiting ----------------------------------------------------------------------------------

    def let_go_on(self) -> None:
        """Let the window go on for a moment."""
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        time.sleep(0.001)

    def wait_until(self, there: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + _MOST_SECONDS
        while not there():
            self.let_go_on()
            if time.monotonic() > deadline:
                raise StuckError(f"waited for {what}")

    def rest(self) -> None:
        """Wait until nothing is under way any more; dialogs that come late are answered."""
        self.doing(self._wait_for_rest)

    def _wait_for_rest(self) -> None:
        deadline = time.monotonic() + _MOST_SECONDS
        while under_way := self._under_way():
            self.let_go_on()
            if time.monotonic() > deadline:
                raise StuckError(f"still under way: {', '.join(under_way)}")

    def _under_way(self) -> list[str]:
        made = self._services
        if made is None:
            return []
        window = made.window
        stage, weighing = window.stage, window.weighing
        parts = {
            "a task": made.tasks.busy,
            "findings": not made.session.findings.resting,
            "seal": made.seals.checking or made.seals.exporting,
            "save": made.saving.busy,
            "step": window.desk.steps.running,
            "evidence": weighing.reading.is_watched and weighing.reading.is_waiting,
            "drawing": stage.drawings.busy,
            "map": stage.map.isVisible() and not stage.map.is_current,
            "dialog": self._up() is not None,
            "a turn": not nobody_waits(),
        }
        return [name for name, busy in parts.items() if busy] or [
            f"a timer of {type(timer.parent()).__name__}"
            for timer in window.findChildren(QTimer)
            if timer.isActive() and timer.isSingleShot() and timer.interval() < _SHORT_MS
        ]


def _look_at_nothing() -> None:
    """Before anybody says what to look for once a window is closed."""


def _parting(wanted: Mapping[str, str], found: Mapping[str, str]) -> str:
    """Where two texts part, in words."""
    for shard in wanted.keys() | found.keys():
        one, other = wanted.get(shard, ""), found.get(shard, "")
        if one != other:
            at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
            at = at if at >= 0 else min(len(one), len(other))
            around = slice(max(0, at - 30), at + 30)
            return f"{shard} at {at}: {one[around]!r} became {other[around]!r}"
    return "nothing"


def _nothing_first() -> bool:
    """No sample opens by itself at the very first start: it would be the same text each day."""
    return False
