"""Problems of names: references that mean nothing or too much, labels and ids written twice."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from whydesk.engine.graph.index import Written
from whydesk.engine.graph.names import as_ref
from whydesk.engine.graph.survey import Survey, in_parts, statement_at
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.edits import (
    between_quotes,
    end_of_node,
    node_behind,
    quoted,
    without_property,
)
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import Property, Ref, group_name
from whydesk.engine.model import Diagnostic, Fix, Span, TextEdit, slug
from whydesk.engine.wording import tr

# Ranking all labels costs some milliseconds, so only so many different references get choices.
_MOST_RANKED = 50
_CHOICES = 3
_LEAST_LIKENESS = 70
# Nobody misspells a longer label, and comparing two takes their lengths multiplied.
_LONGEST_COMPARED = 300


class _Use(NamedTuple):
    """One written reference that is to be resolved; a host's columns are those of its value."""

    chunk: Chunk
    line: int
    ref: Ref
    is_host: bool


# --- references -----------------------------------------------------------------------------------


def references(survey: Survey, *, with_nearest: bool) -> Iterator[Diagnostic | None]:
    """References that mean no node (dangling) or several (ambiguous)."""
    nearest, ends = _Nearest(survey, _MOST_RANKED if with_nearest else 0), _Ends(survey)
    seen: set[tuple[int, int, int]] = set()
    for use in chain(_link_ends(survey), _thought_refs(survey)):
        if use is None:
            yield None
            continue
        place = (id(use.chunk), use.line, use.ref.start)
        if place in seen:
            continue
        seen.add(place)
        ref = as_ref(use.ref.label) if use.is_host else use.ref
        resolution = survey.graph.names.resolve(slug(ref.label), ref.sigil)
        if resolution.key is not None:
            continue
        if resolution.candidates:
            yield _ambiguous(survey, use, ref, resolution.candidates)
        else:
            yield _dangling(survey, use, ref, nearest, ends)


def _link_ends(survey: Survey) -> Iterator[_Use | None]:
    for links in in_parts(survey.links):
        yield None
        for link, source, target in links:
            if source is None:
                yield _Use(link.chunk, link.line, link.source, False)
            if target is None:
                yield _Use(link.chunk, link.line, link.target, False)


def _thought_refs(survey: Survey) -> Iterator[_Use | None]:
    for thoughts in in_parts(survey.thoughts):
        yield None
        for chunk, thought in thoughts:
            host = thought.host
            if host is not None and slug(host.label) not in survey.known:
                yield _Use(chunk, thought.line, host, True)
            yield from (_Use(chunk, line, ref, False) for line, ref in thought.mentions)


def _dangling(
    survey: Survey, use: _Use, ref: Ref, nearest: "_Nearest", ends: "_Ends"
) -> Diagnostic:
    site = survey.site(use.chunk)
    fixes = [
        Fix(tr("Write “{label}”", label=label), (_rewritten(site, use, label),), choice=True)
        for label in nearest.to(ref.label)
    ]
    document = survey.graph.documents[site.shard]
    if "]]" not in ref.written and "[[" not in ref.written:
        edit = node_behind(document, ends.of(site.shard), ref.written)
        fixes.append(Fix(tr("Create the node"), (edit,), choice=True))
    message = tr("“{label}” is not declared anywhere.", label=ref.label)
    return site.error("dangling-ref", _span(site, use), message, *fixes)


def _ambiguous(survey: Survey, use: _Use, ref: Ref, candidates: tuple[str, ...]) -> Diagnostic:
    site = survey.site(use.chunk)
    labels = [survey.label(key) for key in candidates]
    fixes = (
        Fix(tr("Write “{label}”", label=x), (_rewritten(site, use, x),), choice=True)
        for x in labels
    )
    message = tr(
        "“{label}” can mean {names}.",
        label=ref.label,
        names=tr(" or ").join(f"“{label}”" for label in labels),
    )
    return site.error("ambiguous-ref", _span(site, use), message, *fixes)


def _span(site: Site, use: _Use) -> Span:
    return site.span(use.line, use.ref.start, use.ref.end)


def _rewritten(site: Site, use: _Use, label: str) -> TextEdit:
    if not use.is_host:
        return site.edit(use.line, use.ref.start, use.ref.end, f"[[{label}]]")
    text = site.chunk.lines[use.line]
    in_quotes = text[use.ref.start - 1] == '"'
    value = between_quotes(label) if in_quotes else quoted(label)
    return site.edit(use.line, use.ref.start, use.ref.end, value)


class _Ends:
    """Where new nodes go in each shard, found once for all of a survey."""

    def __init__(self, survey: Survey) -> None:
        self._documents = survey.graph.documents
        self._found: dict[str, int] = {}

    def of(self, shard: str) -> int:
        if shard not in self._found:
            self._found[shard] = end_of_node(self._documents[shard], None)
        return self._found[shard]


class _Nearest:
    """The labels that are spelled most like a text, for so many different texts."""

    def __init__(self, survey: Survey, budget: int) -> None:
        self._survey = survey
        self._left = budget
        self._known: dict[str, list[str]] = {}
        self._labels: dict[str, str] = {}

    def to(self, text: str) -> list[str]:
        key = slug(text)
        if key not in self._known and self._left and len(key) <= _LONGEST_COMPARED:
            self._left -= 1
            self._known[key] = self._rank(key)
        return self._known.get(key, [])

    def _rank(self, key: str) -> list[str]:
        from rapidfuzz import fuzz, process  # noqa: PLC0415

        if not self._labels:
            labels = (x for x in self._survey.declared if len(x) <= _LONGEST_COMPARED)
            self._labels = {slug(label): label for label in labels}
        ranked = process.extract(
            key, list(self._labels), scorer=fuzz.ratio, score_cutoff=_LEAST_LIKENESS, limit=_CHOICES
        )
        return [self._labels[found] for found, _, _ in ranked]


# --- labels and ids -------------------------------------------------------------------------------


def collisions(survey: Survey) -> Iterator[Diagnostic | None]:
    """Labels that are spelled differently and share a slug."""
    if len(survey.declared) == len(survey.known):
        return
    first: dict[str, str] = {}
    for declared in in_parts(survey.declared.items()):
        yield None
        for label, chunks in declared:
            other = first.setdefault(slug(label), label)
            if other != label:
                # Made once for all: each of them takes in every place of both.
                here = tr("Write “{label}”", label=other)
                there = tr("Write “{label}” in the other place", label=label)
                fixes = (
                    _respelling(survey, here, label, other),
                    _respelling(survey, there, other, label),
                )
                yield from (_collision(survey, chunk, label, other, fixes) for chunk in chunks)


def _respelling(survey: Survey, title: str, old: str, new: str) -> Fix:
    edits = (_relabelled(survey.site(chunk), new) for chunk in survey.declared[old])
    return Fix(title, tuple(edits), choice=True)


def _collision(
    survey: Survey, chunk: Chunk, label: str, other: str, fixes: tuple[Fix, ...]
) -> Diagnostic:
    site, theirs = survey.site(chunk), survey.site(survey.declared[other][0])
    line = theirs.number(0)
    where = (
        tr("line {line:,}", line=line)
        if theirs.shard == site.shard
        else tr("line {line:,} of {shard}", line=line, shard=theirs.shard)
    )
    message = tr(
        "Line {number} spells “{label}” and {where} spells “{other}”, which are "
        "one name to every reader.",
        number=site.number(0),
        label=label,
        where=where,
        other=other,
    )
    return site.error("slug-collision", _node_span(site), message, *fixes)


def _node_span(site: Site) -> Span:
    node = site.chunk.node
    return site.span(0, node.ref.start, node.ref.end) if node else site.span(0, 0, 0)


def _relabelled(site: Site, label: str) -> TextEdit:
    """The label of the chunk's node line spelled another way, its sigil kept."""
    node = site.chunk.node
    sigil = node.ref.sigil if node else ""
    span = _node_span(site)
    return TextEdit(site.shard, span, f"[[{sigil}{label}]]")


def repeated_ids(survey: Survey) -> Iterator[Diagnostic | None]:
    """Stable ids that one shard gives to several labels; in two shards it is one node."""
    for ids in in_parts(survey.graph.names.ids()):
        yield None
        for stable, chunks in ids:
            if len(chunks) > 1 and survey.graph.names.doubled(chunks):
                yield from _repeated(survey, stable, chunks)


def _repeated(survey: Survey, stable: str, chunks: list[Chunk]) -> Iterator[Diagnostic]:
    first: dict[str, str] = {}
    for chunk in sorted(chunks, key=lambda chunk: chunk.position):
        label = chunk.node.ref.label if chunk.node else ""
        other = first.setdefault(chunk.shard, label)
        if slug(other) != slug(label):
            yield _repeated_id(survey.site(chunk), stable, other)


def _repeated_id(site: Site, stable: str, other: str) -> Diagnostic:
    item = [item for item in site.chunk.properties() if item.key == "id"][-1]
    span = site.span(item.line, item.start, item.end)
    fix = Fix(tr("Give it a new id"), (TextEdit(site.shard, span, new_stable_id()),))
    message = tr("“{stable}” is already the id of “{other}”.", stable=stable, other=other)
    return site.error("duplicate-id", span, message, fix)


# --- links to oneself -----------------------------------------------------------------------------


def self_links(survey: Survey) -> Iterator[Diagnostic | None]:
    """Links whose two ends are one node."""
    seen: set[tuple[int, int]] = set()
    for links in in_parts(survey.links):
        yield None
        for link, source, target in links:
            if source is not None and source == target:
                place = id(link.chunk), link.line
                if place not in seen:
                    seen.add(place)
                    yield _self_link(survey, link, source)


def _self_link(survey: Survey, link: Written, key: str) -> Diagnostic:
    site = survey.site(link.chunk)
    text = site.chunk.lines[link.line]
    start = len(text) - len(text.lstrip())
    item = statement_at(link.chunk, link.line)
    edit = site.without_line(link.line)
    if type(item) is Property:
        drop = [ref for ref in item.refs if survey.graph.resolve(ref).key == key]
        start, edit = item.key_start - 2, without_refs(site, item, drop)
    span = site.span(link.line, start, len(text.rstrip()))
    message = tr("“{label}” is linked to itself.", label=survey.label(key))
    return site.error("self-link", span, message, Fix(tr("Remove it"), (edit,)))


def without_refs(site: Site, item: Property, drop: list[Ref]) -> TextEdit:
    """A property without some of its references, or no property where none is left."""
    kept = [ref for ref in item.refs if ref not in drop]
    if not kept:
        return without_property(site, item)
    text = site.chunk.lines[item.line]
    between = " & " if group_name(item.key) is not None else ", "
    value = between.join(text[ref.start : ref.end] for ref in kept)
    return site.edit(item.line, item.start, item.end, value)
