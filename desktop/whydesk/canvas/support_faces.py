"""How large the parts of an evidence picture are, and where what they say stands: measured once."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from whydesk.session.support_parts import Kind, Part
from whydesk.theme.theme import Theme
from whydesk.widgets.lines import fitting
from whydesk.widgets.plain import one_line

PADDING = 12
LEG_WIDTH = 284
CLAIM_WIDTH = LEG_WIDTH + 2 * PADDING
HEAD = 32
GAP = 8
_LEG_LINES, _CLAIM_LINES = 2, 5
_SHAPE = 11
_KEPT = 4_000
ONE_COLUMN = 8


@dataclass(frozen=True, slots=True)
class PartFace:
    """What a card shows, cut to fit; sizes in pixels. ``whole`` says that nothing was cut."""

    lines: tuple[str, ...]
    note: str
    width: float
    height: float
    whole: bool


class PartFaces:
    """Measures parts in a theme's fonts."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: dict[tuple[object, ...], PartFace] = {}
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def _take_theme(self) -> None:
        theme = self._theme
        self._kept.clear()
        self.note = theme.note_font()
        self.label = theme.font(14, QFont.Weight.DemiBold)
        self.claim = theme.font(15, QFont.Weight.DemiBold)
        self.note_metrics = QFontMetricsF(self.note)
        self.label_step = QFontMetricsF(self.label).height() + theme.px(1)
        self.claim_step = QFontMetricsF(self.claim).height() + theme.px(3)
        self.note_step = self.note_metrics.height() + theme.px(3)
        self.shape = float(theme.px(_SHAPE))

    def entry(self, part: Part) -> PartFace:
        """A leg, a candidate, or whatever else stands in a box."""
        key = part.label, part.note, part.said.word, bool(part.tags), part.kind is Kind.MORE
        found = self._kept.get(key)
        if found is None:
            found = self._keep(key, self._entry(part))
        return found

    def _entry(self, part: Part) -> PartFace:
        px = self._theme.px
        inner = px(LEG_WIDTH) - 2 * px(PADDING)
        more = part.kind is Kind.MORE
        lines = fitting(one_line(part.label), self.note if more else self.label, inner, _LEG_LINES)
        room = inner - self.said_width(part.said.word)
        note = self.note_metrics.elidedText(one_line(part.note), Qt.TextElideMode.ElideRight, room)
        rows = bool(note or part.said.word) + bool(part.tags)
        height = 2 * px(PADDING) - px(4) + len(lines) * self.label_step + rows * self.note_step
        whole = " ".join(lines) == one_line(part.label) and note == part.note
        return PartFace(tuple(lines), note, px(LEG_WIDTH), round(height), whole)

    def claim_face(self, part: Part) -> PartFace:
        """The claim itself."""
        key = "claim", part.label, part.note, part.said.word
        found = self._kept.get(key)
        if found is None:
            px = self._theme.px
            inner = px(CLAIM_WIDTH) - 2 * px(PADDING + 4)
            lines = fitting(one_line(part.label), self.claim, inner, _CLAIM_LINES)
            note = self.note_metrics.elidedText(
                one_line(part.note), Qt.TextElideMode.ElideRight, inner - self.chip_width(part)
            )
            height = 2 * px(PADDING) + self.note_step + len(lines) * self.claim_step + px(30)
            whole = " ".join(lines) == one_line(part.label) and note == part.note
            face = PartFace(tuple(lines), note, px(CLAIM_WIDTH), round(height), whole)
            found = self._keep(key, face)
        return found

    def _keep(self, key: tuple[object, ...], face: PartFace) -> PartFace:
        if len(self._kept) > _KEPT:
            self._kept.clear()
        self._kept[key] = face
        return face

    def said_width(self, word: str) -> float:
        """How wide a state is beside its shape, with the space before it."""
        if not word:
            return 0.0
        px = self._theme.px
        return self.note_metrics.horizontalAdvance(word) + self.shape + px(4) + px(12)

    def chip_width(self, part: Part) -> float:
        """How wide the chip of a claim's status is, with the space behind it."""
        if not part.said.word:
            return 0.0
        px = self._theme.px
        word = self.note_metrics.horizontalAdvance(part.said.word)
        return word + self.shape + px(5) + 2 * px(7) + px(8)
