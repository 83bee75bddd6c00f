"""The steps of a workspace: made, taken back and made again in all the texts that they are in.

A step too large for one frame is made in strides, each an undo step of Qt's own; between them the
window goes on. Taking the step back walks the same strides the other way.
"""

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from whydesk.editor.document import ShardText
from whydesk.editor.history import Way
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone
from whydesk.session.slices import Slices

# A slice and the painting after it stay under 50 ms, beyond which a window feels stuck.
SLICE_MS = 14
_PATIENCE_MS = 300
_STOP = tr("Esc takes it back.")
_WALKING = {Way.UNDO: Message(tr("Taking it back…")), Way.REDO: Message(tr("Making it again…"))}


class Part(Struct, frozen=True):
    """What a step was in one text: the numbers of the text before and after it.

    ``step`` is the text's count of undo steps after it.
    """

    text: ShardText
    before: int
    after: int
    step: int

    def can(self, way: Way) -> bool:
        """Whether the text's own next step that way is this part."""
        if way is Way.UNDO:
            return self.text.state == self.after
        return self.text.state == self.before and self.text.leads_to(self.step, self.after)

    def end(self, way: Way) -> int:
        """The number of the text that the step leads to."""
        return self.before if way is Way.UNDO else self.after


Step = tuple[Part, ...]


class Steps(QObject):
    """Makes the steps of one workspace. GUI thread.

    ``delayed`` tells that a step goes on after this, ``doing`` carries a Message of what takes
    long, ``ended`` tells that a step is through or given up; ``told`` why one cannot be taken back.
    """

    told = Signal(object)
    delayed = Signal()
    doing = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None, slice_ms: int = SLICE_MS) -> None:
        super().__init__(parent)
        self._walkers: dict[ShardText, Callable[[Way], object]] = {}
        self._kept: list[Step] = []
        self._before: dict[ShardText, int] = {}
        self._slices = Slices(self, slice_ms, patient=False)
        self._slices.ended.connect(self.ended)
        self._doing = Message("")
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._tell)

    def add(self, text: ShardText, walk: Callable[[Way], object]) -> None:
        """Take in a text, with what undoes or redoes one step of Qt's in it."""
        self._walkers[text] = walk

    def clear(self) -> None:
        """Forget all texts and their steps."""
        self._slices.stop()
        self._before = {}
        self._kept.clear()
        self._walkers.clear()

    @property
    def running(self) -> bool:
        """Whether a long step is under way; no text may be changed by others then."""
        return self._slices.running

    # --- making -----------------------------------------------------------------------------------

    def make(self, texts: Iterable[ShardText], strides: Iterator[None], doing: str = "") -> None:
        """Change these texts in one step; ``strides`` has a yield between two steps of Qt's.

        A short step is made by the time this returns. ``doing`` says what takes long otherwise.
        """
        self.settle()
        self._before = {text: text.state for text in texts}
        self._begin(self._made(strides), Message(doing or tr("Changing the text…"), _STOP))

    def settle(self) -> None:
        """Bring the step that is under way to its end now."""
        self._slices.finish()

    def give_up(self) -> None:
        """Take back what is made so far of the step that is under way."""
        if not self._before:
            self.settle()  # it is being walked: the way back is as long as the rest
            return
        self._slices.stop()
        step = self._note()
        if step:
            self._begin(self._walk(step, Way.UNDO), _WALKING[Way.UNDO])
        else:
            self.ended.emit()

    def _made(self, strides: Iterator[None]) -> Iterator[None]:
        long = False
        for _ in strides:
            long = True
            yield
        if long or len(self._before) > 1:
            self._note()
        self._before = {}

    def _note(self) -> Step:
        """Keep what was made as one step."""
        parts = (
            Part(text, state, text.state, text.document.availableUndoSteps())
            for text, state in self._before.items()
            if text.state != state
        )
        step = tuple(parts)
        self._before = {}
        if step:
            self._kept.append(step)
        return step

    def _begin(self, work: Iterator[None], doing: Message) -> None:
        self._doing = doing
        self._slices.begin_now(work)
        if self._slices.running:
            self._patience.start()
            self.delayed.emit()

    @Slot()
    def _tell(self) -> None:
        """Say what takes so long."""
        if self._slices.running:
            self.doing.emit(self._doing)

    # --- going through them -----------------------------------------------------------------------

    def undo(self, text: ShardText) -> None:
        """Take the last step of a text back, wherever else it was made."""
        if self._before:
            self.give_up()
        else:
            self._go(text, Way.UNDO)

    def redo(self, text: ShardText) -> None:
        """Make the step of a text again that was taken back last, wherever else it was made."""
        self._go(text, Way.REDO)

    def _go(self, text: ShardText, way: Way) -> None:
        self.settle()
        step = self._next_at(text, way)
        if step is None:
            self._walkers[text](way)
            return
        moved = next((part.text.shard for part in step if not part.can(way)), "")
        if moved:
            said = tr("This step is in {moved} too, which was edited since.", moved=moved)
            self.told.emit(
                Message(said, tr("Take that back first, in {moved}.", moved=moved), Tone.WARN)
            )
        else:
            self._begin(self._walk(step, way), _WALKING[way])

    def _next_at(self, text: ShardText, way: Way) -> Step | None:
        """The step that a text's next one is part of, None where that is all of it."""
        for step in reversed(self._kept):
            if any(part.text is text and part.can(way) for part in step):
                return step
        return None

    def _walk(self, step: Step, way: Way) -> Iterator[None]:
        for number, part in enumerate(step):
            if number:
                yield
            yield from self._walk_part(part, way)

    def _walk_part(self, part: Part, way: Way) -> Iterator[None]:
        text, end = part.text, part.end(way)
        while True:
            at = text.document.availableUndoSteps()
            self._walkers[text](way)
            if text.state == end:
                return
            if text.document.availableUndoSteps() == at:  # it has become one that is only read
                return
            yield
