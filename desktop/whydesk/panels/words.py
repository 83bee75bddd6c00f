"""How the engine's words are said on screen."""

from whydesk.engine.wording import tr

_VOWELS = "aeiou"
_UNCOUNTED = frozenset(("evidence", "feedback", "research", "news", "context"))

_FLAGS = {"contradicted": tr("contradicted by"), "superseded": tr("superseded by")}


def plural(word: str) -> str:
    """An English noun's plural; words of other scripts stay as they are."""
    if word in _UNCOUNTED or not word.isascii() or not word[-1:].isalpha():
        return word
    if word.endswith("is"):
        return word[:-2] + "es"
    if word.endswith("y") and word[-2:-1] not in _VOWELS:
        return word[:-1] + "ies"
    if word.endswith(("ss", "x", "ch", "sh")):
        return word + "es"
    if word.endswith("s"):
        return word
    return word + "s"


def flagged(word: str) -> str:
    """What stands against a node, up to the name of what it is flagged by."""
    return _FLAGS[word]


def spoken_role(role: str) -> str:
    """A role as words."""
    return role.replace("-", " ").replace("_", " ")
