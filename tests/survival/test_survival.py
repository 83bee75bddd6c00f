"""What a kill, a full disk or a failing call leaves is whole, with all that was acknowledged."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.survival.filling import FAULTS, failing, one_step
from tests.survival.scenes import SCENES, Scene, number_in, text_of
from whydesk.engine import EngineError

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are forked and killed")
# A journal that this very process holds is nobody's to find; session/test_recovery has its faults.
IN_PROCESS = [scene for scene in SCENES if scene.name not in ("journal", "settings")]


def test_kills_and_full_disks_lose_nothing():
    """The harness itself, in a process of its own, since it forks."""
    script = Path(__file__).resolve().parents[2] / "scripts" / "survive.py"
    command = [sys.executable, str(script), "--kills", "32", "--sizes", "3"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("32 kills, 24 full disks, 0 losses\n")


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("scene", IN_PROCESS, ids=[scene.name for scene in IN_PROCESS])
def test_a_call_that_fails_is_told_and_leaves_a_whole_file(
    scene: Scene, fault: str, tmp_path: Path
):
    scene.prepare(tmp_path)
    said: list[str] = []
    with failing(fault):
        try:
            one_step(scene, tmp_path, 0)
        except EngineError as error:
            said.append(error.message)
    found = scene.found(tmp_path)

    assert all("cannot be" in message for message in said)
    assert found in (0, 1) if said else found == 1


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EDQUOT])
def test_the_reason_of_the_system_is_told(number: int, tmp_path: Path):
    scene = SCENES[1]
    scene.prepare(tmp_path)
    with failing("fsync", number), pytest.raises(EngineError) as raised:
        one_step(scene, tmp_path, 0)

    assert os.strerror(number).lower() in raised.value.message
    assert scene.found(tmp_path) == 0


def test_a_torn_text_would_be_noticed():
    """The judge itself: half of the new text over the old one is no whole text."""
    old, new = text_of(1), text_of(2)
    assert number_in(new) == 2
    with pytest.raises(ValueError, match="not what was written"):
        number_in(new[:100] + old[100:])
