"""A long step is made in slices: what else is wished meanwhile is not made of half a text."""

from collections.abc import Callable

import pytest

from tests.rest import rest
from whydesk.app import Services
from whydesk.engine.graph.rename import rename
from whydesk.engine.workspace import Workspace
from whydesk.session.messages import Message

HELD = "The text is still being changed, so nothing else was."
MANY = 1_500


@pytest.fixture
def long_step(services: Services, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Begins a renaming in very many places; gives the text that it will lead to."""
    nodes = "".join(f"[[n{n}]]\n[[n{n}]] →(supports) [[Hub]]\n" for n in range(MANY))
    services.session.put(Workspace.new(f"[[Hub]]\n{nodes}[[Last]]\n>>type: claim\n"))
    desk = services.window.desk
    monkeypatch.setattr(desk.steps._slices, "_slice_ms", 0)

    def begin() -> str:
        before = services.session.workspace.text()
        graph = services.session.graph
        services.session.request_edits(rename(graph, "hub", "The middle").edits)
        assert desk.steps.running
        return before.replace("[[Hub]]", "[[The middle]]")

    return begin


def test_no_gesture_writes_into_a_text_that_is_half_made(
    services: Services, long_step: Callable[[], str]
):
    told: list[Message] = []
    services.session.told.connect(told.append)
    wanted = long_step()
    done = services.window.weighing.acts.verbs.withdraw(["last"], "2026-01-01", "wrong")
    services.window.desk.settle()

    assert services.session.workspace.text() == wanted
    assert (done, told[0].text) == (False, HELD)


def test_what_is_replaced_in_a_text_that_is_half_made_is_not_said_to_be(
    services: Services, long_step: Callable[[], str], qtbot
):
    bar = services.window.desk.find_bar
    services.window.menus.actions["replace"].trigger()
    bar.box.setText("Last")
    rest(bar, qtbot)
    wanted = long_step()
    bar.search.replace_all("First")
    bar.search.settle()
    said = bar.said.text()
    services.window.desk.settle()

    assert services.session.workspace.text() == wanted
    assert "changed" not in said
