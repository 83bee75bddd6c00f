"""The table of verdicts: exit code, sentence, what each proves, and what it does not."""

from pathlib import Path

import pytest

from tests.engine.pack.packs import TEXT, change, save
from tests.engine.seal.packs import checked, sign_as_it_stands
from whydesk.engine import EngineError, ErrorCode
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.seal.verdict import Verdict, Verification
from whydesk.engine.stopping import stoppable

TABLE = {
    Verdict.SEALED_KNOWN: (0, "Intact since Kim sealed it."),
    Verdict.SEALED_UNKNOWN: (0, "Intact since key 0123 sealed it; nobody you know."),
    Verdict.DRIFT: (1, "The signed content is intact, but cells outside the seal do not"),
    Verdict.BROKEN: (1, "Changed after sealing, or forged."),
    Verdict.AMBIGUOUS: (1, "The content can be read in two ways under this digest."),
    Verdict.UNKNOWN_SCHEME: (1, "Sealed in a way that is not known here."),
    Verdict.UNSEALED: (2, "Not sealed."),
}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "p.laplaspack"
    save(path, TEXT)
    return path


def test_the_table_has_every_verdict() -> None:
    assert set(TABLE) == set(Verdict)


@pytest.mark.parametrize("verdict", TABLE)
def test_each_has_its_exit_code_and_its_sentence(verdict: Verdict) -> None:
    found = Verification(Path("p"), verdict, "0123", "0123", "Kim")
    code, sentence = TABLE[verdict]
    assert found.exit_code == code
    assert found.sentence.startswith(sentence)


@pytest.mark.parametrize("verdict", TABLE)
def test_each_says_what_it_proves_and_that_it_does_not_prove_truth(verdict: Verdict) -> None:
    found = Verification(Path("p"), verdict, "0123", "0123", "Kim")
    sound = verdict in (Verdict.SEALED_KNOWN, Verdict.SEALED_UNKNOWN, Verdict.DRIFT)
    assert (found.proves == "Nothing.") is not sound
    assert ("0123" in found.proves) is sound
    assert "true" in found.does_not_prove
    assert ("when" in found.does_not_prove) is sound


def test_a_verification_names_the_digest_and_what_it_covers(pack: Path) -> None:
    digest = seal_pack(pack, new_key()).digest
    found = checked(pack)
    assert found.digest == digest
    assert {"lmd_source.content", "manifest.value"} <= set(found.covered)
    assert not set(found.covered) & set(found.not_covered)


def test_a_time_is_told_as_a_claim(pack: Path) -> None:
    seal_pack(pack, new_key())
    assert any("2026-01-01" in claim for claim in checked(pack).claims)


@pytest.mark.parametrize(
    ("statements", "reason"),
    [
        (
            (
                "ALTER TABLE manifest RENAME TO m",
                "CREATE TABLE manifest (key TEXT, value TEXT)",
                "INSERT INTO manifest SELECT * FROM m",
                "INSERT INTO manifest VALUES ('name', 'Another')",
                "DROP TABLE m",
            ),
            "two rows of one key",
        ),
        (("UPDATE manifest SET key = CAST(x'ff' AS TEXT) WHERE key = 'owner'",), "not UTF-8"),
        (
            ("ALTER TABLE commits RENAME COLUMN author TO writer",),
            "commits lacks a column",
        ),
    ],
)
def test_what_can_be_read_in_two_ways_is_ambiguous_however_it_is_signed(
    pack: Path, statements: tuple[str, ...], reason: str
) -> None:
    change(pack, *statements)
    sign_as_it_stands(pack)
    found = checked(pack)
    assert found.verdict is Verdict.AMBIGUOUS
    assert reason in found.reason


def test_a_source_that_cannot_be_read_is_not_called_intact(pack: Path) -> None:
    change(pack, "UPDATE lmd_source SET content = 'x' || char(0)")
    sign_as_it_stands(pack)
    assert checked(pack).verdict is Verdict.DRIFT


def test_far_more_rows_than_the_source_gives_are_one_difference(pack: Path) -> None:
    numbers = "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 60000)"
    change(pack, f"INSERT INTO edges {numbers} SELECT i, i, 'r', 'subject', '', '' FROM n")
    sign_as_it_stands(pack)
    found = checked(pack)
    assert found.verdict is Verdict.DRIFT
    assert [item.sentence() for item in found.drift] == [
        "edges has 60,001 rows; the source gives 1."
    ]


def test_few_rows_that_hold_far_more_than_the_source_gives_are_one_difference(pack: Path) -> None:
    numbers = "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 30)"
    row = "'a', '', '', '', hex(zeroblob(500000)) || i, '', '', NULL, NULL, '', '', 0, '', ''"
    change(pack, f"INSERT INTO thinks {numbers} SELECT {row} FROM n")
    sign_as_it_stands(pack)
    found = checked(pack)
    assert found.verdict is Verdict.DRIFT
    assert [item.sentence() for item in found.drift] == [
        "thinks holds far more than the source gives."
    ]


def test_a_check_that_is_wanted_no_more_stops(pack: Path) -> None:
    with stoppable(lambda: True), pytest.raises(EngineError) as raised:
        checked(pack)
    assert raised.value.code is ErrorCode.STOPPED
