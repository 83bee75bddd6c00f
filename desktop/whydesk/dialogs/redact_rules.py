"""Rules of an export: the menu that lists, adds, opens and keeps them, and the dialog for one."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFormLayout, QLineEdit, QMenu, QPushButton, QWidget

from whydesk.dialogs.base import PlainDialog, label
from whydesk.engine.redaction.rules import Rule
from whydesk.engine.redaction.tiers import Tier
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox
from whydesk.widgets.plain import one_line

_KINDS = {
    "Every property named": "key",
    "Every thought by": "author",
    "Every node of type": "type",
}


class RuleDialog(PlainDialog):
    """Asks for one rule; accepted, ``rule`` is it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        words = "A rule closes what meets it, and never opens what the text closes."
        super().__init__("Add a rule", words, theme, parent)
        self.kind = ChoiceBox(theme)
        self.kind.addItems(list(_KINDS))
        self.kind.setAccessibleName("What the rule is about")
        self.value = QLineEdit()
        self.value.setAccessibleName("Name")
        self.tier = ChoiceBox(theme)
        self.tier.addItems([Tier.MASKED.word, Tier.SECRET.word])
        self.tier.setAccessibleName("Tier")
        form = QFormLayout()
        form.setHorizontalSpacing(theme.px(16))
        form.setVerticalSpacing(theme.px(10))
        form.addRow(label("About"), self.kind)
        form.addRow(label("Name"), self.value)
        form.addRow(label("Becomes"), self.tier)
        self.column.addLayout(form)
        cancel, self.add = QPushButton("Cancel"), QPushButton("Add")
        cancel.clicked.connect(self.reject)
        self.add.clicked.connect(self.accept)
        self.add_buttons((cancel, self.add))
        self.value.textChanged.connect(self._say)
        self.value.setFocus()
        self._say()

    @property
    def rule(self) -> Rule:
        tier = Tier.MASKED if self.tier.currentText() == Tier.MASKED.word else Tier.SECRET
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
        self.setText(f"Rules ({len(self.rules)})  ▾" if self.rules else "Rules  ▾")
        self.setAccessibleName(f"Rules, {len(self.rules)}")

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
            words = one_line(f"{rule.words}: {rule.tier.word}", 80).replace("&", "&&")
            menu.addAction(f"Remove “{words}”", partial(self._remove, rule))
        if self.rules:
            menu.addSeparator()
        menu.addAction("&Add a rule…", self.add)
        menu.addSeparator()
        menu.addAction("&Open a plan…", self.open_requested.emit)
        menu.addAction("&Keep these choices as a plan…", self.keep_requested.emit)

    def _remove(self, rule: Rule) -> None:
        self.changed.emit(tuple(one for one in self.rules if one != rule))
