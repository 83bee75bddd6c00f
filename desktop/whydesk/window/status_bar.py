"""The bar under everything: the seal on the left, counts and problems on the right.

Where it is too narrow for all of it, what is counted gives way first, so that a message and what a
list can be asked for stay.
"""

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_button import ElidedButton
from whydesk.widgets.elided_label import ElidedLabel
from whydesk.widgets.restyle import set_look

_HEIGHT = 28
_LEAST_OF_SEAL = 96
_MESSAGE_MS = 8000


class StatusBar(QWidget):
    """Part of the window's frame: pack text never reaches what stands here unmarked.

    ``problems_requested``, ``loops_requested``, ``conflicts_requested`` and ``reviews_requested``
    ask for a list, ``seal_requested`` for what the seal says.
    """

    problems_requested = Signal()
    loops_requested = Signal()
    conflicts_requested = Signal()
    reviews_requested = Signal()
    seal_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statusBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._tone = Tone.PLAIN
        self._waiting: Message | None = None
        self._held = False
        self.seal = _plain_label(tr("Seal"))
        self.seal_more = ElidedButton(Qt.TextElideMode.ElideMiddle)  # whose it is comes last
        self.seal_more.setAccessibleName(tr("What the seal says"))
        self.message = ElidedLabel(tr("Message"))
        self.counts = _plain_label(tr("Counts"))
        self.loops = QPushButton()
        self.conflicts = QPushButton()
        self.claims = _plain_label(tr("Claims"))
        self.reviews = QPushButton()
        self.problems = QPushButton()
        self._row = QHBoxLayout(self)
        for part in (self.seal, self.seal_more, self.message):
            self._row.addWidget(part)
        self._row.addStretch(1)
        self._row.addWidget(self.counts)
        self._row.addWidget(self.claims)
        for part in (self.reviews, self.loops, self.conflicts, self.problems):
            self._row.addWidget(part)
        self._fade = QTimer(self)
        self._fade.setSingleShot(True)
        self._fade.setInterval(_MESSAGE_MS)
        self._fade.timeout.connect(self._clear)
        self.problems.clicked.connect(self.problems_requested)
        self.loops.clicked.connect(self.loops_requested)
        self.conflicts.clicked.connect(self.conflicts_requested)
        for part in (self.seal, self.message, self.problems):
            set_look(part, "tone", Tone.PLAIN.value)
        set_look(self.conflicts, "tone", Tone.WARN.value)
        set_look(self.reviews, "tone", Tone.BAD.value)
        self.set_loops("")
        self.set_conflicts("")
        self.reviews.clicked.connect(self.reviews_requested)
        self.set_claims("")
        self.set_reviews("")
        self.seal_more.clicked.connect(self.seal_requested)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def set_seal(self, words: str, more: str, tone: Tone) -> None:
        """Say what the seal is: a word with its shape, and whose it is."""
        self.seal.setText(words)
        set_look(self.seal, "tone", tone.value)
        self.seal_more.setText(more.replace("&", "&&"))
        self.seal_more.setVisible(bool(more))
        self._make_room()

    def set_counts(self, words: str) -> None:
        self.counts.setText(words)
        self._make_room()

    def set_problems(self, words: str, tone: Tone) -> None:
        self.problems.setText(words)
        set_look(self.problems, "tone", tone.value)
        self._make_room()

    def set_loops(self, words: str) -> None:
        """Say how many todos and questions are open; nothing where none is."""
        self.loops.setText(words)
        self.loops.setVisible(bool(words))
        self._make_room()

    def set_conflicts(self, words: str) -> None:
        """Say how many conflicts there are; nothing where there is none."""
        self.conflicts.setText(words)
        self.conflicts.setVisible(bool(words))
        self._make_room()

    def set_claims(self, words: str) -> None:
        """Say how many claims there are and how they stand; nothing where there is none."""
        self.claims.setText(words)
        self._make_room()

    def set_reviews(self, words: str) -> None:
        """Say how many claims need another look; nothing where none does."""
        self.reviews.setText(words)
        self.reviews.setVisible(bool(words))
        self._make_room()

    def tell(self, message: Message) -> None:
        """Show a passing message; one that comes while a step is under way waits for its end."""
        if self._held:
            self._waiting = message
        else:
            self._show(message)

    def _show(self, message: Message) -> None:
        self.message.setText(" ".join(filter(None, (message.text, message.hint))))
        self._tone = message.tone
        set_look(self.message, "tone", message.tone.value)
        self._make_room()
        self._fade.start()

    @Slot()
    def hold(self) -> None:
        """A step goes on for a while: what is told is about the text as it will be."""
        self._held = True

    @Slot(object)
    def show_doing(self, message: Message) -> None:
        """Say what is being done, until it is."""
        self._show(message)
        self._fade.stop()

    @Slot()
    def let_go(self) -> None:
        """The step is through: show what was told meanwhile in the place of what was being done."""
        if self._held:
            self._held = False
            waiting, self._waiting = self._waiting, None
            self._show(waiting or Message(""))

    @Slot()
    def settle(self) -> None:
        """The text changed: what was said of the text before it goes."""
        if self._tone is Tone.GOOD and not self._held:
            self._clear()

    @Slot()
    def _clear(self) -> None:
        self.message.clear()
        self._make_room()

    # --- room -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show as much as there is room for, the counts last."""
        least = self._theme.px(_LEAST_OF_SEAL)
        room = self.width() - self._width_without(self.counts, self.claims)
        key = self.seal_more.sizeHint().width() if self.seal_more.text() else 0
        self.seal_more.setFixedWidth(min(key, max(least, key + min(room, 0))))
        for part in (self.counts, self.claims):
            room -= part.sizeHint().width() + self._row.spacing()
            part.setVisible(bool(part.text()) and room >= 0)

    def _width_without(self, *passed_over: QWidget) -> int:
        """How wide all others are that have something to say."""
        margins = self._row.contentsMargins()
        items = (self._row.itemAt(n).widget() for n in range(self._row.count()))
        parts = [p for p in items if p is not None and p not in passed_over and not p.isHidden()]
        widths = sum(part.sizeHint().width() + self._row.spacing() for part in parts)
        return margins.left() + margins.right() + widths

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self.setFixedHeight(px(_HEIGHT))
        self._row.setContentsMargins(px(14), 0, px(10), 0)
        self._row.setSpacing(px(14))
        self._make_room()


def _plain_label(name: str) -> QLabel:
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setAccessibleName(name)
    return made
