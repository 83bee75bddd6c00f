"""A private key as encrypted PKCS8 PEM: PBES2 with scrypt and AES-256 (RFC 7914, RFC 8018).

The library reads this form, and writes only one with 2,048 rounds of PBKDF2, which is too little
for a passphrase that a person can remember. OpenSSL reads it too: its limit of memory is why the
work is in ``p`` and not in ``n``.
"""

import base64
import os

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
from cryptography.hazmat.primitives.padding import PKCS7

SCRYPT_N = 2**14
SCRYPT_R = 8
SCRYPT_P = 8
_KEY_LENGTH = 32
_OID_PBES2 = bytes.fromhex("2a864886f70d01050d")
_OID_SCRYPT = bytes.fromhex("2b06010401da47040b")
_OID_AES_256_CBC = bytes.fromhex("60864801650304012a")
_INTEGER, _OCTETS, _OID, _SEQUENCE = 0x02, 0x04, 0x06, 0x30


def encrypted_pem(pkcs8: bytes, passphrase: bytes) -> bytes:
    """The PEM of a PKCS8 private key in DER, encrypted with a passphrase."""
    salt, vector = os.urandom(16), os.urandom(16)
    key = Scrypt(salt=salt, length=_KEY_LENGTH, n=SCRYPT_N, r=SCRYPT_R, p=SCRYPT_P)
    cipher = Cipher(algorithms.AES(key.derive(passphrase)), modes.CBC(vector)).encryptor()
    padder = PKCS7(128).padder()
    padded = padder.update(pkcs8) + padder.finalize()
    data = cipher.update(padded) + cipher.finalize()
    der = _sequence(_algorithm(salt, vector), _der(_OCTETS, data))
    text = base64.encodebytes(der).replace(b"\n", b"")
    lines = [text[at : at + 64] for at in range(0, len(text), 64)]
    begin, end = (b"-----%s ENCRYPTED PRIVATE KEY-----" % word for word in (b"BEGIN", b"END"))
    return b"\n".join((begin, *lines, end, b""))


def _algorithm(salt: bytes, vector: bytes) -> bytes:
    numbers = (SCRYPT_N, SCRYPT_R, SCRYPT_P, _KEY_LENGTH)
    work = _sequence(_der(_OCTETS, salt), *map(_integer, numbers))
    derivation = _sequence(_der(_OID, _OID_SCRYPT), work)
    scheme = _sequence(_der(_OID, _OID_AES_256_CBC), _der(_OCTETS, vector))
    return _sequence(_der(_OID, _OID_PBES2), _sequence(derivation, scheme))


def _der(tag: int, content: bytes) -> bytes:
    length = len(content)
    if length < 0x80:
        return bytes((tag, length)) + content
    size = length.to_bytes((length.bit_length() + 7) // 8, "big")
    return bytes((tag, 0x80 | len(size))) + size + content


def _sequence(*parts: bytes) -> bytes:
    return _der(_SEQUENCE, b"".join(parts))


def _integer(number: int) -> bytes:
    return _der(_INTEGER, number.to_bytes(number.bit_length() // 8 + 1, "big"))
