"""Writing an export: new ids, no trace to guess from, whole or not at all."""

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engine.redaction.conftest import exported, planned
from whydesk.engine import EngineError, ErrorCode, Workspace
from whydesk.engine.graph.neighbourhood import Wish as Around
from whydesk.engine.graph.neighbourhood import neighbourhood
from whydesk.engine.model import Place, Severity
from whydesk.engine.pack import files, save
from whydesk.engine.redaction import export as exporting
from whydesk.engine.redaction.export import ExportStep, export, suggested_name
from whydesk.engine.redaction.plan import Redaction
from whydesk.engine.redaction.rules import Judged, Target, Wish
from whydesk.engine.redaction.scan import Hit
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.stopping import stoppable

TEXT = """# Title

[[Alpha]]
>>id: lp_alpha
>>pin: 40213
>>visibility-pin: masked
>>derived-from: [[Bravo]]

[[Bravo]]
>>id: lp_bravo
>>type: proof
>>visibility: masked

[[Charlie]]
>>id: lp_charlie
>>what: stays open
>>part_of: [[Alpha]]
"""
_HEX = re.compile(rb"[0-9a-f]{12,}")
_ID = re.compile(rb"lp_[A-Za-z0-9]+|\b[0-9a-f]{16,64}\b")


def _redaction(text: str = TEXT) -> Redaction:
    return Redaction({"main.lmd": text}, {"main.lmd": ""})


def test_no_hash_id_or_count_confirms_a_masked_number(tmp_path: Path) -> None:
    data = exported(tmp_path, TEXT).read_bytes()
    stored = {run[at : at + 12] for run in _HEX.findall(data) for at in range(len(run) - 11)}
    before, after = TEXT.split("40213")
    for guess in range(200_000):
        number = f"{guess:05d}"
        for whole in (number, f"{before}{number}{after}", f"pin: {number}"):
            assert hashlib.sha256(whole.encode()).hexdigest()[:12].encode() not in stored


def test_two_values_give_exports_that_differ_in_what_is_made_anew_alone(tmp_path: Path) -> None:
    texts = (TEXT, TEXT.replace("40213", "7"))
    exports = [exported(tmp_path, text, name=f"n{len(text)}") for text in texts]
    found = [re.sub(r"lp_01\w+", "lp_new", Workspace.open(path).text()) for path in exports]
    assert found[0] == found[1]


def test_two_exports_share_no_id_or_hash_but_open_ones(tmp_path: Path) -> None:
    first = exported(tmp_path, TEXT, name="first")
    wish = Wish(choices={Target("charlie"): Tier.MASKED})
    second = exported(tmp_path, TEXT, wish, name="second")
    shared = set(_ID.findall(first.read_bytes())) & set(_ID.findall(second.read_bytes()))
    assert {one for one in shared if not one.startswith(b"lp_alpha")} == set()


def test_one_redaction_gives_each_export_ids_of_its_own(tmp_path: Path) -> None:
    redaction = _redaction()
    ids: list[str] = []
    for name in ("a", "b"):
        path = tmp_path / f"{name}.laplaspack"
        export(redaction, redaction.plan(Wish()), path)
        ids.append(Workspace.open(path).node("Redacted proof 1").stable_id)
    assert ids[0] != ids[1]


def test_masked_and_secret_values_are_in_no_derived_view(tmp_path: Path) -> None:
    for tier in (Tier.MASKED, Tier.SECRET):
        wish = Wish(choices={Target("charlie", "what"): tier})
        opened = Workspace.open(exported(tmp_path, TEXT, wish, name=tier.word))
        assert opened.find("stays") == []
        assert opened.problems() == []
        assert opened.counts().nodes == 3


DERIVED = """[[Alpha]]
>>type: claim
>>group-1: [[Quixotic]]
>>aka: Zephyr
[[Alpha]] →(derived-from) [[Quixotic]]

[[Quixotic]]
>>type: proof
>>what: Quixotic words
[[Quixotic]] →(contradicts) [[Alpha]]

@@todo on=Alpha id=t
Quixotic call
@@
"""
CLOSED = (Target("quixotic"), Target("alpha", place=Place("main.lmd", 11)))


@pytest.mark.parametrize("tier", [Tier.MASKED, Tier.SECRET])
def test_what_is_closed_is_in_no_derived_view(tmp_path: Path, tier: Tier) -> None:
    wish = Wish(choices=dict.fromkeys(CLOSED, tier))
    opened = Workspace.open(exported(tmp_path, DERIVED, wish))
    graph, told = opened.graph, list[object]()
    told += [opened.find("quixotic"), opened.problems(), opened.loops(), opened.conflicts()]
    told += [opened.why("Alpha"), opened.evidence("Alpha"), opened.lineage("Alpha")]
    told += [neighbourhood(graph, Around("alpha")), list(graph.nodes()), list(graph.thinks())]
    told += [opened.manifest, opened.info(), opened.show("Alpha"), opened.review()]
    assert "quixotic" not in repr(told).lower()
    assert [one for one in opened.problems() if one.severity is Severity.ERROR] == []
    assert opened.counts().nodes == (2 if tier is Tier.MASKED else 1)


@pytest.mark.parametrize("suffix", [".lmd", ".md", ".txt"])
def test_the_redacted_text_can_be_written_as_text(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"out{suffix}"
    redaction = _redaction()
    plan = redaction.plan(Wish())
    export(redaction, plan, path)
    assert path.read_text(encoding="utf-8") == plan.texts["main.lmd"]


# --- refusals: no file is left --------------------------------------------------------------------


def _raise(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


def _hit(*_: object) -> Hit:
    return Hit("x", "UTF-8", "here")


FAILURES: dict[str, tuple[object, str, Callable[..., object]]] = {
    "filling": (save, "fill", _raise),
    "reading back": (save, "_check", _raise),
    "searching": (exporting, "scan", _raise),
    "a hit": (exporting, "scan", _hit),
    "moving in": (files, "commit", _raise),
}


@pytest.mark.parametrize("step", FAILURES)
@pytest.mark.parametrize("there", [False, True], ids=["new", "replacing"])
def test_a_failure_leaves_no_partial_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, there: bool
) -> None:
    path = tmp_path / "out.laplaspack"
    if there:
        path.write_bytes(b"what was there")
    redaction = _redaction()
    plan = redaction.plan(Wish())
    exporting._baseline()  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(*FAILURES[step])
    with pytest.raises(EngineError):
        export(redaction, plan, path, replace=True)
    monkeypatch.undo()
    assert [found.name for found in tmp_path.iterdir()] == (["out.laplaspack"] if there else [])
    assert not there or path.read_bytes() == b"what was there"


def test_a_seal_that_fails_leaves_no_file(tmp_path: Path) -> None:
    redaction = _redaction()
    with pytest.raises(EngineError):
        export(redaction, redaction.plan(Wish()), tmp_path / "out.laplaspack", seal=_raise)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("step", ExportStep)
def test_an_interruption_leaves_no_file(tmp_path: Path, step: ExportStep) -> None:
    def stop(now: ExportStep) -> None:
        if now is step:
            raise KeyboardInterrupt

    redaction, path = _redaction(), tmp_path / "out.laplaspack"
    with pytest.raises(KeyboardInterrupt):
        export(redaction, redaction.plan(Wish()), path, seal=lambda _: None, told=stop)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("looks", range(6))
def test_one_that_is_wanted_no_more_leaves_no_file(tmp_path: Path, looks: int) -> None:
    left = iter([False] * looks)
    redaction = _redaction()
    plan = redaction.plan(Wish())
    exporting._baseline()  # pyright: ignore[reportPrivateUsage]
    with stoppable(lambda: next(left, True)), pytest.raises(EngineError) as stopped:
        export(redaction, plan, tmp_path / "out.laplaspack")
    assert stopped.value.code is ErrorCode.STOPPED
    assert list(tmp_path.iterdir()) == []


def test_a_plan_that_is_wanted_no_more_ends() -> None:
    with stoppable(lambda: True), pytest.raises(EngineError) as stopped:
        _redaction().plan(Wish())
    assert stopped.value.code is ErrorCode.STOPPED


def test_a_leftover_is_refused(tmp_path: Path) -> None:
    redaction = _redaction(f"{TEXT}\nThe pin is 40213.\n")
    with pytest.raises(EngineError) as refused:
        export(redaction, redaction.plan(Wish()), tmp_path / "out.laplaspack")
    assert refused.value.code is ErrorCode.LEFTOVERS
    assert list(tmp_path.iterdir()) == []


def test_a_leftover_kept_on_purpose_is_handed_over(tmp_path: Path) -> None:
    wish = Wish(keep=frozenset({Judged("40213")}))
    path = exported(tmp_path, f"{TEXT}\nThe pin is 40213.\n", wish)
    assert Workspace.open(path).text().count("40213") == 1


def test_a_file_name_that_tells_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EngineError) as refused:
        exported(tmp_path, TEXT, name="pin-40213")
    assert refused.value.code is ErrorCode.LEFTOVERS


def test_the_suggested_name_tells_nothing() -> None:
    plan = planned(TEXT)
    assert suggested_name(plan, Path("bravo-deal.laplaspack")) == "redacted.laplaspack"
    assert suggested_name(plan, Path("x.laplaspack")) == "x-redacted.laplaspack"


@pytest.mark.parametrize("replace", [False, True])
def test_the_original_is_never_written_over(tmp_path: Path, replace: bool) -> None:
    path = tmp_path / "out.laplaspack"
    path.write_bytes(b"original")
    redaction = _redaction()
    with pytest.raises(EngineError) as refused:
        export(redaction, redaction.plan(Wish()), path, source=path, replace=replace)
    assert refused.value.code is ErrorCode.WOULD_OVERWRITE
    assert path.read_bytes() == b"original"
