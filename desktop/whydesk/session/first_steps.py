"""The first steps: five things to try in a sample, and which of them were done."""

from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from whydesk.engine.wording import tr
from whydesk.session.session import Session
from whydesk.session.settings import Settings

_NOTE = "first-steps"
_SHOWN = "shown"


class Step(Enum):
    """The steps, in their order."""

    CLAIM = "claim"
    WHY = "why"
    LEG = "leg"
    UNDO = "undo"
    SEAL = "seal"


class StepWords(Struct, frozen=True):
    """What a step says, and the command that leads there (empty: none is needed)."""

    title: str
    words: str
    command: str = ""


WORDS = {
    Step.CLAIM: StepWords(
        tr("Click a claim"),
        tr("A node is a [[label]] and the lines below it. Click into one."),
    ),
    Step.WHY: StepWords(
        tr("See why"),
        tr(
            "The panel at the right shows what it rests on. Click a reason there: the text goes "
            "to it."
        ),
    ),
    Step.LEG: StepWords(
        tr("Pull a leg out"),
        tr(
            "Click into “Many can come on Sundays alone”, open its evidence, choose a leg and "
            "press Ctrl+Shift+I: see what falls.",
            "the label is that of the claim in the sample of this language",
        ),
        "evidence",
    ),
    Step.UNDO: StepWords(
        tr("Take it back"),
        tr(
            "In the text (Ctrl+1), write a word and press Ctrl+Z. Whatever you do anywhere is an "
            "edit of the text."
        ),
    ),
    Step.SEAL: StepWords(
        tr("Hand it over sealed"),
        tr("One file, signed with your key: its reader sees whether it was changed since."),
        "seal-export",
    ),
}


class FirstSteps(QObject):
    """Knows which steps were done since they began. GUI thread.

    ``changed`` tells of one more. That they were shown is kept by the settings.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._on = False
        self._texts: set[frozenset[tuple[str, int]]] = set()
        self.done: frozenset[Step] = frozenset()
        session.node_selected.connect(self._node_selected)
        session.opened.connect(self._opened)
        session.changed.connect(self._text_changed)

    @property
    def are_wanted(self) -> bool:
        """Whether this is a first start: they were never shown, and no file was ever opened."""
        settings = self._session.settings
        return not settings.note(_NOTE) and not settings.recent

    def begin(self) -> None:
        """Begin with the first of them, and keep that they were shown."""
        note_shown(self._session.settings)
        self._on = True
        self._opened()
        self.done = frozenset()
        self.changed.emit()

    def stop(self) -> None:
        """Count no more."""
        self._on = False

    def take(self, step: Step) -> None:
        """A step was done; nothing happens where they have not begun."""
        if self._on and step not in self.done:
            self.done |= {step}
            self.changed.emit()

    @Slot(str)
    def _node_selected(self, key: str) -> None:
        if key:
            self.take(Step.CLAIM)

    @Slot()
    def _opened(self) -> None:
        self._texts = {frozenset(self._session.states.items())}

    @Slot()
    def _text_changed(self) -> None:
        """A text that was there before is there again: something was taken back."""
        if not self._on or Step.UNDO in self.done:
            return
        now = frozenset(self._session.states.items())
        if now in self._texts:
            self.take(Step.UNDO)
        self._texts.add(now)


def note_shown(settings: Settings) -> None:
    """Keep that the first steps need not be shown by themselves any more."""
    settings.set_note(_NOTE, _SHOWN)
