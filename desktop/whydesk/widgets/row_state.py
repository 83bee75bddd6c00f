"""What Qt tells a delegate of the row that it paints.

``QStyle`` with its 570 members is made when it is first named: here, with the first row that is
painted, and not at a start that shows none.
"""

from typing import NamedTuple

from PySide6 import QtWidgets
from PySide6.QtWidgets import QStyleOptionViewItem


class RowState(NamedTuple):
    """Whether a row is selected, under the mouse, and in a list that has the keyboard."""

    selected: bool
    hovered: bool
    focused: bool


def state_of(option: QStyleOptionViewItem) -> RowState:
    """The state of the row that these options are for. GUI thread."""
    state = option.state  # type: ignore[attr-defined]
    flag = QtWidgets.QStyle.StateFlag
    return RowState(
        bool(state & flag.State_Selected),
        bool(state & flag.State_MouseOver),
        bool(state & flag.State_HasFocus),
    )
