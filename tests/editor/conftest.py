"""An editor on a text, wired to a workspace without a window."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from whydesk.editor.candidates import Candidates
from whydesk.editor.completer import Completer
from whydesk.editor.document import ShardText
from whydesk.editor.steps import Steps
from whydesk.editor.view import EditorView
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.workspace import Workspace
from whydesk.session.settings import Settings
from whydesk.theme.theme import Theme


@dataclass
class Desk:
    """A text in an editor, with the states that it has told of."""

    view: EditorView
    text: ShardText
    workspace: Workspace
    completer: Completer
    settings: Settings
    steps: Steps
    states: list[int] = field(default_factory=list)

    @property
    def live(self) -> LiveDocument:
        return self.text.live

    def source(self) -> str:
        return self.live.text()


@pytest.fixture
def theme(qapp) -> Theme:
    return Theme()


@pytest.fixture
def open_text(qtbot, theme) -> Callable[[str], Desk]:
    def make(source: str) -> Desk:
        workspace = Workspace.new(source)
        live = workspace.document()
        states: list[int] = []
        settings = Settings(None)
        candidates = Candidates(lambda: "founder", lambda: frozenset({"inspired-by"}))

        def replace(shard, first, removed, lines, endings, state):
            changes = workspace.replace(shard, first, removed, lines, endings)
            candidates.take(changes)
            states.append(state)
            return changes.changed_kinds

        text = ShardText(live, replace, theme.editor_font)
        steps = Steps(text, slice_ms=0)
        view = EditorView(text, theme, steps)
        text.setParent(view)
        qtbot.addWidget(view)
        view.resize(900, 600)
        view.show()
        view.setFocus()
        completer = Completer(candidates, settings, theme, view)
        completer.set_graph(workspace.graph)
        completer.serve(view)
        return Desk(view, text, workspace, completer, settings, steps, states)

    return make
