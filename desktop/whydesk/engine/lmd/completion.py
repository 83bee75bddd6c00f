"""What fits at a caret as a value, and the text that a chosen word puts there."""

from enum import Enum

from msgspec import Struct

from whydesk.engine.lmd.edits import quoted


class CompletionKind(Enum):
    """What sort of word fits."""

    LABEL = "label"
    ROLE = "role"
    TARGET = "target"
    KEY = "key"
    TYPE_VALUE = "type-value"
    VISIBILITY_VALUE = "visibility-value"
    VALUE = "value"
    LEG = "leg"
    THOUGHT_TYPE = "thought-type"
    ATTRIBUTE = "attribute"
    ATTRIBUTE_VALUE = "attribute-value"
    FOLLOW = "follow"
    NONE = "none"


class Completion(Struct, frozen=True):
    """What fits at the caret.

    ``prefix`` is what is typed of it so far. A chosen word replaces the columns ``start`` to
    ``end``, which reach behind the caret over the rest of a label or role that stands there.
    ``source`` and ``role`` are the link's, ``name`` the key or attribute, where there is one.
    ``lead`` and ``tail`` are what ``accept`` puts around the word.
    """

    kind: CompletionKind
    prefix: str = ""
    start: int = 0
    end: int = 0
    source: str = ""
    role: str = ""
    name: str = ""
    lead: str = ""
    tail: str = ""


NOTHING = Completion(CompletionKind.NONE)


def accept(completion: Completion, word: str) -> str:
    """The text that takes the place of ``start`` to ``end`` when a word is chosen.

    An attribute may be chosen with its value: a word ``name=value``, as it is written.
    """
    tail = completion.tail
    if completion.kind is CompletionKind.ATTRIBUTE_VALUE:
        word = quoted(word)
    elif completion.kind is CompletionKind.ATTRIBUTE and "=" in word:
        tail = ""
    return completion.lead + word + tail
