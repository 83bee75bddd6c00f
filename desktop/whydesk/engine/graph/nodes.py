"""Making a node, or a thought, out of everything that the shards say about it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.statements import Thought
from whydesk.engine.lmd.vocabulary import ALIAS_KEYS
from whydesk.engine.model import Conflict, Node, Place, Think

ALIAS_SET = frozenset(ALIAS_KEYS)
NAMING_KEYS = ALIAS_SET | {"id", "type"}
NO_CONFLICTS: Mapping[str, tuple[Conflict, ...]] = MappingProxyType({})
_TRUE = frozenset(("true", "1", "yes"))


def make(
    key: str, chunks: Sequence[Chunk], times: Mapping[str, str], former_labels: Sequence[str]
) -> Node:
    """The node that these declarations, in source order, make together.

    Within a shard the last of a repeated key wins. Where shards differ the one with the later time
    wins (a tie goes to the later shard id), and the other value is kept as a conflict.
    """
    if len(chunks) == 1:
        naming, properties, conflicts = chunks[0], chunks[0].values, NO_CONFLICTS
    else:
        naming, properties, conflicts = _together(chunks, times)
    if naming.node is None:
        raise ValueError("a declaration has a node line")
    ref = naming.node.ref
    aliases = former_labels
    if not ALIAS_SET.isdisjoint(properties):
        parts = (part.strip() for k in ALIAS_KEYS for part in properties.get(k, "").split(","))
        aliases = dict.fromkeys(part for part in (*parts, *former_labels) if part)
    return Node(
        key,
        ref.label,
        ref.sigil,
        MappingProxyType(properties),
        tuple(aliases),
        conflicts or NO_CONFLICTS,
    )


def _together(
    chunks: Sequence[Chunk], times: Mapping[str, str]
) -> tuple[Chunk, Mapping[str, str], Mapping[str, tuple[Conflict, ...]]]:
    """The declaration that names the node, what all of them say, and the values that lost."""
    by_shard: dict[str, dict[str, str]] = {}
    for chunk in chunks:
        by_shard.setdefault(chunk.shard, {}).update(chunk.values)
    ages = sorted(by_shard, key=lambda shard: (times.get(shard, ""), shard))
    naming = next(chunk for chunk in chunks if chunk.shard == ages[-1])
    if len(ages) == 1:
        return naming, by_shard[ages[0]], NO_CONFLICTS
    return naming, *_join(by_shard, ages, times)


def _join(
    by_shard: Mapping[str, Mapping[str, str]], ages: Sequence[str], times: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, tuple[Conflict, ...]]]:
    """Properties in source order with the newest values, and the values that lost."""
    properties: dict[str, str] = {}
    for held in by_shard.values():
        properties.update((k, v) for k, v in held.items() if k not in properties)
    conflicts: dict[str, tuple[Conflict, ...]] = {}
    for name in properties:
        saying = [shard for shard in ages if name in by_shard[shard]]
        winner = by_shard[saying[-1]][name]
        properties[name] = winner
        lost = tuple(
            Conflict(by_shard[shard][name], shard, times.get(shard, ""))
            for shard in saying[:-1]
            if by_shard[shard][name] != winner
        )
        if lost:
            conflicts[name] = lost
    return properties, conflicts


def make_think(thought: Thought, host: str, mentions: tuple[str, ...], place: Place) -> Think:
    """The thought of a text: ``host`` is the key that its host means, or empty."""
    said = {found.name: found.value for found in thought.attributes}
    return Think(
        host,
        said.get("id", ""),
        thought.type,
        thought.title,
        thought.body,
        said.get("by", "").removeprefix("@"),
        said.get("at", ""),
        said.get("status", ""),
        said.get("due", ""),
        mentions,
        tuple(name for _, name in thought.follows),
        said.get("deleted", "").lower() in _TRUE,
        said.get("visibility", ""),
        place,
    )
