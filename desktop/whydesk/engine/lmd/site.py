"""A chunk in its place in a shard: turns its lines and columns into spans, edits and problems."""

from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.model import Diagnostic, Fix, Severity, Span, TextEdit


class Site:
    """One chunk, the line it starts on, and its shard. Lines given to it count from the chunk."""

    __slots__ = ("chunk", "first_line", "shard")

    def __init__(self, chunk: Chunk, first_line: int, shard: str) -> None:
        self.chunk = chunk
        self.first_line = first_line
        self.shard = shard

    def span(self, line: int, start: int, end: int) -> Span:
        """The columns ``start`` to ``end`` of one line."""
        number = self.first_line + line
        return Span(number, start, number, end)

    def number(self, line: int) -> int:
        """A line as a person counts it, from 1."""
        return self.first_line + line + 1

    def edit(self, line: int, start: int, end: int, text: str) -> TextEdit:
        return TextEdit(self.shard, self.span(line, start, end), text)

    def whole_line(self, line: int, text: str) -> TextEdit:
        """The line, from end to end, put in other words."""
        return self.edit(line, 0, len(self.chunk.lines[line]), text)

    def without_line(self, line: int) -> TextEdit:
        """The line taken out, with its ending where the chunk goes on after it."""
        lines, number = self.chunk.lines, self.first_line + line
        if line + 1 < len(lines):
            return TextEdit(self.shard, Span(number, 0, number + 1, 0), "")
        if line:
            before = Span(number - 1, len(lines[line - 1]), number, len(lines[line]))
            return TextEdit(self.shard, before, "")
        return self.whole_line(line, "")

    def lines_after(self, line: int, text: str) -> TextEdit:
        """New lines put behind a line."""
        end = len(self.chunk.lines[line])
        return self.edit(line, end, end, "\n" + text)

    def error(self, code: str, span: Span, message: str, *fixes: Fix) -> Diagnostic:
        return Diagnostic(code, Severity.ERROR, self.shard, span, message, fixes)

    def warning(self, code: str, span: Span, message: str, *fixes: Fix) -> Diagnostic:
        return Diagnostic(code, Severity.WARNING, self.shard, span, message, fixes)

    def hint(self, code: str, span: Span, message: str, *fixes: Fix) -> Diagnostic:
        return Diagnostic(code, Severity.HINT, self.shard, span, message, fixes)
