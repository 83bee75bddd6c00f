"""Putting off what takes the text away from under a dialog, until the dialog is gone."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

_PAUSE_MS = 50


def is_alone() -> bool:
    """Whether no dialog waits for an answer, that may be about the present text. GUI thread."""
    return QApplication.activeModalWidget() is None


def once_alone(owner: QObject, act: Callable[[], object]) -> None:
    """Do something now, or as soon as no dialog waits for an answer; not where its owner is gone.

    It is for what comes by itself: a save that ends, another program that writes. What somebody is
    about to say in a dialog (a new name, a thought) was meant for the text they saw.
    """
    if is_alone():
        act()
        return
    timer = QTimer(owner, singleShot=True, interval=_PAUSE_MS)
    timer.timeout.connect(partial(once_alone, owner, act))
    timer.timeout.connect(timer.deleteLater)
    timer.start()
