"""A renaming reaches every place, keeps what every link means, and can be taken back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.graph.rename import RenamePlan, rename
from whydesk.engine.graph.uses import UseKind
from whydesk.engine.model import slug
from whydesk.engine.workspace import Workspace


def _renamed(text: str, old: str, new: str, *, keep_old: bool = False) -> str:
    workspace = Workspace.new(text)
    plan = rename(workspace.graph, workspace.key(old), new, keep_old=keep_old)
    assert plan.refusal == ""
    workspace.apply(plan.edits)
    return workspace.text()


CASES = {
    "node line": ("[[A]]", "[[N]]"),
    "node line with a property": ("[[A]]  >>id: lp_A", "[[N]]  >>id: lp_A"),
    "blanks inside the brackets": ("[[  A ]]", "[[  N ]]"),
    "declared twice": ("[[A]]\n\n[[a]]", "[[N]]\n\n[[N]]"),
    "heading of the same text": ("## A\n\n[[A]]", "## N\n\n[[N]]"),
    "heading of another text": ("## A and more\n[[A]]", "## A and more\n[[N]]"),
    "heading that is not above it": ("# A\nwords\n[[A]]", "# A\nwords\n[[N]]"),
    "link": ("[[A]]\n[[A]] →(supports) [[A]]", "[[N]]\n[[N]] →(supports) [[N]]"),
    "chained link": ("[[A]]\n[[B]] → [[A]] → [[C]]", "[[N]]\n[[B]] → [[N]] → [[C]]"),
    "role property": ("[[A]]\n[[B]]\n>>raises: [[A]], [[C]]",
                      "[[N]]\n[[B]]\n>>raises: [[N]], [[C]]"),
    "group": ("[[A]]\n[[B]]\n>>group-x: [[C]] & [[A]]", "[[N]]\n[[B]]\n>>group-x: [[C]] & [[N]]"),
    "plain property": ("[[A]]\n>>note: see [[A]]", "[[N]]\n>>note: see [[N]]"),
    "mention": ("[[A]]\n@@note\n@[[A]]\n@@", "[[N]]\n@@note\n@[[N]]\n@@"),
    "text": ("So [[A]] it is.\n\n[[A]]", "So [[N]] it is.\n\n[[N]]"),
    "host": ("[[A]]\n@@note on=A by=me\n@@", "[[N]]\n@@note on=N by=me\n@@"),
    "quoted host": ('[[A]]\n@@note on="A"\n@@', '[[N]]\n@@note on="N"\n@@'),
    "sigils": ("[[!A]]\n[[? A]] → [[A]]", "[[!N]]\n[[? N]] → [[N]]"),
    "sigil of a host": ("[[A]]\n@@note on=?A\n@@", "[[N]]\n@@note on=?N\n@@"),
    "sigil in the label": ("[[!!A]]\n[[B]] → [[!A]]", "[[!N]]\n[[B]] → [[N]]"),
    "a longer label": ("[[A]]\n[[A b]]\n[[A b]] → [[A]]", "[[N]]\n[[A b]]\n[[A b]] → [[N]]"),
    "code": ("[[A]]\n`[[A]]`\n    [[A]]\n```\n[[A]]\n```",
             "[[N]]\n`[[A]]`\n    [[A]]\n```\n[[A]]\n```"),
    "front matter": ("---\nx: [[A]]\n---\n[[A]]", "---\nx: [[A]]\n---\n[[N]]"),
    "reference by alias": ("[[A]]\n>>aka: Z\n[[Z]] → [[A]]", "[[N]]\n>>aka: Z\n[[Z]] → [[N]]"),
    "alias of the new name": ("[[A]]\n>>aka: Z, n , Y\nx", "[[N]]\n>>aka: Z, Y\nx"),
    "the only alias": ("[[A]]\n>>aka: N\nx", "[[N]]\nx"),
    "another spelling": ("[[A]]\n[[ a]] → [[a]]", "[[N]]\n[[ N]] → [[N]]"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_every_kind_of_place(name: str) -> None:
    before, after = CASES[name]
    assert _renamed(before, "!A" if name == "sigil in the label" else "A", "N") == after


HOSTS = [
    ("on=A", "N m", 'on="N m"'),
    ("on=A", 'N"m', r'on="N\"m"'),
    ('on="A"', 'N"m', r'on="N\"m"'),
    ("on=A", "N m\\", r'on="N m\ "'),
    ("on=A", "n=m", "on=n=m"),
]


@pytest.mark.parametrize(("before", "new", "after"), HOSTS)
def test_a_host_is_quoted_where_it_must_be(before: str, new: str, after: str) -> None:
    text = _renamed(f"[[A]]\n@@note {before} by=me\n@@\n", "A", new)
    assert f"@@note {after} by=me" in text
    assert next(Workspace.new(text).graph.thinks()).host


@pytest.mark.parametrize(
    ("old", "new"), [("Cache", "CACHE"), ("Caf\u00e9", "Cafe\u0301"), ("Cafe\u0301", "Caf\u00e9")]
)
def test_a_name_can_be_spelled_anew(old: str, new: str) -> None:
    text = _renamed(f"[[{old}]]\n[[{old}]] → [[{old.lower()}]]\n", old, new)
    assert text == f"[[{new}]]\n[[{new}]] → [[{new}]]\n"


KEPT = [
    ("[[A]]\n>>type: x\nend", "[[N]]\n>>type: x\n>>aka: A\nend"),
    ("[[A]]\n>>alias: Z\nend", "[[N]]\n>>alias: Z, A\nend"),
    ("[[A]]\n>>aka: N\nend", "[[N]]\n>>aka: A\nend"),
    ("[[A]]\n>>aka: a\nend", "[[N]]\n>>aka: a\nend"),
    ("[[A]] >>aka: Z", "[[N]] >>aka: Z, A"),
]


@pytest.mark.parametrize(("before", "after"), KEPT)
def test_the_old_name_can_be_kept(before: str, after: str) -> None:
    assert _renamed(before, "A", "N", keep_old=True) == after


REFUSED = {
    "": "Write the new name.",
    "A": "That is its name already.",
    "b": "There is a node “B” already.",
    "Bee": "“Bee” is an alias of “B” already.",
    "both": "“both” is an alias of 2 nodes already.",
    "kept": "There is a node “?Kept” already.",
    "x]]y": "A name cannot hold [[ or ]].",
    "x]": "A name cannot end with a bracket.",
    "x\ny": "A name stands on one line: no line break and no control character can be in it.",
    "x\u2029y": "A name stands on one line: no line break and no control character can be in it.",
    "x\u200by": "There is an invisible character in this name.",
    "!x": "A name cannot start with !, which would be read as a mark beside the name.",
}
TAKEN = "[[A]]\n[[B]]\n>>aka: Bee, Both\n[[C]]\n>>aka: both\n[[!?Kept]]\n"


@pytest.mark.parametrize("new", REFUSED)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(new: str) -> None:
    plan = rename(Workspace.new(TAKEN).graph, "a", new)
    assert plan == RenamePlan("A", new, REFUSED[new])


def test_a_backtick_that_would_make_code_is_refused() -> None:
    graph = Workspace.new("[[A]]\n[[B]]\n>>supports: [[A]] and `\n").graph
    assert rename(graph, "a", "x`y").refusal.endswith("code in line 3 of main.lmd.")
    assert rename(graph, "b", "x`y").refusal == ""


def test_a_name_with_a_comma_is_no_alias() -> None:
    graph = Workspace.new("[[A, B]]\n").graph
    assert "comma" in rename(graph, "a,_b", "N", keep_old=True).refusal


def test_each_edit_has_a_place_with_its_line_before_and_after() -> None:
    graph = Workspace.new("[[A]]\n[[A]] → [[A]]\n>>aka: N\nx\n").graph
    plan = rename(graph, "a", "N")
    shown = [(place.kind, place.line, place.column, place.after) for place in plan.places]
    assert shown == [
        (UseKind.NODE, 0, 2, "[[N]]"),
        (UseKind.LINK, 1, 2, "[[N]] → [[N]]"),
        (UseKind.LINK, 1, 10, "[[N]] → [[N]]"),
        (UseKind.ALIAS, 2, 0, ""),
    ]
    assert len(plan.edits) == 4


def test_a_node_that_files_share_by_its_id_gets_one_name_in_all_of_them() -> None:
    texts = {"a.lmd": "[[Old]]\n>>id: lp_1\n", "b.lmd": "[[New]]\n>>id: lp_1\n[[New]] → [[Old]]\n"}
    workspace = Workspace(texts)
    plan = rename(workspace.graph, workspace.key("New"), "N")
    workspace.apply(plan.edits)
    assert workspace.text("a.lmd") == "[[N]]\n>>id: lp_1\n"
    assert workspace.text("b.lmd") == "[[N]]\n>>id: lp_1\n[[N]] → [[N]]\n"


# --- whatever the text ----------------------------------------------------------------------------

NAMES = ("A", "a b", "A b", "!A", "?B", "B", 'Q"t', "T`k", "Caf\u00e9", "Cafe\u0301", "x\\", "C, D")
PIECES = (
    *("[[{0}]]", "[[!{0}]]", "## {0}", "[[{0}]] →(supports) [[{1}]]", "[[{0}]] → [[?{1}]]"),
    *(">>aka: {0}", ">>aka: {0}, {1}", ">>raises: [[{0}]] & [[{1}]]", ">>note: `[[{0}]]` [[{1}]]"),
    *("[[{0}]] >>group-a: [[{1}]]", "@@note on={0}", '@@todo on="{0}" by=me', "@[[{0}]] [[{1}]]"),
    *("@@", "```", "    [[{0}]]", "words [[{0}]] ` words", "", "then> {0}", "[[{0}]] <- [[{1}]] x"),
    *(">>id: lp_{0}", "[[{0}]] -> [[{1}]] -> [[{0}]]"),
)  # fmt: skip
_lines = st.builds(str.format, st.sampled_from(PIECES), *[st.sampled_from(NAMES)] * 2)
_texts = st.builds(
    lambda lines, end: end.join(lines),
    st.lists(_lines, max_size=14),
    st.sampled_from(("\n", "\r\n", "\r")),
)
_workspaces = st.lists(_texts, min_size=1, max_size=3).map(
    lambda texts: {f"{number}.lmd": text for number, text in enumerate(texts)}
)
_new_names = st.sampled_from((*NAMES, "New", "new name", "a", "Z`", "b\\", 'n" m', "\U0001f600"))


def _meaning(workspace: Workspace, names: dict[str, str]) -> list[tuple[object, ...]]:
    """All links as written and what both ends mean, all hosts and mentions, by given names."""
    graph = workspace.graph
    found: list[tuple[object, ...]] = []
    for link in graph.written():
        ends = graph.end(link.source, link.source_key), graph.end(link.target, link.target_key)
        found.append((link.role, *(names.get(end or "", end) for end in ends)))
    for chunk in graph.chunks():
        for thought in chunk.thoughts():
            host = thought.host and graph.resolve(thought.host.label).key
            refs = [graph.resolve(ref).key for _, ref in thought.mentions]
            found.append(
                ("@@", names.get(host or "", host), *(names.get(r or "", r) for r in refs))
            )
    return found


@given(_workspaces, st.data(), _new_names, st.booleans())
def test_what_resolved_means_the_same_node_after_any_renaming(
    texts: dict[str, str], data: st.DataObject, new: str, keep_old: bool
) -> None:
    workspace = Workspace(texts)
    nodes = list(workspace.graph.nodes())
    if not nodes:
        return
    node = data.draw(st.sampled_from(nodes))
    plan = rename(workspace.graph, node.key, new, keep_old=keep_old)
    before = _meaning(workspace, {node.key: "<it>"})
    workspace.apply(plan.edits)
    key = node.key if plan.refusal else workspace.graph.names.canonical(slug(new))
    after = _meaning(workspace, {key: "<it>"})
    assert len(before) == len(after)
    for was, now in zip(before, after, strict=True):
        assert all(one in (None, two) for one, two in zip(was, now, strict=True))
