"""The user guide inside the program: its chapters, what is found in it, nothing from outside."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from tests.conftest import ROOT
from whydesk.dialogs.guide import GuideDialog
from whydesk.dialogs.guide_page import GuidePage
from whydesk.theme.theme import Theme

GUIDE = (ROOT / "docs" / "guide.md").read_text(encoding="utf-8")
PAGE = """\
# Title
Words <b>bold</b> <script>x</script>
## One
A needle, and ![a picture](shot.png).
## Two
Two needles: needle. [on](other.md) [out](https://example.com) [up](../secret.md)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "docs"
    made.mkdir()
    (made / "page.md").write_text(PAGE)
    (made / "other.md").write_text("# Other\n")
    (tmp_path / "secret.md").write_text("# Secret\n")
    (tmp_path / "secret.png").write_bytes((ROOT / "docs" / "node.png").read_bytes())
    return made


@pytest.fixture
def guide(qtbot, folder: Path) -> GuideDialog:
    made = GuideDialog(folder, Theme())
    qtbot.addWidget(made)
    made.open_at("page.md", 0)
    return made


def listed(guide: GuideDialog) -> list[str]:
    items = [guide.list.item(row) for row in range(guide.list.count())]
    return [item.text() for item in items if not item.isHidden()]


def look_for(guide: GuideDialog, words: str) -> None:
    guide.box.setText(words)
    guide._find_now_if_due()


def test_it_opens_at_a_chapter(guide: GuideDialog):
    guide.open_at("page.md", 1)

    assert guide.list.currentItem().text() == "Two"


def test_what_is_sought_narrows_the_chapters_and_enter_goes_on(guide: GuideDialog):
    look_for(guide, "needle")
    assert listed(guide) == ["One", "Two"]
    assert guide.found.text().startswith("1 of 3")

    QTest.keyClick(guide.box, Qt.Key.Key_Return)
    assert guide.found.text().startswith("2 of 3")
    look_for(guide, "Title")
    assert listed(guide) == ["Title"]


def test_what_is_not_there_is_said_and_escape_lets_go(guide: GuideDialog):
    look_for(guide, "giraffe")
    assert guide.found.text() == "Not in this guide."

    QTest.keyClick(guide, Qt.Key.Key_Escape)
    guide._find_now_if_due()
    assert len(listed(guide)) == 3
    assert guide.isVisible()


def test_html_in_a_page_is_text(guide: GuideDialog):
    assert "<b>bold</b> <script>x</script>" in guide.page.toPlainText()


@pytest.mark.parametrize(
    "name", ["../secret.png", "https://example.com/x.png", "file:///etc/x.png"]
)
def test_no_picture_comes_from_outside_the_folder(guide: GuideDialog, name: str):
    assert guide.page.loadResource(2, QUrl(name)) is None


@pytest.mark.parametrize("target", ["https://example.com", "../secret.md", "gone.md"])
def test_a_link_out_leads_nowhere(guide: GuideDialog, target: str):
    guide.page._follow(QUrl(target))

    assert guide.page.page == "page.md"


def test_a_link_to_another_page_leads_there_and_back(guide: GuideDialog):
    guide.page._follow(QUrl("other.md"))

    assert listed(guide) == ["Other"]

    guide.back.click()
    assert guide.page.page == "page.md"
    assert guide.back.isHidden()


def test_every_picture_and_page_of_the_guide_is_there(qtbot):
    page = GuidePage(ROOT / "docs", Theme(), 900)
    qtbot.addWidget(page)
    assert page.open_page("guide.md")

    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", GUIDE)
    assert len(pictures) >= 6
    assert [name for name in pictures if page.loadResource(2, QUrl(name)) is None] == []
    assert [
        name for name in re.findall(r"\]\(([^)]+\.md)\)", GUIDE) if not page.open_page(name)
    ] == []
