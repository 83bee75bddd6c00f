"""Pictures and texts as the reader of a redacted export gets them: planned, made, searched."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Slot

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.redaction.rules import Wish
from whydesk.engine.redaction.shown import ShownTiers
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.session import Session

if TYPE_CHECKING:
    from whydesk.engine.redaction.export import Exported, Made
    from whydesk.engine.redaction.reader import ReaderSide

T = TypeVar("T")
_TOPIC = "reader side"
_WRITING = "reader file"
_MOST_ASKED = 5_000  # nodes; no picture shows more of them


class ReaderSides(QObject):
    """Reads the redacted view on the worker thread and writes what was made of it. GUI thread.

    What is under way is given up where the text changes. What goes wrong is told as a message.
    """

    def __init__(
        self, session: Session, wish: Callable[[], Wish], backups: Path, parent: QObject
    ) -> None:
        """``wish`` gives what the last redaction of this text asked for."""
        super().__init__(parent)
        self._session = session
        self._wish = wish
        self._backups = backups
        session.changed.connect(self.drop)
        session.opened.connect(self.drop)

    def closed_among(self, keys: Iterable[str]) -> int:
        """How many of these nodes are not open, or have something that is not.

        What the last redaction asked for beside the text counts for all of them.
        """
        keys = list(dict.fromkeys(keys))
        wish = self._wish()
        if wish.rules or wish.choices:
            return len(keys)
        tiers, count = ShownTiers(self._session.graph), 0
        for key in keys[:_MOST_ASKED]:
            count += tiers.has_closed(key)
        return count

    def read(
        self, make: "Callable[[ReaderSide], T]", done: "Callable[[ReaderSide, T], None]"
    ) -> None:
        """Plan with the last wish; ``make`` works on the worker thread, ``done`` gets both."""
        from whydesk.engine.redacting import prepared
        from whydesk.engine.redaction.reader import reader_side

        prepare, wish = prepared(self._session.workspace, self._backups), self._wish()

        def work() -> "tuple[ReaderSide, T]":
            redaction = prepare()
            plan = redaction.plan(wish)
            if plan.leftovers:
                message = tr("A redacted text still stands open, so nothing was handed over.")
                hint = tr("Judge it under Redact and export.")
                raise EngineError(ErrorCode.LEFTOVERS, message, hint)
            side = reader_side(redaction, plan)
            return side, make(side)

        self._session.tasks.run(_TOPIC, work, lambda found: done(*found), self._fail)

    def check(self, side: "ReaderSide", made: "Made", done: Callable[[], None]) -> None:
        """Search what was made for the reader; ``done`` follows where nothing was found."""
        from whydesk.engine.redaction.export import search_made

        def work() -> int:
            return search_made(side.redaction, side.plan, made)

        self._session.tasks.run(_TOPIC, work, lambda _: done(), self._fail)

    def write(self, side: "ReaderSide", target: Path, made: "Made") -> None:
        """Write what was made for the reader, searched before it gets its name."""
        from whydesk.engine.redaction.export import export_made

        source = self._session.path

        def work() -> "Exported":
            return export_made(side.redaction, side.plan, target, made, source=source)

        self._session.tasks.run(_WRITING, work, self._written, self._fail)

    def _written(self, written: "Exported") -> None:
        name = written.path.name
        words = tr("{name} shows what a reader gets; nothing redacted found in it.", name=name)
        self._session.told.emit(Message(words, tone=Tone.GOOD))

    def _fail(self, error: EngineError) -> None:
        self._session.told.emit(of_error(error))

    @Slot()
    def drop(self) -> None:
        """Have nothing come back any more."""
        self._session.tasks.drop(_TOPIC)
