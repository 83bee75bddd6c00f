"""The plan of one export: what goes, what the reader gets and misses, and what still stands open.

Nothing is written by it. The plan of the same text and wish says the same but for the new ids.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from whydesk.engine.bulk import bulk
from whydesk.engine.evidence.index import Evidence
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.redaction.hidden import Gone, HiddenTexts
from whydesk.engine.redaction.leftovers import Leftover, Searched, leftovers, mask_found
from whydesk.engine.redaction.losses import Losses, losses, new_keys
from whydesk.engine.redaction.naming import Minted
from whydesk.engine.redaction.outlook import Outlook
from whydesk.engine.redaction.page import Page, named_alike
from whydesk.engine.redaction.rewriting import Redacted
from whydesk.engine.redaction.rules import Judged, Rule, Target, Wish, apply
from whydesk.engine.redaction.source import mark_lost_reasons, redact, texts_as_graph
from whydesk.engine.redaction.tiers import Tier, Tiers, said, source_tiers

_ANYWHERE = ("", -1)


class Plan(Struct, frozen=True):
    """What an export of a text would be.

    ``tiers`` are the tiers that count. ``leftovers`` block the export; ``kept`` are those that the
    exporter keeps on purpose. ``texts`` is the redacted source as the export will hold it.
    ``opened`` are things that the text closes and that were opened by hand, with who closed them.
    ``names`` are the keys in the export of nodes that are masked. ``behind`` are
    sentences on what the pack holds beside its source, none of which will be in the export.
    """

    wish: Wish
    tiers: Tiers
    gone: tuple[Gone, ...]
    leftovers: tuple[Leftover, ...]
    kept: tuple[Leftover, ...]
    losses: Losses
    pages: tuple[Page, ...]
    texts: Mapping[str, str]
    hidden: HiddenTexts
    idle: tuple[Rule, ...]
    opened: tuple[tuple[Target, str], ...]
    names: Mapping[str, str]
    behind: tuple[str, ...]

    @property
    def masked(self) -> list[Gone]:
        return [gone for gone in self.gone if gone.tier is Tier.MASKED]

    @property
    def removed(self) -> list[Gone]:
        return [gone for gone in self.gone if gone.tier is Tier.SECRET]


class Redaction:
    """Plans the export of one state of a text. One thread at a time.

    ``carried`` are texts around the source that an export must not take along: the names, owners,
    authors and commits of the pack that it comes from. ``behind`` are sentences on what that pack
    holds beside its source.
    """

    def __init__(
        self,
        texts: Mapping[str, str],
        times: Mapping[str, str],
        carried: Iterable[str] = (),
        behind: Iterable[str] = (),
    ) -> None:
        self.times = dict(times)
        self.carried = tuple(dict.fromkeys(filter(None, (*carried, *texts))))
        self.behind = tuple(behind)
        self.graph = Graph()
        with bulk():
            for shard, text in texts.items():
                self.graph.add_shard(LiveDocument(text, shard), times.get(shard, ""))
        self.thoughts = said(self.graph)
        self.source = source_tiers(self.graph, self.thoughts)
        self._support = Evidence(self.graph)
        self._minted = Minted()

    def plan(self, wish: Wish) -> Plan:
        """The plan for a wish. EngineError NO_SUCH_LABEL where a rule names a node that is not
        there.
        """
        with bulk():
            applied = apply(self.graph, self.source, self.thoughts, wish)
            outlook = Outlook(
                self.graph, applied.tiers, self.thoughts, wish.keep_chain, self._minted
            )
            redacted, after, support = self._redacted(outlook)
            missed = losses(outlook, redacted, after, self._support.statuses(), support.statuses())
            mark_lost_reasons(redacted, set(missed.lost_reason))
            open_now, kept = self._judge(redacted, wish)
        return Plan(
            wish,
            applied.tiers,
            tuple(redacted.gone.values()),
            tuple(open_now),
            tuple(kept),
            missed,
            tuple(redacted.pages),
            named_alike(redacted.pages, self.times),
            redacted.hidden,
            applied.idle,
            tuple(applied.opened),
            new_keys(outlook),
            self.behind,
        )

    def _redacted(self, outlook: Outlook) -> tuple[Redacted, Graph, Evidence]:
        """The redacted text, its graph and what that supports.

        Redacted again where a claim would pass for open in it that is not so in the whole text.
        """
        redacted = redact(outlook)
        after = texts_as_graph(redacted.pages, self.times)
        support = Evidence(after)
        overstated = self._support.overstated_in(support)
        if overstated:
            redacted = redact(outlook, overstated)
            after = texts_as_graph(redacted.pages, self.times)
            support = Evidence(after)
        return redacted, after, support

    def exported(self) -> None:
        """Take note that an export was made: the next one gets ids of its own."""
        self._minted = Minted()

    def _judge(self, redacted: Redacted, wish: Wish) -> tuple[list[Leftover], list[Leftover]]:
        """Mask what is to be masked; what is left of the leftovers, and what is kept of them."""
        needles = redacted.hidden.needles()
        if wish.mask:
            wanted = {judged.text for judged in wish.mask}
            some = {needle: needles[needle] for needle in needles if needle in wanted}
            found = [
                spot
                for spot in Searched(redacted.pages).find(some)
                if _is_judged(wish.mask, spot.needle, redacted.pages[spot.page], spot.first)
            ]
            mask_found(redacted.pages, found)
        left = leftovers(self.graph, redacted.pages, needles)
        judged = [(one, _is_kept(wish.keep, one)) for one in left]
        return [one for one, kept in judged if not kept], [one for one, kept in judged if kept]


def _is_judged(judged: frozenset[Judged], needle: str, page: Page, line: int) -> bool:
    origin = page.lines[line].origin
    return Judged(needle, *_ANYWHERE) in judged or (
        origin is not None and Judged(needle, *origin) in judged
    )


def _is_kept(judged: frozenset[Judged], one: Leftover) -> bool:
    return one.judged in judged or Judged(one.text, *_ANYWHERE) in judged
