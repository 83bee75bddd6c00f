"""The problems that one chunk shows by itself, each with the fix that the language offers.

What needs the whole text (references, cycles, ids) is in ``graph.checks``.
"""

import re
from collections.abc import Callable, Iterator

from whydesk.engine.lmd import invisible, property_checks
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.edits import plain_links, quoted
from whydesk.engine.lmd.property_checks import bad_date, bad_visibility
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.spelling import likely_role, nearest
from whydesk.engine.lmd.statements import Attribute, Link, MalformedLink, Property, Thought
from whydesk.engine.lmd.vocabulary import THOUGHT_TYPES
from whydesk.engine.model import Diagnostic, Fix
from whydesk.engine.wording import tr

# A line in the body of an unclosed thought at which the thought was surely meant to be over.
_MEANT_OUTSIDE = re.compile(r" {0,3}(?:\[\[[^\]]+\]\][ \t]*(?:>>|→|-+>|$)|>>[\w-]+:)")
_MALFORMED = {
    "text-after-link": tr("Words stand after this link, so no link is made."),
    "chained-link": tr("Several links stand on one line, so none of them is made."),
    "backward-arrow": tr("This arrow points backwards, so no link is made."),
}


def check_chunk(
    chunk: Chunk, first_line: int, shard: str, *, errors_only: bool = False
) -> list[Diagnostic]:
    """The problems of one chunk, in the order of the text.

    ``first_line`` is the line of the shard on which the chunk starts. With ``errors_only``
    warnings are not looked for, so that building pays nothing for them.
    """
    site = Site(chunk, first_line, shard)
    found = list(invisible.odd_characters(site, errors_only=errors_only))
    found += (_unclosed(site, statement) for statement in chunk.thoughts() if not statement.closed)
    if not errors_only:
        found.extend(_warnings(site))
    if len(found) > 1:
        found.sort(key=lambda problem: (problem.span, problem.code))
    return found


def _warnings(site: Site) -> Iterator[Diagnostic]:
    properties: list[Property] = []
    for statement in site.chunk.each():
        if type(statement) is Property:
            properties.append(statement)
            yield from property_checks.of_property(site, statement)
        elif type(statement) is Link:
            yield from _role_slip(site, statement)
        elif type(statement) is MalformedLink:
            yield _malformed(site, statement)
        elif type(statement) is Thought:
            for rule in _THOUGHT_RULES:
                yield from rule(site, statement)
    yield from property_checks.duplicates(site, properties)


# --- links ----------------------------------------------------------------------------------------


def _role_slip(site: Site, link: Link) -> Iterator[Diagnostic]:
    slip = likely_role(link.written_role) if link.written_role else ""
    if slip:
        fix = Fix(
            tr("Write {word}", word=slip),
            (site.edit(link.line, link.role_start, link.role_end, slip),),
        )
        message = tr(
            "“{written_role}” is no causal role; did you mean “{slip}”?",
            written_role=link.written_role,
            slip=slip,
        )
        span = site.span(link.line, link.role_start, link.role_end)
        yield site.warning("role-slip", span, message, fix)


def _malformed(site: Site, wrong: MalformedLink) -> Diagnostic:
    text = site.chunk.lines[wrong.line]
    plain = plain_links(text, wrong)
    fixes = (Fix(tr("Write plain links"), (site.whole_line(wrong.line, plain),)),) if plain else ()
    if wrong.code == "text-after-link":
        tail = len(text) - len(text[wrong.rest :].lstrip())
        span = site.span(wrong.line, tail, len(text.rstrip()))
    else:
        span = site.span(wrong.line, wrong.refs[0].start, wrong.refs[-1].end)
    return site.warning(wrong.code, span, _MALFORMED[wrong.code], *fixes)


# --- thoughts -------------------------------------------------------------------------------------


def _unclosed(site: Site, thought: Thought) -> Diagnostic:
    """Closed behind its last line, or before a node or property that was meant to stand outside."""
    lines = site.chunk.lines
    last = thought.line
    for number in range(thought.line + 1, thought.end_line + 1):
        if _MEANT_OUTSIDE.match(lines[number]):
            break
        if lines[number].strip():
            last = number
    fix = Fix(tr("Close it"), (site.lines_after(last, "@@"),))
    span = site.span(thought.line, 0, len(lines[thought.line]))
    return site.error("unclosed-thought", span, tr("This thought is never closed with @@."), fix)


def _unknown_type(site: Site, thought: Thought) -> Iterator[Diagnostic]:
    if thought.type in THOUGHT_TYPES:
        return
    start = site.chunk.lines[thought.line].index("@@") + 2
    end = start + len(thought.type)
    near = nearest(thought.type, THOUGHT_TYPES)
    fixes = (
        Fix(
            tr("Write {word}", word=word),
            (site.edit(thought.line, start, end, word),),
            choice=not near,
        )
        for word in ((near,) if near else THOUGHT_TYPES)
    )
    message = tr(
        "“{type}” is no type of thought; these are: {THOUGHT_TYPES}.",
        type=thought.type,
        THOUGHT_TYPES=", ".join(THOUGHT_TYPES),
    )
    yield site.warning("unknown-thought-type", site.span(thought.line, start, end), message, *fixes)


def _attribute_values(site: Site, thought: Thought) -> Iterator[Diagnostic]:
    for found in thought.attributes:
        if found.name in ("at", "due"):
            yield from bad_date(site, thought.line, found.start, found.value)
        elif found.name == "visibility":
            yield from bad_visibility(site, thought.line, found.start, found.value)


def _unquoted_host(site: Site, thought: Thought) -> Iterator[Diagnostic]:
    text = site.chunk.lines[thought.line]
    host = _bare_host(thought.attributes)
    if host is None or thought.stray is None or thought.stray[0] < host.end:
        return
    end = thought.stray[1]
    if text[host.end : thought.stray[0]].strip(" \t"):
        return
    fix = Fix(
        tr("Quote it"), (site.edit(thought.line, host.start, end, quoted(text[host.start : end])),)
    )
    message = tr(
        "The host has blanks and no quotes, so it is read as “{value}” alone.", value=host.value
    )
    yield site.warning("unquoted-host", site.span(thought.line, host.start, end), message, fix)


def _bare_host(attributes: tuple[Attribute, ...]) -> Attribute | None:
    return next((a for a in reversed(attributes) if a.name == "on" and not a.quoted), None)


_THOUGHT_RULES: tuple[Callable[[Site, Thought], Iterator[Diagnostic]], ...] = (
    _unknown_type,
    _attribute_values,
    _unquoted_host,
)
