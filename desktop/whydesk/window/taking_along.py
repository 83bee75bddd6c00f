"""Taking a why-chain along: onto the clipboard as words, into a file as a picture."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from whydesk.engine.errors import EngineError
from whydesk.engine.graph.index import ChangeSet
from whydesk.engine.pack.textfiles import write_bytes
from whydesk.engine.recall.why import beside
from whydesk.engine.recall.why_text import as_markdown, as_text
from whydesk.engine.wording import counted, tr
from whydesk.panels.why_order import WhyOrder
from whydesk.panels.why_picture import Format, WhyPicture, file_name
from whydesk.paths import home
from whydesk.session.messages import Message, Tone, of_error
from whydesk.session.session import Session
from whydesk.session.settings import LAST_FOLDER
from whydesk.session.slices import Slices
from whydesk.session.why import WhyReading
from whydesk.theme.theme import Theme


class TakingAlong(QObject):
    """Copies and saves the chain that is read. GUI thread; a file is written on the worker."""

    def __init__(
        self,
        session: Session,
        reading: WhyReading,
        order: WhyOrder,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._reading = reading
        self._order = order
        self._theme = theme
        self._window = window
        self._picture: tuple[Path, WhyPicture] | None = None
        self._drawing = Slices(self)
        self._drawing.ended.connect(self._write_picture)
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

    def _copy(self, words: Callable[..., str], kind: str) -> None:
        walk = self._reading.answer()
        if walk is None:
            self._say_nothing()
            return
        numbers = self._order.numbers(walk)
        others = beside(self._session.graph, walk.keys[0])
        QApplication.clipboard().setText(words(walk, numbers, others))
        steps = counted(len(numbers), "{n} step", "{n} steps")
        self._session.told.emit(
            Message(tr("Copied {steps} as {kind}.", steps=steps, kind=kind), tone=Tone.GOOD)
        )

    def _save(self, kind: Format) -> None:
        walk = self._reading.answer()
        if walk is None:
            self._say_nothing()
            return
        path = self._ask_target(file_name(walk.anchor.label, down=walk.down), kind.value)
        if path is not None:
            others = beside(self._session.graph, walk.keys[0])
            lines = self._order.lines(walk)
            picture = WhyPicture(walk, lines, others, self._theme, kind)
            self._picture = (path, picture)
            self._drawing.begin(picture.drawing())

    @Slot()
    def _write_picture(self) -> None:
        """Have what was drawn written, beside the window's own work."""
        if self._picture is None:
            return
        (path, picture), self._picture = self._picture, None

        def work() -> None:
            write_bytes(path, picture.content())

        def done(_nothing: None) -> None:
            self._session.told.emit(Message(tr("Saved {name}.", name=path.name), tone=Tone.GOOD))

        def failed(error: EngineError) -> None:
            self._session.told.emit(of_error(error, path))

        self._session.tasks.run("why-picture", work, done, failed)

    @Slot(object)
    def _text_changed(self, changes: ChangeSet) -> None:
        if self._picture is not None and changes.meaning_changed:
            self._picture = None
            self._drawing.stop()
            self._session.told.emit(
                Message(tr("The text changed meanwhile."), tr("Save it again."))
            )

    def _ask_target(self, name: str, ending: str) -> Path | None:
        folder = self._session.settings.text(LAST_FOLDER) or str(home())
        suggested = str(Path(folder) / f"{name}.{ending}")
        kind = f"{ending.upper()} (*.{ending})"
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, tr("Save the chain as a picture"), suggested, kind
        )
        if not chosen:
            return None
        path = Path(chosen)
        return (
            path if path.suffix.lower() == f".{ending}" else path.with_name(f"{path.name}.{ending}")
        )

    def _say_nothing(self) -> None:
        self._session.told.emit(
            Message(tr("There is no chain to take along."), tr("Go to a node first."))
        )
