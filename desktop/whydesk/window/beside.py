"""Names for files that are written beside another one."""

from itertools import count
from pathlib import Path


def free_name(path: Path, word: str, suffix: str = "") -> Path:
    """A path beside another that nothing stands at: its name, a word, and a number if need be."""
    ending = suffix or path.suffix
    for number in count(1):
        more = f" ({word})" if number == 1 else f" ({word} {number})"
        found = path.with_name(f"{path.stem}{more}{ending}")
        if not found.exists():
            break
    return found
