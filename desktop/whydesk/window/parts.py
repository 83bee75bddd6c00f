"""The parts of the window that only commands need; each is loaded and made when first wanted."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtGui import QAction

from whydesk.engine.model import Diagnostic, Place
from whydesk.session.seals import MaySave, Seals
from whydesk.window.docks import PanelDock
from whydesk.window.ground import Ground

if TYPE_CHECKING:
    from whydesk.canvas.map_page import MapPage
    from whydesk.canvas.support_page import SupportPage
    from whydesk.engine.recall.find import Hit
    from whydesk.engine.redaction.rules import Target
    from whydesk.engine.redaction.tiers import Tier
    from whydesk.panels.problems import ProblemsPanel
    from whydesk.window.capturing import Capturing
    from whydesk.window.choosing import Choosing
    from whydesk.window.fixes import Fixes
    from whydesk.window.for_whom import ForWhom
    from whydesk.window.keyring import Keyring
    from whydesk.window.picture_files import PictureFiles
    from whydesk.window.preferences import Preferring
    from whydesk.window.reading import Pages
    from whydesk.window.redacting import HandingOver
    from whydesk.window.refactoring import Refactoring
    from whydesk.window.sealing import Sealing
    from whydesk.window.stage import Stage
    from whydesk.window.tiers import SettingTiers
    from whydesk.window.weighing import Weighing
    from whydesk.window.writing import Writing


class Part(Protocol):
    """A part of the window that carries out commands."""

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        ...


class OnCommand(NamedTuple):
    """The commands that bring a part about: ``part`` gives it, made by then."""

    part: Callable[[], Part]
    names: tuple[str, ...]

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What each of the commands does."""
        return {name: partial(self._carry_out, name) for name in self.names}

    def _carry_out(self, name: str) -> None:
        self.part().handlers()[name]()


class Parts(QObject):
    """Makes each part when a command, or something else that was done, first wants it. GUI thread.

    What comes about by itself is not here: a part hears nothing of the session before it is made.
    """

    def __init__(self, ground: Ground, seals: Seals, problems: "PanelDock[ProblemsPanel]") -> None:
        super().__init__(ground.window)
        self._ground = ground
        self._seals = seals
        self._problems = problems
        self._focused: Sequence[Callable[[], str]] = ()
        self._actions: Mapping[str, QAction] = {}
        self._stage: Stage | None = None
        self._weighing: Weighing | None = None
        self.on_command = (
            OnCommand(lambda: self.sealing, ("seal-export", "verify", "seal-details")),
            OnCommand(lambda: self.handing_over, ("redact",)),
            OnCommand(lambda: self.tiers, ("tier", "tier-open", "tier-masked", "tier-secret")),
            OnCommand(
                lambda: self.refactoring,
                ("rename", "move-node", "create-node", "make-link", "add-ids"),
            ),
            OnCommand(lambda: self.preferring, ("preferences",)),
            OnCommand(lambda: self.choosing, ("go-to", "outline", "go-to-file", "palette")),
            OnCommand(
                lambda: self.writing,
                (
                    "capture",
                    "insert-decision",
                    "insert-claim",
                    "insert-question",
                    "insert-source",
                    "insert-thought",
                ),
            ),
            OnCommand(lambda: self.capturing, ("capture-claims",)),
            OnCommand(lambda: self.pages, ("guide", "keys", "language", "about")),
            OnCommand(lambda: self.fixes, ("next-problem", "previous-problem", "fix", "fix-all")),
            OnCommand(lambda: self.keyring, ("signing-keys",)),
        )
        desk = ground.desk
        desk.tier_mark_chosen.connect(self._ask_tier)
        desk.label_missing.connect(self._label_missing)
        desk.files_requested.connect(self._show_files)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out by a part, by name."""
        found: dict[str, Callable[[], object]] = {}
        for one in self.on_command:
            found |= one.handlers()
        return found

    def set_focused(self, focused: Sequence[Callable[[], str]]) -> None:
        """Say who is asked, in turn, for the node that has the keyboard outside the text."""
        self._focused = focused

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        """Say what the commands do, once they are made."""
        self._actions = actions

    def serve_pictures(self, stage: "Stage", weighing: "Weighing") -> None:
        """Save the pictures of these two, from when they are made."""
        self._stage, self._weighing = stage, weighing
        stage.map_made.connect(self._serve_map)
        weighing.page_made.connect(self._serve_support)

    # --- the parts --------------------------------------------------------------------------------

    @cached_property
    def sealing(self) -> "Sealing":
        from whydesk.window.sealing import Sealing

        return Sealing(self._ground, self._seals)

    @cached_property
    def keyring(self) -> "Keyring":
        from whydesk.window.keyring import Keyring

        return Keyring(self._ground, self._seals)

    @cached_property
    def handing_over(self) -> "HandingOver":
        from whydesk.window.redacting import HandingOver

        return HandingOver(self._ground, self._seals.keys)

    @cached_property
    def for_whom(self) -> "ForWhom":
        from whydesk.window.for_whom import ForWhom

        return ForWhom(self._ground, self.handing_over.wish)

    @cached_property
    def picture_files(self) -> "PictureFiles":
        from whydesk.window.picture_files import PictureFiles

        assert self._stage is not None
        assert self._weighing is not None
        return PictureFiles(self._ground, self._stage, self._weighing, self.for_whom)

    @cached_property
    def tiers(self) -> "SettingTiers":
        from whydesk.window.tiers import SettingTiers

        return SettingTiers(self._ground)

    @cached_property
    def refactoring(self) -> "Refactoring":
        from whydesk.window.refactoring import Refactoring

        return Refactoring(self._ground, self._focused)

    @cached_property
    def preferring(self) -> "Preferring":
        from whydesk.window.preferences import Preferring

        return Preferring(self._ground)

    @cached_property
    def choosing(self) -> "Choosing":
        from whydesk.window.choosing import Choosing

        return Choosing(self._ground, self.preferring, self._actions)

    @cached_property
    def writing(self) -> "Writing":
        from whydesk.window.writing import Writing

        return Writing(self._ground, self.find, self._focused)

    @cached_property
    def capturing(self) -> "Capturing":
        from whydesk.window.capturing import Capturing

        return Capturing(self._ground, self.find)

    @cached_property
    def pages(self) -> "Pages":
        from whydesk.window.reading import Pages

        return Pages(self._ground)

    @cached_property
    def fixes(self) -> "Fixes":
        from whydesk.window.fixes import Fixes

        return Fixes(self._ground, self._problems)

    # --- what wants them besides commands ---------------------------------------------------------

    def find(self, query: str, limit: int) -> "list[Hit]":
        """The nodes with these words, the first ones of all without words."""
        return self.choosing.find(query, limit)

    def may_save(self) -> MaySave:
        """Before a save takes a seal away: ask whether it should."""
        return self.sealing.may_save() if self._seals.at_stake else MaySave.YES

    @Slot()
    def show_seal(self) -> None:
        """Show what the present seal says in full."""
        self.sealing.show_details()

    @Slot(object, object)
    def set_tier(self, target: "Target", tier: "Tier") -> None:
        """Set who may see a node, a property or a thought."""
        self.tiers.set(target, tier)

    @Slot(object, QPoint)
    def offer_fixes(self, problem: Diagnostic, point: QPoint) -> None:
        """List the fixes of a problem at a point of the screen."""
        self.fixes.offer_in_panel(problem, point)

    @Slot(object, QPoint)
    def _ask_tier(self, place: Place, at: QPoint) -> None:
        self.tiers.ask_at(place, at)

    @Slot(int, int)
    def _label_missing(self, line: int, column: int) -> None:
        self.fixes.label_missing(line, column)

    @Slot()
    def _show_files(self) -> None:
        self.choosing.show_files()

    @Slot(object)
    def _serve_map(self, page: "MapPage") -> None:
        self.picture_files.serve_map(page)

    @Slot(object)
    def _serve_support(self, page: "SupportPage") -> None:
        self.picture_files.serve_support(page)
