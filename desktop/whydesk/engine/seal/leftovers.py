"""What a file holds beside its tables, which no seal covers and nothing here reads."""

from collections.abc import Iterator

from whydesk.engine.pack.reading import Reading
from whydesk.engine.pack.untrusted import speaking_of
from whydesk.engine.wording import tr

ORDER = tr("order of rows")


def leftovers(opened: Reading) -> Iterator[str]:
    """In words: the order of rows, pages that are in no use, bytes behind the last page."""
    yield ORDER
    with speaking_of(opened.path):
        size, pages, free = (
            int(opened.connection.execute(f"PRAGMA {name}").fetchone()[0])
            for name in ("page_size", "page_count", "freelist_count")
        )
        if free:
            yield tr("free pages")
        if opened.file.stat().st_size > size * pages:
            yield tr("bytes behind the last page")
