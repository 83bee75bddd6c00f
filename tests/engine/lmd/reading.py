"""Fixture files of LMD: cases to read, and a text to compare what the parser and checks say."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from whydesk.engine.graph.checks import check_graph
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.checks import check_chunk
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.document import parse
from whydesk.engine.lmd.edits import apply_edits
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.statements import Heading, Link, MalformedLink, Property, Thought
from whydesk.engine.model import Diagnostic, Severity

FIXTURES = Path(__file__).parents[2] / "fixtures" / "lmd"
MAIN = "main"
_ESCAPE = re.compile(r"\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|[rt\\])")
_SHARD = re.compile(r"^%%% (\w+)\n", re.MULTILINE)
_MINTED = re.compile(r"lp_[0-9A-HJKMNP-TV-Z]{26}")
_ROUNDS = 20


@dataclass(frozen=True)
class Case:
    """One case of a fixture file: its title, the text to read, what is expected."""

    title: str
    text: str
    expected: str

    @property
    def code(self) -> str:
        """The problem that the case is about: the first word of its title."""
        return self.title.partition(":")[0]


def cases(*names: str) -> Iterator[tuple[str, Case]]:
    """The cases of some fixture files, each with a name to show."""
    for name in names:
        parts = (FIXTURES / f"{name}.txt").read_text("utf-8").split("\n.\n")
        # title, text, expected, blank line and title, text, expected, …
        for at in range(0, len(parts) - 2, 3):
            title = parts[at].strip().splitlines()[-1]
            yield f"{name}: {title}", Case(title, unescape(parts[at + 1]), parts[at + 2])


def unescape(text: str) -> str:
    return _ESCAPE.sub(lambda m: m[0].encode().decode("unicode-escape"), text)


def escape(text: str) -> str:
    """The text with what cannot be seen written as an escape."""
    return "".join(c if c.isprintable() else c.encode("unicode-escape").decode() for c in text)


# --- what the parser says -------------------------------------------------------------------------


def dump(text: str) -> str:
    """All that the parser makes of a text, one thing a line, and the problems of its chunks."""
    lines: list[str] = []
    first = 0
    problems: list[Diagnostic] = []
    for chunk in parse(text).chunks:
        lines += _dump_chunk(chunk)
        problems += check_chunk(chunk, first, MAIN)
        first += len(chunk.lines)
    return "\n".join([*map(escape, lines), *map(_problem, problems)])


def _dump_chunk(chunk: Chunk) -> Iterator[str]:
    if chunk.node is not None:
        sigil = f" (sigil {chunk.node.ref.sigil})" if chunk.node.ref.sigil else ""
        yield f"node {chunk.node.ref.label}{sigil}"
    by_line = {statement.line: statement for statement in chunk.statements}
    for number, text in enumerate(chunk.lines):
        statement = by_line.get(number)
        if statement is not None:
            yield from _WRITERS[type(statement)](statement)
            links = (r for r in chunk.relations() if r.line == number)
            yield from (f"{r.source.label} -({r.role})-> {r.target.label}" for r in links)
        elif text.strip() and chunk.kinds[number] in _VERBATIM:
            yield f"{_VERBATIM[chunk.kinds[number]]} {text}"


_VERBATIM = {0: "prose", 8: "code", 9: "front"}


def _property(item: Property) -> Iterator[str]:
    yield f"{item.key} = {item.value}"


def _link(_: Link) -> Iterator[str]:
    return iter(())


def _malformed(wrong: MalformedLink) -> Iterator[str]:
    yield f"no link: {wrong.code}"


def _heading(heading: Heading) -> Iterator[str]:
    yield f"h{heading.level} {heading.title}"


def _thought(thought: Thought) -> Iterator[str]:
    attributes = "".join(f' {a.name}="{a.value}"' for a in thought.attributes)
    yield f"@{thought.type}{attributes}{'' if thought.closed else ' unclosed'}"
    yield f"title {thought.title}".rstrip()
    yield from (f"| {line}" for line in thought.body.split("\n") if thought.body)
    yield from (f"then {name}" for _, name in thought.follows)
    yield from (f"mention {ref.label}" for _, ref in thought.mentions)


_WRITERS: dict[type, Callable[..., Iterator[str]]] = {
    Property: _property,
    Link: _link,
    MalformedLink: _malformed,
    Heading: _heading,
    Thought: _thought,
}


# --- what the checks say --------------------------------------------------------------------------


def shards_of(text: str) -> dict[str, str]:
    """The texts of a case by shard: ``%%% name`` starts another one than the main one."""
    first, *rest = _SHARD.split(text)
    shards = {MAIN: first} if first or not rest else {}
    return shards | dict(zip(rest[::2], rest[1::2], strict=True))


def graph_of(shards: dict[str, str]) -> Graph:
    graph = Graph()
    for shard, text in shards.items():
        graph.add_shard(LiveDocument(text, shard))
    return graph


def problems_of(shards: dict[str, str]) -> list[Diagnostic]:
    """Everything that is found in some shards, by place."""
    graph = graph_of(shards)
    found = check_graph(graph)
    for shard, document in graph.documents.items():
        for chunk in document.chunks():
            found += check_chunk(chunk, document.first_line(chunk), shard)
    return sorted(found, key=lambda p: (p.shard, p.span, p.code))


def dump_problems(case: Case) -> str:
    """The errors, and those that the case is about; what else a short text lacks is beside it."""
    found = problems_of(shards_of(case.text))
    told = (p for p in found if p.severity is Severity.ERROR or p.code == case.code)
    return "\n".join(map(_problem, told)) or "none"


def _problem(problem: Diagnostic) -> str:
    shard = "" if problem.shard == MAIN else f"{problem.shard} "
    place = f"{problem.span.line + 1}:{problem.span.start + 1}"
    return f"! {problem.severity.value} {problem.code} {shard}{place}"


def fix_all(case: Case) -> str:
    """The text after the first fix of each problem that the case is about, one after the other."""
    shards = shards_of(case.text)
    for _ in range(_ROUNDS):
        found = (p for p in problems_of(shards) if p.code == case.code and p.fixes)
        problem = next(found, None)
        if problem is None:
            break
        for shard in shards:
            edits = [edit for edit in problem.fixes[0].edits if edit.shard == shard]
            shards[shard] = apply_edits(shards[shard], edits)
    texts = (("" if shard == MAIN else f"%%% {shard}\n") + text for shard, text in shards.items())
    return escape_lines(minted("".join(texts)))


def minted(text: str) -> str:
    """The text with ids made just now, each another one every time, as ``lp_NEW``."""
    return _MINTED.sub("lp_NEW", text)


def escape_lines(text: str) -> str:
    return "\n".join(map(escape, text.split("\n")))
