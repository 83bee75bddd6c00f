"""How one picked claim is written: its wording, its type, and what it is linked to."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from whydesk.engine.evidence.claims.picks import CLAIM, Pick, Tie
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox
from whydesk.widgets.label import label
from whydesk.widgets.plain import one_line
from whydesk.widgets.tick_box import TickBox

_MOST = 12
_TYPES = (CLAIM, "decision", "question", "hypothesis", "result", "requirement", "risk")
_TIES = {
    tr("not linked"): Tie.NONE,
    "supports": Tie.SUPPORTS,
    "derived from": Tie.DERIVED_FROM,
    tr("in a group of"): Tie.GROUP,
}
_EVIDENCE = tr("The &passage is evidence for it")
_EVIDENCE_TIP = tr("The passage becomes a group of its own, which holds the claim up by itself.")
_LABEL = Qt.ItemDataRole.UserRole
Suggest = Callable[[str, int], Sequence[str]]
GroupNames = Callable[[str], Sequence[tuple[str, str]]]


class ClaimForm(QWidget):
    """Shows a pick and changes it; ``changed`` tells that it is another now.

    ``suggest`` gives labels for words, ``groups`` the names of a node's groups with what to say of
    each; it gives none where the label means no node.
    """

    changed = Signal()

    def __init__(
        self, types: Sequence[str], suggest: Suggest, groups: GroupNames, theme: Theme
    ) -> None:
        super().__init__()
        self._suggest = suggest
        self._groups = groups
        self._pick: Pick | None = None
        self.wording = QPlainTextEdit()
        self.wording.setObjectName("reading")
        self.wording.setTabChangesFocus(True)
        self.wording.setFixedHeight(theme.px(62))
        self.wording.installEventFilter(self)
        self.types = _choice(tr("Type"), dict.fromkeys((*_TYPES, *types)), theme)
        self.ties = _choice(tr("How it is linked"), _TIES, theme)
        self.target = QLineEdit()
        self.target.setPlaceholderText(tr("To which node"))
        self.groups = _choice(tr("Which group"), (), theme)
        self.evidence = TickBox(_EVIDENCE, theme)
        for part, name in (
            (self.wording, tr("Wording")),
            (self.target, tr("The node it is linked to")),
        ):
            part.setAccessibleName(name)
        self._found = QStandardItemModel(self)
        self._completer = QCompleter(self._found, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setCompletionRole(_LABEL)
        self._completer.popup().setObjectName("completions")
        self.target.setCompleter(self._completer)
        self._lay_out(theme)
        self.wording.textChanged.connect(self._take)
        self.types.currentTextChanged.connect(self._take)
        self.ties.currentTextChanged.connect(self._tie_chosen)
        self.target.textEdited.connect(self._search)
        self.target.textChanged.connect(self._target_changed)
        self.groups.currentIndexChanged.connect(self._take)
        self.evidence.toggled.connect(self._take)
        self.show_pick(None)

    def _lay_out(self, theme: Theme) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(12))
        grid.setVerticalSpacing(theme.px(8))
        link = QHBoxLayout()
        link.setSpacing(theme.px(8))
        for part, stretch in ((self.ties, 0), (self.target, 9), (self.groups, 0)):
            link.addWidget(part, stretch)
        link.addStretch()
        for part in (self.types, self.ties):
            part.setFixedWidth(theme.px(150))
        top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(label(tr("Wording")), 0, 0, top)
        grid.addWidget(self.wording, 0, 1, 1, 2)
        grid.addWidget(label(tr("Type")), 1, 0)
        grid.addWidget(self.types, 1, 1)
        grid.addWidget(label(tr("Link")), 2, 0)
        grid.addLayout(link, 2, 1, 1, 2)
        self.evidence.setToolTip(_EVIDENCE_TIP)
        grid.addWidget(self.evidence, 1, 2)
        grid.setColumnStretch(2, 1)

    # --- showing ----------------------------------------------------------------------------------

    @property
    def pick(self) -> Pick | None:
        """The pick as it stands here."""
        return self._pick

    def show_pick(self, pick: Pick | None) -> None:
        """Show a pick, without telling; nothing can be entered for none."""
        self._pick = None
        self.setEnabled(pick is not None)
        if pick is None:
            self.wording.clear()
            self._show_link("", Tie.NONE)
            return
        self.wording.setPlainText(pick.wording)
        if self.types.findText(pick.type) < 0:
            self.types.addItem(pick.type)
        self.types.setCurrentText(pick.type)
        self.evidence.setChecked(pick.by_passage)
        self._show_link(pick.target, pick.tie)
        self.groups.setCurrentIndex(max(0, self.groups.findData(pick.group)))
        self._pick = pick

    def _show_link(self, target: str, tie: Tie) -> None:
        self.ties.setCurrentIndex(list(_TIES.values()).index(tie))
        self.target.setText(target)
        self.target.setVisible(tie is not Tie.NONE)
        self._show_groups()

    def _show_groups(self) -> None:
        """Offer the groups of the node that is named; a group of its own comes first."""
        grouped = self._tie is Tie.GROUP
        found = self._groups(self.target.text()) if grouped else ()
        chosen = self.groups.currentData()
        with QSignalBlocker(self.groups):
            self.groups.clear()
            for name, words in found:
                self.groups.addItem(words, name)
            self.groups.setCurrentIndex(max(0, self.groups.findData(chosen)))
        self.groups.setVisible(grouped and bool(found))

    @property
    def _tie(self) -> Tie:
        return _TIES[self.ties.currentText()]

    # --- what is entered --------------------------------------------------------------------------

    @Slot()
    def _take(self) -> None:
        if self._pick is None:
            return
        changed = replace(
            self._pick,
            wording=self.wording.toPlainText(),
            type=self.types.currentText(),
            tie=self._tie,
            target=self.target.text(),
            group=str(self.groups.currentData() or ""),
            by_passage=self.evidence.isChecked(),
        )
        if changed != self._pick:
            self._pick = changed
            self.changed.emit()

    @Slot()
    def _tie_chosen(self) -> None:
        self.target.setVisible(self._tie is not Tie.NONE)
        self._show_groups()
        self._take()
        if self._pick is not None and self._tie is not Tie.NONE and not self.target.text():
            self.target.setFocus()

    @Slot()
    def _target_changed(self) -> None:
        self._show_groups()
        self._take()

    @Slot(str)
    def _search(self, text: str) -> None:
        """Offer labels for what is typed."""
        self._found.clear()
        for found in self._suggest(text, _MOST) if text.strip() else ():
            item = QStandardItem(one_line(found))
            item.setData(found, _LABEL)
            self._found.appendRow(item)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A wording is one line: Enter is not for it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if enter and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.types.setFocus()
                return True
        return super().eventFilter(watched, event)


def _choice(name: str, items: Iterable[str], theme: Theme) -> ChoiceBox:
    made = ChoiceBox(theme)
    made.addItems([one_line(item, 40) for item in items])
    made.setAccessibleName(name)
    return made
