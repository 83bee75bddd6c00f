"""What must hold after each action, whatever it was."""

from collections.abc import Iterable, Iterator

from tests.editor.laid_out import laid_otherwise
from whydesk.app import Services
from whydesk.canvas.cards import CardFigure
from whydesk.editor.positions import lines_of
from whydesk.editor.view import EditorView
from whydesk.engine.keeping.disk import on_disk, only_text
from whydesk.engine.lmd.document import parse
from whydesk.engine.model import Diagnostic
from whydesk.engine.workspace import Workspace
from whydesk.panels.sidebar_model import ROW_ROLE, RowKind


def text_faults(services: Services) -> Iterator[str]:
    """What is wrong with the text at this very moment, work under way or not."""
    session, desk = services.session, services.window.desk
    for shard, live in session.workspace.documents.items():
        lines = [live.line(number) for number in range(live.line_count)]
        fresh = parse(live.text()).chunks
        held = list(live.chunks())
        if [chunk.lines for chunk in held] != [chunk.lines for chunk in fresh]:
            yield f"{shard}: the chunks are not those of the text"
        elif not all(one.same_as(other) for one, other in zip(held, fresh, strict=True)):
            yield f"{shard}: a chunk is read otherwise than the text is"
        if shard in desk._texts:
            document = desk.text_of(shard).document
            if lines_of(document, 0, document.blockCount()) != lines:
                yield f"{shard}: the editor shows another text"
            if wrong := laid_otherwise(document):
                yield f"{shard}: lines {wrong} are painted otherwise than they are written"
    texts = session.workspace.texts()
    is_new = session.path is None and not session.workspace.stored  # a new text, or the sample
    if not session.dirty and not is_new and texts != dict(session.workspace.stored):
        yield "it says that all is saved, and the text is another than what is stored"
    if desk.has_view and not desk.steps.running:
        key = session.key_at(desk.view.text.shard, desk.view.caret()[0])
        if session.key != key:
            yield f"the caret is in «{key}», and it says «{session.key}»"


def meaning_faults(services: Services) -> Iterator[str]:
    """What the engine says otherwise than reading the same text anew would."""
    workspace = services.session.workspace
    fresh = read_anew(workspace)
    ours, theirs = workspace.graph, fresh.graph
    yield from differing("nodes", ours.nodes(), theirs.nodes())
    yield from differing("links", ours.edges(), theirs.edges())
    yield from differing("thoughts", ours.thinks(), theirs.thinks())
    yield from differing("problems", _said(workspace.problems()), _said(fresh.problems()))
    yield from differing(
        "statuses", workspace.support.statuses().items(), fresh.support.statuses().items()
    )
    yield from differing("reviews", workspace.review(), fresh.review())
    for words in ("a", "roast", "구독", "claim"):
        yield from differing(f"hits for {words}", workspace.find(words), fresh.find(words))


def read_anew(workspace: Workspace) -> Workspace:
    """The same texts, of the same age, in a workspace that has seen no edit."""
    fresh = Workspace(workspace.texts())
    graph = workspace.graph
    fresh.graph.set_times({shard: graph.time_of(shard) for shard in graph.shards})
    return fresh


def window_faults(services: Services) -> Iterator[str]:
    """What the window shows, once it is at rest, that the engine does not say."""
    session, window = services.session, services.window
    workspace, findings = session.workspace, session.findings
    if not findings.fresh:
        yield "the findings never settled"
        return
    yield from differing("listed problems", _said(findings.problems), _said(workspace.problems()))
    yield from differing("counts", [findings.counts], [workspace.counts()])
    yield from differing("open loops", findings.loops, workspace.loops())
    yield from differing("conflicts", [findings.conflicts], [workspace.conflicts()])
    standing = window.weighing.standing
    yield from differing(
        "listed statuses", [dict(standing.statuses)], [workspace.support.statuses()]
    )
    for shard, view in window.desk._views.items():
        found = [one for one in findings.problems if one.shard == shard]
        yield from differing("underlines", _underlined(view), found)
    graph, reading = workspace.graph, window.weighing.reading
    parts = reading.picture.walk() if reading.is_watched and reading.picture else ()
    if gone := [part.label for part in parts if part.key and not graph.places(part.key)]:
        yield f"the evidence shows nodes that are not there: {gone}"
    if window.stage.picture is window.stage.map:
        figures = window.stage.map.scene.figures
        cards = [key for key, figure in figures.items() if isinstance(figure, CardFigure)]
        if gone := [key for key in cards if not graph.places(key)]:
            yield f"the map shows nodes that are not there: {gone}"
    if not window.sidebar.box.text():
        rows = [
            window.sidebar.model.index(n).data(ROW_ROLE)
            for n in range(window.sidebar.model.rowCount())
        ]
        keys = sorted(row.key for row in rows if row.kind is RowKind.NODE)
        yield from differing("the list", keys, sorted(node.key for node in workspace.graph.nodes()))
    asked = window.safety.following._theirs is not None  # both texts are there to choose from
    if session.path is not None and not session.dirty and workspace.has_source and not asked:
        there = on_disk(session.path)
        if there is None or dict(only_text(there.texts, workspace.documents)) != workspace.texts():
            yield "it says that all is saved, and the file says something else"


def _said(problems: Iterable[Diagnostic]) -> list[tuple[object, ...]]:
    """What is said of problems; the text of a fix may hold an id that is another each time."""
    return [
        (one.shard, one.span, one.code, one.severity, one.message, [f.title for f in one.fixes])
        for one in problems
    ]


def _underlined(view: EditorView) -> list[Diagnostic]:
    return [
        flaw.problem
        for line in range(view.text.live.line_count)
        for flaw in view.flaws.on_line(line)
    ]


def differing(what: str, ours: Iterable[object], theirs: Iterable[object]) -> Iterator[str]:
    """A sentence where two lists are not the same, with the first things that differ."""
    one, other = list(ours), list(theirs)
    if one == other:
        return
    lacking = [item for item in other if item not in one][:2]
    extra = [item for item in one if item not in other][:2]
    yield f"{what}: {len(one)} held and {len(other)} read anew; lacking {lacking}, extra {extra}"
