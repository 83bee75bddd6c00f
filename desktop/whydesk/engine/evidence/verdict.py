"""Whether what something was made of is licensed on the whole way, and where an error entered."""

from collections.abc import Generator, Iterator
from enum import Enum
from typing import NamedTuple

from msgspec import Struct

from whydesk.engine.evidence.levels import Levels, status_of
from whydesk.engine.evidence.lineage import GROUP, Trace, downward, tracing
from whydesk.engine.evidence.network import Network
from whydesk.engine.evidence.reviews import Property
from whydesk.engine.evidence.routes import RouteVerdict, retrieval, routing
from whydesk.engine.evidence.values import SupportStatus
from whydesk.engine.graph.loops import each_loop


class Licence(Enum):
    """Whether the inputs of an object license it."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


class LineageVerdict(Enum):
    """What the stages come to."""

    FULLY = "fully supported"
    NOT_FULLY = "not fully supported"
    INCONCLUSIVE = "inconclusive"


class StageObject(NamedTuple):
    """An object on the way: its stage (may be empty) and its licence."""

    key: str
    label: str
    stage: str
    licence: Licence


class Lineage(Struct, frozen=True):
    """A trace with the verdict of its stages.

    ``objects`` are those whose licence was asked, in derivation order (what lies deepest first).
    An error entered at the earliest that are not licensed; others that are not pass it on.
    Retrieval and routing are judged by themselves and are no part of the verdict.
    ``status`` is that of the start: a claim may be traceable and unsupported, and is then both.
    """

    trace: Trace
    status: SupportStatus | None
    verdict: LineageVerdict
    objects: tuple[StageObject, ...]
    error_entered_at: tuple[StageObject, ...]
    passed_on_by: tuple[StageObject, ...]
    retrieval: RouteVerdict | None
    routing: RouteVerdict | None


def judging(
    network: Network, levels: Levels, start: int, value: Property
) -> Generator[None, None, Lineage]:
    """Walk the stages below a node and judge them.

    Each yield is a place to pause, or to give it up where the network changes.
    """
    return _Judgement(network, levels, start, value).lineage()


class _Judgement:
    def __init__(self, network: Network, levels: Levels, start: int, value: Property) -> None:
        self._network = network
        self._levels = levels
        self._start = start
        self._value = value
        self._met: dict[int, bool] = {}

    def _walk(self) -> Iterator[None]:
        """Meet every node on the way; true for those that something was made from."""
        ahead = [self._start]
        self._met[self._start] = True
        for node in ahead:
            yield
            for relation, target in downward(self._network, node):
                made_from = not relation.startswith(GROUP)
                if target not in self._met:
                    ahead.append(target)
                self._met[target] = self._met.get(target, False) or made_from

    def lineage(self) -> Generator[None, None, Lineage]:
        """The finished judgement."""
        yield from self._walk()
        network, start = self._network, self._start
        status = status_of(network, self._levels, start)
        found = yield from tracing(network, start)
        judged: dict[int, Licence] = {}
        objects: dict[int, StageObject] = {}
        for node in self._in_derivation_order():
            yield
            licence = None if node is None else self._licence(node)
            if node is not None and licence is not None:
                judged[node], objects[node] = licence, self._object(node, licence)
        wrong = [node for node, licence in judged.items() if licence is Licence.NO]
        entered = yield from self._earliest(wrong)
        passing = [n for n in wrong if n not in entered and (n != start or self._stage(n))]
        return Lineage(
            found,
            status,
            _verdict(found, list(judged.values())),
            tuple(objects.values()),
            tuple(objects[n] for n in wrong if n in entered),
            tuple(objects[n] for n in passing),
            retrieval(network, self._levels, start, self._value),
            routing(self._value(start, "routed-via"), status),
        )

    def _in_derivation_order(self) -> Iterator[int | None]:
        """The nodes met, each after all that it was made from, as far as loops allow.

        None is a place to pause.
        """
        done: set[int] = set()
        stack = [(self._start, self._below(self._start))]
        done.add(self._start)
        while stack:
            node, below = stack[-1]
            step = next(below, None)
            if step is None:
                stack.pop()
                yield node
            elif step not in done:
                done.add(step)
                stack.append((step, self._below(step)))
                yield None

    def _below(self, node: int) -> Iterator[int]:
        return iter(self._network.sorted({target for _, target in downward(self._network, node)}))

    def _stage(self, node: int) -> str:
        return self._value(node, "stage")

    def _object(self, node: int, licence: Licence) -> StageObject:
        keys, labels = self._network.keys, self._network.labels
        return StageObject(keys[node], labels[node], self._stage(node), licence)

    def _licence(self, node: int) -> Licence | None:
        """Whether an object is licensed; None for one of which that is not asked.

        What is withdrawn is not. Else it is what is written, and for a claim without that what its
        groups come to. What is only a leg is left to the claim whose leg it is; a source is where
        asking ends.
        """
        if self._network.withdrawn[node] and self._met[node]:
            return Licence.NO
        written = self._value(node, "licensed").strip().lower()
        status = status_of(self._network, self._levels, node)
        if node == self._start and status not in (None, SupportStatus.SUPPORTED):
            return Licence.NO
        if written:
            return next((one for one in Licence if one.value == written), Licence.UNKNOWN)
        if status is not None:
            return _by_status(status) if self._met[node] else None
        made = node in self._network.derived or bool(self._stage(node))
        return Licence.UNKNOWN if made and not self._network.source[node] else None

    def _earliest(self, wrong: list[int]) -> Generator[None, None, set[int]]:
        """Those of the wrong below which nothing is wrong; all of a loop where that is lowest."""
        if not wrong:
            return set()
        inside = yield from self._representatives()
        tainted: set[int] = set()
        ups: dict[int, set[int]] = {}
        for node in self._met:
            yield
            for _, target in downward(self._network, node):
                if inside[node] != inside[target]:
                    ups.setdefault(inside[target], set()).add(inside[node])
        ahead = [inside[node] for node in wrong]
        for part in ahead:
            for above in ups.get(part, ()):
                if above not in tainted:
                    tainted.add(above)
                    ahead.append(above)
        return {node for node in wrong if inside[node] not in tainted}

    def _representatives(self) -> Generator[None, None, dict[int, int]]:
        """Each node met with one that stands for its loop, or for itself."""
        arrows: dict[str, list[str]] = {}
        for node in self._met:
            arrows[str(node)] = [str(target) for _, target in downward(self._network, node)]
            yield
        inside = {node: node for node in self._met}
        for members in each_loop(arrows):
            for name in members or ():
                inside[int(name)] = int((members or [name])[0])
            yield
        return inside


def _by_status(status: SupportStatus) -> Licence:
    if status is SupportStatus.SUPPORTED:
        return Licence.YES
    # Of loose links of support nobody said yet whether they support.
    unknown = (SupportStatus.OPEN, SupportStatus.UNASSESSED)
    return Licence.UNKNOWN if status in unknown else Licence.NO


def _verdict(found: Trace, licences: list[Licence]) -> LineageVerdict:
    if Licence.NO in licences:
        return LineageVerdict.NOT_FULLY
    if Licence.UNKNOWN in licences or found.open or not found.grounded:
        return LineageVerdict.INCONCLUSIVE
    return LineageVerdict.FULLY
