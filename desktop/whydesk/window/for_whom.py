"""For whose eyes a picture or a text is: asked where something in it is not for everybody."""

from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject

from whydesk import paths
from whydesk.dialogs.question import Question, ask
from whydesk.engine.redaction.rules import Wish
from whydesk.engine.wording import counted, tr
from whydesk.session.messages import Message, Tone
from whydesk.session.reader_side import ReaderSides
from whydesk.session.settings import LAST_FOLDER
from whydesk.widgets.targets import ask_target, picture_kind
from whydesk.window.ground import Ground

_ANSWERS = (tr("Cancel"), tr("As it stands here"), tr("As a reader of the export gets it"))
_NOTE = tr("The reader's is made of the redacted text and searched for what was taken out.")


class Thing(Enum):
    """What is taken along."""

    PICTURE = "picture"
    COPY = "copy"


_QUESTIONS = {
    Thing.PICTURE: tr("For whom is the picture?"),
    Thing.COPY: tr("For whom is the copy?"),
}


class Eyes(Enum):
    """Whose eyes something is for."""

    NOBODY = 0
    OWN = 1
    READER = 2


class ForWhom(QObject):
    """Asks, and has the reader's side read and written. GUI thread."""

    def __init__(self, ground: Ground, wish: Callable[[], Wish]) -> None:
        """``wish`` gives what the last redaction of this text asked for."""
        super().__init__(ground.window)
        self._session = session = ground.session
        self._theme = ground.theme
        self._window = ground.window
        self.sides = ReaderSides(session, wish, paths.backups_dir(), self)

    def ask(self, keys: Iterable[str], thing: Thing) -> Eyes:
        """For whom a thing is that shows these nodes; nothing is asked where all are open."""
        closed = self.sides.closed_among(keys)
        if not closed:
            return Eyes.OWN
        words = counted(
            closed,
            "{n} node in it is masked or secret, or says something that is.",
            "{n} nodes in it are masked or secret, or say something that is.",
        )
        question = Question(
            _QUESTIONS[thing], words, _ANSWERS, self._theme, self._window, note=_NOTE, default=2
        )
        return Eyes(ask(question))

    def ask_target(self, name: str, ending: str) -> Path | None:
        """Where a file for the reader is to be written; None for nowhere."""
        folder = self._session.settings.text(LAST_FOLDER) or str(Path.home())
        kinds = picture_kind(ending)
        start = Path(folder) / f"{name}.{ending}"
        return ask_target(self._window, tr("Save for the reader"), start, kinds)

    def say_gone(self) -> None:
        """Say that the reader does not get what this would be about."""
        words = tr("The reader does not get this node at all, so there is nothing to hand over.")
        self._session.told.emit(Message(words, tone=Tone.WARN))
