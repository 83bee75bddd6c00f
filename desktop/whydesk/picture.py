"""A picture of the window, drawn where there is no screen."""

import os
import sys
from pathlib import Path

from whydesk import display
from whydesk.engine.errors import EngineError

UNREADABLE = 3


def draw(path: Path, out: Path) -> int:
    """Save a picture of the window with a file open; 0, or an exit code after one sentence.

    Chooses Qt's offscreen plugin for the whole process.
    """
    finding = display.picture_finding(sys.platform)
    if finding is not None:
        return _refuse(finding.message)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # The offscreen plugin warns at each window that it has no frame to size.
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    from whydesk import app

    try:
        app.picture(path, out)
    except (EngineError, OSError) as problem:
        return _refuse(str(problem))
    return 0


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return UNREADABLE
