"""Find and replace, here and everywhere, with keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.keys import press
from tests.rest import rest
from whydesk.app import Services
from whydesk.editor.find_bar import FindBar
from whydesk.engine.model import Span, TextEdit
from whydesk.engine.workspace import Workspace

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ONE = "[[Cat]]\n>>what: A cat, a Cat, a catalogue. 🔥 cat\n"
TWO = "[[Dog]]\r\n>>what: Not a cat.\r\n"


@pytest.fixture
def two(services: Services, tmp_path: Path) -> Services:
    """A folder of two files that name cats."""
    folder = tmp_path / "pets"
    folder.mkdir()
    (folder / "one.lmd").write_bytes(ONE.encode())
    (folder / "two.lmd").write_bytes(TWO.encode())
    services.session.open(folder)
    return services


def texts(services: Services) -> list[str]:
    return [document.text() for document in services.session.workspace.documents.values()]


def begin_to_find(services: Services, words: str, key=Qt.Key.Key_F):
    bar = services.window.desk.find_bar
    services.window.desk.view.go_to(0)
    QTest.keyClick(services.window.desk.view, key, CONTROL)
    press(bar.box, words)
    return bar


def find(services: Services, words: str, qtbot, key=Qt.Key.Key_F):
    """Find words in the file, to the end of the search."""
    bar = begin_to_find(services, words, key)
    rest(bar, qtbot)
    return bar


def test_the_bar_counts_and_goes_round(two: Services, qtbot):
    bar = find(two, "cat", qtbot)
    said = [bar.said.text()]
    for _ in range(5):
        press(bar.box, "⏎")
        said.append(bar.said.text())
    QTest.keyClick(bar.box, Qt.Key.Key_Return, SHIFT)

    assert said == ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5", "1 of 5"]
    assert bar.said.text() == "5 of 5"
    assert two.window.desk.view.caret() == (1, len(ONE.split("\n")[1]))


@pytest.mark.parametrize(("box", "places"), [("case", "1 of 3"), ("whole", "1 of 4")])
def test_case_and_whole_words_narrow_the_search(two: Services, qtbot, box: str, places: str):
    bar = find(two, "cat", qtbot)
    getattr(bar, box).click()
    rest(bar, qtbot)

    assert bar.said.text() == places


def test_what_is_not_there_is_said(two: Services, qtbot):
    assert find(two, "cow", qtbot).said.text() == "Not in this file."


def replace_all(services: Services, bar, qtbot) -> None:
    bar.replace_all()
    rest(services.window.desk, qtbot)


def test_replacing_all_in_a_file_is_one_step(two: Services, qtbot):
    bar = find(two, "cat", qtbot, Qt.Key.Key_H)
    press(bar.other, "fox")
    replace_all(two, bar, qtbot)
    replaced = texts(two)
    said = bar.said.text()
    bar.leave()
    QTest.keyClick(two.window.desk.view, Qt.Key.Key_Z, CONTROL)
    rest(two.window.desk, qtbot)

    assert replaced == ["[[fox]]\n>>what: A fox, a fox, a foxalogue. 🔥 fox\n", TWO]
    assert said == "5 places changed."
    assert texts(two) == [ONE, TWO]


def test_the_bar_tells_how_many_were_replaced_until_the_text_is_another(two: Services, qtbot):
    bar = find(two, "cat", qtbot, Qt.Key.Key_H)
    bar.other.setText("fox")
    replace_all(two, bar, qtbot)
    press(two.window.desk.view, "a cat")
    qtbot.waitUntil(lambda: bar.said.text() == "1 place")

    replace_all(two, bar, qtbot)
    assert bar.said.text() == "1 place changed."
    QTest.keyClick(two.window.desk.view, Qt.Key.Key_Z, CONTROL)
    qtbot.waitUntil(lambda: bar.said.text() == "1 place")


def test_replacing_one_goes_on_to_the_next(two: Services, qtbot):
    bar = find(two, "cat", qtbot, Qt.Key.Key_H)
    bar.other.setFocus()
    press(bar.other, "fox⏎")
    rest(two.window.desk, qtbot)

    assert texts(two)[0].startswith("[[fox]]\n>>what: A cat")
    assert bar.said.text() == "1 of 4"
    assert two.window.desk.view.caret() == (1, 13)


def search(services: Services, words: str, qtbot, key=Qt.Key.Key_F):
    panel = services.window.finding.search
    QTest.keyClick(services.window.desk.view, key, CONTROL | SHIFT)
    press(panel.box, words)
    qtbot.waitUntil(lambda: bool(panel.said.text()))
    return panel


def test_every_file_is_searched_and_a_place_leads_there(two: Services, qtbot):
    panel = search(two, "a cat", qtbot)
    press(panel.box, "↓")
    QTest.keyClick(panel.list, Qt.Key.Key_End)
    QTest.keyClick(panel.list, Qt.Key.Key_Return)

    assert panel.said.text() == "4 places in 2 files"
    assert two.window.desk.view.text.shard == "two.lmd"
    assert two.window.desk.view.textCursor().selectedText() == "a cat"


def test_replacing_everywhere_is_shown_first_and_taken_back_at_once(two: Services, qtbot):
    panel = search(two, "cat", qtbot, Qt.Key.Key_H)
    press(panel.other, "fox")
    qtbot.waitUntil(panel.button.isEnabled)
    shown = [(row.instead, row.shard) for row in panel.list.rows.rows]
    panel.button.click()
    rest(two.window.desk, qtbot)
    replaced = texts(two)
    QTest.keyClick(two.window.desk.view, Qt.Key.Key_Z, CONTROL)
    rest(two.window.desk, qtbot)

    assert shown == [("fox", "one.lmd")] * 5 + [("fox", "two.lmd")]
    assert replaced[1] == TWO.replace("cat", "fox")
    assert texts(two) == [ONE, TWO]


def test_an_edit_brings_the_list_up_to_date(two: Services, qtbot):
    panel = search(two, "dog", qtbot)
    two.window.desk.view.go_to(0, 0)
    press(two.window.desk.view, "dog ")

    qtbot.waitUntil(lambda: panel.said.text() == "2 places in 2 files")


def test_tab_goes_from_the_words_to_what_stands_in_their_place(two: Services, qtbot):
    panel = search(two, "cat", qtbot, Qt.Key.Key_H)
    QTest.keyClick(panel.box, Qt.Key.Key_Tab)
    everywhere = panel.other.hasFocus()
    bar = find(two, "cat", qtbot, Qt.Key.Key_H)
    QTest.keyClick(bar.box, Qt.Key.Key_Tab)

    assert everywhere
    assert bar.other.hasFocus()


TYPED = """[[Plan]]
>>type: decision
A cat.

[[Result]]
>>type: result
No cat, but "hi, A-1 and [[Plan]].

[[Plan]] →(derived-from) [[Result]]

[[Other]]
cat 카페 cafe\u0301
"""


@pytest.fixture
def typed(services: Services) -> Services:
    services.session.put(Workspace.new(TYPED))
    services.session.findings.finish()
    return services


def found(panel) -> list[tuple[str, int]]:
    """Node and line of each place that is listed."""
    return [(row.what, row.span.line) for row in panel.list.rows.rows]


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("A-1", [6]), ('"hi', [6]), ("[[Plan]]", [0, 6, 8]), ("페", [11]), ("z", []),
        ("café", [11]), ("카페", [11]), ("cat", [2, 6, 11]), ("A", [0, 2, 6, 6, 8, 11, 11]),
    ],
)  # fmt: skip
def test_what_is_typed_is_found_as_it_stands(typed: Services, qtbot, words: str, lines: list[int]):
    panel = search(typed, words, qtbot)

    assert {line for _, line in found(panel)} == set(lines)


def test_a_place_says_in_which_node_it_stands(typed: Services, qtbot):
    assert found(search(typed, "cat", qtbot)) == [("Plan", 2), ("Result", 6), ("Other", 11)]


def choose(box, words: str) -> None:
    """Choose in a closed box with keys, as one who types the beginning of it."""
    box.setFocus()
    press(box, words)


def test_a_type_and_a_role_narrow_it(typed: Services, qtbot):
    panel = search(typed, "cat", qtbot)
    choose(panel.types, "r")
    qtbot.waitUntil(lambda: panel.said.text() == "1 place in 1 file")
    by_type = found(panel)
    QTest.keyClick(panel.types, Qt.Key.Key_Home)
    choose(panel.roles, "d")
    qtbot.waitUntil(lambda: panel.said.text() == "2 places in 1 file")

    assert by_type == [("Result", 6)]
    assert found(panel) == [("Plan", 2), ("Result", 6)]


def test_a_type_alone_lists_its_nodes(typed: Services, qtbot):
    panel = search(typed, "cat", qtbot)
    panel.box.clear()
    choose(panel.types, "d")
    qtbot.waitUntil(lambda: panel.said.text() == "1 place in 1 file")

    assert found(panel) == [("Plan", 0)]
    assert not panel.button.isEnabled()


def test_a_filter_that_is_gone_with_the_file_is_any_again(typed: Services, qtbot):
    panel = search(typed, "cat", qtbot)
    choose(panel.types, "d")
    typed.session.put(Workspace.new("[[A]]\ncat\n"))

    qtbot.waitUntil(lambda: found(panel) == [("A", 1)])


def test_before_anything_is_asked_the_panel_teaches(typed: Services, qtbot):
    panel = search(typed, "cat", qtbot)
    listed = panel.list.isVisible()
    panel.box.clear()
    qtbot.waitUntil(panel.empty.isVisible)

    assert listed
    assert not panel.said.text()


MANY = 20_000


@pytest.fixture
def many(services: Services) -> Services:
    """A text in which very much is found."""
    services.session.put(Workspace.new("x a x\n" * (MANY // 2)))
    services.session.findings.finish()
    return services


def test_very_many_places_are_found_while_keys_go_on(many: Services, qtbot):
    bar = begin_to_find(many, "x")
    assert bar.said.text() == ""
    press(bar.box, "⏎")
    qtbot.waitUntil(lambda: bar.said.text() == f"2 of {MANY:,}")


def test_an_edit_gives_up_a_search_that_is_under_way(many: Services, qtbot):
    bar = begin_to_find(many, "x")
    press(many.window.desk.view, "x")
    qtbot.waitUntil(lambda: bar.said.text() == f"{MANY + 1:,} places")


def test_replacing_all_waits_for_the_search(many: Services, qtbot):
    bar = begin_to_find(many, "x a x", Qt.Key.Key_H)
    bar.other.setText("y")
    bar.replace_all()
    steps, changed = many.window.desk.steps, f"{MANY // 2:,} places changed."
    qtbot.waitUntil(lambda: bar.said.text() == changed and not steps.running)
    assert texts(many) == ["y\n" * (MANY // 2)]


def test_a_command_finds_all_replaced_that_was_asked_for_before(many: Services):
    bar = begin_to_find(many, "x a x", Qt.Key.Key_H)
    bar.other.setText("y")
    bar.replace_all()
    seen: list[list[str]] = []
    many.window.desk.when_settled(lambda: seen.append(texts(many)))()
    assert seen == [["y\n" * (MANY // 2)]]


@pytest.mark.parametrize("act", [FindBar.replace_one, FindBar.replace_all])
def test_a_click_that_comes_after_the_bar_was_closed_changes_nothing(many: Services, act):
    bar = begin_to_find(many, "x a x", Qt.Key.Key_H)
    bar.other.setText("y")
    before = texts(many)
    bar.find_next()  # so that one is selected, which would be replaced
    bar.leave()
    act(bar)  # as Qt has it: by a key a button is clicked a tenth of a second later
    many.window.desk.settle()
    assert texts(many) == before


def test_closing_the_bar_does_what_it_was_asked_for(many: Services):
    bar = begin_to_find(many, "x a x", Qt.Key.Key_H)
    bar.other.setText("y")
    bar.replace_all()
    press(bar.box, "⎋")
    many.window.desk.settle()
    assert texts(many) == ["y\n" * (MANY // 2)]


def test_a_replacing_that_is_given_up_is_not_told_as_done(many: Services, qtbot):
    bar = begin_to_find(many, "x a x", Qt.Key.Key_H)
    bar.other.setText("y")
    bar.replace_all()
    steps = many.window.desk.steps
    qtbot.waitUntil(lambda: steps.running)
    steps.give_up()
    steps.settle()
    qtbot.waitUntil(lambda: bar.said.text() == f"{MANY // 2:,} places")


def test_what_was_found_before_an_edit_is_replaced_nowhere_else(services: Services, qtbot):
    """Out of sight nothing is searched: there it must be once the panel is seen again."""
    services.session.put(Workspace.new("[[A]]\n>>what: cat and cat\n"))
    services.window.menus.actions["replace-everywhere"].trigger()
    search = services.window.finding.search
    search.box.setText("cat")
    search.other.setText("dog")
    qtbot.waitUntil(search.button.isEnabled)
    services.window.finding.search_dock.hide()
    services.session.request_edits((TextEdit("main.lmd", Span(0, 0, 0, 0), "[[New]]\n\n"),))
    services.window.finding.search_dock.show()
    search.button.click()
    assert "dog" not in services.session.workspace.text()
    qtbot.waitUntil(search.button.isEnabled)
    search.button.click()

    assert services.session.workspace.text().endswith("[[A]]\n>>what: dog and dog\n")
