"""The desk: an editor for each file of the workspace, with tabs where there are several."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from whydesk.editor.blanks import Blanks
from whydesk.editor.document import ShardText
from whydesk.editor.file_tabs import FileTabs
from whydesk.editor.folds import folds_in
from whydesk.editor.hover import Hover
from whydesk.editor.steps import Steps
from whydesk.editor.tier_marks import TierMarks
from whydesk.editor.view import EditorView
from whydesk.engine.model import Diagnostic, Place, TextEdit
from whydesk.engine.wording import counted, tr
from whydesk.session.later import later
from whydesk.session.messages import Message, Tone
from whydesk.session.session import Session
from whydesk.session.settings import AUTHOR
from whydesk.theme.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from whydesk.editor.completer import Completer
    from whydesk.editor.find_bar import FindBar


class EditorDesk(QWidget):
    """Makes the texts and editors of whatever the session opens. GUI thread.

    ``history_changed`` tells that undo or redo came or went; ``view_changed`` another file;
    ``label_missing`` that a label was followed, at a line and column, which names no node;
    ``long_line_requested`` carries the number and text of a line that is folded;
    ``lines_replaced`` tells which lines of a file became how many others; ``tier_mark_chosen`` that
    the mark of a Place was clicked, and where its menu belongs; ``files_requested`` asks for the
    list of all files.
    """

    history_changed = Signal()
    view_changed = Signal()
    label_missing = Signal(int, int)
    long_line_requested = Signal(int, str)
    lines_replaced = Signal(str, int, int, int)
    tier_mark_chosen = Signal(object, QPoint)
    files_requested = Signal()

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._theme = theme
        self._texts: dict[str, ShardText] = {}
        self._views: dict[str, EditorView] = {}
        self._problems: defaultdict[str, list[Diagnostic]] = defaultdict(list)
        self.steps = Steps(self)
        self.steps.told.connect(session.told)
        self.steps.ended.connect(self._step_ended)
        self._completer: Completer | None = None
        self.blanks = Blanks(self)
        self.hover = Hover(session, theme, self)
        self.tabs = FileTabs(self)
        self.all_files = QPushButton(self)
        self.all_files.setProperty("quiet", True)
        self.all_files.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.all_files.clicked.connect(self.files_requested)
        self._stack = QStackedWidget(self)
        self._finding: FindBar | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.tabs, 1)
        row.addWidget(self.all_files)
        column.addLayout(row)
        column.addWidget(self._stack)
        self._column = column
        self.tabs.file_chosen.connect(self._show)
        session.opened.connect(self._rebuild)
        session.findings.settled.connect(self._mark_problems)
        once = Qt.ConnectionType.SingleShotConnection
        session.findings.settled.connect(self._make_ready, once)
        session.edits_requested.connect(self.apply)

    @property
    def completer(self) -> "Completer":
        """What completes as one writes; made with the first key, or when all is read before it."""
        if self._completer is None:
            from whydesk.editor.candidates import Candidates
            from whydesk.editor.completer import Completer

            candidates = Candidates(self._author, self._roles)
            made = Completer(candidates, self._session.settings, self._theme, self)
            self._completer = made
            self._session.changed.connect(candidates.take)
            self._session.node_selected.connect(made.note_visit)
            if self.has_view:
                made.set_graph(self._session.graph)
                made.serve(self.view)
        return self._completer

    @Slot()
    def _make_ready(self) -> None:
        """Have the completer there before it is wanted, in a turn of its own."""
        later(self, lambda: self.completer)

    def _take_first_key(self, event: "QKeyEvent") -> bool:
        """What an editor asks of a key as long as there is no completer."""
        return self.completer.take_key(event)

    @property
    def find_bar(self) -> "FindBar":
        """The bar below the text; made when something is first looked for."""
        if self._finding is None:
            from whydesk.editor.find_bar import FindBar

            self._finding = FindBar(self._theme, self)
            self._finding.search.edits_requested.connect(self._session.request_edits)
            self.steps.ended.connect(self._finding.search.step_ended)
            self._column.addWidget(self._finding)
            if self.has_view:
                self._finding.search.serve(self.view)
        return self._finding

    # --- what is on it ----------------------------------------------------------------------------

    @property
    def view(self) -> EditorView:
        """The editor in sight."""
        view = self._stack.currentWidget()
        assert isinstance(view, EditorView)
        return view

    @property
    def chosen_words(self) -> str:
        """What is selected, if it is words of one line."""
        chosen = self.view.selected()
        return chosen if "\n" not in chosen else ""

    @property
    def has_view(self) -> bool:
        return self._stack.currentWidget() is not None

    def text_of(self, shard: str) -> ShardText:
        """The text of a shard; made when it is first needed."""
        found = self._texts.get(shard)
        if found is None:
            self._view_of(shard)
            found = self._texts[shard]
        return found

    def go_to(self, place: Place) -> None:
        """Show a place and put the caret there; nothing where its file is not open any more."""
        if place.shard in self._session.workspace.documents:
            self._show(place.shard)
            self.view.go_to(place.line)
            self.view.setFocus()

    def show_shard(self, shard: str) -> None:
        if shard in self._session.workspace.documents:
            self._show(shard)

    def apply(self, edits: Sequence[TextEdit]) -> None:
        """Make text edits in one undo step, in however many files; all of them or none.

        None while a step is under way: they are in the positions of a text that is half made.
        """
        if self.steps.running:
            words = tr("The text is still being changed, so nothing else was.")
            self._session.told.emit(
                Message(words, tr("Do it again once that is through."), Tone.WARN)
            )
            return
        by_shard: dict[str, list[TextEdit]] = {}
        for edit in edits:
            by_shard.setdefault(edit.shard, []).append(edit)
        texts = {shard: self.text_of(shard) for shard in by_shard}
        if self._completer is not None:
            self._completer.close()  # its entries are for the line as it was
        closed = next((shard for shard, text in texts.items() if not text.can_edit), "")
        if closed:
            self._tell_closed(closed)
            return
        self.steps.make(texts.values(), self._strides(by_shard), _doing(len(edits)))
        if self.has_view:
            self._edited()

    def _tell_closed(self, shard: str) -> None:
        """Say why a text cannot be written in."""
        words = tr("{closed} cannot be edited here, so nothing was changed.", closed=shard)
        self._session.told.emit(Message(self._session.workspace.read_only or words, "", Tone.WARN))

    @Slot()
    def _tell_refused(self) -> None:
        self._tell_closed(self.view.text.shard)

    def _strides(self, by_shard: Mapping[str, Sequence[TextEdit]]) -> Iterator[None]:
        for number, (shard, edits) in enumerate(by_shard.items()):
            if number:
                yield
            caret = self._views[shard].textCursor().position()
            yield from self._texts[shard].strides(edits, caret)

    @Slot()
    def settle(self) -> None:
        """Bring to its end what changes the text, before something else reads or changes it."""
        if self._finding is not None:
            self._finding.search.settle()
        self.steps.settle()

    def when_settled(self, command: Callable[[], object]) -> Callable[[], object]:
        """A command that finds no step under way, whenever it is given."""

        def settled() -> None:
            self.settle()
            command()

        return settled

    @Slot()
    def _step_ended(self) -> None:
        if self.has_view:
            self._edited()

    # --- commands ---------------------------------------------------------------------------------

    @Slot()
    def undo(self) -> None:
        self.view.undo_step()

    @Slot()
    def redo(self) -> None:
        self.view.redo_step()

    @Slot()
    def cut(self) -> None:
        self.view.cut()

    @Slot()
    def copy(self) -> None:
        self.view.copy()

    @Slot()
    def paste(self) -> None:
        self.view.paste()

    @Slot()
    def select_all(self) -> None:
        self.view.selectAll()

    @Slot()
    def find(self) -> None:
        self.find_bar.open_on(self.view)

    @Slot()
    def find_next(self) -> None:
        self.find_bar.find_next()

    @Slot()
    def find_previous(self) -> None:
        self.find_bar.find_previous()

    @Slot()
    def replace(self) -> None:
        self.find_bar.open_on(self.view, replacing=True)

    @Slot()
    def follow(self) -> None:
        self._follow(*self.view.caret())

    @Slot()
    def show_long_line(self) -> None:
        """Show the line at the caret in full, if it is folded."""
        line = self.view.caret()[0]
        block = self.view.document().findBlockByNumber(line)
        if folds_in(block, block.text()):
            self.long_line_requested.emit(line, self.view.text.live.line(line))
        else:
            self._session.told.emit(Message(tr("The line at the caret is shown in full already.")))

    @Slot()
    def peek(self) -> None:
        """Show what the label at the caret says, without going there."""
        if not self.hover.peek(self.view):
            self._session.told.emit(Message(tr("Put the caret on a label first.")))

    @Slot()
    def complete(self) -> None:
        self.completer.complete()

    @Slot()
    def focus(self) -> None:
        self.view.setFocus()

    @Slot()
    def next_file(self) -> None:
        self._go_round(1)

    @Slot()
    def previous_file(self) -> None:
        self._go_round(-1)

    def _go_round(self, step: int) -> None:
        """Show the file some places on, round the ends."""
        shards = list(self._session.workspace.documents)
        if len(shards) > 1:
            self._show(shards[(shards.index(self.view.text.shard) + step) % len(shards)])
            self.view.setFocus()

    # --- making -----------------------------------------------------------------------------------

    @Slot()
    def _rebuild(self) -> None:
        """Put away the editors of what was open, and show the first file of what is."""
        if self._completer is not None:
            self._completer.close()
        self.hover.close()
        self.blanks.end()
        if self._finding is not None:
            self._finding.hide()
            self._finding.search.forget()
        shown = self._stack.currentWidget()
        for view in sorted(self._views.values(), key=lambda view: view is shown):
            self._stack.removeWidget(view)  # the one in sight last, or each is shown on the way
            view.text.let_go()
            view.deleteLater()
        self._views, self._texts = {}, {}
        self.steps.clear()
        if self._completer is not None:
            self._completer.set_graph(self._session.graph)
        shards = list(self._session.workspace.documents)
        self.tabs.set_files(shards)
        self.all_files.setText(tr("All {n:,} files…", n=len(shards)))
        self.all_files.setVisible(not self.tabs.has_all)
        if shards:
            self._show(shards[0])

    def _view_of(self, shard: str) -> EditorView:
        found = self._views.get(shard)
        if found is None:
            found = self._views[shard] = self._make(shard)
        return found

    @Slot()
    def take_lock(self) -> None:
        """Let the texts be edited, or not, as the workspace says now."""
        for shard, view in self._views.items():
            locked = bool(self._session.workspace.read_only)
            view.setReadOnly(locked or not self._texts[shard].can_edit)

    def _make(self, shard: str) -> EditorView:
        live = self._session.workspace.documents[shard]
        text = ShardText(live, self._session.replace, self._theme.editor_font)
        view = EditorView(text, self._theme, self.steps, self._stack)
        text.setParent(view)
        if self._session.workspace.read_only:
            view.setReadOnly(True)
        self._texts[shard] = text
        self.hover.watch(view)
        view.marks = TierMarks(view, text.layout, shard, self._session.tiers, self._theme)
        view.marks.chosen.connect(self.tier_mark_chosen)
        view.caret_moved.connect(self._caret_moved)
        view.follow_requested.connect(self._follow)
        view.refused.connect(self._tell_refused)
        text.lines_replaced.connect(self.lines_replaced)
        text.edited.connect(self._edited)
        if self._session.findings.fresh:
            view.flaws.set_problems(self._problems.get(shard, ()))
        text.document.undoAvailable.connect(self._tell_history)
        text.document.redoAvailable.connect(self._tell_history)
        self._stack.addWidget(view)
        return view

    @Slot(str)
    def _show(self, shard: str) -> None:
        self.tabs.show_file(shard)
        view = self._view_of(shard)
        if self._stack.currentWidget() is view and self.completer_serves(view):
            return
        self._stack.setCurrentWidget(view)
        if self._completer is None:
            view.key_filter = self._take_first_key
        else:
            self._completer.serve(view)
        if self._finding is not None:
            self._finding.search.serve(view)
        self.setFocusProxy(view)
        view.setFocus()
        self._edited()
        self.history_changed.emit()
        self.view_changed.emit()

    def completer_serves(self, view: EditorView) -> bool:
        return view.key_filter is not None

    @Slot()
    def _mark_problems(self) -> None:
        """Have each text underline what was found in it."""
        self._problems = defaultdict(list)
        for problem in self._session.findings.problems:
            self._problems[problem.shard].append(problem)
        for shard, view in self._views.items():
            view.flaws.set_problems(self._problems.get(shard, ()))

    @Slot()
    def _edited(self) -> None:
        """The node at the caret may be another after an edit, though the caret stands still."""
        line, column = self.view.caret()
        self._caret_moved(line, column)

    @Slot(int, int)
    def _caret_moved(self, line: int, column: int) -> None:
        if self.has_view and not self.steps.running:
            self._session.set_caret(self.view.text.shard, line)

    @Slot(bool)
    def _tell_history(self, _there: bool) -> None:
        self.history_changed.emit()

    @Slot(int, int)
    def _follow(self, line: int, column: int) -> None:
        """Go to the node whose label stands at a place; show a long line that is folded there."""
        if self.view.is_folded(line, column):
            self.long_line_requested.emit(line, self.view.text.live.line(line))
            return
        ref = self.view.text.live.ref_at(line, column)
        if ref is None:
            return
        found = self._session.graph.resolve(ref.written)
        if found.key is None and not found.candidates:
            self.label_missing.emit(line, column)
        else:
            self._session.request_label(ref.written)

    def _roles(self) -> frozenset[str]:
        return self._session.findings.roles

    def _author(self) -> str:
        return self._session.settings.text(AUTHOR)


def _doing(edits: int) -> str:
    """What is said while so many edits are made."""
    return counted(edits, "Changing {n} place…", "Changing {n} places…")
