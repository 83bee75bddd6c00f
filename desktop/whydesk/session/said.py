"""A state as it is said: in a word, with a shape beside it, and a tone for the colour."""

from enum import Enum
from typing import NamedTuple


class Shape(Enum):
    """Small signs that stand beside a word, so that no colour has to be told apart."""

    CHECK = "check"
    CROSS = "cross"
    RING = "ring"
    HALF = "half"
    DASH = "dash"
    KEYSTONE = "keystone"
    SHARED = "shared"
    ECHO = "echo"
    AGAINST = "against"
    NONE = ""


class Sense(Enum):
    """What a state means for who reads it; a colour follows from it."""

    GOOD = "good"
    WARN = "warn"
    BAD = "bad"
    PLAIN = "plain"


class Said(NamedTuple):
    """A state in a word, with its shape and sense."""

    word: str
    shape: Shape
    sense: Sense


NOTHING_SAID = Said("", Shape.NONE, Sense.PLAIN)
