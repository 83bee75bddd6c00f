"""How links are said on a canvas and in its outline."""

_TURNED = {
    "derived-from": "basis of",
    "supports": "supported by",
    "raises": "raised by",
    "closes": "closed by",
    "supersedes": "superseded by",
    "contradicts": "contradicted by",
}


def spoken(role: str, *, turned: bool = False) -> str:
    """A role as words, as it is read from its source or, turned, from its target."""
    if turned:
        return _TURNED.get(role, f"target of {spoken(role)}")
    return role.replace("-", " ").replace("_", " ")


def number_of(count: int, noun: str) -> str:
    """A number with its noun: "1 node", "12 nodes"."""
    return f"{count:,} {noun if count == 1 else noun + 's'}"
