"""Opening what takes its time: read on the worker thread, with a way to have it stopped."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from whydesk.engine.errors import EngineError
from whydesk.engine.wording import tr
from whydesk.engine.workspace import Workspace
from whydesk.session.session import Session
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line

_LARGE = 3 * 1024 * 1024
_TOPIC = "open"
# What only reads the file that is open: it would have to be waited for.
_READERS = ("verify", "tables-only", "origins")


def is_large(path: Path) -> bool:
    """Whether reading a file may take longer than a blink."""
    try:
        return path.is_file() and path.stat().st_size > _LARGE
    except OSError:
        return False


class SlowOpening:
    """Opens a file while the window stays live. GUI thread."""

    def __init__(
        self,
        session: Session,
        theme: Theme,
        window: QWidget,
    ) -> None:
        self._session = session
        self._theme = theme
        self._window = window
        self.read: Callable[[Path], Workspace] = session.read

    def open(self, path: Path) -> bool:
        """Open a file in the place of what is open; false where it was stopped.

        What is open stays as it is until the other is there. EngineError where it cannot be read.
        """
        from whydesk.dialogs.waiting import Waiting

        session = self._session
        waiting = Waiting(
            tr("Opening {name}…", name=one_line(path.name)), self._theme, self._window
        )
        found: list[Workspace] = []
        wrong: list[EngineError] = []

        def done(workspace: Workspace) -> None:
            found.append(workspace)
            waiting.accept()

        def failed(error: EngineError) -> None:
            wrong.append(error)
            waiting.reject()

        for topic in _READERS:
            session.tasks.drop(topic)
        session.tasks.run(_TOPIC, partial(self.read, path), done, failed)
        waiting.exec()
        session.tasks.drop(_TOPIC)
        waiting.deleteLater()
        if wrong:
            raise wrong[0]
        if not found:
            return False
        session.put_opened(found[0], path)
        return True
