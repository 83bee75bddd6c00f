"""Which new names a node can have: the sentence that refuses one, or nothing."""

import re

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.invisible import ODD
from whydesk.engine.lmd.vocabulary import SIGILS
from whydesk.engine.model import slug
from whydesk.engine.wording import tr

# Controls, separators of lines and paragraphs, halves of pairs, and what no editor can carry.
_BREAKING = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufdd0-\ufdef]")


def refusal(graph: Graph, key: str, new: str) -> str:
    """Why a node cannot get a name, in one sentence; empty where it can."""
    if not new:
        return tr("Write the new name.")
    if new == graph.node(key).label:
        return tr("That is its name already.")
    return _bad_form(new) or _taken(graph, key, new)


def _bad_form(new: str) -> str:
    if "]]" in new or "[[" in new:
        return tr("A name cannot hold [[ or ]].")
    if new.endswith("]"):
        return tr("A name cannot end with a bracket.")
    if _BREAKING.search(new):
        return tr("A name stands on one line: no line break and no control character can be in it.")
    if ODD.search(new):
        return tr("There is an invisible character in this name.")
    if new[0] in SIGILS:
        return tr(
            "A name cannot start with {sign}, which would be read as a mark beside the name.",
            sign=new[0],
        )
    return ""


def _taken(graph: Graph, key: str, new: str) -> str:
    """Why a name is not free. With a sigil before it, it must not be another node's name either."""
    own = slug(new)
    for name in (own, *(sigil + own for sigil in SIGILS)):
        found = graph.names.resolve(name)
        if found.candidates:
            return tr(
                "“{new}” is an alias of {number} nodes already.",
                new=new,
                number=len(found.candidates),
            )
        if found.key is not None and found.key != key:
            other = graph.node(found.key).label
            if name in graph.names:
                return tr("There is a node “{other}” already.", other=other)
            return tr("“{new}” is an alias of “{other}” already.", new=new, other=other)
    return ""


def alias_refusal(old: str) -> str:
    """Why a name cannot be kept as an alias; empty where it can."""
    if "," in old:
        return tr("The old name holds a comma, so it cannot stand in a list of aliases.")
    return ""
