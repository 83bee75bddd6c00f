"""The lines above and below a picture."""

from PySide6.QtWidgets import QWidget

from whydesk.canvas.map_bar import MapFoot
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


def test_what_is_said_below_a_picture_makes_no_page_wider(qapp, qtbot):
    frame = QWidget()
    qtbot.addWidget(frame)
    foot = MapFoot(Theme(), frame)
    foot.set_count("5 nodes", more=False)
    least = foot.minimumSizeHint()

    foot.set_count("A sentence in many words " * 8, more=False)

    assert foot.minimumSizeHint() == least
