"""The recall tab: how something was found and by which route, which is never support."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from whydesk.engine.evidence.routes import NOT_SUPPORT, RouteVerdict
from whydesk.engine.evidence.verdict import Lineage
from whydesk.engine.wording import tr
from whydesk.panels.facts import Fact
from whydesk.panels.trace_panel import TracePanel
from whydesk.session.said import Said, Sense, Shape
from whydesk.theme.theme import Theme

_TITLE = tr("No trace here")
_WORDS = tr("How a claim was found, and by which route it was answered, can be written beside it.")
_EXAMPLE = tr(
    ">>retrieved-via: query > importer > incident-021\n>>routed-via: direct retrieval > answer"
)
_PASSED = Said(tr("did its work"), Shape.CHECK, Sense.PLAIN)
_FAILED = Said(tr("did not"), Shape.CROSS, Sense.PLAIN)


class RecallPanel(TracePanel):
    """Shows the traces of one node, under the sentence that they are no support."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Recall"), NOT_SUPPORT, recall_facts, theme, parent)
        self.empty.say(_TITLE, f"{_WORDS} {NOT_SUPPORT}", _EXAMPLE)
        self.show_lineage(None)


def recall_facts(found: Lineage) -> list[Fact]:
    """Both traces, each with its steps and whether it did its work."""
    traces = ((tr("Retrieved via"), found.retrieval), (tr("Routed via"), found.routing))
    return [fact for title, trace in traces if trace is not None for fact in _trace(title, trace)]


def _trace(title: str, trace: RouteVerdict) -> Iterator[Fact]:
    yield Fact(title, heading=True)
    for number, step in enumerate(trace.steps, start=1):
        yield Fact(step, before=f"{number}.")
    yield Fact(trace.reason, _PASSED if trace.passed else _FAILED)
