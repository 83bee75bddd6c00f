"""One subject at one size, in a process of its own: its figures as the last line that is said.

    python -m benchmarks.subject NAME NODES FOLDER

The folder holds what ``texts.prepare`` put there.
"""

import importlib
import sys
from pathlib import Path

from benchmarks.figures import told

WINDOWS = ("window", "dense")


def main(name: str, nodes: str, folder: str) -> None:
    """Measure and tell."""
    if name in WINDOWS:
        from whydesk.__main__ import loaded_app  # noqa: PLC0415 - the floors load nothing of ours

        loaded_app()  # as the program is started: without PySide's hook on ``import``
    module = importlib.import_module(f"benchmarks.{name}")
    print(told(module.figures(int(nodes), Path(folder))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
