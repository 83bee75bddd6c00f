"""What somebody does in the text: writes, erases, composes, takes back, finds."""

from PySide6.QtCore import QPoint, Qt

from tests.soak.kinds import Actions, a_line, a_name, to_text
from tests.soak.user import ALT, CONTROL, SHIFT, User
from tests.soak.words import NAMES

Key = Qt.Key
ACTIONS = Actions()


@ACTIONS.often(14)
def write_a_line(user: User) -> None:
    to_text(user)
    user.key(Key.Key_End, on=user.view)
    user.press("⏎", on=user.view)
    user.press(a_line(user), on=user.view)
    if user.chance.random() < 0.5:
        user.key(Key.Key_Escape, on=user.view)
    user.press("⏎", on=user.view)


@ACTIONS.often(8)
def type_letters(user: User) -> None:
    to_text(user)
    letters = "ab [] >@→é구🎈\u05d0- :#"
    user.press("".join(user.chance.choices(letters, k=user.chance.randrange(1, 9))), on=user.view)


@ACTIONS.often(8)
def complete(user: User) -> None:
    to_text(user)
    user.key(Key.Key_End, on=user.view)
    user.press("⏎[[" + a_name(user)[:2], on=user.view)
    for _ in range(user.chance.randrange(1, 6)):
        user.press(user.chance.choice(("⇥", "⏎", "↓", "⎋", "-", "s", " ", "⇥", "[[")), on=user.view)
    if user.chance.random() < 0.3:
        user.key(Key.Key_Space, CONTROL, on=user.view)


@ACTIONS.often(8)
def erase(user: User) -> None:
    to_text(user)
    for _ in range(user.chance.randrange(1, 8)):
        key = user.chance.choice((Key.Key_Backspace, Key.Key_Delete))
        user.key(key, user.chance.choice((Qt.KeyboardModifier.NoModifier, CONTROL)), on=user.view)


@ACTIONS.often(8)
def select_and_change(user: User) -> None:
    to_text(user)
    keys = (Key.Key_Down, Key.Key_Up, Key.Key_Right, Key.Key_Left, Key.Key_End, Key.Key_PageDown)
    for _ in range(user.chance.randrange(1, 6)):
        user.key(user.chance.choice(keys), SHIFT, on=user.view)
    how = user.chance.randrange(5)
    if how == 0:
        user.key(Key.Key_X, CONTROL, on=user.view)
    elif how == 1:
        user.key(Key.Key_C, CONTROL, on=user.view)
    elif how == 2:
        user.key(Key.Key_Delete, on=user.view)
    elif how == 3:
        user.key(Key.Key_V, CONTROL, on=user.view)
    else:
        user.press(user.chance.choice(NAMES), on=user.view)


@ACTIONS.often(4)
def paste_lines(user: User) -> None:
    to_text(user)
    count = user.chance.choice((1, 3, 20))
    user.paste(
        "\n".join(a_line(user) for _ in range(count)) + user.chance.choice(("", "\n", "\r\n"))
    )


@ACTIONS.often(1.5)
def paste_much(user: User) -> None:
    """Long lines and many lines; mostly taken back, so that the text does not grow for ever."""
    to_text(user)
    roll = user.chance.random()
    if roll < 0.4:
        user.paste(f"[[Long]]\n>>what: {'wörd 🎈 ' * 4000}\n")
    elif roll < 0.7:
        user.paste("x" * 30_000)
    else:
        user.paste("".join(f"[[n{n}]]\n[[n{n}]] →(supports) [[n{n // 2}]]\n" for n in range(1200)))
    if user.chance.random() < 0.3:
        user.key(Key.Key_Escape, on=user.view)
    if user.chance.random() < 0.5:
        user.press("ab", on=user.view)
        user.key(Key.Key_Z, CONTROL, on=user.view)
    user.key(Key.Key_Z, CONTROL, on=user.view)


@ACTIONS.often(2)
def compose(user: User) -> None:
    to_text(user)
    user.compose(
        user.chance.choice(("ㄱ", "구", "ni", "")), user.chance.choice(("구독", "你", "", "é"))
    )


@ACTIONS.often(10)
def undo(user: User) -> None:
    user.command("focus-text")
    for _ in range(user.chance.choice((1, 1, 2, 5, 15))):
        user.key(Key.Key_Z, CONTROL, on=user.view)


@ACTIONS.often(7)
def redo(user: User) -> None:
    user.command("focus-text")
    for _ in range(user.chance.choice((1, 2, 5, 15))):
        user.key(Key.Key_Y, CONTROL, on=user.view)


@ACTIONS.often(3)
def rename(user: User) -> None:
    to_text(user)
    user.doing(lambda: user.key(Key.Key_F2, on=user.view))


@ACTIONS.often(3)
def find_and_replace(user: User) -> None:
    to_text(user)
    user.key(Key.Key_H, CONTROL, on=user.view)
    bar = user.services.window.desk.find_bar
    user.key(Key.Key_A, CONTROL, on=bar.box)
    user.press(user.chance.choice((*NAMES, "a", "[[", "e")), on=bar.box)
    if bar.other.isVisible():
        user.key(Key.Key_A, CONTROL, on=bar.other)
        user.press(user.chance.choice((*NAMES, "", "x")), on=bar.other)
        for _ in range(user.chance.randrange(3)):
            user.press("⏎", on=bar.other)
        if user.chance.random() < 0.2:
            user.key(Key.Key_A, ALT, on=bar)
    user.key(Key.Key_Escape, on=bar.box)


@ACTIONS.often(2.5)
def search_everywhere(user: User) -> None:
    """In all files; now and then with something to put in the place of all that is found."""
    replacing = user.chance.random() < 0.5
    user.command("replace-everywhere" if replacing else "find-everywhere")
    search = user.services.window.finding.search
    user.key(Key.Key_A, CONTROL, on=search.box)
    user.press(user.chance.choice((*NAMES, "supports"))[:8], on=search.box)
    user.press("⏎", on=search.box)
    if replacing and user.chance.random() < 0.5:
        user.rest()
        user.key(Key.Key_A, CONTROL, on=search.other)
        user.press(user.chance.choice(("x", "구독", "é🎈", "")), on=search.other)  # or it grows
        user.rest()
        user.doing(lambda: user.push(search.button))
    if search.isVisible():
        user.key(Key.Key_Escape)


@ACTIONS.often(3)
def quick_thought(user: User) -> None:
    user.doing(lambda: user.key(Key.Key_N, CONTROL | SHIFT))


@ACTIONS.often(4)
def compose_korean(user: User) -> None:
    """As a Korean keyboard does: a syllable is final once the next one begins."""
    to_text(user)
    if user.chance.random() < 0.3:
        user.press("[[", on=user.view)
    for before, letters in (("", "ㄱ"), ("", "구"), ("", "굳"), ("구", "도"), ("", "독")):
        user.compose_on(before, letters)
    how = user.chance.randrange(4)
    if how == 0:
        user.compose_on("", "")  # given up
    elif how == 1:
        user.compose_on("독", "")
        user.key(Key.Key_Backspace, on=user.view)
    elif how == 2:
        user.compose_on("독", "")
        user.key(Key.Key_Z, CONTROL, on=user.view)
    else:
        user.compose_on("독", "")
        user.press(user.chance.choice((" ", "⇥", "⏎", "]]")), on=user.view)


@ACTIONS.often(1.5)
def set_a_tier_by_click(user: User) -> None:
    """Click the mark of a line that is not for everybody, and choose in its menu."""
    user.rest()
    view, block = user.view, user.view.firstVisibleBlock()
    spots = list[QPoint]()
    while block.isValid() and view.marks is not None:
        if not (rect := view.marks.rect_on(block)).isEmpty():
            spots.append(rect.center().toPoint())
        block = block.next()
    inside = [spot for spot in spots if view.viewport().rect().contains(spot)]
    if inside:
        spot = user.chance.choice(inside)
        user.doing(lambda: user.click(view.viewport(), spot))
    else:
        user.doing(lambda: user.command("tier"))
