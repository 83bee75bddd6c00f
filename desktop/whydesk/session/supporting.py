"""Gestures of evidence: each asks the engine for text edits and has them made as one undo step."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

from whydesk.engine.errors import EngineError
from whydesk.engine.evidence import gestures
from whydesk.engine.evidence.properties import merged
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.edits import Edits
from whydesk.engine.pack import clock
from whydesk.engine.wording import counted, tr
from whydesk.session.messages import Message, Tone
from whydesk.session.session import Session
from whydesk.session.support_parts import Part

_UNDO = tr("Ctrl+Z takes it back.")
_LABEL = 60


class Supporting:
    """Every gesture by name; each answers whether the text was changed. GUI thread.

    What the engine refuses is told in its words, and nothing is changed.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def _graph(self) -> Graph:
        return self._session.graph

    def label(self, key: str) -> str:
        """What a node is called, cut where it is long."""
        label = self._graph.node(key).label if self._graph.places(key) else key
        return label if len(label) <= _LABEL else f"{label[: _LABEL - 1]}…"

    # --- groups -----------------------------------------------------------------------------------

    def add_leg(self, claim: str, group: str, key: str, via: str = "") -> bool:
        """Put a node into a group, with the trace that proposed it."""
        return self._make(
            (claim, key),
            lambda: gestures.add_leg(self._graph, claim, group, key, via),
            tr("“{label}” is needed in group {group} now.", label=self.label(key), group=group),
        )

    def new_group(self, claim: str, keys: Sequence[str], via: str = "") -> bool:
        """Begin a group of nodes, which would be enough by itself."""
        names = tr(" and ").join(f"“{self.label(key)}”" for key in keys)
        return self._make(
            (claim, *keys),
            lambda: gestures.new_group(self._graph, claim, keys, via),
            counted(
                len(keys),
                "{names} would be enough as a group of its own.",
                "{names} would be enough as a group of their own.",
                names=names,
            ),
        )

    def move(self, leg: Part, to: str = "") -> bool:
        """Take a leg out of its group and into another one, or into a new one."""
        return self._make(
            (leg.claim,),
            lambda: gestures.move(self._graph, leg.claim, leg.group, leg.written, to),
            tr("“{label}” is in group {group} now.", label=leg.label[:_LABEL], group=to)
            if to
            else tr("“{label}” is in a group of its own now.", label=leg.label[:_LABEL]),
        )

    def take_out(self, leg: Part) -> bool:
        """Take a leg out of its group."""
        return self._make(
            (leg.claim,),
            lambda: gestures.take_out_written(self._graph, leg.claim, leg.group, leg.written),
            tr("“{label}” is out of group {group}.", label=leg.label[:_LABEL], group=leg.group),
        )

    def split(self, claim: str, group: str, keys: Iterable[str]) -> bool:
        """Let some legs of a group be a group of their own."""
        leaving = tuple(keys)
        return self._make(
            (claim,),
            lambda: gestures.split(self._graph, claim, group, leaving),
            tr("Group {group} is two groups now; either is enough.", group=group),
        )

    def join(self, claim: str, group: str, other: str) -> bool:
        """Make one group out of two: all their legs are needed together."""
        return self._make(
            (claim,),
            lambda: gestures.join(self._graph, claim, group, other),
            tr("Group {other} is part of group {group} now.", other=other, group=group),
        )

    # --- candidates and echoes --------------------------------------------------------------------

    def reject(self, claim: str, key: str, reason: str, via: str = "") -> bool:
        """Say that a candidate is no support, and why."""
        return self._make(
            (claim, key),
            lambda: gestures.reject(self._graph, claim, key, reason, via),
            tr("“{label}” is rejected; the reason is kept.", label=self.label(key)),
        )

    def record_echo(self, echo: str, original: str) -> bool:
        """Say that a node only restates another."""
        return self._make(
            (echo, original),
            lambda: gestures.record_echo(self._graph, echo, original),
            tr(
                "“{echo}” restates “{original}” and adds nothing.",
                echo=self.label(echo),
                original=self.label(original),
            ),
        )

    # --- sources and stages -----------------------------------------------------------------------

    def mark_source(self, key: str, artifact: str, quote: str, locator: str) -> bool:
        """Make a node a source span of an artifact."""
        return self._make(
            (key,),
            lambda: gestures.mark_source(self._graph, key, artifact, quote, locator),
            tr(
                "“{label}” is a source of {artifact}.",
                label=self.label(key),
                artifact=artifact[:_LABEL],
            ),
        )

    def set_stage(self, key: str, stage: str, licensed: str) -> bool:
        """Say which stage made a node, and whether its inputs license it."""
        return self._make(
            (key,),
            lambda: gestures.set_stage(self._graph, key, stage, licensed),
            tr("The stage of “{label}” is written.", label=self.label(key)),
        )

    # --- withdrawing ------------------------------------------------------------------------------

    def withdraw(self, keys: Sequence[str], date: str, reason: str) -> bool:
        """Write that nodes are withdrawn."""
        graph = self._graph

        def make() -> Edits:
            return merged(
                edit for key in keys for edit in gestures.withdraw(graph, key, date, reason)
            )

        words = (
            tr("“{label}” is withdrawn.", label=self.label(keys[0]))
            if len(keys) == 1
            else counted(len(keys), "{n} node is withdrawn.", "{n} nodes are withdrawn.")
        )
        return self._make(keys, make, words)

    def restore(self, key: str, date: str, reason: str) -> bool:
        """Take a withdrawal back; that there was one stays written."""
        return self._make(
            (key,),
            lambda: gestures.restore(self._graph, key, date, reason),
            tr("“{label}” is no longer withdrawn.", label=self.label(key)),
        )

    def look(self, key: str, remark: str = "") -> bool:
        """Record that somebody looked at a claim that lost something."""
        reviews = self._session.workspace.review()
        since = max((item.since for item in reviews if item.key == key), default="")
        moment = gestures.later_than(since, clock.now())
        return self._make(
            (key,),
            lambda: gestures.review(self._graph, key, moment, remark),
            tr("Your look at “{label}” is recorded.", label=self.label(key)),
        )

    # --- one way for all --------------------------------------------------------------------------

    def _make(self, nodes: Iterable[str], edits: Callable[[], Edits], done: str) -> bool:
        session = self._session
        if not session.are_there(nodes):
            return False
        before = session.states
        try:
            session.request_edits(edits())
        except EngineError as error:
            session.told.emit(Message(error.message, error.hint, Tone.WARN))
            return False
        if session.states == before:
            return False
        session.told.emit(Message(done, _UNDO, Tone.GOOD))
        return True


def today() -> str:
    """The day it is where the person is."""
    return datetime.now().astimezone().date().isoformat()
