"""LMD text in files and folders: read byte for byte, written whole or not at all."""

import os
from pathlib import Path

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.lmd.lines import split_lines
from whydesk.engine.pack.files import commit, refuse_unwritable, replacing, resolved
from whydesk.engine.pack.reading import refuse_nul

SUFFIX = ".lmd"


def read_text(path: Path) -> str:
    """The text of an LMD file.

    EngineError NOT_FOUND, UNREADABLE, ENCODING (not UTF-8) or NUL, with the line where it is.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise EngineError(
            ErrorCode.NOT_FOUND, "There is no such file.", where=Where(str(path))
        ) from error
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise EngineError(
            ErrorCode.UNREADABLE, f"The file cannot be read: {reason}.", where=Where(str(path))
        ) from error
    return decode(data, str(path))


def decode(data: bytes, name: str) -> str:
    """The text of UTF-8 bytes; EngineError ENCODING or NUL naming the line."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = _line_of(data[: error.start].decode("utf-8"))
        raise EngineError(
            ErrorCode.ENCODING,
            "The text is not UTF-8, so it is not opened.",
            "Save it as UTF-8 first.",
            Where(name, line),
        ) from error
    refuse_nul(text, name)
    return text


def _line_of(before: str) -> int:
    return len(split_lines(before)[0])


def read_folder(folder: Path) -> dict[str, str]:
    """The texts of all ``.lmd`` files below a folder by their path in it, in the order of those.

    Hidden files and folders are passed over. EngineError NOT_FOUND where there is none.
    """
    found: dict[str, str] = {}
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in files:
            if name.endswith(SUFFIX) and not name.startswith("."):
                path = Path(place, name)
                found[path.relative_to(folder).as_posix()] = read_text(path)
    if not found:
        raise EngineError(
            ErrorCode.NOT_FOUND, "The folder holds no .lmd file.", where=Where(str(folder))
        )
    return dict(sorted(found.items()))


def write_text(path: Path, text: str) -> None:
    """Replace a file by the text, atomically.

    EngineError UNWRITABLE or READ_ONLY; the file is then as it was. NUL is refused.
    """
    refuse_nul(text, str(path))
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> None:
    """Replace any file by this content, atomically. EngineError UNWRITABLE or READ_ONLY."""
    target = resolved(path)
    refuse_unwritable(target)
    with replacing(target) as fresh:
        fresh.write_bytes(content)
        commit(fresh, target)
