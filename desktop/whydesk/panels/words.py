"""How the engine's words are said on screen."""

_VOWELS = "aeiou"
_UNCOUNTED = frozenset(("evidence", "feedback", "research", "news", "context"))


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


def count(number: int, noun: str) -> str:
    """A number with its noun: "1 node", "12 nodes"."""
    return f"{number:,} {noun if number == 1 else plural(noun)}"


def spoken_role(role: str) -> str:
    """A role as words."""
    return role.replace("-", " ").replace("_", " ")
