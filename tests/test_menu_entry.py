"""Whydesk in the menu of a Linux desktop: files that hold to their specifications, and go again."""

import configparser
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from whydesk import menu_entry, paths

ODD = ['/opt/Why desk 한글 $HOME/100% `x`/why"desk\\', "--flag"]
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux desktops")


def entry_of(folder: Path) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(folder / menu_entry.ENTRY, encoding="utf-8")
    return parser["Desktop Entry"]


def test_all_of_it_is_put_there_and_taken_out_again(tmp_path: Path):
    written = menu_entry.install(tmp_path, ["whydesk"])

    assert len(written) == 5 and all(path.is_file() for path in written)
    assert menu_entry.remove(tmp_path) == written
    assert not any(path.exists() for path in written)
    assert menu_entry.remove(tmp_path) == []


def test_the_entry_has_what_a_desktop_asks_for(tmp_path: Path):
    menu_entry.install(tmp_path, ["/usr/bin/whydesk"])
    entry = entry_of(tmp_path)

    assert entry["Exec"] == '"/usr/bin/whydesk" %F'
    assert entry["Type"] == "Application" and entry["Terminal"] == "false"
    assert set(entry["MimeType"].split(";")) == {"application/x-laplaspack", "text/x-lmd", ""}
    assert {"Name", "Comment", "Comment[ko]", "Icon", "Categories"} <= set(entry)


def test_an_odd_path_comes_out_of_the_entry_as_it_was(tmp_path: Path):
    menu_entry.install(tmp_path, ODD)
    value = entry_of(tmp_path)["Exec"].removesuffix(" %F")

    unescaped = value.replace("\\\\", "\\")  # every value of the file
    shell = f"printf '%s\\n' {unescaped}"  # whose quotes are those of the command in it
    parts = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=True).stdout
    assert parts.replace("%%", "%").splitlines() == ODD


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="no desktop-file-validate")
def test_the_validator_has_nothing_to_say(tmp_path: Path):
    menu_entry.install(tmp_path, ODD)

    command = ["desktop-file-validate", str(tmp_path / menu_entry.ENTRY)]
    assert subprocess.run(command, capture_output=True, text=True, check=False).stdout == ""


def test_both_endings_have_a_type_of_their_own_and_an_icon(tmp_path: Path):
    menu_entry.install(tmp_path, ["whydesk"])
    names = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    root = ET.parse(tmp_path / menu_entry.TYPES).getroot()
    types = {
        node.attrib["type"]: [glob.attrib["pattern"] for glob in node.findall("m:glob", names)]
        for node in root.findall("m:mime-type", names)
    }

    assert types == {"application/x-laplaspack": ["*.laplaspack"], "text/x-lmd": ["*.lmd"]}
    icons = {path.stem for path in tmp_path.rglob("*.svg")}
    assert {name.replace("/", "-") for name in types} < icons


@pytest.mark.skipif(
    not (shutil.which("gio") and shutil.which("update-mime-database")), reason="no gio"
)
def test_the_desktop_knows_a_pack_by_it(tmp_path: Path, packs_dir: Path):
    menu_entry.install(tmp_path, ["whydesk"])
    told = subprocess.run(
        ["gio", "info", "-a", "standard::content-type", str(packs_dir / "coffee.laplaspack")],
        env={
            "XDG_DATA_HOME": str(tmp_path),
            "XDG_DATA_DIRS": "/usr/share",
            "PATH": "/usr/bin:/bin",
        },
        capture_output=True,
        text=True,
        check=True,
    )

    assert "application/x-laplaspack" in told.stdout


def test_what_is_installed_is_this_very_program(tmp_path: Path):
    done = subprocess.run(
        [*menu_entry.own_program(), "--version"], cwd=tmp_path, capture_output=True, check=True
    )

    assert done.stdout.startswith(b"whydesk")


def test_the_folder_is_that_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.delenv("WHYDESK_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert paths.desktop_dir() == tmp_path

    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # which the specification has passed over
    assert paths.desktop_dir() == paths.home() / ".local" / "share"
