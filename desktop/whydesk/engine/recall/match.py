"""The exact typed pattern: nodes of a type, with a link of a role to a type, that carry a flag."""

from collections.abc import Callable, Iterator
from enum import Enum

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.vocabulary import canonical_role
from whydesk.engine.model import Edge, Node
from whydesk.engine.recall.thinks import fold, is_done, is_open
from whydesk.engine.recall.why import CONTRADICTS, SUPERSEDES


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


Condition = Callable[[Node], bool]


def match(
    graph: Graph, type_name: str = "", role: str = "", target_type: str = "", flag: str = ""
) -> list[Node]:
    """The nodes that meet every condition given, in source order; with none given, all nodes.

    Types and roles are compared whole, ignoring case. ``role`` and ``target_type`` speak of one
    link that goes out from the node; an inverse role (``supported-by``) and ``contradicts`` are
    read from the side that they name. Raises EngineError USAGE for a flag that is not known.
    """
    conditions: list[Condition] = []
    if type_name:
        conditions.append(lambda node: node.type.casefold() == type_name.casefold())
    if flag:
        conditions.append(_flag_condition(graph, _known_flag(flag)))
    if role or target_type:
        conditions.append(_link_condition(graph, role, target_type))
    return [node for node in graph.nodes() if all(holds(node) for holds in conditions)]


def _known_flag(flag: str) -> MatchFlag:
    try:
        return MatchFlag(flag.casefold())
    except ValueError:
        known = ", ".join(item.value for item in MatchFlag)
        raise EngineError(
            ErrorCode.USAGE, f"There is no flag “{flag}”.", f"Use one of: {known}."
        ) from None


def _link_condition(graph: Graph, role: str, target_type: str) -> Condition:
    name, swapped = canonical_role(role) if role else ("", False)
    wanted = target_type.casefold()

    def far_ends(node: Node) -> Iterator[str]:
        if not swapped or name == CONTRADICTS:
            yield from (edge.target for edge in graph.outgoing(node.key) if _has(edge, name))
        if swapped or name == CONTRADICTS:
            yield from (edge.source for edge in graph.incoming(node.key) if _has(edge, name))

    def holds(node: Node) -> bool:
        ends = far_ends(node)
        return any(not wanted or graph.node(end).type.casefold() == wanted for end in ends)

    return holds


def _has(edge: Edge, role: str) -> bool:
    return not role or edge.role == role


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
