"""Rules of an export: the menu that lists, adds, opens and keeps them, and the dialog for one."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFormLayout, QLineEdit, QMenu, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.redaction.rules import Rule
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import tr
from whydesk.session.tier_words import tier_said
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox
from whydesk.widgets.label import label
from whydesk.widgets.plain import one_line

_KINDS = {
    tr("Every property named"): "key",
    tr("Every thought by"): "author",
    tr("Every node of type"): "type",
}


class RuleDialog(PlainDialog):
    """Asks for one rule; accepted, ``rule`` is it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        words = tr("A rule closes what meets it, and never opens what the text closes.")
        super().__init__(tr("Add a rule"), words, theme, parent)
        self.kind = ChoiceBox(theme)
        self.kind.addItems(list(_KINDS))
        self.kind.setAccessibleName(tr("What the rule is about"))
        self.value = QLineEdit()
        self.value.setAccessibleName(tr("Name"))
        self.tier = ChoiceBox(theme)
        self.tier.addItems([tier_said(Tier.MASKED), tier_said(Tier.SECRET)])
        self.tier.setAccessibleName(tr("Tier"))
        form = QFormLayout()
        form.setHorizontalSpacing(theme.px(16))
        form.setVerticalSpacing(theme.px(10))
        form.addRow(label(tr("About")), self.kind)
        form.addRow(label(tr("Name")), self.value)
        form.addRow(label(tr("Becomes")), self.tier)
        self.column.addLayout(form)
        cancel, self.add = QPushButton(tr("Cancel")), QPushButton(tr("Add"))
        cancel.clicked.connect(self.reject)
        self.add.clicked.connect(self.accept)
        self.add_buttons((cancel, self.add))
        self.value.textChanged.connect(self._say)
        self.value.setFocus()
        self._say()

    @property
    def rule(self) -> Rule:
        tier = Tier.MASKED if self.tier.currentIndex() == 0 else Tier.SECRET
        return Rule(tier, **{_KINDS[self.kind.currentText()]: self.value.text().strip()})

    @Slot()
    def _say(self) -> None:
        self.add.setEnabled(bool(self.value.text().strip()))


class RulesButton(QPushButton):
    """The rules of an export behind one button; ``changed`` carries those that are left."""

    changed = Signal(object)
    open_requested = Signal()
    keep_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rules: tuple[Rule, ...] = ()
        self.setProperty("quiet", True)
        self.setAutoDefault(False)
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.setMenu(self._menu)
        self.show_rules(())

    def show_rules(self, rules: Sequence[Rule]) -> None:
        """Take the rules in force."""
        self.rules = tuple(rules)
        self.setText(
            tr("Rules ({rules})  ▾", rules=len(self.rules)) if self.rules else tr("Rules  ▾")
        )
        self.setAccessibleName(tr("Rules, {rules}", rules=len(self.rules)))

    @Slot()
    def add(self) -> None:
        """Ask for one more rule."""
        dialog = RuleDialog(self._theme, self)
        if dialog.exec():
            self.changed.emit((*self.rules, dialog.rule))
        dialog.deleteLater()

    @Slot()
    def _fill(self) -> None:
        menu = self._menu
        menu.clear()
        for rule in self.rules:
            words = one_line(f"{rule.words}: {tier_said(rule.tier)}", 80).replace("&", "&&")
            menu.addAction(tr("Remove “{words}”", words=words), partial(self._remove, rule))
        if self.rules:
            menu.addSeparator()
        menu.addAction(tr("&Add a rule…"), self.add)
        menu.addSeparator()
        menu.addAction(tr("&Open a plan…"), self.open_requested.emit)
        menu.addAction(tr("&Keep these choices as a plan…"), self.keep_requested.emit)

    def _remove(self, rule: Rule) -> None:
        self.changed.emit(tuple(one for one in self.rules if one != rule))
