"""What bears on a claim and is no support: candidates, refutations, echoes; and who leans on it."""

from collections.abc import Iterator

from whydesk.engine.evidence.index import Evidence
from whydesk.engine.evidence.supposing import Supposition
from whydesk.engine.evidence.values import Candidate, ClaimEvidence, Named, Verdict
from whydesk.engine.wording import counted, tr
from whydesk.session.said import NOTHING_SAID, Said, Sense, Shape
from whydesk.session.support_parts import Kind, Part
from whydesk.session.support_words import status_said

_SHAPES = {
    Kind.CANDIDATES: Shape.DASH,
    Kind.REFUTATIONS: Shape.AGAINST,
    Kind.ECHOES: Shape.ECHO,
    Kind.LEANINGS: Shape.NONE,
}


def apart(found: ClaimEvidence, supposed: Supposition) -> Iterator[Part]:
    """What is no support, each kind in a box of its own."""
    echoes = {echo.key for echo in found.echoes}
    yield from _box(
        found,
        Kind.CANDIDATES,
        tr("Candidates"),
        tr("license nothing"),
        [
            _candidate(found, candidate, supposed)
            for candidate in found.candidates
            if candidate.verdict is not Verdict.ACCEPTED and candidate.key not in echoes
        ],
    )
    against = [_refutation(found, named, supposed) for named in found.refuted_by]
    yield from _box(found, Kind.REFUTATIONS, tr("Refuted by"), tr("resolves nothing"), against)
    restating = list(_echoes(found, supposed))
    word = counted(len(restating), "One echo", "{n} echoes")
    adds = counted(len(restating), "adds nothing", "add nothing")
    yield from _box(found, Kind.ECHOES, word, adds, restating)


def leaning(support: Evidence, found: ClaimEvidence, supposed: Supposition) -> tuple[Part, ...]:
    """The claims that need a node which makes none."""
    entries = [
        Part(
            _path(found, Kind.LEANINGS, named.key),
            Kind.LEANING,
            named.key,
            found.key,
            "",
            named.label,
            status_said(supposed.status(named.key, support.status(named.key))),
        )
        for named in support.needed_by(found.key)
    ]
    title = counted(len(entries), "One claim leans on it", "{n} claims lean on it")
    return tuple(_box(found, Kind.LEANINGS, title, "", entries))


def _box(
    found: ClaimEvidence, kind: Kind, title: str, note: str, entries: list[Part]
) -> Iterator[Part]:
    """A box around entries; nothing where it would be empty."""
    if entries:
        path = f"{found.key}\n{kind.value}\n"
        said = Said("", _SHAPES[kind], Sense.PLAIN)
        yield Part(path, kind, "", found.key, "", title, said, note, children=tuple(entries))


def _path(found: ClaimEvidence, box: Kind, key: str) -> str:
    # No group has an empty name, so none of its legs has such a path.
    return f"{found.key}\n{box.value}\n\n{key}"


def _refutation(found: ClaimEvidence, named: Named, supposed: Supposition) -> Part:
    path = _path(found, Kind.REFUTATIONS, named.key)
    said = Said("refutes", Shape.AGAINST, Sense.BAD)
    pulled = supposed.pulls(named.key)
    return Part(path, Kind.REFUTATION, named.key, found.key, "", named.label, said, pulled=pulled)


def _echoes(found: ClaimEvidence, supposed: Supposition) -> Iterator[Part]:
    for echo in found.echoes:
        note = (
            tr("restates {restates}", restates=", ".join(echo.restates))
            if echo.restates
            else tr("restates itself only")
        )
        said = Said("", Shape.ECHO, Sense.PLAIN)
        path = _path(found, Kind.ECHOES, echo.key)
        pulled = supposed.pulls(echo.key)
        yield Part(path, Kind.ECHO, echo.key, found.key, "", echo.label, said, note, pulled=pulled)


def _candidate(found: ClaimEvidence, candidate: Candidate, supposed: Supposition) -> Part:
    rejected = candidate.verdict is Verdict.REJECTED
    note = " · ".join(map(_proposal, candidate.proposed_by)) or "proposed"
    said = NOTHING_SAID._replace(shape=Shape.DASH)
    if rejected:
        note = candidate.reason or tr("no reason given")
        said = Said(tr("rejected"), Shape.CROSS, Sense.PLAIN)
    return Part(
        _path(found, Kind.CANDIDATES, candidate.key),
        Kind.CANDIDATE,
        candidate.key,
        found.key,
        "",
        candidate.label,
        said,
        note,
        pulled=supposed.pulls(candidate.key),
        via=candidate.via or ", ".join(candidate.proposed_by),
    )


def _proposal(role: str) -> str:
    """By what a candidate is proposed, in words."""
    if role == "supports":
        return tr("linked as support, not yet judged")
    if role == "retrieved-via":
        return tr("found by a search")
    return tr("linked: {role}", role=role.replace("-", " "))
