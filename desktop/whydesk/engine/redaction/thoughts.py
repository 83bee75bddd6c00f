"""Thoughts in the redacted text: as they are, as a masked one that says nothing, or gone."""

from whydesk.engine.graph.names import as_ref
from whydesk.engine.lmd.edits import between_quotes, quoted
from whydesk.engine.lmd.lexer import FOLLOW
from whydesk.engine.lmd.statements import Thought
from whydesk.engine.lmd.vocabulary import THOUGHT_TYPES
from whydesk.engine.model import Place
from whydesk.engine.recall.thinks import DONE_STATUSES
from whydesk.engine.redaction.hidden import Gone, HiddenKind
from whydesk.engine.redaction.outlook import Fate
from whydesk.engine.redaction.page import MASK, Part
from whydesk.engine.redaction.rewriting import Desk, label_of
from whydesk.engine.redaction.tiers import Marked, Tier
from whydesk.engine.wording import tr

_DELETED = frozenset(("true", "1", "yes"))


def write_thought(desk: Desk, thought: Thought, first: int, *, within: bool) -> None:
    """One thought. ``within`` says that it stands in the lines of a redacted node: there one that
    hangs on no open node goes too.
    """
    number = first + thought.line
    said = desk.outlook.thoughts[Place(desk.shard, number)]
    marked = desk.outlook.thought(said.place)
    if within and not said.host and marked.tier < Tier.SECRET:
        marked = Marked(Tier.SECRET, tr("the text around it"))
    if marked.tier is Tier.OPEN:
        _keep(desk, thought, first)
        return
    _hide(desk, thought, first, marked, said.host)
    _drop(desk, thought, first)
    if marked.tier is Tier.MASKED and _is_newest(desk, said.place):
        _write_masked(desk, thought, number, said.host, said.group)


def _is_newest(desk: Desk, place: Place) -> bool:
    """Whether a masked thought is the one of its versions that is written, so that they count as
    one; none is where a tombstone is among them.
    """
    versions = desk.outlook.versions[desk.outlook.thoughts[place].group]
    if any(one.thought.attribute("deleted").lower() in _DELETED for one in versions):
        return False
    return versions[-1].place == place


def _part(desk: Desk, thought: Thought, host: str) -> Part:
    title = thought.title or thought.attribute("id")
    return Part(label_of(desk.outlook.graph, host), f"{thought.type} · {title}")


def _hide(desk: Desk, thought: Thought, first: int, marked: Marked, host: str) -> None:
    part, number = _part(desk, thought, host), first + thought.line
    place = Place(desk.shard, number)
    if not host or desk.outlook.tier(host) is Tier.OPEN:
        desk.redacted.note(Gone(part, marked.tier, marked.by, place), place)
    desk.hide(thought.body, HiddenKind.TEXT, part, number, marked)
    for offset in range(1, thought.end_line - thought.line + 1):
        line = desk.line(number + offset).text
        if line.strip() not in ("@@", "") and not FOLLOW.match(line):
            desk.hide(line, HiddenKind.TEXT, part, number + offset, marked)
    for found in thought.attributes:
        if found.name != "on":
            kind = HiddenKind.ID if found.name == "id" else HiddenKind.WORD
            desk.hide(found.value, kind, part, number, marked)
    if thought.stray is not None:
        stray = desk.line(number).text[slice(*thought.stray)]
        desk.hide(stray, HiddenKind.TEXT, part, number, marked)


def _drop(desk: Desk, thought: Thought, first: int) -> None:
    for line in range(thought.line, thought.end_line + 1):
        desk.drop(first + line)


def _write_masked(
    desk: Desk, thought: Thought, number: int, host: str, group: tuple[str, str, str]
) -> None:
    """A thought of the kind, on its host, that says nothing; whether it is done stays."""
    kind = thought.type if thought.type in THOUGHT_TYPES else "note"
    words = [f"@@{kind}"]
    part = Part("", tr("a masked thought"))
    if host:
        words.append(f"on={quoted(desk.outlook.graph.node(host).label)}")
    words.append(f"id={desk.outlook.masks.thought_id(group)}")
    if thought.attribute("status").partition(" ")[0].lower() in DONE_STATUSES:
        words.append("status=done")
    for text in (" ".join(words), MASK, "@@"):
        desk.add(number, text, part)


def _keep(desk: Desk, thought: Thought, first: int) -> None:
    number = first + thought.line
    opening = desk.line(number)
    said = desk.outlook.thoughts[Place(desk.shard, number)]
    part = _part(desk, thought, said.host)
    for offset in range(thought.end_line - thought.line + 1):
        desk.line(number + offset).part = part
    _write_host(desk, thought, number)
    for line, ident in thought.follows:
        shown = desk.outlook.follows(ident)
        if shown is None:
            desk.drop(first + line)
        elif shown != ident:
            text = desk.line(first + line).text
            start = text.index(ident, text.index("then>") + 5)
            desk.line(first + line).put(start, start + len(ident), shown)
    for offset in range(1, thought.end_line - thought.line + 1):
        if not desk.is_gone(number + offset):
            desk.rewrite_text(number + offset)
    if not thought.closed:
        # What ended it may be gone: it must not take in what comes then.
        opening.part = part
        desk.add(first + thought.end_line, "@@", part)


def _write_host(desk: Desk, thought: Thought, number: int) -> None:
    host = thought.host
    if host is None:
        return
    meaning = desk.outlook.meaning(as_ref(host.label))
    if meaning.fate is not Fate.RENAMED:
        return
    line = desk.line(number)
    in_quotes = line.text[host.start - 1 : host.start] == '"'
    label = between_quotes(meaning.label) if in_quotes else quoted(meaning.label)
    line.put(host.start, host.end, label)
