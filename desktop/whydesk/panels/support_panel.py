"""The evidence panel: the outline, what a withdrawal would do, and what needs another look."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from whydesk.engine.evidence.values import ReviewItem
from whydesk.engine.wording import tr
from whydesk.panels.outcomes import OutcomeList
from whydesk.panels.support_outline import SupportOutline
from whydesk.session.support_drops import Carried, drop_of
from whydesk.session.support_impact import COMPUTED, Outcome
from whydesk.session.support_parts import Part
from whydesk.session.support_reading import SupportReading
from whydesk.session.support_words import status_said
from whydesk.theme.theme import Theme
from whydesk.widgets.carrying import Carrying, DropSites
from whydesk.widgets.elided_label import ElidedLabel
from whydesk.widgets.empty_state import EmptyState
from whydesk.widgets.label import label
from whydesk.widgets.plain import one_line

_TITLE = tr("No claim here")
_WORDS = tr("Put the caret in a claim to see what holds it up. A group is evidence that is enough:")
_EXAMPLE = tr(">>group-1: [[Load test]] & [[Outage]]")
_NOTE = tr("The same as the picture, for keyboard and screen reader.")
_HINT = tr("Choose a leg to see what its withdrawal would do. Space pulls it out of the picture.")
_WITHDRAWN = tr("What fell by it needs another look. W restores it; history stays.")
_LOOKED = tr("I looked")
_MOST_OUTCOMES, _MOST_REVIEWS = 5, 3


class SupportPanel(QWidget):
    """Shows what a reading is about, as lines. GUI thread. Signals as those of the page.

    ``claim_requested`` asks to show the evidence of a claim, ``look_requested`` to record a look.
    """

    key_chosen = Signal(str)
    act_requested = Signal(str, object)
    key_pressed = Signal(str, object)
    menu_requested = Signal(object, QPoint)
    dropped = Signal(object, object)
    claim_requested = Signal(str)
    look_requested = Signal(str)
    picture_requested = Signal()

    def __init__(
        self,
        reading: SupportReading,
        sites: DropSites,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("whyBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.reading = reading
        self._theme = theme
        self._seen = False
        self.outline = SupportOutline(theme, self)
        self.outcomes = OutcomeList(tr("If it were withdrawn"), theme, self)
        self.reviews = OutcomeList(tr("Needs another look"), theme, self, button=_LOOKED, key="L")
        self.empty = EmptyState(theme, self)
        self.empty.say(_TITLE, _WORDS, _EXAMPLE)
        self.picture = QPushButton(tr("As a picture"))
        self.picture.setProperty("quiet", True)
        self.picture.setToolTip(tr("The evidence as a picture (Ctrl+E)"))
        self._title, self._note = label(role="name"), label(role="note")
        self.what_if, self.computed = ElidedLabel(tr("If it were withdrawn")), label(role="note")
        self.what_if.setProperty("role", "name")
        self._look_title = label(role="name")
        self._carrying = Carrying(self.outline.viewport(), self.outline.pick, sites, theme)
        sites.add(self.outline.viewport(), self)
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self.body = QWidget(self)
        self._column = QVBoxLayout(self.body)
        self._title.setText(tr("As an outline"))
        self._note.setText(_NOTE)
        self._look_title.setText(tr("Needs another look"))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.picture)
        self._column.addLayout(head)
        self._column.addWidget(self._note)
        self._column.addWidget(self.outline, 1)
        for part in (self.what_if, self.outcomes, self.computed):
            self._column.addWidget(part)
        for part in (self._look_title, self.reviews):
            self._column.addWidget(part)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.body)
        self._pages.addWidget(self.empty)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._pages)
        self._take_theme()

    def _wire(self) -> None:
        self.reading.changed.connect(self._draw)
        self.reading.pointed.connect(self._point)
        self.outline.part_chosen.connect(self._choose)
        self.outline.key_pressed.connect(self.key_pressed)
        self.outline.act_requested.connect(self.act_requested)
        self.outline.menu_requested.connect(self.menu_requested)
        self.outline.left.connect(self.reading.let_go)
        self.outcomes.chosen.connect(self.claim_requested)
        self.reviews.chosen.connect(self.claim_requested)
        self.reviews.pressed_button.connect(self.look_requested)
        self.picture.clicked.connect(self.picture_requested)
        self._theme.changed.connect(self._take_theme)
        self.show_reviews(())

    def sizeHint(self) -> QSize:
        return QSize(420, 600)

    # --- coming and going -------------------------------------------------------------------------

    @Slot(bool)
    def set_seen(self, seen: bool) -> None:
        """Say whether the panel is in sight; behind another tab it counts as visible to Qt."""
        self._seen = seen
        self.reading.watch(self, seen)
        self._draw()

    @Slot()
    def _draw(self) -> None:
        if not self._seen:
            return
        picture = self.reading.picture
        self._pages.setCurrentWidget(self.body if picture else self.empty)
        self.outline.show_picture(picture, self.reading.current)
        self._show_outcomes()

    def _show_outcomes(self) -> None:
        """What the what-if does; where nothing is supposed, what the current part's loss would."""
        outcomes, about = self.reading.outcomes()
        if self.reading.supposed:
            title = tr("If it were withdrawn") if len(about) == 1 else tr("If they were withdrawn")
        else:
            title = tr("If “{about}” were withdrawn", about=one_line(about[0], 40)) if about else ""
        if self.reading.withdrawn:
            title = tr("“{about}” is withdrawn", about=one_line(about[0], 40))
        self.what_if.setText(title or tr("If it were withdrawn"))
        self.computed.setText(COMPUTED if about else _HINT)
        if about and not outcomes:
            self.computed.setText(tr("No claim depends on it. {computed}", computed=COMPUTED))
        if self.reading.withdrawn:
            self.computed.setText(_WITHDRAWN)
        self.outcomes.setVisible(bool(outcomes))
        self.outcomes.show_rows(outcomes, _MOST_OUTCOMES)

    def show_reviews(self, reviews: Sequence[ReviewItem]) -> None:
        """Show the claims that need another look."""
        rows = [_review(item) for item in reviews]
        for part in (self._look_title, self.reviews):
            part.setVisible(bool(rows))
        self.reviews.show_rows(rows, _MOST_REVIEWS)

    # --- the current part -------------------------------------------------------------------------

    @Slot(str)
    def _point(self, path: str) -> None:
        self.outline.show_current(path)
        if self._seen:
            self._show_outcomes()

    @Slot(object)
    def _choose(self, part: Part) -> None:
        self.reading.point(part.path)
        if part.key:
            self.reading.expect(part.key)
            self.key_chosen.emit(part.key)

    def focused_key(self) -> str:
        """The node of the row that has the keyboard, empty where none has."""
        part = self.outline.part
        return part.key if part is not None and self.outline.hasFocus() else ""

    def focus(self) -> None:
        """Put the keyboard into the outline."""
        self.outline.setFocus()

    # --- carrying ---------------------------------------------------------------------------------

    def hint(self, carried: Carried, at: QPoint) -> str:
        """What a drop here would do, in words."""
        picture, part = self.reading.picture, self.outline.part_at(at)
        drop = drop_of(carried, part, picture) if picture else None
        return drop.words if drop else ""

    def drop(self, carried: Carried, at: QPoint) -> None:
        """Take what was carried here."""
        picture, part = self.reading.picture, self.outline.part_at(at)
        drop = drop_of(carried, part, picture) if picture else None
        if drop is not None:
            self.dropped.emit(drop, carried)

    def leave(self) -> None:
        """What was carried went on."""

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(14), px(12), px(12))
        self._column.setSpacing(px(6))
        self._draw()


def _review(item: ReviewItem) -> Outcome:
    lost = ", ".join(named.label for named in item.lost)
    before = status_said(item.before).word
    why = (
        tr("was {before}; withdrawn since {day}: {lost}", before=before, day=item.since, lost=lost)
        if item.since
        else tr("was {before}; withdrawn: {lost}", before=before, lost=lost)
    )
    return Outcome(item.key, item.label, status_said(item.now), why)
