"""How links are said on a canvas and in its outline."""

from whydesk.engine.graph.neighbourhood import Side
from whydesk.engine.wording import counted, tr

_TURNED = {
    "derived-from": tr("basis of"),
    "supports": tr("supported by"),
    "raises": tr("raised by"),
    "closes": tr("closed by"),
    "supersedes": tr("superseded by"),
    "contradicts": tr("contradicted by"),
}


def spoken(role: str, *, turned: bool = False) -> str:
    """A role as words, as it is read from its source or, turned, from its target."""
    if turned:
        return _TURNED.get(role, tr("target of {role}", role=spoken(role)))
    return role.replace("-", " ").replace("_", " ")


def hidden_words(side: Side, count: int) -> str:
    """How many more neighbours there are on a side than are shown."""
    if side is Side.CAUSES:
        return counted(count, "{n} more cause", "{n} more causes")
    return counted(count, "{n} more effect", "{n} more effects")
