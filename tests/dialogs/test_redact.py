"""The redaction dialog, by keys and mouse, on a real session."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.rest import rest
from whydesk.dialogs.redact import RedactDialog
from whydesk.dialogs.redact_list import segments
from whydesk.engine import Workspace
from whydesk.engine.redaction import export as exporting
from whydesk.engine.redaction.rules import Rule, Target, Wish
from whydesk.engine.redaction.tiers import Tier
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.stopping import go_on
from whydesk.session.redaction import Redacting
from whydesk.session.session import Session
from whydesk.session.settings import Settings
from whydesk.session.tasks import Tasks
from whydesk.theme.theme import Theme

TEXT = """# Deal

[[Offer]]
>>type: offering
>>what: <b>21 euros</b> a bag
>>derived-from: [[Audit]]

[[Audit]]
>>type: proof
>>price: 21 euros

@@todo on=Audit
Call them
@@
"""


@pytest.fixture
def session(qapp, tmp_path: Path):
    tasks = Tasks()
    made = Session(Settings(tmp_path / "settings.ini"), tasks)
    (tmp_path / "deal.lmd").write_text(TEXT, encoding="utf-8")
    made.open(tmp_path / "deal.lmd")
    yield made
    tasks.stop()


@pytest.fixture
def keys(tmp_path: Path) -> KeyStore:
    return KeyStore(tmp_path / "keys")


@pytest.fixture
def make(session: Session, keys: KeyStore, tmp_path: Path, qtbot):
    """Opens the dialog and waits for its first plan."""
    kept: list[QWidget] = []

    def opened(wish: Wish | None = None, target: Path | None = None) -> RedactDialog:
        parent = QWidget()
        qtbot.addWidget(parent)
        kept.append(parent)
        redacting = Redacting(session, keys, tmp_path / "backups", parent)
        plan = tmp_path / "plan.toml"
        dialog = RedactDialog(redacting, lambda _: target, lambda _: plan, Theme(), parent, wish)
        dialog.show()
        qtbot.waitUntil(lambda: redacting.plan is not None)
        rest(dialog, qtbot)
        return dialog

    return opened


def names(dialog: RedactDialog) -> list[str]:
    return [row.name for row in dialog.tiers.rows.rows]


def tier_of(dialog: RedactDialog, name: str) -> Tier:
    return next(row.shown for row in dialog.tiers.rows.rows if row.name == name)


def select(dialog: RedactDialog, name: str) -> None:
    dialog.tiers.setCurrentIndex(dialog.tiers.rows.index(names(dialog).index(name)))


@contextmanager
def planning(dialog: RedactDialog, qtbot) -> Iterator[None]:
    """Do what leads to another plan, and wait until that is shown."""
    with qtbot.waitSignal(dialog._redacting.planned):
        yield
    rest(dialog, qtbot)


def press(dialog: RedactDialog, qtbot, key: Qt.Key) -> None:
    """Press a key in the list and wait for the plan that it leads to."""
    with planning(dialog, qtbot):
        qtbot.keyClick(dialog.tiers, key)


def test_every_node_property_and_thought_has_a_switch(make):
    assert names(make()) == ["Offer", "what", "derived-from", "Audit", "price", "todo · Call them"]


def test_keys_turn_the_switch_and_the_reader_text_follows(make, qtbot):
    dialog = make()
    select(dialog, "price")
    press(dialog, qtbot, Qt.Key.Key_Right)
    assert tier_of(dialog, "price") is Tier.MASKED
    assert ">>price: ▮▮▮▮" in dialog.reader.toPlainText()
    press(dialog, qtbot, Qt.Key.Key_S)
    assert "price" not in dialog.reader.toPlainText()
    press(dialog, qtbot, Qt.Key.Key_O)
    assert ">>price: 21 euros" in dialog.reader.toPlainText()


@pytest.mark.parametrize("tier", [Tier.MASKED, Tier.SECRET])
def test_a_click_sets_the_tier(make, qtbot, tier: Tier):
    dialog = make()
    index = dialog.tiers.rows.index(names(dialog).index("price"))
    rect = dialog.tiers.visualRect(index)
    field = dict(segments(dialog._theme, QRectF(rect)))[tier]
    with planning(dialog, qtbot):
        qtbot.mouseClick(
            dialog.tiers.viewport(), Qt.MouseButton.LeftButton, pos=field.center().toPoint()
        )
    assert tier_of(dialog, "price") is tier


def test_a_click_beside_the_switch_changes_nothing(make, qtbot):
    dialog = make()
    rect = dialog.tiers.visualRect(dialog.tiers.rows.index(0))
    at = QPoint(rect.left() + 20, rect.center().y())
    qtbot.mouseClick(dialog.tiers.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert dialog._redacting.wish == Wish()


def test_what_belongs_to_a_closed_node_goes_with_it(make, qtbot):
    dialog = make()
    select(dialog, "Audit")
    press(dialog, qtbot, Qt.Key.Key_S)
    assert tier_of(dialog, "price") is Tier.SECRET
    select(dialog, "price")
    qtbot.keyClick(dialog.tiers, Qt.Key.Key_O)
    assert Target("audit", "price") not in dialog._redacting.wish.choices


def test_a_leftover_blocks_until_it_is_masked(make, qtbot):
    dialog = make(Wish(choices={Target("audit", "price"): Tier.MASKED}))
    assert dialog.leftovers.title.text() == "✗ 1 leftover blocks the export"
    assert not dialog.foot.export.isEnabled()
    with planning(dialog, qtbot):
        qtbot.mouseClick(dialog.leftovers.mask_it, Qt.MouseButton.LeftButton)
    assert not dialog.leftovers.isVisible()
    assert dialog.foot.export.isEnabled()
    assert ">>what: <b>▮▮▮▮</b> a bag" in dialog.reader.toPlainText()


def test_a_leftover_may_be_kept_on_purpose(make, qtbot):
    dialog = make(Wish(choices={Target("audit", "price"): Tier.MASKED}))
    with planning(dialog, qtbot):
        dialog.leftovers.keep_it.click()
    assert dialog.leftovers.title.text() == "1 kept on purpose"
    assert dialog.foot.export.isEnabled()


def test_go_there_closes_and_names_the_place(make, qtbot):
    dialog = make(Wish(choices={Target("audit", "price"): Tier.MASKED}))
    with qtbot.waitSignal(dialog.go_requested) as asked:
        dialog.leftovers.go_there.click()
    assert asked.args[0].line == 4
    assert not dialog.isVisible()


def test_a_leftover_in_a_name_offers_to_mask_that_node(
    make, qtbot, session: Session, tmp_path: Path
):
    path = tmp_path / "named.lmd"
    path.write_text("[[Rosa farm deal]]\n\n[[A]]\n>>who: Rosa farm\n", encoding="utf-8")
    session.open(path)
    dialog = make(Wish(choices={Target("a", "who"): Tier.MASKED}))
    assert dialog.leftovers.mask_it.text() == "Mask that node"
    with planning(dialog, qtbot):
        dialog.leftovers.mask_it.click()
    assert tier_of(dialog, "Rosa farm deal") is Tier.MASKED
    assert dialog.foot.export.isEnabled()


def test_the_filter_leaves_what_holds_the_words(make, qtbot):
    dialog = make()
    qtbot.keyClicks(dialog.filter, "proof")
    rest(dialog, qtbot)
    assert names(dialog) == ["Audit"]
    dialog.filter.setText("audit")
    rest(dialog, qtbot)
    assert names(dialog) == ["Audit", "price", "todo · Call them"]


def test_what_the_reader_misses_is_said_and_the_chain_can_be_kept(make, qtbot):
    wish = Wish(choices={Target("audit"): Tier.SECRET, Target("offer", "what"): Tier.SECRET})
    dialog = make(wish)
    assert dialog.misses.words.text().startswith("1 of 1 why-chain is shorter (Offer).")
    with planning(dialog, qtbot):
        dialog.misses.keep_chain.click()
    assert "keeps its length with a redacted step" in dialog.misses.words.text()
    assert "[[Redacted proof 1]]" in dialog.reader.toPlainText()


def test_rules_are_planned_kept_and_opened_again(make, qtbot):
    dialog = make()
    rule = Rule(Tier.SECRET, type="proof")
    with planning(dialog, qtbot):
        dialog.rules.changed.emit((rule,))
    assert tier_of(dialog, "Audit") is Tier.SECRET
    dialog.rules.keep_requested.emit()
    other = make()
    with planning(other, qtbot):
        other.rules.open_requested.emit()
    assert other._redacting.wish.rules == (rule,)


def test_export_writes_what_was_shown(make, qtbot, tmp_path: Path):
    dialog = make()
    select(dialog, "todo · Call them")
    press(dialog, qtbot, Qt.Key.Key_S)
    dialog.foot.report.click()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.foot.export, Qt.MouseButton.LeftButton)
    assert "Call them" not in Workspace.open(tmp_path / "deal-redacted.laplaspack").text()
    assert "todo · Call them" in (tmp_path / "deal-redacted-report.txt").read_text("utf-8")


def _click_stop(dialog: RedactDialog, _qtbot) -> None:
    dialog.foot.cancel.click()


def _escape(dialog: RedactDialog, qtbot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


@pytest.mark.parametrize("press_stop", [_click_stop, _escape])
def test_an_export_under_way_can_be_stopped(make, qtbot, tmp_path: Path, monkeypatch, press_stop):
    dialog = make()
    held = Event()
    monkeypatch.setattr(exporting, "go_on", lambda: (held.wait(), go_on()))
    dialog.foot.export.click()
    assert dialog.foot.cancel.text() == "Stop"
    press_stop(dialog, qtbot)
    held.set()
    qtbot.waitUntil(lambda: not dialog._redacting.exporting)
    assert dialog.isVisible()
    assert "Stopped" in dialog.failure.text()
    assert not (tmp_path / "deal-redacted.laplaspack").exists()


def test_what_stays_behind_folds_out_to_a_list_of_plain_text(make, qtbot):
    behind = make().misses.behind
    assert behind.isHidden()
    behind.show_sentences(["The history: 2 commits.", "<b>x</b> is no part.", "two\nlines"])
    assert behind.heading.text() == "▸  3 things do not come along"
    assert behind.list.isHidden()

    qtbot.keyClick(behind.heading, Qt.Key.Key_Space)

    assert behind.heading.text() == "▾  3 things do not come along"
    assert behind.list.isVisible()
    assert behind.list.toPlainText().split("\n") == [
        "The history: 2 commits.",
        "<b>x</b> is no part.",
        "two lines",
    ]


def test_a_choice_while_it_is_written_does_not_keep_the_dialog_open(
    make, qtbot, tmp_path: Path, monkeypatch
):
    dialog = make()
    held = Event()
    monkeypatch.setattr(exporting, "go_on", lambda: (held.wait(), go_on()))
    dialog.foot.export.click()
    QTest.keyClick(dialog.tiers, Qt.Key.Key_S)
    dialog._redacting.ask(Wish())
    held.set()
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert (tmp_path / "deal-redacted.laplaspack").exists()
    assert dialog._redacting.wish == Wish()


def test_what_a_plan_opens_is_a_choice_that_can_be_seen(make, qtbot, tmp_path: Path):
    (tmp_path / "plan.toml").write_text("[[open]]\nnode = 'Audit'\nproperty = 'price'\n")
    dialog = make(Wish(rules=(Rule(Tier.SECRET, key="price"),)))
    dialog.rules.open_requested.emit()
    assert dialog._redacting.wish.choices == {Target("audit", "price"): Tier.OPEN}


def test_export_can_seal_in_the_same_step(make, qtbot, keys: KeyStore, tmp_path: Path):
    keys.create("founder", "kaffee")
    dialog = make()
    dialog.foot.seal.click()
    assert dialog.foot.passphrase.isVisible()
    assert not dialog.foot.export.isEnabled()
    qtbot.keyClicks(dialog.foot.passphrase, "wrong")
    with qtbot.waitSignal(dialog._redacting.failed):
        dialog.foot.export.click()
    assert dialog.isVisible()
    assert list(tmp_path.glob("*.laplaspack")) == []
    dialog.foot.passphrase.setText("kaffee")
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.foot.passphrase, Qt.Key.Key_Return)
    assert Workspace.open(tmp_path / "deal-redacted.laplaspack").manifest["sig"]
    assert dialog.foot.passphrase.text() == ""


def test_a_file_that_is_there_is_not_written_over_unasked(make, qtbot, tmp_path: Path):
    there = tmp_path / "deal-redacted.laplaspack"
    there.write_bytes(b"mine")
    dialog = make(target=there)
    with qtbot.waitSignal(dialog._redacting.failed):
        dialog.foot.export.click()
    assert "Another file stands there" in dialog.failure.text()
    assert there.read_bytes() == b"mine"
    dialog.foot.place.click()
    with qtbot.waitSignal(dialog.accepted):
        dialog.foot.export.click()
    assert there.read_bytes() != b"mine"


def test_nothing_that_a_pack_says_is_shown_as_html(make):
    assert "<b>21 euros</b>" in make().reader.toPlainText()


def test_the_text_itself_is_never_changed(make, qtbot, session: Session):
    dialog = make()
    select(dialog, "Audit")
    press(dialog, qtbot, Qt.Key.Key_S)
    dialog.reject()
    assert session.workspace.text() == TEXT
    assert not session.dirty
