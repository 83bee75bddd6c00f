"""What the writers of a workspace usually write: keys by node type, values by key, types."""

from collections import Counter
from collections.abc import Iterable

from whydesk.engine.model import Node

_COUNTED_VALUES = frozenset(("status", "stage", "extractor", "licensed"))
_LONGEST_VALUE = 40
_Seen = tuple[str, tuple[str, ...], tuple[tuple[str, str], ...]]


class Habits:
    """Counts that are kept up to date node by node. GUI thread."""

    def __init__(self) -> None:
        self._types: Counter[str] = Counter()
        self._seen: dict[str, _Seen] = {}
        self._keys: dict[str, Counter[str]] = {}
        self._values: dict[str, Counter[str]] = {}

    def put(self, node: Node) -> None:
        """Count a node, in the place of what was counted for it."""
        seen = node.type, tuple(node.properties), tuple(_short_values(node))
        if self._seen.get(node.key) != seen:
            self.drop(node.key)
            self._seen[node.key] = seen
            self._count(seen, 1)

    def drop(self, key: str) -> None:
        """Count a node no longer."""
        seen = self._seen.pop(key, None)
        if seen is not None:
            self._count(seen, -1)

    def _count(self, seen: _Seen, by: int) -> None:
        type_name, keys, values = seen
        if type_name:
            self._types[type_name] += by
        counts = self._keys.setdefault(type_name, Counter())
        for key in keys:
            counts[key] += by
        for key, value in values:
            self._values.setdefault(key, Counter())[value] += by

    # What is just being written has been counted like anything else: ``besides`` is that.

    def keys(self, type_name: str, besides: str) -> list[str]:
        """The keys that nodes of a type have, the most usual first."""
        return _usual(self._keys.get(type_name, Counter()), besides)

    def values(self, key: str, besides: str) -> list[str]:
        """The values that a key has anywhere, the most usual first; few keys are counted."""
        return _usual(self._values.get(key, Counter()), besides)

    def types(self, besides: str) -> list[str]:
        """The types in use, the most usual first."""
        return _usual(self._types, besides)


def _short_values(node: Node) -> Iterable[tuple[str, str]]:
    return (
        (key, value)
        for key, value in node.properties.items()
        if key in _COUNTED_VALUES and value and len(value) <= _LONGEST_VALUE
    )


def _usual(counts: Counter[str], besides: str) -> list[str]:
    used = (name for name, count in counts.items() if count > (name == besides))
    return sorted(used, key=lambda name: -counts[name])
