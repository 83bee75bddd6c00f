"""Where a file is to be written: asked so that nothing else is ever written over."""

from collections.abc import Collection, Mapping
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def picture_kind(ending: str) -> dict[str, str]:
    """The one kind of a picture's files, by an ending without its dot."""
    return {f"{ending.upper()} (*.{ending})": f".{ending}"}


def ask_target(
    parent: QWidget | None,
    title: str,
    suggested: Path,
    kinds: Mapping[str, str],
    *,
    first: str = "",
    also: Collection[str] = (),
    unless_there: bool = False,
) -> Path | None:
    """A path to write to, None for nowhere. GUI thread.

    ``kinds`` are the kinds of files to choose from, as ``QFileDialog`` has them, each with the
    ending of its files (``.svg``); ``also`` are further endings that may be written. A name with
    none of these gets that of its kind: a picture called ``x.laplaspack`` would take the place of
    a pack. The dialog has asked before a file is replaced, save where ``unless_there`` says that
    none will be.
    """
    options = QFileDialog.Option(0)
    if unless_there:
        options = QFileDialog.Option.DontConfirmOverwrite
    endings = {*kinds.values(), *also}
    usual = first or next(iter(kinds))
    while True:
        name, kind = QFileDialog.getSaveFileName(
            parent, title, str(suggested), ";;".join(kinds), usual, options
        )
        if not name:
            return None
        path = Path(name)
        if path.suffix.lower() in endings:
            return path
        suggested = path.with_name(path.name + kinds.get(kind, kinds[usual]))
        # Of the longer name the dialog has not asked.
        if unless_there or not suggested.exists():
            return suggested
