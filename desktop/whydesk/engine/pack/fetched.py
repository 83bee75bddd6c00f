"""Where a file says it was fetched from: the mark that browsers leave on what they save."""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from whydesk.engine.pack.textfiles import SUFFIX

_XATTRS = ("user.xdg.origin.url", "user.xdg.referrer.url")
_ZONE = re.compile(r"(?:HostUrl|ReferrerUrl)=(\S+)")
_MOST = 200


def fetched_from(path: Path) -> str:
    """The address that a file carries as its origin, empty where it carries none.

    Whoever wrote the file may have written the mark too: it is a claim.
    """
    return next((mark[:_MOST] for mark in _marks(path) if mark.strip()), "")


def is_own_text(path: Path) -> bool:
    """Whether a path is a text that nobody says was fetched: such a one is taken for one's own."""
    return path.suffix.lower() == SUFFIX and not fetched_from(path)


def _marks(path: Path) -> Iterator[str]:
    if sys.platform == "linux":
        for name in _XATTRS:
            try:
                yield os.getxattr(path, name).decode(errors="replace")
            except OSError:
                continue
    elif sys.platform == "win32":
        try:
            zone = Path(f"{path}:Zone.Identifier").read_text(errors="replace")
        except OSError:
            return
        yield from _ZONE.findall(zone)
