"""Provenance as written on a node, and what ``withdrawn:`` says: read, never combined."""

import re
from collections.abc import Mapping

from whydesk.engine.evidence.dates import date_of, remark_of
from whydesk.engine.evidence.values import Provenance, Withdrawal

# ``c2/1``, ``c2 1.4`` or ``c2 v1``: the name of an extractor, and its version.
_EXTRACTOR = re.compile(r"(.*?)[\s/@]+v?(\d[\w.-]*)")


def provenance_of(properties: Mapping[str, str]) -> Provenance:
    """What a node's properties say about where it was taken from and by what."""
    written = properties.get("extractor", "").strip()
    parts = _EXTRACTOR.fullmatch(written)
    extractor, version = (parts[1], parts[2]) if parts else (written, "")
    return Provenance(
        extractor,
        version,
        properties.get("artifact", ""),
        properties.get("locator", ""),
        properties.get("quote", ""),
        properties.get("extraction-confidence", ""),
        properties.get("claim-confidence", ""),
        properties.get("source-reliability", ""),
        properties.get("utility", ""),
    )


def withdrawal_of(properties: Mapping[str, str]) -> Withdrawal | None:
    """What is written about a node's withdrawal; None where it is not withdrawn."""
    value = properties.get("withdrawn")
    if value is None:
        return None
    return Withdrawal(date_of(value), remark_of(value))
