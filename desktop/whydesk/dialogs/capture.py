"""Quick thought: what kind, on which node, and the words; nothing else has to be decided."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from whydesk.dialogs.base import PlainDialog
from whydesk.dialogs.node_picker import HitDelegate
from whydesk.engine.lmd.vocabulary import THOUGHT_TYPES
from whydesk.engine.recall.find import Finder, Hit
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox
from whydesk.widgets.label import label
from whydesk.widgets.rows import RowsModel

_MOST = 20
_SHOWN = 3
_ROW = 46
_KINDS = ("note", *(kind for kind in THOUGHT_TYPES if kind != "note"))
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WORDS = tr("It is added under the node with today's date. Ctrl+Enter adds it.")


class Capture(PlainDialog):
    """Asks for a thought. ``find`` gives nodes for words, ``resolve`` the key of a label."""

    def __init__(
        self,
        node: str,
        find: Finder,
        resolve: Callable[[str], str],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Quick thought"), _WORDS, theme, parent)
        self._find = find
        self._resolve = resolve
        self.kinds = ChoiceBox(theme)
        self.kinds.addItems(_KINDS)
        self.kinds.setAccessibleName(tr("Kind of thought"))
        self.node = QLineEdit(node)
        self.node.setPlaceholderText(tr("The node it is about; empty: the end of this file"))
        self.node.setAccessibleName(tr("The node it is about"))
        self.hits = RowsModel[Hit](_wording)
        self.list = QListView()
        self.list.setAccessibleName(tr("Nodes that fit"))
        self.list.setModel(self.hits)
        self.list.setItemDelegate(HitDelegate(theme, self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setFixedHeight(theme.px(_ROW * _SHOWN))
        self.list.hide()
        self.box = QPlainTextEdit()
        self.box.setObjectName("reading")
        self.box.setAccessibleName(tr("The thought"))
        self.box.setTabChangesFocus(True)
        self.box.setPlaceholderText(tr("What came to mind"))
        self.box.setFont(theme.editor_font)
        self.box.setMinimumSize(theme.px(520), theme.px(130))
        self.said = label("", "failure")
        self._lay_out()
        self.node.textEdited.connect(self._search)
        self.list.clicked.connect(self._take)
        self.box.textChanged.connect(self._look)
        self.node.installEventFilter(self)
        self.box.installEventFilter(self)
        self._look()
        self.box.setFocus()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        row.addWidget(self.kinds)
        row.addWidget(self.node, 1)
        self.column.addLayout(row)
        for part in (self.list, self.box, self.said):
            self.column.addWidget(part)
        self.said.hide()
        cancel = QPushButton(tr("Cancel"))
        self.add = QPushButton(tr("Add the thought"))
        cancel.clicked.connect(self.reject)
        self.add.clicked.connect(self.try_add)
        self.add_buttons((cancel, self.add))

    # --- what was asked for -----------------------------------------------------------------------

    @property
    def kind(self) -> str:
        return self.kinds.currentText()

    @property
    def key(self) -> str:
        """The node that is named, empty for none."""
        name = self.node.text().strip()
        return self._resolve(name) if name else ""

    @property
    def text(self) -> str:
        """The words letter by letter; Qt's own way to ask turns no-break spaces into blanks."""
        block = self.box.document().begin()
        lines: list[str] = []
        while block.isValid():
            lines.append(block.text())
            block = block.next()
        return "\n".join(lines).strip("\n")

    @Slot()
    def try_add(self) -> None:
        """Close with what was written, unless a node is named that is not there."""
        if self.node.text().strip() and not self.key:
            self.said.setText(tr("There is no node of that name. Choose one of the list."))
            self.said.show()
            self._search(self.node.text())
            self.node.setFocus()
        elif self.text.strip():
            self.accept()

    # --- the node ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.node:
                return self._node_key(event)
            if event.key() in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.try_add()
                return True
        return super().eventFilter(watched, event)

    def _node_key(self, event: QKeyEvent) -> bool:
        """Up and Down move in the list, Enter and Tab take what is there."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() in steps and self.hits.rows:
            row = self.list.currentIndex().row() + steps[Qt.Key(event.key())]
            if 0 <= row < len(self.hits.rows):
                self.list.setCurrentIndex(self.hits.index(row))
            return True
        if event.key() in (*_ENTER, Qt.Key.Key_Tab) and self.list.isVisible():
            self._take(self.list.currentIndex())
            return True
        return False

    @Slot(str)
    def _search(self, text: str) -> None:
        found = self._find(text, _MOST) if text.strip() else []
        self.hits.set_rows(found)
        self.list.setCurrentIndex(self.hits.index(0))
        self.list.setVisible(bool(found))

    @Slot(QModelIndex)
    def _take(self, index: QModelIndex) -> None:
        if index.isValid():
            self.node.setText(self.hits.rows[index.row()].label)
        self.list.hide()
        self.said.hide()
        self.box.setFocus()

    @Slot()
    def _look(self) -> None:
        self.add.setEnabled(bool(self.text.strip()))


def _wording(hit: Hit) -> str:
    return f"{hit.label}, {hit.type}" if hit.type else hit.label
