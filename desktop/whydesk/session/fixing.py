"""Problems put right: fixes are text edits, made as one undo step, and never on a guess.

A fix is in the positions of the text it was found in, so it is asked for again once the findings
have come to rest.
"""

from collections.abc import Sequence

from whydesk.engine.fixing import independent_fixes
from whydesk.engine.model import Diagnostic, Fix
from whydesk.engine.wording import counted, tr
from whydesk.session.messages import Message, Tone
from whydesk.session.session import Session

_NOTHING_READY = Message(tr("No problem here can be put right without a choice of yours."))


def apply_fix(session: Session, fix: Fix) -> bool:
    """Carry out one fix; says what to press to have it back."""
    if not _make(session, (fix,)):
        return False
    session.told.emit(
        Message(tr("{title}: done.", title=fix.title), tr("Ctrl+Z takes it back."), Tone.GOOD)
    )
    return True


def fix_all(session: Session, problems: Sequence[Diagnostic]) -> int:
    """Carry out every fix that needs no choice, in one step; how many those were.

    Fixes that touch each other wait for the next time, since the first changes what they found.
    """
    fixes = independent_fixes(problems, frozenset())
    if not fixes:
        session.told.emit(_NOTHING_READY)
        return 0
    if not _make(session, fixes):
        return 0
    done = counted(len(fixes), "One problem is put right.", "{n} problems are put right.")
    session.told.emit(Message(done, tr("Ctrl+Z takes it back."), Tone.GOOD))
    return len(fixes)


def _make(session: Session, fixes: Sequence[Fix]) -> bool:
    before = session.states
    session.request_edits(edit for fix in fixes for edit in fix.edits)
    return session.states != before
