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

from whydesk.engine.model import Node
from whydesk.engine.wording import tr

THRESHOLD = 0.55
LIMIT = tr("This finds near-copies only; past those, only recorded links count.")
"""What has to be said wherever near-copies are offered as likely echoes."""

_MOST_PER_WORD = 50
_FEWEST_WORDS = 5
_RARE_SHARED = 3
# What a node states, in the order in which one is preferred over the next.
_STATEMENT_KEYS = ("claim", "quote", "finding", "what")
_WORD = re.compile(r"\w+")


Pair = tuple[str, str, float]


def statement(node: Node) -> str:
    """What a node states, in the words that are compared."""
    return next((node.properties[key] for key in _STATEMENT_KEYS if key in node.properties), "")


def words(text: str) -> frozenset[str]:
    """The set of words of a text, in lower case."""
    return frozenset(_WORD.findall(text.lower()))


def near_copies(texts: Mapping[str, str], threshold: float = THRESHOLD) -> Iterator[Pair]:
    """Pairs (later, earlier, overlap) of names whose texts have a Jaccard overlap of ``threshold``.

    Earlier and later are by the order of ``texts``. A text of fewer than five different words is
    too short to be anyone's copy.
    """
    return chain.from_iterable(steps(texts, threshold))


def steps(texts: Mapping[str, str], threshold: float = THRESHOLD) -> Iterator[list[Pair]]:
    """The same in steps, each of the pairs of one text or of none, for who pauses in between."""
    sets: dict[str, frozenset[str]] = {}
    frequency: Counter[str] = Counter()
    for name, text in texts.items():
        found = words(text)
        if len(found) >= _FEWEST_WORDS:
            sets[name] = found
            frequency.update(found)
        yield []
    leads: dict[str, deque[str]] = {}
    for name, found in sets.items():
        rarest = sorted(found, key=lambda word: (frequency[word], word))
        prefix = rarest[: len(found) - ceil(threshold * len(found)) + _RARE_SHARED]
        met = Counter(chain.from_iterable(leads[word] for word in prefix if word in leads))
        likely = (other for other, shared in met.items() if shared >= _RARE_SHARED)
        pairs = [(name, other, jaccard(found, sets[other])) for other in likely]
        yield [pair for pair in pairs if pair[2] >= threshold]
        for word in prefix:
            if frequency[word] > 1:
                leads.setdefault(word, deque(maxlen=_MOST_PER_WORD)).append(name)


def jaccard(one: frozenset[str], other: frozenset[str]) -> float:
    """How much of two sets is in both, from 0 to 1; of two empty ones nothing is."""
    shared = len(one & other)
    return shared / (len(one) + len(other) - shared or 1)
