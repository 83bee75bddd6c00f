"""Days of somebody at the window: actions by chance, and after each a look at what must hold.

A day is a place of its own in one long row: the same seed and number give the same day. Each action
has chance of its own, so that a day goes through the same with some of its actions left out.
"""

import faulthandler
import os
import shutil
import sys
import tempfile
import traceback
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from types import TracebackType

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

import whydesk
from tests.soak.actions import ACTIONS
from tests.soak.checks import meaning_faults, text_faults, window_faults
from tests.soak.kinds import Action
from tests.soak.leftovers import Left, leftover_faults, look
from tests.soak.user import StuckError, User
from whydesk.session import findings

_PACKS = Path(__file__).resolve().parents[2] / "packs"
ACTIONS_A_DAY = 100
# Of the clock: an action that takes longer has hung, and the process is ended with a traceback.
_MOST_SECONDS = 240
_QUIET = ("This plugin does not support", "propagateSizeHints")
_ODD = (
    "\ufeff# Odd\r\n\r\n[[A]]\r\n>>what: no\u00a0break \u2028 here\r\n"
    "@@note on=A id=t1\r\nx\r\n@@\r\nend"
)


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong in a day, and after which of its actions."""

    day: int
    action: int
    name: str
    what: str


@dataclass(frozen=True, slots=True)
class Day:
    """What came of a day: its faults, how much was done in how many windows, what remained."""

    number: int
    faults: tuple[Fault, ...]
    actions: int
    windows: int
    did: tuple[str, ...]
    left: Left


class Days:
    """Goes through days, in one process, whose memory is looked at from one to the next."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._wrong: list[str] = []
        self._before: Left | None = None
        findings.PAUSE_MS = 10  # the work is what is tried, not the pause before it
        faulthandler.enable()

    def warm_up(self) -> Left:
        """A day with one action of each kind, so that all is there that stays."""
        for module in walk_packages(whydesk.__path__, "whydesk."):
            if not module.name.endswith(".__main__"):
                import_module(module.name)
        self._before = self._walk(-1, dict(enumerate(ACTIONS))).left
        return self._before

    def day(self, number: int, actions: int = ACTIONS_A_DAY, only: Collection[int] = ()) -> Day:
        """One day; the first fault ends it. ``only`` leaves out all actions but these."""
        places = sorted(only) if only else range(actions)
        return self._walk(number, {place: self._action(number, place) for place in places})

    def _action(self, day: int, place: int) -> Action:
        weights = [one.weight for one in ACTIONS]
        return Random(f"{self._seed}:{day}:{place}:kind").choices(ACTIONS, weights)[0]

    def _walk(self, number: int, actions: Mapping[int, Action]) -> Day:
        folder = Path(tempfile.mkdtemp(prefix="soak-"))
        os.environ["WHYDESK_HOME"] = str(folder / "home")
        _lay_out(folder / "files")
        user = User(folder / "files", Random(0), self._wrong)
        user.look_behind = lambda: self._look_behind()
        faults: list[Fault] = []
        done = 0
        sys.excepthook = self._hear
        qInstallMessageHandler(self._take_message)
        try:
            user.open_window()
            for place, action in actions.items():
                self._act(user, f"{self._seed}:{number}:{place}", action)
                done += 1
                if self._wrong:
                    faults = [Fault(number, place, action.name, what) for what in self._wrong]
                    break
            self._end(user)
            left = self._look_behind()
        finally:
            faulthandler.cancel_dump_traceback_later()
            sys.excepthook = sys.__excepthook__
            qInstallMessageHandler(None)
            shutil.rmtree(folder, ignore_errors=True)
        faults += [Fault(number, done, "the end", what) for what in self._wrong if not faults]
        self._wrong.clear()
        if faults:
            self._before = left  # what this one left is told once
        return Day(number, tuple(faults), done, user.windows, tuple(user.did), left)

    def _act(self, user: User, chance: str, action: Action) -> None:
        """Do one thing, and look."""
        user.chance = Random(chance)
        user.did.append(f"--- {chance.rpartition(':')[2]} {action.name}")
        faulthandler.dump_traceback_later(_MOST_SECONDS, exit=True)
        try:
            user.doing(lambda: action.act(user))
            if user.has_window:
                self._wrong += text_faults(user.services)
                if user.chance.random() < 0.5:
                    user.rest()
                    self._wrong += window_faults(user.services)
                self._wrong += meaning_faults(user.services)
        except StuckError as error:
            self._wrong.append(str(error))
        except Exception as error:  # noqa: BLE001 -- whatever it is, it is a finding
            self._wrong.append(_told(error))

    def _end(self, user: User) -> None:
        try:
            if user.has_window:
                user.rest()
            if user.has_window and not self._wrong:
                user.undo_all_and_redo()
        except StuckError as error:
            self._wrong.append(str(error))
        if user.has_window:
            user.throw_away()

    def _look_behind(self) -> Left:
        """See what a window that is closed has left."""
        now = look()
        if self._before is not None:
            self._wrong += leftover_faults(self._before, now)
        return now

    def _hear(
        self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        """What Python calls for an exception that nobody caught."""
        self._wrong.append(_told(error))

    def _take_message(self, _kind: QtMsgType, _context: object, message: str) -> None:
        if not message.startswith(_QUIET):
            where = "".join(traceback.format_stack(limit=10)[:-1])
            self._wrong.append(f"Qt says: {message}\n{where}")


def _told(error: BaseException) -> str:
    """An exception and where it came from; the sentence first."""
    said = str(error).rsplit(": ", 1)[-1]  # Qt puts in front through which slots it went
    trace = "".join(traceback.format_tb(error.__traceback__, limit=-6))
    return f"{type(error).__name__}: {said}\n{trace}"


def _lay_out(folder: Path) -> None:
    """The files of a day: packs, a text with odd letters and line ends, a folder of three texts."""
    folder.mkdir(parents=True)
    for name in ("coffee", "event-store", "seoul-kr"):
        shutil.copy(_PACKS / f"{name}.laplaspack", folder)
    (folder / "odd.lmd").write_bytes(_ODD.encode())
    notes = folder / "notes"
    notes.mkdir()
    (notes / "one.lmd").write_text("[[A]]\n>>type: claim\n>>group-1: [[B]]\n", encoding="utf-8")
    (notes / "three.lmd").write_text("# Three\n\n[[C]] →(supports) [[A]]\n", encoding="utf-8")
    (notes / "two.lmd").write_bytes(b"[[B]]\r\n>>artifact: mail-1\r\n[[A]] -> [[B]]\r\n")
