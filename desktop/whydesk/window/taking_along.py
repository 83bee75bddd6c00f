"""Taking a why-chain along: onto the clipboard as words, into a file as a picture."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from whydesk.engine.errors import EngineError
from whydesk.engine.graph.index import ChangeSet
from whydesk.engine.model import Beside
from whydesk.engine.pack.textfiles import write_bytes
from whydesk.engine.recall.why import beside
from whydesk.engine.recall.why_text import as_markdown, as_text
from whydesk.engine.recall.why_walk import WhyWalk
from whydesk.engine.wording import counted, tr
from whydesk.panels.why_order import WhyOrder
from whydesk.panels.why_picture import Format, WhyPicture, file_name
from whydesk.paths import home
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.settings import LAST_FOLDER
from whydesk.session.slices import Slices
from whydesk.session.why import WhyReading
from whydesk.widgets.targets import ask_target, picture_kind
from whydesk.window.for_whom import Eyes, ForWhom, Thing
from whydesk.window.ground import Ground

if TYPE_CHECKING:
    from whydesk.engine.redaction.reader import ReaderSide

Words = Callable[[WhyWalk, Sequence[int], Sequence[Beside]], str]


class TakingAlong(QObject):
    """Copies and saves the chain that is read. GUI thread; a file is written on the worker."""

    def __init__(
        self, ground: Ground, reading: WhyReading, order: WhyOrder, for_whom: ForWhom
    ) -> None:
        super().__init__(ground.window)
        self._session = session = ground.session
        self._reading = reading
        self._order = order
        self._theme = ground.theme
        self._window = ground.window
        self._for_whom = for_whom
        self._then: Callable[[], None] | None = None
        self._drawing = Slices(self)
        self._drawing.ended.connect(self._drawn)
        session.changed.connect(self._text_changed)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The commands that are carried out here, by name."""
        return {
            "why-copy": self.copy,
            "why-copy-markdown": self.copy_markdown,
            "why-svg": self.save_svg,
            "why-png": self.save_png,
        }

    @Slot()
    def copy(self) -> None:
        """Put the chain on the clipboard as text."""
        self._copy(as_text, "text")

    @Slot()
    def copy_markdown(self) -> None:
        """Put the chain on the clipboard as Markdown."""
        self._copy(as_markdown, tr("Markdown"))

    @Slot()
    def save_svg(self) -> None:
        """Write the chain into a file as SVG."""
        self._save(Format.SVG)

    @Slot()
    def save_png(self) -> None:
        """Write the chain into a file as PNG."""
        self._save(Format.PNG)

    def _copy(self, words: Words, kind: str) -> None:
        walk = self._reading.answer()
        if walk is None:
            self._say_nothing()
            return
        eyes = self._ask(walk, Thing.COPY)
        if eyes is Eyes.OWN:
            if self._is_answer(walk, tr("Copy it again.")):
                self._put(self._words_of(words, walk), walk, kind)
        elif eyes is Eyes.READER:
            self._for_whom.sides.read(again(walk), partial(self._copy_for_reader, words, kind))

    def _copy_for_reader(
        self, words: Words, kind: str, side: "ReaderSide", walk: WhyWalk | None
    ) -> None:
        from whydesk.engine.redaction.export import Made

        if walk is None:
            self._for_whom.say_gone()
            return
        text = self._words_of(words, walk)
        made = Made(text.encode(), usual=self._words_of(words, usual_walk(walk)).encode())
        self._for_whom.sides.check(side, made, partial(self._put, text, walk, kind))

    def _words_of(self, words: Words, walk: WhyWalk) -> str:
        return words(walk, self._order.numbers(walk), beside(walk.graph, walk.keys[0]))

    def _put(self, text: str, walk: WhyWalk, kind: str) -> None:
        QApplication.clipboard().setText(text)
        steps = counted(len(self._order.numbers(walk)), "{n} step", "{n} steps")
        self._session.told.emit(
            Message(tr("Copied {steps} as {kind}.", steps=steps, kind=kind), tone=Tone.GOOD)
        )

    def _save(self, kind: Format) -> None:
        walk = self._reading.answer()
        if walk is None:
            self._say_nothing()
            return
        eyes = self._ask(walk, Thing.PICTURE)
        if eyes is Eyes.READER:
            self._for_whom.sides.read(again(walk), partial(self._save_for_reader, kind))
        elif eyes is Eyes.OWN:
            path = self._ask_target(file_name(walk.anchor.label, down=walk.down), kind.value)
            if path is not None and self._is_answer(walk, tr("Save it again.")):
                picture = self._picture_of(walk, kind)
                self._draw((picture,), partial(self._write_picture, path, picture))

    def _save_for_reader(self, kind: Format, side: "ReaderSide", walk: WhyWalk | None) -> None:
        if walk is None:
            self._for_whom.say_gone()
            return
        name = file_name(walk.anchor.label, down=walk.down)
        path = self._for_whom.ask_target(name, kind.value)
        if path is not None:
            kinds = dict.fromkeys((kind, Format.SVG))
            shown = [self._picture_of(walk, one) for one in kinds]
            usual = [self._picture_of(usual_walk(walk), one) for one in kinds]
            write = partial(self._write_for_reader, side, path, shown, usual)
            self._draw((*shown, *usual), write)

    def _write_for_reader(
        self,
        side: "ReaderSide",
        path: Path,
        shown: Sequence[WhyPicture],
        usual: Sequence[WhyPicture],
    ) -> None:
        from whydesk.engine.redaction.export import Made
        from whydesk.engine.redaction.unpacking import readable

        nothing = b"\n".join(readable(picture.content()) for picture in usual)
        made = Made(shown[0].content(), shown[-1].content(), nothing)
        self._for_whom.sides.write(side, path, made)

    def _ask(self, walk: WhyWalk, thing: Thing) -> Eyes:
        shown = (walk.keys[number] for number in (0, *self._order.numbers(walk)))
        return self._for_whom.ask(shown, thing)

    # --- drawing ----------------------------------------------------------------------------------

    def _picture_of(self, walk: WhyWalk, kind: Format) -> WhyPicture:
        others = beside(walk.graph, walk.keys[0])
        return WhyPicture(walk, self._order.lines(walk), others, self._theme, kind)

    def _draw(self, pictures: Iterable[WhyPicture], then: Callable[[], None]) -> None:
        """Have pictures drawn in slices; a change of the text gives them up."""
        self._then = then
        self._drawing.begin(chain.from_iterable(picture.drawing() for picture in pictures))

    @Slot()
    def _drawn(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _write_picture(self, path: Path, picture: WhyPicture) -> None:
        """Have what was drawn written, beside the window's own work."""

        def work() -> None:
            write_bytes(path, picture.content())

        def done(_nothing: None) -> None:
            self._session.told.emit(Message(tr("Saved {name}.", name=path.name), tone=Tone.GOOD))

        def failed(error: EngineError) -> None:
            self._session.told.emit(of_error(error, path))

        self._session.tasks.run("why-picture", work, done, failed)

    @Slot(object)
    def _text_changed(self, changes: ChangeSet) -> None:
        if self._then is not None and changes.meaning_changed:
            self._then = None
            self._drawing.stop()
            self._say_changed(tr("Save it again."))

    def _ask_target(self, name: str, ending: str) -> Path | None:
        folder = self._session.settings.text(LAST_FOLDER) or str(home())
        suggested = Path(folder) / f"{name}.{ending}"
        kinds = picture_kind(ending)
        return ask_target(self._window, tr("Save the chain as a picture"), suggested, kinds)

    def _is_answer(self, walk: WhyWalk, hint: str) -> bool:
        """Whether this is the answer still, once somebody was asked; says so where it is not."""
        same = self._reading.answer() is walk
        if not same:
            self._say_changed(hint)
        return same

    def _say_changed(self, hint: str) -> None:
        self._session.told.emit(Message(tr("The text changed meanwhile."), hint))

    def _say_nothing(self) -> None:
        self._session.told.emit(
            Message(tr("There is no chain to take along."), tr("Go to a node first."))
        )


def again(walk: WhyWalk) -> "Callable[[ReaderSide], WhyWalk | None]":
    """Walks the same way in the redacted text; None where the reader does not get the anchor."""
    anchor, depth, down, roles = walk.keys[0], walk.depth, walk.down, walk.followed

    def make(side: "ReaderSide") -> WhyWalk | None:
        key = side.key(anchor)
        return WhyWalk(side.graph, key, depth, down, roles).finish() if key else None

    return make


def usual_walk(walk: WhyWalk) -> WhyWalk:
    """The same walk over a text that says nothing."""
    from whydesk.engine.redaction.reader import usual_graph

    return WhyWalk(usual_graph(), "a", walk.depth, walk.down, walk.followed).finish()
