"""Where the reader has been: back and forward over places."""

from whydesk.engine.model import Place

LIMIT = 200


class Trail:
    """Places that were left by a jump, and those that were gone back from."""

    def __init__(self) -> None:
        self._behind: list[Place] = []
        self._ahead: list[Place] = []

    def leave(self, here: Place) -> None:
        """Note a place before jumping from it."""
        if not self._behind or self._behind[-1] != here:
            self._behind = [*self._behind, here][-LIMIT:]
        self._ahead = []

    def back(self, here: Place) -> Place | None:
        """The place before this one, or None."""
        if not self._behind:
            return None
        self._ahead.append(here)
        return self._behind.pop()

    def forward(self, here: Place) -> Place | None:
        """The place that was gone back from, or None."""
        if not self._ahead:
            return None
        self._behind.append(here)
        return self._ahead.pop()

    def clear(self) -> None:
        self._behind, self._ahead = [], []
