"""Signers one knows: oneself, others, lists of them; and a known name with a key that is new."""

from pathlib import Path

import pytest

from tests.engine.pack.packs import TEXT, save
from whydesk.engine import EngineError, ErrorCode
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.seal.signers import Signers, alike, bare_key
from whydesk.engine.seal.verdict import Verdict
from whydesk.engine.seal.verify import verify


@pytest.fixture
def store(tmp_path: Path) -> KeyStore:
    return KeyStore(tmp_path / "keys")


@pytest.fixture
def signers(tmp_path: Path, store: KeyStore) -> Signers:
    return Signers(tmp_path / "signers.toml", store)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "p.laplaspack"
    save(path, TEXT)
    return path


def test_ones_own_key_is_known_without_being_trusted(
    store: KeyStore, signers: Signers, pack: Path
) -> None:
    seal_pack(pack, store.create("desk", "a"))
    found = verify(pack, signers)
    assert (found.verdict, found.signer, found.own) == (Verdict.SEALED_KNOWN, "desk", True)
    assert "Intact since desk sealed it" in found.sentence
    store.delete("desk")
    assert verify(pack, signers).verdict is Verdict.SEALED_UNKNOWN


@pytest.mark.parametrize("name", ["founder", "FOUNDER", "ｆounder"])
def test_a_known_name_with_a_key_that_is_new_is_warned_of(
    signers: Signers, pack: Path, name: str
) -> None:
    known = signers.add(new_key().public, name)
    seal_pack(pack, new_key())  # its last commit is by “founder”
    found = verify(pack, signers)
    assert found.verdict is Verdict.SEALED_UNKNOWN
    assert known.fingerprint in found.warning


def test_a_key_that_is_known_warns_of_nothing(signers: Signers, pack: Path) -> None:
    key = new_key()
    signers.add(key.public, "Somebody")
    signers.add(new_key().public, "founder")
    seal_pack(pack, key)
    assert verify(pack, signers).warning == ""


def test_a_list_that_is_unsound_makes_nobody_known_and_is_said(
    signers: Signers, pack: Path
) -> None:
    seal_pack(pack, new_key())
    signers.path.write_text("= =")
    found = verify(pack, signers)
    assert found.verdict is Verdict.SEALED_UNKNOWN
    assert any("known signers" in note for note in found.notes)


def test_names_that_read_alike_are_one() -> None:
    assert alike("Ki\u200dm  Lee") == alike("kim lee")
    assert alike("Kim") != alike("Tim")


LISTED = """\
# My people.
[[signer]]
name = "A"
key = "{a}"
added = 2026-01-01

# The next one by phone.
[[signer]]
name = "B"
key = "{b}"
note = "phone"
"""


@pytest.fixture
def listed(signers: Signers) -> tuple[str, str]:
    a, b = new_key().public.hex(), new_key().public.hex()
    signers.path.write_text(LISTED.format(a=a, b=b))
    return a, b


def test_a_signer_is_called_otherwise_and_the_rest_of_the_file_stays(
    signers: Signers, listed: tuple[str, str]
) -> None:
    signers.amend(listed[0], "Anna", "met")
    text = signers.path.read_text()
    assert "# My people." in text
    assert "# The next one by phone." in text
    assert [(who.name, who.added) for who in signers.all()] == [("Anna", "2026-01-01"), ("B", "")]


def test_a_signer_is_forgotten_and_the_rest_of_the_file_stays(
    signers: Signers, listed: tuple[str, str]
) -> None:
    signers.forget(listed[0])
    assert "# The next one by phone." in signers.path.read_text()
    assert [who.name for who in signers.all()] == ["B"]
    with pytest.raises(EngineError) as raised:
        signers.forget(listed[0])
    assert raised.value.code is ErrorCode.NO_KEY


def test_a_file_that_is_written_in_another_way_is_changed_all_the_same(signers: Signers) -> None:
    a, b = new_key().public.hex(), new_key().public.hex()
    signers.path.write_text(f'signer = [{{name = "A", key = "{a}"}}, {{name = "B", key = "{b}"}}]')
    signers.forget(a)
    assert [who.name for who in signers.all()] == ["B"]


def test_two_signers_never_get_one_name(signers: Signers, listed: tuple[str, str]) -> None:
    with pytest.raises(EngineError) as raised:
        signers.amend(listed[0], "b", "")
    assert raised.value.code is ErrorCode.KEY_EXISTS


def test_a_shared_list_is_taken_in_and_what_clashes_is_told(
    signers: Signers, store: KeyStore, tmp_path: Path
) -> None:
    store.create("desk", "a")
    store.export_public("desk", tmp_path / "desk.toml", called="Kim")
    others = Signers(tmp_path / "desk.toml")
    others.add(new_key().public, "Lee")
    signers.add(new_key().public, "Lee")
    taken, left = signers.take_from(tmp_path / "desk.toml")
    assert [who.name for who in taken] == ["Kim"]
    assert len(left) == 1
    assert left[0].startswith("Lee")


def test_a_bare_key_is_told_from_a_list(tmp_path: Path) -> None:
    key = new_key().public.hex()
    file = tmp_path / "k"
    file.write_text(f" {key[:32]}\n{key[32:]}\n")
    assert bare_key(file) == key
    file.write_text(f"key = '{key}'")
    assert bare_key(file) == ""
