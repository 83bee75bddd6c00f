"""What people do with evidence, as text edits: nothing here changes a text by itself.

History stays: a withdrawal that is taken back, and a look that is older than another, are kept
under a key with their date.
"""

from collections.abc import Iterable

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.evidence.dates import date_of, instant
from whydesk.engine.evidence.properties import (
    Held,
    first_free,
    held,
    merged,
    put,
    removed,
)
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.edits import Edits, add_link
from whydesk.engine.lmd.lines import unbroken
from whydesk.engine.lmd.statements import Ref
from whydesk.engine.lmd.vocabulary import GROUP_PREFIX, REJECTED_PREFIX
from whydesk.engine.model import TextEdit
from whydesk.engine.wording import tr

WITHDRAWN, REVIEWED, RESTORED = "withdrawn", "reviewed", "restored"


# --- withdrawing ----------------------------------------------------------------------------------


def withdraw(graph: Graph, key: str, date: str, reason: str = "") -> Edits:
    """``>>withdrawn: DATE, reason`` on a node.

    EngineError USAGE where it is withdrawn already, or where the date is none.
    """
    _check_date(date)
    if WITHDRAWN in graph.node(key).properties:
        raise _usage(graph, key, tr("is withdrawn already"))
    return (put(graph, key, WITHDRAWN, _dated(date, reason)),)


def restore(graph: Graph, key: str, date: str, reason: str = "") -> Edits:
    """Take a withdrawal back: ``>>restored-DATE:`` keeps what it said, and a reason beside it.

    EngineError USAGE where the node is not withdrawn, or where the date is none.
    """
    _check_date(date)
    lines = held(graph, key, WITHDRAWN)
    if not lines:
        raise _usage(graph, key, tr("is not withdrawn"))
    kept = first_free(graph, key, f"{RESTORED}-{date[:10]}")
    edits = [_renamed(lines[-1], kept), *map(removed, lines[:-1])]
    if reason:
        edits.append(put(graph, key, f"{kept}-because", unbroken(reason)))
    return merged(edits)


def review(graph: Graph, key: str, moment: str, remark: str = "") -> Edits:
    """``>>reviewed:`` on a claim; the look before it is kept under its date.

    ``moment`` is a date, or a date-time where the day alone would not be later than a withdrawal.
    EngineError USAGE where it is neither.
    """
    _check_date(moment)
    edits: list[TextEdit] = []
    for line in held(graph, key, REVIEWED):
        day = date_of(line.item.value)[:10] or "earlier"
        edits.append(_renamed(line, first_free(graph, key, f"{REVIEWED}-{day}")))
    edits.append(put(graph, key, REVIEWED, _dated(moment, remark), anew=True))
    return merged(edits)


def later_than(since: str, now: str) -> str:
    """The day of a moment where it is later than a date, else the whole moment."""
    return now[:10] if instant(now[:10]) > instant(since) else now


# --- groups ---------------------------------------------------------------------------------------


def new_group(graph: Graph, claim: str, legs: Iterable[str], via: str = "") -> Edits:
    """A group of these nodes under the first number that is free.

    EngineError USAGE where the claim would be a leg of itself.
    """
    legs = tuple(legs)
    if claim in legs:
        raise _usage(graph, claim, tr("cannot be a leg of itself"))
    name = f"{GROUP_PREFIX}{_free_number(graph, claim)}"
    edit = put(graph, claim, name, _legs(graph, legs))
    return merged((edit, *_kept_trace(graph, claim, name, via)))


def add_leg(graph: Graph, claim: str, group: str, leg: str, via: str = "") -> Edits:
    """One leg more in a group.

    EngineError USAGE where there is no such group, or where it needs that leg already.
    """
    line = _group(graph, claim, group)
    _check_new(graph, claim, line, leg)
    value = f"{line.item.value} & {_legs(graph, (leg,))}"
    name = GROUP_PREFIX + group
    return merged((line.with_value(value), *_kept_trace(graph, claim, name, via)))


def take_out(graph: Graph, claim: str, group: str, leg: str) -> Edits:
    """A group without a leg, echoes of that spelling included; without the last it goes."""
    line = _group(graph, claim, group)
    gone = [ref for ref in line.item.refs if graph.resolve(ref).key == leg]
    return (line.without(gone),) if gone else ()


def take_out_written(graph: Graph, claim: str, group: str, written: str) -> Edits:
    """The same for a leg as it stands in the text: an echo, or a name that means no node."""
    line = _group(graph, claim, group)
    gone = _called(graph, line, written)
    return (line.without(gone),) if gone else ()


def move(graph: Graph, claim: str, group: str, written: str, to: str = "") -> Edits:
    """A leg out of one group and into another of the claim, or into a new one, as it is written.

    EngineError USAGE where there is no such group or leg, or where that group needs it already.
    """
    line = _group(graph, claim, group)
    gone = _called(graph, line, written)
    if not gone:
        raise _usage(
            graph,
            claim,
            tr("has no leg “{written}” in group “{group}”", written=unbroken(written), group=group),
        )
    text = line.site.chunk.lines[line.item.line][gone[0].start : gone[0].end]
    if not to:
        name = f"{GROUP_PREFIX}{_free_number(graph, claim)}"
        return merged((line.without(gone), put(graph, claim, name, text)))
    target = _group(graph, claim, to)
    _check_new(graph, claim, target, graph.resolve(gone[0]).key or "")
    return line.without(gone), target.with_value(f"{target.item.value} & {text}")


def split(graph: Graph, claim: str, group: str, legs: Iterable[str]) -> Edits:
    """Two groups out of one: these legs leave it for a group of their own."""
    line = _group(graph, claim, group)
    leaving = dict.fromkeys(legs)
    gone = [ref for ref in line.item.refs if graph.resolve(ref).key in leaving]
    if not gone or len(gone) == len(line.item.refs):
        raise _usage(
            graph,
            claim,
            tr("keeps group “{group}” whole: some legs must go and some stay", group=group),
        )
    return (line.without(gone), *new_group(graph, claim, leaving))


def join(graph: Graph, claim: str, group: str, other: str) -> Edits:
    """One group out of two: the legs of ``other`` are needed in ``group`` as well."""
    line, gone = _group(graph, claim, group), _group(graph, claim, other)
    known = {graph.resolve(ref).key or ref.written for ref in line.item.refs}
    text = gone.site.chunk.lines[gone.item.line]
    more = [
        text[ref.start : ref.end]
        for ref in gone.item.refs
        if (graph.resolve(ref).key or ref.written) not in known
    ]
    return line.with_value(" & ".join((line.item.value, *more))), removed(gone)


# --- candidates, echoes, sources, stages ----------------------------------------------------------


def accept(graph: Graph, claim: str, candidate: str, group: str = "", via: str = "") -> Edits:
    """Put a candidate into a group, or into a new one, with the trace that proposed it."""
    if group:
        return add_leg(graph, claim, group, candidate, via)
    return new_group(graph, claim, (candidate,), via)


def reject(graph: Graph, claim: str, candidate: str, reason: str, via: str = "") -> Edits:
    """``>>rejected-NAME: [[X]], reason``: judged to be no support, the reason kept.

    EngineError USAGE without a reason.
    """
    reason = unbroken(reason)
    if not reason:
        raise EngineError(ErrorCode.USAGE, tr("A rejection needs a reason."))
    number = 1
    while f"{REJECTED_PREFIX}{number}" in graph.node(claim).properties:
        number += 1
    name = f"{REJECTED_PREFIX}{number}"
    value = f"[[{graph.node(candidate).label}]], {reason}"
    return merged((put(graph, claim, name, value), *_kept_trace(graph, claim, name, via)))


def record_echo(graph: Graph, echo: str, original: str) -> Edits:
    """The link that says that one node only restates another."""
    labels = graph.node(echo).label, graph.node(original).label
    document = graph.documents[graph.places(echo)[-1].shard]
    return add_link(document, labels[0], "echo-of", labels[1])


def mark_source(graph: Graph, key: str, artifact: str, quote: str = "", locator: str = "") -> Edits:
    """Make a node a source span."""
    values = {"artifact": artifact, "quote": quote, "locator": locator}
    return _properties(graph, key, values)


def set_stage(graph: Graph, key: str, stage: str, licensed: str) -> Edits:
    """Say which stage made a node, and whether its inputs license it: yes, no or unknown."""
    return _properties(graph, key, {"stage": stage, "licensed": licensed})


def _properties(graph: Graph, key: str, values: dict[str, str]) -> Edits:
    lines = {name: unbroken(value) for name, value in values.items()}
    return merged(put(graph, key, name, value) for name, value in lines.items() if value)


# --- words ----------------------------------------------------------------------------------------


def _check_date(date: str) -> None:
    if date_of(date) != date:
        hint = tr("A date is written like 2026-07-02.")
        raise EngineError(ErrorCode.USAGE, tr("“{date}” is no date.", date=unbroken(date)), hint)


def _dated(date: str, remark: str) -> str:
    remark = unbroken(remark)
    return f"{date}, {remark}" if remark else date


def _legs(graph: Graph, keys: Iterable[str]) -> str:
    return " & ".join(f"[[{graph.node(key).label}]]" for key in dict.fromkeys(keys))


def _kept_trace(graph: Graph, claim: str, name: str, via: str) -> Edits:
    if not via:
        return ()
    before = graph.node(claim).properties.get(f"via-{name}", "")
    value = "; ".join(filter(None, (before, unbroken(via))))
    return (put(graph, claim, f"via-{name}", value),)


def _group(graph: Graph, claim: str, group: str) -> Held:
    lines = held(graph, claim, GROUP_PREFIX + group)
    if not lines:
        raise _usage(graph, claim, tr("has no group “{group}”", group=group))
    return lines[-1]


def _free_number(graph: Graph, claim: str) -> int:
    """The first number that no group of a claim has."""
    number = 1
    while f"{GROUP_PREFIX}{number}" in graph.node(claim).properties:
        number += 1
    return number


def _called(graph: Graph, line: Held, written: str) -> list[Ref]:
    """The references of a group that mean what one of them is called, whatever that is."""
    named = [ref for ref in line.item.refs if ref.written == written]
    keys = {graph.resolve(ref).key for ref in named} - {None}
    return [ref for ref in line.item.refs if ref in named or graph.resolve(ref).key in keys]


def _check_new(graph: Graph, claim: str, line: Held, leg: str) -> None:
    if leg == claim:
        raise _usage(graph, claim, tr("cannot be a leg of itself"))
    if leg and any(graph.resolve(ref).key == leg for ref in line.item.refs):
        name = line.item.key.removeprefix(GROUP_PREFIX)
        raise _usage(
            graph,
            claim,
            tr("needs «{label}» in group “{name}” already", label=graph.node(leg).label, name=name),
        )


def _renamed(line: Held, key: str) -> TextEdit:
    start = line.item.key_start
    return line.site.edit(line.item.line, start, start + len(line.item.key), key)


def _usage(graph: Graph, key: str, what: str) -> EngineError:
    return EngineError(
        ErrorCode.USAGE, tr("«{label}» {what}.", label=graph.node(key).label, what=what)
    )
