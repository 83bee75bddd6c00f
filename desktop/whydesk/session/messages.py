"""What the program has to say to the person: one plain sentence each, with where it is about."""

from enum import Enum
from pathlib import Path

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.wording import tr


class Tone(Enum):
    """How a message is meant; the interface gives it a colour and a shape."""

    PLAIN = "plain"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"


class Message(Struct, frozen=True):
    """A sentence, what to do next (may be empty), and its tone. All plain text."""

    text: str
    hint: str = ""
    tone: Tone = Tone.PLAIN


def of_error(error: EngineError, path: Path | None = None) -> Message:
    """What an engine's error says, with the file it is about."""
    place = str(error.where) or (str(path) if path else "")
    text = error.message
    if place and place not in text:
        text = f"{place}: {text}"
    return Message(text, error.hint, Tone.BAD)


def of_defect(error: BaseException) -> Message:
    """What is said when the fault is ours."""
    return Message(
        tr(
            "Whydesk made a mistake of its own ({name}: {error}).",
            name=type(error).__name__,
            error=error,
        ),
        tr("Your text is untouched. Save it, and please report what you did just before."),
        Tone.BAD,
    )


def fault(error: BaseException) -> EngineError:
    """The same as an error of the work in which we made the mistake."""
    told = of_defect(error)
    return EngineError(ErrorCode.FAULT, told.text, told.hint)
