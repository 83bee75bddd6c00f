"""From a workspace to the redaction of its present text, with all that must not come along."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from whydesk.engine.pack import files
from whydesk.engine.redaction.plan import Redaction
from whydesk.engine.workspace import Workspace

_TOLD = ("name", "owner", "namespace", "head_sha")


def redaction_of(workspace: Workspace, backups: Path | None = None) -> Redaction:
    """The redaction of a workspace's text; see ``prepared``."""
    return prepared(workspace, backups)()


def prepared(workspace: Workspace, backups: Path | None = None) -> Callable[[], Redaction]:
    """What makes the redaction of a workspace's text as it stands now, on any thread.

    What the pack says beside its source (names, authors, commits; the names of its ``backups``) is
    looked for in every export. What only its tables say is taken along by none, nor looked for.
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
    return partial(Redaction, workspace.texts(), times, carried)
