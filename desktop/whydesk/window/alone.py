"""Putting off what takes the text away from under a dialog, until the dialog is gone."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from whydesk.session.later import later


def is_alone() -> bool:
    """Whether no dialog waits for an answer, that may be about the present text. GUI thread."""
    return QApplication.activeModalWidget() is None


def once_alone(owner: QObject, act: Callable[[], object]) -> None:
    """Do something now, or as soon as no dialog waits for an answer; not where its owner is gone.

    It is for what comes by itself: a save that ends, another program that writes. What somebody is
    about to say in a dialog (a new name, a thought) was meant for the text they saw.
    """
    dialog = QApplication.activeModalWidget()
    if dialog is None:
        act()
    else:
        _Waiting(owner, act, dialog)


class _Waiting(QObject):
    """Tries again once a dialog is hidden, which every way to end one comes to."""

    def __init__(self, owner: QObject, act: Callable[[], object], dialog: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._act = act
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            watched.removeEventFilter(self)
            later(self, self._again)  # whoever showed it is first to carry out what was said
        return False

    def _again(self) -> None:
        self.deleteLater()
        once_alone(self._owner, self._act)
