"""From a workspace to the redaction of its present text, with all that must not come along."""

from collections.abc import Callable
from pathlib import Path

from whydesk.engine.errors import EngineError
from whydesk.engine.pack import files
from whydesk.engine.pack.only_in_tables import Extras
from whydesk.engine.pack.packfile import PackFile
from whydesk.engine.pack.reading import reading
from whydesk.engine.pack.schema import MANIFEST, MANIFEST_KEYS, SEAL_KEYS, TABLES
from whydesk.engine.redaction.plan import Redaction
from whydesk.engine.saving import extras_of
from whydesk.engine.wording import counted, tr
from whydesk.engine.workspace import Workspace

_TOLD = ("name", "owner", "namespace", "head_sha")


def redaction_of(workspace: Workspace, backups: Path | None = None) -> Redaction:
    """The redaction of a workspace's text; see ``prepared``."""
    return prepared(workspace, backups)()


def prepared(workspace: Workspace, backups: Path | None = None) -> Callable[[], Redaction]:
    """What makes the redaction of a workspace's text as it stands now, on any thread.

    What the pack says beside its source (names, authors, commits; the names of its ``backups``) is
    looked for in every export. What only its tables say is taken along by none, nor looked for: the
    plan names it.
    """
    times = {shard: workspace.graph.time_of(shard) for shard in workspace.documents}
    carried = [workspace.manifest.get(key, "") for key in _TOLD]
    if workspace.pack is not None:
        for commit in workspace.pack.commits:
            carried += (commit.sha, commit.author)
    if workspace.path is not None:
        carried.append(workspace.path.stem)
        if backups is not None:
            carried += (path.name for path in files.backups_of(workspace.path, backups))
    made = workspace.snapshot()
    pack = workspace.pack

    def make() -> Redaction:
        behind = _left_behind(pack, made.extras) if pack is not None else ()
        return Redaction(made.texts, times, carried, behind)

    return make


def _left_behind(pack: PackFile, known: Extras | None) -> tuple[str, ...]:
    """What a pack holds and its text does not, a sentence each: it stays behind."""
    try:
        extras = extras_of(pack) if known is None else known
        with reading(pack.path) as opened:
            unknown = [f"{item.kind} «{item.name}»" for item in opened.schema.unknown]
            unknown += [
                f"{table.name}.{column.name}"
                for table in TABLES.values()
                for column in opened.schema.further_columns(table.name)
            ]
        keys = (key for key in pack.manifest if key not in (*MANIFEST_KEYS, *SEAL_KEYS))
        unknown += (f"{MANIFEST.name} «{key}»" for key in keys)
    except EngineError as error:
        return (tr("The tables cannot be read, so nothing is known of them: {why}", why=error),)
    earlier = len(pack.commits)
    history = [counted(earlier, "The history: {n} commit.", "The history: {n} commits.")]
    return (
        *extras.sentences(),
        *(tr("The {thing} is no part of the text.", thing=thing) for thing in unknown),
        *(history if earlier else ()),
    )
