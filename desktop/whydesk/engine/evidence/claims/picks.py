"""What a person picked out of a text, as LMD: each claim, the passage it came from, its links.

A pure function of the picks and the workspace. Nothing is written that nobody picked, and nothing
twice: a statement that is there already gets the passage as a candidate for its support, and a
passage that is there already is pointed to.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from msgspec import Struct, field

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.evidence.claims.known import Known
from whydesk.engine.evidence.claims.records import Claim
from whydesk.engine.evidence.claims.wording import LONGEST_NAME, Places, label_for, on_one_line
from whydesk.engine.evidence.properties import held, merged, put
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.edits import Edits, link_line, paragraph_at_end
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.lmd.vocabulary import GROUP_PREFIX
from whydesk.engine.model import TextEdit, slug
from whydesk.engine.wording import tr

CLAIM = "claim"
_UNNAMED = "Unnamed claim"


class Tie(Enum):
    """How a picked claim is linked to another node."""

    NONE = ""
    SUPPORTS = "supports"
    DERIVED_FROM = "derived-from"
    GROUP = "group"


class Pick(Struct, frozen=True):
    """One claim that was picked, as the person wants it.

    ``target`` is the label of the node it is tied to (in the workspace, or of another pick), and
    ``group`` the name of the group there that it is a leg of. ``by_passage`` makes the passage a
    group of its own: it is then evidence, and not only where the claim came from. The ids are
    minted with the pick, so that what is shown is what is written.
    """

    claim: Claim
    wording: str
    type: str = CLAIM
    tie: Tie = Tie.NONE
    target: str = ""
    group: str = ""
    by_passage: bool = False
    id: str = field(default_factory=new_stable_id)
    passage_id: str = field(default_factory=new_stable_id)


class Prose(NamedTuple):
    """The text that claims are taken out of, what it is called, and where in that it begins."""

    text: str
    name: str
    first_line: int = 0
    first_column: int = 0


class Beside(NamedTuple):
    """A property that a node of the workspace gets or loses words of: what its line says then."""

    label: str
    shard: str
    line: str


class Taken(NamedTuple):
    """What the picks come to: the new lines, what changes beside them, and all of it as edits.

    ``labels`` are those of the picks, in their order: a new node's, or that of the node that states
    it already. ``claims`` says how many are new.
    """

    text: str
    beside: tuple[Beside, ...]
    edits: Edits
    labels: tuple[str, ...]
    claims: int


def take(graph: Graph, known: Known, prose: Prose, picks: Sequence[Pick], shard: str) -> Taken:
    """The edits that write the picks to the end of a shard, and their groups where those stand.

    EngineError USAGE where the text has no name, or a tie leads nowhere or to the claim itself.
    """
    if not on_one_line(prose.name):
        raise EngineError(ErrorCode.USAGE, tr("The text has no name yet."))
    return _Writing(graph, known, prose).write(picks, shard)


class _Node:
    """A node in the making; ``lines`` stay empty for one that is in the workspace already."""

    def __init__(self, label: str, key: str = "") -> None:
        self.label = label
        self.key = key
        self.lines: list[str] = []
        self.links: list[str] = []
        self.groups: dict[str, list[str]] = {}

    def text(self) -> str:
        """All that is to be written of it at the end of the shard."""
        groups = [f">>{GROUP_PREFIX}{name}: {_legs(legs)}" for name, legs in self.groups.items()]
        head = [f"[[{self.label}]]", *self.lines, *groups] if self.lines else []
        parts = ("\n".join(head), "\n".join(self.links))
        return "\n\n".join(filter(None, parts))


class _Writing:
    """One taking of picks: the nodes that come of them, by slug."""

    def __init__(self, graph: Graph, known: Known, prose: Prose) -> None:
        self._graph = graph
        self._known = known
        self._name = on_one_line(prose.name)
        self._places = Places(prose.text, prose.first_line, prose.first_column)
        self._nodes: dict[str, _Node] = {}
        self._said = Known()

    def write(self, picks: Sequence[Pick], shard: str) -> Taken:
        claims: list[_Node] = []
        order: list[_Node] = []
        for pick in picks:
            passage = self._passage(pick)
            claim = self._claim(pick, passage)
            claims.append(claim)
            order += (passage, claim)
        for pick, claim in zip(picks, claims, strict=True):
            self._tie(pick, claim)
        texts = [text for node in dict.fromkeys(order) if (text := node.text())]
        beside = [one for node in self._nodes.values() if node.key for one in self._beside(node)]
        edits = [edit for _, edit in beside]
        text = "\n\n".join((f"## Claims from {self._name}", *texts)) if texts else ""
        if text:
            edits.append(paragraph_at_end(self._graph.documents[shard], text))
        labels = tuple(claim.label for claim in claims)
        new = sum(1 for claim in dict.fromkeys(claims) if claim.lines)
        return Taken(text, tuple(one for one, _ in beside), merged(edits), labels, new)

    # --- nodes ------------------------------------------------------------------------------------

    def _passage(self, pick: Pick) -> _Node:
        """The node of the words as they stand in the text, with their place."""
        claim = pick.claim
        quote = on_one_line(claim.text)
        there = self._there(self._known.passage(self._name, quote))
        if there is not None:
            return there
        line = self._places.line(claim.start)
        passage = self._new(f"{label_for(self._name, LONGEST_NAME) or 'Text'}, line {line}")
        passage.lines = _properties(
            id=pick.passage_id,
            type="source",
            artifact=self._name,
            locator=self._places.locator(claim.start, claim.end),
            quote=quote,
            extractor=f"{claim.extractor}/{claim.version}",
            qualifiers="; ".join(qualifiers_of(claim)),
            abstention=claim.reason if claim.abstained else "",
        )
        return passage

    def _claim(self, pick: Pick, passage: _Node) -> _Node:
        """The node that states it: a new one, or the one that does already."""
        wording = on_one_line(pick.wording)
        if not wording:
            raise EngineError(ErrorCode.USAGE, tr("A picked claim has no wording."))
        there = self._there(self._known.claim(wording)) or self._nodes.get(
            self._said.claim(wording)
        )
        if there is not None:
            self._give(there, pick, passage)
            return there
        kind = on_one_line(pick.type) or CLAIM
        claim = self._new(label_for(wording) or _UNNAMED)
        claim.lines = _properties(id=pick.id, type=kind)
        claim.lines.append(f">>{CLAIM if kind == CLAIM else 'what'}: {wording}")
        claim.lines.append(f">>derived-from: [[{passage.label}]]")
        if pick.by_passage:
            claim.groups["1"] = [passage.label]
        self._said.take_words(wording, slug(claim.label))
        return claim

    def _give(self, claim: _Node, pick: Pick, passage: _Node) -> None:
        """A passage for a statement that is there: evidence if that was said, else a candidate."""
        if pick.by_passage:
            claim.groups.setdefault(self._free_group(claim), []).append(passage.label)
        elif passage.lines:
            passage.links.append(link_line(passage.label, "supports", claim.label))

    def _there(self, key: str) -> _Node | None:
        """A node of the workspace."""
        if not key:
            return None
        return self._nodes.setdefault(key, _Node(self._graph.node(key).label, key))

    def _new(self, label: str) -> _Node:
        free, number = label, 1
        while self._is_taken(free):
            number += 1
            free = f"{label} ({number})"
        return self._nodes.setdefault(slug(free), _Node(free))

    def _is_taken(self, label: str) -> bool:
        found = self._graph.resolve(label)
        return slug(label) in self._nodes or found.key is not None or bool(found.candidates)

    # --- ties -------------------------------------------------------------------------------------

    def _tie(self, pick: Pick, claim: _Node) -> None:
        if pick.tie is Tie.NONE:
            return
        target = self._target(pick.target)
        if target is claim:
            raise EngineError(
                ErrorCode.USAGE, tr("“{label}” cannot be linked to itself.", label=claim.label)
            )
        if pick.tie is Tie.GROUP:
            legs = target.groups.setdefault(pick.group or self._free_group(target), [])
            if claim.label not in legs:
                legs.append(claim.label)
            return
        line = link_line(claim.label, pick.tie.value, target.label)
        if line not in claim.links:
            claim.links.append(line)

    def _target(self, label: str) -> _Node:
        own = self._nodes.get(slug(label))
        found = own or self._there(self._graph.resolve(label).key or "")
        if found is None:
            raise EngineError(
                ErrorCode.USAGE,
                tr("There is no node “{label}”.", label=on_one_line(label)),
            )
        return found

    def _free_group(self, node: _Node) -> str:
        taken = set(group_names(self._graph, node.key)) if node.key else set[str]()
        return first_free_group((*taken, *node.groups))

    def _beside(self, node: _Node) -> Iterable[tuple[Beside, TextEdit]]:
        """The groups of a node of the workspace, with the legs that they get."""
        for name, legs in node.groups.items():
            key = GROUP_PREFIX + name
            lines = held(self._graph, node.key, key)
            value = " & ".join((lines[-1].item.value, _legs(legs))) if lines else _legs(legs)
            edit = put(self._graph, node.key, key, value)
            yield Beside(node.label, edit.shard, f">>{key}: {value}"), edit


def group_names(graph: Graph, key: str) -> tuple[str, ...]:
    """The names of a node's groups, as they are written."""
    keys = graph.node(key).properties
    return tuple(k.removeprefix(GROUP_PREFIX) for k in keys if k.startswith(GROUP_PREFIX))


def first_free_group(names: Iterable[str]) -> str:
    """The first number that names no group yet."""
    taken, number = set(names), 1
    while str(number) in taken:
        number += 1
    return str(number)


def qualifiers_of(claim: Claim) -> tuple[str, ...]:
    """What qualifies a claim, in words: its flags, and the words that join it to the rest."""
    flags = {
        "negated": claim.negated,
        "conditional": claim.conditional,
        "attributed": claim.attributed,
    }
    return (*(word for word, there in flags.items() if there), *claim.qualifiers)


def _properties(**values: str) -> list[str]:
    return [f">>{key}: {value}" for key, value in values.items() if value]


def _legs(labels: Iterable[str]) -> str:
    return " & ".join(f"[[{label}]]" for label in labels)
