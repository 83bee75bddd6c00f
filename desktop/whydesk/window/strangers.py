"""A file from elsewhere in the window: a banner over the text, a question before editing."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
)

from whydesk.engine.seal.verdict import Verdict
from whydesk.engine.wording import tr
from whydesk.session.seals import Seals
from whydesk.session.strangers import Strangers
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line, without_marks
from whydesk.widgets.restyle import set_look
from whydesk.widgets.writing_keys import would_edit
from whydesk.window.ground import Ground
from whydesk.window.seal_words import seal_words

_MOST_PATH = 120
_LEAST_WIDE = 560


class Banner(QFrame):
    """Says where a file comes from and what its seal is worth; part of the window's frame.

    Nothing that the pack says of itself stands here.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.words = _line(tr("Where the file comes from"))
        self.words.setProperty("role", "ink")
        self.seal = _line(tr("What its seal is worth"))
        self.details = QPushButton(tr("Details…"))
        self.edit = QPushButton(tr("Edit this file…"))
        texts = QVBoxLayout()
        texts.setSpacing(theme.px(2))
        texts.addWidget(self.words)
        texts.addWidget(self.seal)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.details)
        self._buttons.addWidget(self.edit)
        self._buttons.addStretch()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(texts, 1)
        self._row.addLayout(self._buttons)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(28), px(8), px(14), px(8))
        self._row.setSpacing(px(8))
        self._buttons.setSpacing(px(8))
        self._take_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_width()

    def _take_width(self) -> None:
        """Put the buttons below the words where these would have no room beside them."""
        wide = self.width() >= self._theme.px(_LEAST_WIDE)
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if wide else way.TopToBottom)


class StrangerWindow(QObject):
    """Shows the banner and asks before a file from elsewhere is edited. GUI thread."""

    def __init__(
        self, ground: Ground, strangers: Strangers, seals: Seals, show_seal: Callable[[], object]
    ) -> None:
        super().__init__(ground.window)
        self._desk = desk = ground.desk
        self._theme = theme = ground.theme
        self._strangers = strangers
        self._session = ground.session
        self._seals = seals
        self._window = ground.window
        self.banner = Banner(theme)
        self.banner.edit.clicked.connect(self.edit)
        self.banner.details.clicked.connect(show_seal)
        strangers.changed.connect(self._show)
        strangers.changed.connect(desk.take_lock)
        seals.changed.connect(self._seal_changed)
        desk.view_changed.connect(self._watch)
        self._show()

    @Slot()
    def edit(self) -> None:
        """Ask, and let the file be edited."""
        self._ask(meant=1)

    def _ask(self, meant: int) -> None:
        """Ask whether the file may be edited; Enter gives the answer of that number."""
        if not self._strangers.reading:
            return
        from whydesk.dialogs.question import Question, ask

        present = self._seals.present
        loses = present is not None and bool(present.verification.fingerprint)
        name = one_line(self._session.name, _MOST_PATH)
        question = Question(
            tr("Edit this file?"),
            tr(
                "{name} was not saved on this computer: its text is somebody else's. The file "
                "itself changes only when you save.",
                name=name,
            ),
            (tr("Keep reading"), tr("Edit")),
            self._theme,
            self._window,
            note=tr("Saving it with changes takes the seal away.") if loses else "",
            default=meant,
        )
        if ask(question):
            self._strangers.allow()
            self._desk.focus()

    @Slot()
    def _watch(self) -> None:
        self._desk.view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and self._strangers.reading
            and isinstance(event, QKeyEvent)
            and would_edit(event)
        ):
            self._ask(meant=0)  # maybe somebody types without looking, and Enter comes next
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def _seal_changed(self) -> None:
        present = self._seals.present
        found = present.verification if present is not None else None
        if found is not None and found.own and found.verdict is Verdict.SEALED_KNOWN:
            self._strangers.sealed_by_oneself()
        self._show()

    @Slot()
    def _show(self) -> None:
        whence = self._strangers.whence
        self.banner.setVisible(whence is not None)
        if whence is None:
            return
        place = without_marks(f"{whence.path.absolute().parent.name}/{whence.path.name}")
        address = without_marks(whence.address)
        if address:
            place = tr(
                "{place}, which says it was fetched from {address}", place=place, address=address
            )
        locked = bool(self._session.workspace.read_only)
        state = tr("Open for reading") if locked else tr("You are editing it")
        self.banner.words.setText(tr("From elsewhere: {place}. {state}.", place=place, state=state))
        seal = seal_words(self._seals, self._session.path)
        words = " · ".join(filter(None, (seal.state, seal.more)))
        self.banner.seal.setText(f"{words}." if words and not words.endswith("…") else words)
        set_look(self.banner.seal, "tone", seal.tone.value)
        self.banner.details.setVisible(self._seals.present is not None)
        self.banner.edit.setVisible(self._strangers.reading)


def _line(name: str) -> QLabel:
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setAccessibleName(name)
    made.setWordWrap(True)
    return made
