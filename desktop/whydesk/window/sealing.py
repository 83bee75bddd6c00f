"""The commands on seals: export a sealed pack, check, and say what a seal is worth."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from whydesk.dialogs.question import Question, ask
from whydesk.engine.errors import EngineError
from whydesk.engine.model import Severity
from whydesk.engine.pack.build import head_sha
from whydesk.engine.seal.verdict import Verdict
from whydesk.engine.wording import counted, tr
from whydesk.paths import home
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.seals import Checked, MaySave, Seals
from whydesk.session.session import Session
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line, without_marks

if TYPE_CHECKING:
    from whydesk.dialogs.seal_export import SealContent

_SHORT_HEAD = 32


class SealWords(NamedTuple):
    """What the window's frame says of a seal: the state, more of it, and how it is meant."""

    state: str
    more: str
    tone: Tone


_STATES = {
    Verdict.SEALED_KNOWN: (tr("✓ Sealed, intact"), Tone.GOOD),
    Verdict.SEALED_UNKNOWN: (tr("✓ Sealed, intact"), Tone.GOOD),
    Verdict.DRIFT: (tr("✗ Sealed, but tables differ"), Tone.BAD),
    Verdict.BROKEN: (tr("✗ Seal broken"), Tone.BAD),
    Verdict.AMBIGUOUS: (tr("✗ Seal ambiguous"), Tone.BAD),
    Verdict.UNKNOWN_SCHEME: (tr("✗ Seal of an unknown kind"), Tone.BAD),
    Verdict.UNSEALED: (tr("Not sealed"), Tone.PLAIN),
}


def seal_words(seals: Seals, open_path: Path | None) -> SealWords:
    """What to say about the seal of the present text."""
    found = seals.present
    if found is None:
        if seals.checking:
            return SealWords(tr("Checking the seal…"), "", Tone.PLAIN)
        if seals.lost:
            return SealWords(tr("– Changed since it was sealed"), "", Tone.WARN)
        return SealWords(tr("Not sealed"), "", Tone.PLAIN)
    state, tone = _STATES[found.verification.verdict]
    if found.verification.warning:
        state, tone = tr("– Sealed, by a key that is new"), Tone.WARN
    return SealWords(state, _whose(found, open_path), tone)


def _whose(found: Checked, open_path: Path | None) -> str:
    """Which file, which key, and whether one knows the signer."""
    what = found.verification
    parts: list[str] = []
    if open_path is None or what.path.absolute() != open_path.absolute():
        parts.append(without_marks(what.path.name))
    if what.fingerprint:
        parts.append(tr("key {fingerprint}", fingerprint=what.fingerprint))
    if what.warning:
        parts.append(tr("the name is known by another key"))
    elif what.own:
        parts.append(tr("your own: {signer}", signer=what.signer))
    elif what.verdict is Verdict.SEALED_KNOWN:
        parts.append(tr("you know this signer: {signer}", signer=what.signer))
    elif what.verdict is Verdict.SEALED_UNKNOWN:
        parts.append(tr("nobody you know"))
    return " · ".join(parts)


class Sealing(QObject):
    """Shows the dialogs of seals and has the session act."""

    def __init__(self, session: Session, seals: Seals, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._seals = seals
        self._theme = theme
        self._window = window

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
            tr("✗ {told}: they stand in what is sealed.", told=told) if told else tr("✓ none"),
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
    def check(self) -> None:
        """Check the seal of the file on the disk again."""
        self._seals.check()

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
        name, _ = QFileDialog.getSaveFileName(
            self._window, tr("Write the sealed pack to"), str(suggested), tr("Pack (*.laplaspack)")
        )
        if not name:
            return None
        path = Path(name)
        return path if path.suffix else path.with_suffix(".laplaspack")
