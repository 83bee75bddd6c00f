"""The services that keep a word from being lost, made together."""

from pathlib import Path

from msgspec import Struct

from whydesk.engine.keeping.holds import Holds
from whydesk.session.holding import Holding
from whydesk.session.recovery import Recovery
from whydesk.session.saving import Saving
from whydesk.session.session import Session


class Guards(Struct, frozen=True):
    """What guards the text of one session; ``backups`` is the folder of earlier versions."""

    recovery: Recovery
    holding: Holding
    holds: Holds | None
    backups: Path

    def stop(self) -> None:
        """Keep what is not saved, and let go of the file."""
        self.recovery.stop()
        self.holding.let_go()


def make_guards(
    session: Session,
    saving: Saving,
    *,
    journals: Path | None,
    holds: Path | None,
    inbox: Path | None,
    backups: Path,
) -> Guards:
    """The guards of a session, before anything else listens to it.

    Without a folder of journals nothing is kept against a crash, without one of holds no other
    window is kept out; ``inbox`` is where this window can be asked to come forward.
    """
    kept = Holds(holds, inbox) if holds is not None else None
    holding = Holding(session, kept)
    saving.refuse = holding.refuse
    return Guards(Recovery(session, journals), holding, kept, backups)
