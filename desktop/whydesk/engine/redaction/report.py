"""The report of an export, for whoever made it: what was redacted, by whose word, and what stays.

It names what nobody else is to see, so it is no part of the export and is kept apart from it.
"""

from collections.abc import Iterator, Sequence

from whydesk.engine.redaction.export import Exported
from whydesk.engine.redaction.hidden import Gone
from whydesk.engine.redaction.leftovers import Leftover
from whydesk.engine.redaction.losses import Losses
from whydesk.engine.redaction.plan import Plan


def report(plan: Plan, exported: Exported, source: str, sealed_by: str = "") -> str:
    """The report as text, its last line ended."""
    return "\n".join(_lines(plan, exported, source, sealed_by)) + "\n"


def _lines(plan: Plan, exported: Exported, source: str, sealed_by: str) -> Iterator[str]:
    yield "Report of a redacted export"
    yield "KEEP THIS TO YOURSELF: it names what the readers of the export must not see."
    yield ""
    yield f"From:     {source or 'a text in no file'}"
    yield f"Export:   {exported.path.name}, {exported.size:,} bytes, {exported.time}"
    if plan.wish.name:
        yield f"Plan:     {plan.wish.name}"
    yield f"Chain:    {'secret nodes stay as masked steps' if plan.wish.keep_chain else 'cut'}"
    yield f"Seal:     {f'by key {sealed_by}' if sealed_by else 'none'}"
    yield f"Searched: {exported.sought:,} redacted texts and words, none found in the file"
    yield from _list("Masked", plan.masked)
    yield from _list("Removed", plan.removed)
    yield from _opened(plan)
    yield from _kept(plan.kept)
    yield from _behind(plan.behind)
    yield from _missed(plan.losses)


def _list(title: str, gone: Sequence[Gone]) -> Iterator[str]:
    yield ""
    yield f"{title} ({len(gone):,})"
    for one in gone:
        yield f"  {one.part.words}  [{one.place.shard}:{one.place.line + 1}; {one.by}]"


def _opened(plan: Plan) -> Iterator[str]:
    if plan.opened:
        yield ""
        yield f"Opened by hand although it was closed ({len(plan.opened):,})"
        for target, by in plan.opened:
            what = target.name or ("a thought" if target.place is not None else "the node")
            yield f"  {target.key} › {what}  [closed by {by}]"


def _kept(kept: Sequence[Leftover]) -> Iterator[str]:
    if kept:
        yield ""
        yield f"Left standing on purpose ({len(kept):,})"
        for one in kept:
            place = f"{one.place.shard}:{one.place.line + 1}"
            yield f"  “{one.shown}” of {one.hidden.part.words}, in {one.part.words}  [{place}]"


def _behind(behind: Sequence[str]) -> Iterator[str]:
    if behind:
        yield ""
        yield f"In the pack and not in its text, so not in the export ({len(behind):,})"
        yield from (f"  {sentence}" for sentence in behind)


def _missed(missed: Losses) -> Iterator[str]:
    yield ""
    yield "What the reader misses"
    yield f"  {len(missed.shortened):,} of {missed.chains:,} why-chains are shorter"
    for label in missed.shortened:
        yield f"    {label}"
    yield f"  {len(missed.veiled):,} keep their length with a masked step"
    for label in missed.veiled:
        yield f"    {label}"
    yield f"  {len(missed.groups):,} support groups lost a leg, and are none any more"
    for group in missed.groups:
        yield f"    {group.claim} › {group.name}: {', '.join(group.lost)}"
    for standing in missed.standing:
        before = standing.before.value if standing.before else "no claim"
        after = standing.after.value if standing.after else "no claim"
        warning = "  STRONGER THAN IT IS" if standing.looks_stronger else ""
        yield f"  {standing.claim} was {before}, and reads {after}{warning}"
