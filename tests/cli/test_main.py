import errno
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from tests.cli.conftest import Run
from whydesk.cli import main as main_module
from whydesk.cli.exits import EXIT_OF
from whydesk.cli.main import COMMANDS
from whydesk.engine.errors import ErrorCode
from whydesk.engine.pack.weight import Weigh
from whydesk.engine.workspace import Workspace


def test_every_error_code_has_an_exit_code() -> None:
    assert set(EXIT_OF) == set(ErrorCode)
    assert {EXIT_OF[code] for code in ErrorCode if code is not ErrorCode.FAULT} <= {1, 2, 3, 4}


def bad_files(tmp_path: Path) -> dict[str, Path]:
    (tmp_path / "empty-folder").mkdir()
    contents = {
        "text.laplaspack": b"not SQLite at all, but long enough to have a header" * 10,
        "empty.laplaspack": b"",
        "latin.lmd": "[[Caf\xe9]]".encode("latin-1"),
        "nul.lmd": b"one\ntwo\0\n",
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    return {name: tmp_path / name for name in (*contents, "empty-folder", "absent.lmd")}


@pytest.mark.parametrize(
    "name",
    ["text.laplaspack", "empty.laplaspack", "latin.lmd", "nul.lmd", "empty-folder", "absent.lmd"],
)
def test_a_bad_file_exits_3_with_one_sentence(run: Run, tmp_path: Path, name: str) -> None:
    path = bad_files(tmp_path)[name]
    answer = run("why", path, "A")
    assert answer.code == 3
    assert answer.out == ""
    assert answer.err.startswith(str(path))
    assert answer.err.count("\n") == 1


def test_the_line_is_named_where_there_is_one(run: Run, tmp_path: Path) -> None:
    assert "nul.lmd:2: " in run("check", bad_files(tmp_path)["nul.lmd"]).err


@pytest.mark.parametrize("kept", [0.3, 0.7, 0.99])
def test_a_truncated_pack_exits_3_and_is_left_alone(run: Run, pack: Path, kept: float) -> None:
    short = pack.read_bytes()[: int(pack.stat().st_size * kept)]
    pack.write_bytes(short)
    assert run("info", pack).code == 3
    assert pack.read_bytes() == short


@pytest.mark.parametrize(
    "arguments", [["why"], ["wy", "x"], ["build", "x"], ["find", "x", "y", "-k", "no"], ["--no"]]
)
def test_wrong_usage_exits_2_and_points_at_the_help(run: Run, arguments: list[str]) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert "--help" in answer.err
    assert answer.err.count("\n") == 1


def test_without_arguments_the_help_is_shown(run: Run) -> None:
    answer = run()
    assert answer.code == 0
    assert all(command in answer.out for command in COMMANDS)


def fail_with(monkeypatch: pytest.MonkeyPatch, problem: BaseException) -> None:
    def broken(path: Path, weigh: Weigh) -> Workspace:
        raise problem

    monkeypatch.setattr(Workspace, "open", broken)


@pytest.mark.parametrize(
    ("problem", "code"),
    [
        (KeyboardInterrupt(), 130),
        (click.Abort(), 130),
        (OSError(errno.ENOSPC, "No space left on device", "x"), 4),
        (OSError(errno.EIO, "Input/output error", "x"), 3),
        (ZeroDivisionError("a fault"), 70),
        (RecursionError(), 70),
    ],
)
def test_whatever_happens_is_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, problem: BaseException, code: int
) -> None:
    fail_with(monkeypatch, problem)
    answer = run("info", "x")
    assert answer.code == code
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err


def test_a_fault_shows_its_traceback_on_request(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(main_module.DEBUG_VARIABLE, "1")
    fail_with(monkeypatch, ZeroDivisionError("a fault"))
    assert "Traceback" in run("info", "x").err


def whydesk(*arguments: str | Path, **options: object) -> "subprocess.Popen[bytes]":
    code = "import sys; from whydesk.cli.main import main; sys.exit(main())"
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "PYTHONIOENCODING": "ascii",
    }
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        **options,  # type: ignore[call-overload]
    )


def test_a_reader_that_has_seen_enough_is_no_failure(tmp_path: Path) -> None:
    source = tmp_path / "long.lmd"
    source.write_text("[[A]]\n" + "prose\n" * 200_000)
    process = whydesk("source", source)
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == b"[[A]]\n"
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 0
    process.stderr.close()


def test_output_is_utf_8_wherever_the_stream_goes(tmp_path: Path) -> None:
    source = tmp_path / "kr.lmd"
    source.write_text("[[구독]]\n", encoding="utf-8")
    out, err = whydesk("why", source, "구독").communicate()
    assert out.decode("utf-8") == "why «구독» — 0 ancestor(s):\n"
    assert err == b""


def test_no_command_loads_qt(coffee: Path) -> None:
    code = (
        "import sys\n"
        "from whydesk.cli.main import COMMANDS, main, whydesk\n"
        "[whydesk.get_command(None, name) for name in COMMANDS]\n"
        f"main(['why', {str(coffee)!r}, 'Subscription'])\n"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken')) for name in sys.modules))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_closed_streams_are_no_fault(coffee: Path) -> None:
    code = "import sys; from whydesk.cli.main import main; sys.exit(main())"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    for closing in (">&-", "2>&-", ">&- 2>&-"):
        line = f'"$0" -c "$1" info "$2" {closing}'
        command = ["sh", "-c", line, sys.executable, code, str(coffee)]
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b""), closing
