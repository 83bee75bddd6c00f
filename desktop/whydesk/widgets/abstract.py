"""Abstract classes of Qt: the type checker refuses to have one made that leaves a part open."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from abc import ABCMeta as Abstract
else:
    Abstract = type(QObject)  # Qt's classes have a metaclass of their own

__all__ = ["Abstract"]
