"""Keys and signers: one's own keys, and whom one knows."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from whydesk.dialogs.base import PlainDialog
from whydesk.engine.seal.signers import Signer
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.label import label
from whydesk.widgets.plain import lines_of, one_line
from whydesk.widgets.restyle import set_look
from whydesk.widgets.room import within

_OWN = tr("Your keys")
_KNOWN = tr("Signers you know")
_NO_KEY = tr("No key yet. “New…” makes one; it is needed to seal.")
_UNKNOWN = tr("public key unknown")
_NOBODY = tr("Nobody yet. A seal by somebody known here is shown with their name.")


class OwnKey(Struct, frozen=True):
    """A key of one's own: its name, its fingerprint (empty where it is not known)."""

    name: str
    fingerprint: str


class KeysDialog(PlainDialog):
    """Two lists with what can be done; each wish is a signal that names the key or signer."""

    new_requested = Signal()
    import_requested = Signal()
    copy_requested = Signal(str)
    export_requested = Signal(str)
    passphrase_requested = Signal(str)
    delete_requested = Signal(str)
    add_requested = Signal()
    take_requested = Signal()
    rename_requested = Signal(str)
    forget_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(tr("Keys and signers"), "", theme, parent)
        self.own = _list(_OWN)
        self.known = _list(_KNOWN)
        self.warning = label("", "failure")
        self.warning.hide()
        self._empty: dict[QListWidget, QLabel] = {}
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(12))
        grid.setVerticalSpacing(theme.px(4))
        grid.setColumnStretch(0, 1)
        self.own_buttons = self._section(
            grid,
            0,
            _OWN,
            _NO_KEY,
            self.own,
            (
                (tr("&New…"), self._new, False),
                (tr("&Import…"), self._import, False),
                (tr("&Copy public key"), self._copy, True),
                (tr("&Export public key…"), self._export, True),
                (tr("Change &passphrase…"), self._passphrase, True),
                (tr("&Delete…"), self._delete, True),
            ),
        )
        self.known_buttons = self._section(
            grid,
            8,
            _KNOWN,
            _NOBODY,
            self.known,
            (
                (tr("&Add…"), self._add, False),
                (tr("&From a pack or file…"), self._take, False),
                (tr("&Rename…"), self._rename, True),
                (tr("F&orget"), self._forget, True),
            ),
        )
        self.add_scrolled(body).setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column.addWidget(self.warning)
        self.said = label("", "note")
        self.said.hide()
        self.column.addWidget(self.said)
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.accept)
        self.add_buttons((close,))
        self.resize(within(self, theme.px(680), theme.px(600)))

    def show_keys(self, own: Sequence[OwnKey], known: Sequence[Signer], warning: str = "") -> None:
        """Show these keys and signers; what was chosen stays chosen."""
        _fill(
            self.own,
            [(key.name, key.name, key.fingerprint or tr("public key unknown")) for key in own],
        )
        _fill(self.known, [(who.key, who.name, _about(who)) for who in known])
        self.warning.setText(warning)
        self.warning.setVisible(bool(warning))
        for widget, words in self._empty.items():
            words.setVisible(not widget.count())
        self._chosen()

    def say(self, words: str, tone: str) -> None:
        """Say what came of a wish."""
        self.said.setText(words)
        set_look(self.said, "tone", tone)
        self.said.show()

    def _section(
        self,
        grid: QGridLayout,
        row: int,
        heading: str,
        empty: str,
        rows: QListWidget,
        buttons: Sequence[tuple[str, object, bool]],
    ) -> list[QPushButton]:
        grid.addWidget(label(heading, "section"), row, 0)
        words = self._empty[rows] = label(empty, "note")
        inside = QVBoxLayout(rows)
        inside.addWidget(words, 0, Qt.AlignmentFlag.AlignTop)
        inside.addStretch()
        grid.addWidget(rows, row + 1, 0, 7, 1)
        made: list[QPushButton] = []
        for number, (title, slot, _) in enumerate(buttons):
            button = QPushButton(title)
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            grid.addWidget(button, row + 1 + number, 1)
            made.append(button)
        grid.setRowStretch(row + 7, 1)
        rows.currentItemChanged.connect(self._chosen)
        return made

    @Slot()
    def _chosen(self) -> None:
        for rows, buttons in ((self.own, self.own_buttons), (self.known, self.known_buttons)):
            for button in buttons[2:]:
                button.setEnabled(rows.currentItem() is not None)

    # --- wishes -----------------------------------------------------------------------------------

    @Slot()
    def _new(self) -> None:
        self.new_requested.emit()

    @Slot()
    def _import(self) -> None:
        self.import_requested.emit()

    @Slot()
    def _copy(self) -> None:
        self.copy_requested.emit(_current(self.own))

    @Slot()
    def _export(self) -> None:
        self.export_requested.emit(_current(self.own))

    @Slot()
    def _passphrase(self) -> None:
        self.passphrase_requested.emit(_current(self.own))

    @Slot()
    def _delete(self) -> None:
        self.delete_requested.emit(_current(self.own))

    @Slot()
    def _add(self) -> None:
        self.add_requested.emit()

    @Slot()
    def _take(self) -> None:
        self.take_requested.emit()

    @Slot()
    def _rename(self) -> None:
        self.rename_requested.emit(_current(self.known))

    @Slot()
    def _forget(self) -> None:
        self.forget_requested.emit(_current(self.known))


def _list(name: str) -> QListWidget:
    made = QListWidget()
    made.setObjectName("choices")
    made.setAccessibleName(name)
    made.setTextElideMode(Qt.TextElideMode.ElideRight)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made


def _fill(rows: QListWidget, entries: Sequence[tuple[str, str, str]]) -> None:
    before = _current(rows)
    rows.clear()
    for key, name, about in entries:
        item = QListWidgetItem(f"{one_line(name)}\n{lines_of(about)}")
        item.setData(Qt.ItemDataRole.UserRole, key)
        rows.addItem(item)
        if key == before:
            rows.setCurrentItem(item)
    if rows.currentItem() is None and rows.count():
        rows.setCurrentRow(0)


def _current(rows: QListWidget) -> str:
    item = rows.currentItem()
    return str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else ""


def _about(who: Signer) -> str:
    since = tr("since {added}", added=who.added) if who.added else ""
    more = " · ".join(filter(None, (since, who.note)))
    return "\n".join(filter(None, (who.fingerprint, more)))
