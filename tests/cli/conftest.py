"""Running commands in tests as the shell would, with what they print."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from whydesk.cli.main import main


class Answer(NamedTuple):
    """An exit code, and what was printed on both streams."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        return json.loads(self.out)


Run = Callable[..., Answer]

COFFEE = """# Aurora Coffee

[[Single-origin only]]
>>id: lp_1
>>type: decision
>>what: From two farms in Yirgacheffe.

[[Farm income doubles]]
>>type: proof

[[Single-origin only]] →(derived-from) [[Farm income doubles]]

[[Subscription]]
>>type: offering
>>derived-from: [[Single-origin only]]

@@todo on=Subscription by=founder at=2026-06-20 status=open due=2026-07-01 id=t1
Book the session.
@@
"""


@pytest.fixture
def run(capsysbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Runs a command line; its output is decoded as UTF-8."""

    def run_command(*arguments: str | Path) -> Answer:
        code = main([str(argument) for argument in arguments])
        out, err = capsysbinary.readouterr()
        return Answer(code, out.decode(), err.decode())

    return run_command


@pytest.fixture
def coffee(tmp_path: Path) -> Path:
    """A small source file."""
    path = tmp_path / "coffee.lmd"
    path.write_bytes(COFFEE.encode())
    return path


@pytest.fixture
def pack(coffee: Path, run: Run) -> Path:
    """A pack that was built from it."""
    path = coffee.with_suffix(".laplaspack")
    assert run("build", coffee, "-o", path).code == 0
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of two shards, with a contradiction and a superseded node in use."""
    place = tmp_path / "mind"
    place.mkdir()
    (place / "a.lmd").write_bytes(b"[[Old]]\n[[New]]\n>>supersedes: [[Old]]\n[[User]]\n")
    (place / "b.lmd").write_bytes(
        b"[[User]]\n>>derived-from: [[Old]]\n[[Rival]]\n>>contradicts: [[New]]\n"
    )
    return place


@pytest.fixture
def secret() -> Iterator[Callable[[str], str]]:
    """Gives the number of a file descriptor from which a passphrase can be read once."""
    opened: list[int] = []

    def descriptor(passphrase: str) -> str:
        reading, writing = os.pipe()
        os.write(writing, passphrase.encode() + b"\n")
        os.close(writing)
        opened.append(reading)
        return str(reading)

    yield descriptor
    for number in opened:
        os.close(number)
