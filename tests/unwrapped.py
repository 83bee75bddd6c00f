"""Texts in the code that a person would read and that no translation can reach."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

WORDING = ("tr", "counted")
# What these are given is no text on screen: names, patterns, statements, faults of our own.
INNER = frozenset(
    "setObjectName setProperty property setStyleSheet invokeMethod QKeySequence compile note "
    "set_note state set_state startswith endswith removeprefix removesuffix partition split "
    "replace execute executemany cast TypeVar getattr colour pick Path frozenset "
    "ValueError RuntimeError TypeError AssertionError KeyError IndexError OSError AttributeError "
    "FileExistsError".split()
)
_KEYS = re.compile(r"(Ctrl|Shift|Alt)\+\S*|F\d+|Esc|Enter|Space|Tab|Del")
_SENTENCE = re.compile(r"[A-Za-z]{2,}[^\n]* [A-Za-z]{2,}|[a-z]…$")
_TITLE = re.compile(r"&?[A-Z]?&?[A-Z&][a-z]")


def unwrapped(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of every literal that looks like words to read and is not translated."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        text = _text(node)
        if text is not None and is_read(text) and not _is_inner(node, parents):
            yield getattr(node, "lineno", 0), text


def is_read(text: str) -> bool:
    """Whether a literal looks like words: a title, or more than one word."""
    words = text.strip()
    if re.fullmatch(r" [a-z]+ ", text):  # joins what it stands between
        return True
    if _KEYS.fullmatch(words) or "</" in words or ";;" in words.replace(";;All", ""):
        return False
    return bool(_SENTENCE.search(words) or _TITLE.match(words))


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        pieces = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
        return "".join(map(str, pieces))
    return None


def _is_inner(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether what surrounds a literal says that nobody reads it, or that it is translated."""
    child, parent = node, parents.get(node)
    if isinstance(parent, ast.JoinedStr | ast.FormattedValue | ast.Expr | ast.Compare):
        return True
    while parent is not None and not isinstance(parent, ast.stmt):
        if _takes_away(parent, child):
            return True
        child, parent = parent, parents.get(parent)
    if isinstance(parent, ast.AnnAssign):
        return child is parent.annotation
    return isinstance(parent, ast.FunctionDef) and child not in parent.body


def _takes_away(parent: ast.AST, child: ast.AST) -> bool:
    if isinstance(parent, ast.Call):
        return child is not parent.func and _called(parent) in INNER.union(WORDING)
    if isinstance(parent, ast.Subscript):
        return child is parent.slice
    return isinstance(parent, ast.arg)


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""
