"""What may be typed at a caret. Looks at one line only."""

import re

from msgspec.structs import replace

from whydesk.engine.lmd.completion import NOTHING, Completion, CompletionKind
from whydesk.engine.lmd.statements import LineKind, group_name
from whydesk.engine.lmd.vocabulary import DEFAULT_ROLE, VALUED_KEYS, is_edge_key

_VERBATIM = (LineKind.CODE, LineKind.FRONT_MATTER)
_IN_THOUGHT = (LineKind.THOUGHT_BODY, LineKind.THOUGHT_CLOSE)
_REF = r"\[\[((?:[^\]\[]|\](?!\])|\[(?!\[))+)\]\]"
_FREE = r"(?:[^\]\[]|\](?!\])|\[(?!\[))*"
_OPEN_REF = re.compile(rf"\[\[({_FREE})$")
_REST_OF_REF = re.compile(rf"({_FREE}?)\]\]")
_LINK_START = re.compile(
    rf"[ ]{{0,3}}{_REF}[ \t]*(?P<arrow>→|-+>?|>(?!>)|←|<-*)[ \t]*(?P<role>.*)$"
)
_KEY = re.compile(r"[ ]{0,3}(?:\[\[[^\]]*\]\][ \t]*)?>>([A-Za-z0-9_-]*)$")
_VALUE = re.compile(r"[ ]{0,3}(?:\[\[[^\]]*\]\][ \t]*)?>>([A-Za-z0-9_-]+):[ \t]*(.*)$")
_THOUGHT_TYPE = re.compile(r"[ ]{0,3}@@([\w-]*)$")
_THOUGHT = re.compile(r"[ ]{0,3}@@[^\W\d_][\w-]*[ \t]")
_ATTRIBUTE = re.compile(r'[ \t](?:([A-Za-z_][\w-]*)=("(?:[^"\\]|\\.)*|[^\s"]*)|([\w-]*))$')
_FOLLOW = re.compile(r"[ \t]*then>[ \t]*(\S*)$")
_WORD = re.compile(r"[\w-]*")
_DASHES = re.compile(rf"[ ]{{0,3}}{_REF}[ \t]*(?P<dashes>-+>)$")
# The word that a value consists of or, as in ``>>withdrawn: 2026-07-02, reason``, begins with.
_FIRST_WORD = re.compile(r"[^\s,]*$")
_REST_OF_WORD = re.compile(r"[^\s,]*")
# In a value made of references: the next one, begun without its brackets or not at all.
_EXPECTED = re.compile(r"(?:^|([&,;]))[ \t]*([^\[\]&,;]*)$")
_NAMED = re.compile(r"\(([^()]+)\)[ \t]*([^\[\]]+)$")
_ROLE_WORD = re.compile(r"[A-Za-z][\w-]*")
# An equals sign means that the next quote opens another attribute's value.
_REST_OF_QUOTED = re.compile(r'[^"=]*"')
_SOLID = re.compile(r"\S*")


def complete_at(line: str, column: int, kind: LineKind) -> Completion:
    """What may be typed at a column of a line of this kind; NONE in code and front matter."""
    if kind in _VERBATIM:
        return NOTHING
    before, after = line[:column], line[column:]
    in_ref = _OPEN_REF.search(before)
    if in_ref is not None and before.count("`", 0, in_ref.start()) % 2 == 0:
        return _in_brackets(before, after, in_ref, kind)
    if kind in _IN_THOUGHT:
        return _in_thought(before, after)
    for rule in (_after_label, _key, _value, _thought_type, _attribute):
        found = rule(before, after)
        if found is not None:
            return found
    return NOTHING


def complete_after(line: str, column: int, kind: LineKind) -> Completion:
    """What may be typed behind a word that was just chosen, which brings the blank between along.

    So a thought's line is written choice by choice, and giving up after any leaves no blank.
    """
    if kind in _VERBATIM or line[column : column + 1].strip():
        return NOTHING
    found = complete_at(line[:column] + " " + line[column:], column + 1, kind)
    if found.kind is not CompletionKind.ATTRIBUTE or found.prefix:
        return NOTHING
    return replace(found, start=column, end=column, lead=" " + found.lead)


def arrow_start(line: str, column: int, kind: LineKind) -> int | None:
    """The column at which ``->`` begins where it was just typed as a link's arrow, else None.

    In prose, code, thoughts and values it is only two signs.
    """
    if kind in _VERBATIM or kind in _IN_THOUGHT:
        return None
    found = _DASHES.match(line[:column])
    return found.start("dashes") if found else None


# --- references and links -------------------------------------------------------------------------


def _in_brackets(before: str, after: str, opened: re.Match[str], kind: LineKind) -> Completion:
    """Inside ``[[…``: what it names by what stands before the brackets."""
    rest = _REST_OF_REF.match(after)
    start = opened.start(1)
    end = len(before) + (rest.end(1) if rest else 0)
    tail = "" if rest else "]]"
    what, source, role, name = CompletionKind.LABEL, "", "", ""
    lead = before[: opened.start()]
    link, value = _LINK_START.match(lead), _VALUE.match(lead)
    if kind not in _IN_THOUGHT and link is not None and _closed_role(link["role"]) is not None:
        what, source = CompletionKind.TARGET, link[1].strip()
        role = _closed_role(link["role"]) or DEFAULT_ROLE
    elif kind not in _IN_THOUGHT and value is not None:
        what, role, name = _by_key(value[1])
    return Completion(what, opened[1], start, end, source, role, name, "", tail)


def _by_key(key: str) -> tuple[CompletionKind, str, str]:
    """What a reference in a property's value is: a leg, the target of a role, or just a label."""
    if group_name(key) is not None:
        return CompletionKind.LEG, "supports", key
    if is_edge_key(key):
        return CompletionKind.TARGET, key, key
    return CompletionKind.LABEL, "", key


def _closed_role(text: str) -> str | None:
    """The role in ``(role)`` with nothing but blanks behind, "" where none is opened, else None."""
    plain = text.strip()
    if not plain:
        return ""
    return plain[1:-1].strip() if plain[0] == "(" and plain.find(")") == len(plain) - 1 else None


def _after_label(before: str, after: str) -> Completion | None:
    """Behind ``[[A]]`` and an arrow: a role while it is open, then the target."""
    link = _LINK_START.match(before)
    if link is None:
        return None
    source, arrow, text = link[1].strip(), link["arrow"], link["role"]
    role = _closed_role(text)
    if role is None:
        if text[:1] == "(" and ")" not in text:
            return _open_role(before, after, link, source)
        if _ROLE_WORD.fullmatch(before, link.end("arrow")) and arrow[0] not in "<←":
            return _bare_role(before, after, link, text)
        return _bare_target(before, link, source)
    if role or text.strip():
        lead = "" if before[-1:].isspace() else " "
        end = len(before)
        return Completion(CompletionKind.TARGET, "", end, end, source, role, "", f"{lead}[[", "]]")
    if arrow[0] in "<←":
        return NOTHING
    return _bare_role(before, after, link, "")


def _bare_target(before: str, link: re.Match[str], source: str) -> Completion:
    """A target begun behind ``(role)`` without its brackets: they are put there with it."""
    named = _NAMED.match(link["role"])
    if named is None:
        return NOTHING
    start, end = link.start("role") + named.start(2), len(before)
    lead = "[[" if named[0][named.start(2) - 1].isspace() else " [["
    target = CompletionKind.TARGET
    return Completion(target, named[2], start, end, source, named[1].strip(), "", lead, "]]")


def _bare_role(before: str, after: str, link: re.Match[str], typed: str) -> Completion:
    """A role right behind the arrow, its brackets not typed: they are put there with it."""
    start = link.start("arrow")
    lead = "→(" if before[start - 1 : start].isspace() else " →("
    tail = ")" if after[:1].isspace() else ") "
    source = link[1].strip()
    return Completion(CompletionKind.ROLE, typed, start, len(before), source, "", "", lead, tail)


def _open_role(before: str, after: str, link: re.Match[str], source: str) -> Completion:
    close = after.find(")")
    has_end = close >= 0 and "[[" not in after[:close]
    start = link.start("role") + 1
    end = len(before) + (close if has_end else 0)
    tail = "" if has_end else ") "
    return Completion(CompletionKind.ROLE, before[start:].lstrip(), start, end, source, tail=tail)


# --- properties -----------------------------------------------------------------------------------


def _key(before: str, after: str) -> Completion | None:
    match = _KEY.match(before)
    if match is None:
        return None
    rest = _length(_WORD, after)
    tail = "" if after[rest:].startswith(":") else ": "
    return Completion(CompletionKind.KEY, match[1], match.start(1), len(before) + rest, tail=tail)


def _value(before: str, after: str) -> Completion | None:
    match = _VALUE.match(before)
    if match is None:
        return None
    key, typed, end = match[1], match[2], len(before)
    if key == "type" or key == "visibility" or key.startswith("visibility-"):
        of_type = key == "type"
        what = CompletionKind.TYPE_VALUE if of_type else CompletionKind.VISIBILITY_VALUE
        rest = end + len(after.rstrip())
        return Completion(what, typed, match.start(2), rest, name=key)
    what, role, name = _by_key(key)
    if what is CompletionKind.LABEL:
        return _first_word(key, typed, match.start(2), after)
    begun = _EXPECTED.search(typed)
    if begun is None:
        return NOTHING
    start = match.start(2) + begun.start(2)
    lead = " [[" if begun[1] and begun.start(2) == begun.end(1) else "[["
    return Completion(what, begun[2], start, end, "", role, name, lead, "]]")


def _first_word(key: str, typed: str, start: int, after: str) -> Completion:
    """The word that the value of some keys begins with."""
    if key not in VALUED_KEYS or not _FIRST_WORD.match(typed):
        return NOTHING
    end = start + len(typed) + _length(_REST_OF_WORD, after)
    return Completion(CompletionKind.VALUE, typed, start, end, name=key)


# --- thoughts -------------------------------------------------------------------------------------


def _thought_type(before: str, after: str) -> Completion | None:
    match = _THOUGHT_TYPE.match(before)
    if match is None:
        return None
    rest = _length(_WORD, after)
    return Completion(CompletionKind.THOUGHT_TYPE, match[1], match.start(1), len(before) + rest)


def _attribute(before: str, after: str) -> Completion | None:
    """On a thought's opening line: an attribute's name, or its value."""
    if _THOUGHT.match(before) is None:
        return None
    match = _ATTRIBUTE.search(before)
    if match is None or _in_quotes(before[: match.start()]):
        return NOTHING
    end = len(before)
    if match[1] is None:
        rest = _length(_WORD, after)
        tail = "" if after[rest:].startswith("=") else "="
        return Completion(CompletionKind.ATTRIBUTE, match[3], match.start(3), end + rest, tail=tail)
    typed, start = match[2], match.start(2)
    if typed[:1] != '"':
        rest = end + _length(_SOLID, after)
        return Completion(CompletionKind.ATTRIBUTE_VALUE, typed, start, rest, name=match[1])
    rest = end + _length(_REST_OF_QUOTED, after)
    return Completion(CompletionKind.ATTRIBUTE_VALUE, typed[1:], start, rest, name=match[1])


def _in_quotes(text: str) -> bool:
    return (text.count('"') - text.count('\\"')) % 2 == 1


def _in_thought(before: str, after: str) -> Completion:
    """In a thought's body: the thought it follows, or the type of a next one begun too early."""
    match = _FOLLOW.match(before)
    if match is not None:
        rest = len(before) + _length(_SOLID, after)
        return Completion(CompletionKind.FOLLOW, match[1], match.start(1), rest)
    opening = _thought_type(before, after)
    return opening if opening is not None and opening.prefix else NOTHING


def _length(pattern: re.Pattern[str], text: str) -> int:
    match = pattern.match(text)
    return match.end() if match else 0
