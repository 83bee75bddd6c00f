"""A label that never asks for more room than there is."""

from whydesk.widgets.elided_label import ElidedLabel


def test_it_keeps_what_was_said_and_asks_for_little(qtbot):
    label = ElidedLabel("Message")
    qtbot.addWidget(label)
    label.setText("<b>" + "word " * 200_000)

    assert len(label.text()) == 1_000_003
    assert label.minimumSizeHint().width() == 0
    assert label.sizeHint().width() < 10_000


def test_it_paints_its_words_as_they_stand(qtbot):
    label, bold = ElidedLabel("Message"), ElidedLabel("Message")
    for one, words in ((label, "<b>a</b>"), (bold, "a")):
        qtbot.addWidget(one)
        one.setText(words)
        one.resize(200, 24)

    assert label.grab().toImage() != bold.grab().toImage()
    assert label.sizeHint().width() > bold.sizeHint().width()
