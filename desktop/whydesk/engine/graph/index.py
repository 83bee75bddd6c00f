"""Nodes, links and thoughts of all shards, kept up to date chunk by chunk.

Links are filed under the slugs that they are written with and resolved when they are asked for, so
declaring a label, or taking it away, costs nothing for the links that mention it. One thread at a
time.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import TypeVar

from whydesk.engine.graph import nodes as node_making
from whydesk.engine.graph.changes import ChangeSet, difference, host_key
from whydesk.engine.graph.names import Names, Resolution, as_ref
from whydesk.engine.graph.written import Home, Written, as_written, source_order
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.live import Delta, LiveDocument
from whydesk.engine.lmd.statements import Ref, Thought
from whydesk.engine.lmd.vocabulary import CAUSAL_ROLES, Cause, kind_of
from whydesk.engine.model import Edge, Node, Place, Think, new, slug
from whydesk.engine.stopping import strides

Filed = dict[str, list[Written]]

_CAUSES = {name: found.cause for name, found in CAUSAL_ROLES.items()}
_CAUSE_AT_SOURCE = frozenset(name for name, cause in _CAUSES.items() if cause is Cause.SOURCE)
_CAUSE_AT_TARGET = frozenset(name for name, cause in _CAUSES.items() if cause is Cause.TARGET)


class Graph:
    """The graph of a workspace: what its shards say together."""

    def __init__(self) -> None:
        self.documents: dict[str, LiveDocument] = {}
        self.revision = 0  # goes up with each change, so that an answer can tell that it is old
        self._times: dict[str, str] = {}
        # It knows the times and not the graph: without a circle a graph goes when it is let go.
        self.names = Names(partial(_age, self._times))
        self._written: dict[Chunk, tuple[Written, ...]] = {}
        # By the slugs that they leave and that they reach, from the first question on.
        self._out: dict[str, list[Written]] = {}
        self._in: dict[str, list[Written]] = {}
        self._are_filed = False
        self._unsorted: set[str] = set()
        self._role_counts: Counter[str] = Counter()
        self._hosted: dict[str, list[tuple[Chunk, Thought]]] = {}
        # Remembered until the next change: single nodes, and the links all together.
        self._nodes: dict[str, Node] = {}
        self._edges: tuple[Edge, ...] | None = None

    # --- shards and changes -----------------------------------------------------------------------

    @property
    def shards(self) -> tuple[str, ...]:
        """Shard ids in the order in which they are read."""
        return tuple(self.documents)

    def add_shard(self, document: LiveDocument, time: str = "") -> None:
        """Take in a shard; ``time`` tells which of two shards is the newer."""
        self.revision += 1
        last = next(reversed(self.documents), "")
        self.documents[document.shard] = document
        if document.shard < last:  # they mostly come in order, and may be thousands
            self.documents = dict(sorted(self.documents.items()))
        self._times[document.shard] = time
        for chunk in strides(document.chunks()):
            self._add(chunk)
        self.names.settle()
        if document.shard != next(reversed(self.documents)):
            self._unsorted.update(self._out, self._in)
        self._nodes.clear()

    def time_of(self, shard: str) -> str:
        """The time that a shard was last committed at, or an empty text."""
        return self._times[shard]

    def set_times(self, times: Mapping[str, str]) -> bool:
        """Say when shards were last committed; where they differ, the newer one wins.

        Whether nodes may be others by it.
        """
        self.revision += 1
        known = {shard: time for shard, time in times.items() if shard in self.documents}
        if len(self.documents) < 2 or known.items() <= self._times.items():
            self._times.update(known)
            return False
        self._times.update(known)
        self.names.merge()
        self._nodes.clear()
        self._edges = None
        return True

    def contested(self) -> frozenset[str]:
        """The keys of the nodes that the times of shards may decide about."""
        return frozenset(map(self.names.canonical, self.names.contested()))

    def take(self, delta: Delta) -> ChangeSet:
        """Follow a change of one document; what changed by it."""
        self.revision += 1
        before, after, keeps_links = difference(delta.removed, delta.added)
        kept = self._written.pop(delta.removed[0], ()) if keeps_links else None
        touched = before.touched(after)
        nodes = self._meant(touched)
        self._discard(delta.removed)
        for chunk in delta.added:
            for link in self._add(chunk, kept):
                self._unsorted.update((link.source_key, link.target_key))
        nodes |= self.names.settle() | self._meant(touched)
        names_changed = before.names != after.names
        if names_changed:
            self._nodes.clear()
        for key in nodes:
            self._nodes.pop(key, None)
        return ChangeSet(
            delta.shard,
            delta.revision,
            delta.first_line,
            delta.old_lines,
            delta.new_lines,
            frozenset(nodes),
            names_changed,
            before.links != after.links,
            before.thoughts != after.thoughts,
            delta.changed_kinds,
        )

    def _meant(self, slugs: Iterable[str]) -> set[str]:
        """What slugs may mean now; where nothing has that name, the slug itself."""
        found = set(map(self.names.canonical, slugs))
        return found.union(*map(self.names.meant, slugs))

    def _add(self, chunk: Chunk, kept: tuple[Written, ...] | None = None) -> tuple[Written, ...]:
        """Take in a chunk; the links that are new by it. Those ``kept`` are in their places."""
        self._edges = None
        if chunk.node is not None:
            self.names.add(chunk)
        new = self._file_links(chunk) if kept is None and chunk.referring else ()
        if kept:
            kept[0].home.chunk = chunk
            self._written[chunk] = kept
        for thought in chunk.thoughts():
            self._hosted.setdefault(host_key(thought), []).append((chunk, thought))
        return new

    def _file_links(self, chunk: Chunk) -> tuple[Written, ...]:
        relations = chunk.relations()
        if not relations:
            return ()
        written = as_written(chunk, relations)
        self._written[chunk] = written
        for link in written:
            self._role_counts[link.role] += 1
        if self._are_filed:
            self._file(written)
        return written

    def _file(self, links: Iterable[Written]) -> None:
        leaving, reaching = self._out, self._in
        for link in links:
            leaving.setdefault(link.source_key, []).append(link)
            reaching.setdefault(link.target_key, []).append(link)

    def _ends(self) -> tuple[Filed, Filed]:
        """The links by the slugs that they leave, and by those that they reach."""
        self.file_ends()
        return self._out, self._in

    def file_ends(self) -> None:
        """File the links by their ends, as the first question about a node does otherwise.

        Takes about a microsecond a link. Who only compiles a text never needs it.
        """
        if not self._are_filed:
            self._file(self.written())  # in one go: half of it filed would be wrong for good
            self._are_filed = True

    def _discard(self, chunks: Iterable[Chunk]) -> None:
        """Forget chunks, going through each list that they stand in once for all of them."""
        self._edges = None
        gone = set(chunks)
        homes: set[Home] = set()
        sources: set[str] = set()
        targets: set[str] = set()
        hosts: set[str] = set()
        for chunk in gone:
            if chunk.node is not None:
                self.names.discard(chunk)
            written = self._written.pop(chunk, ())
            self._role_counts.subtract(link.role for link in written)
            homes.update(link.home for link in written[:1])
            sources.update(link.source_key for link in written)
            targets.update(link.target_key for link in written)
            hosts.update(map(host_key, chunk.thoughts()))
        if self._are_filed:
            _drop(self._out, sources, lambda link: link.home in homes)
            _drop(self._in, targets, lambda link: link.home in homes)
        _drop(self._hosted, hosts, lambda hosted: hosted[0] in gone)

    # --- nodes ------------------------------------------------------------------------------------

    def resolve(self, reference: Ref | str) -> Resolution:
        """Which node a reference, or a label given as text, means."""
        ref = as_ref(reference) if isinstance(reference, str) else reference
        return self.names.resolve(slug(ref.label), ref.sigil)

    def node(self, key: str) -> Node:
        """The node of a canonical key; KeyError if there is none."""
        found = self._nodes.get(key)
        if found is None:
            chunks = self.names.declarations(key)
            if not chunks:
                raise KeyError(key)
            found = node_making.make(key, chunks, self._times, self.names.former_labels(key))
            self._nodes[key] = found
        return found

    def nodes(self) -> Iterator[Node]:
        """All nodes, in the order in which the source first declares them."""
        seen: set[str] = set()
        merged = self.names.merged
        for chunk in self.chunks():
            if chunk.node is not None:
                key = chunk.node.key
                if merged:
                    key = merged.get(key, key)
                if key not in seen:
                    seen.add(key)
                    yield self.node(key)

    def chunks(self) -> Iterator[Chunk]:
        """All chunks, in source order."""
        return chain.from_iterable(document.chunks() for document in self.documents.values())

    def places(self, key: str) -> list[Place]:
        """The node lines of a node, in source order."""
        return [self.place(chunk, 0) for chunk in self.names.declarations(key)]

    def place(self, chunk: Chunk, line: int) -> Place:
        """Where a chunk's line stands now."""
        return Place(chunk.shard, self.documents[chunk.shard].first_line(chunk) + line)

    def labels(self) -> Iterator[str]:
        """The labels of all nodes, in source order."""
        return (node.label for node in self.nodes())

    def types(self) -> Counter[str]:
        """How many nodes there are of each type; those without one under an empty text."""
        return Counter(node.type for node in self.nodes())

    # --- links ------------------------------------------------------------------------------------

    def edges(self) -> Iterator[Edge]:
        """All links whose ends resolve, each once, in source order."""
        if self._edges is None:
            for _ in strides(self.read_edges()):
                pass
        return iter(self._edges or ())

    def read_edges(self) -> Iterator[None]:
        """Read all links bit by bit, so that ``edges`` finds them; each yield is a place to pause.

        Not to be gone on with after a change.
        """
        found: dict[tuple[str, str, str], Edge] = {}
        kinds = {role: kind_of(role) for role in self._role_counts}
        # Nearly all ends are plain declared names.
        sure = () if self.names.merged else self.names.declared
        end = self.names.key_of
        for number, link in enumerate(self.written()):
            source, target, role = link.source_key, link.target_key, link.role
            source = source if source in sure else end(source, link.source.sigil)
            target = target if target in sure else end(target, link.target.sigil)
            if source is not None and target is not None:
                ends = source, target, role
                if ends not in found:
                    found[ends] = new(Edge, (*ends, kinds[role]))
            if not number % 64:
                yield
        self._edges = tuple(found.values())

    def written(self) -> Iterator[Written]:
        """All links as they are written, unresolved ones and repetitions too, in source order."""
        return chain.from_iterable(filter(None, map(self._written.get, self.chunks())))

    def written_as(self, name: str) -> list[Written]:
        """The links with this slug written as their source, then those with it as their target.

        Each in source order, whatever the slug means; it may mean nothing.
        """
        if name in self._unsorted:
            self._sort(name)
        leaving, reaching = self._ends()
        return [*leaving.get(name, ()), *reaching.get(name, ())]

    def outgoing(self, key: str) -> list[Edge]:
        """The links that leave a node, each once, in source order."""
        return self._edges_at(key, self._ends()[0], source=True)

    def incoming(self, key: str) -> list[Edge]:
        """The links that reach a node, each once, in source order."""
        return self._edges_at(key, self._ends()[1], source=False)

    def touching(self, key: str, roles: Collection[str] = ()) -> list[Edge]:
        """The links at either end of a node, each once, in source order; all roles or these."""
        filed = chain.from_iterable(self._filed(key, table) for table in self._ends())
        written = [link for link in filed if not roles or link.role in roles]
        edges = map(self._edge, sorted(written, key=source_order))
        return list(dict.fromkeys(e for e in edges if e and key in (e.source, e.target)))

    def writes(self, role: str) -> bool:
        """Whether any link of this role is written, resolved or not."""
        return self._role_counts[role] > 0

    def causes(self, key: str) -> list[tuple[str, str]]:
        """Role and key of what a node rests on, each once, in source order."""
        return self._walk(key, Cause.TARGET, Cause.SOURCE)

    def effects(self, key: str) -> list[tuple[str, str]]:
        """Role and key of what rests on a node, each once, in source order."""
        return self._walk(key, Cause.SOURCE, Cause.TARGET)

    def neighbours(self, down: bool = False) -> Callable[[str], list[tuple[str, str]]]:
        """``causes``, or ``effects`` with ``down``, for a long walk; good until the next change.

        The one hot loop of every walk: taken apart, it would take a quarter longer.
        """
        thorough = self.effects if down else self.causes
        leaving, reaching = _CAUSE_AT_TARGET, _CAUSE_AT_SOURCE
        if down:
            leaving, reaching = reaching, leaving
        (outward, inward), unsorted = (table.get for table in self._ends()), self._unsorted
        is_plain, key_of = self.names.plain(), self.names.key_of
        sure = () if self.names.merged else self.names.declared

        def quick(key: str) -> list[tuple[str, str]]:
            if key in unsorted or not is_plain(key):
                return thorough(key)
            found: list[tuple[str, str]] = []
            for link in outward(key) or ():
                if link.role in leaving:
                    end = link.target_key
                    far = end if end in sure else key_of(end, link.target.sigil)
                    if far is not None:
                        found.append((link.role, far))
            out = len(found)
            for link in inward(key) or ():
                if link.role in reaching:
                    if out:  # what is written at both ends has to be put in order
                        return thorough(key)
                    end = link.source_key
                    far = end if end in sure else key_of(end, link.source.sigil)
                    if far is not None:
                        found.append((link.role, far))
            return found if len(found) < 2 else list(dict.fromkeys(found))

        return quick

    def roles(self) -> Counter[str]:
        """How many links there are of each role."""
        return Counter(edge.role for edge in self.edges())

    def end(self, ref: Ref, key: str) -> str | None:
        """The node that a link's end means: ``key`` is its slug."""
        return self.names.key_of(key, ref.sigil)

    def _edge(self, link: Written) -> Edge | None:
        source = self.names.key_of(link.source_key, link.source.sigil)
        target = self.names.key_of(link.target_key, link.target.sigil)
        if source is None or target is None:
            return None
        return new(Edge, (source, target, link.role, kind_of(link.role)))

    def _filed(self, key: str, table: Filed) -> list[Written]:
        """Links that may touch the node, in source order; those of another of its slugs too."""
        names = self.names.reference_keys(key, self.node(key).aliases)
        for name in self._unsorted.intersection(names):
            self._sort(name)
        if len(names) == 1:
            return table.get(key, [])
        found = chain.from_iterable(table.get(name, ()) for name in names)
        return sorted(found, key=source_order)

    def _sort(self, name: str) -> None:
        """Put what is filed under a slug into source order, after an edit has added to it."""
        for table in self._ends():
            table.get(name, []).sort(key=source_order)
        self._unsorted.discard(name)

    def _edges_at(self, key: str, table: Filed, *, source: bool) -> list[Edge]:
        edges: dict[Edge, None] = {}
        for link in self._filed(key, table):
            edge = self._edge(link)
            if edge is not None and (edge.source if source else edge.target) == key:
                edges[edge] = None
        return list(edges)

    def _walk(self, key: str, leaving: Cause, reaching: Cause) -> list[tuple[str, str]]:
        """The far ends of the causal links that lead on from a node."""
        key_of = self.names.key_of
        steps: list[tuple[Written, str]] = []
        out, into = self._ends()
        for link in self._filed(key, out):
            leads = _CAUSES.get(link.role) is leaving
            if leads and key_of(link.source_key, link.source.sigil) == key:
                far = key_of(link.target_key, link.target.sigil)
                if far is not None:
                    steps.append((link, far))
        outward = len(steps)
        for link in self._filed(key, into):
            leads = _CAUSES.get(link.role) is reaching
            if leads and key_of(link.target_key, link.target.sigil) == key:
                far = key_of(link.source_key, link.source.sigil)
                if far is not None:
                    steps.append((link, far))
        if 0 < outward < len(steps):
            steps.sort(key=_step_order)
        found = [(link.role, far) for link, far in steps]
        return found if len(found) < 2 else list(dict.fromkeys(found))

    # --- thoughts ---------------------------------------------------------------------------------

    def thinks(self) -> Iterator[Think]:
        """All thoughts as written, in source order, save those whose host does not resolve."""
        for shard, document in self.documents.items():
            first = 0
            for chunk in document.chunks():
                for thought in chunk.thoughts():
                    made = self._think(thought, Place(shard, first + thought.line))
                    if made is not None:
                        yield made
                first += len(chunk.lines)

    def thinks_of(self, key: str, having: str = "") -> list[Think]:
        """The thoughts that a node hosts, as written, in source order.

        ``having`` names an attribute: those without it are passed over.
        """
        names = self.names.reference_keys(key, self.node(key).aliases)
        held = list(chain.from_iterable(self._hosted.get(name, ()) for name in names))
        if having:
            held = [one for one in held if one[1].attribute(having)]
        held.sort(key=_thought_order)
        made = (self.think(chunk, thought) for chunk, thought in held)
        return [think for think in made if think is not None and think.host == key]

    def think(self, chunk: Chunk, thought: Thought) -> Think | None:
        """A chunk's thought as written; None where its host does not resolve."""
        return self._think(thought, self.place(chunk, thought.line))

    def _think(self, thought: Thought, place: Place) -> Think | None:
        host = thought.host
        key = "" if host is None else self.resolve(as_ref(host.label)).key
        if key is None:
            return None
        mentions = (self._declared_label(ref) for _, ref in thought.mentions)
        return node_making.make_think(thought, key, tuple(dict.fromkeys(mentions)), place)

    def _declared_label(self, ref: Ref) -> str:
        key = self.resolve(ref).key
        return ref.written if key is None else self.node(key).label


def _age(times: Mapping[str, str], chunk: Chunk) -> tuple[str, str]:
    """What tells the newer of two declarations."""
    return times.get(chunk.shard, ""), chunk.shard


_Held = TypeVar("_Held")


def _drop(
    table: dict[str, list[_Held]], keys: Iterable[str], is_gone: Callable[[_Held], bool]
) -> None:
    """Take what is gone out of the lists of these keys."""
    for key in keys:
        kept = [held for held in table[key] if not is_gone(held)]
        if kept:
            table[key] = kept
        else:
            del table[key]


def _step_order(step: tuple[Written, str]) -> tuple[str, int, int]:
    return source_order(step[0])


def _thought_order(held: tuple[Chunk, Thought]) -> tuple[str, int, int]:
    chunk, thought = held
    return chunk.shard, chunk.order, thought.line
