"""A canary in every place that a secret can stand in: none may reach an export in any encoding."""

from pathlib import Path

import pytest

from tests.engine.redaction.conftest import holds
from whydesk.engine import Workspace
from whydesk.engine.redacting import redaction_of
from whydesk.engine.redaction.export import export, suggested_name
from whydesk.engine.redaction.rules import Wish

CANARIES = {
    place: f"Kánarië {number}qx {word}vogel"
    for number, (place, word) in enumerate(
        {
            "label": "ab",
            "heading": "cd",
            "value": "ef",
            "body": "gh",
            "title": "ij",
            "alias": "kl",
            "quote": "mn",
            "locator": "op",
            "extractor": "qr",
            "trace": "st",
            "prose": "uv",
            "code": "wx",
            "artifact": "yz",
            "duplicate": "bc",
            "owner": "de",
            "name": "fg",
            "commit author": "hi",
            "link far end": "jk",
            "conflict": "lm",
            "earlier save": "no",
            "old version": "pq",
            "masked value": "rs",
        }.items()
    )
}
PLAIN = {
    place: f"kanarie{number}{word}"
    for number, (place, word) in enumerate(
        {
            "key": "qa", "role": "qb", "author": "qc", "id": "qd", "status": "qe", "group": "qf",
            "stable id": "qg", "shard": "qh", "type": "qi", "due": "qj", "masked id": "qk",
        }.items()
    )
}  # fmt: skip
ALL = CANARIES | PLAIN
STAY_WITH_THE_CHAIN = ("type", "role", "group")

TEXT = f"""# Open title

[[Open claim]]
>>id: lp_open
>>type: claim
>>group-{PLAIN["group"]}: [[{CANARIES["label"]}]] & [[Open leg]]
>>pay: {CANARIES["masked value"]}
>>visibility-pay: masked
>>{PLAIN["key"]}: {CANARIES["value"]}
>>visibility-{PLAIN["key"]}: secret
>>see: as in [[{CANARIES["label"]}]]
Text with [[{CANARIES["label"]}]] in it.

[[Open claim]] →({PLAIN["role"]}) [[{CANARIES["label"]}]]
[[Open claim]] →(derived-from) [[{CANARIES["alias"]}]]

@@note on="Open claim" by=kim id=n1
Says @[[{CANARIES["label"]}]].
then> {PLAIN["id"]}
@@

@@note on="Open claim" by={PLAIN["author"]} id={PLAIN["id"]} status={PLAIN["status"]} visibility=secret
{CANARIES["title"]}
{CANARIES["body"]}
@@

@@todo on="Open claim" by={PLAIN["author"]} due={PLAIN["due"]} id={PLAIN["masked id"]} visibility=masked
{CANARIES["old version"]}
@@

[[Open leg]]
>>type: proof

## {CANARIES["heading"]}
[[{CANARIES["label"]}]]
>>visibility: secret
>>id: lp_{PLAIN["stable id"]}
>>type: {PLAIN["type"]}
>>aka: {CANARIES["alias"]}
>>what: {CANARIES["duplicate"]}
>>what: other words
>>artifact: {CANARIES["artifact"]}
>>quote: {CANARIES["quote"]}
>>locator: {CANARIES["locator"]}
>>extractor: {CANARIES["extractor"]}
>>retrieved-via: {CANARIES["trace"]}
{CANARIES["prose"]}

```
{CANARIES["code"]}
```

[[{CANARIES["label"]}]] →(supports) [[{CANARIES["link far end"]}]]

[[{CANARIES["link far end"]}]]
>>visibility: secret
"""  # noqa: E501
OTHER = f"""[[{CANARIES["label"]}]]
>>what: {CANARIES["conflict"]}
"""


def _saved(folder: Path) -> Path:
    """A pack with all canaries, saved twice, with an owner, a name, an author and a backup."""
    source = folder / "source"
    source.mkdir()
    (source / "a.lmd").write_text(TEXT + f"\n{CANARIES['earlier save']}\n", encoding="utf-8")
    (source / f"{PLAIN['shard']}.lmd").write_text(OTHER, encoding="utf-8")
    pack = folder / f"{CANARIES['label']}.laplaspack"
    name, owner = CANARIES["name"], CANARIES["owner"]
    Workspace.open(source).build(pack, allow_dangling=True, name=name, owner=owner)
    workspace = Workspace.open(pack)
    workspace.document("a.lmd").text()
    last = workspace.document("a.lmd").line_count - 2
    workspace.replace("a.lmd", last, 1, [])
    workspace.save(author=CANARIES["commit author"], backups=folder / "backups")
    return pack


@pytest.fixture(params=[False, True], ids=["cut", "chain kept"])
def pair(
    request: pytest.FixtureRequest, tmp_path: Path, no_secure_delete: None
) -> tuple[Path, Path]:
    """The pack with the canaries, and its export."""
    pack = _saved(tmp_path)
    redaction = redaction_of(Workspace.open(pack), tmp_path / "backups")
    plan = redaction.plan(Wish(keep_chain=request.param))
    assert not plan.leftovers
    out = tmp_path / suggested_name(plan, pack)
    export(redaction, plan, out, source=pack)
    return pack, out


@pytest.mark.parametrize("place", ALL)
def test_no_canary_reaches_the_export(pair: tuple[Path, Path], place: str) -> None:
    _, out = pair
    if place in STAY_WITH_THE_CHAIN and b"Redacted" in out.read_bytes():
        # A masked node keeps its type and its links, and so the groups that it is a leg of.
        assert holds(out, ALL[place])
        return
    assert holds(out, ALL[place]) == []
    assert ALL[place].lower() not in out.name.lower()


def test_the_canaries_were_in_the_pack(pair: tuple[Path, Path]) -> None:
    pack, _ = pair
    gone = {"earlier save", "commit author"}
    missing = [place for place in ALL if place not in gone and not holds(pack, ALL[place])]
    assert missing == []


def test_the_export_has_one_commit_without_parents_and_no_author(pair: tuple[Path, Path]) -> None:
    _, out = pair
    opened = Workspace.open(out)
    assert opened.pack is not None
    (commit,) = opened.pack.commits
    assert (commit.author, commit.parents) == ("", ())
    assert opened.manifest["owner"] == ""
    assert opened.manifest["name"] == "Open title"
