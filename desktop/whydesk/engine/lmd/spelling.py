"""Near misses of the closed words: roles that look like a causal one, and the nearest of a few."""

from collections.abc import Iterable
from functools import lru_cache

from whydesk.engine.lmd.vocabulary import CAUSAL_ROLES, Family, canonical_role, role

_SHORT_STEM = 6
_INVERSES = ("supported-by", "raised-by", "closed-by", "superseded-by", "contradicted-by")
_TARGETS = (*CAUSAL_ROLES, *_INVERSES)
# One edit from a causal role, and yet words of their own.
_OTHER_WORDS = frozenset(
    ("loses", "clones", "rises", "praises", "raids", "cloves", "closets", "praised-by", "cloned-by")
)


def _edits(word: str, other: str) -> int:
    """The edits between two words, a swap of neighbours being one."""
    # Imported where it is needed: most texts have no word to look into, and rapidfuzz takes longer
    # to import than Python to start.
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    return OSA.distance(word, other)


@lru_cache(maxsize=4096)
def likely_role(written: str) -> str:
    """The causal role (or inverse) that a free role was probably meant to be, or an empty text.

    A slip is one or two edits away (a swap of neighbours is one). Where the word is as short as
    "raises" or "closes" it is one only, since "causes", "uses" and "poses" are roles too.
    """
    name, _ = canonical_role(written)
    if role(name).family is not Family.FREE:
        return ""
    plain = name.replace("_", "-")
    if plain in _OTHER_WORDS:
        return ""
    best, found = 3, ""
    for target in _TARGETS:
        stem = target.removesuffix("-by")
        allowed = 1 if len(stem) <= _SHORT_STEM else 2
        distance = _edits(plain, target)
        if distance <= allowed and distance < best:
            best, found = distance, target
    return found


def nearest(word: str, choices: Iterable[str]) -> str:
    """The one choice that a word plainly is the start or a slip of, or an empty text."""
    plain = word.lower()
    known = tuple(choices)
    begun = [choice for choice in known if choice.startswith(plain)]
    if len(plain) > 2 and len(begun) == 1:
        return begun[0]
    ranked = ((_edits(plain, choice), choice) for choice in known)
    distance, choice = min(ranked, default=(len(plain) + 1, ""))
    return choice if distance <= max(1, len(choice) // 3) else ""
