"""Moments as they are said in the window: in the time of the person who reads."""

from datetime import datetime

from whydesk.engine.wording import tr


def said_time(stamp: str) -> str:
    """A stamp of the engine as day and minute; the stamp itself where it is none."""
    try:
        moment = datetime.fromisoformat(stamp)
    except ValueError:
        return stamp
    return tr("{moment:%Y-%m-%d at %H:%M}", moment=moment.astimezone())
