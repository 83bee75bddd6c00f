"""The keys of the menus: each opens one entry, in every language."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu

from scripts.translations import LANGUAGES, translated
from whydesk.app import Services


def menus(services: Services) -> Iterator[tuple[str, list[str]]]:
    """The menu bar and every menu under it, with the texts of their entries."""
    bar = services.window.menus.bar
    yield "the menu bar", [action.text() for action in bar.actions()]
    for menu in services.window.findChildren(QMenu):
        yield menu.title(), [action.text() for action in menu.actions() if action.text()]


def twice(texts: list[str]) -> list[str]:
    """The mnemonics that several of these texts have."""
    keys = [found[0].lower() for text in texts if (found := re.findall(r"&(\w)", text))]
    return sorted({key for key in keys if keys.count(key) > 1})


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_key_stands_twice_in_a_menu(services: Services, language: str):
    words = {source: told for (source, _), told in translated(language).items()}
    found = {
        title: clash
        for title, texts in menus(services)
        if (clash := twice([words.get(text, text) for text in texts]))
    }

    assert found == {}
