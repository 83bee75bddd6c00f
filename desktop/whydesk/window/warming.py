"""Loads what the largest dialogs are made of while there is nothing else to do."""

from collections.abc import Iterator
from importlib import import_module

from PySide6.QtCore import QObject, Qt, Slot

from whydesk.session.findings import Findings
from whydesk.session.slices import Slices

# Each takes so long that loading and making it in one turn would hold the window; the parts of one
# stand before it. Whatever else only a command needs is loaded by that.
_LARGE = (
    "whydesk.engine.evidence.claims.clauses",
    "whydesk.session.prose",
    "whydesk.dialogs.claim_capture",
    "whydesk.canvas.map_page",
    "whydesk.engine.redaction.plan",
    "whydesk.engine.seal.sealing",
    "whydesk.session.redaction",
    "whydesk.dialogs.redact",
)


class Warming(QObject):
    """Begins once a text has been looked through for the first time. GUI thread."""

    def __init__(self, findings: Findings, parent: QObject) -> None:
        super().__init__(parent)
        self._slices = Slices(self, slice_ms=0)
        findings.settled.connect(self._begin, Qt.ConnectionType.SingleShotConnection)

    @Slot()
    def _begin(self) -> None:
        self._slices.begin(self._load())

    def _load(self) -> Iterator[None]:
        for name in _LARGE:
            import_module(name)
            yield
