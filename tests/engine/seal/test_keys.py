"""Keys: encrypted, private from the first byte, never overwritten; signers that can be shared."""

import base64
import os
import stat
import unicodedata
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key

from whydesk.engine import EngineError, ErrorCode
from whydesk.engine.seal.curve import fingerprint
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.private import new_key, read_key
from whydesk.engine.seal.signers import Signers

SEED = "11" * 32


@pytest.fixture
def store(tmp_path: Path) -> KeyStore:
    return KeyStore(tmp_path / "keys")


def test_a_key_comes_back_with_its_passphrase_in_either_composition(store: KeyStore) -> None:
    key = store.create("desk", unicodedata.normalize("NFD", "Café 열쇠"))
    loaded = store.load("desk", unicodedata.normalize("NFC", "Café 열쇠"))
    assert loaded.public == key.public == store.public("desk")
    assert store.names() == ["desk"]


def test_a_wrong_passphrase_is_told_as_such(store: KeyStore) -> None:
    store.create("desk", "right")
    with pytest.raises(EngineError) as raised:
        store.load("desk", "hunter2")
    assert raised.value.code is ErrorCode.BAD_PASSPHRASE
    assert "hunter2" not in str(raised.value)


def test_a_key_is_never_overwritten(store: KeyStore) -> None:
    first = store.create("desk", "a")
    with pytest.raises(EngineError) as raised:
        store.create("desk", "b")
    assert raised.value.code is ErrorCode.KEY_EXISTS
    assert store.load("desk", "a").public == first.public


@pytest.mark.parametrize("name", ["", ".", "../x", "a/b", "a\\b", "con\x00"])
def test_a_name_that_could_lead_elsewhere_is_refused(store: KeyStore, name: str) -> None:
    with pytest.raises(EngineError):
        store.create(name, "a")


@pytest.mark.skipif(os.name != "posix", reason="modes as POSIX has them")
def test_a_private_key_is_its_owners_alone_and_a_looser_one_is_reported(
    store: KeyStore, tmp_path: Path
) -> None:
    store.create("desk", "a")
    (file,) = [p for p in (tmp_path / "keys").iterdir() if b"PRIVATE" in p.read_bytes()]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert store.loose() == ()
    file.chmod(0o644)
    (told,) = store.loose()
    assert "0644" in told


def test_what_is_kept_is_encrypted_pkcs8(store: KeyStore, tmp_path: Path) -> None:
    store.create("desk", "a")
    kept = b"".join(p.read_bytes() for p in (tmp_path / "keys").iterdir())
    assert b"BEGIN ENCRYPTED PRIVATE KEY" in kept


def test_a_raw_seed_is_imported(store: KeyStore, tmp_path: Path) -> None:
    file = tmp_path / "seed.hex"
    file.write_text(SEED + "\n", encoding="ascii")
    key = store.import_key(file, "seed", "pass")
    assert key.public == read_key(SEED.encode(), "seed").public
    assert store.load("seed", "pass").public == key.public


@pytest.mark.parametrize(
    "data", [b"", b"zz" * 32, b"11" * 31, b"-----BEGIN PRIVATE KEY-----\nAA\n"]
)
def test_what_is_no_key_is_refused(data: bytes) -> None:
    with pytest.raises(EngineError) as raised:
        read_key(data, "file.txt")
    assert raised.value.code is ErrorCode.BAD_KEY


def test_a_fingerprint_is_eight_groups_of_four() -> None:
    assert fingerprint("0123456789abcdef" * 4) == "0123 4567 89ab cdef 0123 4567 89ab cdef"


def test_signers_are_found_by_key_and_the_file_can_be_shared(tmp_path: Path) -> None:
    public = new_key().public
    Signers(tmp_path / "s.toml").add(public, 'a "name" = 이름', note="met in person")
    shared = tmp_path / "shared.toml"
    shared.write_bytes((tmp_path / "s.toml").read_bytes())
    found = Signers(shared).find(public.hex())
    assert found is not None
    assert (found.name, found.note) == ('a "name" = 이름', "met in person")
    assert Signers(shared).find(new_key().public) is None


def test_nothing_shows_a_private_key() -> None:
    key = read_key(SEED.encode(), "seed")
    assert SEED not in repr(key)


def test_a_passphrase_is_stretched_by_scrypt_in_a_form_that_others_read(store: KeyStore) -> None:
    key = store.create("desk", "a")
    data = (store.folder / "desk.pem").read_bytes()
    loaded = load_pem_private_key(data, b"a")  # the library's own reader
    assert isinstance(loaded, Ed25519PrivateKey)
    assert loaded.public_key().public_bytes_raw() == key.public
    body = b"".join(data.splitlines()[1:-1])
    assert bytes.fromhex("06092b06010401da47040b") in base64.b64decode(body)


def test_a_signer_has_one_key_and_a_key_one_signer(tmp_path: Path) -> None:
    signers = Signers(tmp_path / "s.toml")
    public = new_key().public
    signers.add(public, "Founder")
    for key, name in ((new_key().public, "founder"), (public, "Somebody")):
        with pytest.raises(EngineError) as raised:
            signers.add(key, name)
        assert raised.value.code is ErrorCode.KEY_EXISTS
    assert [signer.name for signer in signers.all()] == ["Founder"]


@pytest.mark.parametrize(
    "text", ["[[signer]]\nname = 'x'", "signer = 3", "= =", "[[signer]]\nkey=1"]
)
def test_a_file_of_signers_that_is_unsound_is_told_and_not_overwritten(
    tmp_path: Path, text: str
) -> None:
    path = tmp_path / "s.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EngineError) as raised:
        Signers(path).add(new_key().public, "x")
    assert raised.value.code is ErrorCode.BAD_KEY
    assert path.read_text(encoding="utf-8") == text


def test_a_key_that_proves_nothing_is_not_trusted(tmp_path: Path) -> None:
    with pytest.raises(EngineError) as raised:
        Signers(tmp_path / "s.toml").add("01" + "00" * 31, "x")
    assert raised.value.code is ErrorCode.BAD_KEY


def test_another_passphrase_opens_the_same_key_and_the_old_one_no_more(store: KeyStore) -> None:
    public = store.create("desk", "old").public
    store.change_passphrase("desk", "old", "new")
    assert store.load("desk", "new").public == public
    assert store.loose() == ()
    with pytest.raises(EngineError):
        store.load("desk", "old")


@pytest.mark.parametrize(("old", "new"), [("wrong", "new"), ("old", "")])
def test_a_passphrase_that_cannot_be_changed_holds(store: KeyStore, old: str, new: str) -> None:
    store.create("desk", "old")
    with pytest.raises(EngineError) as raised:
        store.change_passphrase("desk", old, new)
    assert raised.value.code is ErrorCode.BAD_PASSPHRASE
    assert store.load("desk", "old")
    assert len(list(store.folder.iterdir())) == 2


def test_a_key_is_thrown_away_with_its_public_half(store: KeyStore) -> None:
    store.create("desk", "a")
    store.delete("desk")
    assert list(store.folder.iterdir()) == []
    with pytest.raises(EngineError) as raised:
        store.delete("desk")
    assert raised.value.code is ErrorCode.NO_KEY


def test_a_public_half_is_written_once(store: KeyStore, tmp_path: Path) -> None:
    key = store.create("desk", "a")
    file = tmp_path / "desk.toml"
    store.export_public("desk", file)
    found = Signers(file).all()
    assert [(who.name, who.key) for who in found] == [("desk", key.public.hex())]
    with pytest.raises(EngineError) as raised:
        store.export_public("desk", file)
    assert raised.value.code is ErrorCode.WOULD_OVERWRITE


@pytest.mark.skipif(os.name != "posix", reason="a folder is opened in another way there")
def test_a_key_file_that_cannot_be_read_is_said(store: KeyStore, tmp_path: Path) -> None:
    store.create("desk", "a")
    (store.folder / "desk.pem").unlink()
    (store.folder / "desk.pem").symlink_to("/dev/zero")
    with pytest.raises(EngineError):
        store.load("desk", "a")
    with pytest.raises(EngineError, match="no ordinary file"):
        store.import_key(Path("/dev/zero"), "zero", "a")


def test_half_a_key_is_not_kept(store: KeyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []

    def full(path: Path, data: bytes) -> None:
        written.append(path)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("whydesk.engine.seal.keys._put", full)
    with pytest.raises(EngineError, match="no space left"):
        store.create("desk", "a")
    assert written
    assert list(store.folder.iterdir()) == []
