"""Brings the translations up to date: what the code says, what is translated of it, and Qt's file.

``make translations`` reads every ``tr`` and ``counted`` of the program, keeps what is translated,
marks what is not, drops what nobody says any more, and compiles the rest. Each message stands on a
line of its own, in order, so that two branches seldom touch the same place.
"""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
CODE = ROOT / "desktop" / "whydesk"
FOLDER = ROOT / "resources" / "translations"
CONTEXT = "Whydesk"
LANGUAGES = ("ko",)
# What Qt says in dialogs that the program shows, and its own translations lack, by Qt's contexts.
QT = {"QFileDialog": ("&Directory:", "&Look in:", "Files of &type:")}
_LINE = {"\n": "&#10;", "\t": "&#9;"}


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """Something the program says. ``singular`` is its English for one, of a text that counts;
    ``given`` are the values that a call brings for its braces; ``context`` is Qt's own for what Qt
    says.
    """

    source: str
    comment: str = ""
    context: str = field(default=CONTEXT, compare=False)
    singular: str = field(default="", compare=False)
    given: frozenset[str] = field(default=frozenset(), compare=False)

    @property
    def counts(self) -> bool:
        return bool(self.singular)


def messages(code: Path = CODE) -> dict[Message, str]:
    """All that is said, each with a place. Raises ValueError at what is no literal."""
    found = {Message(text, context=name): name for name, texts in QT.items() for text in texts}
    for path in sorted(code.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = f"{path.relative_to(code)}:{node.lineno}"
                if (message := _message(node, node.func.id, place)) is not None:
                    found.setdefault(message, place)
    return found


def _message(call: ast.Call, name: str, place: str) -> Message | None:
    given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    if name == "tr":
        source, comment, *_ = *_literals(call.args, place), ""
        return Message(source, comment, given=given)
    if name == "counted":
        singular, many = _literals(call.args[1:], place)
        return Message(many, singular=singular, given=given | {"n"})
    return None


def _literals(arguments: Iterable[ast.expr], place: str) -> Iterator[str]:
    for argument in arguments:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise ValueError(f"{place}: only a literal can be translated")
        yield argument.value


def ts_path(language: str) -> Path:
    """The file that translators work in."""
    return FOLDER / f"whydesk_{language}.ts"


def qm_path(language: str) -> Path:
    """The file that the program reads."""
    return FOLDER / f"whydesk_{language}.qm"


def translated(language: str) -> dict[tuple[str, str], str]:
    """Source and comment to translation, empty where that is not finished."""
    found: dict[tuple[str, str], str] = {}
    path = ts_path(language)
    if not path.exists():
        return found
    for message in ET.parse(path).iter("message"):
        words = message.find("translation")
        if words is None:
            continue
        form = words.find("numerusform")
        text = (words if form is None else form).text or ""
        key = (message.findtext("source") or "", message.findtext("comment") or "")
        # Two branches may both have brought it; one of them may be unfinished.
        found[key] = text or found.get(key, "")
    return found


def ts_text(language: str, said: Iterable[Message], words: Mapping[tuple[str, str], str]) -> str:
    """The translators' file as it should be."""
    rows: dict[str, list[str]] = {name: [] for name in (CONTEXT, *QT)}
    for message in said:
        own = words.get((message.source, message.comment), "")
        rows[message.context].append(_row(message, own))
    head = (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        f'<TS version="2.1" language="{language}" sourcelanguage="en">\n'
    )
    contexts = (
        f"<context><name>{name}</name>\n{''.join(own)}</context>\n" for name, own in rows.items()
    )
    return head + "".join(contexts) + "</TS>\n"


def write(language: str, said: Iterable[Message], words: Mapping[tuple[str, str], str]) -> None:
    """Write the translators' file anew."""
    text = ts_text(language, said, words)
    ts_path(language).write_text(text, encoding="utf-8", newline="\n")


def _row(message: Message, words: str) -> str:
    comment = f"<comment>{escape(message.comment)}</comment>" if message.comment else ""
    form = escape(words, _LINE)
    if message.counts:
        form = f"<numerusform>{form}</numerusform>"
    numerus = ' numerus="yes"' if message.counts else ""
    open_end = "" if words else ' type="unfinished"'
    source = escape(message.source, _LINE)
    return (
        f"<message{numerus}><source>{source}</source>{comment}"
        f"<translation{open_end}>{form}</translation></message>\n"
    )


def main() -> int:
    """Bring all languages up to date; 1 where something is left to translate."""
    said = sorted(messages())
    left = 0
    for language in LANGUAGES:
        words = translated(language)
        write(language, said, words)
        lrelease = Path(sys.executable).parent / "pyside6-lrelease"
        paths = [str(ts_path(language)), "-qm", str(qm_path(language))]
        subprocess.run([lrelease, "-silent", *paths], check=True)
        for message in said:
            if not words.get((message.source, message.comment)):
                left += 1
                print(f"{language}: not translated: {message.source!r}")
    print(f"{len(said)} messages, {left} to translate")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
