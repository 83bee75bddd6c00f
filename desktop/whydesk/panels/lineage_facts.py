"""The lineage of a node as lines: the verdict, where an error entered, and the walk down."""

from collections.abc import Iterator, Sequence

from whydesk.engine.evidence.lineage import GROUP, Trace, TrailStep
from whydesk.engine.evidence.network import NOTHING
from whydesk.engine.evidence.values import Named
from whydesk.engine.evidence.verdict import Licence, Lineage, LineageVerdict, StageObject
from whydesk.engine.wording import counted, tr
from whydesk.panels.facts import Fact
from whydesk.session.said import NOTHING_SAID, Said, Sense, Shape
from whydesk.session.support_words import status_said

_MOST = 2_000
_MOST_STAGES = 500
_VERDICTS = {
    LineageVerdict.FULLY: Said(tr("fully supported"), Shape.CHECK, Sense.GOOD),
    LineageVerdict.NOT_FULLY: Said(tr("not fully supported"), Shape.CROSS, Sense.BAD),
    LineageVerdict.INCONCLUSIVE: Said(tr("inconclusive"), Shape.RING, Sense.WARN),
}
_LICENCES = {
    Licence.YES: Said(tr("licensed"), Shape.CHECK, Sense.GOOD),
    Licence.NO: Said(tr("not licensed"), Shape.CROSS, Sense.BAD),
    Licence.UNKNOWN: Said(tr("licence unknown"), Shape.RING, Sense.WARN),
}
_SOURCE = Said(tr("source"), Shape.CHECK, Sense.GOOD)
_OPEN = Said(tr("open end"), Shape.RING, Sense.WARN)
_WITHDRAWN = Said(tr("withdrawn"), Shape.CROSS, Sense.BAD)


def lineage_facts(found: Lineage) -> list[Fact]:
    """All lines, from the verdict to the walk."""
    return [*_verdict(found), *_stages(found), *_walk(found.trace)]


def _verdict(found: Lineage) -> Iterator[Fact]:
    trace = found.trace
    yield Fact(tr("What it comes to"), heading=True)
    yield Fact(tr("Its stages are"), _VERDICTS[found.verdict])
    if found.status is not None:
        yield Fact(tr("As a claim it is"), status_said(found.status))
    ends = counted(len(trace.open), "{n} open end", "{n} open ends")
    reached = tr(
        "It reaches {sources}, {ends}.",
        sources=counted(len(trace.grounded), "{n} source", "{n} sources"),
        ends=ends if trace.open else tr("no open end"),
    )
    complete = Said("", Shape.CHECK, Sense.GOOD) if trace.complete else _OPEN._replace(word="")
    yield Fact(reached, complete)
    if trace.complete and found.verdict is not LineageVerdict.FULLY:
        yield Fact(tr("Traceable is not true: it can be inspected, and is not licensed."))


def _stages(found: Lineage) -> Iterator[Fact]:
    entered = Said(tr("error entered here"), Shape.CROSS, Sense.BAD)
    passed = Said(tr("passed it on"), Shape.DASH, Sense.PLAIN)
    if found.error_entered_at:
        yield Fact(tr("Where an error entered"), heading=True)
        yield from _some(found.error_entered_at, entered)
    if found.passed_on_by:
        yield Fact(tr("Only passed it on"), heading=True)
        yield from _some(found.passed_on_by, passed)
    told = {*found.error_entered_at, *found.passed_on_by}
    rest = [one for one in found.objects if one not in told]
    if rest:
        yield Fact(tr("Stages"), heading=True)
        yield from _some(rest)


def _some(stages: Sequence[StageObject], said: Said | None = None) -> Iterator[Fact]:
    """As many of them as anybody reads; without ``said`` each is said to be as it is licensed."""
    for one in stages[:_MOST_STAGES]:
        yield _stage(one, said or _LICENCES[one.licence])
    left = len(stages) - _MOST_STAGES
    if left > 0:
        yield Fact(counted(left, "{n} more is not shown", "{n} more are not shown"))


def _stage(one: StageObject, said: Said) -> Fact:
    return Fact(one.label, said, note=one.stage.replace("_", " "), key=one.key)


def _walk(trace: Trace) -> Iterator[Fact]:
    """The trail as a tree: each node with what it was made from once, then only named again."""
    yield Fact(tr("The walk down"), heading=True)
    below: dict[str, list[TrailStep]] = {}
    for step in trace.trail:
        below.setdefault(step.key or step.node, []).append(step)
    ends = _Ends(trace)
    start = trace.start
    yield Fact(start.label, ends.said(start), key=start.key)
    met = {start.key or start.label}
    stack = [(step, 1) for step in reversed(below.get(start.key or start.label, ()))]
    shown = 0
    while stack:
        step, depth = stack.pop()
        if shown == _MOST:
            yield Fact(
                counted(
                    len(stack) + 1,
                    "{n} more step at least is not shown",
                    "{n} more steps at least are not shown",
                )
            )
            return
        shown += 1
        # A name that means no node has a key of its own, which leads nowhere.
        target = Named("" if step.target_key.startswith(NOTHING) else step.target_key, step.target)
        name = target.key or target.label
        again = name in met and name in below
        yield Fact(
            target.label,
            ends.said(target),
            before=_relation(step.relation),
            note=tr("shown above") if again else "",
            key=target.key,
            depth=depth,
        )
        if name not in met:
            met.add(name)
            stack += [(further, depth + 1) for further in reversed(below.get(name, ()))]
    if not trace.trail:
        yield Fact(tr("Nothing is written of what it was made from."), depth=1)


class _Ends:
    """What the nodes of a walk are."""

    def __init__(self, trace: Trace) -> None:
        self._sources = set(trace.grounded)
        self._open = set(trace.open)
        self._withdrawn = set(trace.withdrawn)

    def said(self, node: Named) -> Said:
        if node in self._withdrawn:
            return _WITHDRAWN
        if node in self._sources:
            return _SOURCE
        return _OPEN if node in self._open else NOTHING_SAID


def _relation(relation: str) -> str:
    if relation.startswith(GROUP):
        return tr("group {name}", name=relation.removeprefix(GROUP))
    return {"derived-from": "derived from", "echo-of": tr("restates")}.get(relation, relation)
