"""Waiting for work in slices, which is mostly done at once, and on a busy machine not always."""

from PySide6.QtCore import QObject

from whydesk.session.slices import Slices
from whydesk.session.turns import nobody_waits


def is_at_rest(owner: QObject) -> bool:
    """Whether a widget or service, and all that is part of it, has nothing under way."""
    return nobody_waits() and not any(one.running for one in owner.findChildren(Slices))


def rest(owner: QObject, qtbot) -> None:
    """Wait until that is so."""
    qtbot.waitUntil(lambda: is_at_rest(owner))
