"""What README and the other pages say is so."""

import re
import shlex

import pytest

from tests.conftest import ROOT
from whydesk.cli.main import COMMANDS
from whydesk.cli.main import main as command_line

PAGES = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/guide.md",
    "docs/guide.ko.md",
)
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of README in a language; those of none for an empty text."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_the_two_commands_stand_first():
    assert [line.split("#")[0].strip() for line in blocks("")[0].splitlines()] == [
        "make run",
        "make test",
    ]


def test_the_answer_in_readme_is_the_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(ROOT)
    block = next(block for block in blocks("") if block.startswith("$ whydesk"))
    command, _, answer = block.partition("\n")

    assert command_line(shlex.split(command)[2:]) == 0
    assert capsys.readouterr().out == answer


def test_the_example_in_python_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(ROOT)
    (example,) = blocks("python")

    exec(compile(example, "README.md", "exec"), {})

    assert "'Single-origin only'" in capsys.readouterr().out


def test_every_command_is_named_in_readme():
    table = README[README.index("| `whydesk`") : README.index("From Python (")]

    assert [name for name in COMMANDS if not re.search(rf"\b{name}\b", table)] == []


def test_each_guide_shows_the_pictures_of_its_language():
    english, korean = (
        re.findall(r"\]\((\S*)\.png\)", (ROOT / "docs" / name).read_text(encoding="utf-8"))
        for name in ("guide.md", "guide.ko.md")
    )

    assert korean == [f"{name}.ko" for name in english]


@pytest.mark.parametrize("page", PAGES)
def test_links_between_pages_lead_somewhere(page: str):
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)\)", text)

    assert [target for target in targets if not ((ROOT / page).parent / target).exists()] == []


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md", "packs/README.md"])
def test_files_that_are_named_exist(page: str):
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"`([\w./-]+/[\w-]+\.(?:py|md|toml|lmd))`", text)

    places = (ROOT, ROOT / "desktop" / "whydesk")
    assert [name for name in named if not any((place / name).exists() for place in places)] == []
