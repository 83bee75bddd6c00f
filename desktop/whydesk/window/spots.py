"""Where one is in a text, and going there again once it is opened anew."""

from functools import partial

from whydesk.editor.desk import EditorDesk
from whydesk.editor.view import EditorView
from whydesk.session.later import later
from whydesk.session.remembering import Spot
from whydesk.session.session import Session


def spot_in(view: EditorView) -> Spot:
    """Where the caret stands in an editor, and how far that is scrolled."""
    return Spot(*view.caret(), view.verticalScrollBar().value())


def go_back(view: EditorView, spot: Spot) -> None:
    """Go to where one was; the text may be a shorter one by now."""
    line = min(spot.line, view.text.live.line_count - 1)
    view.go_to(line, min(spot.column, len(view.text.live.line(line))))
    bar = view.verticalScrollBar()
    later(bar, partial(bar.setValue, spot.scroll))  # once the text has its size


def open_anew(session: Session, desk: EditorDesk) -> bool:
    """Open what is open once more, without leaving the place; says in words why it cannot be."""
    path, view = session.path, desk.view
    shard, spot = view.text.shard, spot_in(view)
    if path is None or not session.open(path):
        return False
    if shard in session.workspace.documents:
        desk.show_shard(shard)
        go_back(desk.view, spot)
    return True
