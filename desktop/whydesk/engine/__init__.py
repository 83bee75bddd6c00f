"""The embedded pack engine: everything Whydesk computes, without an interface.

``Workspace`` opens a pack, an LMD file or a folder of them, answers questions, edits and saves::

    >>> from whydesk.engine import Workspace
    >>> chain = Workspace.open("packs/coffee.laplaspack").why("Subscription is the core offer")
    >>> [(step.role, step.label) for step in chain.steps][0]
    ('derived-from', 'Single-origin only')

``EngineError`` is what every function raises for what the world did wrong.
"""

from typing import TYPE_CHECKING

from whydesk.engine.errors import EngineError, ErrorCode

if TYPE_CHECKING:
    from whydesk.engine.workspace import Workspace

__all__ = ["EngineError", "ErrorCode", "Workspace"]


def __getattr__(name: str) -> object:
    # Loaded when it is asked for: a module that needs one room of the engine pays for that one.
    if name == "Workspace":
        from whydesk.engine.workspace import Workspace  # noqa: PLC0415

        return Workspace
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
