"""The report of an export, for whoever made it: what was redacted, by whose word, and what stays.

It names what nobody else is to see, so it is no part of the export and is kept apart from it.
"""

from collections.abc import Iterator, Sequence

from whydesk.engine.redaction.export import Exported
from whydesk.engine.redaction.hidden import Gone
from whydesk.engine.redaction.leftovers import Leftover
from whydesk.engine.redaction.losses import Losses
from whydesk.engine.redaction.plan import Plan
from whydesk.engine.wording import counted, tr


def report(plan: Plan, exported: Exported, source: str, sealed_by: str = "") -> str:
    """The report as text, its last line ended."""
    return "\n".join(_lines(plan, exported, source, sealed_by)) + "\n"


def _lines(plan: Plan, exported: Exported, source: str, sealed_by: str) -> Iterator[str]:
    yield tr("Report of a redacted export")
    yield tr("KEEP THIS TO YOURSELF: it names what the readers of the export must not see.")
    yield ""
    yield tr("From:     {source}", source=source or tr("a text in no file"))
    yield tr(
        "Export:   {name}, {size:,} bytes, {time}",
        name=exported.path.name,
        size=exported.size,
        time=exported.time,
    )
    if plan.wish.name:
        yield tr("Plan:     {name}", name=plan.wish.name)
    yield tr(
        "Chain:    {chain}",
        chain=tr("secret nodes stay as masked steps") if plan.wish.keep_chain else tr("cut"),
    )
    yield tr(
        "Seal:     {seal}",
        seal=tr("by key {fingerprint}", fingerprint=sealed_by) if sealed_by else tr("none"),
    )
    yield counted(
        exported.sought,
        "Searched: {n} redacted text or word, not found in the file",
        "Searched: {n} redacted texts and words, none found in the file",
    )
    yield from _list(tr("Masked"), plan.masked)
    yield from _list(tr("Removed"), plan.removed)
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
        yield tr("Opened by hand although it was closed ({opened:,})", opened=len(plan.opened))
        for target, by in plan.opened:
            what = target.name or (tr("a thought") if target.place is not None else tr("the node"))
            yield tr("  {key} › {what}  [closed by {by}]", key=target.key, what=what, by=by)


def _kept(kept: Sequence[Leftover]) -> Iterator[str]:
    if kept:
        yield ""
        yield tr("Left standing on purpose ({kept:,})", kept=len(kept))
        for one in kept:
            place = f"{one.place.shard}:{one.place.line + 1}"
            yield tr(
                "  “{shown}” of {hidden}, in {part}  [{place}]",
                shown=one.shown,
                hidden=one.hidden.part.words,
                part=one.part.words,
                place=place,
            )


def _behind(behind: Sequence[str]) -> Iterator[str]:
    if behind:
        yield ""
        count = len(behind)
        yield tr("In the pack and not in its text, so not in the export ({count:,})", count=count)
        yield from (f"  {sentence}" for sentence in behind)


def _missed(missed: Losses) -> Iterator[str]:
    yield ""
    yield tr("What the reader misses")
    yield counted(
        len(missed.shortened),
        "  {n} of {of} is shorter",
        "  {n} of {of} are shorter",
        of=counted(missed.chains, "{n} why-chain", "{n} why-chains"),
    )
    for label in missed.shortened:
        yield f"    {label}"
    yield counted(
        len(missed.veiled),
        "  {n} keeps its length with a masked step",
        "  {n} keep their length with a masked step",
    )
    for label in missed.veiled:
        yield f"    {label}"
    yield counted(
        len(missed.groups),
        "  {n} support group lost a leg, and is none any more",
        "  {n} support groups lost a leg, and are none any more",
    )
    for group in missed.groups:
        yield f"    {group.claim} › {group.name}: {', '.join(group.lost)}"
    for standing in missed.standing:
        before = standing.before.value if standing.before else tr("no claim")
        after = standing.after.value if standing.after else tr("no claim")
        warning = tr("  STRONGER THAN IT IS") if standing.looks_stronger else ""
        yield tr(
            "  {claim} was {before}, and reads {after}{warning}",
            claim=standing.claim,
            before=before,
            after=after,
            warning=warning,
        )
