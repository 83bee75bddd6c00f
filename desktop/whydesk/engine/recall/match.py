"""The exact typed pattern: nodes of a type, with links of roles to nodes of types, and a flag.

Exact and complete: a node is in the answer when it meets every condition, and never else. A pattern
of several links is worked out from its far end, each step once, so the time grows with the links
of the graph and not with the number of paths.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import canonical_role
from whydesk.engine.model import Edge, Node
from whydesk.engine.recall.thinks import fold, is_done, is_open
from whydesk.engine.recall.why import CONTRADICTS, SUPERSEDES
from whydesk.engine.wording import tr


class MatchFlag(Enum):
    """What can be asked of a node beyond its type and links.

    ``open``: an open todo or question hangs on it, or it is a question that no ``closes`` link and
    no status of its own puts to rest. ``conflicted``: its shards differ on one of its properties.
    """

    CONTRADICTED = "contradicted"
    SUPERSEDED = "superseded"
    WITHDRAWN = "withdrawn"
    OPEN = "open"
    CONFLICTED = "conflicted"


class Hop(Struct, frozen=True):
    """One link of a pattern: its role, and the type and flag of the node that it leads to.

    An empty text asks for nothing. An inverse role (``supported-by``) and ``contradicts`` are read
    from the side that they name.
    """

    role: str = ""
    type_name: str = ""
    flag: str = ""


Condition = Callable[[Node], bool]


def match(
    graph: Graph,
    type_name: str = "",
    role: str = "",
    target_type: str = "",
    flag: str = "",
    then: Sequence[Hop] = (),
) -> list[Node]:
    """The nodes that meet every condition given, in source order; with none given, all nodes.

    Types and roles are compared whole, ignoring case. ``role`` and ``target_type`` speak of one
    link that goes out from the node; ``then`` are the links that lead on from there, one after
    another, or from the node itself where neither is given. Raises EngineError USAGE for a flag
    that is not known.
    """
    hops = [*([Hop(role, target_type)] if role or target_type else []), *then]
    flags = filter(None, [flag, *(hop.flag for hop in hops)])
    flagged = {name: _flag_condition(graph, _known_flag(name)) for name in flags}
    nodes = list(graph.nodes())
    reached: set[str] | None = None
    for hop in reversed(hops):
        ends = {node.key for node in nodes if _is(node, hop.type_name, hop.flag, flagged)}
        if reached is not None:
            ends &= reached
        reached = _leading_to(graph, hop.role, ends)
    return [
        node
        for node in nodes
        if (reached is None or node.key in reached) and _is(node, type_name, flag, flagged)
    ]


def _is(node: Node, type_name: str, flag: str, flagged: dict[str, Condition]) -> bool:
    if type_name and node.type.casefold() != type_name.casefold():
        return False
    return not flag or flagged[flag](node)


def _leading_to(graph: Graph, role: str, ends: set[str]) -> set[str]:
    """The nodes from which a link of the role leads to one of these ends."""
    name, swapped = canonical_role(role) if role else ("", False)
    return {
        start
        for edge in graph.edges()
        if not role or edge.role == name
        for start, end in _directions(edge, swapped, both=name == CONTRADICTS)
        if end in ends
    }


def _directions(edge: Edge, swapped: bool, *, both: bool) -> Iterator[tuple[str, str]]:
    """The start and end of a link as a role names them, or either way round."""
    if not swapped or both:
        yield edge.source, edge.target
    if swapped or both:
        yield edge.target, edge.source


def _known_flag(flag: str) -> MatchFlag:
    try:
        return MatchFlag(flag.casefold())
    except ValueError:
        known = ", ".join(item.value for item in MatchFlag)
        raise EngineError(
            ErrorCode.USAGE,
            tr("There is no flag “{flag}”.", flag=flag),
            tr("Use one of: {known}.", known=known),
        ) from None


def _flag_condition(graph: Graph, flag: MatchFlag) -> Condition:
    if flag is MatchFlag.WITHDRAWN:
        return lambda node: bool(node.properties.get("withdrawn"))
    if flag is MatchFlag.CONFLICTED:
        return lambda node: bool(node.conflicts)
    flagged = _open_keys(graph) if flag is MatchFlag.OPEN else _disputed(graph, flag)
    return lambda node: node.key in flagged


def _disputed(graph: Graph, flag: MatchFlag) -> set[str]:
    """The keys that a contradiction touches, or that something else supersedes."""
    found: set[str] = set()
    for edge in graph.edges():
        if edge.source == edge.target:
            continue
        if flag is MatchFlag.CONTRADICTED and edge.role == CONTRADICTS:
            found.update((edge.source, edge.target))
        elif flag is MatchFlag.SUPERSEDED and edge.role == SUPERSEDES:
            found.add(edge.target)
    return found


def _open_keys(graph: Graph) -> set[str]:
    found = {think.host for think in fold(graph.thinks()) if think.host and is_open(think)}
    closed = {edge.target for edge in graph.edges() if edge.role == "closes"}
    for node in graph.nodes():
        unsettled = node.key not in closed and not is_done(node.properties.get("status", ""))
        if node.type.casefold() == "question" and unsettled:
            found.add(node.key)
    return found
