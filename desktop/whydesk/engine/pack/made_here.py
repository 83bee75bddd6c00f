"""Which packs were made on this computer: the hashes of the sources that were saved here.

What is known is the content, not the file, so that a pack may be moved and renamed; a stranger who
sends it back unchanged has not changed it.
"""

import contextlib
from collections.abc import Mapping
from pathlib import Path

from whydesk.engine.errors import EngineError
from whydesk.engine.pack import files
from whydesk.engine.pack.build import head_sha

_MOST_KEPT = 5000


class MadeHere:
    """The hashes of what was saved here, newest last, in one file. Any thread."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def knows(self, texts: Mapping[str, str]) -> bool:
        """Whether this very source was saved here."""
        return head_sha(texts) in self._hashes()

    def note(self, texts: Mapping[str, str]) -> None:
        """Keep that a source was saved here. Where it cannot be kept it is not: it only saves a
        question.
        """
        sha = head_sha(texts)
        known = self._hashes()
        if known[-1:] == [sha]:
            return
        kept = [other for other in known if other != sha][1 - _MOST_KEPT :]
        with contextlib.suppress(OSError, EngineError):
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with files.replacing(self.path) as fresh:
                fresh.write_text("\n".join((*kept, sha, "")), "ascii")
                files.commit(fresh, self.path)

    def _hashes(self) -> list[str]:
        try:
            return self.path.read_text("ascii").split()
        except (OSError, ValueError):
            return []
