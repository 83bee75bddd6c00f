"""What the bars over and under the text say where there is little room."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

from whydesk.app import Services
from whydesk.session.messages import Message, Tone
from whydesk.theme.theme import Theme
from whydesk.window.status_bar import StatusBar
from whydesk.window.top_bar import TopBar

PLACE = Path("/home/somebody/A folder of some length/a-file-with-a-name.laplaspack")
KEY = "key e488 278d c38c b533 3f75 9379 508d e7bb · nobody you know"


@pytest.fixture
def frame(qapp, qtbot) -> QWidget:
    """What the bars stand in, so that they take another width at once."""
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def top(frame: QWidget) -> TopBar:
    menus = QMenuBar()
    menus.addMenu("File")
    bar = TopBar(Theme(), menus, frame)
    bar.add_button(QAction("Go to", bar), "Go to…  Ctrl P", "Go to…")
    bar.resize(1440, 44)
    bar.show()
    bar.set_place(PLACE, PLACE.name, dirty=True)
    return bar


@pytest.fixture
def status(frame: QWidget) -> StatusBar:
    bar = StatusBar(Theme(), frame)
    bar.set_seal("✓ Sealed, intact", KEY, Tone.GOOD)
    bar.set_counts("20 nodes · 33 links · 7 thoughts")
    bar.set_claims("6 claims: 4 supported, 2 unassessed")
    bar.set_conflicts("3 conflicts")
    bar.set_problems("no problems · 2 hints", Tone.PLAIN)
    bar.resize(1440, 28)
    bar.show()
    return bar


def test_the_name_of_what_is_open_stays_longest(top: TopBar):
    said: list[str] = []
    for width in range(1000, 60, -4):
        top.resize(width, 44)
        if top.place.text() not in said:
            said.append(top.place.text())

    assert said[0] == f"{PLACE.parent.name} / {PLACE.name} — edited"
    assert said[1] == f"{PLACE.name} — edited"
    assert said[2] == f"{PLACE.stem} — edited"
    assert "…" in said[3]


def test_the_words_of_the_bar_have_the_room_that_they_take(top: TopBar):
    for width in range(1000, 300, -7):
        top.resize(width, 44)
        top.layout().activate()
        needed = top.place.fontMetrics().horizontalAdvance(top.place.text())
        assert needed <= top.place.width()


def test_a_button_of_the_bar_says_its_key_where_there_is_room(top: TopBar):
    (button, *_), *_ = top._buttons
    wide = button.text()
    top.resize(420, 44)
    narrow = button.text()
    top.resize(1440, 44)

    assert (wide, narrow, button.text()) == ("Go to…  Ctrl P", "Go to…", "Go to…  Ctrl P")


def test_counts_give_way_to_the_rest(status: StatusBar):
    both = status.counts.isVisible(), status.claims.isVisible()
    status.resize(status.sizeHint().width() - 20, 28)
    one = status.counts.isVisible(), status.claims.isVisible()
    status.layout().activate()
    status.resize(status.sizeHint().width() - 20, 28)
    status.layout().activate()

    assert (both, one) == ((True, True), (True, False))
    assert not status.counts.isVisible()
    assert status.seal_more.width() >= status.seal_more.sizeHint().width()


def test_counts_give_way_to_a_message_for_as_long_as_it_is_said(status: StatusBar):
    status.resize(status.sizeHint().width() + 20, 28)

    status.tell(Message("The file cannot be written: no room.", "", Tone.BAD))
    status.layout().activate()
    while_said = status.claims.isVisible(), status.message.is_cut
    status.tell(Message(""))

    assert while_said == (False, False)
    assert status.claims.isVisible()


def test_of_a_key_that_is_cut_the_ends_stay_and_the_mouse_says_it_whole(status: StatusBar):
    whole = status.seal_more.sizeHint().width()
    room = status.sizeHint().width() - status.counts.sizeHint().width()

    status.resize(room - status.claims.sizeHint().width() - 100, 28)
    status.layout().activate()

    assert 0 < status.seal_more.width() < whole
    assert KEY in status.seal_more.toolTip()
    begin, end = status.seal_more.shown.split("…")
    assert begin and KEY.startswith(begin)
    assert "nobody you know" in end
    assert status.problems.width() >= status.problems.sizeHint().width()


# --- the whole window -----------------------------------------------------------------------------


def settle() -> None:
    """Let what a command puts off come about, and the layouts of several levels after it."""
    for _ in range(5):
        QApplication.processEvents()


@pytest.mark.parametrize(
    "command", ["find", "replace", "find-everywhere", "replace-everywhere", "map", "evidence"]
)
def test_no_bar_makes_the_window_wider_than_a_small_screen(opened: Services, command: str):
    opened.window.menus.actions[command].trigger()
    settle()

    assert opened.window.minimumSizeHint().width() <= 960


@pytest.mark.parametrize(("spare", "said"), [(400, True), (0, False)])
def test_what_a_map_is_of_gives_way_to_what_is_found_in_it(
    opened: Services, spare: int, said: bool
):
    opened.window.menus.actions["map"].trigger()
    settle()
    bar = opened.window.stage.map.bar
    bar.set_hits(12_345)
    assert opened.window.minimumSizeHint().width() <= 960

    bar.setParent(None)
    bar.resize(bar.minimumSizeHint().width() + spare, 44)
    bar.show()
    bar.layout().activate()

    assert (bar.words.width() > 0) is said
    assert bar.close_button.geometry().right() < bar.width()


def test_the_panels_keep_their_width_while_something_is_looked_for(opened: Services):
    window = opened.window
    before = window.sidebar_dock.width(), window.why_dock.width()
    window.menus.actions["replace"].trigger()
    settle()

    assert (window.sidebar_dock.width(), window.why_dock.width()) == before


@pytest.mark.parametrize(("width", "beside"), [(800, True), (420, False)])
def test_the_ways_to_look_stand_beside_the_box_or_below_it(
    opened: Services, width: int, beside: bool
):
    opened.window.menus.actions["replace"].trigger()
    bar = opened.window.desk.find_bar
    bar.setParent(None)
    bar.resize(width, 120)
    bar.show()
    tops = [part.mapTo(bar, part.rect().center()).y() for part in (bar.box, bar.case)]

    assert (abs(tops[0] - tops[1]) < 8) is beside
    assert bar.box.width() == bar.other.width()
    assert bar.said.mapTo(bar, bar.said.rect().topRight()).x() <= width
