"""The whole window for a test, offscreen, with settings of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from whydesk.app import Services, application, make_services
from whydesk.session.settings import OFF, READ_FIRST


@contextmanager
def window_of(settings: Path, width: int, height: int) -> Iterator[Services]:
    """The window for as long as one run of the program takes."""
    application(["whydesk"])
    made = make_services(settings)
    made.settings.set_text(READ_FIRST, OFF)  # a copy of a sample stands for a pack of one's own
    made.window.resize(width, height)
    made.window.show()
    yield made
    made.session.note_saved(made.session.states)
    made.window.close()
    made.stop()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
