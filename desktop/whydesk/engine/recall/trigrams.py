"""An in-memory FTS5 index over three-letter pieces: finds substrings of any script, Korean too.

It only narrows: an answer of the index is a candidate that the searcher checks. So a search says
the same with it and without it (SQLite may lack FTS5, or its trigram tokenizer before 3.34).
Nothing of a stranger's file is queried: the index is made of our own reading of the source.
"""

import sqlite3
import weakref
from collections.abc import Iterable

_GRAM = 3


class Trigrams:
    """Which texts hold given substrings. Texts must be folded already; they are not kept.

    Any thread may use it, one at a time. Raises sqlite3.OperationalError where FTS5 lacks trigrams.
    """

    def __init__(self) -> None:
        self._connection = sqlite3.connect(":memory:", check_same_thread=False)
        # Whoever lets the search go need not close it: Python 3.13 warns of an open connection.
        self._close = weakref.finalize(self, self._connection.close)
        # Contentless and without positions: half the time and space, and candidates are checked
        # anyway. The text is passed in its final form, so the tokenizer must not fold it again.
        self._connection.execute(
            "CREATE VIRTUAL TABLE grams USING fts5"
            "(text, content='', detail='none', tokenize='trigram case_sensitive 1')"
        )

    def add(self, texts: Iterable[tuple[int, str]]) -> None:
        """Take texts in under numbers that are not in use."""
        self._connection.executemany("INSERT INTO grams(rowid, text) VALUES (?, ?)", texts)

    def remove(self, number: int, text: str) -> None:
        """Forget a text; it must be the one that was added under the number."""
        self._connection.execute(
            "INSERT INTO grams(grams, rowid, text) VALUES ('delete', ?, ?)", (number, text)
        )

    def candidates(self, terms: Iterable[str]) -> list[int] | None:
        """The numbers of all texts that may hold every term, or None where no term can narrow."""
        grams = {term[at : at + _GRAM] for term in terms for at in range(len(term) - _GRAM + 1)}
        grams = {gram for gram in grams if "\0" not in gram}
        if not grams:
            return None
        pattern = " AND ".join('"' + gram.replace('"', '""') + '"' for gram in sorted(grams))
        rows = self._connection.execute("SELECT rowid FROM grams WHERE grams MATCH ?", (pattern,))
        return [row[0] for row in rows]

    def close(self) -> None:
        self._close()
