"""How long it takes to save, seal, verify and redact a pack; see ``__main__`` for how it is run."""

from pathlib import Path

from benchmarks.figures import Figures, least
from benchmarks.texts import PACK, label
from whydesk.engine.redacting import redaction_of
from whydesk.engine.redaction.export import export
from whydesk.engine.redaction.rules import Rule, Wish
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verify import verify
from whydesk.engine.workspace import Workspace

# What is redacted is the same at every size: the search of the finished file looks for each text.
REDACTED = Wish(tuple(Rule(Tier.MASKED, node=label(number), key="why") for number in range(20)))


def figures(nodes: int, folder: Path) -> Figures:
    """What each gesture costs on the pack in a folder, which stays as it is."""
    runs = 5 if nodes <= 10_000 else 2
    pack, sealed, out = folder / PACK, folder / "sealed.laplaspack", folder / "out.laplaspack"
    key, signers = new_key(), Signers(folder / "signers.toml", KeyStore(folder / "keys"))
    workspace = Workspace.open(pack)
    saved = folder / "saved.laplaspack"
    workspace.save(saved)
    workspace.extras()  # known some moments after opening, as in the window
    found = {"save": least(lambda: _save(workspace), runs)}
    found["seal"] = least(lambda: seal_pack(pack, key, sealed), runs)
    found["verify"] = least(lambda: verify(sealed, signers), runs)
    found["redacted export"] = least(lambda: _export(workspace, out), max(1, runs // 2))
    return found


def _save(workspace: Workspace) -> None:
    """Save it where it is, one line more than there was."""
    document = next(iter(workspace.documents.values()))
    workspace.replace(document.shard, document.line_count - 1, 0, [f"{document.line_count}"])
    workspace.save()


def _export(workspace: Workspace, out: Path) -> None:
    """Twenty reasons masked; from the text to the searched file."""
    redaction = redaction_of(workspace)
    export(redaction, redaction.plan(REDACTED), out, replace=True)
