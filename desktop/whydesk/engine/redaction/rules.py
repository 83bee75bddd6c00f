"""What an export is asked for: rules over many things, choices by hand, and leftovers judged.

A rule only makes the text's tiers stricter. A choice by hand names one thing and has the last word;
so has a plan that opens one.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from msgspec import Struct, field

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.graph.index import Graph
from whydesk.engine.model import Place
from whydesk.engine.redaction.tiers import Marked, Said, Tier, Tiers, property_name
from whydesk.engine.wording import tr

BY_HAND = tr("by hand")


class Rule(Struct, frozen=True):
    """A tier for all that meets every condition given; an empty condition is none.

    With ``key`` it is about properties, with ``author`` or ``thought`` about thoughts, else
    about nodes. ``node`` is a label, an alias or a stable id; ``thought`` a kind of thought, its id
    or its title.
    """

    tier: Tier
    node: str = ""
    type: str = ""
    key: str = ""
    author: str = ""
    thought: str = ""

    @property
    def words(self) -> str:
        """The rule as a person reads it."""
        words = self._what
        if (self.key or self.author or self.thought) and self.node:
            words = tr("{what} of {node}", what=words, node=self.node)
        if (self.key or self.author or self.thought) and self.type:
            words = tr("{what} of type {type}", what=words, type=self.type)
        return words

    @property
    def _what(self) -> str:
        if self.key:
            return tr("every property {key}", key=self.key)
        if self.author or self.thought:
            what = (
                tr("every thought {thought}", thought=self.thought)
                if self.thought
                else tr("every thought")
            )
            return tr("{what} by {author}", what=what, author=self.author) if self.author else what
        return self.node or tr("every node of type {type}", type=self.type)


class Target(Struct, frozen=True):
    """One thing with a tier: a node, a property of it (``name``), or a thought (``place``)."""

    key: str
    name: str = ""
    place: Place | None = None


class Judged(Struct, frozen=True):
    """What to do with a leftover: the text in folded letters and where it stands.

    An empty shard means everywhere.
    """

    text: str
    shard: str = ""
    line: int = -1


def _no_choices() -> Mapping[Target, Tier]:
    return MappingProxyType({})


class Wish(Struct, frozen=True):
    """All that is asked of one export. Each of ``opens`` opens one thing, which it names."""

    rules: tuple[Rule, ...] = ()
    opens: tuple[Rule, ...] = ()
    choices: Mapping[Target, Tier] = field(default_factory=_no_choices)
    keep: frozenset[Judged] = frozenset()
    mask: frozenset[Judged] = frozenset()
    keep_chain: bool = False
    name: str = ""


class Applied(Struct):
    """The tiers that count, and the rules that met nothing."""

    tiers: Tiers
    idle: tuple[Rule, ...] = ()
    opened: list[tuple[Target, str]] = field(default_factory=list[tuple[Target, str]])


def apply(graph: Graph, source: Tiers, thoughts: Iterable[Said], wish: Wish) -> Applied:
    """The tiers of the text made stricter by rules, then set by hand.

    EngineError NO_SUCH_LABEL where a rule names a node that is not there: a renamed node must not
    slip out of a rule unseen.
    """
    tiers = Tiers(
        dict(source.nodes),
        dict(source.properties),
        dict(source.thoughts),
        dict(source.preambles),
    )
    held = list(thoughts)
    idle = tuple(rule for rule in wish.rules if not _carry_out(graph, tiers, held, rule))
    applied = Applied(tiers, idle)
    choices = choices_of(graph, held, wish.opens) | dict(wish.choices)
    for target, tier in choices.items():
        _choose(applied, held, target, tier)
    return applied


def choices_of(graph: Graph, thoughts: Iterable[Said], rules: Iterable[Rule]) -> dict[Target, Tier]:
    """The choices that rules come to which each name one thing. EngineError NO_SUCH_LABEL."""
    held, found = list(thoughts), dict[Target, Tier]()
    for rule in rules:
        key = node_named(graph, rule.node) if rule.node else ""
        if rule.thought:
            meant = (one for one in held if one.host == key and _is_meant(graph, rule, one, key))
            found |= {Target(key, place=one.place): rule.tier for one in meant}
        else:
            found[Target(key, rule.key)] = rule.tier
    return found


def _choose(applied: Applied, held: list[Said], target: Target, tier: Tier) -> None:
    tiers, marked = applied.tiers, Marked(tier, BY_HAND)
    if target.place is not None:
        group = next((one.group for one in held if one.place == target.place), None)
        before = tiers.thought(target.place)
        for one in held:  # every version of the thought goes the same way
            if one.group == group:
                tiers.thoughts[one.place] = marked
    elif target.name:
        before = tiers.property(target.key, target.name)
        tiers.properties[target.key, property_name(target.name)] = marked
    else:
        before = tiers.node(target.key)
        tiers.nodes[target.key] = marked
    if before.tier > tier:
        applied.opened.append((target, before.by))


def _carry_out(graph: Graph, tiers: Tiers, held: list[Said], rule: Rule) -> bool:
    """Whether the rule met anything."""
    marked = Marked(rule.tier, rule.words)
    only = node_named(graph, rule.node) if rule.node else ""
    if rule.author or rule.thought:
        groups = {one.group for one in held if _is_meant(graph, rule, one, only)}
        for one in held:  # every version of a thought goes the same way
            if one.group in groups:
                tiers.raise_thought(one.place, marked)
        return bool(groups)
    met = False
    keys = [only] if only else [node.key for node in graph.nodes()]
    for key in keys:
        node = graph.node(key)
        if rule.type and node.type.casefold() != rule.type.casefold():
            continue
        if not rule.key:
            tiers.raise_node(key, marked)
            met = True
        elif any(property_name(n) == property_name(rule.key) for n in node.properties):
            tiers.raise_property(key, rule.key, marked)
            met = True
    return met


def _is_meant(graph: Graph, rule: Rule, one: Said, only: str) -> bool:
    thought = one.thought
    if only and one.host != only:
        return False
    if rule.type:
        kind = graph.node(one.host).type if one.host else ""
        if kind.casefold() != rule.type.casefold():
            return False
    if rule.author:
        author = thought.attribute("by").removeprefix("@").casefold()
        if author != rule.author.removeprefix("@").casefold():
            return False
    wanted = rule.thought
    return not wanted or wanted in (thought.type, thought.attribute("id"), thought.title)


def node_named(graph: Graph, name: str) -> str:
    """The key of a label, an alias or a stable id; EngineError NO_SUCH_LABEL for none."""
    key = graph.resolve(name).key or graph.names.with_id(name)
    if key is None:
        message = tr("A rule names «{name}», and there is no such node.", name=name)
        hint = tr("Was it renamed? A rule that names the stable id outlives that.")
        raise EngineError(ErrorCode.NO_SUCH_LABEL, message, hint)
    return key
