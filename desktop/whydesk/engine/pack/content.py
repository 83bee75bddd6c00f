"""What is given to a save, and the times that its shards will carry."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from whydesk.engine.pack.build import Rows, title_of
from whydesk.engine.pack.only_in_tables import NOTHING, Extras
from whydesk.engine.pack.packfile import PackFile


class PackContent(Struct, frozen=True):
    """What is to be saved: the text of each shard, and how rows are made of them.

    ``rows`` is called with the time that each shard will carry in the file, and only where
    something has to be written: where shards differ, the later one wins, so the rows depend on
    these times. ``extras`` is what only the tables say and is to stay. Name and owner are kept from
    the previous version where they are None.
    """

    texts: Mapping[str, str]
    rows: Callable[[Mapping[str, str]], Rows]
    name: str | None = None
    owner: str | None = None
    extras: Extras = NOTHING


def shard_times(pack: PackFile | None, texts: Mapping[str, str], time: str) -> dict[str, str]:
    """The time each shard will carry once saved: its old one where its text is as it was."""
    old = pack.shards if pack is not None else {}
    return {
        shard: old[shard].time if shard in old and old[shard].text == text else time
        for shard, text in sorted(texts.items())
    }


def name_of(pack: PackFile | None, texts: Mapping[str, str], content: PackContent) -> str:
    """The name of a pack: as given; else the first heading, unless the old one was given too."""
    if content.name is not None:
        return content.name
    old = pack.manifest.get("name", "") if pack is not None else ""
    if pack is None or not old or old == title_of(pack.texts):
        return title_of(texts)
    return old


def owner_of(pack: PackFile | None, content: PackContent) -> str:
    """The owner of a pack: as given, else as it was."""
    if content.owner is not None:
        return content.owner
    return pack.manifest.get("owner", "") if pack is not None else ""
