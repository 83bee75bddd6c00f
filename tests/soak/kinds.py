"""What an action is, and what several kinds of them begin with."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt

from tests.soak.user import CONTROL, User
from tests.soak.words import LINES, NAMES

# Nobody types a longer name, letter by letter.
_MOST_TYPED = 100
Act = Callable[[User], None]


@dataclass(frozen=True, slots=True)
class Action:
    """One kind of action: its name, how often it comes among the others, and what it does."""

    name: str
    weight: float
    act: Act


class Actions(list[Action]):
    """The actions of one subject."""

    def often(self, weight: float) -> Callable[[Act], Act]:
        """Take a function in as an action."""

        def add(act: Act) -> Act:
            self.append(Action(act.__name__.replace("_", " "), weight, act))
            return act

        return add


def to_text(user: User) -> None:
    """The keyboard is in the text, somewhere."""
    user.command("focus-text")
    roll = user.chance.random()
    if roll < 0.15:
        user.key(Qt.Key.Key_End, CONTROL, on=user.view)
    elif roll < 0.25:
        user.key(Qt.Key.Key_Home, CONTROL, on=user.view)
    elif roll < 0.7:
        viewport = user.view.viewport()
        user.click(viewport, user.point_in(viewport))


def a_line(user: User) -> str:
    chance = user.chance
    return chance.choice(LINES).format(a=a_name(user), b=a_name(user), n=chance.randrange(1, 10))


def a_name(user: User) -> str:
    """A name of a node, there or not."""
    if user.chance.random() < 0.5:
        named = user.services.session.graph.labels()
        labels = [label for label in named if len(label) <= _MOST_TYPED]
        if labels:
            return user.chance.choice(labels)
    return user.chance.choice(NAMES)
