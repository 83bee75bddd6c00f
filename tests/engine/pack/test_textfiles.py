"""Text files that are none, or too large, are refused with the reason and never waited for."""

import os
from pathlib import Path

import pytest

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.pack.textfiles import read_folder, read_text
from whydesk.engine.workspace import Workspace


def refused(path: Path) -> EngineError:
    with pytest.raises(EngineError) as raised:
        read_text(path)
    return raised.value


@pytest.mark.skipif(os.name != "posix", reason="made as POSIX makes it")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "a.lmd"
    os.mkfifo(pipe)
    assert refused(pipe).code is ErrorCode.UNREADABLE
    with pytest.raises(EngineError, match="no ordinary file"):
        Workspace.open(pipe)
    with pytest.raises(EngineError, match="no ordinary file"):
        read_folder(tmp_path)


@pytest.mark.skipif(os.name != "posix", reason="has the device")
def test_a_device_that_never_ends_is_not_read(tmp_path: Path) -> None:
    link = tmp_path / "a.lmd"
    link.symlink_to("/dev/zero")
    assert "no ordinary file" in refused(link).message


def test_a_folder_is_no_text(tmp_path: Path) -> None:
    assert refused(tmp_path).message == "This is a folder, not a file."


def test_a_text_that_no_memory_could_hold_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "a.lmd"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # holes: nothing is written
    assert refused(path).code is ErrorCode.TOO_LARGE
    assert "over 64 MiB" in refused(path).message
