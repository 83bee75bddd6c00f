import re
import shlex
import shutil
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from tests.cli.conftest import Run
from whydesk.cli.main import COMMANDS, whydesk

SEED = "00" * 31 + "01"
ASKS = ("keygen", "import-key", "seal")


@pytest.fixture
def desk(packs_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder as the examples expect it: with packs and a seed."""
    shutil.copytree(packs_dir, tmp_path / "packs")
    (tmp_path / "seed.hex").write_text(SEED)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def examples(help_text: str) -> list[str]:
    return re.findall(r"^ +whydesk (.+)$", help_text, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_an_example_that_runs(
    run: Run, desk: Path, secret: Callable[[str], str], command: str
) -> None:
    (example,) = examples(run(command, "--help").out)
    arguments = shlex.split(example)
    assert arguments[0] == command
    if command == "seal":
        run("keygen", "founder", "--passphrase-fd", secret("kaffee"))
    if command in ASKS:
        arguments += ["--passphrase-fd", secret("kaffee")]
    answer = run(*arguments)
    assert answer.code == (2 if command == "verify" else 0), answer.err
    assert answer.out or answer.err


def test_the_example_of_the_whole_program_runs(run: Run, desk: Path) -> None:
    (example,) = examples(run("--help").out)
    assert run(*shlex.split(example)).code == 0


def test_every_option_is_explained() -> None:
    for command in COMMANDS:
        found = whydesk.get_command(click.Context(whydesk), command)
        assert found is not None
        assert found.help
        for parameter in found.params:
            assert not isinstance(parameter, click.Option) or parameter.help, parameter.name
