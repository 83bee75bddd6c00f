"""The window on small texts, with the map up and drawn."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.canvas.weighed import Weighed
from tests.windows import window_of
from whydesk.app import Services
from whydesk.canvas.map_page import MapPage
from whydesk.engine.workspace import Workspace

Mapped = Callable[[str, str], MapPage]


@pytest.fixture
def services(qapp, qtbot, tmp_path: Path):
    with window_of(tmp_path / "settings.ini", 1440, 900) as made:
        yield made


@pytest.fixture
def drawn(services: Services, qtbot) -> Callable[[], None]:
    """Waits until what was asked for is laid out and shown."""

    def wait() -> None:
        page = services.window.stage.map
        qtbot.waitUntil(
            lambda: (
                not services.window.stage.drawings.busy
                and page.is_current
                and not page.state.is_waiting
            )
        )

    return wait


@pytest.fixture
def mapped(services: Services, tmp_path: Path, drawn) -> Mapped:
    """Opens a text and shows the map of one of its nodes."""

    def show(text: str, label: str) -> MapPage:
        path = tmp_path / "a.lmd"
        path.write_text(text, encoding="utf-8", newline="")
        services.session.put(Workspace.open(path))
        services.session.request_node(services.session.workspace.key(label))
        services.window.stage.toggle_map()
        drawn()
        return services.window.stage.map

    return show


@pytest.fixture
def weighed(services: Services, tmp_path: Path, qtbot) -> Callable[[str, str], Weighed]:
    """Opens a text and shows the evidence of one of its claims, as picture and as outline."""

    def show(text: str, label: str) -> Weighed:
        return Weighed(services, qtbot.waitUntil).show(text, label, tmp_path)

    return show


@pytest.fixture
def event_store(services: Services, packs_dir: Path, tmp_path: Path, qtbot) -> Weighed:
    """The sample of the event store with the evidence of its main claim up."""
    copy = tmp_path / "event-store.laplaspack"
    copy.write_bytes((packs_dir / "event-store.laplaspack").read_bytes())
    services.session.open(copy)
    services.session.findings.finish()
    main = "PostgreSQL was chosen because write contention was hurting the importer"
    return Weighed(services, qtbot.waitUntil).at(main)
