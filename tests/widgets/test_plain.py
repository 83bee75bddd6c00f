"""Text made fit to be painted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument

from whydesk.widgets.plain import (
    lines_of,
    one_line,
    tooltip,
    unturned,
    visible,
    without_marks,
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("two\n  lines\tand a tab", "two lines and a tab"),
        ("bell \x07 turn \u202e", "bell \ufffd turn \ufffd"),
        ("family 👨\u200d👩\u200d👧 می\u200cخواهم", "family 👨\u200d👩\u200d👧 می\u200cخواهم"),
        ("", ""),
    ],
)
def test_a_text_on_one_line(text: str, shown: str):
    assert one_line(text) == shown


def test_a_cut_is_shown():
    assert one_line("word " * 10, 9) == "word word…"
    assert one_line("x" * 1_000_000) == "x" * 400 + "…"
    assert lines_of("a\nb", 400) == "a\nb"
    assert lines_of("a\n" * 500, 9).endswith("…")


@given(st.text())
def test_what_is_shown_can_be_seen_and_is_short(text: str):
    shown = one_line(text, 20)
    assert len(shown) <= 21
    assert not set(shown) & {"\n", "\r", "\x00", "\x1b", "\u202e", "\u2066"}


@given(st.text("<b>&;a\n/", max_size=20))
def test_a_tooltip_says_just_the_text(text: str):
    document = QTextDocument()
    document.setHtml(tooltip(text))
    assert document.toPlainText() == lines_of(text)


def test_a_name_in_the_frame_has_no_verdict_shapes():
    shown = without_marks("✓ Sealed\u202e, intact ✗ ✅.lmd")
    assert not any(character in shown for character in "✓✗✅\u202e")
    assert shown.endswith(".lmd")


def test_what_the_program_set_apart_stays_apart():
    assert unturned("\u2068a\u202eb\u2069") == "\u2068a\N{REPLACEMENT CHARACTER}b\u2069"
    assert "\u2068" not in visible("\u2068a\u2069")
