"""Sealed packs, and what can be done to them behind the engine's back, for tests."""

from pathlib import Path

from tests.engine.pack.packs import change
from whydesk.engine.pack.reading import reading
from whydesk.engine.seal.digest import content_digest
from whydesk.engine.seal.private import PrivateKey, new_key
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verdict import Verification
from whydesk.engine.seal.verify import verify


def checked(path: Path) -> Verification:
    """What verifying finds where nobody is known."""
    return verify(path, Signers(path.with_name("signers.toml")))


def sign_as_it_stands(path: Path, key: PrivateKey | None = None) -> None:
    """Sign whatever a pack holds, as a careless tool would."""
    key = key or new_key()
    change(path, "DELETE FROM manifest WHERE key IN ('sig_alg','sig_pubkey','sig','sig_digest_v')")
    with reading(path) as opened:
        signature = key.sign(content_digest(opened.connection))
    values = f"('sig_pubkey', '{key.public.hex()}'), ('sig', '{signature.hex()}')"
    change(
        path, f"INSERT INTO manifest VALUES ('sig_alg', 'ed25519'), ('sig_digest_v', '1'), {values}"
    )
