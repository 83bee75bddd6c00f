"""Which commit brought what in the open pack: read in the background, once it is asked for."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from whydesk.engine.errors import EngineError
from whydesk.session.session import Session

if TYPE_CHECKING:
    from whydesk.engine.pack.origins import Origins
    from whydesk.engine.pack.packfile import PackFile

_TOPIC = "origins"


class Provenance(QObject):
    """Knows the origins of the open pack's rows. GUI thread; ``changed`` tells that it does now."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._origins: Origins | None = None
        self._asked: PackFile | None = None
        session.opened.connect(self._forget)

    @property
    def keeps_history(self) -> bool:
        """Whether what is open keeps a history at all: a pack does, plain text does not."""
        return self._session.workspace.pack is not None

    def origins(self) -> "Origins | None":
        """The origins; None while they are being read, or where there is no history."""
        pack = self._session.workspace.pack
        if pack is not self._asked:
            self._origins, self._asked = None, pack
            if pack is not None:
                from whydesk.engine.pack.origins import read_origins

                work = partial(read_origins, pack.path)
                self._session.tasks.run(_TOPIC, work, self._take, self._none)
        return self._origins

    @Slot()
    def _forget(self) -> None:
        self._session.tasks.drop(_TOPIC)
        self._origins = self._asked = None

    def _take(self, found: "Origins") -> None:
        self._origins = found
        self.changed.emit()

    def _none(self, _error: EngineError) -> None:
        """The file went in the meantime; whoever opens or saves it says so."""
