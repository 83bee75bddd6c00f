"""Saying in the text who may see a thing: a tier of a node, a property or a thought."""

from whydesk.engine.redaction import gestures
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.wording import tr
from whydesk.session.messages import Message, Tone
from whydesk.session.refactoring import closed
from whydesk.session.session import Session
from whydesk.session.tier_words import tier_said


def set_tier(session: Session, target: Target, tier: Tier) -> None:
    """Write a tier into the text for a node, a property or a thought, and say so.

    Nothing is written where that is gone: it was chosen in what was read before.
    """
    if not gestures.is_there(session.graph, target):
        session.tell_gone()
        return
    refused = closed(session, session.workspace.documents)
    if refused:
        session.told.emit(Message(refused, "", Tone.WARN))
        return
    edits = gestures.set_tier(session.graph, target, tier)
    what = _words_of(session, target)
    before = session.states
    session.request_edits(edits)
    now = gestures.tier_now(session.graph, target)
    if edits and session.states == before:
        return
    if now is not tier:
        left = tr(
            "{what} is {tier} still: another line of it says so.", what=what, tier=tier_said(now)
        )
        session.told.emit(Message(left, "", Tone.WARN))
    elif not edits:
        session.told.emit(Message(tr("{what} is {tier} already.", what=what, tier=tier_said(tier))))
    else:
        said = tr("{what} is {tier} in redacted exports now.", what=what, tier=tier_said(tier))
        session.told.emit(Message(said, tr("Ctrl+Z takes it back."), Tone.GOOD))


def _words_of(session: Session, target: Target) -> str:
    if target.place is not None:
        return tr("The thought")
    label = f"“{session.graph.node(target.key).label}”"
    return (
        tr("The property {name} of {label}", name=target.name, label=label)
        if target.name
        else label
    )
