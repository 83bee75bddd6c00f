"""The lineage tab: what something was made from, and where an error entered."""

from PySide6.QtWidgets import QWidget

from whydesk.engine.wording import tr
from whydesk.panels.lineage_facts import lineage_facts
from whydesk.panels.trace_panel import TracePanel
from whydesk.theme.theme import Theme

_TITLE = tr("No lineage here")
_WORDS = tr("Put the caret in a node to see what it was made from. It is written as a link:")
_EXAMPLE = tr("[[Summary]] →(derived-from) [[Minutes of May]]")
_NOTE = tr(
    "Where it came from. Reaching a source proves that it can be inspected, not that it is true."
)


class LineagePanel(TracePanel):
    """Shows one lineage, down to the sources and the ends that stay open."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Lineage"), _NOTE, lineage_facts, theme, parent)
        self.empty.say(_TITLE, _WORDS, _EXAMPLE)
        self.show_lineage(None)
