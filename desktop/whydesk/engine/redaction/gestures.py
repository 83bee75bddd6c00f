"""Setting a tier as an edit of the text: on a node, on a property of it, or on a thought."""

from whydesk.engine.evidence.properties import held, put, removed
from whydesk.engine.graph.index import Graph
from whydesk.engine.graph.names import as_ref
from whydesk.engine.lmd.edits import Edits
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import Property, Thought
from whydesk.engine.lmd.thought_edits import set_thought_attribute
from whydesk.engine.model import Place, slug
from whydesk.engine.recall.thinks import fold_key
from whydesk.engine.redaction.rules import Target
from whydesk.engine.redaction.shown import ShownTiers
from whydesk.engine.redaction.tiers import VISIBILITY, Tier, tier_key


def set_tier(graph: Graph, target: Target, tier: Tier) -> Edits:
    """The edits that give a thing this tier and no other; none where the text says so already.

    Every line that gives it one is taken into account, in every file: one left behind would still
    count where it is the stricter. KeyError for a node that is not there.
    """
    if target.place is not None:
        return _set_thought(graph, target.key, target.place, tier)
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


def _set_thought(graph: Graph, host: str, place: Place, tier: Tier) -> Edits:
    """The thought with this tier, and every other version of it that says another."""
    edits = list(_set_opening(graph, place, tier))
    thinks = graph.thinks_of(host) if host else []
    own = next((fold_key(think) for think in thinks if think.place == place), None)
    for think in thinks:
        if think.place != place and fold_key(think) == own and think.visibility:
            edits += _set_opening(graph, think.place, tier)
    return tuple(edits)


def _set_opening(graph: Graph, place: Place, tier: Tier) -> Edits:
    """One opening line with this tier, however often it names one; open is said by no word."""
    document = graph.documents[place.shard]
    chunk, first = document.chunk_at(place.line)
    thought = next(one for one in chunk.thoughts() if first + one.line == place.line)
    named = [one for one in thought.attributes if one.name.casefold() == VISIBILITY]
    if not named:
        if tier is Tier.OPEN:
            return ()
        return set_thought_attribute(document, place.line, VISIBILITY, tier.word)
    site = Site(chunk, first, place.shard)
    return tuple(
        site.edit(thought.line, one.start, one.end, tier.word)
        for one in named
        if one.value != tier.word
    )


def tier_now(graph: Graph, target: Target) -> Tier:
    """The tier that the text gives a thing; KeyError for a node that is not there."""
    tiers = ShownTiers(graph)
    if target.place is not None:
        return tiers.at(target.place)
    return tiers.property(target.key, target.name) if target.name else tiers.node(target.key)


def target_at(graph: Graph, place: Place) -> Target | None:
    """What a line is about: a property, a thought, or the node that it belongs to; None for text
    before any node.
    """
    chunk, first = graph.documents[place.shard].chunk_at(place.line)
    line = place.line - first
    key = ""
    if chunk.node is not None:
        key = graph.names.canonical(slug(chunk.node.ref.label))
    for statement in chunk.each():
        if type(statement) is Thought and statement.line <= line <= statement.end_line:
            host = statement.host
            named = graph.resolve(as_ref(host.label)).key if host is not None else None
            return Target(named or "", place=Place(place.shard, first + statement.line))
        if type(statement) is Property and statement.line == line and line and key:
            return property_target(key, statement.key)
    return Target(key) if key else None


def property_target(key: str, written: str) -> Target:
    """What a property of a node is about: itself, or what it says the tier of."""
    name = tier_key(written)
    return Target(key, written if name is None else name)


def is_there(graph: Graph, target: Target) -> bool:
    """Whether the text has a thing: it may have been changed since that was read."""
    place = target.place
    if place is not None:
        document = graph.documents.get(place.shard)
        within = document is not None and place.line < document.line_count
        return within and target_at(graph, place) == target
    if not graph.places(target.key):
        return False
    named = graph.node(target.key).properties
    return not target.name or any(target.name in (key, tier_key(key)) for key in named)
