"""Texts that say nearly the same: pairs by the overlap of their word sets.

Exact for ordinary texts without comparing all with all: two sets that overlap enough must share
some of their rarest words (prefix filtering, Bayardo et al., "Scaling up all pairs similarity
search", 2007; here three of them). A word that has led to many texts leads only to the latest of
them: a pile of copies costs time in proportion to its size, and past that many some are missed.
"""

import re
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from itertools import chain
from math import ceil

THRESHOLD = 0.55
_MOST_PER_WORD = 50
_FEWEST_WORDS = 5
_RARE_SHARED = 3
_WORD = re.compile(r"\w+")


def words(text: str) -> frozenset[str]:
    """The set of words of a text, in lower case."""
    return frozenset(_WORD.findall(text.lower()))


def near_copies(
    texts: Mapping[str, str], threshold: float = THRESHOLD
) -> Iterator[tuple[str, str, float]]:
    """Pairs (later, earlier, overlap) of names whose texts have a Jaccard overlap of ``threshold``.

    Earlier and later are by the order of ``texts``. A text of fewer than five different words is
    too short to be anyone's copy.
    """
    sets = {
        name: found for name, text in texts.items() if len(found := words(text)) >= _FEWEST_WORDS
    }
    frequency = Counter(word for found in sets.values() for word in found)
    leads: dict[str, deque[str]] = {}
    for name, found in sets.items():
        rarest = sorted(found, key=lambda word: (frequency[word], word))
        prefix = rarest[: len(found) - ceil(threshold * len(found)) + _RARE_SHARED]
        met = Counter(chain.from_iterable(leads[word] for word in prefix if word in leads))
        for other, shared in met.items():
            if shared >= _RARE_SHARED:
                overlap = _jaccard(found, sets[other])
                if overlap >= threshold:
                    yield name, other, overlap
        for word in prefix:
            if frequency[word] > 1:
                leads.setdefault(word, deque(maxlen=_MOST_PER_WORD)).append(name)


def _jaccard(one: frozenset[str], other: frozenset[str]) -> float:
    shared = len(one & other)
    return shared / (len(one) + len(other) - shared)
