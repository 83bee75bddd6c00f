"""The one place where the engine asks what time it is."""

import os
from datetime import UTC, datetime

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.wording import tr

FORMAT = "%Y-%m-%dT%H:%M:%S.%fZ"


def now() -> str:
    """This moment in UTC as packs write it, ``2026-07-05T07:23:52.839908Z``.

    SOURCE_DATE_EPOCH (whole seconds since 1970) takes the clock's place where it is set, so that
    the same source gives the same rows. EngineError USAGE where it is set to no such number.
    """
    fixed = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if not fixed:
        return datetime.now(UTC).strftime(FORMAT)
    try:
        return datetime.fromtimestamp(int(fixed), UTC).strftime(FORMAT)
    except (ValueError, OverflowError, OSError) as wrong:
        raise EngineError(
            ErrorCode.USAGE,
            tr("SOURCE_DATE_EPOCH is {fixed!r}, which is no number of seconds.", fixed=fixed),
        ) from wrong
