"""What digest version 1 passes over, and what verifying makes of it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.engine.pack.packs import TEXT, cells, change, save
from whydesk.engine import EngineError, ErrorCode
from whydesk.engine.pack.reading import reading
from whydesk.engine.seal.digest import content_digest
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verdict import Verdict, Verification
from whydesk.engine.seal.verify import verify


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    path = tmp_path / "p.laplaspack"
    save(path, TEXT)
    seal_pack(path, new_key())
    return path


def checked(path: Path) -> Verification:
    return verify(path, Signers(path.with_name("signers.toml")))


def sign_as_it_stands(path: Path) -> None:
    """Sign whatever a pack holds, as a careless tool would."""
    key = new_key()
    with reading(path) as opened:
        signature = key.sign(content_digest(opened.connection))
    values = f"('sig_pubkey', '{key.public.hex()}'), ('sig', '{signature.hex()}')"
    change(
        path,
        "DELETE FROM manifest WHERE key LIKE 'sig%'",
        f"INSERT INTO manifest VALUES ('sig_alg', 'ed25519'), ('sig_digest_v', '1'), {values}",
    )


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE thinks SET status = ''",  # NULL and the empty text read alike
        "UPDATE entities SET stable_id = ''",
        "UPDATE entities SET sigil = '!'",
        "UPDATE schema_types SET layer = 'subject'",
        "INSERT INTO schema_types VALUES ('x', 'x', '', '', '')",
    ],
)
def test_a_cell_that_the_digest_passes_over_is_drift_where_it_does_not_follow(
    sealed: Path, statement: str
) -> None:
    change(sealed, statement)
    found = checked(sealed)
    assert (found.verdict, found.exit_code) == (Verdict.DRIFT, 1)
    assert found.drift


def test_a_rebuild_mends_drift_and_keeps_the_seal(sealed: Path) -> None:
    change(sealed, "UPDATE entities SET refs = 5", "DROP TABLE schema_types")
    assert not save(sealed, TEXT, rebuild=True).seal_lost
    assert checked(sealed).verdict is Verdict.SEALED_UNKNOWN


def test_a_rebuild_that_changes_what_was_signed_loses_the_seal(sealed: Path) -> None:
    change(sealed, "UPDATE thinks SET body = 'forged'")
    assert save(sealed, TEXT, rebuild=True).seal_lost
    assert checked(sealed).verdict is Verdict.UNSEALED


def test_a_signed_cell_that_was_sealed_as_it_stands_is_noted_with_the_writer(sealed: Path) -> None:
    change(
        sealed,
        "UPDATE thinks SET author = 'somebody'",
        "UPDATE manifest SET value = 'other/1' WHERE key = 'writer_version'",
    )
    sign_as_it_stands(sealed)
    found = checked(sealed)
    assert found.verdict is Verdict.SEALED_UNKNOWN
    assert any("other/1" in note and " 1," in note for note in found.notes)


@pytest.mark.parametrize("character", ["\x1c", "\x1d", "\x1e", "\x1f"])
def test_a_separator_in_a_signed_field_makes_it_ambiguous(sealed: Path, character: str) -> None:
    change(sealed, f"UPDATE lmd_source SET content = content || char({ord(character)})")
    sign_as_it_stands(sealed)
    found = checked(sealed)
    assert (found.verdict, found.exit_code) == (Verdict.AMBIGUOUS, 1)
    with pytest.raises(EngineError) as raised:
        seal_pack(sealed, new_key())
    assert raised.value.code is ErrorCode.AMBIGUOUS_CONTENT


def test_a_table_that_reads_as_nothing_hides_no_rows(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    save(path, "[[A]]\n")
    seal_pack(path, new_key())
    change(
        path, "INSERT INTO thinks (host, body) VALUES ('a', 'forged'), ('a', CAST(x'ff' AS TEXT))"
    )
    found = checked(path)
    assert found.verdict is Verdict.DRIFT
    assert "thinks" in found.not_covered


def test_a_view_that_poses_as_a_table_is_not_taken_for_it(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    save(path, "[[A]]\n")
    seal_pack(path, new_key())
    change(path, "ALTER TABLE thinks RENAME TO t", "CREATE VIEW thinks AS SELECT * FROM t")
    assert checked(path).verdict is Verdict.AMBIGUOUS


def test_times_that_choose_between_shards_cannot_change_unseen(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    save(path, {"a": "[[X]]\n>>what: one", "b": "[[X]]\n>>what: two"})
    seal_pack(path, new_key())
    assert checked(path).verdict is Verdict.SEALED_UNKNOWN
    change(path, "UPDATE lmd_source SET time = '2030' WHERE shard_id = 'a'")
    assert checked(path).verdict is Verdict.DRIFT


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE manifest SET value = substr(value, 3) WHERE key = 'sig'",
        "UPDATE manifest SET value = '' WHERE key = 'sig_pubkey'",
        "DELETE FROM manifest WHERE key = 'sig'",
        # the point of order 2, written as no honest key is: y = p
        f"UPDATE manifest SET value = 'ed{'ff' * 30}7f' WHERE key = 'sig_pubkey'",
        "UPDATE manifest SET value = "
        "'26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'"
        " WHERE key = 'sig_pubkey'",
    ],
)
def test_half_a_seal_is_a_broken_one(sealed: Path, statement: str) -> None:
    change(sealed, statement)
    assert checked(sealed).verdict is Verdict.BROKEN


def test_objects_that_no_seal_reaches_are_named(sealed: Path) -> None:
    change(
        sealed,
        "CREATE TRIGGER hook AFTER DELETE ON edges BEGIN SELECT 1; END",
        "CREATE VIEW seen AS SELECT 1",
        "ALTER TABLE edges ADD COLUMN weight REAL",
    )
    found = checked(sealed)
    assert found.verdict is Verdict.SEALED_UNKNOWN
    named = {"trigger hook", "view seen", "edges.weight", "entities_fts", "edges.commit_sha"}
    assert named <= set(found.not_covered)


def test_sealing_elsewhere_leaves_the_first_file_alone(sealed: Path, tmp_path: Path) -> None:
    before, out = sealed.read_bytes(), tmp_path / "out.laplaspack"
    key = new_key()
    seal_pack(sealed, key, out)
    assert sealed.read_bytes() == before
    assert checked(out).public_key == key.public.hex()


def test_sealing_runs_no_trigger_of_the_pack(sealed: Path) -> None:
    forge = "UPDATE manifest SET value = 'forged' WHERE key = 'name'"
    change(sealed, f"CREATE TRIGGER t AFTER INSERT ON manifest BEGIN {forge}; END")
    before = sealed.read_bytes()
    with pytest.raises(EngineError, match="trigger t"):
        seal_pack(sealed, new_key())
    assert sealed.read_bytes() == before


def test_an_older_pack_is_not_sealed_before_it_is_saved() -> None:
    golden = Path(__file__).parents[2] / "golden" / "version-2.laplaspack"
    with pytest.raises(EngineError) as raised:
        seal_pack(golden, new_key())
    assert raised.value.code is ErrorCode.READ_ONLY


def test_a_pack_in_write_ahead_mode_is_sealed_with_what_its_log_holds(sealed: Path) -> None:
    with closing(sqlite3.connect(sealed)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("INSERT INTO manifest VALUES ('late', 'yes')")
        connection.commit()
        kept = [(p, p.read_bytes()) for p in (sealed, sealed.with_name(sealed.name + "-wal"))]
    for path, data in kept:
        path.write_bytes(data)
    seal_pack(sealed, new_key())
    assert checked(sealed).verdict is Verdict.SEALED_UNKNOWN
    assert cells(sealed, "SELECT value FROM manifest WHERE key = 'late'") == [("yes",)]
