"""A text that claims are looked for in: made plain, and read in slices while the window lives."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal, Slot

from whydesk.engine.evidence.claims.extractors import DEFAULT, extractor_named
from whydesk.engine.evidence.claims.known import Known
from whydesk.engine.evidence.claims.markup import pieces_of_html
from whydesk.engine.evidence.claims.records import Claim
from whydesk.engine.evidence.claims.wording import prose_pieces
from whydesk.engine.graph.index import Graph
from whydesk.session.slices import Slices


class ProseReading(QObject):
    """Reads a text for claims. GUI thread.

    ``prepared`` tells that a raw text is plain now, ``progressed`` how much of it was read, in
    percent, and ``ended`` that ``claims`` are those of ``text``. What is asked for next takes the
    place of what is under way. ``known`` fills while the first text is read.
    """

    prepared = Signal()
    progressed = Signal(int)
    ended = Signal()

    def __init__(self, graph: Graph, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self.claims: tuple[Claim, ...] = ()
        self.known = Known()
        self.extractor = DEFAULT
        self._knowing = self.known.steps(graph)
        self._slices = Slices(self, patient=False)
        self._slices.ended.connect(self._tell_end)

    @property
    def running(self) -> bool:
        return self._slices.running

    def bring(self, raw: str, *, html: bool, before: str = "", after: str = "") -> None:
        """Make a text plain, put it between what is there, and read all of it."""
        self.claims = ()
        self._slices.begin_now(self._bring(raw, html, before, after))

    def read(self, text: str) -> None:
        """Read a text that is plain."""
        self.text, self.claims = text, ()
        self._slices.begin_now(self._read())

    def stop(self) -> None:
        """Give up what is under way."""
        self._slices.stop()

    def _bring(self, raw: str, html: bool, before: str, after: str) -> Iterator[None]:
        if html:
            pieces: list[str] = []
            for piece in pieces_of_html(raw):
                pieces.append(piece)
                yield
            raw = "".join(pieces)
        plain: list[str] = []
        for piece in prose_pieces(raw):
            plain.append(piece)
            yield
        self.text = "".join((before, *plain, after))
        self.prepared.emit()
        yield
        yield from self._read()

    def _read(self) -> Iterator[None]:
        for _ in self._knowing:
            yield
        claims: list[Claim] = []
        told = 0
        for claim in extractor_named(self.extractor).read(self.text):
            if claim is not None:
                claims.append(claim)
                done = 100 * claim.end // len(self.text)
                if done > told:
                    told = done
                    self.progressed.emit(done)
            yield
        self.claims = tuple(claims)

    @Slot()
    def _tell_end(self) -> None:
        self.ended.emit()
