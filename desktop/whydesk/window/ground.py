"""What nearly every part of the window stands on."""

from dataclasses import dataclass

from PySide6.QtWidgets import QMainWindow

from whydesk.editor.desk import EditorDesk
from whydesk.session.session import Session
from whydesk.theme.theme import Theme
from whydesk.window.place import Navigation


@dataclass(frozen=True, slots=True)
class Ground:
    """The text that is open, its editors and the way about in it, the look, and the window.

    A part gets one ground, and beside it what is its own business. The window owns the part.
    """

    session: Session
    desk: EditorDesk
    places: Navigation
    theme: Theme
    window: QMainWindow
