"""Work on the worker thread: answers come back here, late ones do not."""

import threading
import weakref

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.session.tasks import Tasks


def test_work_is_done_on_another_thread_and_answered_on_this(tasks, qtbot):
    seen: list[threading.Thread] = []

    def done(thread: threading.Thread) -> None:
        seen.extend((thread, threading.current_thread()))

    tasks.run("t", threading.current_thread, done, seen.append)
    qtbot.waitUntil(lambda: len(seen) == 2)

    assert seen[0] is not threading.main_thread()
    assert seen[1] is threading.main_thread()


def test_an_earlier_answer_of_the_same_topic_is_dropped(tasks, qtbot):
    gate = threading.Event()
    got: list[str] = []

    tasks.run("t", lambda: gate.wait(5) and "early", got.append, got.append)
    tasks.run("t", lambda: "late", got.append, got.append)
    tasks.run("other", lambda: "other", got.append, got.append)
    gate.set()
    qtbot.waitUntil(lambda: not tasks.busy)

    assert got == ["late", "other"]


def test_what_the_world_did_wrong_is_told_to_the_asker(tasks, qtbot):
    wrong = EngineError(ErrorCode.UNWRITABLE, "No space.")
    failures: list[EngineError] = []

    def work() -> None:
        raise wrong

    tasks.run("t", work, failures.append, failures.append)
    qtbot.waitUntil(lambda: not tasks.busy)

    assert failures == [wrong]


def test_who_is_told_of_a_failure_does_not_hold_what_was_read(tasks, qtbot):
    read: list[weakref.ref[set[int]]] = []
    failures: list[EngineError] = []

    def work() -> None:
        rows = {1, 2}
        read.append(weakref.ref(rows))
        raise EngineError(ErrorCode.TOO_LARGE, "Too much.")

    tasks.run("t", work, failures.append, failures.append)
    qtbot.waitUntil(lambda: not tasks.busy)

    assert failures
    assert read[0]() is None


def test_a_mistake_of_ours_is_a_defect(tasks, qtbot):
    failures: list[EngineError] = []
    with qtbot.waitSignal(tasks.defect) as told:
        tasks.run("t", lambda: 1 // 0, print, failures.append)

    assert isinstance(told.args[0], ZeroDivisionError)
    assert [failure.code for failure in failures] == [ErrorCode.FAULT]


def test_stopping_waits_for_work_and_answers_nothing(tasks):
    got: list[str] = []
    tasks.run("t", lambda: "done", got.append, got.append)

    tasks.stop()

    assert got == []


def test_nothing_begins_once_it_was_stopped(tasks, qtbot):
    done: list[str] = []
    tasks.run("t", lambda: "before", done.append, done.append)
    qtbot.waitUntil(lambda: done == ["before"])
    tasks.stop()

    tasks.run("t", lambda: "after", done.append, done.append)
    qtbot.wait(20)

    assert not tasks._thread.isRunning()
    assert not tasks.busy
    assert done == ["before"]


def test_what_was_asked_for_is_done_before_the_end(qapp):
    tasks, done = Tasks(), []
    for number in range(5):
        tasks.run(str(number), lambda number=number: done.append(number), print, print)
    tasks.stop()

    assert done == [0, 1, 2, 3, 4]
