"""What each name of the text means to an export: a node that is open, masked or gone."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from whydesk.engine.evidence.statements import ECHO_OF
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.statements import Ref
from whydesk.engine.lmd.vocabulary import ALIAS_KEYS
from whydesk.engine.model import Place, slug
from whydesk.engine.redaction.naming import Masks, Minted
from whydesk.engine.redaction.tiers import OPEN, Marked, Said, Tier, Tiers, property_name, strictest

_SAID_ANYHOW = frozenset(("withdrawn", "licensed"))


class Fate(Enum):
    """What becomes of a reference: it stays, gets another name, or goes with its node."""

    STAYS = "stays"
    RENAMED = "renamed"
    GONE = "gone"


class Meaning(NamedTuple):
    """A reference's fate; ``label`` is the name that it gets or keeps, ``key`` its node."""

    fate: Fate
    label: str
    key: str


class Outlook:
    """The tiers as an export carries them out, over an unchanged graph.

    With ``keep_chain`` a secret node stays as a masked step.
    """

    def __init__(
        self,
        graph: Graph,
        tiers: Tiers,
        thoughts: Iterable[Said],
        keep_chain: bool,
        minted: Minted,
    ) -> None:
        self.graph = graph
        self.tiers = tiers
        self.keep_chain = keep_chain
        self.thoughts = {one.place: one for one in thoughts}
        self.shown = {
            key: Tier.MASKED if keep_chain and marked.tier is Tier.SECRET else marked.tier
            for key, marked in tiers.nodes.items()
            if marked.tier > Tier.OPEN
        }
        self.masks = Masks(graph, tiers, self.shown, minted)
        self._labels = {key: self._slugs(key) for key in self._keys_with_hidden_aliases()}
        self._known: dict[tuple[str, str], Meaning] = {}
        self.versions: dict[tuple[str, str, str], list[Said]] = {}
        self._restating = self._find_restating()
        self._followed: dict[str, list[Said]] = {}
        for one in self.thoughts.values():
            self.versions.setdefault(one.group, []).append(one)
            ident = one.thought.attribute("id")
            if ident:
                self._followed.setdefault(ident, []).append(one)

    def tier(self, key: str) -> Tier:
        """How a node is shown."""
        return self.shown.get(key, Tier.OPEN)

    def property(self, key: str, name: str) -> Marked:
        """The tier of a property, by itself or as part of its node.

        What takes a licence away is masked at the strictest: left out, it would give the licence.
        """
        marked = strictest(self.tiers.property(key, name), self.tiers.node(key))
        if marked.tier is Tier.SECRET and property_name(name) in _SAID_ANYHOW:
            return marked._replace(tier=Tier.MASKED)
        return marked

    def thought(self, place: Place) -> Marked:
        """The tier of a thought; that of a redacted host goes with its host."""
        one = self.thoughts[place]
        if one.host and self.tier(one.host) > Tier.OPEN:
            return Marked(Tier.SECRET, self.tiers.node(one.host).by)
        return self.tiers.thought(place)

    def meaning(self, ref: Ref) -> Meaning:
        """What becomes of a reference. One that may mean something redacted goes with it."""
        known = self._known.get((ref.label, ref.sigil))
        if known is None:
            known = self._known[ref.label, ref.sigil] = self._meaning(ref)
        return known

    def _meaning(self, ref: Ref) -> Meaning:
        found = self.graph.resolve(ref)
        if found.key is None:
            if any(self.tier(key) > Tier.OPEN for key in found.candidates):
                return Meaning(Fate.GONE, "", "")
            return Meaning(Fate.STAYS, ref.label, "")
        key = found.key
        if self.tier(key) is Tier.SECRET:
            return Meaning(Fate.GONE, "", key)
        if self.tier(key) is Tier.MASKED:
            return Meaning(Fate.RENAMED, self.masks.labels[key], key)
        if key in self._labels and slug(ref.label) not in self._labels[key]:
            return Meaning(Fate.RENAMED, self.graph.node(key).label, key)
        return Meaning(Fate.STAYS, ref.label, key)

    def follows(self, ident: str) -> str | None:
        """The id that a ``then>`` is to name; None where the thought it names is not shown."""
        named = self._followed.get(ident, [])
        shown = [one for one in named if self.thought(one.place).tier is not Tier.SECRET]
        if named and not shown:
            return None
        masked = [one for one in shown if self.thought(one.place).tier is Tier.MASKED]
        if masked and len(masked) == len(shown):
            return self.masks.thought_id(masked[0].group)
        return ident

    def _keys_with_hidden_aliases(self) -> set[str]:
        return {
            key
            for (key, name), marked in self.tiers.properties.items()
            if name in ALIAS_KEYS and marked.tier > Tier.OPEN
        }

    def _slugs(self, key: str) -> frozenset[str]:
        return frozenset(self.graph.names.label_keys(key))

    def restates_gone(self, key: str) -> str:
        """What a node restates that goes, however many echoes lie between; empty for nothing."""
        return self._restating.get(key, "")

    def _find_restating(self) -> dict[str, str]:
        """All nodes that restate something that goes, each with what is nearest of that."""
        found: dict[str, str] = {}
        gone = [key for key, tier in self.shown.items() if tier is Tier.SECRET]
        ahead = [(key, key) for key in gone] if self.graph.writes(ECHO_OF) else []
        for secret, key in ahead:
            for edge in self.graph.incoming(key):
                if edge.role == ECHO_OF and edge.source not in found and edge.source != secret:
                    found[edge.source] = secret
                    ahead.append((secret, edge.source))
        return found

    def named(self, key: str) -> Marked:
        """The tier of a node as its text or a rule has it."""
        return self.tiers.nodes.get(key, OPEN)
