"""What a source may take is told from its text, in whatever way the same thing is written."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.lmd.texts import texts
from tests.engine.pack.packs import change, save
from whydesk.engine import EngineError, ErrorCode
from whydesk.engine.pack.packfile import read_pack
from whydesk.engine.pack.weight import (
    SHOWN,
    WORKED_OUT,
    bytes_of,
    megabytes,
    refuse_heavy,
    rough_bytes_of,
    take_any,
)
from whydesk.engine.workspace import Workspace

MANY = 50_000
LIMIT = 5
HEAVY = {
    "nodes": "[[A]]\n",
    "nodes behind blanks, lines ended otherwise": "   [[A]]\r",
    "links": "[[A]] → [[B]]\n",
    "references in one line": "[[A]]",
    "properties in one line": ">>a: b ",
    "thoughts": "@@note\n",
    "attributes": "@@note a=b a=b a=b a=b a=b\n",
    "headings": "  # a\r",
    "lines": "\r",
}


@pytest.mark.parametrize("name", HEAVY)
def test_each_way_to_write_much_weighs_much(name: str) -> None:
    assert megabytes({"a": HEAVY[name] * MANY}) > LIMIT


def test_a_label_that_never_ends_costs_no_time() -> None:
    assert megabytes({"a": "[[" + "]" * 2_000_000}) < 100


def test_who_made_it_does_not_matter_to_what_is_open(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("WHYDESK_MEMORY", "0")
    pack = tmp_path / "p.laplaspack"
    save(pack, "x\n" * MANY)
    assert read_pack(pack).texts
    assert Workspace.open(pack, take_any).texts()


def test_a_text_made_of_tables_is_weighed_too(tmp_path: Path) -> None:
    pack = tmp_path / "p.laplaspack"
    save(pack, "[[A]]\n" * 3)
    change(pack, "DELETE FROM lmd_source")
    weighed: list[int] = []
    Workspace.open(pack, lambda path, texts: weighed.append(len(texts)))
    assert weighed == [1]


@pytest.mark.parametrize("name", ["a.lmd", ""], ids=["a text", "a folder"])
def test_a_text_is_weighed_as_a_pack_is(tmp_path: Path, monkeypatch, name: str) -> None:
    (tmp_path / "a.lmd").write_text("x\n" * MANY)
    assert Workspace.open(tmp_path / name).texts()
    monkeypatch.setenv("WHYDESK_MEMORY", "0")
    with pytest.raises(EngineError) as raised:
        Workspace.open(tmp_path / name)
    assert raised.value.code is ErrorCode.HEAVY


def test_the_refusal_says_how_much_and_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHYDESK_MEMORY", "1")
    with pytest.raises(EngineError) as raised:
        refuse_heavy(Path("p"), {"a": "[[A]]\n" * MANY})
    assert raised.value.code is ErrorCode.HEAVY
    assert str(raised.value) == (
        "p: Reading it may take up to 112 MB of memory."
        " If you trust it, allow it with WHYDESK_MEMORY=112."
    )


@given(texts() | st.text("[]@#>= \n\rx→", max_size=200))
def test_told_roughly_it_is_never_less(text: str) -> None:
    for costs in (WORKED_OUT, SHOWN):
        assert rough_bytes_of(text, costs) >= bytes_of(text, costs)


def test_what_is_light_however_it_is_read_is_not_read_for_that(tmp_path: Path, monkeypatch) -> None:
    counted: list[str] = []
    monkeypatch.setattr("whydesk.engine.pack.weight._count", lambda _, text: counted.append(text))
    refuse_heavy(tmp_path / "p.laplaspack", {"a": "[[A]]\n>>what: x\n" * MANY})
    assert counted == []
