"""The path of the first day, with keys, in the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QTimer, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from tests.drops import drop
from tests.keys import press
from whydesk.app import Services, make_services
from whydesk.dialogs import unsaved
from whydesk.dialogs.node_picker import NodePicker
from whydesk.dialogs.unsaved import Answer
from whydesk.engine.workspace import Workspace
from whydesk.session.seals import SealRequest

CONTROL = Qt.KeyboardModifier.ControlModifier


def why_labels(services: Services) -> list[str]:
    model = services.window.why.model
    return [model.row(n).label for n in range(model.rowCount()) if model.row(n).key]


def go_to(services: Services, label: str) -> None:
    session = services.session
    session.request_node(session.workspace.key(label))
    services.window.asking.show_now()


def answering(monkeypatch, answer: Answer) -> None:
    monkeypatch.setattr(unsaved, "ask_unsaved", lambda *_: answer)


def test_the_why_panel_follows_the_caret(opened: Services, qtbot):
    view = opened.window.desk.view
    view.go_to(0)

    while opened.session.key != "subscription_is_the_core_offer":
        QTest.keyClick(view, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: len(why_labels(opened)) == 4)

    assert why_labels(opened) == [
        "Subscription is the core offer", "Single-origin only",
        "Direct trade doubles farm income", "Own roastery in Mapo",
    ]  # fmt: skip


def test_a_reason_that_is_typed_is_seen_at_once(opened: Services, qtbot):
    go_to(opened, "Direct trade doubles farm income")
    view = opened.window.desk.view
    QTest.keyClick(view, Qt.Key.Key_R, CONTROL)
    press(view, "Own⇥")

    qtbot.waitUntil(lambda: "Own roastery in Mapo" in why_labels(opened))
    line = "[[Direct trade doubles farm income]] →(derived-from) [[Own roastery in Mapo]]\n"
    assert line in opened.session.workspace.text()


def test_undo_back_to_the_saved_text_is_clean(opened: Services, coffee: Path):
    view = opened.window.desk.view
    press(view, "abc")
    dirty = opened.window.isWindowModified()
    QTest.keyClick(view, Qt.Key.Key_Z, CONTROL)

    assert dirty
    assert not opened.window.isWindowModified()
    assert opened.session.workspace.text() == Workspace.open(coffee).text()


def test_what_is_saved_is_there_when_it_is_opened_again(opened: Services, coffee: Path, qtbot):
    press(opened.window.desk.view, "# Mine⏎")
    with qtbot.waitSignal(opened.saving.saved):
        opened.window.files.save()
    opened.session.open(coffee)

    assert opened.session.workspace.text().startswith("# Mine\n")
    assert not opened.session.dirty


def test_the_status_bar_counts_exactly(opened: Services):
    status = opened.window.status

    assert status.counts.text() == "4 nodes · 3 links · 2 thoughts"
    assert status.problems.text() == "no problems · 1 hint"
    assert status.seal.text() == "Not sealed"


def test_a_seal_is_shown_until_the_text_changes_and_again_after_undo(
    opened: Services, tmp_path: Path, qtbot
):
    status, view = opened.window.status, opened.window.desk.view
    target = tmp_path / "sealed.laplaspack"
    with qtbot.waitSignal(opened.seals.exported):
        opened.seals.export(SealRequest("mine", "phrase", target, new=True))
    sealed = status.seal.text(), status.seal_more.text()
    press(view, "x")
    changed = status.seal.text()
    QTest.keyClick(view, Qt.Key.Key_Z, CONTROL)

    assert sealed[0] == "✓ Sealed, intact"
    assert sealed[1].startswith("sealed.laplaspack · key ")
    assert changed == "Not sealed"
    assert (status.seal.text(), status.seal_more.text()) == sealed


def test_go_to_finds_by_word_and_goes_there(opened: Services):
    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NodePicker)
        press(dialog.box, "mapo⏎")

    QTimer.singleShot(0, choose)
    opened.window.menus.actions["go-to"].trigger()

    assert opened.session.key == "own_roastery_in_mapo"


def test_choosing_in_the_sidebar_goes_to_the_node(opened: Services, qtbot):
    sidebar = opened.window.sidebar
    press(sidebar.box, "single⏎")

    assert opened.session.key == "single-origin_only"
    qtbot.waitUntil(lambda: sidebar.list.currentIndex().data() == "Single-origin only")


def test_following_a_label_can_be_gone_back_from(opened: Services):
    view = opened.window.desk.view
    line = next(n for n in range(40) if "→" in view.text.live.line(n))
    view.go_to(line, len(view.text.live.line(line)) - 3)

    QTest.keyClick(view, Qt.Key.Key_F12)
    followed = opened.session.key
    QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)

    assert followed == "single-origin_only"
    assert view.caret()[0] == line


@pytest.mark.parametrize("answer", [Answer.CANCEL, Answer.DISCARD])
def test_unsaved_text_is_not_put_away_without_asking(
    opened: Services, packs_dir: Path, monkeypatch, answer: Answer
):
    press(opened.window.desk.view, "x")
    answering(monkeypatch, answer)

    opened.window.files.open_path(packs_dir / "lab.laplaspack")

    stays = answer is Answer.CANCEL
    assert (opened.session.name == "coffee.laplaspack") is stays
    assert opened.session.dirty is stays


def test_saving_on_the_way_out_saves_first(opened: Services, coffee: Path, monkeypatch, qtbot):
    press(opened.window.desk.view, "# Kept⏎")
    answering(monkeypatch, Answer.SAVE)

    opened.window.close()
    qtbot.waitUntil(lambda: not opened.window.isVisible())

    assert Workspace.open(coffee).text().startswith("# Kept\n")


def test_closing_can_be_called_off(opened: Services, monkeypatch, qtbot):
    press(opened.window.desk.view, "x")
    asked: list[int] = []
    monkeypatch.setattr(unsaved, "ask_unsaved", lambda *_: asked.append(1) or Answer.CANCEL)

    opened.window.close()
    qtbot.waitUntil(lambda: bool(asked))

    assert opened.window.isVisible()


def test_the_question_is_answered_with_keys(qtbot, opened: Services):
    question = unsaved.UnsavedQuestion("x.lmd", opened.theme, opened.window)
    qtbot.addWidget(question)
    question.show()

    QTest.keyClick(question, Qt.Key.Key_Return)

    assert question.answer is Answer.SAVE
    assert question.result() == QDialog.DialogCode.Accepted


def test_a_dropped_file_is_opened(opened: Services, packs_dir: Path, qtbot):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(packs_dir / "lab.lmd"))])

    assert drop(opened.window, QPoint(5, 5), data)

    qtbot.waitUntil(lambda: opened.session.name == "lab.lmd")


def test_a_file_that_cannot_be_opened_is_said_with_its_path(opened: Services, tmp_path: Path):
    bad = tmp_path / "bad.laplaspack"
    bad.write_bytes(b"no database at all")

    opened.window.files.open_path(bad)

    assert str(bad) in opened.window.status.message.text()
    assert opened.session.name == "coffee.laplaspack"


def test_a_folder_shows_a_tab_for_each_file(services: Services, packs_dir: Path, tmp_path: Path):
    for name in ("coffee.lmd", "lab.lmd"):
        (tmp_path / name).write_bytes((packs_dir / name).read_bytes())
    services.session.open(tmp_path)
    tabs = services.window.desk.tabs

    services.session.request_node(services.session.workspace.key("A hot-key cache is enough"))

    assert [tabs.tabText(n) for n in range(tabs.count())] == ["coffee.lmd", "lab.lmd"]
    assert tabs.currentIndex() == 1
    assert services.window.desk.view.text.shard == "lab.lmd"


def test_the_next_problem_is_selected_in_the_text(opened: Services):
    view = opened.window.desk.view
    press(view, "[[Own roastery in Mapo]] →(supports) [[Nowhere]]⏎")
    opened.session.findings.finish()
    view.go_to(0)

    QTest.keyClick(view, Qt.Key.Key_F8)

    assert view.textCursor().selectedText() == "[[Nowhere]]"
    assert opened.window.status.problems.text().startswith("1 problem")


def test_every_command_is_in_a_menu_and_says_its_key(opened: Services):
    menus = opened.window.menus
    in_menus = {action for menu in menus.menus.values() for action in menu.actions()}

    for action in menus.actions.values():
        assert action in in_menus
        keys = action.shortcuts()
        assert not keys or keys[0].toString() in action.toolTip()


def test_the_window_comes_back_as_it_was_left(services: Services, tmp_path: Path):
    services.window.sidebar_dock.hide()
    services.window.problems.dock.show()
    services.window.close()

    again = make_services(tmp_path / "settings.ini")
    hidden = again.window.sidebar_dock.isHidden(), again.window.problems.dock.isHidden()
    again.stop()
    again.window.deleteLater()

    assert hidden == (True, False)


def test_larger_text_is_larger_everywhere(opened: Services):
    view = opened.window.desk.view
    before = view.text.layout.line_height, opened.theme.note_font().pixelSize()

    for _ in range(4):
        opened.window.looks.larger()

    after = view.text.layout.line_height, opened.theme.note_font().pixelSize()
    assert after > before
    opened.window.looks.usual_size()


def test_text_in_a_pack_is_never_taken_for_markup(services: Services, tmp_path: Path):
    path = tmp_path / "a & <i>b.lmd"
    path.write_text("[[<b>A</b>]]\n>>what: <a href='x'>y</a>\n", "utf-8")
    services.session.open(path)
    services.window.show_first_node()

    assert services.window.why.empty.title.text() == "<b>A</b>"
    assert services.window.top.place.textFormat() is Qt.TextFormat.PlainText


def test_keys_go_round_the_files_of_a_folder(services: Services, tmp_path: Path, qtbot):
    for name in "abc":
        (tmp_path / f"{name}.lmd").write_text(f"[[{name}]]\n", encoding="utf-8")
    services.session.open(tmp_path)
    tabs = services.window.desk.tabs
    qtbot.keyClick(
        services.window.desk.view, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier
    )
    assert tabs.currentIndex() == 1
    for _ in range(2):
        qtbot.keyClick(
            services.window.desk.view, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier
        )
    assert tabs.currentIndex() == 2


def test_the_tabs_of_many_files_are_made_out_of_sight(
    services: Services, tmp_path: Path, monkeypatch
):
    seen: list[bool] = []
    tabs = services.window.desk.tabs
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        for name in ("a.lmd", "b.lmd"):
            (tmp_path / folder / name).write_text("[[A]]\n")
    services.session.open(tmp_path / "one")
    add = tabs.insertTab
    monkeypatch.setattr(
        tabs, "insertTab", lambda at, words: seen.append(tabs.isVisible()) or add(at, words)
    )
    services.session.open(tmp_path / "two")
    assert seen == [False, False]
    assert tabs.isVisible()
    assert tabs.count() == 2


@pytest.mark.parametrize("name", ["coffee.lmd", "coffee.laplaspack"])
def test_a_copy_is_of_the_kind_that_is_open_where_nobody_says_another(
    services: Services, packs_dir: Path, tmp_path: Path, name: str, qtbot, monkeypatch
):
    (tmp_path / name).write_bytes((packs_dir / name).read_bytes())
    services.session.open(tmp_path / name)
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: (str(tmp_path / "copy"), asked[4])
    )

    with qtbot.waitSignal(services.saving.saved):
        services.window.files.save_as()

    assert services.session.name == f"copy{Path(name).suffix}"
