"""Exit codes of the command line, and the one that each engine error gives."""

from enum import IntEnum

from whydesk.engine.errors import ErrorCode


class Exit(IntEnum):
    """What a command's exit code says.

    ``INTERRUPTED`` is the shell's code for Ctrl+C, ``FAULT`` a fault of the program itself.
    """

    DONE = 0
    BAD_NEWS = 1
    USAGE = 2
    UNREADABLE = 3
    REFUSED = 4
    FAULT = 70
    INTERRUPTED = 130


EXIT_OF: dict[ErrorCode, Exit] = {
    ErrorCode.NO_SUCH_LABEL: Exit.BAD_NEWS,
    ErrorCode.AMBIGUOUS_LABEL: Exit.BAD_NEWS,
    ErrorCode.PROBLEMS: Exit.BAD_NEWS,
    ErrorCode.BAD_LABEL: Exit.REFUSED,
    ErrorCode.USAGE: Exit.USAGE,
    ErrorCode.UNREADABLE: Exit.UNREADABLE,
    ErrorCode.NOT_A_PACK: Exit.UNREADABLE,
    ErrorCode.DAMAGED: Exit.UNREADABLE,
    ErrorCode.TOO_LARGE: Exit.UNREADABLE,
    ErrorCode.HEAVY: Exit.UNREADABLE,
    ErrorCode.NO_SOURCE: Exit.UNREADABLE,
    ErrorCode.ENCODING: Exit.UNREADABLE,
    ErrorCode.NUL: Exit.UNREADABLE,
    ErrorCode.NOT_FOUND: Exit.UNREADABLE,
    ErrorCode.WOULD_OVERWRITE: Exit.REFUSED,
    ErrorCode.UNWRITABLE: Exit.REFUSED,
    ErrorCode.READ_ONLY: Exit.REFUSED,
    ErrorCode.CHANGED: Exit.REFUSED,
    ErrorCode.AMBIGUOUS_CONTENT: Exit.REFUSED,
    ErrorCode.BAD_KEY: Exit.REFUSED,
    ErrorCode.BAD_PASSPHRASE: Exit.REFUSED,
    ErrorCode.KEY_EXISTS: Exit.REFUSED,
    ErrorCode.NO_KEY: Exit.REFUSED,
    ErrorCode.STOPPED: Exit.REFUSED,
    ErrorCode.FAULT: Exit.FAULT,
    ErrorCode.LEFTOVERS: Exit.REFUSED,
    ErrorCode.LEAK: Exit.REFUSED,
}
