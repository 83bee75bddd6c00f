"""What somebody does with files and windows: saves, opens, hands over, closes, comes back."""

from PySide6.QtCore import QMimeData, Qt, QUrl

from tests.soak.kinds import Actions, a_line
from tests.soak.user import CONTROL, SHIFT, User
from whydesk.engine.pack.textfiles import SUFFIX
from whydesk.engine.workspace import Workspace

Key = Qt.Key
ACTIONS = Actions()


@ACTIONS.often(1.5)
def change_the_look(user: User) -> None:
    looks = user.services.window.looks
    action = user.chance.choice(list(looks._actions.values()))
    user.did.append(f"look {action.text()}")
    action.trigger()


@ACTIONS.often(1)
def resize(user: User) -> None:
    user.services.window.resize(
        user.chance.choice((700, 1000, 1280, 1600)), user.chance.choice((500, 800, 1000))
    )


@ACTIONS.often(6)
def save(user: User) -> None:
    user.to_write = user.folder / f"saved-{user.chance.randrange(4)}.laplaspack"
    user.doing(lambda: user.key(Key.Key_S, CONTROL))
    if user.chance.random() < 0.7:
        user.rest()


@ACTIONS.often(1.5)
def save_as(user: User) -> None:
    ending = user.chance.choice((".laplaspack", SUFFIX))
    user.to_write = user.folder / f"copy-{user.chance.randrange(4)}{ending}"
    user.doing(lambda: user.key(Key.Key_S, CONTROL | SHIFT))


@ACTIONS.often(2)
def open_another(user: User) -> None:
    files = sorted(p for p in user.folder.iterdir() if p.suffix in (SUFFIX, ".laplaspack"))
    user.to_open = user.chance.choice([*files, user.folder / "notes"])
    if user.to_open.is_dir():
        user.did.append(f"open {user.to_open.name}")
        user.doing(lambda: user.services.window.files.open_path(user.to_open))
    else:
        user.doing(lambda: user.key(Key.Key_O, CONTROL))


@ACTIONS.often(0.7)
def begin_anew(user: User) -> None:
    user.to_write = user.folder / f"saved-{user.chance.randrange(4)}.laplaspack"
    user.doing(lambda: user.key(Key.Key_N, CONTROL))


@ACTIONS.often(2)
def somebody_else_writes(user: User) -> None:
    """Another program changes the file that is open, in place or by a new one of its name."""
    user.rest()  # a save under another name may be under way
    session = user.services.session
    path = session.path
    if path is None or path.is_dir() or not path.exists() or session.workspace.read_only:
        return
    try:
        other = Workspace.open(path)
    except Exception as error:  # noqa: BLE001 -- whatever it is, the file must be readable
        user.wrong.append(f"the file of the window cannot be opened: {error}")
        return
    shard = user.chance.choice(list(other.documents))
    other.replace(shard, 0, 0, [a_line(user)])
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


@ACTIONS.often(0.6)
def seal_a_copy(user: User) -> None:
    user.to_write = user.folder / f"sealed-{user.chance.randrange(3)}.laplaspack"
    user.doing(lambda: user.key(Key.Key_E, CONTROL | SHIFT))


@ACTIONS.often(1)
def redact(user: User) -> None:
    user.to_write = user.folder / f"redacted-{user.chance.randrange(3)}.laplaspack"
    user.doing(lambda: user.key(Key.Key_R, CONTROL | SHIFT))


@ACTIONS.often(1)
def save_a_picture(user: User) -> None:
    user.rest()
    name = user.chance.choice(("save-map", "save-evidence", "why-svg", "why-png"))
    user.to_write = user.folder / f"picture{'.png' if name == 'why-png' else '.svg'}"
    user.doing(lambda: user.command(name))


@ACTIONS.often(4)
def close_and_come_back(user: User) -> None:
    user.to_write = user.folder / f"saved-{user.chance.randrange(4)}.laplaspack"
    if user.close_window():
        user.look_behind()
        user.open_window()


@ACTIONS.often(2)
def back_to_the_start(user: User) -> None:
    user.undo_all_and_redo()


@ACTIONS.often(1.5)
def drop_a_file(user: User) -> None:
    """Drop a pack, a text or a folder onto the window, or words onto the text."""
    data = QMimeData()
    if user.chance.random() < 0.3:
        data.setText(a_line(user))
    else:
        files = sorted(p for p in user.folder.iterdir() if p.suffix in (SUFFIX, ".laplaspack"))
        data.setUrls([QUrl.fromLocalFile(user.chance.choice([*files, user.folder / "notes"]))])
    view = user.view.viewport()
    user.doing(lambda: user.drop(view, user.point_in(view), data))


@ACTIONS.often(1)
def open_it_in_a_second_window(user: User) -> None:
    """The file that one has can be read there, and not written."""
    user.rest()
    session = user.services.session
    path, read_only = session.path, session.workspace.read_only
    if path is None or not path.exists() or not session.workspace.has_source or read_only:
        return
    with user.second_window() as second:
        second.session.open(path)
        user.did.append(f"a second window opens {path.name}")
        if second.session.path == path and not second.session.workspace.read_only:
            user.wrong.append(f"two windows may both write {path.name}")
        user.rest()
