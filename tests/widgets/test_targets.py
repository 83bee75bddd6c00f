"""Where a file is to be written: nothing of another kind is ever written over."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from tests.conftest import ROOT
from whydesk.widgets.targets import ask_target

_KINDS = {"Pack (*.laplaspack)": ".laplaspack", "Text (*.lmd)": ".lmd"}
_PICTURE = {"PDF (*.pdf)": ".pdf"}


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch):
    """Has the dialog answer with these names and kinds in turn; what was suggested each time."""

    def with_(*told: tuple[Path | str, str]) -> list[str]:
        answers: Iterator[tuple[Path | str, str]] = iter(told)
        suggested: list[str] = []

        def choose(_parent, _title, suggestion: str, *_) -> tuple[str, str]:
            suggested.append(suggestion)
            name, kind = next(answers)
            return str(name), kind

        monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
        return suggested

    return with_


def test_a_name_of_the_kind_is_taken_as_it_is(answer, tmp_path: Path):
    answer((tmp_path / "A.PDF", "PDF (*.pdf)"))
    assert ask_target(None, "t", tmp_path / "x.pdf", _PICTURE) == tmp_path / "A.PDF"


def test_a_picture_with_the_name_of_a_pack_is_no_pack(answer, tmp_path: Path):
    (tmp_path / "kept.laplaspack").touch()
    answer((tmp_path / "kept.laplaspack", "PDF (*.pdf)"))
    found = ask_target(None, "t", tmp_path / "x.pdf", _PICTURE)
    assert found == tmp_path / "kept.laplaspack.pdf"


def test_the_chosen_kind_gives_the_ending(answer, tmp_path: Path):
    answer((tmp_path / "notes.v2", "Text (*.lmd)"))
    assert ask_target(None, "t", tmp_path / "x", _KINDS) == tmp_path / "notes.v2.lmd"
    answer((tmp_path / "notes", ""))
    first = "Text (*.lmd)"
    assert ask_target(None, "t", tmp_path / "x", _KINDS, first=first) == tmp_path / "notes.lmd"
    answer((tmp_path / "notes", ""))
    assert ask_target(None, "t", tmp_path / "x", _KINDS) == tmp_path / "notes.laplaspack"


def test_further_endings_may_be_written(answer, tmp_path: Path):
    answer((tmp_path / "a.svg", "PDF (*.pdf)"))
    found = ask_target(None, "t", tmp_path / "x.pdf", _PICTURE, also=(".svg",))
    assert found == tmp_path / "a.svg"


def test_a_longer_name_that_is_taken_is_asked_about(answer, tmp_path: Path):
    (tmp_path / "a.b.pdf").touch()
    suggested = answer((tmp_path / "a.b", "PDF (*.pdf)"), ("", ""))
    assert ask_target(None, "t", tmp_path / "x.pdf", _PICTURE) is None
    assert suggested == [str(tmp_path / "x.pdf"), str(tmp_path / "a.b.pdf")]


def test_where_none_is_replaced_nothing_is_asked_again(answer, tmp_path: Path):
    (tmp_path / "a.b.pdf").touch()
    answer((tmp_path / "a.b", ""))
    found = ask_target(None, "t", tmp_path / "x.pdf", _PICTURE, unless_there=True)
    assert found == tmp_path / "a.b.pdf"


def test_nothing_else_asks_where_to_write():
    asking = [
        path.relative_to(ROOT / "desktop/whydesk").as_posix()
        for path in (ROOT / "desktop").rglob("*.py")
        if "getSaveFileName" in path.read_text(encoding="utf-8")
    ]
    assert asking == ["widgets/targets.py"]
