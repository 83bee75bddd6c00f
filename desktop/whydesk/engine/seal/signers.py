"""The signers one knows: a text file that can be read, edited and shared.

It is TOML, a ``[[signer]]`` table each with ``name``, ``key`` (the raw public key, hex), ``added``
(a date) and ``note``. Adding appends, so comments and order stay.
"""

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack import clock, files
from whydesk.engine.seal.curve import PUBLIC_KEY_BYTES, fingerprint, hex_bytes, proves_nothing
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.wording import tr

_HEAD = re.compile(r"^[ \t]*\[\[[ \t]*signer[ \t]*\]\]", re.MULTILINE)
# One signer's text: its head, and the lines up to the next comment, table or the end.
_END = re.compile(r"[^\n]*(?:\n(?![ \t]*[\[#])[^\n]*)*\n?")
_MOST_BARE = 1024
_HEADER = "# Signers whose seals are known. This file may be shared; it holds no secrets.\n"


class Signer(Struct, frozen=True):
    """Somebody whose public key one knows: name, key as hex, the date it was added, a note.

    ``own`` is set for a key of one's own, whose name is the key's.
    """

    name: str
    key: str
    added: str
    note: str
    own: bool = False

    @property
    def fingerprint(self) -> str:
        """What the key is called."""
        return fingerprint(self.key)


class Signers:
    """The known signers in one file, and the keys of one's own; without a file only these."""

    def __init__(self, path: Path, own: KeyStore | None = None) -> None:
        self.path = path
        self._own = own

    def all(self) -> tuple[Signer, ...]:
        """All known signers as the file has them. UNREADABLE or BAD_KEY where it is unsound."""
        return self._parsed(self._text())

    def _parsed(self, text: str) -> tuple[Signer, ...]:
        import tomllib  # noqa: PLC0415  (a window starts without)

        try:
            told = tomllib.loads(text).get("signer", [])
        except tomllib.TOMLDecodeError as error:
            raise self._unsound(tr("is not TOML ({error})", error=error)) from error
        if not isinstance(told, list):
            raise self._unsound(tr("has no list of [[signer]]"))
        return tuple(self._signers(cast("list[object]", told)))

    def find(self, public: bytes | str) -> Signer | None:
        """The signer of a public key, given raw or as hex; None where nobody is known."""
        digits = public.lower() if isinstance(public, str) else public.hex()
        return next((s for s in (*self.all(), *self.own()) if s.key == digits), None)

    def own(self) -> tuple[Signer, ...]:
        """The keys of one's own, as signers."""
        store = self._own
        names = store.names() if store is not None else []
        known = ((name, store.public(name)) for name in names if store is not None)
        return tuple(Signer(name, key.hex(), "", "", own=True) for name, key in known if key)

    def by_another_key(self, names: Iterable[str], public: str) -> Signer | None:
        """Whom one of the names is known as, if it is by another key than this one."""
        wanted = {alike(name) for name in names if name.strip()}
        known = (*self.own(), *self.all())
        if any(signer.key == public.lower() for signer in known):
            return None
        return next((signer for signer in known if alike(signer.name) in wanted), None)

    def add(self, public: bytes | str, name: str, note: str = "", added: str = "") -> Signer:
        """Take a key in as known. BAD_KEY, USAGE (its name), KEY_EXISTS, UNWRITABLE.

        One key has one name and one name one key, so that nobody is taken for another.
        """
        digits = _sound_key(public if isinstance(public, str) else public.hex())
        signer = Signer(_sound_name(name), digits, added or clock.now()[:10], note.strip())
        for known in self.all():
            if known.key == digits:
                raise _exists(tr("The key is known already, as {name}.", name=known.name))
            if alike(known.name) == alike(signer.name):
                raise _exists(tr("There is another key of {name} already.", name=known.name))
        text = self._text() or _HEADER
        self._write(text + ("" if text.endswith("\n") else "\n") + _block(signer))
        return signer

    def take_from(self, file: Path) -> tuple[tuple[Signer, ...], tuple[str, ...]]:
        """Take in the signers of another such file; those taken, and why others were not.

        UNREADABLE or BAD_KEY where the file is unsound. A file that holds nothing but a public key
        in hex has nobody's name: BAD_KEY says so.
        """
        taken: list[Signer] = []
        left: list[str] = []
        offered = Signers(file).all()
        if not offered:
            raise EngineError(
                ErrorCode.BAD_KEY, tr("The file names no signer."), "", Where(str(file))
            )
        for signer in offered:
            try:
                taken.append(self.add(signer.key, signer.name, signer.note, signer.added))
            except EngineError as problem:
                left.append(f"{signer.name}: {problem.message}")
        return tuple(taken), tuple(left)

    def amend(self, key: str, name: str, note: str) -> Signer:
        """Call a known signer otherwise. NO_KEY, USAGE (its name), KEY_EXISTS, UNWRITABLE."""
        signers = list(self.all())
        at = self._place(signers, key)
        changed = replace(signers[at], name=_sound_name(name), note=note.strip())
        for other in signers[:at] + signers[at + 1 :]:
            if alike(other.name) == alike(changed.name):
                raise _exists(tr("There is another key of {name} already.", name=other.name))
        signers[at] = changed
        self._put(at, _block(changed), signers)
        return changed

    def forget(self, key: str) -> None:
        """Know a key no more. NO_KEY, UNWRITABLE."""
        signers = list(self.all())
        at = self._place(signers, key)
        del signers[at]
        self._put(at, "", signers)

    def _place(self, signers: list[Signer], key: str) -> int:
        for at, signer in enumerate(signers):
            if signer.key == key.lower():
                return at
        raise EngineError(ErrorCode.NO_KEY, tr("Nobody is known by this key."))

    def _put(self, at: int, block: str, wanted: list[Signer]) -> None:
        """Put other text in the place of one signer's; what else the file holds stays.

        Where the file is written in a way that this cannot be done, it is written anew.
        """
        text = self._text()
        places = [match.start() for match in _HEAD.finditer(text)]
        if at < len(places):
            end = _END.match(text, places[at])
            after = text[end.end() if end else len(text) :].lstrip("\n")
            before = text[: places[at]].rstrip("\n")
            fresh = "\n".join(filter(None, (before, block, after)))
        else:
            fresh = ""
        if not self._tells(fresh, wanted):
            fresh = _HEADER + "".join(map(_block, wanted))
        self._write(fresh)

    def _tells(self, text: str, wanted: list[Signer]) -> bool:
        """Whether a text of signers names these and no others."""
        try:
            return list(self._parsed(text)) == wanted
        except EngineError:
            return False

    def _signers(self, told: list[object]) -> Iterator[Signer]:
        for entry in told:
            fields = cast("dict[str, object]", entry) if isinstance(entry, dict) else {}
            texts = {key: value for key, value in fields.items() if isinstance(value, str)}
            if isinstance(added := fields.get("added"), date):
                texts["added"] = added.isoformat()
            key = texts.get("key", "").strip().lower()
            if hex_bytes(key, PUBLIC_KEY_BYTES) is None or not texts.get("name"):
                raise self._unsound(tr("has a signer without a name or a public key"))
            yield Signer(texts["name"], key, texts.get("added", ""), texts.get("note", ""))

    def _text(self) -> str:
        try:
            return self.path.read_bytes().decode("utf-8-sig")
        except FileNotFoundError:
            return ""
        except (OSError, UnicodeDecodeError) as error:
            raise EngineError(
                ErrorCode.UNREADABLE,
                tr("The file of known signers cannot be read: {error}.", error=error),
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
        message = tr("The file of known signers {what}.", what=what)
        return EngineError(ErrorCode.BAD_KEY, message, where=Where(str(self.path)))


def bare_key(path: Path) -> str:
    """The public key of a file that holds nothing else (64 hex digits), or an empty text."""
    try:
        with path.open("rb") as file:
            text = "".join(file.read(_MOST_BARE).decode("ascii").split()).lower()
    except (OSError, UnicodeDecodeError):
        return ""
    return text if hex_bytes(text, PUBLIC_KEY_BYTES) else ""


def alike(name: str) -> str:
    """A name as it reads: two that read the same are one, whatever letters they are made of."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in folded if unicodedata.category(c) not in ("Cf", "Zs", "Cc"))


def _sound_key(text: str) -> str:
    digits = "".join(text.split()).lower()
    public = hex_bytes(digits, PUBLIC_KEY_BYTES)
    if public is None:
        raise EngineError(ErrorCode.BAD_KEY, tr("A public key is 64 hex digits."))
    if proves_nothing(public):
        raise EngineError(
            ErrorCode.BAD_KEY, tr("This public key is of small order: it proves nothing.")
        )
    return digits


def _sound_name(name: str) -> str:
    plain = name.strip()
    if not plain or not plain.isprintable():
        raise EngineError(ErrorCode.USAGE, tr("{name!r} is no name for a signer.", name=name))
    return plain


def _exists(message: str) -> EngineError:
    return EngineError(
        ErrorCode.KEY_EXISTS, message, tr("Forget that one first, if this is the right one.")
    )


def _block(signer: Signer) -> str:
    lines = [f"{key} = {_quoted(text)}" for key, text in _fields(signer).items()]
    return "\n".join(("", "[[signer]]", *lines, ""))


def _fields(signer: Signer) -> dict[str, str]:
    return {"name": signer.name, "key": signer.key, "added": signer.added, "note": signer.note}


def _quoted(text: str) -> str:
    """A TOML string: JSON's, but for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
