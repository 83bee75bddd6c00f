"""What a process is killed at, and how one sees afterwards that nothing was lost.

A scene works on one folder until it is stopped, and acknowledges each thing that it has done with a
number. Afterwards the last number acknowledged, or the one after it, must be there, whole.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from whydesk.engine import EngineError, ErrorCode, Workspace
from whydesk.engine.keeping.journal import Change, Whole
from whydesk.engine.keeping.journals import Journals
from whydesk.engine.pack import files
from whydesk.engine.redacting import redaction_of
from whydesk.engine.redaction.export import export
from whydesk.engine.redaction.rules import Rule, Wish
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.private import PrivateKey, new_key
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verdict import Verdict
from whydesk.engine.seal.verify import verify
from whydesk.session.keeping import Beginning, Keeper
from whydesk.session.settings import AUTHOR, Settings

Acknowledge = Callable[[int], None]
Write = Callable[[int], object]
BODY = "".join(
    f"[[Node {n}]]\n>>type: claim\n>>what: What stands here {n}.\n"
    f"[[Node {n}]] →(derived-from) [[Node {max(0, n - 1)}]]\n\n"
    for n in range(60)
)
KEY: PrivateKey = new_key()


@dataclass(frozen=True, slots=True)
class Scene:
    """``writer`` gives what has a folder tell a number, ``found`` the number that it tells.

    ``found`` raises, or gives an impossible number, where something is not whole.
    """

    name: str
    writer: Callable[[Path], Write]
    found: Callable[[Path], int]
    first: Callable[[Path], object] | None = None

    def prepare(self, folder: Path) -> None:
        """Have a new folder tell 0: as ``first`` says, else like every other number."""
        if self.first is not None:
            self.first(folder)
        else:
            self.writer(folder)(0)

    def work(self, folder: Path, number: int, acknowledge: Acknowledge) -> None:
        """Write one number after another, until something stops it."""
        write = self.writer(folder)
        while True:
            number += 1
            write(number)
            acknowledge(number)


def text_of(number: int) -> str:
    """A text that tells its number at both ends, so that a torn one tells two."""
    return f"Number {number}\n\n{BODY}Number {number}\n"


def number_in(text: str) -> int:
    """The number that a text tells; ValueError for one that is not whole."""
    number = int(text.split("\n", 1)[0].removeprefix("Number "))
    if text != text_of(number):
        raise ValueError(f"a text of {len(text)} characters is not what was written as {number}")
    return number


def rewrite(workspace: Workspace, number: int) -> None:
    """Have a workspace tell another number."""
    shard = next(iter(workspace.documents))
    last = workspace.documents[shard].line_count - 2
    line = f"Number {number}"
    workspace.replace(shard, last, 1, [line])
    workspace.replace(shard, 0, 1, [line])


# --- saving ---------------------------------------------------------------------------------------


def _first(name: str) -> Callable[[Path], object]:
    """A new file that tells 0."""
    return lambda folder: Workspace.new(text_of(0)).save(folder / name)


def _saved(name: str) -> Scene:
    def writer(folder: Path) -> Write:
        workspace = Workspace.open(folder / name)

        def write(number: int) -> None:
            rewrite(workspace, number)
            workspace.save(backups=folder / "backups")

        return write

    def found(folder: Path) -> int:
        number = number_in(Workspace.open(folder / name).text())
        for backup in files.backups_of(files.resolved(folder / name), folder / "backups"):
            earlier = number_in(Workspace.open(backup).text())
            if earlier > number:
                raise ValueError(f"the backup {backup.name} is newer than the file")
        return number

    return Scene(f"save {Path(name).suffix}", writer, found, _first(name))


def _sealed_in_place() -> Scene:
    name = "a.laplaspack"

    def writer(folder: Path) -> Write:
        workspace = Workspace.open(folder / name)

        def write(number: int) -> None:
            rewrite(workspace, number)
            workspace.save(backups=folder / "backups")
            seal_pack(folder / name, KEY, backups=folder / "backups")

        return write

    def found(folder: Path) -> int:
        verdict = verify(folder / name, Signers(folder / "signers.toml")).verdict
        if verdict not in (Verdict.SEALED_UNKNOWN, Verdict.UNSEALED):
            raise ValueError(f"the seal is {verdict.value}")
        return number_in(Workspace.open(folder / name).text())

    return Scene("seal", writer, found, _first(name))


def _exported(suffix: str) -> Scene:
    """A redacted export, whose text tells the number once its secret is gone."""
    name = f"export{suffix}"

    def workspace_of(number: int) -> Workspace:
        return Workspace.new(f"Number {number}\n\n[[Secret thing]]\n>>type: claim\n\n{BODY}")

    def write(folder: Path, number: int) -> None:
        redaction = redaction_of(workspace_of(number), folder / "backups")
        wish = Wish((Rule(Tier.SECRET, node="Secret thing"),))
        export(redaction, redaction.plan(wish), folder / name, replace=True)

    def found(folder: Path) -> int:
        text = Workspace.open(folder / name).text()
        if "Secret" in text or not text.endswith(BODY[-40:].rstrip("\n") + "\n\n"):
            raise ValueError("the export is not whole")
        return int(text.split("\n", 1)[0].removeprefix("Number "))

    return Scene(f"export {suffix}", lambda folder: partial(write, folder), found)


# --- journals, keys, settings ---------------------------------------------------------------------


def _journaled() -> Scene:
    """Edits, now and then a new journal, as a session keeps them."""

    def first(folder: Path) -> None:
        keeper = Keeper(Journals(folder / "journals"))
        keeper.keep([Whole("a.lmd", text_of(0), "\n")], _BEGIN, fresh=False)
        keeper.close()

    def writer(folder: Path) -> Write:
        keeper = Keeper(Journals(folder / "journals"))
        last = text_of(0).count("\n") - 1
        begun = False

        def write(number: int) -> None:
            nonlocal begun
            fresh = not begun or number % 7 == 1
            begun = True
            line = f"Number {number}"
            whole = [Whole("a.lmd", text_of(number), "\n")]
            changes = [Change("a.lmd", n, 1, [line], None) for n in (0, last)]
            keeper.keep(whole if fresh else changes, _BEGIN, fresh=fresh)

        return write

    def found(folder: Path) -> int:
        orphans = Journals(folder / "journals").orphans()
        heads = [orphan.kept.texts["a.lmd"].split("\n", 1)[0] for orphan in orphans]
        number = max(int(head.removeprefix("Number ")) for head in heads)
        text = next(o.kept.texts["a.lmd"] for o, head in zip(orphans, heads, strict=True)
                    if head == f"Number {number}")  # fmt: skip
        ends = text_of(number), text_of(number).removesuffix(f"{number}\n") + f"{number - 1}\n"
        if text not in ends:  # a crash between two changes leaves the first of them
            raise ValueError("the kept text is not what was written")
        return number

    return Scene("journal", writer, found, first)


_BEGIN = Beginning(None, {}, ())


def _keys() -> Scene:
    """New keys, one after another: each there as a whole, or not at all."""

    def write(folder: Path, number: int) -> None:
        KeyStore(folder / "keys").create(f"k{number}", "phrase")

    def found(folder: Path) -> int:
        store = KeyStore(folder / "keys")
        newest = max(int(name[1:]) for name in store.names())
        store.load(f"k{newest}", "phrase")
        if store.loose():
            raise ValueError("a key may be read by others")
        return newest

    return Scene("keys", lambda folder: partial(write, folder), found)


def _settings() -> Scene:
    def write(folder: Path, number: int) -> None:
        settings = Settings(folder / "settings.ini")
        settings.set_text(AUTHOR, str(number))
        if not settings.sync():
            raise EngineError(ErrorCode.UNWRITABLE, "The settings cannot be written.")

    def found(folder: Path) -> int:
        return int(Settings(folder / "settings.ini").text(AUTHOR))

    return Scene("settings", lambda folder: partial(write, folder), found)


SCENES: Sequence[Scene] = (
    _saved("a.laplaspack"),
    _saved("a.lmd"),
    _sealed_in_place(),
    _exported(".laplaspack"),
    _exported(".lmd"),
    _journaled(),
    _keys(),
    _settings(),
)
