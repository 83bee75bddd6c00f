"""The command that hands over part of what is open: shows its dialog and has the session act."""

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from whydesk import paths
from whydesk.engine.model import Place
from whydesk.engine.redaction.rules import Wish
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.wording import tr
from whydesk.widgets.targets import ask_target
from whydesk.window.ground import Ground

_PLANS = tr("Redaction plan (*.toml)")


class HandingOver(QObject):
    """Shows the dialog; what was chosen in it is there again the next time.

    Choices that are about places are let go once the text is another.
    """

    def __init__(self, ground: Ground, keys: KeyStore) -> None:
        super().__init__(ground.window)
        self._session = session = ground.session
        self._keys = keys
        self._theme = ground.theme
        self._window = ground.window
        self._wish = Wish()
        self._states: dict[str, int] = {}
        session.opened.connect(self._forget)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the commands do."""
        return {"redact": self.open}

    @Slot()
    def open(self) -> None:
        """Show the dialog for the present text."""
        from whydesk.dialogs.redact import RedactDialog
        from whydesk.session.redaction import Redacting

        states = self._session.states
        redacting = Redacting(self._session, self._keys, paths.backups_dir(), self)
        dialog = RedactDialog(
            redacting, self._ask_target, self._ask_plan, self._theme, self._window, self.wish()
        )
        dialog.go_requested.connect(self._go)
        dialog.exec()
        redacting.close()
        self._wish, self._states = redacting.wish, states
        dialog.deleteLater()
        redacting.deleteLater()

    def wish(self) -> Wish:
        """What was asked last, as far as it still means the same."""
        if self._states == self._session.states:
            return self._wish
        graph = self._session.graph
        choices = {
            target: tier
            for target, tier in self._wish.choices.items()
            if target.place is None and graph.resolve(target.key).key == target.key
        }
        anywhere = frozenset(one for one in self._wish.keep if not one.shard)
        masks = frozenset(one for one in self._wish.mask if not one.shard)
        return replace(self._wish, choices=choices, keep=anywhere, mask=masks)

    @Slot()
    def _forget(self) -> None:
        self._wish = Wish()

    @Slot(object)
    def _go(self, place: Place) -> None:
        self._session.place_requested.emit(place)

    def _ask_target(self, suggested: Path) -> Path | None:
        title = tr("Write the redacted export to")
        kinds = {tr("Pack (*.laplaspack)"): ".laplaspack", tr("Text (*.lmd *.md *.txt)"): ".lmd"}
        return ask_target(self._window, title, suggested, kinds, also=(".md", ".txt"))

    def _ask_plan(self, saving: bool) -> Path | None:
        if saving:
            title = tr("Keep these choices as")
            return ask_target(self._window, title, Path("plan.toml"), {_PLANS: ".toml"})
        name, _ = QFileDialog.getOpenFileName(self._window, tr("Open a plan"), "", _PLANS)
        return Path(name) if name else None
