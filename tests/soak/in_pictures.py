"""What somebody does in the pictures: carries legs about, pulls them out, walks the map."""

from PySide6.QtCore import QPoint, Qt

from tests.canvas.weighed import carry
from tests.soak.kinds import Actions
from tests.soak.user import CONTROL, User
from whydesk.canvas.figure import Figure
from whydesk.canvas.support_page import SupportPage
from whydesk.canvas.view import CanvasView

Key = Qt.Key
ACTIONS = Actions()


@ACTIONS.often(6)
def carry_in_the_evidence(user: User) -> None:
    """Drag legs, groups, and nodes of the list onto the picture."""
    view = _evidence(user).view
    view.fit()
    start = figure_point(user, view)
    if start is None:
        return
    source, target = view.viewport(), view.viewport()
    if user.chance.random() < 0.3:
        source = user.services.window.sidebar.list.viewport()
        start = user.point_in(source)
    end = figure_point(user, view) or user.point_in(target)
    user.did.append(f"carry {start.toTuple()} to {end.toTuple()}")
    user.doing(lambda: carry(source, start, target, end))


@ACTIONS.often(4)
def keys_in_the_evidence(user: User) -> None:
    view = _evidence(user).view
    point = figure_point(user, view)
    if point is not None:
        user.click(view.viewport(), point)
    keys = (Key.Key_Delete, Key.Key_N, Key.Key_J, Key.Key_S, Key.Key_A, Key.Key_R, Key.Key_M,
            Key.Key_G, Key.Key_W, Key.Key_Return, Key.Key_Space, Key.Key_I)  # fmt: skip
    user.doing(lambda: user.key(user.chance.choice(keys), on=view))


@ACTIONS.often(3)
def use_the_map(user: User) -> None:
    stage = user.services.window.stage
    if stage.picture is not stage.map:
        user.command("map")
    user.rest()
    view = stage.map.view
    for _ in range(user.chance.randrange(1, 4)):
        point = figure_point(user, view) or user.point_in(view.viewport())
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


def figure_point(user: User, view: CanvasView) -> QPoint | None:
    """A point on something that is drawn."""
    figures = [item for item in view.scene().items() if isinstance(item, Figure)]
    if not figures:
        return None
    figure = user.chance.choice(figures)
    area = figure.sceneBoundingRect()
    spot = area.topLeft() + QPoint(12, 8) if user.chance.random() < 0.5 else area.center()
    return view.mapFromScene(spot)


@ACTIONS.often(2.5)
def suppose_and_withdraw(user: User) -> None:
    """Pull parts out, see what falls, then withdraw them or let go."""
    page = _evidence(user)
    for _ in range(user.chance.randrange(1, 4)):
        point = figure_point(user, page.view)
        if point is not None:
            user.click(page.view.viewport(), point)
            user.key(Key.Key_Space, on=page.view)
            user.rest()
    button = user.chance.choice((page.banner.withdraw, page.banner.let_go))
    user.doing(lambda: user.push(button))


@ACTIONS.often(2)
def act_on_a_part(user: User) -> None:
    """Choose in the menu of a leg, a group or a candidate: all that can be done with it."""
    page = _evidence(user)
    point = figure_point(user, page.view)
    if point is not None:
        user.doing(lambda: user.ask_menu(page.view.viewport(), point))


@ACTIONS.often(1.5)
def drag_the_map(user: User) -> None:
    stage = user.services.window.stage
    if stage.picture is not stage.map:
        user.command("map")
    user.rest()
    port = stage.map.view.viewport()
    start, end = user.point_in(port), user.point_in(port)
    user.did.append(f"drag {start.toTuple()} to {end.toTuple()}")
    user.doing(lambda: carry(port, start, port, end))


def _evidence(user: User) -> SupportPage:
    """The picture of the evidence, put up and at rest."""
    weighing = user.services.window.weighing
    user.command("focus-evidence")
    if user.services.window.stage.picture is not weighing.page:
        user.command("evidence")
    user.rest()
    return weighing.page
