"""The closed words that completion offers, and what each of them means to a writer; data alone."""

from whydesk.engine.lmd.vocabulary import KNOWING_TYPES

KEYS = {
    "type": "what sort of node this is",
    "what": "what it is, in a sentence",
    "why": "the reason in your own words",
    "status": "how far it is",
    "claim": "what is claimed",
    "finding": "what was found",
    "at": "the day it is of",
    "aka": "another name for it",
    "id": "a stable name that survives renaming",
}
EVIDENCE_KEYS = {
    "group-1": "evidence that suffices together",
    "artifact": "the source it can be looked up in",
    "quote": "the words of a source",
    "locator": "where in the source",
    "stage": "which step made it",
    "licensed": "whether its inputs license it",
    "withdrawn": "no longer holds: date, reason",
    "reviewed": "looked at again after a withdrawal: date",
    "extractor": "who or what read it out of the source",
    "extraction-confidence": "how sure the extractor is",
    "claim-confidence": "how sure the claim is",
    "source-reliability": "how far the source can be trusted",
    "utility": "how much it helps",
    "retrieved-via": "how it was found; never a reason",
    "routed-via": "which way it came; never a reason",
}
VISIBILITY = "visibility"
VISIBILITY_KEY = "open, masked or secret"
ATTRIBUTES = {
    "on": "the node it is about",
    "by": "who thought it",
    "at": "when",
    "status": "open, done",
    "due": "until when",
    "id": "a name for this thought",
    "visibility": "open, masked or secret",
}
THOUGHTS = {
    "question": "what is not known yet",
    "decision": "what was settled",
    "todo": "what is to be done",
    "hypothesis": "what may be so",
    "insight": "what became clear",
    "note": "what is worth keeping",
}
VISIBILITIES = {
    "open": "shown to everyone",
    "masked": "its place stays, its words go",
    "secret": "left out of a redacted export",
}
LICENCES = {
    "yes": "its inputs entitle to it",
    "no": "its inputs do not",
    "unknown": "nobody has judged it",
}
STATUSES = {"open": "still to be settled", "done": "needs nobody any more"}
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
