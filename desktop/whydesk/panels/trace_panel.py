"""What the tabs of lineage and recall share: a title, a sentence, and a list of facts."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from whydesk.engine.evidence.verdict import Lineage
from whydesk.engine.wording import tr
from whydesk.panels.facts import Fact, FactList
from whydesk.theme.theme import Theme
from whydesk.widgets.elided_label import ElidedLabel
from whydesk.widgets.empty_state import EmptyState
from whydesk.widgets.plain import one_line


class TracePanel(QWidget):
    """Shows facts of one node under a sentence that says what they are not. GUI thread.

    ``node_requested`` carries a key to go to.
    """

    node_requested = Signal(str)

    def __init__(
        self,
        name: str,
        sentence: str,
        facts: Callable[[Lineage], Sequence[Fact]],
        theme: Theme,
        parent: QWidget | None,
    ) -> None:
        """``facts`` are what of a lineage is shown here."""
        super().__init__(parent)
        self._facts = facts
        self.setObjectName("whyBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._name = name
        self._theme = theme
        self.title, self.note = ElidedLabel(name), QLabel()
        self.title.setProperty("role", "name")
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.note.setProperty("role", "note")
        self.note.setText(sentence)
        self.list = FactList(name, theme, self)
        self.list.node_chosen.connect(self.node_requested)
        self.empty = EmptyState(theme, self)
        body = QWidget(self)
        self._column = QVBoxLayout(body)
        for part in (self.title, self.note):
            self._column.addWidget(part)
        self._column.addWidget(self.list, 1)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(body)
        self.pages.addWidget(self.empty)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.pages)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def sizeHint(self) -> QSize:
        return QSize(420, 600)

    def show_lineage(self, found: Lineage | None) -> None:
        """Show what there is of a lineage; without any, how it is written."""
        label = found.trace.start.label if found else ""
        facts = self._facts(found) if found else ()
        self.pages.setCurrentIndex(0 if facts else 1)
        self.title.setText(tr("{name} of {label}", name=self._name, label=one_line(label)))
        self.list.show_facts(facts)

    def focus(self) -> None:
        """Put the keyboard into the list."""
        self.list.setFocus()

    @Slot()
    def _take_theme(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(14), px(12), px(12))
        self._column.setSpacing(px(6))
