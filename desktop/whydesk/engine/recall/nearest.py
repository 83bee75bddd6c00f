"""The labels nearest to a name that is not there, for the message that says so."""

from whydesk.engine.graph.index import Graph
from whydesk.engine.recall.folding import folded

_LEAST_LIKENESS = 60
_SHORTEST_WORD = 3
# Nobody misspells a longer label, and comparing two takes their lengths multiplied.
_LONGEST = 300


def nearest_labels(graph: Graph, text: str, limit: int = 3) -> list[str]:
    """At most ``limit`` labels that look like the text, the likest first; maybe none."""
    # rapidfuzz takes 45 ms to import, twice as long as Python takes to start, and is only needed
    # once something was misspelt.
    from rapidfuzz import fuzz, process  # noqa: PLC0415

    wanted = folded(text.strip())
    if not wanted or len(wanted) > _LONGEST:
        return []
    names = {label: folded(label) for label in graph.labels() if len(label) <= _LONGEST}
    ranked = process.extract(
        wanted,
        _narrowed(names, wanted, limit),
        scorer=fuzz.WRatio,
        score_cutoff=_LEAST_LIKENESS,
        limit=None,
    )
    ranked.sort(key=lambda found: (-found[1], abs(len(found[0]) - len(wanted)), found[2]))
    return [label for _, _, label in ranked[:limit]]


def _narrowed(names: dict[str, str], wanted: str, limit: int) -> dict[str, str]:
    """The names that share a word with the text; all of them where too few do."""
    words = [word for word in wanted.split() if len(word) >= _SHORTEST_WORD]
    sharing = {label: name for label, name in names.items() if any(word in name for word in words)}
    return sharing if len(sharing) >= limit else names
