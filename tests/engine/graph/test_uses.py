"""Every place that names a node, and nothing that only looks like one."""

import pytest

from whydesk.engine.graph.uses import Spelling, Use, UseKind, uses
from whydesk.engine.workspace import Workspace

TEXT = """\
# Cache
See [[Cache]] and `[[Cache]]`, not [[Cache size]].

    [[Cache]] in code

[[Cache]]
>>type: decision
>>aka: Store
>>note: as in [[cache]]
[[Cache]] →(derived-from) [[Load]]
@@note on=Cache
about @[[Cache]] and [[Cache]]
then> [[Cache]]
@@

[[Load]]
>>raises: [[!Cache]]
>>group-a: [[Cache]] & [[Store]]
```
[[Cache]]
```
[[Load]] → [[Cache]] → [[Load]]
"""


def _uses(text: str, label: str) -> list[Use]:
    graph = Workspace.new(text).graph
    return uses(graph, graph.resolve(label).key or "")


def test_each_kind_of_place_is_found_once_in_source_order() -> None:
    found = [(use.line, use.kind) for use in _uses(TEXT, "Cache")]
    assert found == [
        (1, UseKind.TEXT),
        (5, UseKind.NODE),
        (8, UseKind.VALUE),
        (9, UseKind.LINK),
        (10, UseKind.HOST),
        (11, UseKind.MENTION),
        (11, UseKind.TEXT),
        (16, UseKind.PROPERTY),
        (17, UseKind.GROUP),
        (17, UseKind.GROUP),
        (21, UseKind.LINK),
    ]


def test_the_columns_enclose_what_is_written() -> None:
    written = {use.text[use.start : use.end] for use in _uses(TEXT, "Cache")}
    assert written == {"[[Cache]]", "[[cache]]", "Cache", "[[!Cache]]", "[[Store]]"}


def test_a_use_says_how_it_spells_the_node() -> None:
    found = [use for use in _uses(TEXT, "Cache") if use.spelling is Spelling.ALIAS]
    assert [use.label for use in found] == ["Store"]


def test_a_sigil_can_be_part_of_the_label() -> None:
    found = _uses("[[?!Cache]]\n[[A]]\n[[A]] → [[!Cache]]\n", "!Cache")
    assert [use.spelling for use in found] == [Spelling.LABEL, Spelling.WITH_SIGIL]


def test_uses_stand_in_every_file() -> None:
    graph = Workspace({"a.lmd": "[[A]]\n", "b.lmd": "[[B]]\n[[B]] → [[a]]\n"}).graph
    assert [(use.shard, use.line) for use in uses(graph, "a")] == [("a.lmd", 0), ("b.lmd", 1)]


def test_a_node_that_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        uses(Workspace.new("").graph, "a")
