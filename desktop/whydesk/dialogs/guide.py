"""The user guide inside the program: its chapters, and a search in it. Offline."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from whydesk.dialogs.guide_page import GuidePage
from whydesk.engine.wording import tr
from whydesk.session.later import later
from whydesk.theme.theme import Theme
from whydesk.widgets.label import label
from whydesk.widgets.room import room_of, within

_LIST_WIDTH = 250
_PAUSE_MS = 120


class GuideDialog(QDialog):
    """The guide beside its chapters; stays open beside the window. GUI thread."""

    def __init__(self, folder: Path, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("User guide"))
        self.setModal(False)
        self.theme = theme
        self._places: list[QTextCursor] = []
        self._current = -1
        self.box = QLineEdit()
        self.box.setPlaceholderText(tr("Find in the guide"))
        self.box.setAccessibleName(tr("Find in the guide"))
        self.box.setClearButtonEnabled(True)
        self.found: QLabel = label("", "note")
        self.list = QListWidget()
        self.list.setObjectName("chapters")
        self.list.setAccessibleName(tr("Chapters"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page = GuidePage(folder, theme, self._width_of_page())
        self.back = QPushButton(tr("‹ Back to the guide"))
        self.back.setProperty("link", True)
        self.back.setAutoDefault(False)
        self.back.hide()
        self._lay_out()
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._soon.timeout.connect(self._find)
        self.box.textChanged.connect(self._soon.start)
        self.box.returnPressed.connect(self.next_place)
        self.list.currentRowChanged.connect(self._go)
        self.list.itemClicked.connect(self._go_again)
        self.page.page_changed.connect(self._page_changed)
        self.back.clicked.connect(self.page.back)
        QShortcut(QKeySequence.StandardKey.Back, self).activated.connect(self.page.back)
        find = QShortcut(QKeySequence.StandardKey.Find, self)
        find.activated.connect(self.box.setFocus)
        theme.changed.connect(self._take_theme)
        self.resize(self.sizeHint())

    def _width_of_page(self) -> int:
        """What is left of the screen beside the chapters."""
        return room_of(self).width() - self.theme.px(_LIST_WIDTH + 24)

    def _lay_out(self) -> None:
        px = self.theme.px
        side = QVBoxLayout()
        side.setContentsMargins(px(12), px(12), px(12), px(12))
        side.setSpacing(px(8))
        for part in (self.box, self.found, self.back, self.list):
            side.addWidget(part)
        side.setAlignment(self.back, Qt.AlignmentFlag.AlignLeft)
        left = QWidget()
        left.setObjectName("sidebar")
        left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        left.setLayout(side)
        left.setFixedWidth(px(_LIST_WIDTH + 24))
        both = QHBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        both.addWidget(left)
        both.addWidget(self.page, 1)
        self.found.hide()

    def sizeHint(self) -> QSize:
        return within(self, self.theme.px(1040), self.theme.px(720))

    def open_at(self, page: str, chapter: int) -> None:
        """Show a page at one of its chapters, counted from 0 without the title."""
        if self.page.page != page:
            self.page.trail.clear()
            self.page.open_page(page)
        self.list.setCurrentRow(min(chapter + 1, self.list.count() - 1))
        self.show()
        self.raise_()
        self.activateWindow()
        later(self, self._go_again)
        self.list.setFocus()

    @Slot()
    def next_place(self) -> None:
        """Go to the next place of what is looked for, round to the first."""
        self._find_now_if_due()
        if self._places:
            self._look_at((self._current + 1) % len(self._places))

    # --- chapters ---------------------------------------------------------------------------------

    @Slot()
    def _page_changed(self) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for chapter in self.page.chapters:
            self.list.addItem(QListWidgetItem(chapter.title))
        self.list.setCurrentRow(0)
        self.back.setVisible(bool(self.page.trail))
        self.list.blockSignals(False)
        self._find()

    @Slot(int)
    def _go(self, row: int) -> None:
        if 0 <= row < len(self.page.chapters):
            self.page.go_to(self.page.chapters[row].position)

    @Slot()
    def _go_again(self) -> None:
        self._go(self.list.currentRow())

    # --- finding ----------------------------------------------------------------------------------

    def _find_now_if_due(self) -> None:
        if self._soon.isActive():
            self._soon.stop()
            self._find()

    @Slot()
    def _find(self) -> None:
        words = self.box.text().strip()
        self._places = self.page.places_of(words)
        self._current = -1
        self.found.setVisible(bool(words))
        self._show_chapters_of(words)
        if self._places:
            self._look_at(0)
        else:
            self.page.mark((), -1)
            self.found.setText(tr("Not in this guide.") if words else "")

    def _show_chapters_of(self, words: str) -> None:
        """List the chapters in which something was found; all of them while nothing is sought."""
        with_words = {self._chapter_at(place.selectionStart()) for place in self._places}
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(bool(words) and row not in with_words)

    def _chapter_at(self, position: int) -> int:
        rows = [n for n, one in enumerate(self.page.chapters) if one.position <= position]
        return rows[-1] if rows else 0

    def _look_at(self, number: int) -> None:
        self._current = number
        place = self._places[number]
        self.page.mark(self._places, number)
        self.page.go_to(place.selectionStart())
        many = len(self._places)
        one = tr("{number} of {many}", number=f"{number + 1:,}", many=f"{many:,}")
        self.found.setText(one if many == 1 else f"{one}  ·  {tr('Enter: the next')}")

    # --- looks ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape lets go of the search first; Enter in the box is no press of a button."""
        if event.key() == Qt.Key.Key_Escape and self.box.text():
            self.box.clear()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    @Slot()
    def _take_theme(self) -> None:
        """The page's own colours and sizes stand in its document, which is made anew."""
        self.page.set_most_wide(self._width_of_page())
        if self.page.page:
            self.page.open_page(self.page.page)
