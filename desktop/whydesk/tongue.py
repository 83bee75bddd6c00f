"""The language of the window: which there are, which one is wished, and how it is taken up."""

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QSettings, QTranslator

from whydesk import paths
from whydesk.engine.wording import speak

KEY = "language"
SYSTEM = "system"
ENGLISH = "en"
# Each by its own name, so that it is found by those who read no other.
LANGUAGES = {ENGLISH: "English", "ko": "한국어"}
CONTEXT = "Whydesk"
_KEPT = 8192  # more than there are texts; with each number a text that counts is another


def wished(settings_path: Path) -> str:
    """The language that the settings name, else the system's first that there is."""
    settings = QSettings(str(settings_path), QSettings.Format.IniFormat)
    chosen = str(settings.value(KEY, SYSTEM))
    return chosen if chosen in LANGUAGES else of_the_system(QLocale.system().uiLanguages())


def of_the_system(wanted: list[str]) -> str:
    """The first of these locales (``ko-KR``) that there is a translation for, else English."""
    codes = (name.replace("_", "-").partition("-")[0] for name in wanted)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def compiled(language: str) -> Path:
    """The file of Qt's that holds a language."""
    return paths.resources_dir() / "translations" / f"whydesk_{language}.qm"


def take_up(language: str) -> None:
    """Speak a language from here on. Before any other room is loaded (see ``engine/wording.py``).

    A file that is missing leaves the window in English.
    """
    ours = QTranslator()
    if language == ENGLISH or not ours.load(str(compiled(language))):
        return

    @lru_cache(_KEPT)
    def spoken(text: str, comment: str, number: int) -> str:
        return ours.translate(CONTEXT, text, comment, number) or text

    speak(spoken)


def take_up_qt(app: QCoreApplication, language: str) -> None:
    """Have Qt's own words, as those of its buttons and menus, in a language. GUI thread."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    theirs = QTranslator(app)
    if language != ENGLISH and theirs.load(f"qtbase_{language}", folder):
        app.installTranslator(theirs)
