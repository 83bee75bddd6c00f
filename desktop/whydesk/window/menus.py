"""Makes the actions and menus of the command table."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from whydesk.window.commands import COMMANDS, PARENTS, Command, Menu, key_words, plain_title


class Menus:
    """The actions by command name and the menus by name, in one bar."""

    def __init__(self, window: QWidget, handlers: Mapping[str, Callable[[], object]]) -> None:
        self.bar = QMenuBar()
        self.actions: dict[str, QAction] = {}
        self.menus: dict[Menu, QMenu] = {}
        self.starts: dict[Menu, dict[int, QAction]] = {}
        for menu in Menu:
            inner = menu in PARENTS
            made = QMenu(menu.value, self.bar) if inner else self.bar.addMenu(menu.value)
            self.menus[menu] = made
        groups: dict[Menu, int] = {}
        for command in COMMANDS:
            menu = self.menus[command.menu]
            if groups.setdefault(command.menu, command.group) != command.group:
                menu.addSeparator()
                groups[command.menu] = command.group
            action = _action(command, window, handlers[command.name])
            menu.addAction(action)
            window.addAction(action)
            self.actions[command.name] = action
        for menu, parent in PARENTS.items():
            self.menus[parent].addSeparator()
            self.menus[parent].addMenu(self.menus[menu])

    def enable(self, name: str, there: bool) -> None:
        self.actions[name].setEnabled(there)


def _action(command: Command, window: QWidget, handler: Callable[[], object]) -> QAction:
    action = QAction(command.title, window)
    action.setObjectName(command.name)
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    plain = plain_title(command.title).rstrip("…")
    tip = command.tip or plain
    action.setToolTip(f"{tip} ({key_words(command)})" if command.keys else tip)
    action.triggered.connect(handler)
    return action
