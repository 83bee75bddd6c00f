"""Problems of whole nodes: a property given again further down, nodes with nothing around them."""

from collections.abc import Iterator

from whydesk.engine.graph.names import as_ref
from whydesk.engine.graph.survey import Survey, in_parts
from whydesk.engine.lmd.chunk import Chunk
from whydesk.engine.lmd.property_checks import duplicate, replaces
from whydesk.engine.lmd.site import Site
from whydesk.engine.lmd.statements import Property
from whydesk.engine.model import Diagnostic, Span
from whydesk.engine.wording import tr


def repeated_properties(survey: Survey) -> Iterator[Diagnostic | None]:
    """Properties that a later declaration of the node in the same shard replaces."""
    for nodes in in_parts(survey.declared.values()):
        yield None
        for chunks in nodes:
            if len(chunks) > 1:
                yield from _repeated(survey, chunks)


def _repeated(survey: Survey, chunks: list[Chunk]) -> Iterator[Diagnostic]:
    last: dict[tuple[str, str], tuple[Site, Property]] = {}
    for chunk in chunks:
        site = survey.site(chunk)
        own = {item.key: item for item in chunk.properties() if replaces(item)}
        first = {i.key: i for i in reversed(list(chunk.properties())) if replaces(i)}
        for key, item in own.items():
            earlier = last.get((chunk.shard, key))
            last[chunk.shard, key] = site, item
            if earlier is not None:
                yield duplicate(*earlier, site.number(first[key].line))


def lonely(survey: Survey) -> Iterator[Diagnostic | None]:
    """Nodes that nothing links to or from and no thought is about; nodes that say nothing."""
    touched: set[str | None] = set()
    for part in in_parts(_touched(survey)):
        yield None
        touched.update(*part)
    for node in survey.graph.nodes():
        yield None
        site = survey.site(survey.graph.names.declarations(node.key)[0])
        if node.key not in touched:
            message = tr(
                "Nothing is linked to “{label}”, and no thought is about it.", label=node.label
            )
            yield site.warning("orphan-node", _node_line(site), message)
        if not node.properties.keys() - {"id"}:
            message = tr("“{label}” says nothing yet: it has no property.", label=node.label)
            yield site.warning("bare-node", _node_line(site), message)


def _touched(survey: Survey) -> Iterator[tuple[str | None, ...]]:
    """The keys of the nodes that each link, thought with its mentions, is about."""
    for _, source, target in survey.links:
        yield source, target
    for _, thought in survey.thoughts:
        if thought.host is not None:
            yield (survey.graph.resolve(as_ref(thought.host.label)).key,)
        yield tuple(survey.graph.resolve(ref).key for _, ref in thought.mentions)


def _node_line(site: Site) -> Span:
    node = site.chunk.node
    return site.span(0, node.ref.start, node.ref.end) if node else site.span(0, 0, 0)
