"""Pictures and copies of what is not for everybody: asked for, and made of the redacted text."""

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.engine.redaction.conftest import holds
from whydesk.app import Services
from whydesk.dialogs.question import Question
from whydesk.engine.redaction.rules import Rule, Wish
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.workspace import Workspace

TEXT = """[[Deal]]
>>type: claim
>>what: We buy two farms
>>why: Zanzibar clove crate
>>visibility-why: masked
>>group-1: [[Spy report]]
[[Deal]] →(derived-from) [[Spy report]]
[[Deal]] →(derived-from) [[Mole in accounts]]

[[Spy report]]
>>type: proof
>>artifact: dossier eleven
>>visibility: masked

[[Mole in accounts]]
>>visibility: secret

[[Apart]]
[[Apart]] →(derived-from) [[Open end]]

[[Open end]]
"""
CLOSED = ("Zanzibar clove crate", "Spy report", "dossier eleven", "Mole in accounts")
MAP = {"svg": 0, "png": 1, "pdf": 2}


@pytest.fixture
def tiered(services: Services) -> Services:
    services.session.put(Workspace.new(TEXT))
    return services


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What is answered to each question, the last first; those that were asked are taken off."""
    given: list[int] = []

    def take(question: Question) -> int:
        question.answer = given.pop()
        return 1

    monkeypatch.setattr(Question, "exec", take)
    return given


@pytest.fixture
def target(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], Path]:
    """The file that every dialog answers with."""

    def choose(name: str) -> Path:
        path = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
        return path

    return choose


def on(services: Services, qtbot, label: str, kind: str) -> None:
    """Put up a picture of a node."""
    services.session.request_node(services.session.workspace.key(label))
    window = services.window
    if kind == "map":
        window.stage.toggle_map()
        page = window.stage.map
        qtbot.waitUntil(lambda: page.is_current and bool(page.scene.figures))
    elif kind == "evidence":
        window.weighing.toggle_page()
        qtbot.waitUntil(lambda: window.weighing.reading.picture is not None)
    else:
        window.asking.show_now()


def save(services: Services, kind: str, ending: str) -> None:
    if kind == "why":
        services.window.menus.actions[f"why-{ending}"].trigger()
        return
    page = services.window.stage.map if kind == "map" else services.window.weighing.page
    action = next(one for one in page.bar.menu.actions() if f"{ending.upper()}…" in one.text())
    action.trigger()


def words(path: Path) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", path.read_text())).split())


@pytest.mark.parametrize("kind", ["map", "evidence", "why"])
def test_a_reader_gets_a_picture_of_the_redacted_text(
    tiered: Services, qtbot, answers: list[int], target, kind: str
) -> None:
    path = target("out.svg")
    on(tiered, qtbot, "Deal", kind)
    answers.append(2)
    save(tiered, kind, "svg")
    qtbot.waitUntil(path.exists)
    assert not [text for text in CLOSED if text in words(path) or holds(path, text)]
    assert "Deal" in words(path)
    assert "Redacted proof 1" in words(path)


@pytest.mark.parametrize(
    ("kind", "ending"), [("map", "png"), ("map", "pdf"), ("evidence", "pdf"), ("why", "png")]
)
def test_a_picture_without_letters_is_searched_as_well(
    tiered: Services, qtbot, answers: list[int], target, kind: str, ending: str
) -> None:
    path = target(f"out.{ending}")
    on(tiered, qtbot, "Deal", kind)
    answers.append(2)
    save(tiered, kind, ending)
    qtbot.waitUntil(path.exists)
    assert not [text for text in CLOSED if holds(path, text)]
    if ending == "png":
        assert "Deal" in QImage(str(path)).text("Title")


@pytest.mark.parametrize("kind", ["map", "evidence", "why"])
def test_as_it_stands_here_it_shows_all(
    tiered: Services, qtbot, answers: list[int], target, kind: str
) -> None:
    path = target("out.svg")
    on(tiered, qtbot, "Deal", kind)
    answers.append(1)
    save(tiered, kind, "svg")
    qtbot.waitUntil(path.exists)
    assert "Spy report" in words(path)


@pytest.mark.parametrize("kind", ["map", "why"])
def test_what_is_open_is_saved_unasked(
    tiered: Services, qtbot, answers: list[int], target, kind: str
) -> None:
    path = target("out.svg")
    on(tiered, qtbot, "Apart", kind)
    save(tiered, kind, "svg")
    qtbot.waitUntil(path.exists)
    assert "Open end" in words(path)


@pytest.mark.parametrize("name", ["why-copy", "why-copy-markdown"])
def test_a_copy_for_a_reader(tiered: Services, qtbot, answers: list[int], name: str) -> None:
    on(tiered, qtbot, "Deal", "why")
    answers.append(2)
    QApplication.clipboard().clear()
    tiered.window.menus.actions[name].trigger()
    qtbot.waitUntil(lambda: bool(QApplication.clipboard().text()))
    text = QApplication.clipboard().text()
    assert not [one for one in CLOSED if one in text]
    assert "Redacted proof 1" in text


def test_nothing_is_made_of_a_node_that_the_reader_does_not_get(
    tiered: Services, qtbot, answers: list[int], target
) -> None:
    path = target("out.svg")
    on(tiered, qtbot, "Mole in accounts", "map")
    answers.append(2)
    with qtbot.waitSignal(tiered.session.told) as told:
        save(tiered, "map", "svg")
    assert "does not get this node" in told.args[0].text
    assert not path.exists()


def test_a_leftover_stops_a_picture(services: Services, qtbot, answers: list[int], target) -> None:
    path = target("out.svg")
    services.session.put(Workspace.new(f"{TEXT}\n[[Note]]\n>>what: a Zanzibar clove crate\n"))
    on(services, qtbot, "Deal", "map")
    answers.append(2)
    with qtbot.waitSignal(services.session.told) as told:
        save(services, "map", "svg")
    assert "stands open" in told.args[0].text
    assert not path.exists()


def test_the_rules_of_the_last_redaction_count(
    tiered: Services, qtbot, answers: list[int], target
) -> None:
    path = target("out.svg")
    handing = tiered.window.parts.handing_over
    handing._wish = Wish(rules=(Rule(Tier.MASKED, node="Open end"),))
    handing._states = tiered.session.states
    on(tiered, qtbot, "Apart", "map")
    answers.append(2)
    save(tiered, "map", "svg")
    qtbot.waitUntil(path.exists)
    assert "Open end" not in words(path)
