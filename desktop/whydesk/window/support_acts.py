"""Carries out what is to be done with a part of the evidence, asking what has to be asked first."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from whydesk.engine.evidence.properties import held
from whydesk.engine.lmd.vocabulary import GROUP_PREFIX
from whydesk.engine.model import Place
from whydesk.engine.recall.find import Finder
from whydesk.engine.wording import counted, tr
from whydesk.session.support_acts import Act
from whydesk.session.support_drops import Carried, Drop
from whydesk.session.support_parts import Part
from whydesk.session.support_reading import SupportReading
from whydesk.session.supporting import Supporting, today
from whydesk.window.ground import Ground


class SupportActs(QObject):
    """One way for each act by name. GUI thread. ``place_requested`` wants the text at a place."""

    place_requested = Signal(object)

    def __init__(self, ground: Ground, reading: SupportReading, find: Finder) -> None:
        super().__init__(ground.window)
        self._session = session = ground.session
        self._reading = reading
        self._find = find
        self._theme = ground.theme
        self._window = ground.window
        self.verbs = Supporting(session)
        self._acts: dict[str, Callable[[Part, Act], object]] = {
            "what-if": lambda part, act: reading.suppose(part.key),
            "turn": lambda part, act: reading.turn(part),
            "ask": lambda part, act: reading.ask(part.key),
            "more": lambda part, act: reading.show_more(),
            "take-out": lambda part, act: self.verbs.take_out(part),
            "own-group": lambda part, act: self.verbs.move(part),
            "move": lambda part, act: self.verbs.move(part, act.group),
            "join": lambda part, act: self.verbs.join(part.claim, part.group, act.group),
            "accept": self._accept,
            "look": lambda part, act: self.verbs.look(part.key),
            "text": self._go_to_text,
            "copy": self._copy,
            "add-leg": self._add_leg,
            "new-group": self._new_group,
            "split": self._split,
            "reject": self._reject,
            "echo": self._echo,
            "source": self._source,
            "stage": self._stage,
            "withdraw": lambda part, act: self.ask_to_withdraw((part.key,)),
            "restore": self._restore,
        }

    def carry_out(self, act: Act, part: Part) -> None:
        """Do something with a part, as long as the text has it."""
        if self._session.are_there(filter(None, (part.key, part.claim))):
            self._acts[act.name](part, act)

    def take_drop(self, drop: Drop, carried: Carried) -> None:
        """Do what was said while something was carried."""
        leg = carried.leg
        if drop.name == "join" and leg is not None:
            self.verbs.join(drop.claim, drop.group, leg.group)
        elif drop.name == "move" and leg is not None:
            self.verbs.move(leg, drop.group)
        elif drop.name == "take-out" and leg is not None:
            self.verbs.take_out(leg)
        elif drop.name == "new-group":
            self.verbs.new_group(drop.claim, (carried.key,), carried.via)
        elif drop.name == "add-leg":
            self.verbs.add_leg(drop.claim, drop.group, carried.key, carried.via)

    # --- without a question -----------------------------------------------------------------------

    def _accept(self, part: Part, act: Act) -> None:
        if act.group:
            self.verbs.add_leg(part.claim, act.group, part.key, part.via)
        else:
            self.verbs.new_group(part.claim, (part.key,), part.via)

    def _go_to_text(self, part: Part, act: Act) -> None:
        """To the line of the group that a leg stands in, else to the node."""
        graph = self._session.graph
        if part.group and part.is_support:
            lines = held(graph, part.claim, GROUP_PREFIX + part.group)
            if lines:
                site = lines[-1].site
                self.place_requested.emit(Place(site.shard, site.first_line + lines[-1].item.line))
                return
        for place in graph.places(part.key or part.claim)[:1]:
            self.place_requested.emit(place)

    def _copy(self, part: Part, act: Act) -> None:
        QGuiApplication.clipboard().setText(part.label)

    # --- with one ---------------------------------------------------------------------------------

    def _add_leg(self, part: Part, act: Act) -> None:
        title = tr("What is needed in group {group} as well?", group=act.group)
        self._pick(title, part.claim, partial(self.verbs.add_leg, part.claim, act.group))

    def _new_group(self, part: Part, act: Act) -> None:
        self._pick(
            tr("What would be enough by itself?"),
            part.key,
            lambda key: self.verbs.new_group(part.key, (key,)),
        )

    def _echo(self, part: Part, act: Act) -> None:
        title = tr("What does “{label}” only restate?", label=self.verbs.label(part.key))
        self._pick(title, part.key, partial(self.verbs.record_echo, part.key))

    def _pick(self, title: str, without: str, done: Callable[[str], object]) -> None:
        from whydesk.dialogs.node_picker import to_choose

        dialog = to_choose(title, without, self._find, self._theme, self._window)
        dialog.chosen.connect(lambda hit: done(hit.key))
        self._open(dialog)

    def _split(self, part: Part, act: Act) -> None:
        from whydesk.dialogs.split import SplitDialog

        legs = [leg for leg in part.children if leg.key]
        labels = [leg.label for leg in legs]
        dialog = SplitDialog(part.group, labels, self._theme, self._window)

        def split() -> None:
            chosen = [legs[number].key for number in dialog.chosen]
            self.verbs.split(part.claim, part.group, chosen)

        dialog.accepted.connect(split)
        self._open(dialog)

    def _reject(self, part: Part, act: Act) -> None:
        from whydesk.dialogs.support import ReasonDialog

        dialog = ReasonDialog(
            tr("Reject “{label}”", label=self.verbs.label(part.key)),
            tr("It stays linked and licenses nothing. The reason is kept in the text."),
            tr("Reject"),
            self._theme,
            self._window,
            needed=True,
        )
        dialog.accepted.connect(
            lambda: self.verbs.reject(part.claim, part.key, dialog.reason.text(), part.via)
        )
        self._open(dialog)

    def ask_to_withdraw(self, keys: Sequence[str]) -> None:
        """Ask for a date and a reason, and write that these nodes are withdrawn."""
        from whydesk.dialogs.support import ReasonDialog

        graph = self._session.graph
        if not self._session.are_there(keys):
            return
        keys = [key for key in keys if "withdrawn" not in graph.node(key).properties]
        if not keys:
            return
        what = (
            f"“{self.verbs.label(keys[0])}”"
            if len(keys) == 1
            else counted(len(keys), "{n} node", "{n} nodes")
        )
        dialog = ReasonDialog(
            tr("Withdraw {what}", what=what),
            tr("It is written into the text. What leaned on it needs another look; history stays."),
            tr("Withdraw"),
            self._theme,
            self._window,
            day=today(),
        )

        def withdraw() -> None:
            day, reason = dialog.date.text().strip(), dialog.reason.text()
            if self.verbs.withdraw(keys, day, reason):
                left = (key for key in self._reading.supposed if key not in keys)
                self._reading.set_supposed(left)

        dialog.accepted.connect(withdraw)
        self._open(dialog)

    def _restore(self, part: Part, act: Act) -> None:
        from whydesk.dialogs.support import ReasonDialog

        dialog = ReasonDialog(
            tr("Restore “{label}”", label=self.verbs.label(part.key)),
            tr("It counts again. That it was withdrawn stays written, with its date."),
            tr("Restore"),
            self._theme,
            self._window,
            day=today(),
        )
        dialog.accepted.connect(
            lambda: self.verbs.restore(part.key, dialog.date.text().strip(), dialog.reason.text())
        )
        self._open(dialog)

    def _source(self, part: Part, act: Act) -> None:
        from whydesk.dialogs.support import SourceDialog

        properties = self._session.graph.node(part.key).properties
        names = ("artifact", "locator", "quote")
        artifact, locator, quote = (properties.get(name, "") for name in names)
        dialog = SourceDialog(
            self.verbs.label(part.key), (artifact, locator, quote), self._theme, self._window
        )
        dialog.accepted.connect(
            lambda: self.verbs.mark_source(
                part.key, dialog.artifact.text(), dialog.quote.text(), dialog.locator.text()
            )
        )
        self._open(dialog)

    def _stage(self, part: Part, act: Act) -> None:
        from whydesk.dialogs.support import StageDialog

        properties = self._session.graph.node(part.key).properties
        dialog = StageDialog(
            self.verbs.label(part.key),
            properties.get("stage", ""),
            properties.get("licensed", ""),
            self._theme,
            self._window,
        )
        dialog.accepted.connect(
            lambda: self.verbs.set_stage(
                part.key, dialog.stage.currentText(), dialog.licence.currentText()
            )
        )
        self._open(dialog)

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
