"""The problems of properties that one chunk shows: their place, references, dates, ids, repeats."""

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime

from whydesk.engine.lmd.edits import without_property
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.spelling import likely_role, nearest
from whydesk.engine.lmd.statements import Property, group_name
from whydesk.engine.lmd.vocabulary import VISIBILITIES, is_edge_key, rejection_name
from whydesk.engine.model import Diagnostic, Fix
from whydesk.engine.wording import tr

PLAIN_REF = "ref-in-plain-field"
_STABLE_ID = re.compile(r"lp_\S+")
_DATED_KEYS = ("withdrawn", "reviewed")
_LOOSE_DATE = re.compile(r"(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})\.?")
# Keys whose values name nodes on purpose without linking to them.
_TRACE_KEYS = ("retrieved-via", "routed-via")
_BETWEEN_REFS = re.compile(r"(?:[\s,;&+]|and)*")


def of_property(site: Site, item: Property) -> Iterator[Diagnostic]:
    """The warnings that a property deserves by itself."""
    for rule in _RULES:
        yield from rule(site, item)


def _before_node(site: Site, item: Property) -> Iterator[Diagnostic]:
    if site.chunk.node is None:
        span = site.span(item.line, item.key_start - 2, item.end)
        message = tr(
            "“{key}” stands before the first node, so it belongs to nothing.", key=item.key
        )
        yield site.warning("property-before-node", span, message)


def _plain_field(site: Site, item: Property) -> Iterator[Diagnostic]:
    """References in a property that makes no link; where its key is a slip, that is the problem."""
    if not item.refs or site.chunk.node is None:
        return
    if group_name(item.key) is not None or is_edge_key(item.key):
        return
    if rejection_name(item.key) is not None:
        return  # a rejected candidate is named on purpose, and must not become a link by it
    slip = likely_role(item.key)
    if slip:
        end = item.key_start + len(item.key)
        fix = Fix(tr("Write {word}", word=slip), (site.edit(item.line, item.key_start, end, slip),))
        message = tr("“{key}” makes no link; did you mean “{slip}”?", key=item.key, slip=slip)
        yield site.warning("role-slip", site.span(item.line, item.key_start, end), message, fix)
    else:
        span = site.span(item.line, item.refs[0].start, item.refs[-1].end)
        message = tr(
            "“{key}” is no role, so what it refers to stays text and links to nothing.",
            key=item.key,
        )
        fix = _as_links(site, item, site.chunk.node.ref.written)
        yield site.warning(PLAIN_REF, span, message, fix)


def _as_links(site: Site, item: Property, owner: str) -> Fix:
    """The property as link lines; where prose stands around the references, a person decides."""
    text = site.chunk.lines[item.line]
    without = site.edit(item.line, item.start, item.end, _without_brackets(text, item))
    if item.key in _TRACE_KEYS:
        return Fix(tr("Take the brackets off"), (without,))
    labels = [text[ref.start : ref.end] for ref in item.refs]
    if _only_refs(text, item):
        links = "\n".join(f"[[{owner}]] →({item.key}) {label}" for label in labels)
        head = text[: item.key_start - 2].strip()
        whole = f"{head}\n{links}" if head else links
        return Fix(tr("Make it a link"), (site.whole_line(item.line, whole),))
    links = "\n".join(f"[[{owner}]] → {label}" for label in labels)
    after = site.lines_after(item.line, links)
    return Fix(tr("Keep the words and add a link"), (without, after), choice=True)


def _only_refs(text: str, item: Property) -> bool:
    at = item.start
    for ref in item.refs:
        if not _BETWEEN_REFS.fullmatch(text, at, ref.start):
            return False
        at = ref.end
    return not text[at : item.end].strip()


def _without_brackets(text: str, item: Property) -> str:
    parts: list[str] = []
    at = item.start
    for ref in item.refs:
        parts += (text[at : ref.start], text[ref.start + 2 : ref.end - 2].strip())
        at = ref.end
    return "".join(parts) + text[at : item.end]


def _bad_id(site: Site, item: Property) -> Iterator[Diagnostic]:
    if item.key == "id" and not _STABLE_ID.fullmatch(item.value):
        span = site.span(item.line, item.start, item.end)
        edit = site.edit(item.line, item.start, item.end, new_stable_id())
        message = tr(
            "“{value}” is no stable id: one starts with lp_ and has no blanks.", value=item.value
        )
        yield site.warning("bad-id", span, message, Fix(tr("Give it a new id"), (edit,)))


def _dated(site: Site, item: Property) -> Iterator[Diagnostic]:
    if item.key in _DATED_KEYS:
        yield from bad_date(site, item.line, item.start, item.value.partition(",")[0].rstrip())


def _visibility(site: Site, item: Property) -> Iterator[Diagnostic]:
    if item.key == "visibility" or item.key.startswith("visibility-"):
        yield from bad_visibility(site, item.line, item.start, item.value)


_RULES: tuple[Callable[[Site, Property], Iterator[Diagnostic]], ...] = (
    _before_node,
    _plain_field,
    _bad_id,
    _dated,
    _visibility,
)


# --- values that thoughts have too ----------------------------------------------------------------


def is_date(text: str) -> bool:
    """Whether a text is an ISO date or date-time that exists."""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def bad_date(site: Site, line: int, start: int, date: str) -> Iterator[Diagnostic]:
    """The problem of a date that is none; a year, month and day in other signs can be put right."""
    if not date or is_date(date):
        return
    end = start + len(date)
    loose = _LOOSE_DATE.fullmatch(date)
    iso = f"{loose[1]}-{int(loose[2]):02}-{int(loose[3]):02}" if loose else ""
    fixes = (
        (Fix(tr("Write {word}", word=iso), (site.edit(line, start, end, iso),)),)
        if is_date(iso)
        else ()
    )
    message = tr("“{date}” is no date; write one like 2026-07-02.", date=date)
    yield site.warning("bad-date", site.span(line, start, end), message, *fixes)


def bad_visibility(site: Site, line: int, start: int, value: str) -> Iterator[Diagnostic]:
    """The problem of a tier that is none."""
    if value in VISIBILITIES or not value:
        return
    end = start + len(value)
    near = nearest(value, VISIBILITIES)
    fixes = (
        Fix(tr("Write {word}", word=word), (site.edit(line, start, end, word),), choice=not near)
        for word in ((near,) if near else VISIBILITIES)
    )
    message = tr(
        "“{value}” is no visibility, so it counts as secret; write open, masked or secret.",
        value=value,
    )
    yield site.warning("unknown-visibility", site.span(line, start, end), message, *fixes)


# --- repeats --------------------------------------------------------------------------------------


def duplicates(site: Site, properties: Iterable[Property]) -> Iterator[Diagnostic]:
    """Properties of a chunk, all of which are given, that a later line of it replaces."""
    last: dict[str, Property] = {}
    for item in properties if site.chunk.node is not None else ():
        if replaces(item):
            earlier = last.get(item.key)
            last[item.key] = item
            if earlier is not None:
                yield duplicate(site, earlier, site.number(item.line))


def replaces(item: Property) -> bool:
    """Whether writing the key again replaces the value; each line of a role makes its own links."""
    return not (item.refs and is_edge_key(item.key))


def duplicate(site: Site, earlier: Property, later_line: int) -> Diagnostic:
    """The problem of a property that a later line (numbered from 1) replaces."""
    fix = Fix(tr("Remove the earlier one"), (without_property(site, earlier),))
    span = site.span(earlier.line, earlier.key_start - 2, earlier.end)
    message = tr(
        "“{key}” is written again on line {later_line}, and the last one counts.",
        key=earlier.key,
        later_line=later_line,
    )
    return site.warning("duplicate-property", span, message, fix)
