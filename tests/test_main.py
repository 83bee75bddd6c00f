"""The start sends commands to the command line, and everything else to the window."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT
from whydesk import __main__ as start
from whydesk import display, tour

Finding = display.Finding | None


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The file lists of the windows that were asked for; none is opened."""
    asked: list[list[str]] = []

    def note(paths: list[str]) -> int:
        asked.append(paths)
        return 0

    monkeypatch.setattr(start, "_window", note)
    return asked


def found(finding: Finding) -> Callable[..., Finding]:
    return lambda *_: finding


@pytest.mark.parametrize("arguments", [[], ["gone.lmd"], ["a.laplaspack", "b.lmd"], [str(ROOT)]])
def test_nothing_or_files_open_the_window(arguments: list[str], windows: list[list[str]]):
    assert start.main(arguments) == 0
    assert windows == [arguments]


def test_a_command_goes_to_the_command_line(
    windows: list[list[str]], packs_dir: Path, capsys: pytest.CaptureFixture[str]
):
    code = start.main(["why", str(packs_dir / "coffee.lmd"), "Subscription is the core offer"])

    assert code == 0
    assert "3 ancestor(s)" in capsys.readouterr().out
    assert windows == []


def test_a_slip_in_a_command_is_no_file(
    windows: list[list[str]], capsys: pytest.CaptureFixture[str]
):
    assert start.main(["wyh", "notes.lmd"]) == 2
    assert "wyh" in capsys.readouterr().err
    assert windows == []


def test_an_option_goes_to_the_command_line(
    windows: list[list[str]], capsys: pytest.CaptureFixture[str]
):
    assert start.main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("whydesk ")
    assert windows == []


def test_without_a_display_the_window_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    finding = display.Finding(display.Obstacle.NO_DISPLAY, "No display here.")
    monkeypatch.setattr(display, "window_finding", found(finding))

    assert start.main(["notes.lmd"]) == 3
    assert capsys.readouterr().err == "No display here.\n"


def test_the_tour_opens_the_sample_where_there_is_a_display(
    windows: list[list[str]], monkeypatch: pytest.MonkeyPatch, packs_dir: Path
):
    monkeypatch.setattr(display, "window_finding", found(None))

    assert start.main(["--tour"]) == 0
    assert windows == [[str(packs_dir / "coffee.laplaspack")]]


def test_the_tour_without_a_display_says_so_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    taken: list[Path] = []

    def note(sample: Path, folder: Path) -> int:
        taken.append(folder)
        return 0

    finding = display.Finding(display.Obstacle.NO_DISPLAY, "No display here.")
    monkeypatch.setattr(display, "window_finding", found(finding))
    monkeypatch.setattr(tour, "take", note)

    assert start.main(["--tour", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "No display here.\n"
    assert taken == [tmp_path]


def test_missing_libraries_are_named_instead_of_a_crash(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    finding = display.Finding(display.Obstacle.NO_LIBRARIES, "Install libegl1.", ("libegl1",))
    monkeypatch.setattr(display, "window_finding", found(finding))

    assert start.main(["--tour"]) == 3
    assert "Install libegl1." in capsys.readouterr().out


def test_without_a_display_nothing_is_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    finding = display.Finding(display.Obstacle.NO_DISPLAY, "No display here.")
    monkeypatch.setattr(display, "window_finding", found(finding))

    assert start.main(["--self-check"]) == 3
    assert capsys.readouterr().err == "No display here.\n"


def test_a_picture_needs_two_names(capsys: pytest.CaptureFixture[str]):
    assert start.main(["--picture", "only-one.png"]) == 2
    assert capsys.readouterr().err.startswith("Usage:")


def test_a_picture_of_a_file_that_is_not_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert start.main(["--picture", str(tmp_path / "out.png"), str(tmp_path / "gone.lmd")]) == 3
    assert "gone.lmd" in capsys.readouterr().err
    assert not (tmp_path / "out.png").exists()
