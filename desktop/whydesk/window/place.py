"""Moving about: jumps that can be gone back from, and the problems one after another."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from whydesk.editor.desk import EditorDesk
from whydesk.engine.model import Diagnostic, Place, Span
from whydesk.engine.wording import tr
from whydesk.session.messages import Message
from whydesk.session.session import Session
from whydesk.session.trail import Trail

if TYPE_CHECKING:
    from whydesk.panels.places import FoundPlace

Spot = tuple[str, int, int]


class Navigation(QObject):
    """Carries out every wish to be elsewhere in the text. ``moved`` tells that back or forward
    may lead somewhere else now.
    """

    moved = Signal()

    def __init__(self, session: Session, desk: EditorDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._desk = desk
        self._trail = Trail()
        session.place_requested.connect(self.jump)
        session.opened.connect(self._trail.clear)

    @property
    def here(self) -> Place:
        view = self._desk.view
        return Place(view.text.shard, view.caret()[0])

    @Slot(object)
    def jump(self, place: Place) -> None:
        """Go to a place; ``back`` returns to where this began."""
        if place != self.here:
            self._trail.leave(self.here)
        self._desk.go_to(place)
        self.moved.emit()

    @Slot()
    def back(self) -> None:
        self._return_to(self._trail.back(self.here))

    @Slot()
    def forward(self) -> None:
        self._return_to(self._trail.forward(self.here))

    @Slot(object)
    def show_problem(self, problem: Diagnostic) -> None:
        """Go to a problem and select what it is about."""
        self.show_span(problem.shard, problem.span)

    @Slot(object)
    def show_found(self, found: "FoundPlace") -> None:
        """Go to a place of a list and select what was found."""
        self.show_span(found.shard, found.span)

    def show_span(self, shard: str, span: Span) -> None:
        """Go to a stretch of text and select it, if it is on one line."""
        line, start, end_line, end = span
        self.jump(Place(shard, line))
        self._desk.view.go_to(line, start, end_column=end if end_line == line else None)

    @Slot()
    def next_problem(self) -> None:
        """Go to the first problem behind the caret, or to the first of all."""
        self._go_round(lambda there, here: there > here, 0)

    @Slot()
    def previous_problem(self) -> None:
        """Go to the last problem before the caret, or to the last of all."""
        self._go_round(lambda there, here: there < here, -1)

    def _go_round(self, is_ahead: Callable[[Spot, Spot], bool], which: int) -> None:
        problems = self._session.findings.problems
        if not problems:
            self._session.told.emit(Message(tr("There are no problems.")))
            return
        here = (self.here.shard, self.here.line, self._desk.view.selection_start())
        ahead = [p for p in problems if is_ahead((p.shard, p.span.line, p.span.start), here)]
        problem = (ahead or problems)[which]
        self.show_problem(problem)
        self._session.told.emit(Message(problem.message))

    def _return_to(self, place: Place | None) -> None:
        if place is not None and place.shard in self._session.workspace.documents:
            self._desk.go_to(place)
        self.moved.emit()
