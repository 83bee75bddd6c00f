"""Checking a seal: the signature, and then everything that the signature does not reach."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from whydesk.engine.pack.build import Rows
from whydesk.engine.pack.drift import Drift, DriftKind, drift
from whydesk.engine.pack.packfile import PackFile, pack_of
from whydesk.engine.pack.reading import Reading, reading
from whydesk.engine.pack.schema import (
    ENTITIES,
    SEAL_KEYS,
    SEARCH,
    SOURCE,
    STAMP,
    TABLES,
    WRITER_NAME,
)
from whydesk.engine.seal.curve import (
    PUBLIC_KEY_BYTES,
    SIGNATURE_BYTES,
    hex_bytes,
    is_signed,
    proves_nothing,
)
from whydesk.engine.seal.digest import VERSION, Digest, digest
from whydesk.engine.seal.expected import expected_rows
from whydesk.engine.seal.keys import fingerprint
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verdict import Verdict, Verification

ALGORITHM = "ed25519"


def verify(
    path: Path, signers: Signers, expected: Callable[[PackFile], Rows] = expected_rows
) -> Verification:
    """Check the seal of a pack; EngineError where the file cannot be read as a pack.

    All of it is read through one handle, so what is judged is one state of the file.
    """
    with reading(path) as opened:
        return verification(opened, signers, expected)


def verification(
    opened: Reading, signers: Signers, expected: Callable[[PackFile], Rows] = expected_rows
) -> Verification:
    """As ``verify``, for a pack that is open for reading."""
    pack = pack_of(opened)
    seal = _Seal(*(pack.manifest.get(key, "") for key in SEAL_KEYS))
    if not any((seal.algorithm, seal.public_key, seal.signature, seal.version)):
        return _told(opened, seal, Verdict.UNSEALED)
    made = digest(opened.connection, opened.schema)
    verdict, reason = _judge(seal, made, opened)
    if verdict is not None:
        return _told(opened, seal, verdict, reason=reason)
    covered = made.covered
    found = _differences(opened, pack, expected)
    loose = tuple(item for item in found if not _vouched_for(item, pack, covered))
    signer = signers.find(seal.public_key)
    known = Verdict.SEALED_UNKNOWN if signer is None else Verdict.SEALED_KNOWN
    return _told(
        opened,
        seal,
        Verdict.DRIFT if loose else known,
        signer=signer.name if signer is not None else "",
        drift=loose,
        not_covered=tuple(_not_covered(opened, pack, covered)),
        notes=(*opened.notes, *_notes(pack, len(found) - len(loose))),
    )


@dataclass(frozen=True, slots=True)
class _Seal:
    """The four keys of a seal, as the manifest has them."""

    algorithm: str
    public_key: str
    signature: str
    version: str

    @property
    def fingerprint(self) -> str:
        sound = hex_bytes(self.public_key, PUBLIC_KEY_BYTES)
        return fingerprint(sound) if sound else ""


def _told(
    opened: Reading,
    seal: _Seal,
    verdict: Verdict,
    *,
    reason: str = "",
    signer: str = "",
    drift: tuple[Drift, ...] = (),
    not_covered: tuple[str, ...] = (),
    notes: tuple[str, ...] = (),
) -> Verification:
    named = seal.fingerprint
    public = seal.public_key.lower() if named else ""
    return Verification(
        opened.path, verdict, named, public, signer, reason, drift, not_covered, notes
    )


def _judge(seal: _Seal, made: Digest, opened: Reading) -> tuple[Verdict | None, str]:
    """The verdict that the seal alone leads to, with its reason; None where it is sound."""
    if seal.algorithm != ALGORITHM or seal.version != VERSION:
        named = f"{seal.algorithm or 'no algorithm'}, digest version {seal.version or 'not given'}"
        return Verdict.UNKNOWN_SCHEME, named
    ambiguous = _ambiguity(made, opened)
    if ambiguous:
        return Verdict.AMBIGUOUS, ambiguous
    public = hex_bytes(seal.public_key, PUBLIC_KEY_BYTES)
    signature = hex_bytes(seal.signature, SIGNATURE_BYTES)
    if public is None or signature is None:
        return Verdict.BROKEN, "the key or the signature is incomplete"
    if proves_nothing(public):
        return Verdict.BROKEN, "the key is of small order and proves nothing"
    if not is_signed(public, signature, made.value):
        return Verdict.BROKEN, ""
    return None, ""


def _ambiguity(made: Digest, opened: Reading) -> str:
    """Why a digest does not tell what it stands for, or an empty text."""
    if made.ambiguous:
        return f"{made.ambiguous} holds a separator"
    for item in opened.schema.posing:
        return f"{item.name} is no plain table"
    if SOURCE.name not in made.covered:
        return "the source is no part of it"
    return ""


def _differences(
    opened: Reading, pack: PackFile, expected: Callable[[PackFile], Rows]
) -> list[Drift]:
    if pack.source_fault is not None:
        return []
    return drift(opened, expected(pack), pack.manifest.get("writer_version", ""))


def _vouched_for(item: Drift, pack: PackFile, covered: frozenset[str]) -> bool:
    """Whether a difference was sealed as it stands, so that the verdict holds.

    Not where the digest passes over the cell or its table. Nor where our own writer wrote the pack
    and a cell is of another type: the digest reads NULL, the empty text, 1 and '1' alike, and this
    writer never leaves a cell so. Nor, in such a pack, for nodes of several shards: which shard
    wins depends on times that the digest passes over.
    """
    if not item.signed or item.table not in covered:
        return False
    if not pack.manifest.get("writer_version", "").startswith(WRITER_NAME + "/"):
        return True
    if item.kind is DriftKind.TYPE:
        return False
    return not (item.table == ENTITIES.name and len(pack.shards) > 1)


def _notes(pack: PackFile, signed: int) -> tuple[str, ...]:
    if pack.source_fault is not None:
        return ("The source cannot be read, so the tables are not held against it.",)
    if not signed:
        return ()
    writer = pack.manifest.get("writer_version") or "an unnamed writer"
    return (
        f"Cells or rows that differ from the source and were sealed so: {signed}, by {writer}.",
    )


def _not_covered(opened: Reading, pack: PackFile, covered: frozenset[str]) -> Iterator[str]:
    """What neither the seal nor the rebuild vouches for."""
    schema = opened.schema
    for table in TABLES.values():
        if not schema.has(table.name):
            continue
        if table.signed and table.name not in covered:
            yield table.name
            continue
        unchecked = [name for name in table.columns if name in STAMP and name not in table.signed]
        if pack.source_fault is not None:
            unchecked += [name for name in table.content if name not in table.signed]
        further = [column.name for column in schema.further_columns(table.name)]
        for name in (*unchecked, *further):
            if schema.has(table.name, name.lower()):
                yield f"{table.name}.{name}"
    if schema.search:
        yield SEARCH
    for item in schema.unknown:
        yield item.name if item.kind == "table" else f"{item.kind} {item.name}"
