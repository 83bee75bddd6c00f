"""The why panel in the window: between the text and the panel, with mouse and keys."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QTabBar

from tests.keys import press
from whydesk.app import Services
from whydesk.engine.workspace import Workspace
from whydesk.panels.why_order import Arrangement, WhyKind
from whydesk.window.docks import make_dock

ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
ODD = """\
[[A & <b>b</b>]] →(derived-from) [[<i>x</i> "q"]]
[[A & <b>b</b>]]
[[<i>x</i> "q"]]
>>what: שלום & <script>alert(1)</script>
[[A & <b>b</b>]] →(contradicts) [[No/no]]
[[No/no]]
"""


@pytest.fixture
def asked(opened: Services, qtbot) -> Services:
    """The coffee pack with the caret in its first node, and the chain of that in the panel."""
    go_to(opened, qtbot, "Subscription is the core offer")
    return opened


def go_to(services: Services, qtbot, label: str) -> None:
    services.session.request_node(services.session.workspace.key(label))
    qtbot.waitUntil(lambda: anchor(services) == label)


def anchor(services: Services) -> str:
    walk = services.window.why.model.walk
    return walk.anchor.label if walk is not None else services.window.why.empty.title.text()


def labels(services: Services) -> list[str]:
    model = services.window.why.model
    rows = [model.row(n) for n in range(model.rowCount())]
    return [row.label for row in rows if row.kind is WhyKind.STEP]


def click(services: Services, row: int) -> None:
    panel = services.window.why
    at = panel.list.visualRect(panel.model.index(row)).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_a_new_file_is_met_with_a_chain_and_says_whose_it_is(opened: Services, qtbot):
    opened.window.desk.view.go_to(0)
    qtbot.waitUntil(lambda: anchor(opened) == "Subscription is the core offer")

    assert opened.session.key == ""
    assert "in no node" in opened.window.why.hint.words.text()
    assert opened.window.why.hint.isVisible()


def test_a_click_selects_in_the_text_and_keeps_chain_and_keyboard(asked: Services):
    asked.window.why.focus()
    click(asked, 1)

    assert asked.window.desk.view.textCursor().selectedText() == "Single-origin only"
    assert asked.session.key == "single-origin_only"
    assert anchor(asked) == "Subscription is the core offer"
    assert asked.window.why.list.hasFocus()


def test_going_on_in_the_text_is_followed_and_can_be_gone_back_from(asked: Services, qtbot):
    asked.window.why.focus()
    click(asked, 1)
    QTest.keyClick(asked.window.why.list, Qt.Key.Key_1, CONTROL)
    followed = anchor(asked)
    button = asked.window.why.crumbs.buttons[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert followed == "Single-origin only"
    assert anchor(asked) == "Subscription is the core offer"
    assert not asked.window.why.crumbs.isVisible()


def test_enter_asks_further_and_backspace_goes_back(asked: Services):
    panel = asked.window.why
    QTest.keyClick(asked.window.desk.view, Qt.Key.Key_3, CONTROL)
    press(panel.list, "↓⏎")
    further = anchor(asked), panel.crumbs.buttons[0].text(), panel.list.hasFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_Backspace)

    assert further[0] == "Single-origin only"
    assert further[1].startswith("Subscription is")
    assert further[2]
    assert anchor(asked) == "Subscription is the core offer"


def test_an_end_of_the_chain_keeps_the_keyboard_in_the_panel(asked: Services):
    panel = asked.window.why
    panel.focus()
    press(panel.list, "↓↓⏎")

    assert anchor(asked) == "Direct trade doubles farm income"
    assert panel.empty.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert panel.isAncestorOf(focused)


def test_a_pin_keeps_the_chain(asked: Services, qtbot):
    QTest.mouseClick(asked.window.why.bar.pin, Qt.MouseButton.LeftButton)
    asked.session.request_node("own_roastery_in_mapo")
    QApplication.processEvents()
    kept = anchor(asked), asked.window.why.bar.pin.text()
    QTest.keyClick(asked.window.desk.view, Qt.Key.Key_K, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: anchor(asked) == "Own roastery in Mapo")

    assert kept == ("Subscription is the core offer", "✓ Pinned")


def test_it_is_turned_round_with_a_click_and_with_a_key(asked: Services, qtbot):
    go_to(asked, qtbot, "Own roastery in Mapo")
    QTest.mouseClick(asked.window.why.bar.down, Qt.MouseButton.LeftButton)
    down = labels(asked)
    QTest.keyClick(asked.window.desk.view, Qt.Key.Key_X, CONTROL | SHIFT)

    assert down == ["Single-origin only", "Subscription is the core offer"]
    assert asked.window.why.empty.isVisible()
    assert asked.window.why.bar.up.isChecked()


def test_depth_is_changed_with_keys_in_the_list_and_in_the_window(asked: Services):
    panel = asked.window.why
    panel.focus()
    QTest.keyClick(panel.list, Qt.Key.Key_Minus)
    less = labels(asked), panel.bar.depth_button.text()
    QTest.keyClick(asked.window.desk.view, Qt.Key.Key_Down, CONTROL | ALT)
    QTest.keyClick(asked.window.desk.view, Qt.Key.Key_Down, CONTROL | ALT)

    assert less == (["Single-origin only"], "To 1 step ▾")
    assert len(labels(asked)) == 3
    assert panel.bar.depth_button.text() == "All depths ▾"


def entry(services: Services, title: str):
    """An entry of the menu behind the panel's bar, or of a menu inside it."""
    waiting = list(services.window.why.bar.more.menu().actions())
    while waiting:
        action = waiting.pop()
        if action.text().replace("&", "") == title:
            return action
        inside = action.menu()
        if isinstance(inside, QMenu):
            waiting += inside.actions()
    raise AssertionError(title)


def test_roles_are_left_out_and_let_in_again(asked: Services):
    entry(asked, "supports").trigger()
    without, hint = labels(asked), asked.window.why.hint
    words = hint.words.text()
    QTest.mouseClick(hint.button, Qt.MouseButton.LeftButton)

    assert without == ["Single-origin only", "Direct trade doubles farm income"]
    assert words == "Following derived from, raises, closes, supersedes only."
    assert len(labels(asked)) == 3
    assert entry(asked, "supports").isChecked()


def test_the_order_is_chosen_in_the_menu(asked: Services):
    entry(asked, "By role").trigger()
    order = asked.window.why.model.order
    chosen = order.arrangement
    entry(asked, "Fold all").trigger()
    folded = labels(asked)
    entry(asked, "Nearest first").trigger()

    assert chosen is Arrangement.ROLE
    assert folded == []
    assert order.arrangement is Arrangement.NEAREST
    assert len(labels(asked)) == 3


def test_asking_here_takes_off_the_pin_and_goes_to_the_panel(asked: Services, qtbot):
    asked.window.asking.pin()
    asked.session.request_node("single-origin_only")
    QTest.keyClick(asked.window.desk.view, Qt.Key.Key_W, CONTROL | SHIFT)

    assert anchor(asked) == "Single-origin only"
    assert asked.window.why.list.hasFocus()


def test_the_chain_is_copied(asked: Services):
    entry(asked, "Copy as text").trigger()
    text = QApplication.clipboard().text()
    entry(asked, "Copy as Markdown").trigger()

    assert text.startswith("Why: Subscription is the core offer\n\n1. Single-origin only\n")
    assert text.endswith("Nothing here was inferred.\n")
    assert "1. **Single-origin only**" in QApplication.clipboard().text()


def save(services: Services, monkeypatch, qtbot, title: str, path: Path) -> str:
    """Save a picture under a path and wait for what is said of it; the name that was suggested."""
    suggested = []

    def choose(_window, _title, name, *_):
        suggested.append(Path(name).name)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    with qtbot.waitSignal(services.session.told):
        entry(services, title).trigger()
    return suggested[0]


def texts_of(root: ET.Element) -> list[ET.Element]:
    return [node for node in root.iter() if node.tag.endswith("}text")]


def test_a_picture_as_svg_holds_text_as_text(
    services: Services, qtbot, monkeypatch, tmp_path: Path
):
    services.session.put(Workspace.new(ODD))
    services.window.show_first_node()
    name = save(services, monkeypatch, qtbot, "Save as SVG…", tmp_path / "chain")
    root = ET.parse(tmp_path / "chain.svg").getroot()
    words = ["".join(node.itertext()).strip("\u2067\u2069") for node in texts_of(root)]

    assert name == "Why A b b b.svg"
    assert "A & <b>b</b>" in words
    assert "שלום & <script>alert(1)</script>" in words
    assert "Disagrees with it: contradicts “\u2068No/no\u2069”." in words
    assert not any(node.tag.endswith("}script") for node in root.iter())


def test_all_of_a_picture_is_inside_its_frame(
    services: Services, qtbot, monkeypatch, tmp_path: Path
):
    services.session.put(Workspace.new(ODD))
    services.window.show_first_node()
    save(services, monkeypatch, qtbot, "Save as SVG…", tmp_path / "chain.svg")
    root = ET.parse(tmp_path / "chain.svg").getroot()
    width, height = float(root.attrib["width"]), float(root.attrib["height"])

    for node in texts_of(root):
        at, length = float(node.attrib["x"]), float(node.attrib["textLength"])
        left = at - length * {"start": 0, "middle": 0.5, "end": 1}[node.attrib["text-anchor"]]
        assert left >= 0
        assert left + length <= width
        assert 0 < float(node.attrib["y"]) < height


def test_a_picture_as_png_is_a_picture(asked: Services, monkeypatch, qtbot, tmp_path: Path):
    name = save(asked, monkeypatch, qtbot, "Save as PNG…", tmp_path / "chain.png")
    image = QImage(str(tmp_path / "chain.png"))

    assert name == "Why Subscription is the core offer.png"
    assert image.width() == 2 * asked.theme.px(560)
    assert image.height() > image.width() / 2
    assert asked.window.status.message.text() == "Saved chain.png."


def test_a_long_chain_as_png_says_what_it_leaves_out(
    services: Services, monkeypatch, qtbot, tmp_path: Path
):
    links = "".join(f"[[A]] →(derived-from) [[N{n}]]\n[[N{n}]]\n" for n in range(300))
    services.session.put(Workspace.new("[[A]]\n" + links))
    services.window.show_first_node()
    save(services, monkeypatch, qtbot, "Save as PNG…", tmp_path / "long.png")
    save(services, monkeypatch, qtbot, "Save as SVG…", tmp_path / "long.svg")

    assert QImage(str(tmp_path / "long.png")).height() <= 10_000
    assert "N299" in (tmp_path / "long.svg").read_text("utf-8")


def test_a_picture_that_cannot_be_written_says_so_and_leaves_nothing(
    asked: Services, monkeypatch, qtbot, tmp_path: Path
):
    save(asked, monkeypatch, qtbot, "Save as SVG…", tmp_path / "gone" / "chain.svg")

    assert "gone" in asked.window.status.message.text()
    assert list(tmp_path.glob("gone*")) == []


def test_a_picture_is_not_drawn_of_two_texts(asked: Services, monkeypatch, qtbot, tmp_path: Path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a.svg"), ""))
    entry(asked, "Save as SVG…").trigger()
    asked.window.desk.view.go_to(0)
    press(asked.window.desk.view, "[[New]]⏎")

    assert "text changed" in asked.window.status.message.text()
    qtbot.wait(50)
    assert not (tmp_path / "a.svg").exists()


def rename(services: Services, label: str) -> None:
    """Give the anchor of the chain another name in the text, as a file that is read again does."""
    shard = next(iter(services.session.workspace.documents))
    place = services.session.graph.places(services.window.asking.reading.key)[0]
    services.session.replace(shard, place.line, 1, [f"[[{label}]]"], None, 1)


def test_right_after_an_edit_the_chain_of_the_new_text_is_copied(asked: Services):
    rename(asked, "Another offer")
    entry(asked, "Copy as Markdown").trigger()

    assert anchor(asked) != "Subscription is the core offer"
    assert QApplication.clipboard().text().startswith(f"**Why: {anchor(asked)}**")


def test_a_card_whose_node_is_gone_says_so(asked: Services):
    rename(asked, "Another offer")
    click(asked, 0)

    assert "no longer there" in asked.window.status.message.text()


def test_a_picture_asked_for_before_a_change_is_not_made_of_the_text_behind_it(
    asked: Services, monkeypatch, tmp_path: Path
):
    def choose(*_):
        rename(asked, "Another offer")
        return str(tmp_path / "a.svg"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    entry(asked, "Save as SVG…").trigger()

    assert "text changed" in asked.window.status.message.text()
    assert not (tmp_path / "a.svg").exists()


def tabs(services: Services) -> list[list[str]]:
    """The names on each row of tabs that is in sight."""
    bars = services.window.findChildren(QTabBar, "dockTabs")
    return [[bar.tabText(n) for n in range(bar.count())] for bar in bars if bar.isVisible()]


def test_panels_at_the_right_are_tabs_and_one_alone_has_a_head(asked: Services, qtbot):
    window = asked.window
    for dock in window.tabifiedDockWidgets(window.why_dock):
        dock.close()
    qtbot.waitUntil(lambda: window.why_dock.titleBarWidget().objectName() == "panelHead")
    other = make_dock("other", "Other", QLabel("Something"), asked.theme, head=True)
    window.side_tabs.add(other)
    qtbot.waitUntil(lambda: ["Why", "Other"] in tabs(asked))

    assert window.why_dock.titleBarWidget().objectName() == ""
    assert not window.why.visibleRegion().isEmpty()
    other.close()
    qtbot.waitUntil(lambda: window.why_dock.titleBarWidget().objectName() == "panelHead")


def test_out_of_sight_it_rests_and_in_sight_it_answers_again(asked: Services, qtbot):
    reading = asked.window.asking.reading
    asked.window.around.focus_node()
    asked.session.request_node("own_roastery_in_mapo")
    qtbot.waitUntil(lambda: reading.walk is None)

    asked.window.focus_why()

    qtbot.waitUntil(lambda: anchor(asked) == "Own roastery in Mapo")


def test_out_of_sight_it_is_copied_all_the_same(asked: Services, qtbot):
    asked.window.around.focus_node()
    asked.session.request_node("subscription_is_the_core_offer")
    asked.window.desk.view.go_to(0)
    qtbot.waitUntil(lambda: asked.window.asking.reading.walk is None)

    asked.window.menus.actions["why-copy"].trigger()

    assert "Subscription is the core offer" in QApplication.clipboard().text()


def test_its_key_brings_it_in_front_of_the_other_tabs(asked: Services):
    asked.window.around.focus_node()
    assert asked.window.why.visibleRegion().isEmpty()

    asked.window.menus.actions["focus-why"].trigger()

    assert not asked.window.why.visibleRegion().isEmpty()
    assert asked.window.why.isAncestorOf(QApplication.focusWidget() or asked.window)
