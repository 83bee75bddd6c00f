"""What somebody does at the window, each thing with how often it is done."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt

from tests.canvas.weighed import carry
from tests.soak.user import ALT, CONTROL, SHIFT, User
from tests.soak.words import LINES, NAMES
from whydesk.canvas.figure import Figure
from whydesk.canvas.view import CanvasView
from whydesk.engine.pack.textfiles import SUFFIX
from whydesk.engine.workspace import Workspace

Key = Qt.Key
Act = Callable[[User], None]


@dataclass(frozen=True, slots=True)
class Action:
    """One kind of action: its name, how often it comes among the others, and what it does."""

    name: str
    weight: float
    act: Act


ACTIONS: list[Action] = []


def _often(weight: float) -> Callable[[Act], Act]:
    """Take a function in as an action."""

    def add(act: Act) -> Act:
        ACTIONS.append(Action(act.__name__.replace("_", " "), weight, act))
        return act

    return add


# --- in the text ----------------------------------------------------------------------------------


def _to_text(user: User) -> None:
    """The keyboard is in the text, somewhere."""
    user.command("focus-text")
    roll = user.chance.random()
    if roll < 0.15:
        user.key(Key.Key_End, CONTROL, on=user.view)
    elif roll < 0.25:
        user.key(Key.Key_Home, CONTROL, on=user.view)
    elif roll < 0.7:
        viewport = user.view.viewport()
        user.click(viewport, user.point_in(viewport))


def _line(user: User) -> str:
    chance = user.chance
    return chance.choice(LINES).format(a=_name(user), b=_name(user), n=chance.randrange(1, 10))


def _name(user: User) -> str:
    """A name of a node, there or not."""
    if user.chance.random() < 0.5:
        labels = list(user.services.session.graph.labels())
        if labels:
            return user.chance.choice(labels)
    return user.chance.choice(NAMES)


@_often(14)
def write_a_line(user: User) -> None:
    _to_text(user)
    user.key(Key.Key_End, on=user.view)
    user.press("⏎", on=user.view)
    user.press(_line(user), on=user.view)
    if user.chance.random() < 0.5:
        user.key(Key.Key_Escape, on=user.view)
    user.press("⏎", on=user.view)


@_often(8)
def type_letters(user: User) -> None:
    _to_text(user)
    letters = "ab [] >@→é구🎈\u05d0- :#"
    user.press("".join(user.chance.choices(letters, k=user.chance.randrange(1, 9))), on=user.view)


@_often(8)
def complete(user: User) -> None:
    _to_text(user)
    user.key(Key.Key_End, on=user.view)
    user.press("⏎[[" + _name(user)[:2], on=user.view)
    for _ in range(user.chance.randrange(1, 6)):
        user.press(user.chance.choice(("⇥", "⏎", "↓", "⎋", "-", "s", " ", "⇥", "[[")), on=user.view)
    if user.chance.random() < 0.3:
        user.key(Key.Key_Space, CONTROL, on=user.view)


@_often(8)
def erase(user: User) -> None:
    _to_text(user)
    for _ in range(user.chance.randrange(1, 8)):
        key = user.chance.choice((Key.Key_Backspace, Key.Key_Delete))
        user.key(key, user.chance.choice((Qt.KeyboardModifier.NoModifier, CONTROL)), on=user.view)


@_often(8)
def select_and_change(user: User) -> None:
    _to_text(user)
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


@_often(4)
def paste_lines(user: User) -> None:
    _to_text(user)
    count = user.chance.choice((1, 3, 20))
    user.paste(
        "\n".join(_line(user) for _ in range(count)) + user.chance.choice(("", "\n", "\r\n"))
    )


@_often(1.5)
def paste_much(user: User) -> None:
    """Long lines and many lines; mostly taken back, so that the text does not grow for ever."""
    _to_text(user)
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


@_often(2)
def compose(user: User) -> None:
    _to_text(user)
    user.compose(
        user.chance.choice(("ㄱ", "구", "ni", "")), user.chance.choice(("구독", "你", "", "é"))
    )


@_often(10)
def undo(user: User) -> None:
    user.command("focus-text")
    for _ in range(user.chance.choice((1, 1, 2, 5, 15))):
        user.key(Key.Key_Z, CONTROL, on=user.view)


@_often(7)
def redo(user: User) -> None:
    user.command("focus-text")
    for _ in range(user.chance.choice((1, 2, 5, 15))):
        user.key(Key.Key_Y, CONTROL, on=user.view)


@_often(3)
def rename(user: User) -> None:
    _to_text(user)
    user.doing(lambda: user.key(Key.Key_F2, on=user.view))


@_often(3)
def find_and_replace(user: User) -> None:
    _to_text(user)
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


@_often(1.5)
def search_everywhere(user: User) -> None:
    user.command(user.chance.choice(("find-everywhere", "replace-everywhere")))
    search = user.services.window.finding.search
    user.press(user.chance.choice(NAMES)[:3])
    user.press("⏎")
    if search.isVisible():
        user.key(Key.Key_Escape)


@_often(3)
def quick_thought(user: User) -> None:
    user.doing(lambda: user.key(Key.Key_N, CONTROL | SHIFT))


_PLAIN = (
    "fix", "fix-all", "create-node", "make-link", "add-ids", "tier-open", "tier-masked",
    "tier-secret", "insert-decision", "insert-claim", "insert-question", "insert-source",
    "insert-thought", "write-reason", "complete", "what-if", "let-go", "withdraw", "mark-source",
    "set-stage", "record-echo", "move-node",
)  # fmt: skip
_LOOKING = (
    "go-to", "outline", "palette", "follow", "uses", "peek", "back", "forward", "next-problem",
    "previous-problem", "next-file", "previous-file", "focus-sidebar", "focus-why",
    "focus-problems", "focus-node", "focus-loops", "focus-conflicts", "focus-evidence",
    "focus-lineage", "focus-recall", "why-here", "why-turn", "why-pin", "why-back", "why-deeper",
    "why-shallower", "why-fold", "why-unfold", "why-copy", "why-copy-markdown", "map", "evidence",
    "text-beside", "larger", "smaller", "usual-size", "keys", "language", "about", "long-line",
    "find-next", "find-previous", "select-all", "verify", "seal-details", "compare-disk",
    "versions", "recover", "signing-keys", "preferences", "capture-claims", "tables-only",
)  # fmt: skip


@_often(12)
def give_a_command(user: User) -> None:
    """One that changes the text, wherever the keyboard is."""
    if user.chance.random() < 0.6:
        _to_text(user)
    name = user.chance.choice(_PLAIN)
    user.doing(lambda: user.command(name))
    if name.startswith("insert"):
        user.press(user.chance.choice(("⇥x⇥", "⎋", "a⇥⇥b")))


@_often(14)
def look_around(user: User) -> None:
    """A command that only shows something."""
    name = user.chance.choice(_LOOKING)
    user.doing(lambda: user.command(name))
    if name == "select-all":
        user.key(Key.Key_Right)


@_often(3)
def move_in_a_panel(user: User) -> None:
    for _ in range(user.chance.randrange(1, 5)):
        key = user.chance.choice((Key.Key_Down, Key.Key_Up, Key.Key_Tab, Key.Key_Escape))
        user.doing(lambda key=key: user.key(key))


# --- beside the text ------------------------------------------------------------------------------


@_often(3)
def use_the_list(user: User) -> None:
    sidebar = user.services.window.sidebar
    user.command("focus-sidebar")
    if user.chance.random() < 0.5:
        user.press(_name(user)[:3], on=sidebar.box)
        user.press("⏎", on=sidebar.box)
    else:
        user.click(sidebar.list.viewport(), user.point_in(sidebar.list.viewport()))
    while sidebar.box.text():
        user.key(Key.Key_Backspace, CONTROL, on=sidebar.box)


@_often(6)
def carry_in_the_evidence(user: User) -> None:
    """Drag legs, groups, and nodes of the list onto the picture."""
    weighing = user.services.window.weighing
    user.command("focus-evidence")
    if user.services.window.stage.picture is not weighing.page:
        user.command("evidence")
    user.rest()
    view = weighing.page.view
    view.fit()
    start = _figure_point(user, view)
    if start is None:
        return
    source, target = view.viewport(), view.viewport()
    if user.chance.random() < 0.3:
        source = user.services.window.sidebar.list.viewport()
        start = user.point_in(source)
    end = _figure_point(user, view) or user.point_in(target)
    user.did.append(f"carry {start.toTuple()} to {end.toTuple()}")
    user.doing(lambda: carry(source, start, target, end))


@_often(4)
def keys_in_the_evidence(user: User) -> None:
    weighing = user.services.window.weighing
    user.command("focus-evidence")
    if user.services.window.stage.picture is not weighing.page:
        user.command("evidence")
    user.rest()
    point = _figure_point(user, weighing.page.view)
    if point is not None:
        user.click(weighing.page.view.viewport(), point)
    keys = (Key.Key_Delete, Key.Key_N, Key.Key_J, Key.Key_S, Key.Key_A, Key.Key_R, Key.Key_M,
            Key.Key_G, Key.Key_W, Key.Key_Return, Key.Key_Space, Key.Key_I)  # fmt: skip
    user.doing(lambda: user.key(user.chance.choice(keys), on=weighing.page.view))


@_often(3)
def use_the_map(user: User) -> None:
    stage = user.services.window.stage
    if stage.picture is not stage.map:
        user.command("map")
    user.rest()
    view = stage.map.view
    for _ in range(user.chance.randrange(1, 4)):
        point = _figure_point(user, view) or user.point_in(view.viewport())
        roll = user.chance.random()
        if roll < 0.4:
            user.click(view.viewport(), point)
        elif roll < 0.6:
            user.double_click(view.viewport(), point)
            return
        elif roll < 0.8:
            user.wheel(view.viewport(), user.chance.choice((1, -1)), CONTROL)
        else:
            key = user.chance.choice((Key.Key_Return, Key.Key_Plus, Key.Key_Right, Key.Key_Space))
            user.doing(lambda key=key: user.key(key, on=view))
        user.rest()


def _figure_point(user: User, view: CanvasView) -> QPoint | None:
    """A point on something that is drawn."""
    figures = [item for item in view.scene().items() if isinstance(item, Figure)]
    if not figures:
        return None
    figure = user.chance.choice(figures)
    area = figure.sceneBoundingRect()
    spot = area.topLeft() + QPoint(12, 8) if user.chance.random() < 0.5 else area.center()
    return view.mapFromScene(spot)


@_often(1.5)
def change_the_look(user: User) -> None:
    looks = user.services.window.looks
    action = user.chance.choice(list(looks._actions.values()))
    user.did.append(f"look {action.text()}")
    action.trigger()


@_often(1)
def resize(user: User) -> None:
    user.services.window.resize(
        user.chance.choice((700, 1000, 1280, 1600)), user.chance.choice((500, 800, 1000))
    )


# --- files ----------------------------------------------------------------------------------------


@_often(6)
def save(user: User) -> None:
    user.to_write = user.folder / f"saved-{user.chance.randrange(4)}.laplaspack"
    user.doing(lambda: user.key(Key.Key_S, CONTROL))
    if user.chance.random() < 0.7:
        user.rest()


@_often(1.5)
def save_as(user: User) -> None:
    ending = user.chance.choice((".laplaspack", SUFFIX))
    user.to_write = user.folder / f"copy-{user.chance.randrange(4)}{ending}"
    user.doing(lambda: user.key(Key.Key_S, CONTROL | SHIFT))


@_often(2)
def open_another(user: User) -> None:
    files = sorted(p for p in user.folder.iterdir() if p.suffix in (SUFFIX, ".laplaspack"))
    user.to_open = user.chance.choice([*files, user.folder / "notes"])
    if user.to_open.is_dir():
        user.did.append(f"open {user.to_open.name}")
        user.doing(lambda: user.services.window.files.open_path(user.to_open))
    else:
        user.doing(lambda: user.key(Key.Key_O, CONTROL))


@_often(0.7)
def begin_anew(user: User) -> None:
    user.to_write = user.folder / f"saved-{user.chance.randrange(4)}.laplaspack"
    user.doing(lambda: user.key(Key.Key_N, CONTROL))


@_often(2)
def somebody_else_writes(user: User) -> None:
    """Another program changes the file that is open, in place or by a new one of its name."""
    session = user.services.session
    path = session.path
    if path is None or path.is_dir() or not path.exists() or session.workspace.read_only:
        return
    user.rest()
    try:
        other = Workspace.open(path)
    except Exception as error:  # noqa: BLE001 -- whatever it is, the file must be readable
        user.wrong.append(f"the file of the window cannot be opened: {error}")
        return
    shard = user.chance.choice(list(other.documents))
    other.replace(shard, 0, 0, [_line(user)])
    user.did.append(f"somebody writes {path.name}: {other.document(shard).line(0)!r}")
    told = len(user.told)
    if path.suffix == SUFFIX and user.chance.random() < 0.5:
        path.write_bytes(other.text().encode())
    else:
        other.save()
    following = user.services.window.safety.following
    user.wait_until(
        lambda: (
            len(user.told) > told
            or following._theirs is not None
            or session.workspace.stored == other.texts()
        ),
        "the window to see what another program wrote",
    )
    if following._theirs is not None and user.chance.random() < 0.7:
        user.doing(lambda: user.command("compare-disk"))


@_often(0.6)
def seal_a_copy(user: User) -> None:
    user.to_write = user.folder / f"sealed-{user.chance.randrange(3)}.laplaspack"
    user.doing(lambda: user.key(Key.Key_E, CONTROL | SHIFT))


@_often(1)
def redact(user: User) -> None:
    user.to_write = user.folder / f"redacted-{user.chance.randrange(3)}.laplaspack"
    user.doing(lambda: user.key(Key.Key_R, CONTROL | SHIFT))


@_often(1)
def save_a_picture(user: User) -> None:
    user.rest()
    name = user.chance.choice(("save-map", "save-evidence", "why-svg", "why-png"))
    user.to_write = user.folder / f"picture{'.png' if name == 'why-png' else '.svg'}"
    user.doing(lambda: user.command(name))


@_often(4)
def close_and_come_back(user: User) -> None:
    user.to_write = user.folder / f"saved-{user.chance.randrange(4)}.laplaspack"
    if user.close_window():
        user.look_behind()
        user.open_window()


@_often(2)
def back_to_the_start(user: User) -> None:
    user.undo_all_and_redo()
