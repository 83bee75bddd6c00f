"""The words of LMD that completion offers: roles, keys, types, values, thoughts' attributes."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta

from whydesk.editor import meanings
from whydesk.editor.candidate import Candidate
from whydesk.editor.habits import Habits
from whydesk.editor.nearness import Nearness
from whydesk.editor.spot import Spot
from whydesk.engine.lmd.completion import Completion, CompletionKind
from whydesk.engine.lmd.edits import quoted
from whydesk.engine.lmd.ids import new_stable_id
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
from whydesk.engine.wording import tr

LIMIT = 12
_OWN_KEYS = (GROUP_PREFIX, REJECTED_PREFIX, "via-", f"{meanings.VISIBILITY}-")
"""Keys that begin so are named for one node; another node has no use for their names."""


class Words:
    """Finds words for one workspace. GUI thread."""

    def __init__(
        self,
        habits: Habits,
        nearness: Nearness,
        author: Callable[[], str],
        roles: Callable[[], Iterable[str]],
    ) -> None:
        self._habits = habits
        self._nearness = nearness
        self._author = author
        self._roles = roles

    def find(self, completion: Completion, spot: Spot) -> list[Candidate]:
        """The words that fit, best first; none for what is no word of LMD."""
        finder = _FINDERS.get(completion.kind)
        return finder(self, completion, spot) if finder else []

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
        tiers = {
            f"{meanings.VISIBILITY}-{key}": tr("for {key} alone", key=key)
            for key in _said_keys(written)
        }
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
            return _words(completion, {new_stable_id(): tr("a new stable id")})
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
            "on": (node.label, tr("the node it stands under")) if node else None,
            "by": (author, tr("you")) if author else None,
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


_Finder = Callable[[Words, Completion, Spot], list[Candidate]]
_FINDERS: dict[CompletionKind, _Finder] = {
    CompletionKind.ROLE: Words._role_names,
    CompletionKind.KEY: Words._keys,
    CompletionKind.TYPE_VALUE: Words._types,
    CompletionKind.VALUE: Words._values,
    CompletionKind.VISIBILITY_VALUE: Words._visibilities,
    CompletionKind.THOUGHT_TYPE: Words._thought_types,
    CompletionKind.ATTRIBUTE: Words._attributes,
    CompletionKind.ATTRIBUTE_VALUE: Words._attribute_values,
    CompletionKind.FOLLOW: Words._follows,
}
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
    names = {-1: tr("yesterday"), 0: tr("today"), 1: tr("tomorrow"), 7: tr("in a week")}
    return {_day(days): names[days] for days in ahead}


def _day(ahead: int) -> str:
    today = date.today()  # noqa: DTZ011 -- the day on the writer's wall
    return (today + timedelta(days=ahead)).isoformat()
