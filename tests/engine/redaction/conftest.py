"""Exports in tests: planned from texts, written, and searched byte by byte."""

import base64
import json
import unicodedata
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import quote

import pytest

from whydesk.engine.redaction.export import export
from whydesk.engine.redaction.plan import Plan, Redaction
from whydesk.engine.redaction.rules import Wish

Write = Callable[[Plan], Path]


def planned(text: str | Mapping[str, str], wish: Wish | None = None) -> Plan:
    """The plan for a text, or for several shards."""
    texts = {"main.lmd": text} if isinstance(text, str) else text
    return Redaction(texts, dict.fromkeys(texts, "")).plan(wish or Wish())


def shown(text: str | Mapping[str, str], wish: Wish | None = None) -> str:
    """The redacted text."""
    return "\n".join(planned(text, wish).texts.values())


def exported(
    folder: Path, text: str | Mapping[str, str], wish: Wish | None = None, name: str = "out"
) -> Path:
    """A text exported into a folder."""
    texts = {"main.lmd": text} if isinstance(text, str) else text
    redaction = Redaction(texts, dict.fromkeys(texts, ""))
    path = folder / f"{name}.laplaspack"
    export(redaction, redaction.plan(wish or Wish()), path)
    return path


def encodings(text: str) -> list[bytes]:
    """The bytes that a text could stand as in a file, made without the code under test."""
    found: list[bytes] = []
    for form in ("NFC", "NFD"):
        written = unicodedata.normalize(form, text)  # pyright: ignore[reportArgumentType]
        for case in (written, written.lower(), written.upper(), written.replace(" ", "_").lower()):
            found += [case.encode(), case.encode("utf-16-le"), case.encode("utf-16-be")]
            found += [
                json.dumps(case)[1:-1].encode(),
                quote(case).encode(),
                case.encode().hex().encode(),
            ]
            found += [base64.b64encode(b"xxx"[:lead] + case.encode())[4:-4] for lead in range(3)]
    return [one for one in found if len(one) >= 6]


def holds(path: Path, text: str) -> list[bytes]:
    """The encodings of a text that a file holds."""
    data = path.read_bytes()
    return [one for one in encodings(text) if one in data]


@pytest.fixture
def no_secure_delete(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite as it is elsewhere: what is deleted stays in the file's free pages."""
    import sqlite3

    connect = sqlite3.connect

    def careless(*arguments: object, **options: object) -> sqlite3.Connection:
        connection = connect(*arguments, **options)  # pyright: ignore
        connection.execute("PRAGMA secure_delete=OFF").fetchone()
        return connection

    monkeypatch.setattr(sqlite3, "connect", careless)
