"""Runs of the evidence suite as reports: to print, to keep under a name, and to show again.

A report holds nothing that a clock says, so the same pack and ledger give the same bytes.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.evidence.claims.extractors import EXTRACTORS
from whydesk.engine.evidence.ledger import Ledger
from whydesk.engine.evidence.suite import VERSION, Evaluation
from whydesk.engine.pack.textfiles import write_text
from whydesk.engine.wording import tr

Json = dict[str, Any]
_NAME = re.compile(r"[\w][\w.-]{0,99}")
_DIGITS = 4


class Manifest(Struct, frozen=True):
    """What a run was made with: program, suite, extractors, and hashes of ledger and source."""

    version: str
    suite: str
    extractors: tuple[str, ...]
    ledger_sha256: str
    source_sha256: str


class Run(Struct, frozen=True):
    """A finished run: its manifest, and the dimensions as JSON by their names in the ledger."""

    manifest: Manifest
    dimensions: Mapping[str, Any]


def make_run(evaluation: Evaluation, ledger: Ledger, texts: Mapping[str, str], version: str) -> Run:
    """The run of an evaluation over these source texts."""
    source = hashlib.sha256()
    for shard, text in sorted(texts.items()):
        for part in (shard, text):
            data = part.encode()
            source.update(len(data).to_bytes(8, "big") + data)
    extractors = tuple(f"{one.name}/{one.version}" for one in EXTRACTORS.values())
    manifest = Manifest(version, VERSION, extractors, ledger.sha256, source.hexdigest())
    return Run(manifest, dimensions(evaluation))


def dimensions(found: Evaluation) -> Json:
    """Every dimension under the name that the ledger gives it; others beside them."""
    return {
        "graph": {"nodes": found.graph.nodes, "edges": found.graph.edges},
        "support": {
            way: {"precision": _short(one.precision), "coverage": _short(one.recall)}
            for way, one in found.support.items()
        },
        "group_exact_match": {way: _short(one.exact) for way, one in found.groups.items()},
        "group_soft_match": {way: _short(one.soft) for way, one in found.groups.items()},
        "extraction": _extraction(found),
        "echo_recall": {f"{limit:g}": _short(one) for limit, one in found.echo_recall.items()},
        "connectivity_rejection_recall": {
            claim: _short(one) for claim, one in found.rejection_recall.items()
        },
        "lineage": {"complete": found.lineage_complete, "total": found.lineage_total},
        "error_localisation": {"hits": found.localisation_hits, "total": found.localisation_total},
        "impact": {
            span: {
                "requires_reevaluation": sorted(one.falls),
                "still_supported": sorted(one.stands),
                "precision": _short(one.precision),
                "recall": _short(one.recall),
            }
            for span, one in found.impact.items()
        },
        "divergence": found.divergence,
    }


def _extraction(found: Evaluation) -> Json:
    scores = found.extraction.items()
    return {
        "coverage": {name: _short(one.coverage) for name, one in scores},
        "invented_extras": {name: one.invented for name, one in scores},
        "missed_qualifiers": {name: one.missed_qualifiers for name, one in scores},
        "abstentions": {name: one.abstentions for name, one in scores},
        "abstains_on_unresolvable_reference": [
            name for name, one in scores if one.abstained_on_ambiguous
        ],
    }


def _short(figure: float) -> float:
    return round(figure, _DIGITS)


# --- keeping --------------------------------------------------------------------------------------


def as_json(run: Run) -> Json:
    """A run as one JSON object, in the form in which it is kept."""
    made = run.manifest
    manifest = {
        "version": made.version,
        "suite": made.suite,
        "extractors": list(made.extractors),
        "ledger_sha256": made.ledger_sha256,
        "source_sha256": made.source_sha256,
    }
    return {"manifest": manifest, "dimensions": dict(run.dimensions)}


def save_run(folder: Path, name: str, run: Run, *, replace: bool = False) -> Path:
    """Keep a run under a name; where it is.

    EngineError USAGE for a name that is none, WOULD_OVERWRITE where one is kept under it already,
    UNWRITABLE where it cannot be written.
    """
    path = _path(folder, name)
    where = Where(str(path))
    text = json.dumps(as_json(run), ensure_ascii=False, indent=2) + "\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        message = tr("The run cannot be kept: {reason}.", reason=reason)
        raise EngineError(ErrorCode.UNWRITABLE, message, where=where) from error
    if path.exists() and not replace:
        message = tr("A run is kept as “{name}” already.", name=name)
        raise EngineError(ErrorCode.WOULD_OVERWRITE, message, where=where)
    write_text(path, text)
    return path


def load_run(folder: Path, name: str) -> Run:
    """A run that was kept; EngineError USAGE, NOT_FOUND, or UNREADABLE where it is none."""
    path = _path(folder, name)
    where = Where(str(path))
    try:
        raw = json.loads(path.read_bytes())
        made = raw["manifest"]
        hashes = made["ledger_sha256"], made["source_sha256"]
        manifest = Manifest(made["version"], made["suite"], tuple(made["extractors"]), *hashes)
        return Run(manifest, cast("Json", raw["dimensions"]))
    except FileNotFoundError as error:
        kept = ", ".join(run_names(folder))
        hint = tr("Kept runs: {kept}.", kept=kept) if kept else tr("None was saved yet.")
        message = tr("No run is kept as “{name}”.", name=name)
        raise EngineError(ErrorCode.NOT_FOUND, message, hint, where) from error
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = tr("The file is no run of the suite.")
        raise EngineError(ErrorCode.UNREADABLE, message, where=where) from error


def run_names(folder: Path) -> list[str]:
    """The names of the runs that are kept, sorted."""
    return sorted(path.stem for path in folder.glob("*.json")) if folder.is_dir() else []


def _path(folder: Path, name: str) -> Path:
    if not _NAME.fullmatch(name):
        message = tr(
            "“{name}” is no name for a run: letters, digits, “-”, “_” and “.” make one.", name=name
        )
        raise EngineError(ErrorCode.USAGE, message)
    return folder / f"{name}.json"
