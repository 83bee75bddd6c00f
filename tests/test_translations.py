"""Every text on screen can be translated, and is."""

import ast
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from scripts.translations import (
    CODE,
    LANGUAGES,
    Message,
    messages,
    qm_path,
    translated,
    ts_path,
    ts_text,
)
from tests.conftest import ROOT
from tests.unwrapped import unwrapped
from whydesk import tongue

ROOMS = ("canvas", "dialogs", "editor", "engine", "panels", "session", "theme", "widgets", "window")
# Files whose English nobody reads on screen, and why; the rest is named text by text.
NOT_READ = {
    "engine/evidence/claims/": "English that rules look for, and what is written into the text",
    "engine/lmd/templates.py": "LMD",
    "engine/pack/schema.py": "SQL",
    "engine/pack/origins.py": "SQL",
    "theme/": "fonts, and a style sheet",
    "widgets/svg.py": "SVG",
}
NOT_READ_TEXTS = frozenset({
    "derived from",  # a role, as it is written
    "fully supported", "not fully supported",  # of the command line; the panel has its own words
    "virtual table",  # SQLite's kind, which is compared
    "Another {} of «{}»{}: {}", "What only the tables said",  # written into the text
    "@@note on=a", "Redacted {} {}",
    "map for the reader", "reader side", "reader file", "redacted export",  # names of tasks
    "# Signers whose seals are known. This file may be shared; it holds no secrets.\n",
    "&amp;", "&lt;", "&gt;",  # HTML's own
    "Dropbox", "OneDrive", "iCloud Drive", "icloud drive", "Syncthing", "Google Drive",
    "google drive", "Nextcloud",
})  # fmt: skip
_TECHNICAL = re.compile(
    r"[<\[(]|SELECT |INSERT |CREATE |DELETE |UPDATE |\w+Request\(|[A-Z][a-z]+([A-Z][a-z]+)*$"
)

SAID = messages()
KEYS = {(message.source, message.comment): message for message in SAID}

# A number, and a verb that would be another if it were one; and where it is never one.
_OF_MANY = re.compile(
    r"\{\w+:,\}.*\b(are|were|have|do|hold|keep|lose|block|fall|stand|need|differ)\b"
)
# A number that no form of the sentence is chosen by, and a noun that would be another for one.
_MANY_THINGS = re.compile(r"(?<!Line )\{(\w+:,|number|candidates)\} (\w+ )?\w{2,}s\b")
NEVER_ONE = frozenset({
    "All {n:,} files…",
    "Export:   {name}, {size:,} bytes, {time}",
    "Putting in {number:,} lines…",
    "{length:,} characters. A line as long as this is folded in the text, so that typing stays "
    "quick; it is kept and saved letter by letter.",
    "{places}, in {files:,} files.",
    "{table} has more than {most:,} rows",
    "{table} has {stored:,} rows; the source gives {expected:,}.",
    "{words}; the first {most:,} are listed",
    "«{label}» names {candidates} nodes.",
    "“{new}” is an alias of {number} nodes already.",
})  # fmt: skip
# What is one thing of many, or many: a claim has one group by itself, and other words for it.
MANY_OF = frozenset({"{n} of {groups:,} groups hold"})


def told_of_counted(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Each text of ``tr`` with the name of a value in it that ``counted`` gives."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    given = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and "counted(" in ast.unparse(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for call in calls:
        if ast.unparse(call.func) == "tr" and call.args:
            for value in call.keywords:
                words = ast.unparse(value.value)
                if "counted(" in words or words in given:
                    yield ast.literal_eval(call.args[0]), value.arg or ""


def fields(text: str) -> Counter[str]:
    """The names in a text's braces."""
    return Counter(re.findall(r"\{(\w+)", text))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def test_every_text_is_translated(language: str):
    words = translated(language)

    assert [key for key in KEYS if not words.get(key)] == [], "run `make translations`"
    assert [key for key in words if key not in KEYS] == [], "run `make translations`"


def test_a_sentence_whose_verb_hangs_on_a_number_is_counted():
    plain = {message.source for message in SAID if not message.counts} - NEVER_ONE
    assert [text for text in plain if _OF_MANY.search(text)] == []


def test_a_noun_behind_a_number_is_counted():
    said = {message.source for message in SAID} - NEVER_ONE - MANY_OF
    assert [text for text in said if _MANY_THINGS.search(text)] == []


def test_a_sentence_about_what_was_counted_is_counted_itself():
    about = [
        (text, name)
        for path in sorted(CODE.rglob("*.py"))
        for text, name in told_of_counted(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert ("{places} in {files}", "files") in about
    verb = r"\{%s\}[^.;]*\b(are|have|do|hold|keep|lose|block|fall|stand|need|differ|name)\b"
    assert [text for text, name in about if re.search(verb % name, text)] == []


def test_the_file_is_as_the_script_writes_it(language: str):
    written = ts_path(language).read_text(encoding="utf-8")

    assert ts_text(language, sorted(KEYS.values()), translated(language)) == written


def test_what_the_program_reads_is_what_translators_wrote(language: str):
    spoken = QTranslator()
    assert spoken.load(str(qm_path(language)))

    def said(message: Message) -> str | None:
        number = 2 if message.counts else -1
        return spoken.translate(message.context, message.source, message.comment, number)

    stale = [key for key, words in translated(language).items() if said(KEYS[key]) != words]

    assert stale == [], "run `make translations`"


def fits(message: Message, words: str) -> bool:
    """Whether a translation has the values of its source; it may choose where more are given."""
    wanted, found = fields(message.source), fields(words)
    spare = message.given - wanted.keys() - fields(message.singular).keys()
    return found.keys() <= message.given if spare else found.keys() == wanted.keys()


def test_values_are_the_same_in_both(language: str):
    words = translated(language)

    assert [m.source for key, m in KEYS.items() if not fits(m, words[key])] == []


def test_every_value_is_given_by_the_call():
    wanted = {m: fields(m.source).keys() | fields(m.singular).keys() for m in SAID}

    # A text without any is a template that is filled later.
    assert [m.source for m in SAID if m.given and not wanted[m] <= m.given] == []


def test_mnemonics_are_the_same_in_number(language: str):
    def marks(text: str) -> int:
        return len(re.findall(r"&(?!&)\w", text.replace("&&", "")))

    words = translated(language)

    assert [key for key in KEYS if marks(key[0]) != marks(words[key])] == []


def test_the_guide_has_the_same_chapters_and_pictures(language: str):
    def bones(name: str) -> list[str]:
        text = (ROOT / "docs" / name).read_text(encoding="utf-8")
        return re.findall(r"^#+ |\]\(([^)]+)\)|(`[^`]*[a-z>@-]`)", text, re.MULTILINE)

    guide = translated(language)["guide.md", "the user guide in this language"]

    assert len(bones(guide)) == len(bones("guide.md"))


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_is_said_that_cannot_be_translated(room: str):
    found = [
        f"{path.relative_to(CODE)}:{line}: {text}"
        for path in sorted((CODE / room).rglob("*.py"))
        if not path.relative_to(CODE).as_posix().startswith(tuple(NOT_READ))
        for line, text in unwrapped(path)
        if text not in NOT_READ_TEXTS and not _TECHNICAL.match(text)
    ]

    assert found == []


def test_all_that_is_in_sight_is_translated(tmp_path: Path, user_home: Path):
    path = tmp_path / "папка" / "проба.lmd"
    path.parent.mkdir()
    path.write_bytes((ROOT / "tests/fixtures/tongues/cyrillic.lmd").read_bytes())
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'desktop'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.marked_words", str(path)]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, timeout=300, check=True)
    told = json.loads(done.stdout)

    assert told["bare"] == []
    assert told["seen"] > 1000
    assert len(told["windows"]) > 20


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["ko-KR", "en-US"], "ko"), (["ko_KR"], "ko"), (["de-DE", "ko-KR"], "ko"),
        (["en-GB", "ko-KR"], "en"), (["C"], "en"), ([], "en"),
    ],
)  # fmt: skip
def test_the_first_language_of_the_system_that_there_is(wanted: list[str], found: str):
    assert tongue.of_the_system(wanted) == found


@pytest.mark.parametrize(
    ("env", "found"),
    [
        ({"LANG": "ko_KR.UTF-8"}, "ko"), ({"LANG": "ko_KR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:ko:en"}, "ko"), ({}, "en"),
        ({"LANG": "C", "LANGUAGE": "ko"}, "en"), ({"LC_MESSAGES": "ko", "LANG": "en_US"}, "ko"),
    ],
)  # fmt: skip
def test_the_system_is_asked_as_gettext_asks_it(env: dict[str, str], found: str):
    assert tongue.of_the_system(tongue._system_languages(env, "linux")) == found


def test_a_damaged_settings_file_wishes_nothing(tmp_path: Path):
    path = tmp_path / "settings.ini"
    path.write_bytes(b"\xff\x00[General\nlanguage")

    assert tongue.wished(path) == "en"


def test_a_start_in_english_needs_no_qt_for_its_language():
    code = (
        "import sys; from whydesk import tongue, paths;"
        "tongue.take_up(tongue.wished(paths.settings_path())); print('PySide6' in sys.modules)"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT / "desktop")}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)

    assert done.stdout.decode().strip() == "False"


def test_a_language_that_was_chosen_goes_before_the_systems(tmp_path: Path):
    path = tmp_path / "settings.ini"
    path.write_text("[General]\nlanguage=ko\n", encoding="utf-8")

    assert tongue.wished(path) == "ko"


def test_a_text_at_the_top_of_a_module_is_in_the_language_that_was_taken_up():
    code = (
        "from whydesk import tongue; tongue.take_up('ko');"
        "from whydesk.window.commands import Menu; print(Menu.FILE.value)"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)

    assert done.stdout.decode().strip() == "파일(&F)"


def test_the_program_finds_its_language_before_it_says_anything(user_home: Path):
    settings = user_home / "config" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text("[General]\nlanguage=ko\n", encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(ROOT / "desktop")}
    command = [sys.executable, "-m", "whydesk", "--self-check"]
    done = subprocess.run(command, env=env, timeout=120, check=False)

    assert done.returncode == 0
