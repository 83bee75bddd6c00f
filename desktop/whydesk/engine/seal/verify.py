"""Checking a seal: the signature, and then everything that the signature does not reach."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from whydesk.engine.bulk import bulk
from whydesk.engine.errors import EngineError
from whydesk.engine.pack.build import rows
from whydesk.engine.pack.drift import Drift, DriftKind, drift
from whydesk.engine.pack.history import heads
from whydesk.engine.pack.packfile import PackFile, pack_of
from whydesk.engine.pack.reading import Reading, reading
from whydesk.engine.pack.schema import (
    ENTITIES,
    SEAL_KEYS,
    SEARCH,
    SIGNED,
    SOURCE,
    STAMP,
    TABLES,
)
from whydesk.engine.pack.weight import Weigh, refuse_heavy
from whydesk.engine.seal.curve import (
    PUBLIC_KEY_BYTES,
    SIGNATURE_BYTES,
    fingerprint,
    hex_bytes,
    is_signed,
    proves_nothing,
)
from whydesk.engine.seal.digest import VERSION, Digest, digest
from whydesk.engine.seal.expected import graph_of
from whydesk.engine.seal.forms import odd_forms
from whydesk.engine.seal.leftovers import leftovers
from whydesk.engine.seal.signers import Signer, Signers
from whydesk.engine.seal.times import chosen_otherwise
from whydesk.engine.seal.verdict import Verdict, Verification
from whydesk.engine.wording import counted, tr

ALGORITHM = "ed25519"
# So many differences are named; what is behind them is counted.
_MOST_NAMED = 1000


def verify(path: Path, signers: Signers, weigh: Weigh = refuse_heavy) -> Verification:
    """Check the seal of a pack; EngineError where the file cannot be read as a pack.

    All of it is read through one handle, so what is judged is one state of the file. ``weigh``
    judges its source before that is worked out.
    """
    with bulk(), reading(path) as opened:
        pack = pack_of(opened)
        weigh(path, pack.texts)
        return _verification(opened, pack, signers)


def _verification(opened: Reading, pack: PackFile, signers: Signers) -> Verification:
    seal = _Seal(*(pack.manifest.get(key, "") for key in SEAL_KEYS))
    made = digest(opened.connection, opened.schema)
    told = Verification(
        opened.path,
        Verdict.UNSEALED,
        seal.fingerprint,
        seal.public_key.lower() if seal.fingerprint else "",
        digest=made.value.hex(),
        claims=tuple(_claims(pack)),
    )
    if not any((seal.algorithm, seal.public_key, seal.signature, seal.version)):
        return told
    verdict, reason = _judge(seal, made, opened)
    if verdict is not None:
        return replace(told, verdict=verdict, reason=reason)
    found = _found(opened, pack, made.covered)
    signer, said = _known(signers, seal.public_key)
    verdict = Verdict.SEALED_UNKNOWN if signer is None else Verdict.SEALED_KNOWN
    return replace(
        told,
        verdict=Verdict.DRIFT if found.loose or pack.source_fault is not None else verdict,
        signer=signer.name if signer is not None else "",
        own=signer is not None and signer.own,
        drift=tuple(found.loose[:_MOST_NAMED]),
        covered=tuple(_covered(made.covered)),
        not_covered=tuple(_not_covered(opened, pack, made.covered)),
        notes=(*opened.notes, *said, *_notes(pack, found)),
        warning=_warning(signers, pack, seal.public_key),
    )


class _Seal(Struct, frozen=True):
    """The four keys of a seal, as the manifest has them."""

    algorithm: str
    public_key: str
    signature: str
    version: str

    @property
    def fingerprint(self) -> str:
        sound = hex_bytes(self.public_key, PUBLIC_KEY_BYTES)
        return fingerprint(sound) if sound else ""


class _Found(Struct, frozen=True):
    """Differences that no seal vouches for, and how many there are that were sealed so."""

    loose: tuple[Drift, ...]
    sealed: int


def _judge(seal: _Seal, made: Digest, opened: Reading) -> tuple[Verdict | None, str]:
    """The verdict that the seal alone leads to, with its reason; None where it is sound."""
    if seal.algorithm != ALGORITHM or seal.version != VERSION:
        named = tr(
            "{algorithm}, digest version {version}",
            algorithm=seal.algorithm or tr("no algorithm"),
            version=seal.version or tr("not given"),
        )
        return Verdict.UNKNOWN_SCHEME, named
    ambiguous = _ambiguity(made, opened)
    if ambiguous:
        return Verdict.AMBIGUOUS, ambiguous
    public = hex_bytes(seal.public_key, PUBLIC_KEY_BYTES)
    signature = hex_bytes(seal.signature, SIGNATURE_BYTES)
    if public is None or signature is None:
        return Verdict.BROKEN, tr("the key or the signature is incomplete")
    if proves_nothing(public):
        return Verdict.BROKEN, tr("the key is of small order and proves nothing")
    if not is_signed(public, signature, made.value):
        return Verdict.BROKEN, ""
    return None, ""


def _ambiguity(made: Digest, opened: Reading) -> str:
    """Why a digest does not tell what it stands for, or an empty text."""
    if made.ambiguous:
        return made.ambiguous
    for item in opened.schema.posing:
        return tr("{name} is no plain table", name=item.name)
    if SOURCE.name not in made.covered:
        return tr("the source is no part of it")
    return ""


def _found(opened: Reading, pack: PackFile, covered: frozenset[str]) -> _Found:
    writer = pack.manifest.get("writer_version", "")
    odd = list(islice(odd_forms(opened, writer), _MOST_NAMED))
    if pack.source_fault is not None:
        return _Found(tuple(odd), 0)
    graph = graph_of(pack)
    found = drift(opened, rows(graph), writer)
    otherwise = chosen_otherwise(opened, pack, graph)
    loose = [item for item in found if not _vouched_for(item, covered)]
    named = {(item.table, item.row, item.column) for item in loose}
    loose += [item for item in odd if (item.table, item.row, item.column) not in named]
    loose += [_otherwise(key) for key in sorted(otherwise)]
    return _Found(tuple(loose), sum(1 for item in found if _vouched_for(item, covered)))


def _otherwise(key: str) -> Drift:
    words = tr("The times of the files make another {key!r} of them than was signed.", key=key)
    return Drift(DriftKind.UNREADABLE, ENTITIES.name, words, "", None, None, signed=False)


def _vouched_for(item: Drift, covered: frozenset[str]) -> bool:
    """Whether a difference was sealed as it stands, so that the verdict holds.

    Not where the digest passes over the cell or its table, nor where a cell reads alike and is of
    another type: the digest reads NULL, the empty text, 1 and '1' alike.
    """
    return item.signed and item.table in covered and item.kind is not DriftKind.TYPE


def _known(signers: Signers, public: str) -> tuple[Signer | None, tuple[str, ...]]:
    """Who holds a key; where the file of signers is unsound nobody is known, and that is said."""
    try:
        return signers.find(public), ()
    except EngineError as problem:
        return None, (tr("{problem} So nobody counts as known.", problem=problem),)


def _warning(signers: Signers, pack: PackFile, public: str) -> str:
    """What to say where somebody known is named, who is known by another key."""
    names = (pack.manifest.get("owner", ""), *(commit.author for commit in heads(pack.commits)))
    try:
        known = signers.by_another_key(names, public)
    except EngineError:
        return ""
    if known is None:
        return ""
    whose = tr("your own key") if known.own else tr("another key")
    return tr(
        "The pack names {name}, whom you know by {whose}, {fingerprint}. If they "
        "have a new key, ask them in another way before you trust this one.",
        name=known.name,
        whose=whose,
        fingerprint=known.fingerprint,
    )


def _claims(pack: PackFile) -> Iterator[str]:
    """What a pack says of itself, that no seal makes true: owner, and the last save with its time.

    A seal has no time of its own.
    """
    if pack.manifest.get("owner"):
        yield tr("It belongs to “{owner}”.", owner=pack.manifest["owner"])
    for commit in heads(pack.commits)[-1:]:
        time = commit.time or tr("no known time")
        if commit.author:
            yield tr("It was saved last by “{author}” at {time}.", author=commit.author, time=time)
        else:
            yield tr("It was saved last at {time}.", time=time)


def _notes(pack: PackFile, found: _Found) -> Iterator[str]:
    more = len(found.loose) - _MOST_NAMED
    if more > 0:
        yield counted(
            more,
            "There is {n} more difference than is named.",
            "There are {n} more differences than are named.",
        )
    if pack.source_fault is not None:
        yield tr("The source cannot be read, so the tables are not held against it.")
    elif found.sealed:
        writer = pack.manifest.get("writer_version") or tr("an unnamed writer")
        yield (
            tr(
                "Cells or rows that differ from the source and were sealed so: {sealed:,}, "
                "by {writer}.",
                sealed=found.sealed,
                writer=writer,
            )
        )


def _covered(covered: frozenset[str]) -> Iterator[str]:
    """What went into the digest, as ``table.column``."""
    for table in SIGNED:
        if table.name in covered:
            yield from (f"{table.name}.{column}" for column in table.signed)


def _not_covered(opened: Reading, pack: PackFile, covered: frozenset[str]) -> Iterator[str]:
    """What neither the seal nor the rebuild vouches for."""
    schema = opened.schema
    for table in TABLES.values():
        if not schema.has(table.name):
            if not table.signed:
                yield table.name  # nobody would miss it
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
    yield from leftovers(opened)
