"""What the why panel teaches while it has nothing to show."""

from PySide6.QtWidgets import QWidget

from whydesk.engine.wording import tr
from whydesk.panels.why_rows import WhyRow, quoted
from whydesk.theme.theme import Theme
from whydesk.widgets.empty_state import EmptyState
from whydesk.widgets.plain import one_line

_NO_NODE = tr("Put the caret in a node to see what it rests on.")
_HOW_NODE = tr("A node is a line of its own:")
_NODE_LINE = tr("[[What was decided]]")
_NO_REASON = tr("No reason is recorded for this yet.")
_HOW = tr("A reason is one line, from what was concluded to what it rests on:")
_ROLES = tr("Other roles: supports, raises, closes, supersedes, contradicts.")
_NOTHING_FOLLOWS = tr("Nothing that is recorded follows from this yet.")
_HOW_DOWN = tr("It does once another node names this one as its reason:")
_FILTERED = tr("With the roles that are followed now, no reason is recorded for this.")
_WRITE = tr("Write a reason")
_MOST = 160


class EmptyWhy(EmptyState):
    """How a reason is written, with a button that begins one."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.standing = self.add_note(self.title)
        self.more = self.add_note(self.button)
        self.more.setText(_ROLES)

    def show_no_node(self) -> None:
        """Teach how a node is written."""
        self._stand("")
        self._show(tr("Why"), f"{_NO_NODE} {_HOW_NODE}", _NODE_LINE, writing=False)

    def show_anchor(self, anchor: WhyRow, *, down: bool, filtered: bool) -> None:
        """Teach how a reason for this node is written, or what would follow from it."""
        label = one_line(anchor.label, _MOST)
        marks = [f"{mark.words} {quoted(mark.name)}" for mark in anchor.marks]
        self._stand(" · ".join(filter(None, (anchor.note, *marks))))
        if down:
            example = f"[[…]] →(derived-from) [[{label}]]"
            self._show(label, f"{_NOTHING_FOLLOWS} {_HOW_DOWN}", example, writing=False)
        else:
            words = _FILTERED if filtered else f"{_NO_REASON} {_HOW}"
            self._show(label, words, f"[[{label}]] →(derived-from) [[…]]", writing=True)

    def _stand(self, words: str) -> None:
        """Say what is known of the node all the same."""
        self.standing.setText(words)
        self.standing.setVisible(bool(words))

    def _show(self, title: str, words: str, example: str, *, writing: bool) -> None:
        self.say(title, words, example, _WRITE if writing else "")
        self.more.setVisible(writing)
