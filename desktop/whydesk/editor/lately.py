"""The nodes that were written or visited lately, which are likely to be meant again."""

_LIMIT = 50


class Lately:
    """Keys of nodes, the latest first. GUI thread."""

    def __init__(self) -> None:
        self._keys: dict[str, None] = {}

    def note(self, key: str) -> None:
        """Say that a node was used just now."""
        if key:
            self._keys.pop(key, None)
            self._keys[key] = None
            if len(self._keys) > _LIMIT:
                del self._keys[next(iter(self._keys))]

    def keys(self) -> list[str]:
        return list(reversed(self._keys))

    def clear(self) -> None:
        self._keys.clear()
