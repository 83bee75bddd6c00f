"""The ground truth of the evidence suite, read and checked: what the layer is measured against."""

import hashlib
import json
from pathlib import Path
from typing import Any

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.wording import tr

Pair = tuple[str, str]


class ExtractionCase(Struct, frozen=True):
    """A sentence with the propositions that it holds, and what qualifies them."""

    sentence: str
    expected: tuple[str, ...]
    negated: bool
    conditional: bool
    attributed: bool
    ambiguous: bool


class EchoLadder(Struct, frozen=True):
    """Texts that restate one source in ever freer words, and the thresholds to try."""

    source: str
    rungs: tuple[Pair, ...]
    thresholds: tuple[float, ...]


class ImpactCase(Struct, frozen=True):
    """What withdrawing a source must do to claims; None where nothing is said of it."""

    withdrawn: str
    falls: frozenset[str]
    stands: frozenset[str] | None


class Ledger(Struct, frozen=True):
    """The truth, by the ids that a pack's nodes carry as ``ledger-id``."""

    spans: dict[str, str]
    claims: tuple[str, ...]
    groups: dict[str, tuple[frozenset[str], ...]]
    topical: frozenset[Pair]
    error_stages: dict[str, str | None]
    extraction: tuple[ExtractionCase, ...]
    ladder: EchoLadder
    candidates: dict[str, tuple[str, ...]]
    divergence: tuple[tuple[bool, bool], ...]
    impacts: tuple[ImpactCase, ...]
    sha256: str


def read_ledger(path: Path) -> Ledger:
    """The ledger of a file.

    EngineError NOT_FOUND or UNREADABLE, the latter too where it is not of a ledger's form.
    """
    where = Where(str(path))
    try:
        data = path.read_bytes()
        return _ledger(json.loads(data), hashlib.sha256(data).hexdigest())
    except FileNotFoundError as error:
        raise EngineError(ErrorCode.NOT_FOUND, tr("There is no such file."), where=where) from error
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        message = tr("The file cannot be read: {reason}.", reason=reason)
        raise EngineError(ErrorCode.UNREADABLE, message, where=where) from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        message = tr("The file is no evidence ledger.")
        raise EngineError(ErrorCode.UNREADABLE, message, where=where) from error


# What json.loads gives is checked by building the records out of it; only here is it untyped.
def _ledger(raw: Any, digest: str) -> Ledger:
    ladder = raw["echo_ladder"]
    return Ledger(
        {span["id"]: span["text"] for span in raw["spans"]},
        tuple(claim["id"] for claim in raw["claims"]),
        {
            claim: tuple(frozenset(group) for group in groups)
            for claim, groups in raw["support_groups"].items()
        },
        frozenset((claim, span) for claim, span in raw["topical_only"]),
        dict(raw["error_stage"]),
        tuple(_case(case) for case in raw["extraction_cases"]),
        EchoLadder(
            ladder["source"],
            tuple((rung["id"], rung["text"]) for rung in ladder["rungs"]),
            tuple(float(threshold) for threshold in ladder["thresholds"]),
        ),
        {claim: tuple(found) for claim, found in raw["connectivity_candidates"].items()},
        tuple((c["answer_correct"], c["evidence_correct"]) for c in raw["divergence_cases"]),
        tuple(_impact(span, case) for span, case in raw["expected"]["impact"].items()),
        digest,
    )


def _case(raw: Any) -> ExtractionCase:
    flags = (bool(raw.get(name)) for name in ("negated", "conditional", "attributed", "ambiguous"))
    return ExtractionCase(raw["sentence"], tuple(raw["expected"]), *flags)


def _impact(span: str, raw: Any) -> ImpactCase:
    stands = raw.get("still_supported")
    return ImpactCase(
        span, frozenset(raw["requires_reevaluation"]), None if stands is None else frozenset(stands)
    )
