"""Properties that the style sheet asks for: a tone, a state."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def set_look(widget: QWidget, name: str, value: object) -> None:
    """Set such a property, and have the sheet look again where it is another. GUI thread.

    A widget that was not in sight yet is looked at when it comes.
    """
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
