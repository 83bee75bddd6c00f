"""Pictures laid out by a process of their own, so that the window never waits for one."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject, QProcess, Signal, Slot

from whydesk.engine.graph.drawing import answer, request
from whydesk.engine.graph.layout import lay_out
from whydesk.engine.graph.sheet import Drawing, Sheet
from whydesk.paths import own_command
from whydesk.session.later import later

START_LIMIT = 3


def _own() -> list[str]:
    return own_command("--draw")


class _Asked(Struct, frozen=True):
    number: int
    sheet: Sheet
    done: Callable[[Drawing], None]


class Drawings(QObject):
    """Has sheets laid out; only the newest answer of each topic arrives. GUI thread.

    graphlay holds Python's lock while it works, so a thread would stop the window all the same. The
    process is started for the first sheet and goes on waiting for more. Where a system lets no
    process start, or it dies time and again, sheets are laid out here. ``idle`` tells that nothing
    is asked for any more; ``failed`` carries what was wrong with a sheet, which is a fault of ours.
    """

    idle = Signal()
    failed = Signal(str)

    def __init__(
        self, parent: QObject | None = None, command: Callable[[], list[str]] = _own
    ) -> None:
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None
        self._starts = 0
        self._number = 0
        self._unread = b""
        self._asked: dict[str, _Asked] = {}
        self._busy_with = 0

    @property
    def busy(self) -> bool:
        return bool(self._asked)

    def ask(self, topic: str, sheet: Sheet, done: Callable[[Drawing], None]) -> None:
        """Have a sheet laid out, in the place of what is still asked for under this topic."""
        self._number += 1
        self._asked[topic] = _Asked(self._number, sheet, done)
        self._go_on()

    def warm_up(self) -> None:
        """Start the process, because a sheet is about to come."""
        if self._process is None:
            self._start_process()

    def drop(self, topic: str) -> None:
        """Have nothing come back for a topic, and stop working on it."""
        asked = self._asked.pop(topic, None)
        if asked is not None and asked.number == self._busy_with:
            self._end_process()
            self._go_on()

    def stop(self) -> None:
        """End the process; nothing comes back any more."""
        self._asked.clear()
        self._end_process()

    # --- one at a time ----------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Send the next sheet, unless one is under way that is still wanted.

        What is under way for a topic that asks anew is let go on: it is nearly done, and a process
        that is ended has to be started again.
        """
        if self._busy_with or not self._asked:
            return
        asked = min(self._asked.values(), key=lambda asked: asked.number)
        self._busy_with = asked.number
        if self._process is None:
            self._start_process()
        if self._process is None:
            later(self, self._draw_here)
        else:
            self._process.write(request(asked.number, asked.sheet).encode())

    def _take(self, number: int, drawing: Drawing | str) -> None:
        self._busy_with = 0
        topic = next((t for t, asked in self._asked.items() if asked.number == number), None)
        if topic is not None:
            asked = self._asked.pop(topic)
            if isinstance(drawing, Drawing):
                asked.done(drawing)
            else:
                self.failed.emit(drawing)
        self._go_on()
        if not self._asked:
            self.idle.emit()

    @Slot()
    def _draw_here(self) -> None:
        """Without a process: the window waits, which is better than no picture."""
        asked = next((a for a in self._asked.values() if a.number == self._busy_with), None)
        if asked is None:
            self._busy_with = 0
            self._go_on()
            return
        try:
            drawing: Drawing | str = lay_out(asked.sheet)
        except ValueError as error:
            drawing = str(error)
        self._take(asked.number, drawing)

    # --- the process ------------------------------------------------------------------------------

    def _start_process(self) -> None:
        if self._starts >= START_LIMIT:
            return
        program, *arguments = self._command()
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._ended)
        self._process = process
        self._unread = b""
        process.start(program, arguments)

    def _end_process(self) -> None:
        process, self._process = self._process, None
        self._busy_with = 0
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.finished.disconnect(self._ended)
            process.errorOccurred.disconnect(self._ended)
            process.kill()
            process.waitForFinished(1000)
            process.deleteLater()

    @Slot()
    def _read(self) -> None:
        if self._process is None:
            return
        *lines, self._unread = (self._unread + self._process.readAllStandardOutput().data()).split(
            b"\n"
        )
        for line in lines:
            self._starts = 0
            self._take(*answer(line.decode()))

    @Slot()
    def _ended(self) -> None:
        """The process is gone though it was wanted: start it again, a few times at most."""
        self._starts += 1
        self._end_process()
        self._go_on()
