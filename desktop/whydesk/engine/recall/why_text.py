"""A why-chain in words, as plain text or as Markdown, for a letter or a page."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from whydesk.engine.lmd.vocabulary import Cause, role
from whydesk.engine.model import Beside
from whydesk.engine.plain import one_line
from whydesk.engine.recall.why import FlagReader
from whydesk.engine.recall.why_said import dating, essence
from whydesk.engine.recall.why_walk import WhyWalk
from whydesk.engine.wording import counted, tr

_MARKS = str.maketrans({mark: "\\" + mark for mark in "\\`*_[]<>#|~"})
_MOST = 2_000
_FLAGS = {
    "contradicted": tr("contradicted by “{label}”"),
    "superseded": tr("superseded by “{label}”"),
}

Clean = Callable[[str], str]


def as_text(walk: WhyWalk, numbers: Sequence[int], beside: Sequence[Beside]) -> str:
    """These steps of a chain as lines of text, in this order."""
    return "\n".join([*_lines(walk, numbers, beside, _plain, ("", "")), ""])


def as_markdown(walk: WhyWalk, numbers: Sequence[int], beside: Sequence[Beside]) -> str:
    """The same as a Markdown list; nothing in a label or a value is taken for a mark."""
    return "\n".join([*_lines(walk, numbers, beside, _escaped, ("**", "**")), ""])


def joins(walk: WhyWalk, number: int) -> tuple[str, bool]:
    """The role of a step, and whether it is said of the step before (or of the step itself)."""
    found = walk.roles[number]
    return found, (role(found).cause is Cause.TARGET) is not walk.down


def _lines(
    walk: WhyWalk,
    numbers: Sequence[int],
    beside: Sequence[Beside],
    clean: Clean,
    bold: tuple[str, str],
) -> Iterator[str]:
    graph, flags = walk.graph, FlagReader(walk.graph)
    opening, closing = bold

    @cache
    def name(number: int) -> str:
        return clean(graph.node(walk.keys[number]).label)

    question = tr("What follows from") if walk.down else tr("Why")
    yield f"{opening}{question}: {name(0)}{closing}"
    yield ""
    for place, number in enumerate(numbers, 1):
        node = graph.node(walk.keys[number])
        via = name(walk.through[number])
        role_name, said_before = joins(walk, number)
        ends = (via, name(number)) if said_before else (name(number), via)
        yield f"{place}. {opening}{name(number)}{closing}"
        yield f"   {ends[0]} →({clean(role_name)}) {ends[1]}"
        when = dating(graph, node)
        facts = [
            node.type,
            when.what and f"{when.what}:",
            when.date,
            when.author and tr("by {author}", author=when.author),
        ]
        said = [clean(" ".join(filter(None, facts))), clean(essence(node))]
        said += [clean(_FLAGS[flag.word].format(label=flag.by)) for flag in flags.of(node.key)]
        yield from (f"   {line}" for line in said if line)
    missing = len(walk) - len(numbers)
    if missing:
        yield tr("And {missing:,} more.", missing=missing)
    yield from _closing(walk, beside, clean, name)


def _closing(
    walk: WhyWalk, beside: Sequence[Beside], clean: Clean, name: Callable[[int], str]
) -> Iterator[str]:
    yield ""
    for start, back in walk.loops[:_MOST]:
        yield tr("A loop: “{start}” leads back to “{end}”.", start=name(start), end=name(back))
    if beside:
        others = "; ".join(f"“{clean(other.label)}”" for other in beside)
        yield counted(
            len(beside),
            "Disagrees with it: {others}.",
            "Disagree with it: {others}.",
            others=others,
        )
    yield tr("Nothing here was inferred.")


def _plain(text: str) -> str:
    return one_line(text, _MOST)


def _escaped(text: str) -> str:
    return _plain(text).translate(_MARKS)
