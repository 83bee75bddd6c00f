"""Which node a reference means: labels, slugs, aliases, and nodes that share a stable id.

Nothing is guessed: a reference that fits none or several stays unresolved until the text changes.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.lexer import ref_at
from whydesk.engine.lmd.statements import Ref
from whydesk.engine.lmd.vocabulary import ALIAS_KEYS, SIGILS
from whydesk.engine.model import slug


class Resolution(NamedTuple):
    """The key that a reference means, or None; ``candidates`` are several where it is ambiguous."""

    key: str | None
    candidates: tuple[str, ...] = ()


_UNKNOWN = Resolution(None)
_ALIASES = frozenset(ALIAS_KEYS)


class Names:
    """The declared labels, aliases and stable ids of all shards, kept up to date by chunk."""

    def __init__(self, age: Callable[[Chunk], tuple[str, str]]) -> None:
        """``age`` gives what tells the newer of two declarations: shard time, then shard id."""
        self._age = age
        self._declared: dict[str, list[Chunk]] = {}
        self._aliases: dict[str, list[str]] = {}
        self._aliased: dict[str, int] = {}
        self._ids: dict[str, list[Chunk]] = {}
        self._shared: set[str] = set()  # the stable ids that stand at more than one label
        self._merged: dict[str, str] = {}
        self._stale = False
        self._members: dict[str, list[str]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._declared

    def __len__(self) -> int:
        return len(self._declared) - len(self._merged)

    # --- changing ---------------------------------------------------------------------------------

    def add(self, chunk: Chunk) -> str:
        """Take in a chunk that has a node line; its key."""
        key = self._own(chunk)
        self._declared.setdefault(key, []).append(chunk)
        stable, aliases = _naming(chunk)
        for alias in aliases:
            self._aliases.setdefault(alias, []).append(key)
            self._aliased[key] = self._aliased.get(key, 0) + 1
        if stable:
            sharing = self._ids.setdefault(stable, [])
            if sharing and (stable in self._shared or self._own(sharing[0]) != key):
                self._shared.add(stable)
                self._stale = True
            sharing.append(chunk)
        return key

    def discard(self, chunk: Chunk) -> str:
        """Forget a chunk that was added; its key."""
        key = self._own(chunk)
        _remove(self._declared, key, chunk)
        stable, aliases = _naming(chunk)
        for alias in aliases:
            _remove(self._aliases, alias, key)
            self._aliased[key] -= 1
            if not self._aliased[key]:
                del self._aliased[key]
        if stable:
            _remove(self._ids, stable, chunk)
            if stable in self._shared:
                # Without it the others may no longer be doubled, and so be one node.
                self._stale = True
                if len({self._own(other) for other in self._ids.get(stable, ())}) < 2:
                    self._shared.discard(stable)
        return key

    def settle(self) -> set[str]:
        """Bring the merged nodes up to date, once chunks were added and discarded.

        The keys that belong to another node by it, and the nodes that they belonged to and do now.
        """
        if not self._stale:
            return set()
        before = self._merged
        self.merge()
        now = self._merged
        moved = {key for key in before.keys() | now.keys() if before.get(key) != now.get(key)}
        return moved.union(*((before.get(key, key), now.get(key, key)) for key in moved))

    def merge(self) -> None:
        """Work out again which keys are one node because two shards give them one stable id."""
        self._merged, self._members, self._stale = {}, {}, False
        for stable in sorted(self._shared):
            sharing = sorted(self._ids[stable], key=_position)
            if self.doubled(sharing):
                continue
            keys = list(dict.fromkeys(self._own(chunk) for chunk in sharing))
            newest = max(sharing, key=self._age)
            self._unite(self.canonical(self._own(newest)), keys)

    def _unite(self, chosen: str, keys: list[str]) -> None:
        members = self._members.setdefault(chosen, [])
        for key in keys:
            if key != chosen and self._merged.setdefault(key, chosen) == chosen:
                members.append(key)

    # --- asking -----------------------------------------------------------------------------------

    def doubled(self, sharing: Iterable[Chunk]) -> bool:
        """Whether one shard gives one stable id to two different labels: an error, no merge."""
        seen: dict[str, str] = {}
        return any(seen.setdefault(c.shard, self._own(c)) != self._own(c) for c in sharing)

    @property
    def merged(self) -> Mapping[str, str]:
        """The declared keys that are part of another node, each with that node's key."""
        return self._merged

    def canonical(self, key: str) -> str:
        """The key of the node that a declared key belongs to."""
        return self._merged.get(key, key) if self._merged else key

    def is_node(self, key: str) -> bool:
        """Whether this is the key of a node: declared, and no part of another."""
        return key in self._declared and key not in self._merged

    def resolve(self, key: str, sigil: str = "") -> Resolution:
        """What a reference with this slug means: a label, a unique alias, the sigil kept."""
        if key in self._declared:
            return Resolution(self.canonical(key))
        found = self._by_alias(key)
        if found is _UNKNOWN and sigil:
            kept = sigil + key
            return (
                Resolution(self.canonical(kept)) if kept in self._declared else self._by_alias(kept)
            )
        return found

    def key_of(self, key: str, sigil: str = "") -> str | None:
        """The key that ``resolve`` gives, or None; quicker, for links by the thousand."""
        if key in self._declared:
            return self._merged.get(key, key) if self._merged else key
        return self.resolve(key, sigil).key

    def meant(self, key: str) -> Iterator[str]:
        """Every node that references with this slug may mean, whatever sigil they have."""
        for name in (key, *(sigil + key for sigil in SIGILS)):
            if name in self._declared:
                yield self.canonical(name)
            yield from map(self.canonical, self._aliases.get(name, ()))

    def _by_alias(self, key: str) -> Resolution:
        named = self._aliases.get(key)
        if named is None:
            return _UNKNOWN
        keys = set(map(self.canonical, named))
        if len(keys) == 1:
            return Resolution(keys.pop())
        # By where they stand, and not by which alias was written last.
        return Resolution(None, tuple(sorted(keys, key=self._first_position)))

    def _first_position(self, key: str) -> tuple[str, int]:
        return self.declarations(key)[0].position

    def declarations(self, key: str) -> list[Chunk]:
        """All chunks that declare a node, in source order."""
        if not self._merged:
            found = self._declared.get(key, [])
            return found if len(found) < 2 else sorted(found, key=_position)
        keys = (key, *self._members.get(key, ()))
        chunks = [chunk for one in keys for chunk in self._declared.get(one, ())]
        return sorted(chunks, key=_position)

    def reference_keys(self, key: str, aliases: Collection[str]) -> tuple[str, ...]:
        """Every slug under which a reference to the node may have been written."""
        if not aliases and key[:1] not in SIGILS and key not in self._members:
            return (key,)
        written: dict[str, None] = {}
        for one in (key, *self._members.get(key, ()), *map(slug, aliases)):
            written[one] = None
            written[one[1:].strip("_") if one[:1] in SIGILS else one] = None
        return tuple(filter(None, written))

    def plain(self) -> Callable[[str], bool]:
        """Tells of a key whether its node is only ever named by it: no alias, sigil, other label.

        Most nodes are, and a long walk asks for each. Good until the next change.
        """
        declared, aliased, merged, members = (
            self._declared,
            self._aliased,
            self._merged,
            self._members,
        )

        def is_plain(key: str) -> bool:
            return (
                key in declared
                and key not in aliased
                and key[:1] not in SIGILS
                and not (merged and (key in merged or key in members))
            )

        return is_plain

    def label_keys(self, key: str) -> tuple[str, ...]:
        """The declared slugs of a node: its key, and those that are merged into it."""
        return (key, *self._members.get(key, ()))

    def former_labels(self, key: str) -> list[str]:
        """The older labels of a node that was merged by its stable id, in source order."""
        if key not in self._members:
            return []
        held = (c for one in self._members[key] for c in self._declared.get(one, ()))
        chunks = sorted(held, key=_position)
        return list(dict.fromkeys(c.node.ref.label for c in chunks if c.node))

    def with_id(self, stable: str) -> str | None:
        """The key of the one node with a stable id, or None."""
        keys = {self.canonical(self._own(chunk)) for chunk in self._ids.get(stable, ())}
        return keys.pop() if len(keys) == 1 else None

    def contested(self) -> set[str]:
        """The declared slugs that stand in several shards, or share a stable id with another.

        Which shard is the newer says what such a node is; of all others it says nothing.
        """
        found = {key for key, held in self._declared.items() if len({c.shard for c in held}) > 1}
        return found.union(self._own(c) for stable in self._shared for c in self._ids[stable])

    def ids(self) -> Iterator[tuple[str, list[Chunk]]]:
        """Each stable id with the chunks that carry it."""
        return iter(self._ids.items())

    @property
    def declared(self) -> Collection[str]:
        """All declared slugs, merged ones included: a view for many look-ups."""
        return self._declared

    def keys(self) -> Iterator[str]:
        """All declared slugs, merged ones included, in no order that means anything."""
        return iter(self._declared)

    def aliases(self) -> Iterator[str]:
        """All slugs that are aliases."""
        return iter(self._aliases)

    @staticmethod
    def _own(chunk: Chunk) -> str:
        if chunk.node is None:
            raise ValueError("a chunk without a node line declares nothing")
        return chunk.node.key


def as_ref(text: str) -> Ref:
    """A reference to a label given as plain text, its sigil set apart."""
    return ref_at(text, 0, len(text)) or Ref(text.strip(), "", 0, len(text))


def _naming(chunk: Chunk) -> tuple[str, list[str]]:
    """The stable id that a chunk gives its node (the last, if several), and the alias slugs."""
    values = chunk.values
    stable = values.get("id", "")
    if _ALIASES.isdisjoint(values):
        return stable, []
    given = (item.value for item in chunk.properties() if item.key in _ALIASES)
    return stable, [alias for value in given for alias in alias_slugs(value)]


def alias_slugs(value: str) -> Iterator[str]:
    """The slugs of the names that the value of an alias property lists."""
    return (slug(part) for part in value.split(",") if part.strip())


def _position(chunk: Chunk) -> tuple[str, int]:
    return chunk.position


_T = TypeVar("_T")


def _remove(table: dict[str, list[_T]], key: str, item: _T) -> None:
    held = table[key]
    held.remove(item)
    if not held:
        del table[key]
