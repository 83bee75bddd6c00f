"""A start that looks at itself: the window as anybody gets it, with a file open, and out again.

For who packs the program, and for who wonders why it does not start on a machine.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLabel

from whydesk.app import Services, run

_LOOK_MS = 50
_PATIENCE_MS = 60_000


def check(path: Path) -> int:
    """Show the window with a file open, say on standard output what it shows, and close it.

    0 where all of it came about. Settings and journals are those of the user.
    """
    watch = _Watch(path)
    code = run([path], watch.begin)
    for line in watch.lines:
        print(line)
    if not watch.seen:
        print("Not all of it came into sight.", file=sys.stderr)
    return code or (0 if watch.seen else 1)


class _Watch(QObject):
    """Waits until the file is in sight, writes down what is seen, and closes the window."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._looks = 0
        self._services: Services | None = None
        self.lines: list[str] = []
        self.seen = False

    def begin(self, services: Services) -> None:
        self._services = services
        services.session.told.connect(self._note)
        timer = QTimer(self)
        timer.setInterval(_LOOK_MS)
        timer.timeout.connect(self._look)
        timer.start()

    @Slot(object)
    def _note(self, message: object) -> None:
        self.lines.append(f"said: {getattr(message, 'text', '')}")

    @Slot()
    def _look(self) -> None:
        self._looks += 1
        services = self._services
        assert services is not None
        session, window = services.session, services.window
        resting = not services.tasks.busy and session.findings.resting
        if session.path == self._path and window.isVisible() and resting:
            window.show_first_node()
            self._describe(services)
            window.close()
        elif self._looks * _LOOK_MS > _PATIENCE_MS:
            window.close()

    def _describe(self, services: Services) -> None:
        """Write down what a person would see; the window counts as seen if something is drawn."""
        window = services.window
        shot = window.grab().toImage()
        colours = {shot.pixel(x, shot.height() // 2) for x in range(shot.width())}
        rows = window.why.model
        labels = [rows.row(n).label for n in range(rows.rowCount()) if rows.row(n).key]
        scale = window.devicePixelRatioF()
        self.lines += [
            f"window: {QGuiApplication.platformName()}, {window.width()} x {window.height()} at "
            f"{scale:g}",
            f"why: {' < '.join(labels)}",
            f"Qt says: {' '.join(_said_by_qt())}",
            *(f"notice: {notice}" for notice in window.safety.notices.texts()),
        ]
        chapters = self._chapters(services)
        self.lines.append(f"guide: {chapters} chapters")
        self.seen = len(colours) > 1 and chapters > 0

    def _chapters(self, services: Services) -> int:
        """How many chapters the guide has, opened and closed again."""
        pages = services.window.parts.pages
        pages.show_guide()
        if pages.guide is None:
            return 0
        pages.guide.close()
        return len(pages.guide.page.chapters)


def _said_by_qt() -> list[str]:
    """What Qt writes on its own dialog for files, where the desktop has none."""
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    return [*labels, QCoreApplication.translate("QPlatformTheme", "Cancel")]
