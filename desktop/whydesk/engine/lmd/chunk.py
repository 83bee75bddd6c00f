"""A node's stretch of a text, parsed: from its node line up to the next.

Most lines of a text are properties without a reference, and headings. Of these the parser notes of
which kind they are, and what the properties say; as statements they are read from their lines when
somebody asks for them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from whydesk.engine.lmd.lexer import read_heading, read_property
from whydesk.engine.lmd.statements import (
    Heading,
    LineKind,
    Link,
    NodeLine,
    Property,
    Ref,
    Referring,
    Relation,
    Statement,
    Thought,
    group_name,
)
from whydesk.engine.lmd.vocabulary import canonical_role, is_edge_key

# To look for in the kinds of a chunk: as a member of the enum it costs ten times that.
_THOUGHT_OPEN = int(LineKind.THOUGHT_OPEN)
_PROPERTY = int(LineKind.PROPERTY)
_HEADING = int(LineKind.HEADING)


class Chunk(Struct, eq=False):
    """The text from one node line up to the next, parsed; the first chunk may have no node line.

    ``lines`` are without their endings; ``endings`` is None where every line ends with LF (or with
    the text), else it has one ending a line, that of the text's last line empty. ``kinds`` has one
    LineKind a line. ``noted`` are the statements that were read, in source order: all where it is
    ``whole``, else all but some properties without references and some headings, which start their
    lines. ``referring`` are the links, and the properties with references. ``told`` is what
    ``values`` gives, None until somebody asks. ``reach`` counts the lines past its own end that the
    parse had to look at. A chunk says the same for ever once made, except for ``shard`` and
    ``order``, which its document sets: the order rises along the text.
    """

    lines: list[str]
    endings: list[str] | None
    kinds: bytes
    node: NodeLine | None
    noted: Sequence[Statement]
    referring: Sequence[Referring]
    whole: bool
    told: dict[str, str] | None = None
    reach: int = 0
    shard: str = ""
    order: int = 0

    def __repr__(self) -> str:
        name = self.node.ref.label if self.node else "preamble"
        return f"<Chunk {name!r}, {len(self.lines)} lines>"

    def same_as(self, other: "Chunk") -> bool:
        """Whether both say the same in the same words."""
        return (
            self.lines == other.lines
            and self.endings == other.endings
            and self.kinds == other.kinds
            and self.node == other.node
            and self.statements == other.statements
            and self.referring == other.referring
            and self.values == other.values
        )

    @property
    def position(self) -> tuple[str, int]:
        """What chunks of all shards are sorted by to stand in source order."""
        return self.shard, self.order

    @property
    def statements(self) -> Sequence[Statement]:
        """All statements, in source order; read once, and kept."""
        if not self.whole:
            self.noted, self.whole = list(self.each()), True
        return self.noted

    def each(self) -> Iterator[Statement]:
        """The same one by one, and nothing kept: for who goes through a whole text."""
        if self.whole:
            yield from self.noted
            return
        noted = iter(self.noted)
        following = next(noted, None)
        for number, kind in enumerate(self.kinds):
            if following is not None and following.line == number:
                yield following
                following = next(noted, None)
            elif kind == _PROPERTY:
                item = read_property(self.lines[number], number, 0)
                if item is not None:
                    yield item
            elif kind == _HEADING:
                heading = read_heading(self.lines[number], number, 0)
                if heading is not None:
                    yield heading

    def properties(self) -> Iterator[Property]:
        """The properties of the chunk's node, in source order."""
        return (s for s in self.each() if type(s) is Property)

    @property
    def values(self) -> Mapping[str, str]:
        """What the properties say, in source order: of a key that is repeated the last value."""
        if self.told is None:
            self.told = {item.key: item.value for item in self.properties()}
        return self.told

    def thoughts(self) -> Sequence[Thought]:
        """The thoughts of the chunk, in source order."""
        if _THOUGHT_OPEN not in self.kinds:  # most chunks have none
            return ()
        return [s for s in self.noted if type(s) is Thought]

    def headings(self) -> Sequence[Heading]:
        """The headings of the chunk, in source order."""
        if _HEADING not in self.kinds:
            return ()
        lines = ((n, self.lines[n]) for n, kind in enumerate(self.kinds) if kind == _HEADING)
        read = (read_heading(line, n, len(line) - len(line.lstrip(" "))) for n, line in lines)
        return [heading for heading in read if heading is not None]

    def relations(self) -> list[Relation]:
        """The links this chunk makes, in source order: link lines, role properties, group legs."""
        found: list[Relation] = []
        for statement in self.referring:
            if type(statement) is Link:
                source, target = statement.left, statement.right
                if statement.swapped:
                    source, target = target, source
                found.append(Relation(source, statement.role, target, statement.line))
            elif type(statement) is Property and self.node is not None:
                found.extend(_of_property(self.node.ref, statement))
        return found


def referring(statements: Iterable[Statement]) -> list[Referring]:
    """The links among statements, and the properties with references."""
    return [s for s in statements if type(s) is Link or (type(s) is Property and s.refs)]


def _of_property(owner: Ref, item: Property) -> Iterator[Relation]:
    if group_name(item.key) is not None:
        for leg in item.refs:
            yield Relation(leg, "supports", owner, item.line)
    elif is_edge_key(item.key):
        name, swapped = canonical_role(item.key)
        for ref in item.refs:
            ends = (ref, owner) if swapped else (owner, ref)
            yield Relation(ends[0], name, ends[1], item.line)


def lines_of(chunks: Sequence[Chunk]) -> Iterator[str]:
    """All lines of the chunks, in order, without endings."""
    for chunk in chunks:
        yield from chunk.lines
