"""Another look is taken part by part, by what is there and by what comes later."""

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import ref

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from shiboken6 import delete

from whydesk.app import Services
from whydesk.dialogs.base import PlainDialog
from whydesk.theme.tokens import Scheme


class Told(QObject):
    """Counts how often each widget hears that its style is another."""

    def __init__(self) -> None:
        super().__init__()
        self.times: Counter[QObject] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange and isinstance(watched, QWidget):
            self.times[watched] += 1
        return False


@contextmanager
def told(qapp: QApplication) -> Iterator[Counter[QObject]]:
    filter_ = Told()
    qapp.installEventFilter(filter_)
    yield filter_.times
    qapp.removeEventFilter(filter_)


def height_of_buttons(window: QWidget) -> set[int]:
    return {button.sizeHint().height() for button in window.top.findChildren(QPushButton)}  # type: ignore[attr-defined]


def test_all_parts_take_another_size(opened: Services):
    before = max(height_of_buttons(opened.window))

    opened.theme.set_look(Scheme.LIGHT, 20)
    opened.window.dressing.finish()

    assert min(height_of_buttons(opened.window)) > before


def test_no_widget_is_restyled_once_for_each_that_it_lies_in(opened: Services, qapp):
    with told(qapp) as times:
        opened.theme.set_look(Scheme.LIGHT, 18)
        opened.window.dressing.finish()

    assert times and sum(times.values()) < 3 * len(times)


def test_what_is_shown_later_has_the_look_in_force(opened: Services, qapp):
    opened.theme.set_look(Scheme.LIGHT, 20)
    opened.window.dressing.finish()

    dialog = PlainDialog("Title", "", opened.theme, opened.window)
    dialog.show()

    assert dialog.styleSheet() == opened.theme.sheet != qapp.styleSheet()
    dialog.close()


def test_a_dialog_that_is_about_to_go_is_let_go_of(opened: Services, qapp):
    dialog = PlainDialog("Title", "", opened.theme, opened.window)
    QTimer.singleShot(0, dialog.accept)
    dialog.exec()
    dialog.deleteLater()
    gone = ref(dialog)
    del dialog

    opened.theme.set_look(Scheme.LIGHT, 20)
    opened.window.dressing.finish()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()

    assert gone() is None


def test_a_dialog_that_goes_meanwhile_is_passed_over(opened: Services):
    dialog = PlainDialog("Title", "", opened.theme, opened.window)  # unseen, so its turn is late
    opened.theme.set_look(Scheme.LIGHT, 19)
    QApplication.processEvents()

    delete(dialog)
    opened.window.dressing.finish()

    assert opened.window.top.styleSheet() == opened.theme.sheet
