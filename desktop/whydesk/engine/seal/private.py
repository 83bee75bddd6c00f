"""A private key in memory: made, read out of a file, signing, and encrypted to be kept.

A passphrase is never kept, logged or told.
"""

import re
import stat
import unicodedata
from pathlib import Path

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.seal.curve import fingerprint
from whydesk.engine.seal.pkcs8 import encrypted_pem
from whydesk.engine.wording import tr

_HEX_SEED = re.compile(rb"\s*[0-9A-Fa-f]{64}\s*")
_MAX_KEY_FILE = 64 * 1024


class PrivateKey(Struct, frozen=True):
    """A private key in memory. It shows its fingerprint and nothing else of itself."""

    _key: Ed25519PrivateKey

    @property
    def public(self) -> bytes:
        """The raw public key, 32 bytes."""
        return self._key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)

    def sign(self, message: bytes) -> bytes:
        """The detached signature of a message, 64 bytes."""
        return self._key.sign(message)

    def encrypted(self, passphrase: str) -> bytes:
        """The key as encrypted PEM; BAD_PASSPHRASE where the passphrase is empty."""
        plain = self._key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
        return encrypted_pem(plain, _normal(passphrase))

    def __repr__(self) -> str:
        return f"<PrivateKey {fingerprint(self.public)}>"


def new_key() -> PrivateKey:
    """A new private key out of the system's randomness."""
    return PrivateKey(Ed25519PrivateKey.generate())


def read_key_file(file: Path, passphrase: str = "") -> PrivateKey:
    """The private key in a file; errors of ``read_key``, and UNREADABLE."""
    return read_key(_read(file), str(file), passphrase)


def read_key(data: bytes, name: str, passphrase: str = "") -> PrivateKey:
    """The private key in a file's bytes: PEM, encrypted or not, or a raw seed as 64 hex digits.

    BAD_KEY where there is none of Ed25519, BAD_PASSPHRASE where it does not open. ``name`` is the
    file's, for messages.
    """
    if _HEX_SEED.fullmatch(data):
        seed = bytes.fromhex(data.decode().strip())
        return PrivateKey(Ed25519PrivateKey.from_private_bytes(seed))
    encrypted = b"ENCRYPTED" in data
    if encrypted and not passphrase:
        raise _bad_passphrase(tr("The key is encrypted and needs its passphrase."), name)
    try:
        key = load_pem_private_key(data, _normal(passphrase) if encrypted else None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:
        if (
            encrypted
        ):  # one wrong passphrase in some hundred decrypts to something, and not to a key
            raise _bad_passphrase(tr("The passphrase does not open the key."), name) from error
        raise _bad_key(tr("The file holds no private key that can be read."), name) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise _bad_key(tr("The key is not an Ed25519 key."), name)
    return PrivateKey(key)


def _normal(passphrase: str) -> bytes:
    """A passphrase as the bytes that it is typed as on every keyboard: NFC, UTF-8."""
    if not passphrase:
        raise EngineError(ErrorCode.BAD_PASSPHRASE, tr("A key needs a passphrase."))
    try:
        return unicodedata.normalize("NFC", passphrase).encode()
    except UnicodeEncodeError:  # its own message would show the passphrase
        raise EngineError(
            ErrorCode.BAD_PASSPHRASE, tr("The passphrase holds half a character.")
        ) from None


def _bad_passphrase(message: str, name: str) -> EngineError:
    return EngineError(ErrorCode.BAD_PASSPHRASE, message, where=Where(name))


def _bad_key(message: str, name: str) -> EngineError:
    return EngineError(ErrorCode.BAD_KEY, message, where=Where(name))


def _read(path: Path) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise OSError("it is no ordinary file")
        with path.open("rb") as file:
            return file.read(_MAX_KEY_FILE)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise EngineError(
            ErrorCode.UNREADABLE,
            tr("The key file cannot be read: {reason}.", reason=reason),
            "",
            Where(str(path)),
        ) from error
