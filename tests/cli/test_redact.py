"""The command ``redact``."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

TEXT = """[[Offer]]
>>type: offering
>>derived-from: [[Audit]]
>>price: 21 euros
>>visibility-price: masked

[[Audit]]
>>type: proof
>>visibility: secret
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "deal.lmd"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_the_export_is_written_and_the_answer_is_json(run: Run, source: Path) -> None:
    out = source.with_name("out.laplaspack")
    answer = run("redact", source, "-o", out, "--json")
    assert answer.code == 0
    assert answer.json == {
        "masked": ["Offer › price"],
        "removed": ["Audit"],
        "leftovers": [],
        "chains_shortened": ["Offer"],
        "groups_shortened": [],
        "left_behind": [],
    }
    assert "21 euros" not in run("source", out).out


def test_what_a_pack_holds_beside_its_text_is_named(run: Run, source: Path) -> None:
    pack = source.with_name("deal.laplaspack")
    run("build", source, "-o", pack)
    answer = run("redact", pack, "--dry-run", "--json")
    assert answer.json["left_behind"] == ["The history: 1 commit."]
    assert "behind   The history: 1 commit." in run("redact", pack, "--dry-run").out


def test_a_leftover_gives_exit_code_4_and_no_file(run: Run, source: Path) -> None:
    source.write_text(f"{TEXT}\n[[Shop]]\nIt costs 21 Euros.\n", encoding="utf-8")
    out = source.with_name("out.laplaspack")
    answer = run("redact", source, "-o", out, "--json")
    assert (answer.code, out.exists()) == (4, False)
    assert answer.json["leftovers"] == [
        {"text_of": "Offer › price", "found_in": "Shop › text (deal.lmd:12)"}
    ]
    assert "“21 Euros” of Offer › price is redacted, but stands open" in answer.err


def test_a_dry_run_writes_nothing(run: Run, source: Path) -> None:
    before = set(source.parent.iterdir())
    answer = run("redact", source, "--dry-run")
    assert answer.code == 0
    assert answer.out.splitlines() == [
        "masked   Offer › price",
        "removed  Audit",
        "shorter  why Offer",
    ]
    assert set(source.parent.iterdir()) == before


def test_keep_chain_leaves_a_masked_step(run: Run, source: Path) -> None:
    out = source.with_name("out.laplaspack")
    assert run("redact", source, "-o", out, "--keep-chain").code == 0
    assert "Redacted proof 1" in run("why", out, "Offer").out


def test_a_plan_adds_its_rules(run: Run, source: Path) -> None:
    plan = source.with_name("plan.toml")
    rules = ("type = 'offering'", "property = 'x'")
    plan.write_text("".join(f"[[rule]]\n{rule}\ntier = 'secret'\n" for rule in rules))
    answer = run("redact", source, "--plan", plan, "--dry-run", "--json")
    assert answer.json["removed"] == ["Offer", "Audit"]
    assert "every property x meets nothing" in answer.err


def test_the_export_can_be_sealed_in_the_same_step(
    run: Run, source: Path, secret: Callable[[str], str]
) -> None:
    run("keygen", "founder", "--passphrase-fd", secret("kaffee"))
    out = source.with_name("out.laplaspack")
    descriptor = secret("kaffee")
    answer = run("redact", source, "-o", out, "--seal", "founder", "--passphrase-fd", descriptor)
    assert answer.code == 0
    assert run("verify", out).code == 0


def test_a_report_is_kept_beside_the_export(run: Run, source: Path) -> None:
    out, told = source.with_name("out.laplaspack"), source.with_name("told.txt")
    assert run("redact", source, "-o", out, "--report", told).code == 0
    assert "Offer › price  [deal.lmd:4; the text]" in told.read_text(encoding="utf-8")
    assert b"told" not in out.read_bytes()


@pytest.mark.parametrize(
    "options",
    [
        ["-o", "deal.lmd"],
        ["-o", "there.laplaspack"],
        ["-o", "new.laplaspack", "--report", "there.laplaspack"],
    ],
)
def test_nothing_that_is_there_is_written_over(
    run: Run, source: Path, monkeypatch: pytest.MonkeyPatch, options: list[str]
) -> None:
    monkeypatch.chdir(source.parent)
    Path("there.laplaspack").write_bytes(b"mine")
    assert run("redact", "deal.lmd", *options).code == 4
    assert source.read_text(encoding="utf-8") == TEXT
    assert Path("there.laplaspack").read_bytes() == b"mine"
    assert not Path("new.laplaspack").exists()


def test_usage(run: Run, source: Path) -> None:
    assert run("redact", source).code == 2
    assert run("redact", source.with_name("none.lmd"), "-o", "x").code == 3
    assert run("redact", source, "-o", "x", "--plan", source.with_name("none.toml")).code == 3
