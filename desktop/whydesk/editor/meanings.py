"""The closed words that completion offers, and what each of them means to a writer; data alone."""

from whydesk.engine.lmd.vocabulary import KNOWING_TYPES
from whydesk.engine.wording import tr

KEYS = {
    "type": tr("what sort of node this is"),
    "what": tr("what it is, in a sentence"),
    "why": tr("the reason in your own words"),
    "status": tr("how far it is"),
    "claim": tr("what is claimed"),
    "finding": tr("what was found"),
    "at": tr("the day it is of"),
    "aka": tr("another name for it"),
    "id": tr("a stable name that survives renaming"),
}
EVIDENCE_KEYS = {
    "group-1": tr("evidence that suffices together"),
    "artifact": tr("the source it can be looked up in"),
    "quote": tr("the words of a source"),
    "locator": tr("where in the source"),
    "stage": tr("which step made it"),
    "licensed": tr("whether its inputs license it"),
    "withdrawn": tr("no longer holds: date, reason"),
    "reviewed": tr("looked at again after a withdrawal: date"),
    "extractor": tr("who or what read it out of the source"),
    "extraction-confidence": tr("how sure the extractor is"),
    "claim-confidence": tr("how sure the claim is"),
    "source-reliability": tr("how far the source can be trusted"),
    "utility": tr("how much it helps"),
    "retrieved-via": tr("how it was found; never a reason"),
    "routed-via": tr("which way it came; never a reason"),
}
VISIBILITY = "visibility"
VISIBILITY_KEY = tr("open, masked or secret")
ATTRIBUTES = {
    "on": tr("the node it is about"),
    "by": tr("who thought it"),
    "at": tr("when"),
    "status": tr("open, done"),
    "due": tr("until when"),
    "id": tr("a name for this thought"),
    "visibility": tr("open, masked or secret"),
}
THOUGHTS = {
    "question": tr("what is not known yet"),
    "decision": tr("what was settled"),
    "todo": tr("what is to be done"),
    "hypothesis": tr("what may be so"),
    "insight": tr("what became clear"),
    "note": tr("what is worth keeping"),
}
VISIBILITIES = {
    "open": tr("shown to everyone"),
    "masked": tr("its place stays, its words go"),
    "secret": tr("left out of a redacted export"),
}
LICENCES = {
    "yes": tr("its inputs entitle to it"),
    "no": tr("its inputs do not"),
    "unknown": tr("nobody has judged it"),
}
STATUSES = {"open": tr("still to be settled"), "done": tr("needs nobody any more")}
TYPES = ("decision", "question", "claim", "hypothesis", "insight", "proof", "evidence", "result")
DATED_KEYS = frozenset(("at", "date", "due", "withdrawn", "reviewed"))

_REASONS = KNOWING_TYPES - {"question"}
_GROUNDS = frozenset(("evidence", "result", "proof", "source", "finding", "observation", "insight"))
_CLAIMS = frozenset(("claim", "hypothesis", "decision", "insight"))
_QUESTIONS = frozenset(("question",))
TARGET_SORTS: dict[str, frozenset[str]] = {
    "derived-from": _REASONS | _GROUNDS,
    "supports": _CLAIMS,
    "raises": _QUESTIONS,
    "closes": _QUESTIONS,
    "contradicts": _CLAIMS | _GROUNDS,
    "refutes": _CLAIMS,
    "echo-of": _CLAIMS | _GROUNDS,
    "goal_of": frozenset(("project", "product", "offering")),
    "milestone_of": frozenset(("project", "goal")),
    "deliverable_of": frozenset(("project", "milestone")),
    "has_goal": frozenset(("goal",)),
    "has_milestone": frozenset(("milestone",)),
    "has_deliverable": frozenset(("deliverable",)),
}
"""By canonical role, the sorts of nodes that make sense at its end; all others come later."""
SOURCE_SORTS: dict[str, frozenset[str]] = {
    "supports": _GROUNDS,
    "raises": _REASONS | _GROUNDS,
    "closes": _REASONS,
    "contradicts": _CLAIMS | _GROUNDS,
    "refutes": _GROUNDS,
}
"""The same where the role is written as its inverse, so that its source stands at the end."""
SAME_SORT = frozenset(("supersedes",))
"""Roles whose two ends are of one sort."""
LEG_SORTS = _GROUNDS
