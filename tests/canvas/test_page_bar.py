"""The line above a picture."""

from PySide6.QtWidgets import QWidget

from whydesk.canvas.page_bar import PageBar
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_label import ElidedLabel


def test_a_label_without_room_ends_in_dots_as_wide_as_the_bar_is_at_last(qapp, qtbot):
    frame = QWidget()
    qtbot.addWidget(frame)
    bar = PageBar(Theme(), frame, pin_tip="", more_tip="")
    bar.resize(500, 44)
    frame.show()

    bar.set_subject("Evidence for", "A claim in many words " * 8, pinned=False)
    bar.layout().activate()

    assert isinstance(bar.label, ElidedLabel)
    assert bar.label.is_cut
    assert bar.label.accessibleName().startswith("Evidence for A claim")
