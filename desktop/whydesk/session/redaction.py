"""The redaction of the present text for a dialog: planned and exported on the worker thread."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack.textfiles import write_text
from whydesk.engine.redacting import prepared
from whydesk.engine.redaction.export import Exported, export, suggested_name
from whydesk.engine.redaction.plan import Plan, Redaction
from whydesk.engine.redaction.planfile import plan_text, read_plan
from whydesk.engine.redaction.report import report
from whydesk.engine.redaction.rules import Wish, choices_of
from whydesk.engine.seal.curve import fingerprint
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.wording import tr
from whydesk.paths import home
from whydesk.session.messages import Message, Tone
from whydesk.session.session import Session

# Two topics: a wish that comes while a file is written must not have its answer dropped.
_PLANNING, _EXPORTING = "redaction", "redacted-export"


class ExportRequest(Struct, frozen=True):
    """An export that is wanted: where to, sealed with which key (empty for none), and whether a
    file that stands there may go. ``report`` is where the report is kept, if it is.
    """

    target: Path
    replace: bool = False
    key_name: str = ""
    passphrase: str = ""
    report: Path | None = None

    def __repr__(self) -> str:
        return f"ExportRequest({str(self.target)!r}, key_name={self.key_name!r})"


class Redacting(QObject):
    """Plans for one dialog. GUI thread; the engine works on the worker thread, a job at a time.

    It is about the text as it was when it was made. ``planned`` carries the Plan of the newest
    wish, ``failed`` an EngineError, ``exported`` what was written.
    """

    planned = Signal(object)
    exported = Signal(object)
    failed = Signal(object)

    def __init__(
        self, session: Session, keys: KeyStore, backups: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.keys = keys
        self.source = session.path
        self.name = session.name
        self.redaction: Redaction | None = None
        self._make = prepared(session.workspace, backups)
        self.wish = Wish()
        self.plan: Plan | None = None
        self.exporting = False

    # --- planning ---------------------------------------------------------------------------------

    def ask(self, wish: Wish) -> None:
        """Plan for a wish; an older one that is not answered yet is dropped."""
        self.wish = wish
        self.plan = None
        make, known = self._make, self.redaction

        def work() -> tuple[Redaction, Plan]:
            redaction = known or make()
            return redaction, redaction.plan(wish)

        self._session.tasks.run(_PLANNING, work, self._take, self._fail)

    def _take(self, made: tuple[Redaction, Plan]) -> None:
        self.redaction, self.plan = made
        plan = self.plan
        self.planned.emit(plan)

    def _fail(self, error: EngineError) -> None:
        self.failed.emit(error)

    def suggested(self) -> Path:
        """A place beside the file that is open, under a name that tells nothing."""
        folder = self.source.absolute().parent if self.source is not None else home()
        name = "redacted.laplaspack"
        if self.plan is not None:
            name = suggested_name(self.plan, self.source)
        return folder / name

    # --- named plans ------------------------------------------------------------------------------

    def read(self, path: Path) -> Wish:
        """The wish that a plan file holds, what it opens as choices; EngineError where it has none
        or names a node that is not there.
        """
        wish, redaction = read_plan(path), self.redaction
        if redaction is None:
            return wish
        opened = choices_of(redaction.graph, redaction.thoughts, wish.opens)
        return replace(wish, opens=(), choices=opened)

    def keep(self, path: Path) -> None:
        """Write the present wish down as a plan, named like its file; EngineError where not."""
        wish, redaction = self.wish, self.redaction
        if redaction is None:
            return
        named = replace(wish, name=path.stem)
        write_text(path, plan_text(named, redaction.graph, redaction.thoughts))

    # --- exporting --------------------------------------------------------------------------------

    def export(self, request: ExportRequest) -> None:
        """Write the export of the present plan; ``exported`` or ``failed`` tells."""
        plan, redaction = self.plan, self.redaction
        if plan is None or redaction is None or self.exporting:
            return
        self.exporting = True
        work = self._work(redaction, plan, request)
        self._session.tasks.run(_EXPORTING, work, self._exported, self._not_exported)

    def halt(self) -> None:
        """Have the export under way stop, if its file has no name yet; ``failed`` tells."""
        self._session.tasks.halt(_EXPORTING)

    def _work(
        self, redaction: Redaction, plan: Plan, request: ExportRequest
    ) -> Callable[[], Exported]:
        keys, source, name = self.keys, self.source, self.name

        def work() -> Exported:
            key = keys.load(request.key_name, request.passphrase) if request.key_name else None
            if request.report is not None and request.report.exists():
                message, where = tr("Another file stands there."), Where(str(request.report))
                raise EngineError(
                    ErrorCode.WOULD_OVERWRITE, message, tr("Choose another name."), where
                )
            seal = None if key is None else partial(seal_pack, key=key)
            made = export(
                redaction, plan, request.target, source=source, replace=request.replace, seal=seal
            )
            if request.report is not None:
                by = fingerprint(key.public) if key is not None else ""
                write_text(request.report, report(plan, made, name, by))
            return made

        return work

    def _not_exported(self, error: EngineError) -> None:
        self.exporting = False
        self._fail(error)

    def _exported(self, made: Exported) -> None:
        self.exporting = False
        words = tr(
            "{name} is written: built anew, searched, nothing redacted found in it.",
            name=made.path.name,
        )
        self._session.told.emit(Message(words, tone=Tone.GOOD))
        self.exported.emit(made)

    def close(self) -> None:
        """Have nothing come back any more."""
        self._session.tasks.drop(_PLANNING)
        self._session.tasks.drop(_EXPORTING)
