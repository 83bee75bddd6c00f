"""Ed25519 public keys and signatures, and the keys that prove nothing."""

import re

PUBLIC_KEY_BYTES = 32
SIGNATURE_BYTES = 64
_PRIME = 2**255 - 19
# The y of the eight points whose order divides 8: for such a key one signature fits any message.
_Y8 = int.from_bytes(
    bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"), "little"
)
_SMALL_ORDER_Y = frozenset({0, 1, _PRIME - 1, _Y8, _PRIME - _Y8})


def hex_bytes(text: str, length: int) -> bytes | None:
    """The bytes that a text of exactly that many hex pairs means, else None."""
    if not re.fullmatch(rf"[0-9A-Fa-f]{{{2 * length}}}", text, re.ASCII):
        return None
    return bytes.fromhex(text)


def fingerprint(public: bytes | str) -> str:
    """What a public key is called: its first 32 hex digits in 8 groups of 4."""
    digits = public.lower() if isinstance(public, str) else public.hex()
    return " ".join(digits[at : at + 4] for at in range(0, 32, 4))


def proves_nothing(public: bytes) -> bool:
    """Whether a public key is of small order, or written in a way that no honest key is."""
    y = int.from_bytes(public, "little") & (2**255 - 1)
    return y >= _PRIME or y in _SMALL_ORDER_Y


def is_signed(public: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the signature of a message was made with the private half of a key."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415

    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
