"""What a workspace answers about evidence, by label: the part of its face that asks that room.

The room is loaded when it is first asked something.
"""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING

from whydesk import __version__
from whydesk.engine.graph.index import Graph

if TYPE_CHECKING:
    from whydesk.engine.evidence.impact import Impact
    from whydesk.engine.evidence.index import Evidence
    from whydesk.engine.evidence.runs import Run
    from whydesk.engine.evidence.values import ClaimEvidence, ReviewItem
    from whydesk.engine.evidence.verdict import Lineage
    from whydesk.engine.lmd.edits import Edits


class Entitlement(ABC):
    """What entitles anybody to the claims of a graph. Answers compute; gestures give edits.

    Whoever edits the graph tells ``support`` of it, or lets it go by ``_support``.
    """

    graph: Graph
    _support: "Evidence | None" = None

    @abstractmethod
    def key(self, label: str) -> str:
        """The key of a label. EngineError NO_SUCH_LABEL or AMBIGUOUS_LABEL."""

    @abstractmethod
    def texts(self) -> dict[str, str]:
        """The source of every shard."""

    @property
    def support(self) -> "Evidence":
        """All that is asked about evidence, by node keys; kept up to date by edits."""
        if self._support is None:
            from whydesk.engine.evidence.index import Evidence

            self._support = Evidence(self.graph)
        return self._support

    def evidence(self, label: str) -> "ClaimEvidence":
        """Groups, status and all else that bears on a claim. Errors as ``key``."""
        return self.support.claim(self.key(label))

    def impact(self, *labels: str) -> "Impact":
        """What withdrawing these nodes together would do; it changes nothing. Errors as ``key``."""
        return self.support.impact([self.key(label) for label in labels])

    def review(self) -> "list[ReviewItem]":
        """The claims that lost something by a withdrawal and that nobody looked at since."""
        return self.support.requires_reevaluation()

    def lineage(self, label: str) -> "Lineage":
        """What a node was made from, and the verdict of its stages. Errors as ``key``."""
        return self.support.lineage(self.key(label))

    def withdraw(self, label: str, reason: str = "", date: str = "") -> "Edits":
        """The edits that withdraw a node, today if no date is given; ``apply`` carries them out.

        Errors as ``key``, and USAGE where it is withdrawn already.
        """
        from whydesk.engine.evidence import gestures
        from whydesk.engine.pack import clock

        return gestures.withdraw(self.graph, self.key(label), date or clock.now()[:10], reason)

    def restore(self, label: str, reason: str = "", date: str = "") -> "Edits":
        """The edits that take a withdrawal back and keep that there was one; errors as above."""
        from whydesk.engine.evidence import gestures
        from whydesk.engine.pack import clock

        return gestures.restore(self.graph, self.key(label), date or clock.now()[:10], reason)

    def reviewed(self, label: str, remark: str = "", date: str = "") -> "Edits":
        """The edits that record a look at a claim, now if no date is given. Errors as ``key``."""
        from whydesk.engine.evidence import gestures
        from whydesk.engine.pack import clock

        key = self.key(label)
        since = max((item.since for item in self.review() if item.key == key), default="")
        return gestures.review(
            self.graph, key, date or gestures.later_than(since, clock.now()), remark
        )

    def evaluate(self, ledger: str | Path) -> "Run":
        """The evidence suite over this workspace and a ledger, each dimension by itself.

        EngineError where the ledger cannot be read, or names nodes that are not here.
        """
        from whydesk.engine.evidence import ledger as truth
        from whydesk.engine.evidence import runs, suite

        known = truth.read_ledger(Path(ledger))
        return runs.make_run(suite.evaluate(self.graph, known), known, self.texts(), __version__)
