import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from whydesk import paths

Secret = Callable[[str], str]


@pytest.fixture
def key(run: Run, secret: Secret) -> dict[str, str]:
    """A key of the user's, with the passphrase ``kaffee``."""
    return run("keygen", "founder", "--passphrase-fd", secret("kaffee"), "--json").json


@pytest.fixture
def sealed(run: Run, secret: Secret, key: dict[str, str], pack: Path) -> Path:
    assert run("seal", pack, "--passphrase-fd", secret("kaffee")).code == 0
    return pack


def change(pack: Path, statement: str) -> None:
    with closing(sqlite3.connect(pack)) as connection, connection:
        connection.execute(statement)


def test_seal_has_the_listed_shape(
    run: Run, secret: Secret, key: dict[str, str], pack: Path
) -> None:
    answer = run("seal", pack, "--passphrase-fd", secret("kaffee"), "--json").json
    assert set(answer) == {"digest", "pubkey", "fingerprint"}
    assert answer["pubkey"] == key["pubkey"]
    assert answer["fingerprint"] == key["fingerprint"]
    assert len(answer["digest"]) == 64


def test_verify_has_the_listed_shape(run: Run, sealed: Path, key: dict[str, str]) -> None:
    answer = run("verify", sealed, "--json")
    assert answer.code == 0
    assert set(answer.json) == {
        "verdict", "fingerprint", "signer", "drift", "not_covered", "proves", "does_not_prove",
    }  # fmt: skip
    assert (answer.json["verdict"], answer.json["signer"]) == ("sealed-known", "founder")
    assert answer.json["fingerprint"] == key["fingerprint"]
    assert "entities.time" in answer.json["not_covered"]


def test_a_trusted_signer_is_named(run: Run, sealed: Path, key: dict[str, str]) -> None:
    run("trust", key["pubkey"], "Roastery")
    assert run("verify", sealed, "--json").json["verdict"] == "sealed-known"
    assert "Intact since Roastery sealed it." in run("verify", sealed).out


def test_a_changed_label_breaks_the_seal(run: Run, sealed: Path) -> None:
    change(sealed, "UPDATE entities SET label = 'Blends' WHERE id = 'subscription'")
    answer = run("verify", sealed, "--json")
    assert answer.code == 1
    assert answer.json["verdict"] == "broken"


def test_drift_is_named_and_rebuild_mends_it_under_the_seal(run: Run, sealed: Path) -> None:
    change(sealed, "UPDATE entities SET sigil = '!' WHERE id = 'subscription'")
    answer = run("verify", sealed, "--json")
    assert (answer.code, answer.json["verdict"]) == (1, "drift")
    assert "«Subscription»" in answer.json["drift"][0]
    assert run("rebuild", sealed, "--json").json["drift"] == answer.json["drift"]
    assert run("verify", sealed).code == 0
    assert run("rebuild", sealed, "--json").json == {"drift": []}


def test_not_sealed_exits_2_whatever_the_file_is(
    run: Run, pack: Path, coffee: Path, folder: Path
) -> None:
    for path in (pack, coffee, folder):
        answer = run("verify", path, "--json")
        assert (answer.code, answer.json["verdict"]) == (2, "unsealed")


def test_seal_elsewhere_leaves_the_pack_and_any_other_file(
    run: Run, secret: Secret, key: dict[str, str], pack: Path, tmp_path: Path
) -> None:
    before, out = pack.read_bytes(), tmp_path / "sealed.laplaspack"
    assert run("seal", pack, "-o", out, "--passphrase-fd", secret("kaffee")).code == 0
    assert pack.read_bytes() == before
    assert run("verify", out).code == 0
    (tmp_path / "other").write_bytes(b"precious")
    answer = run("seal", pack, "-o", tmp_path / "other", "--passphrase-fd", secret("kaffee"))
    assert answer.code == 4
    assert (tmp_path / "other").read_bytes() == b"precious"


def test_wrong_passphrase_seals_nothing(
    run: Run, secret: Secret, key: dict[str, str], pack: Path
) -> None:
    before = pack.read_bytes()
    answer = run("seal", pack, "--passphrase-fd", secret("tee"))
    assert answer.code == 4
    assert "tee" not in answer.err
    assert pack.read_bytes() == before


def test_the_key_must_be_told_where_there_is_not_just_one(
    run: Run, secret: Secret, pack: Path
) -> None:
    assert run("seal", pack, "--passphrase-fd", secret("kaffee")).code == 4
    for name in ("one", "two"):
        run("keygen", name, "--passphrase-fd", secret("kaffee"))
    answer = run("seal", pack, "--passphrase-fd", secret("kaffee"))
    assert answer.code == 2
    assert "one, two" in answer.err
    assert run("seal", pack, "--key", "two", "--passphrase-fd", secret("kaffee")).code == 0
    assert run("seal", pack, "--key", "six", "--passphrase-fd", secret("kaffee")).code == 4


def test_only_packs_are_sealed_and_rebuilt(run: Run, coffee: Path) -> None:
    assert run("seal", coffee).code == 2
    assert run("rebuild", coffee).code == 2


def test_a_build_over_a_sealed_pack_says_that_the_seal_is_gone(
    run: Run, sealed: Path, coffee: Path
) -> None:
    coffee.write_text(coffee.read_text() + "\n[[More]]\n")
    assert "the seal is gone" in run("build", coffee, "-o", sealed).err
    assert run("verify", sealed).code == 2


def test_the_reference_seal_verifies(run: Run, reference_dir: Path) -> None:
    answer = run("verify", reference_dir / "demo-sealed.laplaspack", "--json")
    assert (answer.code, answer.json["verdict"]) == (0, "sealed-unknown")
    assert answer.json["fingerprint"].startswith("03a1 07bf f3ce 10be")


def test_a_save_says_that_the_seal_goes_before_it_does(
    run: Run, sealed: Path, coffee: Path
) -> None:
    coffee.write_text(coffee.read_text() + "\n[[More]]\n")
    told = run("build", coffee, "-o", sealed).err
    assert told.index("its seal goes") < told.index("the seal is gone")


def test_a_name_that_is_known_by_another_key_is_warned_of(
    run: Run, secret: Secret, pack: Path
) -> None:
    change(pack, "UPDATE manifest SET value = 'Roastery' WHERE key = 'owner'")
    run("trust", "bb220bf9085e86c2989473019362e7e65473d8502fb233ee11f1293ea2935486", "roastery")
    run("keygen", "stranger", "--passphrase-fd", secret("kaffee"))
    run("seal", pack, "--passphrase-fd", secret("kaffee"))
    for file in paths.keys_dir().iterdir():
        file.unlink()
    assert "warning: The pack names roastery" in run("verify", pack).out
