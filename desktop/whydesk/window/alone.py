"""Putting off what takes the text away from under a dialog or a menu, until that is gone."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from whydesk.session.later import later


def is_alone() -> bool:
    """Whether no dialog or menu waits for an answer about the present text. GUI thread."""
    return _up() is None


def once_alone(owner: QObject, act: Callable[[], object]) -> None:
    """Do something now, or as soon as no dialog or menu waits for an answer; not where its owner is
    gone.

    It is for what comes by itself: a save that ends, another program that writes. What somebody is
    about to say in a dialog (a new name, a thought) or to choose in a menu was meant for the text
    they saw.
    """
    up = _up()
    if up is None:
        act()
    else:
        _Waiting(owner, act, up)


def _up() -> QWidget | None:
    return QApplication.activePopupWidget() or QApplication.activeModalWidget()


class _Waiting(QObject):
    """Tries again once what is up is hidden, which every way to end it comes to."""

    def __init__(self, owner: QObject, act: Callable[[], object], up: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._act = act
        up.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            watched.removeEventFilter(self)
            later(self, self._again)  # whoever showed it is first to carry out what was said
        return False

    def _again(self) -> None:
        self.deleteLater()
        once_alone(self._owner, self._act)
