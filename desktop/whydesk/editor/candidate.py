"""One entry of the completion list."""

from msgspec import Struct


class Candidate(Struct, frozen=True):
    """One entry: the word that is written, what it means, the role whose colours it wears (if
    it is one), the node type whose mark it has (if it is a node), and whether choosing it makes the
    node that it names.
    """

    word: str
    meaning: str = ""
    role: str = ""
    type: str | None = None
    creates: bool = False
