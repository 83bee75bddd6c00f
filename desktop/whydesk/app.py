"""Starts the window: makes the few services, hands them to constructors, and shows it."""

import atexit
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

from msgspec import Struct
from PySide6.QtCore import QEvent, QEventLoop, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication
from shiboken6 import createdByPython

from whydesk import __version__, paths, tongue
from whydesk.engine.bulk import bulk
from whydesk.engine.keeping.inbox import Inbox, screen_of
from whydesk.engine.pack.made_here import MadeHere
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.signers import Signers
from whydesk.session.letters import Letters
from whydesk.session.messages import of_defect
from whydesk.session.safety import Guards, make_guards
from whydesk.session.saving import Saving
from whydesk.session.seals import Seals
from whydesk.session.session import Session
from whydesk.session.settings import Settings
from whydesk.session.strangers import Strangers
from whydesk.session.tasks import Tasks
from whydesk.theme.theme import Theme
from whydesk.window.looks import take_look
from whydesk.window.main_window import MainWindow


class Services(Struct, frozen=True):
    """What a window is made of; they live as long as it does."""

    settings: Settings
    tasks: Tasks
    session: Session
    saving: Saving
    guards: Guards
    seals: Seals
    strangers: Strangers
    theme: Theme
    window: MainWindow

    def stop(self) -> None:
        """Let the work under way end, and keep what is not saved."""
        self.guards.stop()
        self.tasks.stop()


def run(opening: Sequence[str | Path], watch: Callable[[Services], object] | None = None) -> int:
    """Show the window until it is closed; the exit code.

    With paths it opens them, all but the first in windows of their own; without any it goes on
    where one left off. ``watch`` gets the services before the window is shown.
    """
    app = application(sys.argv)
    settings_path = paths.settings_path()
    tongue.take_up_qt(app, tongue.wished(settings_path))
    inbox = _own_inbox()
    with bulk():  # a window is many objects, and all of them stay
        services = make_services(settings_path, inbox.path if inbox else None)
    if inbox is not None:
        letters = Letters(inbox, services.window)
        letters.came.connect(services.window.safety.sharing.take_letter)
        if letters.can_hear:
            inbox.be_first(paths.inboxes_dir(), screen_of(os.environ))
    guard = Guard(services.session)
    sys.excepthook = guard.report
    if isinstance(app, Application):
        app.handed.connect(services.window.files.take_handed)
    if watch is not None:
        watch(services)
    services.window.fit_screen()
    services.window.show()
    if opening:
        services.window.reopening.begin_with([Path(path) for path in opening])
    else:
        services.window.reopening.begin(services.window.first_steps.begin_if_first)
    safety = services.window.safety
    safety.recovering.begin()
    safety.unkept.begin(paths.config_dir(), paths.data_dir(), paths.refusal_of)
    code = app.exec()
    services.stop()
    if inbox is not None:
        inbox.close()
    sys.excepthook = sys.__excepthook__
    return code


def _own_inbox() -> Inbox | None:
    """Where other processes can write to this one; None where no file can be written or locked."""
    try:
        return Inbox(paths.inboxes_dir())
    except OSError:
        return None


def picture(path: Path, out: Path, size: tuple[int, int] = (1440, 900)) -> None:
    """Save a picture of the window with a file open, drawn without a screen.

    Raises the EngineError of a file that cannot be opened, OSError where ``out`` cannot be written.
    """
    application(["whydesk", "-platform", "offscreen"])
    services = make_services(None)
    try:
        services.session.open_or_raise(path)
        services.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        services.window.resize(QSize(*size))
        services.window.show()
        services.window.show_first_node()
        _settle(services)
        shot = services.window.grab()
        if not shot.save(str(out)):
            raise OSError(f"{out} cannot be written")
    finally:
        services.stop()
        services.window.deleteLater()


def _settle(services: Services) -> None:
    """Let the work that opening began come back, and what it says find its place."""
    loop = QEventLoop()
    services.tasks.idle.connect(loop.quit)
    if services.tasks.busy:
        loop.exec()
    # One more round: what came back has asked for a layout.
    QTimer.singleShot(0, loop.quit)
    loop.exec()


class Application(QApplication):
    """``handed`` gives the path of a file that the desktop hands to a running program (macOS).

    The event is this object's own, and only what is its own comes to ``event``: a filter on the
    application would be called in Python for each event of each widget.
    """

    handed = Signal(Path)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.handed.emit(Path(event.file()))
            return True
        return super().event(event)


def application(arguments: Sequence[str]) -> QApplication:
    """The application, made once in a process."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    app = Application(arguments)
    app.setApplicationName("Whydesk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("whydesk")
    app.setStyle("Fusion")
    app.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    atexit.register(_leave_clipboard)
    return app


def _leave_clipboard() -> None:
    """Have what was copied here be Qt's own.

    Where no other program shares the clipboard (offscreen, VNC), Qt lets go of it after Python is
    gone, and what was made in Python crashes then.
    """
    if QGuiApplication.instance() is None:
        return
    clipboard = QGuiApplication.clipboard()
    copied = clipboard.mimeData()
    if copied is not None and createdByPython(copied):
        clipboard.setText(copied.text())


def make_services(settings_path: Path | None, inbox: Path | None = None) -> Services:
    """The services and their window; without a path nothing is remembered.

    ``inbox`` is where other processes can ask the window to come forward.
    """
    settings = Settings(settings_path)
    theme = Theme()
    take_look(settings, theme)
    tasks = Tasks()
    session = Session(settings, tasks)
    saving = Saving(session, paths.backups_dir())
    kept = settings_path is not None
    guards = make_guards(
        session,
        saving,
        journals=paths.journals_dir() if kept else None,
        holds=paths.holds_dir() if kept else None,
        inbox=inbox,
        backups=paths.backups_dir(),
    )
    keys = KeyStore(paths.keys_dir())
    signers = Signers(paths.signers_path(), keys)
    seals = Seals(session, keys, signers, paths.backups_dir())
    made_here = MadeHere(paths.made_here_path())
    strangers = Strangers(session, made_here, paths.packs_dir())
    saving.busy_changed.connect(strangers.saving)
    saving.saved.connect(strangers.saved)
    seals.exported.connect(strangers.exported)
    window = MainWindow(session, saving, seals, strangers, guards, theme)
    window.setWindowIcon(QIcon(str(paths.resources_dir() / "icons" / "whydesk.svg")))
    return Services(settings, tasks, session, saving, guards, seals, strangers, theme, window)


class Guard:
    """Reports a defect without ending the program: the text stays where it is."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """What Python calls for an exception that nobody caught."""
        sys.__excepthook__(kind, error, trace)
        if not isinstance(error, KeyboardInterrupt):
            self._session.told.emit(of_defect(error))
        elif app := QApplication.instance():
            QTimer.singleShot(0, app.quit)
