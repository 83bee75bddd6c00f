"""A whole text, parsed and put together again."""

from collections.abc import Iterator

from msgspec import Struct

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.lines import BOM, split_lines
from whydesk.engine.lmd.parser import ChunkParser


class Document(Struct, frozen=True):
    """A parsed text: its chunks in order, the newline of the file, and whether it has a BOM."""

    chunks: list[Chunk]
    newline: str
    bom: bool

    def lines(self) -> Iterator[str]:
        for chunk in self.chunks:
            yield from chunk.lines

    def text(self) -> str:
        """The source, byte for byte what was parsed."""
        return join(self.chunks, self.bom)


def parse(text: str) -> Document:
    """The document of any text."""
    bom = text.startswith(BOM)
    lines, endings, newline = split_lines(text[1:] if bom else text)
    chunks = list(ChunkParser(lines, endings, at_top=True).chunks())
    return Document(chunks, newline, bom)


def join(chunks: list[Chunk], bom: bool) -> str:
    """The text of the chunks; the very last line has no ending."""
    parts: list[str] = []
    for chunk in chunks:
        if chunk.endings is None:
            parts.append("\n".join(chunk.lines) + "\n")
        else:
            pairs = zip(chunk.lines, chunk.endings, strict=True)
            parts.append("".join(line + ending for line, ending in pairs))
    if chunks and chunks[-1].endings is None:
        parts[-1] = parts[-1][:-1]
    return (BOM if bom else "") + "".join(parts)
