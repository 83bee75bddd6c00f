"""A run of the window in which every text that is translated carries a mark, and what has none.

``python -m tests.marked_words FILE`` opens a file whose own words are in no Latin letters, triggers
every command, looks at all that is in sight, and prints as JSON how many texts it saw, in which
windows, and those that hold Latin letters outside a mark.
"""

import re

OPEN, SHUT = "⟦", "⟧"
_MARKED = re.compile(f"{OPEN}[^{OPEN}{SHUT}]*{SHUT}")
# What stands as it is in every language: keys to press, endings of files, LMD's own words.
_AS_IT_IS = re.compile(
    r"\b(Ctrl|Shift|Alt|Enter|Return|Space|Tab|Esc|Del|PgUp|PgDown|Left|Right|Up|Down|Home|End|F\d+"
    r"|lmd|laplaspack|px|MB|SVG|PNG|PDF|Whydesk|\d\w*)\b"
)


def unmarked(text: str, own: frozenset[str]) -> str:
    """What is left of a text without its marked parts, its keys and LMD's own words."""
    before = ""
    while before != text:
        before, text = text, _MARKED.sub(" ", text)
    text = _AS_IT_IS.sub(" ", text)
    return " ".join(word for word in re.findall(r"[A-Za-z][\w-]+", text) if word not in own)
