"""The face of the pack room: what a pack holds, opening one, saving one."""

from whydesk.engine.pack.content import PackContent, shard_times
from whydesk.engine.pack.only_in_tables import Extras, only_in_tables
from whydesk.engine.pack.packfile import Commit, PackFile, Shard, read_pack
from whydesk.engine.pack.save import Saved, Step, write_pack

__all__ = [
    "Commit",
    "Extras",
    "PackContent",
    "PackFile",
    "Saved",
    "Shard",
    "Step",
    "only_in_tables",
    "read_pack",
    "shard_times",
    "write_pack",
]
