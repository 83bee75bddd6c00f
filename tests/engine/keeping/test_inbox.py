"""A second start hands its files to the first, and goes on alone where nobody takes them."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from whydesk.engine.keeping.inbox import Inbox, ask, first_inbox, screen_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "inboxes"


def taking(inbox: Inbox, into: list[list[Path]]) -> threading.Thread:
    def take() -> None:
        while not into:
            into.extend(inbox.letters())

    thread = threading.Thread(target=take)
    thread.start()
    return thread


def test_what_is_asked_arrives(folder: Path, tmp_path: Path):
    inbox = Inbox(folder)
    got: list[list[Path]] = []
    thread = taking(inbox, got)
    taken = ask(inbox.path, [tmp_path / "a b.lmd", tmp_path / "커피#1.laplaspack"])
    thread.join()

    assert taken
    assert got == [[tmp_path / "a b.lmd", tmp_path / "커피#1.laplaspack"]]


def test_one_is_the_first_on_a_screen(folder: Path):
    one, two = Inbox(folder), Inbox(folder)

    assert one.be_first(folder, ":0")
    assert not two.be_first(folder, ":0")
    assert two.be_first(folder, ":1")
    assert first_inbox(folder, ":0") == one.path
    assert first_inbox(folder, ":2") is None


def test_whoever_does_not_answer_does_not_get_the_letter_later(folder: Path, tmp_path: Path):
    inbox = Inbox(folder)

    assert not ask(inbox.path, [tmp_path / "a"], patience_s=0)
    assert inbox.letters() == []


def test_nobody_is_first_after_the_end(folder: Path):
    inbox = Inbox(folder)
    inbox.be_first(folder, ":0")
    inbox.close()

    assert first_inbox(folder, ":0") is None
    assert not ask(inbox.path, [], patience_s=0)


def test_a_killed_first_window_is_nobody_and_its_inbox_is_cleared(folder: Path):
    code = (
        "import sys; from pathlib import Path\n"
        "from whydesk.engine.keeping.inbox import Inbox\n"
        "i = Inbox(Path(sys.argv[1])); print(i.be_first(Path(sys.argv[1]), ':0'), flush=True)\n"
        "sys.stdin.read()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(folder)],
        stdout=subprocess.PIPE,
        stdin=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with process:
        assert process.stdout.readline().strip() == b"True"
        alive = first_inbox(folder, ":0")
        process.kill()
    dead = first_inbox(folder, ":0")
    inbox = Inbox(folder)

    assert alive is not None and dead is None
    assert not alive.exists()
    assert inbox.be_first(folder, ":0")


def test_screens_are_told_apart():
    assert screen_of({"DISPLAY": ":0"}) != screen_of({"DISPLAY": ":1"})
    assert screen_of({}) == screen_of({"HOME": "/x"})
