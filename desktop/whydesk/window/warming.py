"""Loads what the first picture does without, while there is nothing else to do."""

from PySide6.QtCore import QObject, Qt, Slot

from whydesk.session.findings import Findings
from whydesk.session.loading import loaded
from whydesk.session.slices import Slices

# In this order: what keeps text from being lost (a save must not need a program on the disk that
# may be another by then), what answers keys, what commands show. The largest dialogs come last: to
# load and make one in one turn would hold the window; the parts of one stand before it.
ROOMS = (
    "whydesk.engine.pack.packfile",
    "whydesk.engine.saving",
    "whydesk.engine.rebuilding",
    "whydesk.dialogs.unsaved",
    "whydesk.dialogs.question",
    "whydesk.window.sealing",
    "whydesk.engine.keeping.comparing",
    "whydesk.dialogs.comparing",
    "whydesk.editor.popup",
    "whydesk.editor.hover_card",
    "whydesk.editor.find_bar",
    "whydesk.engine.recall.find",
    "whydesk.engine.evidence.index",
    "whydesk.panels.node_card",
    "whydesk.panels.problems",
    "whydesk.panels.search",
    "whydesk.panels.loops",
    "whydesk.panels.conflicts",
    "whydesk.session.support_picture",
    "whydesk.panels.support_panel",
    "whydesk.panels.lineage",
    "whydesk.panels.recall",
    "whydesk.window.support_acts",
    "whydesk.window.choosing",
    "whydesk.window.writing",
    "whydesk.window.capturing",
    "whydesk.window.refactoring",
    "whydesk.window.fixes",
    "whydesk.window.tiers",
    "whydesk.window.redacting",
    "whydesk.window.for_whom",
    "whydesk.window.taking_along",
    "whydesk.window.picture_files",
    "whydesk.window.versions",
    "whydesk.window.preferences",
    "whydesk.window.reading",
    "whydesk.session.drawing",
    "whydesk.engine.evidence.claims.clauses",
    "whydesk.engine.evidence.claims.sentences",
    "whydesk.engine.evidence.claims.extractors",
    "whydesk.session.prose",
    "whydesk.dialogs.claim_capture",
    "whydesk.canvas.cards",
    "whydesk.canvas.map_scene",
    "whydesk.canvas.export",
    "whydesk.canvas.map_page",
    "whydesk.engine.redaction.folding",
    "whydesk.engine.redaction.losses",
    "whydesk.engine.redaction.plan",
    "whydesk.engine.seal.pkcs8",
    "whydesk.engine.seal.private",
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
        self._slices.begin(loaded(ROOMS))

    @property
    def running(self) -> bool:
        return self._slices.running
