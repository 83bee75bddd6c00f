"""What Qt tells a delegate of the row that it paints."""

from typing import NamedTuple

from PySide6.QtWidgets import QStyle, QStyleOptionViewItem


class RowState(NamedTuple):
    """Whether a row is selected, under the mouse, and in a list that has the keyboard."""

    selected: bool
    hovered: bool
    focused: bool


def state_of(option: QStyleOptionViewItem) -> RowState:
    """The state of the row that these options are for. GUI thread."""
    state = option.state  # type: ignore[attr-defined]
    flag = QStyle.StateFlag
    return RowState(
        bool(state & flag.State_Selected),
        bool(state & flag.State_MouseOver),
        bool(state & flag.State_HasFocus),
    )
