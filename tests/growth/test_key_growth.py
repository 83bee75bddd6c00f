"""What a person does at one place costs the same however long the text is."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from benchmarks import evidence
from benchmarks.texts import label, source
from tests.growth.counting import SAME, Work, counted
from tests.windows import window_of
from whydesk.app import Services
from whydesk.editor.highlighter import Highlighter
from whydesk.engine.evidence.levels import settle_again
from whydesk.engine.graph import survey
from whydesk.engine.lmd.parser import ChunkParser
from whydesk.engine.model import Place
from whydesk.engine.workspace import Workspace
from whydesk.session.findings import Findings

SMALL = 200
LARGE = 4 * SMALL


def shown(text: str) -> Workspace:
    """A workspace as a window has it: what the first question would do is done."""
    workspace = Workspace.new(text)
    workspace.graph.file_ends()
    return workspace


def typing(workspace: Workspace):
    """One more letter behind a property."""
    document = workspace.document()
    line = document.first_line(document.chunk_at(document.line_count // 2)[0]) + 4
    return lambda: workspace.replace(document.shard, line, 1, [document.line(line) + "x"])


def declaring(workspace: Workspace):
    """A letter in a node's own line, so that another node is there and one is gone."""
    document = workspace.document()
    line = document.first_line(document.chunk_at(document.line_count // 2)[0])
    return lambda: workspace.replace(document.shard, line, 1, ["[[Another]]"])


def asking_why_nearby(workspace: Workspace):
    return lambda: tuple(workspace.why(label(99), depth=2).steps)


def showing(workspace: Workspace):
    return lambda: workspace.show(label(99))


@pytest.mark.parametrize("act", [typing, declaring, asking_why_nearby, showing])
def test_the_engine_does_the_same_in_a_text_of_any_length(act: Callable[[Workspace], Callable]):
    doing = act(shown(source(SMALL))), act(shown(source(LARGE)))
    with counted() as before:
        doing[0]()
    with counted() as after:
        doing[1]()

    assert 0 < after.lines <= SAME * before.lines
    assert after.calls(ChunkParser._finish) <= 3


def follow(claims: int) -> tuple[Work, int]:
    """What it costs to know every status again after an edit of one group, and how many change."""
    workspace = shown(evidence.source(claims))
    workspace.support.refresh()
    last = workspace.document().line_count - 2
    workspace.replace("main.lmd", last, 1, [">>group-1: [[Source 0]]"])
    with counted() as work:
        changed = workspace.support.refresh()
    assert changed is not None and work.calls(settle_again) == 1
    return work, len(changed)


def test_an_edited_group_is_weighed_again_and_no_other():
    (before, few), (after, many) = follow(SMALL), follow(LARGE)

    assert (few, many) == (1, 1)
    assert after.lines <= SAME * before.lines


@pytest.fixture
def sized_window(tmp_path: Path, qapp) -> Iterator[Callable[[int], Services]]:
    """The window on a text of so many nodes, at rest, the caret in the middle."""
    with window_of(tmp_path / "settings.ini", 1200, 800) as services:

        def on(nodes: int) -> Services:
            path = tmp_path / f"{nodes}.lmd"
            path.write_text(source(nodes), encoding="utf-8")
            services.session.open(path)
            services.session.findings.finish()
            middle = services.session.workspace.document().line_count // 2
            services.window.desk.go_to(Place(path.name, middle))
            services.window.desk.view.viewport().repaint()
            return services

        yield on


def key_in(services: Services, key: str) -> Work:
    """What a key costs with the paint that shows it, once the first has been typed."""
    view = services.window.desk.view
    QTest.keyClicks(view, "a")
    view.viewport().repaint()
    with counted() as work:
        QTest.keyClicks(view, key)
        view.viewport().repaint()
    services.session.note_saved(services.session.states)
    return work


@pytest.mark.parametrize("key", ["b", " ", "["])
def test_a_key_costs_the_same_in_a_text_of_any_length(sized_window, key: str):
    before = key_in(sized_window(SMALL), key)
    after = key_in(sized_window(LARGE), key)

    assert 0 < after.lines <= SAME * before.lines
    assert after.calls(ChunkParser._finish) <= 2
    assert after.calls(Highlighter.highlightBlock) <= 2


def test_the_caret_in_another_node_costs_the_same_in_a_text_of_any_length(sized_window):
    done: list[Work] = []
    for nodes in (SMALL, LARGE):
        services = sized_window(nodes)
        with counted() as work:
            QTest.keyClick(services.window.desk.view, Qt.Key.Key_PageDown)
        done.append(work)

    assert 0 < done[1].lines <= SAME * done[0].lines


def longest_stretch(nodes: int) -> int:
    """The most lines of Python that a look at the whole text runs without a place to pause."""
    findings = Findings()
    findings.set_workspace(Workspace.new(source(nodes)))
    longest = before = 0
    with counted() as work:
        for _ in findings._look():
            longest, before = max(longest, work.lines - before), work.lines
    return longest


def test_a_look_at_the_whole_text_can_pause_as_soon_in_a_text_of_any_length(qapp, monkeypatch):
    monkeypatch.setattr(survey, "_STRIDE", 16)
    longest_stretch(SMALL)  # what is loaded by the first is no part of it

    # A comprehension counts a line for each of its things, and is through 100,000 in no time.
    assert longest_stretch(LARGE) < 2.5 * longest_stretch(SMALL)
