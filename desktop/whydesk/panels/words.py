"""How the engine's words are said on screen."""

_VOWELS = "aeiou"


def plural(word: str) -> str:
    """An English noun's plural; words of other scripts stay as they are."""
    if not word.isascii() or not word[-1:].isalpha():
        return word
    if word.endswith("is"):
        return word[:-2] + "es"
    if word.endswith("y") and word[-2:-1] not in _VOWELS:
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "ch", "sh")):
        return word if word.endswith("ss") is False and word.endswith("s") else word + "es"
    return word + "s"


def count(number: int, noun: str) -> str:
    """A number with its noun: "1 node", "12 nodes"."""
    return f"{number:,} {noun if number == 1 else plural(noun)}"


def spoken_role(role: str) -> str:
    """A role as words."""
    return role.replace("-", " ").replace("_", " ")
