"""Putting a seal on a pack."""

import contextlib
import shutil
import sqlite3
from pathlib import Path

from msgspec import Struct

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack import files
from whydesk.engine.pack.packfile import pack_of
from whydesk.engine.pack.reading import Reading, reading
from whydesk.engine.pack.save import swap_in, writing
from whydesk.engine.pack.schema import SEAL_KEYS, SIGNED
from whydesk.engine.seal.curve import fingerprint
from whydesk.engine.seal.digest import VERSION, digest
from whydesk.engine.seal.forms import odd_forms
from whydesk.engine.seal.private import PrivateKey
from whydesk.engine.seal.verify import ALGORITHM
from whydesk.engine.wording import tr


class Sealed(Struct, frozen=True):
    """What sealing did: where the sealed pack stands, the digest, key and signature as hex."""

    path: Path
    digest: str
    public_key: str
    signature: str
    backup: Path | None

    @property
    def fingerprint(self) -> str:
        """What the key is called."""
        return fingerprint(self.public_key)


def seal_pack(
    path: Path, key: PrivateKey, out: Path | None = None, backups: Path | None = None
) -> Sealed:
    """Seal a pack, in place or as a new file ``out``, whole or not at all; nothing else changes.

    An earlier seal is replaced. AMBIGUOUS_CONTENT where the digest could be read in two ways,
    READ_ONLY where the pack has not all tables of the format; the errors of reading and of writing.
    """
    target = files.resolved(out if out is not None else path)
    stamp = files.stamp_of(target)
    with reading(path) as opened:
        message = _message(opened)
        signature = key.sign(message)
        files.refuse_unwritable(target)
        with files.replacing(target) as fresh:
            shutil.copyfile(opened.file, fresh)
            with writing(target):
                _write_seal(fresh, key.public, signature)
            _check(fresh, target, message, signature)
            swapped = swap_in(fresh, target, backups, stamp)
    return Sealed(target, message.hex(), key.public.hex(), signature.hex(), swapped.backup)


def _message(opened: Reading) -> bytes:
    """The digest to sign; EngineError where it would not say what the pack says."""
    where = Where(str(opened.path))
    pack = pack_of(opened)
    if pack.source_fault is not None:
        raise pack.source_fault
    made = digest(opened.connection, opened.schema)
    if pack.upgraded or any(table.name not in made.covered for table in SIGNED):
        raise EngineError(
            ErrorCode.READ_ONLY,
            tr("The pack has not all tables that a seal covers."),
            tr("Save it once; that writes them."),
            where,
        )
    if made.ambiguous:
        raise EngineError(
            ErrorCode.AMBIGUOUS_CONTENT,
            tr("The pack cannot be sealed: {reason}.", reason=made.ambiguous),
            tr("Remove the odd characters that the problems list names, and save once."),
            where,
        )
    odd = next(odd_forms(opened, pack.manifest.get("writer_version", "")), None)
    if odd is not None:
        raise EngineError(
            ErrorCode.AMBIGUOUS_CONTENT,
            tr("The pack cannot be sealed: {reason}", reason=odd.sentence()),
            tr("A rebuild puts that right."),
            where,
        )
    for item in opened.schema.unknown:
        if item.kind == "trigger" and item.table.lower() == "manifest":
            raise EngineError(
                ErrorCode.AMBIGUOUS_CONTENT,
                tr(
                    "The pack cannot be sealed: the trigger {name} would change its manifest.",
                    name=item.name,
                ),
                where=where,
            )
    return made.value


def _write_seal(fresh: Path, public: bytes, signature: bytes) -> None:
    values = (ALGORITHM, public.hex(), signature.hex(), VERSION)
    uri = files.uri(fresh, "mode=rw")
    with contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
        for pragma in ("trusted_schema=OFF", "cell_size_check=ON", "synchronous=OFF"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA journal_mode=DELETE").fetchone()  # leaves WAL, where it was so
        connection.execute("PRAGMA journal_mode=MEMORY").fetchone()
        connection.execute("BEGIN")
        connection.executemany("DELETE FROM manifest WHERE key = ?", ((k,) for k in SEAL_KEYS))
        connection.executemany(
            "INSERT INTO manifest (key, value) VALUES (?, ?)", zip(SEAL_KEYS, values, strict=True)
        )
        connection.execute("COMMIT")


def _check(fresh: Path, target: Path, message: bytes, signature: bytes) -> None:
    """Read the sealed file back before anything depends on it."""
    with reading(fresh) as again:
        manifest = pack_of(again).manifest
        same = digest(again.connection, again.schema).value == message
    if not same or manifest.get("sig") != signature.hex():
        raise files.unwritable(target, tr("what was written does not read back as it was"))
