"""The first steps cost nothing where they are not shown."""

from whydesk.session.first_steps import FirstSteps, Step
from whydesk.session.session import Session


def write(session: Session, state: int) -> None:
    (shard,) = session.workspace.documents
    session.replace(shard, 0, 1, [f"[[A {state}]]"], None, state)


def test_steps_that_never_began_look_at_no_text(session: Session, monkeypatch):
    steps = FirstSteps(session)
    looked: list[bool] = []
    monkeypatch.setattr(Session, "states", property(lambda _self: looked.append(True) or {}))
    write(session, 1)
    assert looked == []
    assert steps.done == frozenset()


def test_what_was_taken_back_is_looked_for_once(session: Session, monkeypatch):
    session.new()
    steps = FirstSteps(session)
    steps.begin()
    write(session, 1)
    write(session, 0)
    assert Step.UNDO in steps.done
    monkeypatch.delattr(Session, "states")
    write(session, 1)
