"""What somebody does by a command of a menu, in the panels as well."""

from PySide6.QtCore import Qt

from tests.soak.kinds import Actions, a_name, to_text
from tests.soak.user import CONTROL, User

Key = Qt.Key
ACTIONS = Actions()
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
    "recover", "tables-only", "guide", "first-steps",
)  # fmt: skip


@ACTIONS.often(12)
def give_a_command(user: User) -> None:
    """One that changes the text, wherever the keyboard is."""
    if user.chance.random() < 0.6:
        to_text(user)
    name = user.chance.choice(_PLAIN)
    user.doing(lambda: user.command(name))
    if name.startswith("insert"):
        user.press(user.chance.choice(("⇥x⇥", "⎋", "a⇥⇥b")))


@ACTIONS.often(14)
def look_around(user: User) -> None:
    """A command that only shows something."""
    name = user.chance.choice(_LOOKING)
    user.doing(lambda: user.command(name))
    if name == "select-all":
        user.key(Key.Key_Right)


@ACTIONS.often(3)
def move_in_a_panel(user: User) -> None:
    for _ in range(user.chance.randrange(1, 5)):
        key = user.chance.choice((Key.Key_Down, Key.Key_Up, Key.Key_Tab, Key.Key_Escape))
        user.doing(lambda key=key: user.key(key))


@ACTIONS.often(3)
def use_the_list(user: User) -> None:
    sidebar = user.services.window.sidebar
    user.command("focus-sidebar")
    if user.chance.random() < 0.5:
        user.press(a_name(user)[:3], on=sidebar.box)
        user.press("⏎", on=sidebar.box)
    else:
        user.click(sidebar.list.viewport(), user.point_in(sidebar.list.viewport()))
    while sidebar.box.text():
        user.key(Key.Key_Backspace, CONTROL, on=sidebar.box)


@ACTIONS.often(2)
def bring_a_version_back(user: User) -> None:
    user.command("versions")
    user.rest()  # they are looked for on another thread


@ACTIONS.often(1.5)
def walk_the_lineage(user: User) -> None:
    """Go from fact to fact in a list beside the text, and to the node of one."""
    weighing = user.services.window.weighing
    name = user.chance.choice(("lineage", "recall"))
    user.command(f"focus-{name}")
    user.rest()
    facts = {"lineage": weighing.lineage, "recall": weighing.recall}[name].list
    if user.chance.random() < 0.5:
        user.click(facts.viewport(), user.point_in(facts.viewport()))
    else:
        facts.setFocus()
        for _ in range(user.chance.randrange(1, 4)):
            user.key(Key.Key_Down, on=facts)
        user.key(Key.Key_Return, on=facts)


@ACTIONS.often(1.5)
def capture_claims(user: User) -> None:
    """Take claims out of words that are on the clipboard."""
    user.doing(lambda: user.command("capture-claims"))


@ACTIONS.often(1)
def see_to_the_keys(user: User) -> None:
    user.doing(lambda: user.command("signing-keys"))


@ACTIONS.often(1)
def change_the_preferences(user: User) -> None:
    user.doing(lambda: user.command("preferences"))
