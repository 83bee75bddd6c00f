"""Random packs with random tiers: what is closed never survives, what is open does."""

import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.redaction.conftest import encodings
from whydesk.engine import Workspace
from whydesk.engine.model import slug
from whydesk.engine.pack.views import as_source, table_view
from whydesk.engine.redaction.export import export
from whydesk.engine.redaction.plan import Redaction
from whydesk.engine.redaction.rules import Wish
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verdict import Verdict
from whydesk.engine.seal.verify import verify

ROLES = ("derived-from", "supports", "raises", "raised-by", "contradicts", "echo-of", "likes", "")
TYPES = ("", "claim", "proof", "decision")
TIERS = ("", "", "", "open", "masked", "secret", "odd")
KEYS = ("what", "why", "salary", "aka", "quote")
words = st.text(st.sampled_from("axqzéüß가나다🙂 ."), min_size=4, max_size=14).map(str.strip)


@dataclass(frozen=True)
class Value:
    """A property: its key, its text, its tier as written."""

    key: str
    text: str
    tier: str


@dataclass(frozen=True)
class Made:
    """One node of a random pack."""

    label: str
    type: str
    tier: str
    values: tuple[Value, ...]
    links: tuple[tuple[str, int], ...]
    group: tuple[int, ...]
    thought: str
    thought_tier: str

    def closed(self) -> Iterator[str]:
        """The values that must not survive."""
        for value in self.values:
            if self.tier not in ("", "open") or value.tier not in ("", "open"):
                yield value.text
        if self.tier not in ("", "open"):
            yield self.label
        if self.tier not in ("", "open") or self.thought_tier not in ("", "open"):
            yield self.thought

    def open_values(self) -> Iterator[str]:
        """The values that are handed over."""
        for value in self.values:
            if self.tier in ("", "open") and value.tier in ("", "open"):
                yield value.text


values = st.builds(Value, st.sampled_from(KEYS), words.filter(bool), st.sampled_from(TIERS))
made = st.builds(
    Made,
    words.filter(lambda text: text.strip(". ") != ""),
    st.sampled_from(TYPES),
    st.sampled_from(TIERS),
    st.lists(values, max_size=3, unique_by=lambda value: value.key).map(tuple),
    st.lists(st.tuples(st.sampled_from(ROLES), st.integers(0, 5)), max_size=3).map(tuple),
    st.lists(st.integers(0, 5), max_size=3).map(tuple),
    words,
    st.sampled_from(TIERS),
)
packs = st.lists(made, min_size=1, max_size=6, unique_by=lambda node: node.label)


def _text(nodes: list[Made]) -> str:
    lines: list[str] = ["# A random pack", ""]
    for number, node in enumerate(nodes):
        lines += [f"## {node.label}", f"[[{node.label}]]", f">>id: lp_{number}"]
        lines += [f">>type: {node.type}", f">>visibility: {node.tier}"]
        for value in node.values:
            lines += [f">>{value.key}: {value.text}", f">>visibility-{value.key}: {value.tier}"]
        legs = [f"[[{nodes[at].label}]]" for at in node.group if at < len(nodes)]
        lines += [f">>group-main: {' & '.join(legs)}", ""]
        for role, at in node.links:
            if at < len(nodes):
                lines.append(f"[[{node.label}]] →({role}) [[{nodes[at].label}]]")
        if node.thought:
            tier = f" visibility={node.thought_tier}" if node.thought_tier else ""
            lines += [f'@@note on="{node.label}" id=t{number}{tier}', node.thought, "@@"]
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def packcheck(shared_dir: Path) -> ModuleType:
    """The independent look at a pack."""
    spec = importlib.util.spec_from_file_location(
        "packcheck", shared_dir / "tools" / "packcheck.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _export(folder: Path, nodes: list[Made], keep_chain: bool) -> Path | None:
    """The export of a random pack, None where a leftover stops it."""
    redaction = Redaction({"main.lmd": _text(nodes)}, {"main.lmd": ""})
    plan = redaction.plan(Wish(keep_chain=keep_chain))
    path = folder / "out.laplaspack"
    path.unlink(missing_ok=True)
    if plan.leftovers:
        return None
    return export(redaction, plan, path).path


@settings(max_examples=60)
@given(packs, st.booleans())
def test_no_closed_text_survives_and_open_values_do(
    tmp_path_factory: pytest.TempPathFactory, nodes: list[Made], keep_chain: bool
) -> None:
    path = _export(tmp_path_factory.getbasetemp(), nodes, keep_chain)
    if path is None:
        return
    data = path.read_bytes()
    for text in (text for node in nodes for text in node.closed() if len(text) >= 4):
        if text.strip(". "):
            assert not [one for one in encodings(text) if len(one) >= 8 and one in data], text
    for text in (text for node in nodes for text in node.open_values()):
        assert text.encode() in data


@given(packs, st.booleans())
def test_nothing_is_invented_and_nothing_open_is_lost(nodes: list[Made], keep_chain: bool) -> None:
    redaction = Redaction({"main.lmd": _text(nodes)}, {"main.lmd": ""})
    plan = redaction.plan(Wish(keep_chain=keep_chain))
    before, after = redaction.graph, Workspace(plan.texts).graph
    masked = iter(node.label for node in after.nodes() if node.label.startswith("Redacted "))
    names: dict[str, str] = {}
    for node in before.nodes():
        tier = plan.tiers.node(node.key).tier
        if tier is Tier.OPEN:
            names[node.key] = node.key
        elif tier is Tier.MASKED or keep_chain:
            names[node.key] = slug(next(masked))
    assert {node.key for node in after.nodes()} == set(names.values())
    links = {(e.source, e.target, e.role) for e in after.edges()}
    kept = [e for e in before.edges() if e.source in names and e.target in names]
    assert links == {(names[e.source], names[e.target], e.role) for e in kept}


@settings(max_examples=30)
@given(packs, st.booleans())
def test_the_export_is_a_pack_like_any_other(
    tmp_path_factory: pytest.TempPathFactory,
    packcheck: ModuleType,
    nodes: list[Made],
    keep_chain: bool,
) -> None:
    folder = tmp_path_factory.getbasetemp()
    path = _export(folder, nodes, keep_chain)
    if path is None:
        return
    assert list(packcheck.faults(str(path))) == []
    workspace = Workspace.open(path)
    assert workspace.rebuild().drift == ()
    for label in workspace.graph.labels():
        workspace.why(label)
    assert as_source(table_view(path))
    seal_pack(path, new_key())
    found = verify(path, Signers(folder / "signers.txt"))
    assert found.verdict is Verdict.SEALED_UNKNOWN
