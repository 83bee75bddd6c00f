"""Pictures and copies of what is not for everybody: asked for, and made of the redacted text."""

import re
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
# The answers to who is to see it.
OWN, READER = 1, 2


class Desk:
    """The window with a text that is not for everybody, and somebody who answers what it asks."""

    def __init__(self, services: Services, qtbot, folder: Path) -> None:
        self.services = services
        self._qtbot = qtbot
        self.target = folder
        self.answers: list[int] = []

    def show(self, label: str, kind: str) -> None:
        """Put up a picture of a node."""
        services, wait = self.services, self._qtbot.waitUntil
        services.session.request_node(services.session.workspace.key(label))
        window = services.window
        if kind == "map":
            window.stage.toggle_map()
            page = window.stage.map
            wait(lambda: page.is_current and bool(page.scene.figures))
        elif kind == "evidence":
            window.weighing.toggle_page()
            wait(lambda: window.weighing.reading.picture is not None)
        else:
            window.asking.show_now()

    def save(self, label: str, kind: str, ending: str, answer: int | None = None) -> Path:
        """Save a picture of a node, once that is through; ``answer`` is to the one question."""
        self.begin_to_save(label, kind, ending, answer)
        self._qtbot.waitUntil(self.target.exists)
        assert self.answers == []
        return self.target

    def begin_to_save(self, label: str, kind: str, ending: str, answer: int | None) -> None:
        self.show(label, kind)
        self.target /= f"out.{ending}"
        self.answers += [] if answer is None else [answer]
        window = self.services.window
        if kind == "why":
            window.menus.actions[f"why-{ending}"].trigger()
            return
        page = window.stage.map if kind == "map" else window.weighing.page
        found = (one for one in page.bar.menu.actions() if f"{ending.upper()}…" in one.text())
        next(found).trigger()

    def refusal(self, label: str, kind: str, ending: str, answer: int) -> str:
        """What is said where a picture is not saved."""
        with self._qtbot.waitSignal(self.services.session.told) as told:
            self.begin_to_save(label, kind, ending, answer)
        assert not self.target.exists()
        return told.args[0].text


@pytest.fixture
def desk(services: Services, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    made = Desk(services, qtbot, tmp_path)
    services.session.put(Workspace.new(TEXT))

    def take(question: Question) -> int:
        question.answer = made.answers.pop()
        return 1

    monkeypatch.setattr(Question, "exec", take)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(made.target), ""))
    return made


def words(path: Path) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", path.read_text())).split())


@pytest.mark.parametrize("kind", ["map", "evidence", "why"])
def test_a_reader_gets_a_picture_of_the_redacted_text(desk: Desk, kind: str) -> None:
    path = desk.save("Deal", kind, "svg", READER)
    assert not [text for text in CLOSED if text in words(path) or holds(path, text)]
    assert "Deal" in words(path)
    assert "Redacted proof 1" in words(path)


@pytest.mark.parametrize(
    ("kind", "ending"), [("map", "png"), ("map", "pdf"), ("evidence", "pdf"), ("why", "png")]
)
def test_a_picture_without_letters_is_searched_as_well(desk: Desk, kind: str, ending: str) -> None:
    path = desk.save("Deal", kind, ending, READER)
    assert not [text for text in CLOSED if holds(path, text)]
    if ending == "png":
        assert "Deal" in QImage(str(path)).text("Title")


@pytest.mark.parametrize("kind", ["map", "evidence", "why"])
def test_as_it_stands_here_it_shows_all(desk: Desk, kind: str) -> None:
    assert "Spy report" in words(desk.save("Deal", kind, "svg", OWN))


@pytest.mark.parametrize("kind", ["map", "why"])
def test_what_is_open_is_saved_unasked(desk: Desk, kind: str) -> None:
    assert "Open end" in words(desk.save("Apart", kind, "svg"))


@pytest.mark.parametrize("name", ["why-copy", "why-copy-markdown"])
def test_a_copy_for_a_reader(desk: Desk, qtbot, name: str) -> None:
    desk.show("Deal", "why")
    desk.answers.append(READER)
    QApplication.clipboard().clear()
    desk.services.window.menus.actions[name].trigger()
    qtbot.waitUntil(lambda: bool(QApplication.clipboard().text()))
    text = QApplication.clipboard().text()
    assert not [one for one in CLOSED if one in text]
    assert "Redacted proof 1" in text


def test_nothing_is_made_of_a_node_that_the_reader_does_not_get(desk: Desk) -> None:
    said = desk.refusal("Mole in accounts", "map", "svg", READER)
    assert "does not get this node" in said


def test_a_leftover_stops_a_picture(desk: Desk) -> None:
    note = "[[Note]]\n>>what: a Zanzibar clove crate\n"
    desk.services.session.put(Workspace.new(f"{TEXT}\n{note}"))
    assert "stands open" in desk.refusal("Deal", "map", "svg", READER)


def test_the_rules_of_the_last_redaction_count(desk: Desk) -> None:
    handing = desk.services.window.parts.handing_over
    handing._wish = Wish(rules=(Rule(Tier.MASKED, node="Open end"),))
    handing._states = desk.services.session.states
    assert "Open end" not in words(desk.save("Apart", "map", "svg", READER))
