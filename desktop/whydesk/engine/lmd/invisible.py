"""Characters that nobody can see: zero-width ones, bidi controls, NUL and the old separators.

A joiner that joins emoji, or letters of a script that is written with joiners, is not odd.
"""

import re
import unicodedata
from collections.abc import Iterator

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import (
    LineKind,
    Link,
    MalformedLink,
    Property,
    Ref,
    Statement,
    Thought,
)
from whydesk.engine.model import Diagnostic, Fix
from whydesk.engine.wording import tr

# Arabic to Myanmar, Khmer and Mongolian, the later Brahmic blocks, and the presentation forms.
_JOINING_SCRIPT = (
    "\u0600-\u109f\u1700-\u18af\u1900-\u1cff\ua800-\uabff\ufb50-\ufdff\ufe70-\ufefc"
    "\U00010a00-\U00011fff"
)
_EMOJI = "\u2190-\u2bff\u3030\u303d\u3297\u3299\ufe0f\U0001f000-\U0001faff"
_TAGS = "\U000e0001\U000e0020-\U000e007f"
ODD = re.compile(
    "(?:[\x00\x1c-\x1f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]"
    f"|(?<![{_JOINING_SCRIPT}])(?:\u200c|(?<![{_EMOJI}])\u200d|\u200d(?![{_EMOJI}]))"
    f"|(?<![\U0001f3f4{_TAGS}])[{_TAGS}]+)+"
)
_KEY_REGION = re.compile(r"[ \t]*>>[^\s:]*:?")
# The letters of ASCII that are printable, and the ends of lines.
_PLAIN = b"\n\r" + bytes(range(0x20, 0x7F))
_VERBATIM = (LineKind.CODE, LineKind.FRONT_MATTER)

Range = tuple[int, int, int]


def all_printable(text: str) -> bool:
    """Whether a few calls in C clear a text, as they nearly always do: odd is not printable.

    Of ASCII what is printable is left out in bytes, in half the time of asking for each letter.
    """
    rest = text.encode(errors="surrogatepass").translate(None, _PLAIN)
    return not rest or rest.decode(errors="surrogatepass").isprintable()


def odd_characters(site: Site, *, errors_only: bool = False) -> Iterator[Diagnostic]:
    """A problem for each run of odd characters: an error in labels, keys, ids; else a warning."""
    lines = site.chunk.lines
    if all_printable("".join(lines)):
        return
    naming: list[Range] | None = None
    for line, text in enumerate(lines):
        if text.isprintable():
            continue
        for match in ODD.finditer(text):
            if naming is None:
                naming = list(_naming_ranges(site.chunk))
            if any(at == line and a <= match.start() < b for at, a, b in naming):
                yield _in_a_name(site, line, match)
            elif not errors_only:
                yield _in_prose(site, line, match)


def _in_a_name(site: Site, line: int, match: re.Match[str]) -> Diagnostic:
    message = tr(
        "This name holds an invisible character ({named}), so it is not the name "
        "that it looks like.",
        named=_named(match),
    )
    fix = Fix(tr("Remove it"), (site.edit(line, *match.span(), ""),))
    return site.error("odd-character", site.span(line, *match.span()), message, fix)


def _in_prose(site: Site, line: int, match: re.Match[str]) -> Diagnostic:
    message = tr("There is an invisible character here ({named}).", named=_named(match))
    fix = Fix(tr("Remove it"), (site.edit(line, *match.span(), ""),))
    return site.warning("odd-character", site.span(line, *match.span()), message, fix)


def _named(match: re.Match[str]) -> str:
    character = match[0][0]
    code = f"U+{ord(character):04X}"
    name = unicodedata.name(character, "")
    return f"{code} {name}" if name else code


def _naming_ranges(chunk: Chunk) -> Iterator[Range]:
    """The (line, start, end) of all labels, keys and ids that the chunk writes."""
    if chunk.node is not None:
        yield _of_ref(0, chunk.node.ref)
    for statement in chunk.statements:
        yield from _of_statement(statement, chunk)
    for line, text in enumerate(chunk.lines):
        key = None if chunk.kinds[line] in _VERBATIM else _KEY_REGION.match(text)
        if key is not None:
            yield line, *key.span()


def _of_statement(statement: Statement, chunk: Chunk) -> Iterator[Range]:
    match statement:
        case Link(line=line, left=left, right=right):
            yield _of_ref(line, left)
            yield _of_ref(line, right)
        case MalformedLink(line=line, refs=refs) | Property(line=line, refs=refs):
            yield from (_of_ref(line, ref) for ref in refs)
            if isinstance(statement, Property) and statement.key == "id":
                yield line, statement.start, statement.end
        case Thought(line=line):
            named = (a for a in statement.attributes if a.name in ("on", "id"))
            yield from ((line, found.start, found.end) for found in named)
            yield from (_of_ref(at, ref) for at, ref in statement.mentions)
            yield from ((at, 0, len(chunk.lines[at])) for at, _ in statement.follows)
        case _:
            pass


def _of_ref(line: int, ref: Ref) -> Range:
    return line, ref.start, ref.end
