from pathlib import Path

import pytest

from tests.cli.conftest import COFFEE, Run


def test_build_has_the_listed_shape(run: Run, coffee: Path, tmp_path: Path) -> None:
    answer = run("build", coffee, "-o", tmp_path / "x.laplaspack", "--json")
    assert answer.json == {"nodes": 3, "links": 2, "thoughts": 1, "problems": []}


def test_name_and_owner_reach_the_manifest(run: Run, coffee: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.laplaspack"
    run("build", coffee, "-o", out, "--name", "Kaffee", "--owner", "roastery")
    manifest = run("info", out, "--json").json["manifest"]
    assert (manifest["name"], manifest["owner"]) == ("Kaffee", "roastery")


def test_an_error_stops_it_and_nothing_is_written(run: Run, tmp_path: Path) -> None:
    source, out = tmp_path / "x.lmd", tmp_path / "x.laplaspack"
    source.write_text("[[A]]\n[[A]] →(supports) [[B]]\n", encoding="utf-8")
    answer = run("build", source, "-o", out)
    assert answer.code == 1
    assert answer.err.startswith("x.lmd:2: ")
    assert not out.exists()
    allowed = run("build", source, "-o", out, "--allow-dangling", "--json")
    assert allowed.code == 0
    assert [problem["code"] for problem in allowed.json["problems"]] == ["dangling-ref"]


def test_the_same_shards_go_on(run: Run, coffee: Path, pack: Path) -> None:
    assert "up to date" in run("build", coffee, "-o", pack).out
    coffee.write_text(COFFEE + "\n[[More]]\n", encoding="utf-8")
    assert "built" in run("build", coffee, "-o", pack).out


@pytest.mark.parametrize("content", [b"", b"precious", COFFEE.encode()])
def test_another_file_is_refused_without_force(
    run: Run, coffee: Path, tmp_path: Path, content: bytes
) -> None:
    out = tmp_path / "other.laplaspack"
    out.write_bytes(content)
    answer = run("build", coffee, "-o", out)
    assert answer.code == 4
    assert out.read_bytes() == content
    assert run("build", coffee, "-o", out, "--force").code == 0


def test_the_source_itself_is_not_replaced(run: Run, coffee: Path) -> None:
    assert run("build", coffee, "-o", coffee).code == 4
    assert coffee.read_bytes() == COFFEE.encode()


def test_a_read_only_target_is_refused_and_left(run: Run, coffee: Path, pack: Path) -> None:
    before = pack.read_bytes()
    pack.chmod(0o444)
    coffee.write_text(COFFEE + "\n[[More]]\n", encoding="utf-8")
    assert run("build", coffee, "-o", pack).code == 4
    assert pack.read_bytes() == before


def test_a_folder_builds_to_one_pack_of_several_shards(
    run: Run, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "mind.laplaspack"
    assert run("build", folder, "-o", out, "--json").json["nodes"] == 4
    assert run("source", out, "--shard", "b.lmd").out.startswith("[[User]]")
