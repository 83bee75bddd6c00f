"""The evidence page with many legs: how long a person waits for each thing.

python -m benchmarks.support [LEGS ...]
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from whydesk.app import Services, application, make_services
from whydesk.engine.workspace import Workspace
from whydesk.session.support_parts import Kind

SIZES = (60, 200, 500)
ROUNDS = 7
GROUPS = 5


def text_of(legs: int) -> str:
    """A claim with five groups of sources."""
    each = range(legs // GROUPS)
    groups = [
        f">>group-{g}: " + " & ".join(f"[[Source {g} {n}]]" for n in each) for g in range(GROUPS)
    ]
    sources = [f"[[Source {g} {n}]]\n>>artifact: file-{n}" for g in range(GROUPS) for n in each]
    return "\n".join(["[[The claim]]", ">>type: claim", *groups, *sources]) + "\n"


def took(act: Callable[[], object]) -> float:
    """Milliseconds until something is done and painted."""
    start = time.perf_counter()
    act()
    QCoreApplication.processEvents()
    return (time.perf_counter() - start) * 1000


def measure(services: Services, legs: int) -> dict[str, float]:
    """The medians for one size."""
    weighing = services.window.weighing
    if services.window.stage.picture is not None:
        services.window.stage.hide_picture()
    services.session.put(Workspace.new(text_of(legs)))
    services.session.findings.finish()
    found = {"first picture": took(weighing.show_page)}
    weighing.focus()
    weighing.page.view.setFocus()
    found["an edit"] = median(took(weighing.reading.refresh) for _ in range(ROUNDS))
    picture = weighing.reading.picture
    assert picture is not None
    keys = [part.key for part in picture.walk() if part.kind is Kind.LEG]
    supposed = [took(lambda key=key: weighing.reading.suppose(key)) for key in keys[:ROUNDS]]
    found["a what-if"] = median(supposed)
    weighing.page.view.fit()
    found["painting all"] = median(
        took(weighing.page.view.viewport().repaint) for _ in range(ROUNDS)
    )
    view = weighing.page.view
    QTest.keyClick(view, Qt.Key.Key_Left)
    found["a step of walking"] = median(
        took(lambda: QTest.keyClick(view, Qt.Key.Key_Down)) for _ in range(ROUNDS)
    )
    return found


def main(sizes: tuple[int, ...]) -> None:
    """Print a line for each size."""
    app = application(["benchmark"])
    with tempfile.TemporaryDirectory() as folder:
        services = make_services(Path(folder) / "settings.ini")
        services.window.resize(1440, 900)
        services.window.show()
        app.processEvents()
        for legs in sizes:
            parts = (f"{name} {ms:.0f} ms" for name, ms in measure(services, legs).items())
            print(f"{legs:>5} legs: {', '.join(parts)}")
        services.session.note_saved(services.session.states)
        services.window.close()
        services.stop()


if __name__ == "__main__":
    main(tuple(map(int, sys.argv[1:])) or SIZES)
