"""The foot of the redaction dialog: the seal, the report, where to, and the two buttons."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget

from whydesk.engine.wording import tr
from whydesk.session.redaction import ExportRequest
from whydesk.theme.theme import Theme
from whydesk.widgets.choosing import ChoiceBox
from whydesk.widgets.tick_box import TickBox


class RedactFoot(QFrame):
    """``requested`` carries an ExportRequest, ``target_changed`` tells of another place."""

    requested = Signal(object)
    target_changed = Signal()

    def __init__(
        self,
        keys: Sequence[str],
        ask_target: Callable[[Path], Path | None],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("redactFoot")
        self._ask_target = ask_target
        self._chosen: Path | None = None
        self.target = Path("redacted.laplaspack")
        self._ready = self._busy = False
        self.seal = TickBox(tr("&Seal with") if keys else tr("Seal (there is no key yet)"), theme)
        self.seal.setEnabled(bool(keys))
        self.key = ChoiceBox(theme)
        self.key.addItems(list(keys))
        self.key.setAccessibleName(tr("Key"))
        self.passphrase = QLineEdit()
        self.passphrase.setEchoMode(QLineEdit.EchoMode.Password)
        self.passphrase.setPlaceholderText(tr("Passphrase"))
        self.passphrase.setAccessibleName(tr("Passphrase of the key"))
        self.report = TickBox(tr("Keep a &report for yourself"), theme)
        self.report.setToolTip(tr("A text beside the export that says what was redacted, and why"))
        self.place = QPushButton(tr("&Write to…"))
        self.cancel = QPushButton(tr("Cancel"))
        self.export = QPushButton(tr("&Export"))
        self.export.setProperty("primary", True)
        for button in (self.place, self.cancel, self.export):
            button.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(22), theme.px(12), theme.px(22), theme.px(12))
        row.setSpacing(theme.px(8))
        for part in (self.seal, self.key, self.passphrase, self.report):
            row.addWidget(part)
        row.addStretch(1)
        for part in (self.place, self.cancel, self.export):
            row.addWidget(part)
        self.passphrase.setMaximumWidth(theme.px(150))
        self.seal.toggled.connect(self._show)
        self.seal.toggled.connect(self._ask_passphrase)
        self.passphrase.textChanged.connect(self._show)
        self.passphrase.returnPressed.connect(self._request)
        self.place.clicked.connect(self._choose)
        self.export.clicked.connect(self._request)
        self._show()

    def suggest(self, path: Path) -> None:
        """A place to write to, until one is chosen."""
        self.target = self._chosen or path

    def set_ready(self, ready: bool) -> None:
        """Say whether there is a plan that can be exported."""
        self._ready = ready
        self._show()

    def set_busy(self, busy: bool) -> None:
        """Say whether an export is being written."""
        self._busy = busy
        self.export.setText(tr("Exporting…") if busy else tr("&Export"))
        self.cancel.setText(tr("Stop") if busy else tr("Cancel"))
        self._show()

    def forget(self) -> None:
        """Let go of the passphrase."""
        self.passphrase.clear()

    @Slot()
    def _show(self) -> None:
        sealing = self.seal.isChecked()
        self.key.setVisible(sealing)
        self.passphrase.setVisible(sealing)
        known = not sealing or bool(self.passphrase.text())
        self.export.setEnabled(self._ready and not self._busy and known)

    @Slot(bool)
    def _ask_passphrase(self, sealing: bool) -> None:
        if sealing:
            self.passphrase.setFocus()

    @Slot()
    def _choose(self) -> None:
        path = self._ask_target(self.target)
        if path is not None:
            self._chosen = self.target = path
            self.target_changed.emit()

    @Slot()
    def _request(self) -> None:
        if not self.export.isEnabled():
            return
        report = self.target.with_name(f"{self.target.stem}-report.txt")
        sealing = self.seal.isChecked()
        self.requested.emit(
            ExportRequest(
                self.target,
                replace=self._chosen is not None,
                key_name=self.key.currentText() if sealing else "",
                passphrase=self.passphrase.text() if sealing else "",
                report=report if self.report.isChecked() else None,
            )
        )
