"""Writing an export: compiled anew from the redacted source, sealed if wished, searched, moved in.

Nothing is deleted from the original, so nothing of it can be left behind. Until the last step the
new file has a private name, and whatever fails takes it away.
"""

import functools
import tempfile
from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path

from msgspec import Struct

from whydesk.engine.bulk import bulk
from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.live import LiveDocument
from whydesk.engine.lmd.vocabulary import KNOWN_ROLES
from whydesk.engine.pack import clock, files
from whydesk.engine.pack.build import Rows, rows
from whydesk.engine.pack.container import PackContent, write_pack
from whydesk.engine.pack.textfiles import write_bytes
from whydesk.engine.redaction.folding import fold
from whydesk.engine.redaction.plan import Plan, Redaction
from whydesk.engine.redaction.scan import Hit, Open, scan, scan_made, sought
from whydesk.engine.stopping import go_on
from whydesk.engine.wording import counted, tr

TEXT_SUFFIXES = (".lmd", ".md", ".txt")


class ExportStep(Enum):
    """The steps of an export, each told when it is done."""

    WRITTEN = "written"
    SEALED = "sealed"
    SEARCHED = "searched"


class Exported(Struct, frozen=True):
    """What an export wrote: where, when, how many bytes, and how many texts were looked for."""

    path: Path
    time: str
    size: int
    sought: int


class Made(Struct, frozen=True):
    """What is to be written: its bytes, and others that say in letters what it shows.

    ``usual`` is the same made of a text that says nothing: what stands in it tells nothing.
    """

    content: bytes
    said: bytes = b""
    usual: bytes = b""


def no_one(step: ExportStep) -> None:
    """Listens to nothing."""


def export(
    redaction: Redaction,
    plan: Plan,
    target: Path,
    *,
    source: Path | None = None,
    replace: bool = False,
    seal: Callable[[Path], object] | None = None,
    told: Callable[[ExportStep], None] = no_one,
) -> Exported:
    """Write the export of a plan: a pack, or its source as one text (``.lmd``, ``.md``, ``.txt``).

    ``source`` is the file that it is an export of, which is never written over; another file that
    is there only with ``replace``. ``seal`` puts a seal on a finished file. Any thread. EngineError
    LEFTOVERS where a redacted text stands open, WOULD_OVERWRITE, LEAK where the finished file holds
    what was taken out, STOPPED where it is wanted no more, and those of writing and sealing; no
    file is left by any of them.
    """
    target = files.resolved(target)
    _refuse(plan, target, source, replace=replace)
    is_text = target.suffix.lower() in TEXT_SUFFIXES
    if is_text and seal is not None:
        where = Where(str(target))
        raise EngineError(ErrorCode.USAGE, tr("Only a pack can be sealed."), "", where)
    files.refuse_unwritable(target)
    time = clock.now()
    with files.replacing(target) as fresh:
        if is_text:
            fresh.write_bytes("\n".join(plan.texts.values()).encode())
        else:
            _write(fresh, plan.texts, time)
        told(ExportStep.WRITTEN)
        go_on()
        if seal is not None:
            seal(fresh)
            told(ExportStep.SEALED)
        number = _search(fresh, redaction, plan, target, is_text=is_text)
        told(ExportStep.SEARCHED)
        go_on()
        size = fresh.stat().st_size
        files.commit(fresh, target)
    redaction.exported()
    return Exported(target, time, size, number)


def export_made(
    redaction: Redaction, plan: Plan, target: Path, made: Made, source: Path | None = None
) -> Exported:
    """Write what was made of the redacted view, a picture or a text, under the rules of ``export``.

    A file that is there is replaced: whoever chose the name was asked. Any thread. EngineError
    LEFTOVERS, WOULD_OVERWRITE, LEAK, and those of writing; the file is then as it was.
    """
    target = files.resolved(target)
    _refuse(plan, target, source, replace=True)
    number = search_made(redaction, plan, made, str(target))
    write_bytes(target, made.content)
    return Exported(target, clock.now(), len(made.content), number)


def search_made(redaction: Redaction, plan: Plan, made: Made, where: str = "") -> int:
    """Search what was made of the redacted view; for how many texts. EngineError LEAK."""
    wanted = _wanted(redaction, plan, made.usual)
    _refuse_hit(scan_made(made.content, made.said, wanted), where, tr("nothing was written"))
    return len(wanted)


def _refuse(plan: Plan, target: Path, source: Path | None, *, replace: bool) -> None:
    where = Where(str(target))
    if plan.leftovers:
        first, count = plan.leftovers[0], len(plan.leftovers)
        message = counted(
            count,
            "A redacted text still stands open, the first in {part} (line {line}).",
            "{n} redacted texts still stand open, the first in {part} (line {line}).",
            part=first.part.words,
            line=first.place.line + 1,
        )
        raise EngineError(ErrorCode.LEFTOVERS, message, tr("Mask it too, or keep it on purpose."))
    name = fold(target.stem)
    for needle, hidden in plan.hidden.needles().items():
        if needle in name:
            message = tr(
                "The name of the file says what is redacted: {words}.", words=hidden.part.words
            )
            raise EngineError(ErrorCode.LEFTOVERS, message, tr("Choose another name."), where)
    if not target.exists():
        return
    if source is not None and source.exists() and target.samefile(source):
        message = tr("An export never takes the place of what it is an export of.")
        raise EngineError(ErrorCode.WOULD_OVERWRITE, message, tr("Choose another name."), where)
    if not replace:
        message = tr("Another file stands there.")
        raise EngineError(ErrorCode.WOULD_OVERWRITE, message, tr("Choose another name."), where)


def _write(path: Path, texts: Mapping[str, str], time: str) -> None:
    """A new pack: one commit without parents, nobody's name on it."""

    def make(times: Mapping[str, str]) -> Rows:
        graph = Graph()
        with bulk():
            for shard, text in texts.items():
                graph.add_shard(LiveDocument(text, shard), times.get(shard, ""))
            return rows(graph)

    content = PackContent(texts, make, owner="")
    write_pack(path, content, previous=None, author="", time=time)


def _search(path: Path, redaction: Redaction, plan: Plan, target: Path, *, is_text: bool) -> int:
    wanted = _wanted(redaction, plan, b"" if is_text else _baseline())
    _refuse_hit(scan(path, wanted), str(target), tr("it was deleted"))
    return len(wanted)


def _wanted(redaction: Redaction, plan: Plan, usual: bytes) -> list[str]:
    """What is looked for in a file in which ``usual`` tells nothing."""
    hidden = [*plan.hidden.texts(), *redaction.carried]
    return sought(hidden, Open((*plan.texts, *plan.texts.values()), usual))


def _refuse_hit(hit: Hit | None, where: str, outcome: str) -> None:
    if hit is not None:
        message = tr(
            "The export held a redacted text ({encoding}, {where}): {outcome}.",
            encoding=hit.encoding,
            where=hit.where,
            outcome=outcome,
        )
        raise EngineError(ErrorCode.LEAK, message, "", Where(where))


@functools.cache
def _baseline() -> bytes:
    """The bytes of a pack that says nothing: what stands in it stands in every pack."""
    links = [f"[[a]] →({role}) [[b]]" for role in KNOWN_ROLES]
    text = "\n".join(("[[a]]", "[[b]]", *links, "[[a]] → [[b]]", "@@note on=a", "@@", ""))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "main"
        _write(path, {"main.lmd": text}, clock.now())
        return path.read_bytes()


def suggested_name(plan: Plan, source: Path | None) -> str:
    """A file name for an export that says nothing of what is redacted."""
    stem = f"{source.stem}-redacted" if source is not None else "redacted"
    name = fold(stem)
    tells = any(needle in name for needle in plan.hidden.needles())
    return "redacted.laplaspack" if tells else f"{stem}.laplaspack"
