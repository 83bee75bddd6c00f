"""The signers one knows: a text file that can be read, edited and shared.

It is TOML, a ``[[signer]]`` table each with ``name``, ``key`` (the raw public key, hex), ``added``
(a date) and ``note``. Adding appends, so comments and order stay.
"""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import cast

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack import clock, files
from whydesk.engine.seal.curve import PUBLIC_KEY_BYTES, hex_bytes, proves_nothing
from whydesk.engine.seal.keys import fingerprint

_HEADER = "# Signers whose seals are known. This file may be shared; it holds no secrets.\n"


@dataclass(frozen=True, slots=True)
class Signer:
    """Somebody whose public key one knows: name, key as hex, the date it was added, a note."""

    name: str
    key: str
    added: str
    note: str

    @property
    def fingerprint(self) -> str:
        """What the key is called."""
        return fingerprint(self.key)


class Signers:
    """The known signers in one file; without a file there are none."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self) -> tuple[Signer, ...]:
        """All known signers as the file has them. UNREADABLE or BAD_KEY where it is unsound."""
        text = self._text()
        try:
            told = tomllib.loads(text).get("signer", [])
        except tomllib.TOMLDecodeError as error:
            raise self._unsound(f"is not TOML ({error})") from error
        if not isinstance(told, list):
            raise self._unsound("has no list of [[signer]]")
        return tuple(self._signers(cast("list[object]", told)))

    def find(self, public: bytes | str) -> Signer | None:
        """The signer of a public key, given raw or as hex; None where nobody is known."""
        digits = public.lower() if isinstance(public, str) else public.hex()
        return next((signer for signer in self.all() if signer.key == digits), None)

    def add(self, public: bytes | str, name: str, note: str = "", added: str = "") -> Signer:
        """Take a key in as known. BAD_KEY, USAGE (its name), KEY_EXISTS, UNWRITABLE.

        One key has one name and one name one key, so that nobody is taken for another.
        """
        digits = _sound_key(public if isinstance(public, str) else public.hex())
        signer = Signer(_sound_name(name), digits, added or clock.now()[:10], note.strip())
        for known in self.all():
            if known.key == digits:
                raise _exists(f"The key is known already, as {known.name}.")
            if known.name.casefold() == signer.name.casefold():
                raise _exists(f"There is another key of {known.name} already.")
        text = self._text() or _HEADER
        self._write(text + ("" if text.endswith("\n") else "\n") + _block(signer))
        return signer

    def _signers(self, told: list[object]) -> Iterator[Signer]:
        for entry in told:
            fields = cast("dict[str, object]", entry) if isinstance(entry, dict) else {}
            texts = {key: value for key, value in fields.items() if isinstance(value, str)}
            if isinstance(added := fields.get("added"), date):
                texts["added"] = added.isoformat()
            key = texts.get("key", "").strip().lower()
            if hex_bytes(key, PUBLIC_KEY_BYTES) is None or not texts.get("name"):
                raise self._unsound("has a signer without a name or a public key")
            yield Signer(texts["name"], key, texts.get("added", ""), texts.get("note", ""))

    def _text(self) -> str:
        try:
            return self.path.read_bytes().decode("utf-8-sig")
        except FileNotFoundError:
            return ""
        except (OSError, UnicodeDecodeError) as error:
            raise EngineError(
                ErrorCode.UNREADABLE,
                f"The file of known signers cannot be read: {error}.",
                where=Where(str(self.path)),
            ) from error

    def _write(self, text: str) -> None:
        target = files.resolved(self.path)
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise files.unwritable(target, error.strerror or str(error)) from error
        files.refuse_unwritable(target)
        with files.replacing(target) as fresh:
            fresh.write_bytes(text.encode())
            files.commit(fresh, target)

    def _unsound(self, what: str) -> EngineError:
        message = f"The file of known signers {what}."
        return EngineError(ErrorCode.BAD_KEY, message, where=Where(str(self.path)))


def _sound_key(text: str) -> str:
    digits = "".join(text.split()).lower()
    public = hex_bytes(digits, PUBLIC_KEY_BYTES)
    if public is None:
        raise EngineError(ErrorCode.BAD_KEY, "A public key is 64 hex digits.")
    if proves_nothing(public):
        raise EngineError(
            ErrorCode.BAD_KEY, "This public key is of small order: it proves nothing."
        )
    return digits


def _sound_name(name: str) -> str:
    plain = name.strip()
    if not plain or not plain.isprintable():
        raise EngineError(ErrorCode.USAGE, f"{name!r} is no name for a signer.")
    return plain


def _exists(message: str) -> EngineError:
    return EngineError(
        ErrorCode.KEY_EXISTS, message, "Edit the file of known signers to change it."
    )


def _block(signer: Signer) -> str:
    fields = {"name": signer.name, "key": signer.key, "added": signer.added, "note": signer.note}
    lines = [f"{key} = {_quoted(text)}" for key, text in fields.items()]
    return "\n".join(("", "[[signer]]", *lines, ""))


def _quoted(text: str) -> str:
    """A TOML string: JSON's, but for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
