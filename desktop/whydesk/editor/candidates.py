"""What the completer offers at a caret: words with their meaning, best first."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from whydesk.editor import meanings
from whydesk.editor.habits import Habits
from whydesk.editor.labels import Labels
from whydesk.editor.lately import Lately
from whydesk.editor.nearness import Nearness
from whydesk.editor.spot import Spot
from whydesk.engine.graph.index import ChangeSet, Graph
from whydesk.engine.lmd.completion import Completion, CompletionKind
from whydesk.engine.lmd.edits import quoted
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.statements import group_name
from whydesk.engine.lmd.vocabulary import (
    CAUSAL_ROLES,
    CONTAINMENT_ROLES,
    EVIDENCE_ROLES,
    GROUP_PREFIX,
    REJECTED_PREFIX,
    THOUGHT_TYPES,
    Family,
    role,
)
from whydesk.engine.recall.thinks import threads

LIMIT = 12
_MANY_NODES = 100
_AT_ONCE = 3_000
"""So many nodes are read in less than 50 ms."""
_OWN_KEYS = (GROUP_PREFIX, REJECTED_PREFIX, "via-", f"{meanings.VISIBILITY}-")
"""Keys that begin so are named for one node; another node has no use for their names."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One entry: the word that is written, what it means, the role whose colours it wears (if
    it is one), the node type whose mark it has (if it is a node), and whether choosing it makes the
    node that it names.
    """

    word: str
    meaning: str = ""
    role: str = ""
    type: str | None = None
    creates: bool = False


class Candidates:
    """Finds the entries for a completion in one workspace. GUI thread."""

    def __init__(self, author: Callable[[], str], roles: Callable[[], Iterable[str]]) -> None:
        self.labels = Labels()
        self.lately = Lately()
        self._habits = Habits()
        self._author = author
        self._roles = roles
        self._graph = Graph()
        self._nearness = Nearness(self._graph)
        self._complete = True
        self._building: Iterator[None] = iter(())
        self._stale: set[str] = set()

    # --- following the workspace ------------------------------------------------------------------

    def set_graph(self, graph: Graph) -> None:
        """Turn to another workspace; it is read by ``prepare``, or when it is first needed."""
        self._graph = graph
        self.labels, self._habits = Labels(), Habits()
        self._nearness = Nearness(graph)
        self.lately.clear()
        self._stale.clear()
        self._complete = False
        self._building = self._read()

    def prepare(self) -> Iterator[None]:
        """Read the workspace, in steps that may be made whenever there is time."""
        return self._building

    @property
    def ready(self) -> bool:
        """Whether entries can be found without a wait that is felt."""
        return self._complete or len(self._graph.names) <= _AT_ONCE

    def take(self, changes: ChangeSet) -> None:
        """Follow an edit."""
        if changes.meaning_changed:
            self._nearness.forget()
            self._stale.update(changes.nodes)

    def _read(self) -> Iterator[None]:
        for number, key in enumerate(list(self._graph.names.keys())):
            self._renew(self._graph.names.canonical(key))
            if number % _MANY_NODES == 0:
                yield
        yield from self.labels.prepare()
        self._complete = True

    def _freshen(self) -> None:
        for _ in self._building:
            pass
        for key in self._stale:
            self._renew(key)
        self._stale.clear()

    def _renew(self, key: str) -> None:
        try:
            node = self._graph.node(key)
        except KeyError:
            self.labels.drop(key)
            self._habits.drop(key)
        else:
            self.labels.put(node)
            self._habits.put(node)

    def find(self, completion: Completion, document: LiveDocument, line: int) -> list[Candidate]:
        """The entries at a line, best first; none where nothing fits what is typed."""
        finder = _FINDERS.get(completion.kind)
        if finder is None:
            return []
        self._freshen()
        return finder(self, completion, Spot(self._graph, document, line))

    def note_use(self, completion: Completion, candidate: Candidate) -> None:
        """Say that an entry was chosen."""
        if candidate.type is not None and completion.kind in _NODE_KINDS:
            self.lately.note(self._graph.resolve(candidate.word).key or "")

    # --- nodes ------------------------------------------------------------------------------------

    def _nodes(self, completion: Completion, spot: Spot) -> list[Candidate]:
        typed = completion.prefix.strip()
        favour = self._nearness.favour(completion, spot, self.lately.keys())
        ranked = self.labels.ranked(typed, LIMIT, favour)
        if len(ranked) == 1 and ranked[0].label == typed:
            return []
        found = [
            Candidate(
                named.label, f"also {named.alias}" if named.alias else named.type, type=named.type
            )
            for named in ranked
        ]
        return [*found, *self._creating(typed, spot)]

    def _creating(self, typed: str, spot: Spot) -> list[Candidate]:
        """The entry that makes the node which is typed, where no node is called so."""
        if not typed or spot.graph.resolve(typed) != (None, ()):
            return []
        return [Candidate(typed, "create this node", type="", creates=True)]

    def _hosts(self, completion: Completion, spot: Spot) -> list[Candidate]:
        return [found for found in self._nodes(completion, spot) if not found.creates]

    # --- roles ------------------------------------------------------------------------------------

    def _role_names(self, completion: Completion, _spot: Spot) -> list[Candidate]:
        """All causal roles once one of them fits; others where they fit or are in use."""
        typed = completion.prefix.strip().lower().replace("_", "-").replace(" ", "-")
        others = [*EVIDENCE_ROLES, *self._roles_in_use(), *CONTAINMENT_ROLES]
        fitting = [name for name in CAUSAL_ROLES if _fits(name, typed)]
        more = [name for name in dict.fromkeys(others) if _fits(name, typed)]
        if not fitting and not more:
            return []
        rest = [name for name in CAUSAL_ROLES if name not in fitting]
        names = dict.fromkeys((*fitting, *more, *rest))
        if typed in names and len(fitting) + len(more) == 1:
            return []
        return [Candidate(name, role(name).meaning, role=name) for name in names]

    def _roles_in_use(self) -> list[str]:
        return sorted(name for name in self._roles() if role(name).family is Family.FREE)

    # --- properties -------------------------------------------------------------------------------

    def _keys(self, completion: Completion, spot: Spot) -> list[Candidate]:
        """Keys that nodes of this type have, then all that have a meaning, written ones last."""
        node = spot.owner_node()
        written = spot.written_keys()
        usual = [
            key
            for key in self._habits.keys(node.type if node else "", _now(completion, spot))
            if not key.startswith(_OWN_KEYS)
        ]
        first = () if node and node.type else ("type",)
        known = {**meanings.KEYS, **meanings.EVIDENCE_KEYS, meanings.VISIBILITY: _VISIBILITY}
        group = _free_group(written)
        known = {group if key == f"{GROUP_PREFIX}1" else key: said for key, said in known.items()}
        tiers = {f"{meanings.VISIBILITY}-{key}": f"for {key} alone" for key in _said_keys(written)}
        roles = {name: found.meaning for name, found in CAUSAL_ROLES.items()}
        names = dict.fromkeys((*first, *_id_last(usual), *known, *tiers))
        if completion.prefix:
            names.update(dict.fromkeys(roles))
        if not completion.prefix:
            names = {name: None for name in names if name not in written}
        said = {**roles, **tiers, **known}
        found = _words(completion, {name: said.get(name, "") for name in names}, len(names))
        return sorted(found, key=lambda candidate: candidate.word in written)

    def _types(self, completion: Completion, spot: Spot) -> list[Candidate]:
        used = self._habits.types(_now(completion, spot))
        names = dict.fromkeys((*used, *meanings.TYPES), "")
        found = _words(completion, names)
        return [Candidate(item.word, item.meaning, type=item.word) for item in found]

    def _values(self, completion: Completion, spot: Spot) -> list[Candidate]:
        name = completion.name
        if name == "id":
            return _words(completion, {new_stable_id(): "a new stable id"})
        if name in meanings.DATED_KEYS:
            return _words(completion, _days(0, -1))
        known = meanings.LICENCES if name == "licensed" else {}
        used = self._habits.values(name, _now(completion, spot))
        return _words(completion, {**known, **_unsaid(used, known)})

    def _visibilities(self, completion: Completion, _spot: Spot) -> list[Candidate]:
        return _words(completion, meanings.VISIBILITIES)

    # --- thoughts ---------------------------------------------------------------------------------

    def _thought_types(self, completion: Completion, _spot: Spot) -> list[Candidate]:
        return _words(completion, {name: meanings.THOUGHTS[name] for name in THOUGHT_TYPES})

    def _attributes(self, completion: Completion, spot: Spot) -> list[Candidate]:
        """Attributes that the thought does not have yet, with a value where one is at hand."""
        node, author, kind = spot.owner_node(), self._author(), spot.thought_type()
        ready = {
            "on": (node.label, "the node it stands under") if node else None,
            "by": (author, "you") if author else None,
            "at": (_day(0), "today"),
            "status": ("open", meanings.STATUSES["open"]) if kind in _UNSETTLED else None,
        }
        given = spot.attributes_on_line()
        words: dict[str, str] = {}
        bare: dict[str, str] = {}
        for name, meaning in meanings.ATTRIBUTES.items():
            known = ready.get(name)
            if name not in given and known:
                words[f"{name}={quoted(known[0])}"] = known[1]
            elif name not in given:
                bare[name] = meaning
        return _words(completion, {**words, **bare})

    def _attribute_values(self, completion: Completion, spot: Spot) -> list[Candidate]:
        name = completion.name
        if name == "on":
            return self._hosts(completion, spot)
        values: Mapping[str, str] = {}
        if name == "visibility":
            values = meanings.VISIBILITIES
        elif name in ("at", "due"):
            values = _days(0, -1) if name == "at" else _days(0, 1, 7)
        elif name == "by":
            values = {self._author(): "you"} if self._author() else {}
        elif name == "status":
            known = meanings.STATUSES
            values = {**known, **_unsaid(self._habits.values("status", ""), known)}
        return _words(completion, values)

    def _follows(self, completion: Completion, spot: Spot) -> list[Candidate]:
        """The thoughts of the same host, newest first, then those of the nodes that it touches."""
        host, thought = spot.host(), spot.thought()
        own = thought.attribute("id") if thought else ""
        titles: dict[str, str] = {}
        for key in (host, *self._nearness.touching(host)) if host else ():
            for thread in threads(spot.graph.thinks_of(key)):
                name = thread.think.think_id
                if name and name != own:
                    titles.setdefault(name, thread.think.title)
        return _words(completion, titles)


_Finder = Callable[[Candidates, Completion, Spot], list[Candidate]]
_FINDERS: dict[CompletionKind, _Finder] = {
    CompletionKind.LABEL: Candidates._nodes,
    CompletionKind.TARGET: Candidates._nodes,
    CompletionKind.LEG: Candidates._nodes,
    CompletionKind.ROLE: Candidates._role_names,
    CompletionKind.KEY: Candidates._keys,
    CompletionKind.TYPE_VALUE: Candidates._types,
    CompletionKind.VALUE: Candidates._values,
    CompletionKind.VISIBILITY_VALUE: Candidates._visibilities,
    CompletionKind.THOUGHT_TYPE: Candidates._thought_types,
    CompletionKind.ATTRIBUTE: Candidates._attributes,
    CompletionKind.ATTRIBUTE_VALUE: Candidates._attribute_values,
    CompletionKind.FOLLOW: Candidates._follows,
}
_NODE_KINDS = frozenset(
    (
        *(CompletionKind.LABEL, CompletionKind.TARGET, CompletionKind.LEG),
        CompletionKind.ATTRIBUTE_VALUE,
    )
)
_UNSETTLED = ("todo", "question")
_VISIBILITY = meanings.VISIBILITY_KEY


def _words(completion: Completion, words: Mapping[str, str], limit: int = LIMIT) -> list[Candidate]:
    """Words that start with what is typed, then those that hold it; none if it is whole already."""
    typed = completion.prefix.strip().casefold()
    starting = [word for word in words if word.casefold().startswith(typed)]
    holding = [word for word in words if typed in word.casefold() and word not in starting]
    if starting and starting[0].casefold() == typed and not completion.tail:
        return []
    return [Candidate(word, words[word]) for word in (*starting, *holding)][:limit]


def _now(completion: Completion, spot: Spot) -> str:
    """What stands now where a word is to be put."""
    return spot.text[completion.start : completion.end]


def _unsaid(words: Iterable[str], known: Mapping[str, str]) -> dict[str, str]:
    """The words that are not known, without a meaning."""
    return {word: "" for word in words if word not in known}


def _fits(name: str, typed: str) -> bool:
    plain = name.replace("_", "-")
    return plain.startswith(typed) or (len(typed) > 1 and f"-{typed}" in plain)


def _id_last(keys: list[str]) -> list[str]:
    """The keys with the stable id last: few write it by hand."""
    return sorted(keys, key=lambda key: key == "id")


def _said_keys(written: Iterable[str]) -> list[str]:
    """The keys of a node whose values an author may want to hold back one by one."""
    skipped = ("id", "type", meanings.VISIBILITY)
    return [key for key in written if key not in skipped and not key.startswith(_OWN_KEYS)]


def _free_group(written: Iterable[str]) -> str:
    """The first numbered group that a claim does not have yet."""
    taken = {group_name(key) for key in written}
    number = next(n for n in range(1, len(taken) + 2) if str(n) not in taken)
    return f"{GROUP_PREFIX}{number}"


def _days(*ahead: int) -> dict[str, str]:
    names = {-1: "yesterday", 0: "today", 1: "tomorrow", 7: "in a week"}
    return {_day(days): names[days] for days in ahead}


def _day(ahead: int) -> str:
    today = date.today()  # noqa: DTZ011 -- the day on the writer's wall
    return (today + timedelta(days=ahead)).isoformat()
