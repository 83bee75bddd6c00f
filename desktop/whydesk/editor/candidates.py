"""What the completer offers at a caret: words with their meaning, best first."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date

from whydesk.editor.labels import Labels
from whydesk.engine.graph.index import ChangeSet, Graph
from whydesk.engine.lmd.cursor import Completion, CompletionKind
from whydesk.engine.lmd.vocabulary import (
    CAUSAL_ROLES,
    CONTAINMENT_ROLES,
    EVIDENCE_ROLES,
    THOUGHT_TYPES,
    VISIBILITIES,
    Family,
    role,
)

LIMIT = 12
_KEYS = {
    "type": "what sort of node this is",
    "what": "what it is, in a sentence",
    "why": "the reason in your own words",
    "claim": "what is claimed",
    "finding": "what was found",
    "quote": "the words of a source",
    "artifact": "the source it can be looked up in",
    "locator": "where in the source",
    "aka": "another name for it",
    "group-1": "evidence that suffices together",
    "stage": "which step made it",
    "withdrawn": "no longer holds: date, reason",
    "reviewed": "looked at again: date",
    "visibility": "open, masked or secret",
    "id": "a stable name that survives renaming",
}
_ATTRIBUTES = {
    "on": "the node it is about",
    "by": "who thought it",
    "at": "when",
    "status": "open, done",
    "due": "until when",
    "id": "a name for this thought",
    "visibility": "open, masked or secret",
}
_THOUGHTS = {
    "question": "what is not known yet",
    "decision": "what was settled",
    "todo": "what is to be done",
    "hypothesis": "what may be so",
    "insight": "what became clear",
    "note": "what is worth keeping",
}
_VISIBILITY_MEANINGS = {
    "open": "shown to everyone",
    "masked": "its place stays, its words go",
    "secret": "left out of a redacted export",
}
_TYPES = ("decision", "question", "claim", "hypothesis", "insight", "proof", "evidence", "result")


@dataclass(frozen=True, slots=True)
class Candidate:
    """One entry: the word that is written, what it means, the role whose colours it wears (if
    it is one), and the node type whose mark it has (if it is a node).
    """

    word: str
    meaning: str = ""
    role: str = ""
    type: str | None = None


class Candidates:
    """Finds the entries for a completion in one workspace. GUI thread."""

    def __init__(self, author: Callable[[], str], roles: Callable[[], Iterable[str]]) -> None:
        self.labels = Labels()
        self._author = author
        self._roles = roles
        self._graph: Graph | None = None

    def set_graph(self, graph: Graph) -> None:
        self._graph = graph
        self.labels.set_graph(graph)

    def take(self, changes: ChangeSet) -> None:
        self.labels.take(changes)

    def find(self, completion: Completion) -> list[Candidate]:
        """The entries, best first; none where nothing fits what is typed."""
        finder = _FINDERS.get(completion.kind)
        return finder(self, completion) if finder else []

    # --- nodes ------------------------------------------------------------------------------------

    def _nodes(self, completion: Completion) -> list[Candidate]:
        source = self._key(completion.source)
        near = self._near(source)
        ranked = self.labels.ranked(completion.prefix, LIMIT + 2, near)
        typed = completion.prefix.strip()
        if len(ranked) == 1 and ranked[0].label == typed:
            return []
        return [
            Candidate(named.label, named.type, type=named.type)
            for named in ranked
            if named.key != source
        ][:LIMIT]

    def _key(self, label: str) -> str:
        found = self._graph.resolve(label).key if self._graph and label else None
        return found or ""

    def _near(self, key: str) -> frozenset[str]:
        """What a node touches already."""
        if not key or self._graph is None:
            return frozenset()
        edges = (*self._graph.outgoing(key), *self._graph.incoming(key))
        return frozenset(end for edge in edges for end in (edge.source, edge.target))

    # --- roles ------------------------------------------------------------------------------------

    def _role_names(self, completion: Completion) -> list[Candidate]:
        """All causal roles once one of them fits; others where they fit or are in use."""
        typed = completion.prefix.strip().lower().replace("_", "-").replace(" ", "-")
        others = [*EVIDENCE_ROLES, *self._roles_in_use(), *CONTAINMENT_ROLES]
        fitting = [name for name in CAUSAL_ROLES if _fits(name, typed)]
        more = [name for name in dict.fromkeys(others) if _fits(name, typed)]
        if not fitting and not more:
            return []
        rest = [name for name in CAUSAL_ROLES if name not in fitting]
        used = [name for name in more if typed or name not in CONTAINMENT_ROLES]
        names = dict.fromkeys((*fitting, *used[: LIMIT - len(CAUSAL_ROLES)], *rest))
        if typed in names and len(fitting) + len(more) == 1:
            return []
        return [Candidate(name, _meaning(name), role=name) for name in names][:LIMIT]

    def _roles_in_use(self) -> list[str]:
        return sorted(name for name in self._roles() if role(name).family is Family.FREE)

    # --- words ------------------------------------------------------------------------------------

    def _types(self, completion: Completion) -> list[Candidate]:
        used = self.labels.types()
        names = sorted((name for name in used if name), key=lambda name: -used[name])
        found = _words(completion, dict.fromkeys((*names, *_TYPES), ""))
        return [Candidate(item.word, item.meaning, type=item.word) for item in found]

    def _keys(self, completion: Completion) -> list[Candidate]:
        return _words(completion, _KEYS)

    def _thought_types(self, completion: Completion) -> list[Candidate]:
        return _words(completion, {name: _THOUGHTS[name] for name in THOUGHT_TYPES})

    def _attributes(self, completion: Completion) -> list[Candidate]:
        return _words(completion, _ATTRIBUTES)

    def _visibilities(self, completion: Completion) -> list[Candidate]:
        return _words(completion, {name: _VISIBILITY_MEANINGS[name] for name in VISIBILITIES})

    def _attribute_values(self, completion: Completion) -> list[Candidate]:
        name = completion.name
        if name == "on":
            return self._nodes(completion)
        if name == "visibility":
            return self._visibilities(completion)
        values = {
            "at": {_today(): "today"},
            "due": {_today(): "today"},
            "by": {self._author(): "you"},
            "status": {"open": "", "done": ""},
        }.get(name, {})
        return _words(completion, {word: said for word, said in values.items() if word})


_FINDERS: dict[CompletionKind, Callable[[Candidates, Completion], list[Candidate]]] = {
    CompletionKind.LABEL: Candidates._nodes,
    CompletionKind.TARGET: Candidates._nodes,
    CompletionKind.LEG: Candidates._nodes,
    CompletionKind.ROLE: Candidates._role_names,
    CompletionKind.KEY: Candidates._keys,
    CompletionKind.TYPE_VALUE: Candidates._types,
    CompletionKind.VISIBILITY_VALUE: Candidates._visibilities,
    CompletionKind.THOUGHT_TYPE: Candidates._thought_types,
    CompletionKind.ATTRIBUTE: Candidates._attributes,
    CompletionKind.ATTRIBUTE_VALUE: Candidates._attribute_values,
}


def _words(completion: Completion, words: dict[str, str]) -> list[Candidate]:
    """Words that start with what is typed, then those that hold it; none if it is whole already."""
    typed = completion.prefix.strip().casefold()
    starting = [word for word in words if word.casefold().startswith(typed)]
    holding = [word for word in words if typed in word.casefold() and word not in starting]
    if starting and starting[0].casefold() == typed:
        return []
    return [Candidate(word, words[word]) for word in _first(starting, holding)]


def _first(*lists: Iterable[str]) -> list[str]:
    return [word for words in lists for word in words][:LIMIT]


def _fits(name: str, typed: str) -> bool:
    plain = name.replace("_", "-")
    return plain.startswith(typed) or (len(typed) > 1 and f"-{typed}" in plain)


def _meaning(name: str) -> str:
    return role(name).meaning


def _today() -> str:
    return date.today().isoformat()  # noqa: DTZ011 -- the day on the writer's wall
