"""Each piece of work has a turn of the event loop alone; what it shows is seen before the next."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer, Signal, Slot

from whydesk.session.later import later
from whydesk.session.slices import Slices
from whydesk.session.turns import Turn


class Screen(QObject):
    """Stands for the window: what is asked of it is done by an event, as a painting is."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.log: list[str] = []
        self.asked.connect(self._paint, Qt.ConnectionType.QueuedConnection)

    def work(self, name: str) -> None:
        self.log.append(name)
        self.asked.emit(name)

    @Slot(str)
    def _paint(self, name: str) -> None:
        self.log.append(f"{name} is seen")


@pytest.fixture
def screen(qapp) -> Screen:
    return Screen()


def turn(screen: Screen, name: str, pause_ms: int = 0, *, patient: bool = False) -> Turn:
    made = Turn(screen, pause_ms, patient=patient)
    made.setObjectName(name)
    made.came.connect(lambda: screen.work(name))
    return made


def seen(*names: str) -> list[str]:
    return [said for name in names for said in (name, f"{name} is seen")]


def wait(qtbot, screen: Screen, things: int) -> None:
    qtbot.waitUntil(lambda: len(screen.log) >= things)


def test_what_one_shows_is_seen_before_the_next_has_its_turn(screen: Screen, qtbot):
    for name in ("first", "second", "third"):
        turn(screen, name).ask()

    wait(qtbot, screen, 6)
    assert screen.log == seen("first", "second", "third")


def test_work_of_all_kinds_stands_in_one_line(screen: Screen, qtbot):
    def sliced():
        screen.work("a slice")
        yield
        screen.work("another")

    turn(screen, "a turn").ask()
    later(screen, lambda: screen.work("later"))
    Slices(screen, slice_ms=0, patient=False).begin(sliced())

    wait(qtbot, screen, 8)
    assert screen.log == seen("a turn", "later", "a slice", "another")


def test_the_end_of_a_round_is_told_once_its_last_slice_is_seen(screen: Screen, qtbot):
    def sliced():
        yield
        screen.work("the last slice")

    work = Slices(screen, slice_ms=0)
    work.ended.connect(lambda: screen.work("the end"))
    work.begin_now(sliced())

    wait(qtbot, screen, 4)
    assert screen.log == seen("the last slice", "the end")


def test_what_is_patient_lets_others_go_first(screen: Screen, qtbot):
    turn(screen, "patient", patient=True).ask()
    for name in ("first", "second"):
        turn(screen, name).ask()

    wait(qtbot, screen, 6)
    assert screen.log == seen("first", "second", "patient")


def test_who_asks_again_has_one_turn_behind_the_others(screen: Screen, qtbot):
    first, second = turn(screen, "first"), turn(screen, "second")
    first.ask()
    second.ask()
    first.ask()

    wait(qtbot, screen, 4)
    assert screen.log == seen("second", "first")
    assert not first.waiting


def test_who_leaves_has_no_turn(screen: Screen, qtbot):
    gone, paused, stays = turn(screen, "gone"), turn(screen, "paused", 1), turn(screen, "stays", 5)
    for one in (gone, paused, stays):
        one.ask()
    assert gone.waiting and paused.waiting
    gone.leave()
    paused.leave()
    assert not gone.waiting and not paused.waiting

    wait(qtbot, screen, 2)
    assert screen.log == seen("stays")


def test_a_turn_with_its_owner_gone_holds_nobody_up(screen: Screen, qtbot):
    owner = QObject()
    lost = Turn(owner)
    lost.came.connect(lambda: screen.work("lost"))
    lost.ask()
    turn(screen, "next").ask()
    kept = weakref.ref(owner)
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    del owner, lost

    wait(qtbot, screen, 2)
    gc.collect()
    assert (screen.log, kept()) == (seen("next"), None)


def test_the_line_goes_on_in_an_event_loop_that_a_turn_runs(screen: Screen, qtbot):
    def ask_somebody() -> None:
        loop = QEventLoop()
        after.came.connect(loop.quit)
        loop.exec()
        screen.work("answered")

    asking, after = Turn(screen), turn(screen, "meanwhile")
    asking.came.connect(ask_somebody)
    asking.ask()
    after.ask()

    wait(qtbot, screen, 4)
    assert screen.log[0] == "meanwhile"


def test_work_that_fails_holds_nobody_up(screen: Screen, qtbot):
    def fail() -> None:
        raise ValueError("as a test")

    failing = Turn(screen)
    failing.came.connect(fail)
    with qtbot.captureExceptions() as caught:
        failing.ask()
        turn(screen, "next").ask()
        wait(qtbot, screen, 2)

    assert [kind for kind, *_ in caught] == [ValueError]


def test_a_window_at_rest_has_no_timer_running(screen: Screen, qtbot):
    made = turn(screen, "only", 1)
    made.ask()
    wait(qtbot, screen, 2)

    assert not any(timer.isActive() for timer in made.findChildren(QTimer))
