from pathlib import Path

import pytest

from tests.cli.conftest import Run

WRONG = "[[A]]\n>>what: 👍 one\n>>what: two\n\n[[A]] →(supports) [[Nowhere]]\n"


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.lmd"
    path.write_bytes(WRONG.encode())
    return path


def test_check_lists_problems_with_their_place(run: Run, wrong: Path) -> None:
    answer = run("check", wrong, "--json")
    assert answer.code == 1
    fields = {"code", "severity", "shard", "line", "column", "message", "fixable"}
    problems = answer.json["problems"]
    assert all(set(problem) == fields for problem in problems)
    (dangling,) = (p for p in problems if p["code"] == "dangling-ref")
    assert (dangling["shard"], dangling["line"], dangling["column"]) == ("wrong.lmd", 5, 19)
    assert dangling["severity"] == "error"


def test_check_of_sound_text_exits_0(run: Run, coffee: Path) -> None:
    answer = run("check", coffee)
    assert answer.code == 0
    assert answer.err == ""


def test_fix_applies_what_needs_no_choice_and_shows_it(run: Run, wrong: Path) -> None:
    answer = run("fix", wrong)
    assert answer.code == 0
    assert "->>what: 👍 one" in answer.out.replace("- >>", "->>")
    assert wrong.read_bytes() == WRONG.replace(">>what: 👍 one\n", "").encode()
    assert answer.err == "1 problem fixed.\n"


def test_fix_json_counts(run: Run, wrong: Path) -> None:
    assert run("fix", wrong, "--json").json == {"applied": 1}
    assert run("fix", wrong, "--json").json == {"applied": 0}


def test_dry_run_writes_nothing(run: Run, wrong: Path) -> None:
    answer = run("fix", wrong, "--dry-run")
    assert "👍 one" in answer.out
    assert wrong.read_bytes() == WRONG.encode()


def test_fix_keeps_to_the_codes_it_is_given(run: Run, wrong: Path) -> None:
    assert run("fix", wrong, "--code", "bad-date", "--json").json == {"applied": 0}
    assert run("fix", wrong, "--code", "duplicate-property", "--json").json == {"applied": 1}


def test_fix_of_a_pack_saves_the_pack(run: Run, wrong: Path, tmp_path: Path) -> None:
    pack = tmp_path / "wrong.laplaspack"
    assert run("build", wrong, "-o", pack, "--allow-dangling").code == 0
    assert run("fix", pack, "--json").json == {"applied": 1}
    assert "👍" not in run("source", pack).out
