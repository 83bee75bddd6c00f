"""The evidence page: what holds a claim up, as a picture, and what would be if some of it fell."""

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from whydesk.canvas.figure import Figure
from whydesk.canvas.picture_page import PicturePage
from whydesk.canvas.support_bar import SupportBar, WhatIfBanner
from whydesk.canvas.support_cards import PULL, RESTORE, TURN, PartFigure
from whydesk.canvas.support_scene import SupportScene
from whydesk.canvas.support_taking import SupportTaking
from whydesk.engine.wording import counted, tr
from whydesk.session.later import later
from whydesk.session.session import Session
from whydesk.session.support_impact import sentence_of
from whydesk.session.support_keys import key_name
from whydesk.session.support_reading import SupportReading
from whydesk.theme.theme import Theme
from whydesk.widgets.carrying import Carrying, DropSites
from whydesk.widgets.empty_state import EmptyState

_TITLE = tr("No claim here yet")
_WORDS = tr(
    "A claim is held up by groups of evidence. All legs of a group are needed; of several groups "
    "one is enough. Put the caret in a claim, or write one:"
)
_EXAMPLE = tr(
    "[[It was the lock]]\n>>type: claim\n>>group-1: [[Load test]] & [[Outage of 24 June]]\n\n"
    "[[Load test]]\n>>artifact: session-014"
)
_NO_GROUP = tr("No group yet. N begins one, or drop a node on the claim.")
_NO_CLAIM = tr("Not a claim, so it needs no group. N begins one and makes it a claim.")
_LEAST_HEIGHT = 120


class SupportPage(PicturePage):
    """Shows what a reading is about. GUI thread.

    ``act_requested`` tells that something is to be done with a part (by name), ``key_pressed`` a
    key on a part, ``menu_requested`` wants its menu, ``dropped`` carries a drop and the node.
    """

    act_requested = Signal(str, object)
    key_pressed = Signal(str, object)
    menu_requested = Signal(object, QPoint)
    dropped = Signal(object, object)
    withdraw_requested = Signal()

    def __init__(
        self,
        session: Session,
        reading: SupportReading,
        sites: DropSites,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        self.scene = SupportScene(theme)
        super().__init__(session, self.scene, theme, parent)
        self.setObjectName("supportPage")
        self.reading = reading
        self.view.setAccessibleName(tr("Evidence"))
        self.bar = SupportBar(theme, self)
        self.banner = WhatIfBanner(theme, self)
        self.empty = EmptyState(theme, self)
        self.empty.say(_TITLE, _WORDS, _EXAMPLE)
        self._pictured = ""
        self._taking = SupportTaking(self.view, self.scene, reading, self)
        self._taking.dropped.connect(self.dropped)
        Carrying(self.view.viewport(), self._taking.pick, sites, theme)
        sites.add(self.view.viewport(), self._taking)
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.view)
        self.pages.addWidget(self.empty)
        # The words of the empty state would keep the page higher than a picture has to be.
        self.pages.setMinimumHeight(self.theme.px(_LEAST_HEIGHT))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        self._over = QVBoxLayout()
        self._over.addWidget(self.banner)
        column.addLayout(self._over)
        column.addWidget(self.pages, 1)
        column.addWidget(self.foot)
        self.bar.set_menu(self.menu_with())

    def _wire(self) -> None:
        self.reading.changed.connect(self._draw)
        self.reading.pointed.connect(self._point)
        self.view.chosen.connect(self._figure_chosen)
        self.view.acted.connect(self._figure_acted)
        self.view.opened.connect(self._figure_opened)
        self.view.menu_requested.connect(self._show_menu)
        self.foot.more.clicked.connect(self.reading.show_more)
        self.banner.let_go.clicked.connect(self.reading.let_go)
        self.banner.withdraw.clicked.connect(self.withdraw_requested)
        self.bar.pin.toggled.connect(self.reading.set_pinned)
        self.bar.close_button.clicked.connect(self.text_requested)
        self.theme.changed.connect(self._draw)

    # --- coming and going -------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.reading.watch(self, True)
        self._draw()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.reading.watch(self, False)

    # --- drawing ----------------------------------------------------------------------------------

    @Slot()
    def _draw(self) -> None:
        if not self.isVisible():
            return
        picture = self.reading.picture
        self.pages.setCurrentWidget(self.view if picture else self.empty)
        held = self.scene.figure_of(self._pictured)
        at = self.view.mapFromScene(held.area.center()) if held else None
        self.scene.show(picture)
        self.view.take_extent()
        before, self._pictured = self._pictured, picture.root.key if picture else ""
        claim = self.scene.figure_of(self._pictured)
        if claim is not None:
            if self._pictured != before or at is None:
                self._begin()
                # Shown for the first time, the view has its size only once this event is over.
                later(self, self._begin)
            else:
                self.view.hold(claim, at)
            self.scene.set_current(self.scene.figure_of(self.reading.current) or claim)
        self._tell()

    @Slot()
    def _begin(self) -> None:
        """Show everything if it can be read then; else from its top on, if the claim is seen so."""
        claim = self.scene.figure_of(self._pictured)
        if claim is not None:
            self.view.fit_readable(claim, from_top=True)

    def _tell(self) -> None:
        """Say what is shown, and what is supposed."""
        picture, impact = self.reading.picture, self.reading.impact
        self.bar.set_picture(picture, pinned=self.reading.pinned)
        words = ""
        if picture is not None:
            words = _NO_GROUP if picture.makes_claim else _NO_CLAIM
            if picture.legs:
                words = counted(picture.legs, "{n} leg", "{n} legs")
            if picture.hidden:
                shown = picture.legs - picture.hidden
                words = counted(
                    picture.hidden,
                    "{shown:,} of {legs} shown, {n} is not",
                    "{shown:,} of {legs} shown, {n} are not",
                    shown=shown,
                    legs=words,
                )
        self.foot.set_count(words, more=picture is not None and picture.hidden > 0)
        appears = impact is not None and not self.banner.isVisible()
        self.banner.setVisible(impact is not None)
        margin = self.theme.px(12) if impact is not None else 0
        self._over.setContentsMargins(margin, margin, margin, margin)
        if impact is not None:
            self.banner.sentence.say(sentence_of(impact))
            self.banner.withdraw.setEnabled(len(impact.already) < len(impact.withdrawn))
        if appears:
            later(self, self._reveal_current)

    @Slot()
    def _reveal_current(self) -> None:
        """Keep the current part in sight, with the head of its box, after the banner came."""
        part = self.scene.part
        box = self.scene.parent_of(part) if part is not None else None
        for shown in (box, part):
            figure = self.scene.figure_of(shown.path) if shown is not None else None
            if figure is not None:
                self.view.reveal(figure)

    # --- the current part -------------------------------------------------------------------------

    @Slot(str)
    def _point(self, path: str) -> None:
        figure = self.scene.figure_of(path)
        if figure is not None and figure is not self.scene.current:
            self.scene.set_current(figure)
            self.view.reveal(figure)

    @Slot(object)
    def _figure_chosen(self, figure: Figure) -> None:
        if isinstance(figure, PartFigure):
            self.reading.point(figure.key)
            if figure.part.key:
                self.reading.expect(figure.part.key)
                self.key_chosen.emit(figure.part.key)

    @Slot(object, str)
    def _figure_acted(self, figure: Figure, action: str) -> None:
        if isinstance(figure, PartFigure):
            names = {PULL: "what-if", TURN: "turn", RESTORE: "restore"}
            self.act_requested.emit(names[action], figure.part)

    @Slot(object)
    def _figure_opened(self, figure: Figure) -> None:
        if isinstance(figure, PartFigure):
            self.act_requested.emit("text", figure.part)

    @Slot(object, QPoint)
    def _show_menu(self, figure: Figure | None, at: QPoint) -> None:
        if isinstance(figure, PartFigure):
            self.menu_requested.emit(figure.part, at)
        else:
            self.bar.menu.popup(at)

    @Slot()
    def follow(self) -> None:
        """Go to where the current part is written."""
        if self.scene.part is not None:
            self.act_requested.emit("text", self.scene.part)

    def focused_key(self) -> str:
        """The node that has the keyboard here, empty where none has."""
        part = self.scene.part
        return part.key if part is not None and self.view.hasFocus() else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the picture leaves over: Esc, and the keys of what can be done."""
        name = key_name(event.key(), event.modifiers())
        if name == "Esc":
            if self.reading.supposed:
                self.reading.let_go()
            else:
                self.text_requested.emit()
        elif name and self.scene.part is not None:
            self.key_pressed.emit(name, self.scene.part)
        else:
            event.ignore()

    # --- files ------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        picture = self.reading.picture
        if picture is None:
            return tr("Evidence")
        if picture.makes_claim:
            return tr("Evidence for {subject}", subject=picture.root.label)
        return tr("What leans on {subject}", subject=picture.root.label)
