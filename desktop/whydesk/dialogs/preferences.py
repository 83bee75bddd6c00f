"""Preferences: every setting with what it means, made from how the settings are declared."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.wording import tr
from whydesk.session.settings import OFF, ON, PREFERENCES, Control, Section, Setting, Settings
from whydesk.theme.fonts import editor_families
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox, NumberBox
from whydesk.widgets.label import label
from whydesk.widgets.tick_box import TickBox

_WIDTH = 620
_CONTROL_WIDTH = 220
_USUAL_FONT = tr("The usual one")


class Preferences(PlainDialog):
    """Each change takes effect at once. ``show_setting`` gives one of them the keyboard."""

    def __init__(self, settings: Settings, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Preferences"), "", theme, parent)
        self._settings = settings
        self.controls: dict[str, QWidget] = {}
        body = QWidget()
        self._grid = QGridLayout(body)
        self._grid.setContentsMargins(0, 0, theme.px(8), 0)
        self._grid.setHorizontalSpacing(theme.px(24))
        self._grid.setVerticalSpacing(theme.px(4))
        self._grid.setColumnStretch(0, 1)
        for section in PREFERENCES:
            self._add_section(section)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.be_wide(theme.px(_WIDTH))
        self._area = self.add_scrolled(body)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        reset = QPushButton(tr("Back to how it was at first"))
        reset.setAutoDefault(False)
        close = QPushButton(tr("Close"))
        reset.clicked.connect(settings.reset)
        close.clicked.connect(self.accept)
        self.add_buttons((reset, close))
        settings.changed.connect(self._take)
        next(iter(self.controls.values())).setFocus()

    def show_setting(self, key: str) -> None:
        """Give the control of a setting the keyboard."""
        control = self.controls[key]
        self._area.ensureWidgetVisible(control)
        control.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- making -----------------------------------------------------------------------------------

    def _add_section(self, section: Section) -> None:
        row = self._grid.rowCount()
        title = label(section.title, "section")
        title.setContentsMargins(0, self.theme.px(14 if row > 1 else 0), 0, self.theme.px(2))
        self._grid.addWidget(title, row, 0, 1, 2)
        for setting in section.settings:
            self._add_setting(setting)

    def _add_setting(self, setting: Setting[str] | Setting[int]) -> None:
        control = self._control(setting)
        control.setAccessibleName(setting.label)
        control.setAccessibleDescription(setting.explanation)
        self.controls[setting.key] = control
        row = self._grid.rowCount()
        name, words = label(setting.label, "ink"), label(setting.explanation, "note")
        name.setBuddy(control)
        words.setContentsMargins(0, 0, 0, self.theme.px(8))
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(words, row + 1, 0)
        top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        self._grid.addWidget(control, row, 1, 2, 1, top)
        control.setFixedWidth(self.theme.px(_CONTROL_WIDTH))
        self._show(setting, control)

    def _control(self, setting: Setting[str] | Setting[int]) -> QWidget:
        if setting.control is Control.NUMBER:
            return self._number(setting)
        if setting.control is Control.CHOICE:
            return self._choice(setting.names, setting.choices)
        if setting.control is Control.FONT:
            families = editor_families()
            return self._choice((_USUAL_FONT, *families), ("", *families))
        if setting.control is Control.SWITCH:
            box = TickBox(tr("On"), self.theme)
            box.toggled.connect(self._changed)
            return box
        line = QLineEdit()
        line.textEdited.connect(self._changed)
        return line

    def _number(self, setting: Setting[str] | Setting[int]) -> NumberBox:
        least, most = map(int, setting.choices)
        box = NumberBox(least, most, " px", self.theme)
        box.set_name(setting.label)
        box.changed.connect(self._changed)
        return box

    def _choice(self, names: Sequence[str], values: Sequence[str | int]) -> ChoiceBox:
        box = ChoiceBox(self.theme)
        for name, value in zip(names, values, strict=True):
            box.addItem(name, value)
        box.activated.connect(self._changed)
        return box

    # --- what is set ------------------------------------------------------------------------------

    @Slot()
    def _changed(self) -> None:
        """Take over what a control says; its signal may be any of them."""
        for section in PREFERENCES:
            for setting in section.settings:
                if self.controls.get(setting.key) is self.sender():
                    self._set(setting)

    def _set(self, setting: Setting[str] | Setting[int]) -> None:
        control = self.controls[setting.key]
        if isinstance(control, NumberBox):
            self._settings.set_value(setting, control.box.value())
        elif isinstance(control, QComboBox):
            self._settings.set_value(setting, control.currentData())
        elif isinstance(control, TickBox):
            self._settings.set_value(setting, ON if control.isChecked() else OFF)
        elif isinstance(control, QLineEdit):
            self._settings.set_value(setting, control.text().strip())

    @Slot(str)
    def _take(self, key: str) -> None:
        """Show what was set, here or elsewhere."""
        for section in PREFERENCES:
            for setting in section.settings:
                if setting.key == key:
                    self._show(setting, self.controls[key])

    def _show(self, setting: Setting[str] | Setting[int], control: QWidget) -> None:
        value = self._settings.value(setting)
        control.blockSignals(True)
        if isinstance(control, NumberBox):
            control.set_value(int(value))
        elif isinstance(control, QComboBox):
            control.setCurrentIndex(max(0, control.findData(value)))
        elif isinstance(control, TickBox):
            control.setChecked(value == ON)
        elif isinstance(control, QLineEdit) and control.text().strip() != value:
            control.setText(str(value))
        control.blockSignals(False)
