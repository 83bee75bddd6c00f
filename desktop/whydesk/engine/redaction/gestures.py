"""Setting a tier as an edit of the text: on a node, on a property of it, or on a thought."""

from whydesk.engine.evidence.properties import held, put, removed
from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.names import as_ref
from whydesk.engine.lmd.edits import Edits
from whydesk.engine.lmd.statements import Property, Thought
from whydesk.engine.lmd.thought_edits import set_thought_attribute
from whydesk.engine.model import Place, slug
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.tiers import VISIBILITY, Tier, tier_key


def set_tier(graph: Graph, target: Target, tier: Tier) -> Edits:
    """The edits that give a thing this tier and no other; none where the text says so already.

    Every line that gives it one is taken into account, in every file: one left behind would still
    count where it is the stricter. KeyError for a node that is not there.
    """
    if target.place is not None:
        document = graph.documents[target.place.shard]
        return set_thought_attribute(document, target.place.line, VISIBILITY, tier.word)
    name = f"{VISIBILITY}-{target.name}" if target.name else VISIBILITY
    keys = [
        key
        for key in graph.node(target.key).properties
        if tier_key(key) is not None and tier_key(key) == tier_key(name)
    ]
    lines = [line for key in keys for line in held(graph, target.key, key)]
    if tier is Tier.OPEN:
        return tuple(map(removed, lines))
    if not lines:
        return (put(graph, target.key, name, tier.word),)
    *others, last = lines
    edits = [removed(line) for line in others]
    if last.item.value != tier.word:
        edits.append(last.with_value(tier.word))
    return tuple(edits)


def target_at(graph: Graph, place: Place) -> Target | None:
    """What a line is about: a property, a thought, or the node that it belongs to; None for text
    before any node.
    """
    chunk, first = graph.documents[place.shard].chunk_at(place.line)
    line = place.line - first
    key = ""
    if chunk.node is not None:
        key = graph.names.canonical(slug(chunk.node.ref.label))
    for statement in chunk.statements:
        if type(statement) is Thought and statement.line <= line <= statement.end_line:
            host = statement.host
            named = graph.resolve(as_ref(host.label)).key if host is not None else None
            return Target(named or "", place=Place(place.shard, first + statement.line))
        if type(statement) is Property and statement.line == line and line and key:
            name = tier_key(statement.key)
            return Target(key, statement.key if name is None else name)
    return Target(key) if key else None
