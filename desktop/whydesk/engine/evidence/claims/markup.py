"""The words of HTML as plain text: nothing in it is run, loaded or shown.

Read by a few patterns of bounded reach: the standard library's parser takes time beyond bounds for
tags that never end.
"""

import re
from collections.abc import Iterator
from html import unescape

_LONGEST_TAG = 4_000
_TAG = re.compile(r"<(/?)([A-Za-z][A-Za-z0-9:-]*)(?:[^>\"']|\"[^\"]*\"|'[^']*')*?>")
_LOOSE_TAG = re.compile(r"<(/?)([A-Za-z][A-Za-z0-9:-]*)[^>]*>")
_OTHER = re.compile(r"<[!?/][^>]*>")
_PAUSE = 200
_SILENT = frozenset(("script", "style", "head", "title", "template", "noscript", "svg", "object"))
_BLOCKS = frozenset(
    (
        *("p", "div", "section", "article", "header", "footer", "main", "aside", "nav", "figure"),
        *("h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "dt", "dd", "table", "thead"),
        *("tbody", "tr", "blockquote", "pre", "form", "fieldset", "address", "hr", "body"),
    )
)
_MARKS = {f"h{level}": "#" * level + " " for level in range(1, 7)} | {"li": "- "}
_CELLS = ("td", "th")


def text_of_html(html: str) -> str:
    """The text that a reader of a page sees; headings and list items are marked as in Markdown."""
    return "".join(pieces_of_html(html))


def pieces_of_html(html: str) -> Iterator[str]:
    """The same in pieces, for who pauses in between."""
    words = _Words()
    at = seen = 0
    while at < len(html):
        start = html.find("<", at)
        words.add(unescape(html[at : start if start >= 0 else len(html)]))
        if start < 0:
            break
        at = _past_markup(html, start, words)
        seen += 1
        if seen % _PAUSE == 0:
            yield words.taken()
    yield words.taken()


def _past_markup(html: str, start: int, words: "_Words") -> int:
    """Where what begins with this “<” ends; one that begins nothing is a letter like others."""
    if html.startswith("<!--", start):
        end = html.find("-->", start)
        return end + 3 if end >= 0 else len(html)
    end = html.find(">", start, start + _LONGEST_TAG) + 1 and start + _LONGEST_TAG
    tag = _TAG.match(html, start, end) or _LOOSE_TAG.match(html, start, end)
    if tag is None:
        other = _OTHER.match(html, start, end)
        if other is None:
            words.add("<")
        return other.end() if other else start + 1
    name = tag[2].lower()
    if tag[1]:
        words.close(name)
    elif name in _SILENT and not tag[0].endswith("/>"):
        return _past_silent(html, tag.end(), name)
    else:
        words.open(name)
    return tag.end()


def _past_silent(html: str, at: int, name: str) -> int:
    """The end of what is never read, such as a script; that of the text where it has none."""
    end = re.compile(rf"</{name}\s*>", re.IGNORECASE).search(html, at)
    return end.end() if end else len(html)


class _Words:
    """Gathers text; blocks are parted by a blank line, blanks outside ``pre`` are one."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._kept = 0
        self._breaks = 0
        self._blank = False
        self._begun = False

    def taken(self) -> str:
        """What was gathered since this was asked last."""
        found = "".join(self._pieces)
        self._pieces.clear()
        return found

    def open(self, name: str) -> None:
        """A tag opens."""
        if name in _BLOCKS:
            self._part(1 if name == "tr" else 2)
            self._kept += name == "pre"
        elif name == "li":
            self._part(1)
        elif name == "br":
            self._part(self._breaks + 1)
        if name in _CELLS:
            self._blank = True
            self._write("|")
            self._blank = True
        elif name in _MARKS:
            self._write(_MARKS[name])

    def close(self, name: str) -> None:
        """A tag closes."""
        if name in _BLOCKS:
            self._kept -= name == "pre" and self._kept > 0
            if name == "tr":
                self._blank = True
                self._write("|")
            self._part(1 if name == "tr" else 2)

    def add(self, text: str) -> None:
        """Text between tags."""
        if not text:
            return
        if self._kept:
            self._write(text)
            return
        words = " ".join(text.split())
        self._blank = self._blank or text[0].isspace()
        if words:
            self._write(words)
            self._blank = text[-1].isspace()

    def _part(self, lines: int) -> None:
        self._breaks = min(2, max(self._breaks, lines))
        self._blank = False

    def _write(self, text: str) -> None:
        if self._begun and self._breaks:
            self._pieces.append("\n" * self._breaks)
        elif self._begun and self._blank:
            self._pieces.append(" ")
        self._begun, self._breaks, self._blank = True, 0, False
        self._pieces.append(text)
