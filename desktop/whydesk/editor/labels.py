"""The labels of a workspace, ready to be searched at every keystroke."""

import re
from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice

from msgspec import Struct, field

from whydesk.editor.haystack import Haystack
from whydesk.editor.letters import Letters, numbers_of
from whydesk.editor.matching import CLASSES, Fit, Matcher
from whydesk.engine.model import Node
from whydesk.engine.recall.folding import folded

POOL = 1_000
"""So many labels that hold all letters typed are looked at for their order at one keystroke."""
SLIP_POOL = 12_000
"""Of more labels only some are taken for likely slips, that hold every letter that was typed."""
_CAP = 600
_ENOUGH = 12
"""With so many labels that start so, those that only hold it need no look."""
_REMEMBERED = 6
_DIRECT = 5_000
"""So many labels are looked through one by one sooner than all of them at once."""
_LEAST_SCORE = 78.0
_LEAST_LETTERS = 3
_LETTERS_TOO_MANY = 2
_FAR = 1_000_000
_LAST = "\U0010ffff"
_Rank = tuple[int, ...]


class Named(Struct, frozen=True):
    """One name of a node: its label or, where ``alias`` is set, another name of it.

    ``sort`` is what it counts as where some types make more sense than others: its type or, where
    nobody wrote one, a question if it ends like one.
    """

    key: str
    label: str
    type: str
    sort: str
    alias: str = ""


def _always(_key: str) -> bool:
    return True


class Favour(Struct, frozen=True):
    """What stands first among labels that fit alike, by key.

    ``sorts`` are the sorts of nodes that make sense here, ``near`` the nodes at hand with their
    rank (0 is nearest), ``last`` those that stand behind all others, and ``allows`` says of a node
    whether it may be offered at all; it is asked of few.
    """

    sorts: frozenset[str] = frozenset()
    near: Mapping[str, int] = field(default_factory=dict)
    last: frozenset[str] = frozenset()
    allows: Callable[[str], bool] = _always


NO_FAVOUR = Favour()


class Labels:
    """All names of all nodes, kept up to date node by node. GUI thread."""

    def __init__(self) -> None:
        self._names: list[Named | None] = []
        self._plain: list[str] = []
        self._all: list[int] = []
        self._free: list[int] = []
        self._slots: dict[str, tuple[int, ...]] = {}
        self._by_sort: dict[str, dict[int, None]] = {}
        self._sorted: list[tuple[str, int]] | None = None
        self._letters: Letters | None = None
        self._haystack: Haystack | None = None
        # What held which parts when that was looked for last: the next letter leaves fewer of them.
        self._held: dict[tuple[str, ...], list[int]] = {}

    def __len__(self) -> int:
        return len(self._slots)

    # --- keeping ----------------------------------------------------------------------------------

    def put(self, node: Node) -> None:
        """Take in a node, in the place of what was known of it."""
        names = tuple(_names_of(node))
        held = self._slots.get(node.key, ())
        if tuple(self._names[slot] for slot in held) == names:
            return
        self.drop(node.key)
        self._slots[node.key] = tuple(map(self._add, names))

    def drop(self, key: str) -> None:
        """Forget a node."""
        for slot in self._slots.pop(key, ()):
            self._remove(slot)

    def prepare(self) -> Iterator[None]:
        """Build what a search needs, in steps; labels must neither come nor go before it is done.

        Takes 3 ms for 1,000 labels.
        """
        if self._letters is None:
            named = ((plain, n) for n, plain in enumerate(self._plain) if self._names[n])
            self._sorted = sorted(named)
            yield
            self._haystack = Haystack(self._plain)
            yield
            letters = Letters()
            yield from letters.build(self._plain)
            self._letters = letters

    def _add(self, named: Named) -> int:
        plain = folded(" ".join((named.alias or named.label).split()))
        self._held.clear()
        slot = self._free.pop() if self._free else len(self._names)
        if slot == len(self._names):
            self._names.append(named)
            self._plain.append(plain)
            self._all.append(slot)
        else:
            self._names[slot], self._plain[slot] = named, plain
        self._by_sort.setdefault(named.sort, {})[slot] = None
        if self._sorted is not None:
            insort(self._sorted, (plain, slot))
        if self._letters is not None:
            self._letters.put(slot, plain)
        if self._haystack is not None:
            self._haystack.change(slot)
        return slot

    def _remove(self, slot: int) -> None:
        self._held.clear()
        named, plain = self._names[slot], self._plain[slot]
        assert named is not None
        del self._by_sort[named.sort][slot]
        if self._sorted is not None:
            del self._sorted[bisect_left(self._sorted, (plain, slot))]
        self._names[slot], self._plain[slot] = None, ""
        if self._haystack is not None:
            self._haystack.change(slot)
        self._free.append(slot)

    # --- searching --------------------------------------------------------------------------------

    def ranked(self, typed: str, limit: int, favour: Favour = NO_FAVOUR) -> list[Named]:
        """The nodes that fit what is typed, best first; with nothing typed, those nearest at hand.

        A label fits best that starts so, or one of whose words does; then one that holds it; then
        one that holds its letters in their order; at last one that it may be a slip for. Within
        these, what makes sense here and is near comes first, and a short label before a long one.
        """
        for _ in self.prepare():
            pass
        matcher = Matcher(folded(" ".join(typed.split())))
        best: dict[str, tuple[_Rank, Named]] = {}
        for slot in self._pool(matcher, favour):
            self._judge(slot, matcher.fit(self._plain[slot]), favour, best)
        if not best:
            for slot, gap in self._slips(matcher.typed):
                self._judge(slot, (Fit.SLIP, gap), favour, best)
        ordered = (named for _, named in sorted(best.values(), key=_by_rank))
        return list(islice((named for named in ordered if favour.allows(named.key)), limit))

    def _judge(
        self,
        slot: int,
        found: tuple[Fit, int] | None,
        favour: Favour,
        best: dict[str, tuple[_Rank, Named]],
    ) -> None:
        """Note a name that fits, if no other name of its node fits better."""
        named = self._names[slot]
        if named is None or found is None:
            return
        fit, gap = found
        key = named.key
        rank = (
            CLASSES[fit],
            key in favour.last,
            bool(favour.sorts) and named.sort not in favour.sorts,
            favour.near.get(key, _FAR),
            fit,
            gap,
            len(self._plain[slot]) if fit else 0,
            slot,
        )
        held = best.get(key)
        if held is None or rank < held[0]:
            best[key] = rank, named

    def _pool(self, matcher: Matcher, favour: Favour) -> Iterable[int]:
        """The slots that are worth a comparison, each once."""
        typed, plain = matcher.typed, self._plain
        near = chain.from_iterable(self._slots.get(key, ()) for key in favour.near)
        favoured = chain.from_iterable(self._by_sort.get(name, ()) for name in favour.sorts)
        if typed:
            favoured = (slot for slot in favoured if typed in plain[slot])
            others = self._fitting(matcher)
        else:
            others = range(min(len(plain), _CAP))
        return dict.fromkeys(chain(near, islice(favoured, _CAP), others))

    def _fitting(self, matcher: Matcher) -> Iterable[int]:
        """What starts so, where that is enough; else what holds it, or holds its letters."""
        typed = matcher.typed
        assert self._sorted is not None
        first = bisect_left(self._sorted, (typed,))
        last = bisect_left(self._sorted, (typed + _LAST,))
        starting = [slot for _, slot in self._sorted[first : min(last, first + _CAP)]]
        if len(starting) >= _ENOUGH:
            return starting
        if matcher.by_consonants is not None:
            return self._by_consonants(matcher.by_consonants)
        word = f" {typed}"
        if len(typed) == 1:
            return [*starting, *self._with_letters(word, _CAP), *self._with_letters(typed, _CAP)]
        found = [*starting, *self._holding((word,), _CAP)]
        if len(found) >= _ENOUGH:
            return found
        found += self._holding((typed,), _CAP)
        if not found and len(matcher.terms) > 1:
            found = self._holding(matcher.terms, _DIRECT)[:_CAP]
        return found or self._with_letters(typed, POOL)

    def _by_consonants(self, pattern: re.Pattern[str]) -> list[int]:
        others = (slot for slot, plain in enumerate(self._plain) if not plain.isascii())
        return list(islice((slot for slot in others if pattern.search(self._plain[slot])), _CAP))

    def _holding(self, parts: Iterable[str], count: int) -> list[int]:
        """The first so many slots whose labels hold each of these parts."""
        wanted = tuple(sorted(set(parts), key=len, reverse=True))
        found = self._held.get(wanted)
        if found is None:
            found, complete = self._look_for(wanted, count)
            if complete:
                if len(self._held) >= _REMEMBERED:
                    del self._held[next(iter(self._held))]
                self._held[wanted] = found
        return found[:count]

    def _look_for(self, wanted: tuple[str, ...], count: int) -> tuple[list[int], bool]:
        """Slots whose labels hold these parts, and whether these are all of them."""
        assert self._letters is not None
        assert self._haystack is not None
        plain, complete = self._plain, True
        bits = self._letters.holding(wanted[0] if len(wanted) == 1 else "".join(wanted))
        pools = [self._held[parts] for parts in self._held if _covers(parts, wanted)]
        if pools:
            pool = min(pools, key=len)
        elif bits is not None and bits.bit_count() <= _DIRECT:
            pool = numbers_of(bits, _DIRECT)
        else:
            pool = self._haystack.holding(wanted[0], count)
            complete = len(pool) < count
        for part in wanted:
            pool = [slot for slot in pool if part in plain[slot]]
        return pool, complete

    def _with_letters(self, typed: str, count: int) -> list[int]:
        """The first so many slots of labels that hold all letters of a text."""
        assert self._letters is not None
        bits = self._letters.holding(typed)
        others = {letter for letter in typed if not letter.isascii()}
        if not others:
            return self._all[:count] if bits is None else numbers_of(bits, count)
        held = self._holding(others, _DIRECT)
        if bits is not None:
            held = sorted(set(held).intersection(numbers_of(bits, len(self._plain))))
        return held[:count]

    def _slips(self, typed: str) -> list[tuple[int, int]]:
        """The labels that this may be a slip for, with how far off they are."""
        from rapidfuzz import fuzz, process

        if len(typed) < _LEAST_LETTERS:
            return []
        # Letters that changed places are the commonest slip, and all of them are there.
        slots: Sequence[int] = range(len(self._plain))
        if len(slots) > SLIP_POOL:
            slots = self._with_letters(typed, POOL)
        # What is much shorter would be found inside of what is typed, like any "a" in "zebra".
        least = len(typed) - _LETTERS_TOO_MANY
        slots = [slot for slot in slots if len(self._plain[slot]) >= least]
        hits = process.extract(
            typed,
            [self._plain[slot] for slot in slots],
            scorer=fuzz.partial_ratio,
            limit=_ENOUGH,
            score_cutoff=_LEAST_SCORE,
        )
        return [(slots[number], 1 + round(100 - score)) for _, score, number in hits]


def _covers(parts: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether what holds the parts that are wanted holds these as well."""
    return all(any(part in whole for whole in wanted) for part in parts)


def _names_of(node: Node) -> Iterator[Named]:
    ends_so = node.label.rstrip().endswith(("?", "？"))
    sort = node.type.lower() or ("question" if ends_so else "")
    yield Named(node.key, node.label, node.type, sort)
    for alias in node.aliases:
        yield Named(node.key, node.label, node.type, sort, alias)


def _by_rank(found: tuple[_Rank, Named]) -> _Rank:
    return found[0]
