"""Putting a call off until the event loop is free."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from whydesk.session.turns import Turn


def later(owner: QObject, act: Callable[[], object]) -> None:
    """Do something once what is under way is through, in a turn of its own.

    Not where its owner is gone by then. ``QTimer.singleShot`` calls whatever it was given although
    its object is gone; with a context it does not, but then PySide never lets go of the call, nor
    of the window behind it.
    """
    turn = Turn(owner)
    turn.came.connect(act)
    turn.came.connect(turn.deleteLater)
    turn.ask()
