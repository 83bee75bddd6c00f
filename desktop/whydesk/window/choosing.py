"""Choosing by typing: a node to go to, a part of the file, a command to carry out."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from whydesk.engine.recall.find import Hit
from whydesk.window.commands import COMMANDS, Command, key_words, plain_title
from whydesk.window.ground import Ground
from whydesk.window.preferences import Preferring

if TYPE_CHECKING:
    from whydesk.dialogs.outline import Part
    from whydesk.dialogs.palette import Entry
    from whydesk.dialogs.picker import Picker

_T = TypeVar("_T")


class Choosing(QObject):
    """Opens the lists that are searched by typing, and does what is chosen. GUI thread."""

    def __init__(
        self, ground: Ground, preferring: Preferring, actions: Mapping[str, QAction]
    ) -> None:
        """``actions`` are those of the commands, by name."""
        super().__init__(ground.window)
        self._session = ground.session
        self._desk = ground.desk
        self._theme = ground.theme
        self._window = ground.window
        self._preferring = preferring
        self._actions = actions

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "go-to": self.go_to,
            "outline": self.show_outline,
            "go-to-file": self.show_files,
            "palette": self.show_palette,
        }

    @Slot()
    def go_to(self) -> None:
        """Choose a node by its label or its words."""
        from whydesk.dialogs.node_picker import to_go

        dialog = to_go(self.find, self._theme, self._window)
        dialog.chosen.connect(self._go_to_hit)
        self._run(dialog)

    @Slot(object)
    def _go_to_hit(self, hit: Hit) -> None:
        self._session.request_node(hit.key)

    @Slot()
    def show_outline(self) -> None:
        """Choose a heading or a node of the file in sight."""
        from whydesk.dialogs.outline import Outline, outline

        view = self._desk.view
        parts = outline(view.text.live, self._session.graph)
        dialog = Outline(parts, view.caret()[0], self._theme, self._window)
        dialog.chosen.connect(self._go_to_part)
        self._run(dialog)

    @Slot(object)
    def _go_to_part(self, part: "Part") -> None:
        self._session.request_place(part.place)

    @Slot()
    def show_files(self) -> None:
        """Choose a file of what is open."""
        from whydesk.dialogs.files import FilePicker

        files = list(self._session.workspace.documents)
        dialog = FilePicker(files, self._desk.view.text.shard, self._theme, self._window)
        dialog.chosen.connect(self._desk.show_shard)
        self._run(dialog)

    @Slot()
    def show_palette(self) -> None:
        """Choose a command or a setting; it is carried out once the list is closed."""
        from whydesk.dialogs.palette import Palette

        entries = [self._entry(command) for command in COMMANDS if command.name != "palette"]
        entries += self._preferring.entries()
        dialog = Palette(entries, self._theme, self._window)
        chosen: list[Entry] = []
        dialog.chosen.connect(chosen.append)
        self._run(dialog)
        for entry in chosen:
            if entry.enabled and not self._preferring.carry_out(entry.name):
                self._actions[entry.name].trigger()

    def _entry(self, command: Command) -> "Entry":
        from whydesk.dialogs.palette import Entry
        from whydesk.window.other_words import OTHER_WORDS

        title = plain_title(command.title)
        menu = plain_title(command.menu.value)
        enabled = self._actions[command.name].isEnabled()
        other = OTHER_WORDS.get(command.name, "")
        return Entry(command.name, title, menu, key_words(command), enabled, other)

    def _run(self, dialog: "Picker[_T]") -> None:
        dialog.exec()
        dialog.deleteLater()

    def find(self, query: str, limit: int) -> list[Hit]:
        """The nodes with these words, the first ones of all without words."""
        if query.strip():
            return self._session.workspace.find(query, limit)
        nodes = self._session.graph.nodes()
        found = (
            Hit(node.key, node.label, node.type, "")
            for node, _ in zip(nodes, range(limit), strict=False)
        )
        return list(found)
