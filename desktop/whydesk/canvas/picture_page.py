"""What the pages of pictures share: the view, what is said below it, its menu and its files."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from whydesk.canvas.export import Format
from whydesk.canvas.files import CanvasFiles
from whydesk.canvas.map_bar import MapFoot
from whydesk.canvas.scene import CanvasScene
from whydesk.canvas.view import CanvasView
from whydesk.engine.wording import tr
from whydesk.session.session import Session
from whydesk.theme.theme import Theme
from whydesk.widgets.abstract import Abstract

_Act = tuple[str, Callable[[], object]]


class PicturePage(QWidget, metaclass=Abstract):
    """A page with the picture of a node. GUI thread.

    ``key_chosen`` tells that a node was chosen here, ``text_requested`` wants the text back,
    ``save_requested`` carries the Format that the picture is to be saved in.
    """

    key_chosen = Signal(str)
    text_requested = Signal()
    save_requested = Signal(object)

    def __init__(
        self, session: Session, scene: CanvasScene, theme: Theme, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.view = CanvasView(scene, theme, self)
        self.foot = MapFoot(theme, self)
        self._files = CanvasFiles(session, scene, theme, self)
        self.view.zoom_changed.connect(self.foot.set_zoom)
        self.setFocusProxy(self.view)

    @property
    @abstractmethod
    def title(self) -> str:
        """What the picture is called in a file."""

    def menu_with(self, own: Sequence[_Act] = ()) -> QMenu:
        """What can be done with the picture as a whole; ``own`` is what this page alone can do."""
        view = self.view
        zoom = (
            (tr("Fit everything\t0"), view.fit),
            (tr("Actual size\t1"), view.actual_size),
            (tr("Zoom in\t+"), view.zoom_in),
            (tr("Zoom out\t−"), view.zoom_out),
        )
        save = [
            (tr("Save as {kind}…", kind=kind.value.upper()), partial(self.save_as, kind))
            for kind in Format
        ]
        menu = QMenu(self)
        for acts in filter(None, (zoom, own, save)):
            if not menu.isEmpty():
                menu.addSeparator()
            for words, act in acts:
                menu.addAction(words).triggered.connect(act)
        return menu

    def save_as(self, kind: Format, _checked: bool = False) -> None:
        """Have the picture saved: whoever owns the window asks first for whose eyes it is."""
        self.save_requested.emit(kind)

    def ask_and_save(self, kind: Format) -> None:
        """Ask for a name and save the picture, as it stands here, under it."""
        self._files.ask_and_save(self.title, kind)

    def save(self, path: Path) -> bool:
        """Save the picture in the format that the name says; whether that went well."""
        return self._files.save(self.title, path)
