"""The engine's one error type, its codes, and the exit code that the command line gives each."""

from enum import Enum

from msgspec import Struct


class ErrorCode(Enum):
    """A stable name for what went wrong; the interface translates by it."""

    UNREADABLE = "unreadable"
    NOT_A_PACK = "not-a-pack"
    DAMAGED = "damaged"
    TOO_LARGE = "too-large"
    HEAVY = "heavy"
    NO_SOURCE = "no-source"
    ENCODING = "encoding"
    NUL = "nul"
    NOT_FOUND = "not-found"
    NO_SUCH_LABEL = "no-such-label"
    AMBIGUOUS_LABEL = "ambiguous-label"
    BAD_LABEL = "bad-label"
    PROBLEMS = "problems"
    WOULD_OVERWRITE = "would-overwrite"
    UNWRITABLE = "unwritable"
    READ_ONLY = "read-only"
    CHANGED = "changed"
    AMBIGUOUS_CONTENT = "ambiguous-content"
    BAD_KEY = "bad-key"
    BAD_PASSPHRASE = "bad-passphrase"
    KEY_EXISTS = "key-exists"
    NO_KEY = "no-key"
    LEFTOVERS = "leftovers"
    LEAK = "leak"
    USAGE = "usage"
    STOPPED = "stopped"
    FAULT = "fault"  # our own: told to whoever waits for work that came to nothing by it


class Where(Struct, frozen=True):
    """A place a message points at: a file or shard, and a line from 1 (0: none)."""

    name: str = ""
    line: int = 0

    def __str__(self) -> str:
        return f"{self.name}:{self.line}" if self.line else self.name


class EngineError(Exception):
    """What the world did wrong, in one plain sentence.

    ``code`` is stable, ``message`` is English, ``hint`` says what to do next (may be empty),
    ``where`` names the file and line where there is one.
    """

    def __init__(
        self, code: ErrorCode, message: str, hint: str = "", where: Where | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint
        self.where = where or Where()

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where.name else ""
        hint = f" {self.hint}" if self.hint else ""
        return f"{place}{self.message}{hint}"
