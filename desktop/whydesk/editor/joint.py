"""Undo over several files: a change of more than one text is taken back in all of them at once."""

from dataclasses import dataclass

from whydesk.editor.document import ShardText
from whydesk.editor.history import Way


@dataclass(frozen=True, slots=True)
class Part:
    """What a joint step was in one text: the numbers of the text before and after it.

    ``step`` is the text's count of undo steps after it.
    """

    text: ShardText
    before: int
    after: int
    step: int

    def can(self, way: Way) -> bool:
        """Whether the text's own next step that way is this part."""
        if way is Way.UNDO:
            return self.text.state == self.after
        return self.text.state == self.before and self.text.leads_to(self.step, self.after)


Joint = tuple[Part, ...]


class JointSteps:
    """The steps of one workspace that were made in several texts together. GUI thread."""

    def __init__(self) -> None:
        self._steps: list[Joint] = []

    def clear(self) -> None:
        self._steps.clear()

    def note(self, before: dict[ShardText, int]) -> None:
        """Take in a change that was just made, with the number that each text had before it."""
        parts = (
            Part(text, state, text.state, text.document.availableUndoSteps())
            for text, state in before.items()
            if text.state != state
        )
        joint = tuple(parts)
        if len(joint) > 1:
            self._steps.append(joint)

    def next_at(self, text: ShardText, way: Way) -> Joint | None:
        """The joint step that a text's next step is part of, None for a step of its own."""
        for joint in reversed(self._steps):
            if any(part.text is text and part.can(way) for part in joint):
                return joint
        return None
