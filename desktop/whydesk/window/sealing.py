"""The commands on seals: export a sealed pack, check, and say what a seal is worth."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from whydesk.dialogs.question import Question, ask
from whydesk.engine.errors import EngineError
from whydesk.engine.model import Severity
from whydesk.engine.pack.build import head_sha
from whydesk.engine.wording import counted, tr
from whydesk.paths import home
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.seals import MaySave, Seals
from whydesk.widgets.plain import one_line
from whydesk.widgets.targets import ask_target
from whydesk.window.ground import Ground
from whydesk.window.seal_words import seal_words

if TYPE_CHECKING:
    from whydesk.dialogs.seal_export import SealContent

_SHORT_HEAD = 32


class Sealing(QObject):
    """Shows the dialogs of seals and has the session act. GUI thread."""

    def __init__(self, ground: Ground, seals: Seals) -> None:
        super().__init__(ground.window)
        self._session = ground.session
        self._seals = seals
        self._theme = ground.theme
        self._window = ground.window

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "seal-export": self.export,
            "verify": self._seals.check,
            "seal-details": self.show_details,
        }

    @Slot()
    def export(self) -> None:
        """Ask for key and place, and write a sealed pack."""
        from whydesk.dialogs.seal_export import SealExport

        dialog = SealExport(
            self._seals.keys.names(),
            self._suggested(),
            self._ask_target,
            self._theme,
            self._window,
            self._content(),
            self._session.path,
        )
        dialog.requested.connect(self._seals.export)
        self._seals.exported.connect(dialog.done_well)
        self._seals.export_failed.connect(dialog.failed)
        dialog.exec()
        dialog.deleteLater()

    def _content(self) -> "SealContent":
        """What an export would seal, as it stands now."""
        from whydesk.dialogs.seal_export import SealContent

        findings = self._session.findings
        if not findings.fresh:
            findings.finish()
        counts, problems = findings.counts, findings.problems
        errors = sum(1 for problem in problems if problem.severity is Severity.ERROR)
        warnings = sum(1 for problem in problems if problem.severity is Severity.WARNING)
        told = ", ".join(
            words
            for number, words in (
                (errors, counted(errors, "{n} error", "{n} errors")),
                (warnings, counted(warnings, "{n} warning", "{n} warnings")),
            )
            if number
        )
        return SealContent(
            ", ".join(
                (
                    counted(counts.nodes, "{n} node", "{n} nodes"),
                    counted(counts.links, "{n} link", "{n} links"),
                    counted(counts.thoughts, "{n} thought", "{n} thoughts"),
                    counted(len(self._session.workspace.documents), "{n} file", "{n} files"),
                )
            ),
            head_sha(self._session.workspace.texts())[:_SHORT_HEAD],
            counted(
                errors + warnings,
                "✗ {told}: it stands in what is sealed.",
                "✗ {told}: they stand in what is sealed.",
                told=told,
            )
            if told
            else tr("✓ none"),
            errors > 0,
        )

    def may_save(self) -> MaySave:
        """Before a save takes a seal away: ask whether it should."""
        if not self._seals.at_stake:
            return MaySave.YES
        question = Question(
            tr("Save without the seal?"),
            tr(
                "{name} is sealed. Its text is another now, so saving it takes the seal away. The "
                "sealed version is kept as a backup.",
                name=one_line(self._session.name),
            ),
            (tr("Cancel"), tr("Save a copy…"), tr("Save without the seal")),
            self._theme,
            self._window,
        )
        return (MaySave.NO, MaySave.COPY, MaySave.YES)[ask(question)]

    @Slot()
    def show_details(self) -> None:
        """Show what the present seal says in full."""
        from whydesk.dialogs.seal_details import SealDetails

        found = self._seals.present
        if found is None:
            words = seal_words(self._seals, self._session.path).state
            self._session.told.emit(
                Message(tr("{words}: there is no seal on the text as it stands.", words=words))
            )
            return
        dialog = SealDetails(found.verification, found.at, self._theme, self._window)
        dialog.signer_named.connect(self._remember)
        dialog.exec()
        dialog.deleteLater()

    @Slot(str)
    def _remember(self, name: str) -> None:
        found = self._seals.present
        if found is None:
            return
        try:
            self._seals.signers.add(found.verification.public_key, name)
        except EngineError as error:
            self._session.told.emit(of_error(error))
            return
        self._session.told.emit(
            Message(tr("{name} is a signer you know now.", name=name), tone=Tone.GOOD)
        )
        self._seals.check()

    def _suggested(self) -> Path:
        path = self._session.path
        if path is None:
            return home() / "sealed.laplaspack"
        return path.absolute().with_name(f"{path.stem}-sealed.laplaspack")

    def _ask_target(self, suggested: Path) -> Path | None:
        kinds = {tr("Pack (*.laplaspack)"): ".laplaspack"}
        return ask_target(self._window, tr("Write the sealed pack to"), suggested, kinds)
