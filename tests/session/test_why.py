"""What the why panel is about: following the caret, staying, going back, and long walks."""

import pytest

from benchmarks.texts import source
from whydesk.engine.workspace import Workspace
from whydesk.session.session import Session
from whydesk.session.settings import Settings
from whydesk.session.tasks import Tasks
from whydesk.session.why import WhyReading

SOURCE = """\
# Top

[[N]]
[[A]]
[[A]] →(derived-from) [[B]]
[[B]]
[[C]] →(supports) [[B]]
[[B]] →(derived-from) [[D]]
[[C]]
[[D]]
"""


@pytest.fixture
def session(qapp):
    tasks = Tasks()
    yield Session(Settings(None), tasks)
    tasks.stop()


@pytest.fixture
def reading(session: Session) -> WhyReading:
    made = WhyReading(session)
    session.put(Workspace.new(SOURCE))
    return made


def go(session: Session, label: str) -> None:
    place = session.graph.places(label)[0]
    session.set_caret(place.shard, place.line)


def settle(qtbot, reading: WhyReading) -> None:
    with qtbot.waitSignal(reading.changed):
        pass


def shard(session: Session) -> str:
    return next(iter(session.workspace.documents))


def found(reading: WhyReading) -> list[str]:
    return [] if reading.walk is None else reading.walk.keys


def test_a_file_opens_on_the_first_node_that_has_a_reason(qtbot, reading):
    qtbot.waitUntil(lambda: reading.walk is not None)

    assert reading.offered
    assert found(reading) == ["a", "b", "c", "d"]


def test_it_follows_the_caret(qtbot, session, reading):
    go(session, "b")
    settle(qtbot, reading)

    assert not reading.offered
    assert found(reading) == ["b", "c", "d"]


def test_a_pin_keeps_the_node_and_lets_go_of_it(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    reading.set_pinned(True)
    go(session, "b")
    kept = reading.key
    reading.set_pinned(False)
    settle(qtbot, reading)

    assert (kept, reading.key) == ("a", "b")


def test_another_anchor_can_be_gone_back_from(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    reading.anchor("b")
    reading.anchor("d")
    trail = reading.trail
    reading.back()
    once = reading.key, reading.trail
    reading.back(0)

    assert trail == ("a", "b")
    assert once == ("b", ("a",))
    assert (reading.key, reading.trail) == ("a", ())


def test_the_caret_that_moves_elsewhere_is_followed_and_the_trail_ends(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    reading.anchor("b")
    go(session, "d")
    settle(qtbot, reading)

    assert (reading.key, reading.trail) == ("d", ())


def test_the_chain_stays_when_the_caret_is_sent_somewhere_from_it(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    reading.expect("b")
    go(session, "b")
    held = reading.key
    reading.resume()

    assert held == "a"
    assert (reading.key, reading.trail) == ("b", ("a",))


def test_a_pinned_chain_stays_when_writing_goes_on(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    reading.set_pinned(True)
    reading.expect("b")
    go(session, "b")
    reading.resume()

    assert reading.key == "a"


def test_it_turns_round(qtbot, session, reading):
    go(session, "d")
    settle(qtbot, reading)
    reading.set_down(True)

    assert found(reading) == ["d", "b", "a"]


def test_depth_goes_step_by_step_and_back_to_all(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    reading.change_depth(-1)
    less = reading.depth, found(reading)
    reading.change_depth(-1)
    least = reading.depth
    reading.change_depth(1)
    reading.change_depth(1)

    assert less == (1, ["a", "b"])
    assert least == 1
    assert (reading.depth, len(found(reading))) == (None, 4)


def test_roles_that_are_not_followed_lead_nowhere(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    reading.set_roles(frozenset({"derived-from"}))

    assert found(reading) == ["a", "b", "d"]


def test_an_edit_is_followed_once_it_rests(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    session.replace(shard(session), 4, 1, ["[[A]] →(derived-from) [[D]]"], None, 1)
    settle(qtbot, reading)

    assert found(reading) == ["a", "d"]


def test_right_after_an_edit_the_answer_is_that_of_the_new_text(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    session.replace(shard(session), 3, 2, ["[[New]]", "[[New]] →(derived-from) [[D]]"], None, 1)

    answer = reading.answer()
    assert answer is not None
    assert answer.keys == ["new", "d"]
    assert reading.answer() is answer


def test_a_pin_right_after_an_edit_shows_nothing_that_is_gone(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    reading.anchor("d")
    shown = []
    reading.changed.connect(lambda: shown.append((found(reading), reading.trail)))
    session.replace(shard(session), 3, 2, ["[[New]]"], None, 1)
    reading.set_pinned(True)

    assert shown == [(["d"], ())]


def test_an_edit_of_prose_asks_nothing(qtbot, session, reading):
    qtbot.waitUntil(lambda: reading.walk is not None)
    with qtbot.assertNotEmitted(reading.changed, wait=120):
        session.replace(shard(session), 1, 1, ["Some words."], None, 1)


def test_a_pinned_node_that_goes_away_lets_the_caret_be_followed(qtbot, session, reading):
    go(session, "a")
    settle(qtbot, reading)
    reading.anchor("d")
    reading.set_pinned(True)
    session.replace(shard(session), 9, 1, [""], None, 1)
    settle(qtbot, reading)

    assert (reading.pinned, reading.key) == (False, "a")


def test_a_file_without_reasons_has_nothing_to_show(qtbot, session, reading):
    session.put(Workspace.new("# Empty\n\n[[A]]\n"))
    settle(qtbot, reading)

    assert (reading.walk, reading.key) == (None, "")


def test_a_long_walk_goes_on_in_slices(qtbot, session, reading, monkeypatch):
    monkeypatch.setattr("whydesk.session.why.AT_ONCE_MS", 0)
    session.put(Workspace.new(source(3000)))
    key = session.workspace.key("Node number 2999 of the generated text")
    go(session, key)
    settle(qtbot, reading)
    begun = reading.walk
    at_once = begun.ended
    qtbot.waitSignal(reading.grown).wait()

    assert not at_once
    assert begun.ended
    assert reading.walk is begun


def test_an_edit_gives_up_a_walk_that_is_under_way(qtbot, session, reading, monkeypatch):
    monkeypatch.setattr("whydesk.session.why.AT_ONCE_MS", 0)
    session.put(Workspace.new(source(3000)))
    go(session, session.workspace.key("Node number 2999 of the generated text"))
    settle(qtbot, reading)
    begun = reading.walk
    session.replace(shard(session), 1, 1, ["Some words."], None, 1)
    qtbot.waitSignal(reading.grown).wait()

    assert reading.walk is not begun
    assert reading.walk.ended
