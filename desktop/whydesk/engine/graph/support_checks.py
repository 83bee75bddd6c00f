"""Problems of evidence as written: echoes as legs, groups with a spare leg, loose supports."""

from collections import deque
from collections.abc import Iterator
from itertools import islice

from whydesk.engine.graph.name_checks import without_refs
from whydesk.engine.graph.near_copies import LIMIT, statement, steps
from whydesk.engine.graph.survey import Group, Survey, in_parts
from whydesk.engine.lmd.edits import append_property, link_line
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import Ref
from whydesk.engine.lmd.vocabulary import rejection_name
from whydesk.engine.model import Diagnostic, Fix
from whydesk.engine.wording import tr

# Comparing the groups of one claim pair by pair is left off beyond this many.
_MOST_GROUPS = 200
_MOST_LIKELY_ECHOES = 200
# Links that already tell a reader how two like texts belong together.
_TELLING_ROLES = ("echo-of", "supersedes", "contradicts")


# --- echoes as legs -------------------------------------------------------------------------------


def echo_legs(survey: Survey) -> Iterator[Diagnostic]:
    """Legs of groups that only restate something else."""
    if not survey.targets["echo-of"]:
        return
    for group in survey.groups:
        for leg, ref in zip(group.legs, group.item.refs, strict=True):
            if leg in survey.targets["echo-of"]:
                yield _echo_leg(survey, group, leg, ref)


def _echo_leg(survey: Survey, group: Group, leg: str, ref: Ref) -> Diagnostic:
    roots = _restated(survey, leg)
    fixes = tuple(_instead(survey, group, ref, root, choice=len(roots) > 1) for root in roots)
    message = tr(
        "“{label}” only restates something else, so it supports nothing by itself.",
        label=survey.label(leg),
    )
    span = group.site.span(group.item.line, ref.start, ref.end)
    return group.site.error("group-echo", span, message, *fixes)


def _restated(survey: Survey, echo: str) -> list[str]:
    """What an echo comes down to: everything that is no echo along echo-of, nearest first."""
    targets = survey.targets["echo-of"]
    met = {echo}
    ahead = deque((echo,))
    roots: list[str] = []
    while ahead:
        for target, _ in targets.get(ahead.popleft(), ()):
            if target not in met:
                met.add(target)
                (ahead if target in targets else roots).append(target)
    return roots


def _instead(survey: Survey, group: Group, ref: Ref, root: str, *, choice: bool) -> Fix:
    """The original in place of its echo; the echo just goes where the original stands already."""
    if root == group.claim or root in group.legs:
        return Fix(tr("Drop the echo"), (without_refs(group.site, group.item, [ref]),), choice)
    label = survey.label(root)
    edit = group.site.edit(group.item.line, ref.start, ref.end, f"[[{label}]]")
    return Fix(tr("Use “{label}”", label=label), (edit,), choice)


# --- groups ---------------------------------------------------------------------------------------


def spare_legs(survey: Survey) -> Iterator[Diagnostic]:
    """Groups that hold all legs of another group of the same claim, and more."""
    by_claim: dict[str, list[Group]] = {}
    for group in survey.groups:
        by_claim.setdefault(group.claim, []).append(group)
    for groups in by_claim.values():
        sets = [(group, set(group.legs)) for group in groups[:_MOST_GROUPS]]
        for group, legs in sets:
            inside = [other for other, fewer in sets if fewer < legs]
            if inside:
                yield _not_minimal(group, min(inside, key=lambda g: len(g.legs)))


def _not_minimal(group: Group, inside: Group) -> Diagnostic:
    needed = set(inside.legs)
    pairs = zip(group.legs, group.item.refs, strict=True)
    spare = [ref for leg, ref in pairs if leg not in needed]
    fix = Fix(tr("Drop the spare leg"), (without_refs(group.site, group.item, spare),))
    message = tr(
        "Group “{name}” needs no more than group “{inside}”, which it contains.",
        name=group.name,
        inside=inside.name,
    )
    span = group.site.span(group.item.line, group.item.start, group.item.end)
    return group.site.warning("group-not-minimal", span, message, fix)


def unassessed(survey: Survey) -> Iterator[Diagnostic | None]:
    """Links of support that are in no group of their claim."""
    rejected: dict[str, set[str]] = {}
    assessed = {(leg, group.claim) for group in survey.groups for leg in group.legs}
    taken = {(group.claim, group.name) for group in survey.groups}
    for link, source, target in survey.links:
        yield None
        if link.role != "supports" or source is None or target is None or source == target:
            continue
        if (source, target) in assessed:
            continue
        assessed.add((source, target))
        if target not in rejected:
            rejected[target] = _rejected(survey, target)
        if source in rejected[target]:
            continue
        site = survey.site(link.chunk)
        text = site.chunk.lines[link.line]
        span = site.span(link.line, len(text) - len(text.lstrip()), len(text.rstrip()))
        leg, claim = survey.label(source), survey.label(target)
        fix = _own_group(survey, leg, target, taken)
        message = tr(
            "“{leg}” is in no group of “{claim}”, so nobody has judged yet what it supports.",
            leg=leg,
            claim=claim,
        )
        yield site.hint("unassessed-support", span, message, fix)


def _rejected(survey: Survey, claim: str) -> set[str]:
    """The nodes that somebody judged to be no support of a claim."""
    items = (
        item for chunk in survey.graph.names.declarations(claim) for item in chunk.properties()
    )
    refs = (item.refs[0] for item in items if item.refs and rejection_name(item.key) is not None)
    return {key for ref in refs if (key := survey.graph.resolve(ref).key) is not None}


def _own_group(survey: Survey, leg: str, claim: str, taken: set[tuple[str, str]]) -> Fix:
    """A group of this one leg; a choice, since what licenses a claim is for a person to say."""
    number = 1
    while (claim, str(number)) in taken:
        number += 1
    site = survey.site(survey.graph.names.declarations(claim)[0])
    edit = append_property(site, f"group-{number}", f"[[{leg}]]")
    return Fix(tr("Make it a group"), (edit,), choice=True)


# --- likely echoes --------------------------------------------------------------------------------


def likely_echoes(survey: Survey) -> Iterator[Diagnostic | None]:
    """Nodes whose words are nearly those of an earlier one, with nothing that says why.

    At most 200 pairs are reported.
    """
    texts: dict[str, str] = {}
    for node in survey.graph.nodes():
        texts[node.key] = statement(node)
        yield None
    told: set[frozenset[str | None]] = set()
    for links in in_parts(survey.links):
        yield None
        told.update(frozenset(found[1:]) for found in links if found[0].role in _TELLING_ROLES)
    left = _MOST_LIKELY_ECHOES
    for pairs in steps(texts):
        untold = (pair for pair in pairs if frozenset(pair[:2]) not in told)
        for later, earlier, overlap in islice(untold, left):
            yield _likely_echo(survey, later, earlier, overlap)
            left -= 1
        if not left:
            return
        yield None


def _likely_echo(survey: Survey, later: str, earlier: str, overlap: float) -> Diagnostic:
    site: Site = survey.site(survey.graph.names.declarations(later)[0])
    label, original = survey.label(later), survey.label(earlier)
    last = max((item.line for item in site.chunk.properties()), default=0)
    edit = site.lines_after(last, "\n" + link_line(label, "echo-of", original))
    message = tr(
        "“{label}” shares {overlap:.0%} of its words with “{original}”; if it only "
        "restates that, record it as an echo. {limit}",
        label=label,
        overlap=overlap,
        original=original,
        limit=LIMIT,
    )
    node = site.chunk.node
    span = site.span(0, node.ref.start, node.ref.end) if node else site.span(0, 0, 0)
    fix = Fix(tr("Record the echo"), (edit,), choice=True)
    return site.hint("looks-like-echo", span, message, fix)
