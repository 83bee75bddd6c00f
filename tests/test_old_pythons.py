r"""Traps of Python releases that count as supported and that the tests may not be running on.

CPython before 3.11.5, such as Debian 12 has, mistakes a possessive group: ``(?:a|b)*+`` and
``(?>a|b)`` can fail where they should match (gh-106052). Single characters, ``[ab]*+``, are safe.
"""

import re

from tests.conftest import ROOT

_POSSESSIVE_GROUP = re.compile(r"(?<!\\)\)(?:[*+?]|\{\d*,?\d*\})\+|\(\?>")


def test_no_pattern_has_a_possessive_group():
    sources = sorted((ROOT / "desktop" / "whydesk" / "engine").rglob("*.py"))
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if _POSSESSIVE_GROUP.search(line)
    ]

    assert sources
    assert found == []


def test_the_look_finds_what_it_looks_for():
    assert _POSSESSIVE_GROUP.search(r"(?:a|b)*+")
    assert _POSSESSIVE_GROUP.search(r"(?:a|b)++")
    assert _POSSESSIVE_GROUP.search(r"(?>a|b)")
    assert not _POSSESSIVE_GROUP.search(r"[ab]*+\)*")
