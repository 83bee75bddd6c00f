"""The language of the window: which there are, which one is wished, and how it is taken up.

Qt is loaded only by a language that needs it; to ask which is wished takes none.
"""

import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from whydesk import paths
from whydesk.engine.wording import speak

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

KEY = "language"
SYSTEM = "system"
ENGLISH = "en"
# Each by its own name, so that it is found by those who read no other.
LANGUAGES = {ENGLISH: "English", "ko": "한국어"}
CONTEXT = "Whydesk"
_KEPT = 8192  # more than there are texts; with each number a text that counts is another


def wished(settings_path: Path) -> str:
    """The language that the settings name, else the system's first that there is."""
    chosen = _chosen(settings_path)
    if chosen in LANGUAGES:
        return chosen
    return of_the_system(_system_languages(os.environ, sys.platform))


def _chosen(settings_path: Path) -> str:
    """What the settings name. A parser is loaded only where there is something to read.

    A file that cannot be read wishes nothing; ``Settings`` says what is wrong with it.
    """
    written = ""
    with suppress(OSError, UnicodeDecodeError):
        written = settings_path.read_text(encoding="utf-8")
    if KEY not in written:
        return SYSTEM
    import configparser

    settings = configparser.ConfigParser(interpolation=None, strict=False)
    with suppress(configparser.Error):
        settings.read_string(written)
    return settings.get("General", KEY, fallback=SYSTEM)


def of_the_system(wanted: list[str]) -> str:
    """The first of these locales (``ko-KR``) that there is a translation for, else English."""
    codes = (re.split(r"[-_.@]", name)[0] for name in wanted)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def _system_languages(env: Mapping[str, str], platform: str) -> list[str]:
    """The locales that the system asks for, the first one first."""
    if platform in ("win32", "darwin"):
        from PySide6.QtCore import QLocale

        return QLocale.system().uiLanguages()
    names = (env.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "C")
    # As gettext has it: LANGUAGE is asked only where a locale is set at all.
    plain = locale.partition(".")[0] in ("C", "POSIX")
    return [] if plain else [*env.get("LANGUAGE", "").split(":"), locale]


def compiled(language: str) -> Path:
    """The file of Qt's that holds a language."""
    return paths.resources_dir() / "translations" / f"whydesk_{language}.qm"


def take_up(language: str) -> None:
    """Speak a language from here on. Before any other room is loaded (see ``engine/wording.py``).

    A file that is missing leaves the window in English.
    """
    if language == ENGLISH:
        return
    from PySide6.QtCore import QTranslator

    ours = QTranslator()
    if not ours.load(str(compiled(language))):
        return

    @lru_cache(_KEPT)
    def spoken(text: str, comment: str, number: int) -> str:
        return ours.translate(CONTEXT, text, comment, number) or text

    speak(spoken)


def take_up_qt(app: "QCoreApplication", language: str) -> None:
    """Have Qt's own words, as those of its buttons and menus, in a language. GUI thread."""
    if language == ENGLISH:
        return
    from PySide6.QtCore import QLibraryInfo, QTranslator

    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # Ours has what theirs lacks.
    for path in (Path(folder) / f"qtbase_{language}.qm", compiled(language)):
        words = QTranslator(app)
        if words.load(str(path)):
            app.installTranslator(words)
