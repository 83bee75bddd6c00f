"""LMD text in files and folders: read byte for byte, written whole or not at all."""

import os
from pathlib import Path
from typing import NamedTuple

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.lmd.lines import split_lines
from whydesk.engine.pack import files
from whydesk.engine.wording import tr

SUFFIX = ".lmd"
# Four times what a pack takes of one; as characters of four bytes it is still below 500 MB.
_MOST_BYTES = 64 * 1024**2


def read_text(path: Path) -> str:
    """The text of an LMD file.

    EngineError NOT_FOUND, UNREADABLE (also what is no ordinary file), TOO_LARGE, ENCODING (not
    UTF-8) or NUL, with the line where it is.
    """
    if files.size_of(path) > _MOST_BYTES:
        message = tr("The text is over {size} MiB, so it is not opened.", size=_MOST_BYTES >> 20)
        hint = tr("Cut it into several files.")
        raise EngineError(ErrorCode.TOO_LARGE, message, hint, Where(str(path)))
    try:
        data = path.read_bytes()
    except OSError as error:
        raise files.unreadable(path, error) from error
    return decode(data, str(path))


def decode(data: bytes, name: str) -> str:
    """The text of UTF-8 bytes; EngineError ENCODING or NUL naming the line."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = _line_of(data[: error.start].decode("utf-8"))
        raise EngineError(
            ErrorCode.ENCODING,
            tr("The text is not UTF-8, so it is not opened."),
            tr("Save it as UTF-8 first."),
            Where(name, line),
        ) from error
    refuse_nul(data, name)
    return text


def refuse_nul(data: bytes, name: str) -> None:
    """Raise the EngineError of a text in UTF-8 with a NUL, with the line that holds the first.

    In a Python text with any wide character half of all bytes may be 0: to find none takes ten
    times as long there.
    """
    at = data.find(b"\0")
    if at >= 0:
        line = _line_of(data[:at].decode("utf-8"))
        raise EngineError(
            ErrorCode.NUL, tr("The source holds a NUL character."), where=Where(name, line)
        )


def _line_of(before: str) -> int:
    return len(split_lines(before)[0])


def read_folder(folder: Path) -> dict[str, str]:
    """The texts of all ``.lmd`` files below a folder by their path in it, in the order of those.

    Hidden files and folders are passed over. EngineError NOT_FOUND where there is none.
    """
    found: dict[str, str] = {}
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in names:
            if name.endswith(SUFFIX) and not name.startswith("."):
                path = Path(place, name)
                found[path.relative_to(folder).as_posix()] = read_text(path)
    if not found:
        raise EngineError(
            ErrorCode.NOT_FOUND, tr("The folder holds no .lmd file."), where=Where(str(folder))
        )
    return dict(sorted(found.items()))


class Written(NamedTuple):
    """The backup of what was replaced, if there is one, and what to say of it."""

    backup: Path | None
    notes: tuple[str, ...]


def write_text(
    path: Path, text: str, *, expected: str | None = None, backups: Path | None = None
) -> Written:
    """Replace a file by the text, atomically.

    ``expected`` is what must still stand there, unless there is no file any more. ``backups`` is
    the folder for the replaced version. EngineError UNWRITABLE, READ_ONLY or CHANGED; the file is
    then as it was. NUL is refused, and half a character.
    """
    content = encode(text, str(path))
    refuse_nul(content, str(path))
    known = encode(expected, str(path)) if expected is not None else None
    return write_bytes(path, content, expected=known, backups=backups)


def encode(text: str, name: str) -> bytes:
    """The text as UTF-8; EngineError ENCODING where it holds half a character, with the line."""
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise EngineError(
            ErrorCode.ENCODING,
            tr("The text holds half a character, which UTF-8 cannot write."),
            where=Where(name, _line_of(text[: error.start])),
        ) from error


def write_bytes(
    path: Path, content: bytes, *, expected: bytes | None = None, backups: Path | None = None
) -> Written:
    """Replace any file by this content, atomically; see ``write_text``."""
    target = files.resolved(path)
    files.refuse_unwritable(target)
    files.refuse_full(target, len(content))
    with files.replacing(target) as fresh:
        fresh.write_bytes(content)
        written = Written(*files.try_back_up(target, backups))
        files.refuse_other(target, expected)
        files.commit(fresh, target)
    return written
