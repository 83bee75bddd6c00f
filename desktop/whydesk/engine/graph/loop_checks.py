"""Problems of order: thoughts, derivations and echoes that come back to themselves."""

from collections import deque
from collections.abc import Iterator

from whydesk.engine.graph.index import Written
from whydesk.engine.graph.loops import each_loop, loops, way_round
from whydesk.engine.graph.survey import Survey, in_parts
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.spelling import nearest
from whydesk.engine.lmd.statements import Thought
from whydesk.engine.model import Diagnostic, Fix, Span
from whydesk.engine.wording import tr

_MOST_NAMED = 5


def thought_loops(survey: Survey) -> Iterator[Diagnostic | None]:
    """Thoughts that follow themselves by way of ``then>``."""
    arrows: dict[str, list[str]] = {}
    places: dict[str, list[tuple[Chunk, int, str]]] = {}
    for thoughts in in_parts(survey.thoughts):
        yield None
        for chunk, thought in thoughts:
            name = thought.attribute("id") if thought.follows else ""
            if name:
                arrows.setdefault(name, []).extend(follow for _, follow in thought.follows)
                follows = ((chunk, line, follow) for line, follow in thought.follows)
                places.setdefault(name, []).extend(follows)
    for members in loops(arrows):
        inside = set(members)
        chunk, line, follow = next(p for p in places[members[0]] if p[2] in inside)
        site = survey.site(chunk)
        message = tr(
            "These thoughts follow each other in a circle: {way}.", way=_way(arrows, members)
        )
        yield site.error("then-cycle", _follow_span(site, line, follow), message)


def unknown_thens(survey: Survey) -> Iterator[Diagnostic | None]:
    """``then>`` lines that name no thought."""
    known: set[str] = set()
    following: list[tuple[Chunk, Thought]] = []
    for thoughts in in_parts(survey.thoughts):
        yield None
        for chunk, thought in thoughts:
            known.add(thought.attribute("id"))
            if thought.follows:
                following.append((chunk, thought))
    known.discard("")
    for chunk, thought in following:
        for line, follow in thought.follows:
            if follow not in known:
                yield _unknown_then(survey.site(chunk), thought, line, follow, known)


def _unknown_then(
    site: Site, thought: Thought, line: int, follow: str, known: set[str]
) -> Diagnostic:
    span = _follow_span(site, line, follow)
    near = nearest(follow, known - {thought.attribute("id")})
    # Ids are short and alike, so the nearest one is an offer and nothing to be taken unseen.
    fix = Fix(
        tr("Write {word}", word=near), (site.edit(line, span.start, span.end, near),), choice=True
    )
    fixes = (fix,) if near else ()
    return site.warning(
        "unknown-then", span, tr("No thought has the id “{follow}”.", follow=follow), *fixes
    )


def _follow_span(site: Site, line: int, follow: str) -> Span:
    text = site.chunk.lines[line]
    start = text.index(follow, text.index(">") + 1)
    return site.span(line, start, start + len(follow))


def derivation_loops(survey: Survey) -> Iterator[Diagnostic | None]:
    """Nodes that are derived from themselves by way of others."""
    targets = survey.targets["derived-from"]
    arrows: dict[str, list[str]] = {}
    for part in in_parts(targets.items()):
        yield None
        arrows.update((source, [target for target, _ in links]) for source, links in part)
    for members in each_loop(arrows):
        if members is None:
            yield None
            continue
        inside = set(members)
        link = next(link for target, link in targets[members[0]] if target in inside)
        labels = {key: survey.label(key) for key in members}
        message = tr(
            "These are derived from each other in a circle: {way}.",
            way=_way(arrows, members, labels),
        )
        yield _at_link(survey, link, "derivation-cycle", message)


def echo_loops(survey: Survey) -> Iterator[Diagnostic]:
    """Echoes from which no echo-of leads to something that is no echo."""
    targets = survey.targets["echo-of"]
    if not targets:
        return
    restated_by: dict[str, list[str]] = {}
    for source, links in targets.items():
        for target, _ in links:
            restated_by.setdefault(target, []).append(source)
    grounded = {key for key in restated_by if key not in targets}
    ahead = deque(grounded)
    while ahead:
        for echo in restated_by.get(ahead.popleft(), ()):
            if echo not in grounded:
                grounded.add(echo)
                ahead.append(echo)
    for echo, links in targets.items():
        if echo not in grounded:
            message = tr(
                "“{label}” only restates echoes, and none of them an original.",
                label=survey.label(echo),
            )
            yield _at_link(survey, links[0][1], "echo-loop", message)


def _at_link(survey: Survey, link: Written, code: str, message: str) -> Diagnostic:
    site = survey.site(link.chunk)
    text = site.chunk.lines[link.line]
    start = len(text) - len(text.lstrip())
    return site.error(code, site.span(link.line, start, len(text.rstrip())), message)


def _way(
    arrows: dict[str, list[str]], members: list[str], labels: dict[str, str] | None = None
) -> str:
    """The names on a shortest way round, the middle left out where there are many."""
    names = [(labels or {}).get(name, name) for name in way_round(arrows, members)]
    if len(names) > _MOST_NAMED:
        names = [*names[:2], "…", *names[-2:]]
    return " → ".join(names)
