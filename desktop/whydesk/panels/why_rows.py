"""What each row of the why panel says; read from the graph when the row is first looked at."""

from msgspec import Struct

from whydesk.engine.model import Node
from whydesk.engine.recall.why import FlagReader
from whydesk.engine.recall.why_said import Dating, dating, essence
from whydesk.engine.recall.why_text import joins
from whydesk.engine.recall.why_walk import WhyWalk
from whydesk.engine.wording import counted, tr
from whydesk.panels.why_order import Line, WhyKind
from whydesk.panels.words import flagged, spoken_role
from whydesk.widgets.plain import one_line, visible

MOST_LABEL = 240
MOST_ESSENCE = 480
_MOST_NOTE = 60
_MARKS_SHOWN = 3
_LOOPS_SHOWN = 3
_TINTS = {"contradicted": "contradicts", "superseded": "supersedes"}


class Mark(Struct, frozen=True):
    """A chip on a card with the name behind it: ``contradicted by``, and by whom."""

    words: str
    name: str
    tint: str


class WhyRow(Struct, frozen=True):
    """One row. ``role`` with ``before`` and ``after`` stands on the line above the card."""

    kind: WhyKind
    key: str = ""
    note: str = ""
    label: str = ""
    essence: str = ""
    role: str = ""
    before: str = ""
    after: str = ""
    marks: tuple[Mark, ...] = ()
    indent: int = 0
    folded: bool | None = None
    count: int = 0

    def spoken(self) -> str:
        """The row as one sentence, for a screen reader."""
        link = " ".join(filter(None, (self.before, spoken_role(self.role), self.after)))
        marks = [f"{mark.words} {mark.name}" for mark in self.marks]
        fold = ""
        if self.folded is not None:
            fold = tr(
                "{state}, {count:,} behind it",
                state=tr("folded") if self.folded else tr("unfolded"),
                count=self.count,
            )
        return ". ".join(filter(None, (link, self.label, self.note, *marks, self.essence, fold)))


class WhyReader:
    """Makes the rows of one walk."""

    def __init__(self, walk: WhyWalk) -> None:
        self._walk = walk
        self._flags = FlagReader(walk.graph)
        self._back: dict[int, list[int]] = {}
        self._loops_read = 0

    def row(self, line: Line, above: int) -> WhyRow:
        """The row of a line; ``above`` is the number of the card above it."""
        if line.kind is WhyKind.ANCHOR:
            return self._anchor()
        if line.kind is WhyKind.STEP:
            return self._step(line, above)
        if line.kind is WhyKind.ROLE:
            role = self._walk.roles[line.number]
            return WhyRow(WhyKind.ROLE, role=role, folded=line.folded, count=line.count)
        words = tr("{count:,} more", count=line.count)
        if line.name:
            words = tr(
                "{words} through {label}", words=words, label=quoted(self.label(line.number))
            )
        return WhyRow(WhyKind.MORE, label=words, indent=line.indent, count=line.count)

    def label(self, number: int) -> str:
        node = self._node(self._walk.keys[number])
        return one_line(node.label, MOST_LABEL) if node is not None else "…"

    def _node(self, key: str) -> Node | None:
        try:
            return self._walk.graph.node(key)
        except KeyError:  # it went while the chain was shown; the next chain will not have it
            return None

    def _anchor(self) -> WhyRow:
        key = self._walk.keys[0]
        node = self._node(key)
        if node is None:
            return WhyRow(WhyKind.ANCHOR, label="…")
        return WhyRow(
            WhyKind.ANCHOR,
            key,
            self._note(node, ""),
            self.label(0),
            one_line(essence(node), MOST_ESSENCE),
            marks=self._marks(0),
        )

    def _step(self, line: Line, above: int) -> WhyRow:
        """A role is read from the card above to the card below, unless the names say otherwise."""
        walk, number = self._walk, line.number
        key, through = walk.keys[number], walk.through[number]
        node = self._node(key)
        if node is None:
            return WhyRow(WhyKind.STEP, label="…", indent=line.indent)
        role, said_before = joins(walk, number)
        before = after = ""
        if line.grouped:
            role, after = "", tr("through {label}", label=self.label(through))
        elif not said_before:
            after = self.label(through)
        elif through != above:
            before = self.label(through)
        return WhyRow(
            WhyKind.STEP,
            key,
            self._note(node, counted(walk.depths[number], "{n} step", "{n} steps")),
            self.label(number),
            one_line(essence(node), MOST_ESSENCE),
            role,
            before,
            after,
            self._marks(number),
            line.indent,
            line.folded,
            line.count,
        )

    def _note(self, node: Node, depth: str) -> str:
        dated = _dating_words(dating(self._walk.graph, node))
        kind = _isolated(one_line(node.type, _MOST_NOTE)) or ("" if depth else tr("no type"))
        return " · ".join(filter(None, (kind, depth, dated)))

    def _marks(self, number: int) -> tuple[Mark, ...]:
        """What speaks against a card, and where else the walk met it."""
        marks = [
            Mark(flagged(flag.word), one_line(flag.by, MOST_LABEL), _TINTS[flag.word])
            for flag in self._flags.of(self._walk.keys[number])
        ]
        back = self._leads_back(number)
        marks = [*self._more_roles(number), *_at_most(marks)]
        marks += _at_most([Mark(tr("loops back to"), self.label(to), "raises") for to in back])
        others = self._walk.others(number)
        others = [other for other in others if number not in self._leads_back(other)]
        if others:
            names = self.label(others[0])
            if len(others) > 1:
                names = tr("{names} and {others:,} more", names=names, others=len(others) - 1)
            word = tr("also follows from") if self._walk.down else tr("also behind")
            marks.append(Mark(word, names, ""))
        return tuple(marks)

    def _more_roles(self, number: int) -> list[Mark]:
        """The other roles that join a step to the one it came through."""
        walk = self._walk
        if not number:
            return []
        # Asked of the step, which few lead to, and not of a hub that leads to thousands.
        before = walk.keys[walk.through[number]]
        roles = (role for role, far in walk.back(number) if far == before)
        return [
            Mark(spoken_role(role), tr("as well"), role)
            for role in roles
            if role != walk.roles[number]
        ]

    def _leads_back(self, number: int) -> list[int]:
        """The steps that a step leads back to, as far as loops are known by now."""
        loops = self._walk.loops
        for start, back in loops[self._loops_read :]:
            self._back.setdefault(start, []).append(back)
        self._loops_read = len(loops)
        return self._back.get(number, [])

    def closing(self) -> list[WhyRow]:
        """The sentences at the end: loops that were met, then how much was recorded."""
        walk = self._walk
        lines = [
            tr(
                "A loop: {start} leads back to {end}.",
                start=quoted(self.label(start)),
                end=quoted(self.label(back)),
            )
            for start, back in walk.loops[:_LOOPS_SHOWN]
        ]
        if len(walk.loops) > _LOOPS_SHOWN:
            lines.append(
                counted(len(walk.loops) - _LOOPS_SHOWN, "And {n} more loop.", "And {n} more loops.")
            )
        return [WhyRow(WhyKind.NOTE, label=line) for line in [*lines, closing_words(walk)]]


def closing_words(walk: WhyWalk) -> str:
    """How much was recorded, and that nothing else is shown."""
    found = recorded(len(walk), walk.down)
    if not walk.ended:
        words = tr("{found} so far; the rest is being counted.", found=found)
    elif not len(walk):
        words = tr("No recorded consequences.") if walk.down else tr("No recorded reasons.")
    else:
        words = tr("{found}, nearest first.", found=found)
    if walk.deeper:
        depth = walk.depth or 0
        more = counted(depth, "More lies deeper than {n} step.", "More lies deeper than {n} steps.")
        words = f"{words} {more}"
    return f"{words} {tr('Nothing here was inferred.')}"


def recorded(number: int, down: bool) -> str:
    """How many reasons or, looking down, consequences there are."""
    if down:
        return counted(number, "{n} recorded consequence", "{n} recorded consequences")
    return counted(number, "{n} recorded reason", "{n} recorded reasons")


def _at_most(marks: list[Mark]) -> list[Mark]:
    if len(marks) <= _MARKS_SHOWN + 1:
        return marks
    shown = marks[:_MARKS_SHOWN]
    return [*shown, Mark("", tr("and {marks:,} more", marks=len(marks) - _MARKS_SHOWN), "")]


def _dating_words(said: Dating) -> str:
    date, author = (_isolated(one_line(part, _MOST_NOTE)) for part in (said.date, said.author))
    if said.what:
        parts = [
            said.what,
            date and tr("of {date}", date=date),
            author and tr("by {author}", author=author),
        ]
        return " ".join(filter(None, parts))
    return ", ".join(filter(None, (date, author)))


def _isolated(text: str) -> str:
    """Words of the pack that do not turn round what stands beside them."""
    return text if text.isascii() else f"\u2068{visible(text)}\u2069"


def quoted(label: str) -> str:
    """A label inside a sentence: set apart in words and, for other scripts, in direction."""
    return f"“\u2068{visible(label)}\u2069”"
