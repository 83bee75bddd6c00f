"""Dates as people write them, compared as instants."""

from datetime import UTC, datetime

_NEVER = datetime.min.replace(tzinfo=UTC)


def instant(written: str) -> datetime:
    """The moment that an ISO date or date-time means; the earliest of all where it means none.

    A date is its midnight in UTC; an offset is honoured.
    """
    try:
        moment = datetime.fromisoformat(written.strip())
    except ValueError:
        return _NEVER
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment


def date_of(value: str) -> str:
    """The date at the start of a value like ``2026-07-02, reason``; empty where there is none."""
    head = value.partition(",")[0].strip()
    return head if instant(head) != _NEVER else ""


def remark_of(value: str) -> str:
    """What such a value says besides its date."""
    head, _, rest = value.partition(",")
    return rest.strip() if instant(head) != _NEVER else value.strip()
