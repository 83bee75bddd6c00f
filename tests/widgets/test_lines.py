"""Texts broken into lines that fit, in any script and of any length."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF

from whydesk.widgets.lines import fitting, is_leftward

WIDTH = 200.0
WORDS = "Some words that go on for longer than one line of the card has room for, and then some."


@pytest.fixture
def font(qapp) -> QFont:
    made = QFont(qapp.font())
    made.setPixelSize(14)
    return made


@pytest.mark.parametrize(
    "text",
    [WORDS, "x" * 500, "👩‍👩‍👧 " * 60, "한국어 라벨은 이렇게 생겼습니다 " * 10, "שלום עולם " * 40],
)
@pytest.mark.parametrize("most", [1, 2, 3])
def test_lines_fit_and_the_last_is_cut(font: QFont, text: str, most: int):
    lines = fitting(text, font, WIDTH, most)

    assert len(lines) == most
    assert all(QFontMetricsF(font).horizontalAdvance(line) <= WIDTH + 1 for line in lines)
    assert lines[-1].endswith("…")


def test_what_fits_is_left_alone(font: QFont):
    assert fitting("Short", font, WIDTH, 3) == ["Short"]
    assert " ".join(fitting(WORDS, font, WIDTH, 20)) == WORDS


def test_a_million_letters_cost_no_more_than_what_is_seen(font: QFont):
    assert fitting("word " * 200_000, font, WIDTH, 2) == fitting("word " * 200, font, WIDTH, 2)


@pytest.mark.parametrize(
    ("text", "leftward"),
    [
        ("abc", False),
        ("שלום abc", True),
        ("abc שלום", False),
        ("12 عربي", True),
        ("…", False),
        ("\u2068שלום\u2069 · 1 step", False),
    ],
)
def test_the_first_letter_says_which_way_a_text_runs(text: str, leftward: bool):
    assert is_leftward(text) is leftward
