"""The commands ``evidence``, ``impact``, ``review``, ``lineage``: why a claim may be believed."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from whydesk.cli import output
from whydesk.cli.options import command, file_argument, json_option, opened
from whydesk.engine.evidence.impact import Impact
from whydesk.engine.evidence.lineage import Trace, TrailStep
from whydesk.engine.evidence.values import (
    Candidate,
    ClaimEvidence,
    Group,
    Leg,
    LegReason,
    Named,
    ReviewItem,
    Verdict,
    Withdrawal,
)
from whydesk.engine.evidence.verdict import Lineage, StageObject

_DEEPEST = 20
_NO_STATUS = "makes no claim"


# --- evidence -------------------------------------------------------------------------------------


@command('whydesk evidence packs/event-store.laplaspack "PostgreSQL was chosen"')
@file_argument
@click.argument("claim")
@json_option
def evidence(file: Path, claim: str, as_json: bool) -> None:
    """Show what holds a claim up: its groups of evidence and its status.

    All legs of a group are needed; the groups are alternatives. What is only linked, or found by a
    search, supports nothing until somebody puts it into a group.
    """
    found = opened(file).evidence(claim)
    if as_json:
        output.show_json(_evidence_answer(found))
        return
    output.show(*_evidence_lines(found))


def _evidence_answer(found: ClaimEvidence) -> output.Json:
    return {
        "claim": found.label,
        "status": found.status.value if found.status else None,
        "groups": [_group_answer(group) for group in found.groups],
        "keystones": _labels(found.keystones),
        "unassessed": _labels(found.unassessed),
        "refuted_by": _labels(found.refuted_by),
        "echoes": [{"label": e.label, "restates": list(e.restates)} for e in found.echoes],
        "not_minimal": list(found.not_minimal),
    }


def _group_answer(group: Group) -> output.Json:
    legs = [{"label": g.label, "state": g.state.value, "reason": _reason(g)} for g in group.legs]
    return {"name": group.name, "state": group.state.value, "legs": legs}


def _reason(leg: Leg) -> str:
    words = leg.reason.value
    if leg.reason is LegReason.WITHDRAWN and leg.withdrawn is not None:
        words = f"withdrawn {_told(leg.withdrawn)}".strip()
    elif leg.reason is LegReason.CLAIM and leg.status is not None:
        words = f"a claim that is {leg.status.value}"
    restated = leg.echo and leg.reason is not LegReason.ECHO_LOOP
    return f"{words}; written as its echo “{leg.written}”" if restated else words


def _told(withdrawn: Withdrawal) -> str:
    return ", ".join(filter(None, withdrawn))


def _evidence_lines(found: ClaimEvidence) -> list[str]:
    status = found.status.value if found.status else _NO_STATUS
    lines = [f"«{found.label}» — {status}"]
    if found.withdrawn is not None:
        lines.append(f"  withdrawn {_told(found.withdrawn)}")
    if found.needs_review:
        lines.append("  requires re-evaluation")
    for number, group in enumerate(found.groups):
        if len(found.groups) > 1:
            lines.append("  or" if number else "  either")
        lines += _group_lines(group)
    lines += _list("open", found.open_legs)
    lines += _list("unassessed (supports nothing yet)", found.unassessed)
    lines += _list("refuted by", found.refuted_by)
    for echo in found.echoes:
        lines += [f"  echo: {echo.label} restates {', '.join(echo.restates) or 'nothing'}"]
    return lines + _candidate_lines(found.candidates)


def _group_lines(group: Group) -> list[str]:
    needed = f"all {group.needed} needed" if group.needed > 1 else "one leg"
    marks = [needed, group.state.value]
    marks += [f"not minimal: contains group {group.contains}"] * bool(group.contains)
    marks += ["redundant"] * group.redundant
    lines = [f"  group {group.name} ({', '.join(marks)})"]
    rows = [("   ", leg.label, f"[{leg.state.value}]", _leg_marks(leg)) for leg in group.legs]
    return lines + output.table(rows)


def _leg_marks(leg: Leg) -> str:
    marks = [_reason(leg)]
    marks += ["keystone"] * leg.keystone
    marks += [f"shared by groups {', '.join(leg.shared_by)}"] * bool(leg.shared_by)
    return "; ".join(marks)


def _candidate_lines(candidates: Iterable[Candidate]) -> list[str]:
    lines: list[str] = []
    for one in candidates:
        by = f" (by {', '.join(one.proposed_by)})" if one.proposed_by else ""
        if one.verdict is Verdict.UNDECIDED:
            lines.append(f"  candidate, no support: {one.label}{by}")
        elif one.verdict is Verdict.REJECTED:
            lines.append(f"  rejected: {one.label} — {one.reason or 'no reason given'}")
    return lines


def _list(word: str, nodes: Iterable[Named]) -> list[str]:
    return [f"  {word}: {node.label}" for node in nodes]


def _labels(nodes: Iterable[Named]) -> list[str]:
    return [node.label for node in nodes]


# --- impact ---------------------------------------------------------------------------------------


@command('whydesk impact packs/event-store.laplaspack "Benchmark of 19 June"')
@file_argument
@click.argument("nodes", nargs=-1, required=True, metavar="NODE...")
@json_option
def impact(file: Path, nodes: Sequence[str], as_json: bool) -> None:
    """Show what would fall, and what would stand, if NODEs were withdrawn together.

    Nothing is changed by asking.
    """
    found = opened(file).impact(*nodes)
    if as_json:
        output.show_json(_impact_answer(found))
        return
    output.show(*_impact_lines(found))


def _impact_answer(found: Impact) -> output.Json:
    return {
        "withdrawn": _labels(found.withdrawn),
        "requires_reevaluation": [
            {"label": one.label, "before": one.before.value, "after": one.after.value}
            for one in found.falls
        ],
        "still_standing": [{"label": one.label, "saved_by": one.saved_by} for one in found.stands],
    }


def _impact_lines(found: Impact) -> list[str]:
    names = ", ".join(f"«{node.label}»" for node in found.withdrawn)
    lines = [f"without {names}:", *_list("withdrawn already", found.already)]
    for one in found.falls:
        lines.append(f"  falls: {one.label} ({one.before.value} → {one.after.value})")
        lines.append(f"         by {_path(found, one.key)}")
    lines += [
        f"  stands: {one.label} ({one.status.value}), saved by group {one.saved_by}"
        for one in found.stands
    ]
    lines += [
        f"  as before: {one.label} ({one.status.value}), by group {one.group}"
        for one in found.untouched
    ]
    if not found.falls and not found.stands:
        lines.append("  nothing changes")
    return lines


def _path(found: Impact, key: str) -> str:
    steps = found.path(key)
    return " → ".join((*(f"{step.leg} (group {step.group})" for step in steps), steps[-1].claim))


# --- review ---------------------------------------------------------------------------------------


@command("whydesk review packs/event-store.laplaspack")
@file_argument
@json_option
def review(file: Path, as_json: bool) -> None:
    """List the claims that lost something by a withdrawal and that nobody looked at since."""
    found = opened(file).review()
    if as_json:
        output.show_json({"claims": [_review_answer(item) for item in found]})
        return
    for item in found:
        since = f" since {item.since}" if item.since else ""
        output.show(f"«{item.label}»: {item.before.value} → {item.now.value}{since}")
        output.show(*_list("lost", item.lost))
    if not found:
        output.note("No claim needs another look.")


def _review_answer(item: ReviewItem) -> output.Json:
    return {"label": item.label, "lost": _labels(item.lost), "since": item.since}


# --- lineage --------------------------------------------------------------------------------------


@command('whydesk lineage packs/event-store.laplaspack "SQLite lost 14% of writes"')
@file_argument
@click.argument("node")
@json_option
def lineage(file: Path, node: str, as_json: bool) -> None:
    """Show what a node was made from, down to sources, and where an error entered.

    Reaching a source proves that it can be inspected, not that it is true.
    """
    found = opened(file).lineage(node)
    if as_json:
        output.show_json(_lineage_answer(found))
        return
    output.show(*_lineage_lines(found))


def _lineage_answer(found: Lineage) -> output.Json:
    trace = found.trace
    return {
        "complete": trace.complete,
        "grounded": _labels(trace.grounded),
        "open": _labels(trace.open),
        "trail": [
            {"node": s.node, "relation": s.relation, "target": s.target, "depth": s.depth}
            for s in trace.trail
        ],
        "verdict": found.verdict.value,
        "error_entered_at": [one.label for one in found.error_entered_at],
        "passed_on_by": [one.label for one in found.passed_on_by],
    }


def _lineage_lines(found: Lineage) -> list[str]:
    trace = found.trace
    made = "complete" if trace.complete else "not complete"
    status = f", {found.status.value}" if found.status else ""
    lines = [f"«{trace.start.label}» — lineage {made}{status}; {found.verdict.value}"]
    lines += _tree(trace)
    lines += (
        _list("withdrawn", trace.withdrawn)
        + _list("reaches", trace.grounded)
        + _list("open end", trace.open)
    )
    lines += [f"  error entered at: {_staged(one)}" for one in found.error_entered_at]
    lines += [f"  passed on by: {_staged(one)}" for one in found.passed_on_by]
    for word, route in (("retrieval", found.retrieval), ("routing", found.routing)):
        if route is not None:
            verdict = "pass" if route.passed else "fail"
            lines.append(f"  {word} (no support): {verdict}. {route.reason}")
            lines.append(f"    {' > '.join(route.steps)}")
    return lines


def _tree(trace: Trace) -> list[str]:
    """The trail, each node's steps indented below the first line that names it.

    Not further than some steps in: a chain of thousands must stay readable, and small.
    """
    below: dict[str, list[TrailStep]] = {}
    for step in trace.trail:
        below.setdefault(step.key, []).append(step)
    lines: list[str] = []
    ahead = [(step, 1) for step in reversed(below.pop(trace.start.key, []))]
    while ahead:
        step, depth = ahead.pop()
        steps = below.pop(step.target_key, [])
        lines.append(f"{'  ' * min(depth, _DEEPEST)}({step.relation}) {step.target}")
        ahead += [(one, depth + 1) for one in reversed(steps)]
    return lines


def _staged(one: StageObject) -> str:
    return f"{one.label} [{one.stage}]" if one.stage else one.label
