"""The keys of one's own, kept in a folder.

A private key is kept as encrypted PKCS8 PEM in a folder of its user's, mode 0600 from its first
byte, and never overwritten. Beside it stands its public key as hex, so that keys can be listed
without a passphrase, and without loading what cryptography takes (``private.py``).
"""

import json
import os
import re
import secrets
import stat
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack import files
from whydesk.engine.seal.curve import PUBLIC_KEY_BYTES
from whydesk.engine.wording import tr

if TYPE_CHECKING:
    from whydesk.engine.seal.private import PrivateKey

_NAME = re.compile(r"\w[\w.-]{0,62}\w|\w")
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
_LOOSE = stat.S_IRWXG | stat.S_IRWXO


class KeyStore:
    """The private keys in one folder. The folder is made when the first key is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> list[str]:
        """The names of the keys, sorted."""
        return sorted(path.stem for path in self.folder.glob("*.pem") if path.is_file())

    def public(self, name: str) -> bytes | None:
        """A key's public half, without a passphrase; None where it is not known."""
        try:
            digits = self._path(name, ".pub").read_text("ascii").strip()
            public = bytes.fromhex(digits)
        except (OSError, ValueError):
            return None
        return public if len(public) == PUBLIC_KEY_BYTES else None

    def create(self, name: str, passphrase: str) -> "PrivateKey":
        """Make and keep a new key. KEY_EXISTS, USAGE (its name), BAD_PASSPHRASE, UNWRITABLE."""
        from whydesk.engine.seal.private import new_key  # noqa: PLC0415

        return self._keep(new_key(), name, passphrase)

    def import_key(
        self, file: Path, name: str, passphrase: str, file_passphrase: str = ""
    ) -> "PrivateKey":
        """Keep the key of a PEM file or of a raw hex seed under a name and a passphrase.

        ``file_passphrase`` opens an encrypted PEM. Errors of ``create`` and of ``read_key``.
        """
        from whydesk.engine.seal.private import read_key_file  # noqa: PLC0415

        return self._keep(read_key_file(file, file_passphrase), name, passphrase)

    def load(self, name: str, passphrase: str) -> "PrivateKey":
        """Open a kept key. NO_KEY, BAD_PASSPHRASE, BAD_KEY."""
        from whydesk.engine.seal.private import read_key_file  # noqa: PLC0415

        path = self._path(name, ".pem")
        if not path.is_file():
            known = ", ".join(self.names())
            hint = tr("Your keys: {known}.", known=known) if known else tr("Make one with keygen.")
            raise EngineError(ErrorCode.NO_KEY, tr("There is no key {name!r}.", name=name), hint)
        return read_key_file(path, passphrase)

    def change_passphrase(self, name: str, old: str, new: str) -> None:
        """Encrypt a kept key with another passphrase; on any failure the old one holds.

        Errors of ``load``, BAD_PASSPHRASE for an empty new one, UNWRITABLE.
        """
        path = self._path(name, ".pem")
        data = self.load(name, old).encrypted(new)
        try:
            _put(path, data)
        except OSError as error:
            raise _not_kept(path, error) from error

    def delete(self, name: str) -> None:
        """Throw a key away, for ever. NO_KEY, UNWRITABLE."""
        path = self._path(name, ".pem")
        try:
            path.unlink()
            self._path(name, ".pub").unlink(missing_ok=True)
        except FileNotFoundError as error:
            raise EngineError(
                ErrorCode.NO_KEY, tr("There is no key {name!r}.", name=name)
            ) from error
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise EngineError(
                ErrorCode.UNWRITABLE,
                tr("The key cannot be deleted: {reason}.", reason=reason),
                "",
                Where(str(path)),
            ) from error

    def export_public(self, name: str, file: Path, called: str = "") -> None:
        """Write a key's public half as a file of signers, for others to take in.

        ``called`` is the name it is to be known by, the key's own by default.

        NO_KEY, WOULD_OVERWRITE, UNWRITABLE.
        """
        public = self.public(name)
        if public is None:
            raise EngineError(
                ErrorCode.NO_KEY, tr("The public half of {name!r} is not known.", name=name)
            )
        told = json.dumps(called or name, ensure_ascii=False)
        text = f'[[signer]]\nname = {told}\nkey = "{public.hex()}"\n'
        try:
            with file.open("x", encoding="utf-8", newline="\n") as out:
                out.write(text)
        except FileExistsError as error:
            raise EngineError(
                ErrorCode.WOULD_OVERWRITE,
                tr("Another file stands there."),
                tr("Choose another name."),
                Where(str(file)),
            ) from error
        except OSError as error:
            raise _not_kept(file, error) from error

    def loose(self) -> tuple[str, ...]:
        """A sentence for each key file that others than its owner may read or write."""
        if os.name != "posix":
            return ()
        return tuple(
            tr(
                "The key file {path} may be read by others (mode {mode:04o}); it should be 0600.",
                path=path,
                mode=mode,
            )
            for path in sorted(self.folder.glob("*.pem"))
            if (mode := _mode(path)) & _LOOSE
        )

    def _keep(self, key: "PrivateKey", name: str, passphrase: str) -> "PrivateKey":
        private, public = self._path(name, ".pem"), self._path(name, ".pub")
        data = key.encrypted(passphrase)
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write_new(private, data)
        except FileExistsError as error:
            raise EngineError(
                ErrorCode.KEY_EXISTS,
                tr("There is a key {name!r} already.", name=name),
                tr("Take another name."),
            ) from error
        except OSError as error:
            raise _not_kept(private, error) from error
        try:
            _put(public, key.public.hex().encode() + b"\n")
        except OSError as error:
            private.unlink(missing_ok=True)
            raise _not_kept(private, error) from error
        return key

    def _path(self, name: str, ending: str) -> Path:
        plain = unicodedata.normalize("NFC", name)
        if not _NAME.fullmatch(plain) or _RESERVED.fullmatch(plain):
            raise EngineError(
                ErrorCode.USAGE,
                tr("{name!r} is no name for a key.", name=name),
                tr("Use letters, digits, and - _ . between them."),
            )
        return self.folder / (plain + ending)


def _mode(path: Path) -> int:
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except OSError:
        return 0  # gone, or a link to nothing


def _not_kept(path: Path, error: OSError) -> EngineError:
    reason = (error.strerror or str(error)).lower()
    return EngineError(
        ErrorCode.UNWRITABLE,
        tr("The key cannot be kept: {reason}.", reason=reason),
        "",
        Where(str(path)),
    )


def _put(path: Path, data: bytes) -> None:
    """Write a file in the place of what is there, whole or not at all, for its owner only."""
    fresh = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        _fill_new(fresh, data)
        os.replace(fresh, path)
        files.sync_folder(path.parent)
    finally:
        fresh.unlink(missing_ok=True)


def _write_new(path: Path, data: bytes) -> None:
    """Write a file that must not be there yet, whole or not at all, for its owner only.

    FileExistsError where it is there. On a disk without hard links a crash may leave it half.
    """
    fresh = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        _fill_new(fresh, data)
        try:
            os.link(fresh, path)
        except FileExistsError:
            raise
        except OSError:
            _fill_new(path, data)
        files.sync_folder(path.parent)
    finally:
        fresh.unlink(missing_ok=True)


def _fill_new(path: Path, data: bytes) -> None:
    """Write a new file, for its owner only from the first byte, and wait until it is on disk."""
    handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        path.unlink(missing_ok=True)
        raise
