"""Work that must not hold the window up: one worker thread, and results only while they matter."""

from collections.abc import Callable
from threading import Event
from typing import TypeVar

from msgspec import Struct, field
from PySide6.QtCore import QObject, QThread, Signal, Slot

from whydesk.engine.errors import EngineError
from whydesk.engine.stopping import stoppable
from whydesk.session.messages import fault

T = TypeVar("T")


class _Job(Struct, frozen=True):
    number: int
    work: Callable[[], object]
    stop: Event


class _Waiting(Struct, frozen=True):
    topic: str
    done: Callable[[object], None]
    failed: Callable[[EngineError], None]
    stop: Event = field(default_factory=Event)


class _Worker(QObject):
    """Lives in the worker thread and does one job after another."""

    done = Signal(int, object)
    failed = Signal(int, object)

    @Slot(object)
    def work(self, job: _Job) -> None:
        try:
            with stoppable(job.stop.is_set):
                result = job.work()
        except EngineError as error:
            # Its frames hold all that had been read; who is told of it needs none of that.
            self.failed.emit(job.number, error.with_traceback(None))
        except Exception as error:  # noqa: BLE001 -- the border: all of it is carried over
            self.failed.emit(job.number, error)
        else:
            self.done.emit(job.number, result)

    @Slot()
    def end(self) -> None:
        """End the thread, once all jobs that were asked for before are done."""
        QThread.currentThread().quit()


class Tasks(QObject):
    """Runs jobs on the worker thread, in order; answers arrive in the GUI thread.

    A job of a topic drops the answers of the earlier jobs of that topic, and a job that is dropped
    stops where it reads a file. ``defect`` carries an exception that is nobody's but ours; whoever
    waits for the job is told before that it failed, so that nothing is left waiting.
    """

    defect = Signal(object)
    idle = Signal()
    _wanted = Signal(object)
    _ending = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._thread.setObjectName("worker")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._wanted.connect(self._worker.work)
        self._ending.connect(self._worker.end)
        self._worker.done.connect(self._take_result)
        self._worker.failed.connect(self._take_failure)
        self._number = 0
        self._unfinished = 0
        self._stopped = False
        self._waiting: dict[int, _Waiting] = {}
        self._newest: dict[str, int] = {}

    @property
    def busy(self) -> bool:
        return self._unfinished > 0

    def run(
        self,
        topic: str,
        work: Callable[[], T],
        done: Callable[[T], None],
        failed: Callable[[EngineError], None],
    ) -> None:
        """Have ``work`` done on the worker thread, then ``done`` or ``failed`` called here.

        Once stopped, nothing is done any more: a timer of a window that goes may still ask.
        """
        if self._stopped:
            return
        self._number += 1
        self.drop(topic)
        self._newest[topic] = self._number
        waiting = _Waiting(topic, done, failed)  # pyright: ignore[reportArgumentType]
        self._waiting[self._number] = waiting
        self._unfinished += 1
        if not self._thread.isRunning():
            self._thread.start(QThread.Priority.LowPriority)
        self._wanted.emit(_Job(self._number, work, waiting.stop))

    def drop(self, topic: str) -> None:
        """Have nothing come back of what runs for a topic, and have it stop if it can."""
        number = self._newest.pop(topic, None)
        waiting = self._waiting.pop(number, None) if number is not None else None
        if waiting is not None:
            waiting.stop.set()

    def halt(self, topic: str) -> None:
        """Have what runs for a topic stop if it can; its answer comes all the same."""
        waiting = self._waiting.get(self._newest.get(topic, 0))
        if waiting is not None:
            waiting.stop.set()

    def stop(self) -> None:
        """Stop what only reads, let the rest end, then the thread; before the window goes."""
        self._stopped = True
        for waiting in self._waiting.values():
            waiting.stop.set()
        self._waiting.clear()
        if self._thread.isRunning():  # quit at once would leave what still waits undone
            self._ending.emit()
        self._thread.wait()

    @Slot(int, object)
    def _take_result(self, number: int, result: object) -> None:
        waiting = self._finish(number)
        if waiting is not None:
            waiting.done(result)
        self._tell_idle()

    @Slot(int, object)
    def _take_failure(self, number: int, error: Exception) -> None:
        waiting = self._finish(number)
        if waiting is not None:
            waiting.failed(error if isinstance(error, EngineError) else fault(error))
        if not isinstance(error, EngineError):
            self.defect.emit(error)
        self._tell_idle()

    def _finish(self, number: int) -> _Waiting | None:
        self._unfinished -= 1
        waiting = self._waiting.pop(number, None)
        if waiting is not None and self._newest.get(waiting.topic) == number:
            del self._newest[waiting.topic]
        return waiting

    def _tell_idle(self) -> None:
        if not self._unfinished:
            self.idle.emit()
