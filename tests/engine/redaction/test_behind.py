"""What a pack holds beside its text: it never comes along, and the plan names it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.engine.redaction.conftest import holds
from whydesk.engine import Workspace
from whydesk.engine.redacting import redaction_of
from whydesk.engine.redaction.export import export
from whydesk.engine.redaction.report import report
from whydesk.engine.redaction.rules import Wish

CANARY = "Wüstenspringmaus"
ADDED = {
    "a row": f"INSERT INTO entities (id, label, type) VALUES ('x', '{CANARY}', 'claim')",
    "a link": f"INSERT INTO edges VALUES ('A', '{CANARY}', 'likes', 'subject', NULL, NULL)",
    "a thought": f"INSERT INTO thinks (host, title, body) VALUES ('a', '{CANARY}', 'x')",
    "a table": f"CREATE TABLE extra AS SELECT '{CANARY}' AS word",
    "a column": f"ALTER TABLE entities ADD COLUMN {CANARY} TEXT",
    "a key": f"INSERT INTO manifest VALUES ('{CANARY}', 'x')",
    "a view": f"CREATE VIEW {CANARY} AS SELECT 1",
}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "p.laplaspack"
    Workspace.new("[[A]]\n>>what: words\n").save(path)
    return path


@pytest.mark.parametrize("what", ADDED)
def test_it_is_named_and_does_not_come_along(pack: Path, tmp_path: Path, what: str) -> None:
    with closing(sqlite3.connect(pack)) as connection, connection:
        connection.execute(ADDED[what])
    redaction = redaction_of(Workspace.open(pack))
    plan = redaction.plan(Wish())
    named = [sentence for sentence in plan.behind if "istor" not in sentence]
    assert len(named) == 1
    assert CANARY in named[0] or "extra" in named[0]
    written = export(redaction, plan, tmp_path / "out.laplaspack")
    assert holds(written.path, CANARY) == []
    assert named[0] in report(plan, written, "p")


def test_the_history_stays_behind(pack: Path, tmp_path: Path) -> None:
    """A secret of an earlier save, which the text says no more, with no tier to tell of it."""
    workspace = Workspace.open(pack)
    workspace.replace("main.lmd", 1, 1, [f">>what: {CANARY}"])
    workspace.save(author="kim", backups=tmp_path / "backups")
    again = Workspace.open(pack)
    again.replace("main.lmd", 1, 1, [">>what: other words"])
    again.save(author="kim", backups=tmp_path / "backups")
    redaction = redaction_of(Workspace.open(pack), tmp_path / "backups")
    plan = redaction.plan(Wish())
    assert plan.behind == ("The history: 3 commits.",)
    written = export(redaction, plan, tmp_path / "out.laplaspack")
    assert again.pack is not None
    old = [commit.sha for commit in again.pack.commits][:-1]  # the last is of the same open text
    assert len(old) == 2
    assert [one for one in (CANARY, *old) if holds(written.path, one)] == []


def test_a_text_has_nothing_behind_it() -> None:
    assert redaction_of(Workspace.new("[[A]]\n")).plan(Wish()).behind == ()


def test_a_pack_that_is_gone_is_said_to_be_unread(pack: Path) -> None:
    workspace = Workspace.open(pack)
    pack.unlink()
    (sentence,) = redaction_of(workspace).plan(Wish()).behind
    assert "cannot be read" in sentence
