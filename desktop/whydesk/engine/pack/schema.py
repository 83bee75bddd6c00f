"""The tables of a pack, format version 3: names, columns, what the seal covers, what is derived.

Choices that the format leaves open, so that the same source always gives the same rows:

- an absent ``sigil``, ``stable_id``, ``status`` or ``due`` is NULL; every other absent text is the
  empty text;
- ``schema_types`` has one row for each type in use, in the order of first use: ``key`` and
  ``label`` are the type as written, ``sigil`` is the first one that a node of the type carries
  (or NULL), ``color`` is the empty text, ``layer`` is ``knowing`` or ``subject``;
- ``entities_fts.fields`` holds the values of all properties but ``id``, a line each.
"""

from msgspec import Struct

from whydesk import __version__

FORMAT_VERSION = 3
WRITER_NAME = "whydesk"
WRITER_VERSION = f"{WRITER_NAME}/{__version__}"
STAMP = ("commit_sha", "time")
SEAL_KEYS = ("sig_alg", "sig_pubkey", "sig", "sig_digest_v")
COUNT_KEYS = {"entity_count": "entities", "edge_count": "edges", "thinks_count": "thinks"}
MANIFEST_KEYS = (
    "format_version",
    "created_at",
    "writer_version",
    "namespace",
    "owner",
    "name",
    "head_sha",
    *COUNT_KEYS,
    *SEAL_KEYS,
)

# Limits on what is read from a file that anyone may have made, and so on what is written.
MAX_VALUE_BYTES = 16 * 1024 * 1024
MAX_FILE_BYTES = 2 * 1024**3
MAX_ROWS = 5_000_000


class Table(Struct, frozen=True):
    """One table: its name, columns as (name, declaration), and which columns the seal covers.

    ``keys`` are sets of columns by which a row is known again, the surest first. ``most`` is how
    many rows are read of it: those of the first three are held in memory for as long as a pack is
    open.
    """

    name: str
    declared: tuple[tuple[str, str], ...]
    signed: tuple[str, ...] = ()
    keys: tuple[tuple[str, ...], ...] = ()
    most: int = MAX_ROWS

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.declared)

    @property
    def content(self) -> tuple[str, ...]:
        """The columns that follow from the source: all but commit and time."""
        return tuple(name for name in self.columns if name not in STAMP)

    def ddl(self, extra: tuple[tuple[str, str], ...] = ()) -> str:
        """The statement that makes the table, with further columns behind its own."""
        own = [f"{name} {declaration}" for name, declaration in self.declared]
        more = [f"{quoted(name)} {declaration}".rstrip() for name, declaration in extra]
        return f"CREATE TABLE {self.name} ({', '.join(own + more)})"


def quoted(name: str) -> str:
    """A name as an SQL identifier."""
    return '"' + name.replace('"', '""') + '"'


def _texts(names: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, "TEXT") for name in names.split())


MANIFEST = Table(
    "manifest",
    (("key", "TEXT PRIMARY KEY"), ("value", "TEXT")),
    signed=("key", "value"),
    keys=(("key",),),
    most=10_000,
)
SOURCE = Table(
    "lmd_source",
    (("shard_id", "TEXT PRIMARY KEY"), ("content", "TEXT NOT NULL"), *_texts("commit_sha time")),
    signed=("shard_id", "content"),
    keys=(("shard_id",),),
    most=10_000,
)
COMMITS = Table(
    "commits",
    (("sha", "TEXT PRIMARY KEY"), *_texts("time author parents")),
    signed=("sha", "time", "author", "parents"),
    keys=(("sha",),),
    most=100_000,
)
ENTITIES = Table(
    "entities",
    (
        ("id", "TEXT PRIMARY KEY"),
        ("label", "TEXT NOT NULL"),
        *_texts("type sigil layer"),
        ("refs", "INTEGER DEFAULT 0"),
        *_texts("fields_json commit_sha time stable_id"),
    ),
    signed=("id", "label", "type", "layer", "fields_json", "stable_id"),
    keys=(("id",), ("stable_id",)),
)
EDGES = Table(
    "edges",
    (
        ("src", "TEXT NOT NULL"),
        ("dst", "TEXT NOT NULL"),
        ("role", "TEXT"),
        ("kind", "TEXT NOT NULL"),
        *_texts("commit_sha time"),
    ),
    signed=("src", "dst", "role", "kind"),
    keys=(("src", "dst", "role"),),
)
THINKS = Table(
    "thinks",
    (
        ("host", "TEXT NOT NULL"),
        *_texts("think_id type title body author at status due mentions_json then_json"),
        ("deleted", "INTEGER DEFAULT 0"),
        *_texts("commit_sha time"),
    ),
    signed=(
        *("host", "think_id", "type", "title", "body", "author", "at", "status", "due"),
        "deleted",
    ),
    keys=(("host", "think_id", "at", "body"), ("host", "body"), ("host", "think_id")),
)
TYPES = Table(
    "schema_types",
    (("key", "TEXT PRIMARY KEY"), *_texts("label sigil color layer")),
    keys=(("key",),),
)

SIGNED = (MANIFEST, SOURCE, ENTITIES, EDGES, THINKS, COMMITS)  # in the order of the digest
DERIVED = (ENTITIES, EDGES, THINKS, TYPES)
STAMPED = (ENTITIES, EDGES, THINKS)
TABLES = {t.name: t for t in (MANIFEST, SOURCE, COMMITS, ENTITIES, EDGES, THINKS, TYPES)}

SEARCH = "entities_fts"
SEARCH_DDL = (
    f"CREATE VIRTUAL TABLE {SEARCH} USING fts5(id UNINDEXED, label, fields, tokenize='unicode61')"
)
SEARCH_SHADOWS = frozenset(
    f"{SEARCH}_{part}" for part in ("data", "idx", "content", "docsize", "config")
)
INDEXES = {
    "idx_entities_stable": "CREATE INDEX idx_entities_stable ON entities(stable_id)",
    "idx_edges_src": "CREATE INDEX idx_edges_src ON edges(src)",
    "idx_edges_dst": "CREATE INDEX idx_edges_dst ON edges(dst)",
    "idx_edges_role": "CREATE INDEX idx_edges_role ON edges(role)",
    "idx_thinks_host": "CREATE INDEX idx_thinks_host ON thinks(host)",
}
