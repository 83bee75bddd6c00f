"""Every command of the window as data: its name, its menu, its keys."""

from dataclasses import dataclass
from enum import Enum


class Menu(Enum):
    """The menus, in their order."""

    FILE = "&File"
    EDIT = "&Edit"
    INSERT = "&Insert"
    GO = "&Go"
    WHY = "W&hy"
    EVIDENCE = "E&vidence"
    VIEW = "&View"
    HELP = "&Help"


# The menus that stand at the end of another one.
PARENTS = {Menu.WHY: Menu.GO, Menu.EVIDENCE: Menu.GO}


@dataclass(frozen=True, slots=True)
class Command:
    """One command. ``group`` parts the menu: a line stands where it changes."""

    name: str
    title: str
    menu: Menu
    keys: tuple[str, ...] = ()
    group: int = 0
    tip: str = ""


COMMANDS = (
    Command("new", "&New", Menu.FILE, ("Ctrl+N",)),
    Command("open", "&Open…", Menu.FILE, ("Ctrl+O",)),
    Command("open-folder", "Open &folder…", Menu.FILE, ("Ctrl+Shift+O",)),
    Command("save", "&Save", Menu.FILE, ("Ctrl+S",), 1),
    Command("save-as", "Save &as…", Menu.FILE, ("Ctrl+Shift+S",), 1),
    Command("compare-disk", "Compare with the &disk…", Menu.FILE, (), 1),
    Command("versions", "Earlier &versions…", Menu.FILE, (), 1),
    Command("recover", "&Recover unsaved text…", Menu.FILE, (), 1),
    Command("seal-export", "Export s&ealed pack…", Menu.FILE, ("Ctrl+Shift+E",), 2),
    Command("redact", "&Redact and export…", Menu.FILE, ("Ctrl+Shift+R",), 2),
    Command("verify", "&Check the seal", Menu.FILE, (), 2),
    Command("seal-details", "What the seal sa&ys…", Menu.FILE, (), 2),
    Command("signing-keys", "&Keys and signers…", Menu.FILE, (), 2),
    Command("edit-stranger", "Ed&it this file…", Menu.FILE, (), 2, "Edit a file from elsewhere"),
    Command("tables-only", "What only the &tables say…", Menu.FILE, (), 2),
    Command("quit", "&Quit", Menu.FILE, ("Ctrl+Q",), 3),
    Command("undo", "&Undo", Menu.EDIT, ("Ctrl+Z",)),
    Command("redo", "&Redo", Menu.EDIT, ("Ctrl+Y", "Ctrl+Shift+Z")),
    Command("cut", "Cu&t", Menu.EDIT, ("Ctrl+X",), 1),
    Command("copy", "&Copy", Menu.EDIT, ("Ctrl+C",), 1),
    Command("paste", "&Paste", Menu.EDIT, ("Ctrl+V",), 1),
    Command("select-all", "Select &all", Menu.EDIT, ("Ctrl+A",), 1),
    Command("find", "&Find in this file…", Menu.EDIT, ("Ctrl+F",), 2),
    Command("find-next", "Find &next", Menu.EDIT, ("F3",), 2),
    Command("find-previous", "Find pre&vious", Menu.EDIT, ("Shift+F3",), 2),
    Command("replace", "Replace in this fi&le…", Menu.EDIT, ("Ctrl+H",), 2),
    Command("find-everywhere", "Find &everywhere…", Menu.EDIT, ("Ctrl+Shift+F",), 2),
    Command("replace-everywhere", "Replace every&where…", Menu.EDIT, ("Ctrl+Shift+H",), 2),
    Command("complete", "Co&mplete", Menu.EDIT, ("Ctrl+Space",), 3),
    Command("write-reason", "&Write a reason for this node", Menu.EDIT, ("Ctrl+R",), 3),
    Command("fix", "Fi&x what is wrong here…", Menu.EDIT, ("Ctrl+.",), 3),
    Command("fix-all", "Fix all that need no c&hoice", Menu.EDIT, (), 3),
    Command("rename", "R&ename everywhere…", Menu.EDIT, ("F2",), 4),
    Command("move-node", "Mo&ve to another file…", Menu.EDIT, (), 4),
    Command("create-node", "Create the mi&ssing node", Menu.EDIT, (), 4),
    Command("make-link", "Make it a lin&k", Menu.EDIT, (), 4),
    Command("add-ids", "Add stable &ids", Menu.EDIT, (), 4),
    Command("tier-open", "Let everybody see it (&open)", Menu.EDIT, (), 5),
    Command("tier-masked", "&Mask it in redacted exports", Menu.EDIT, (), 5),
    Command("tier-secret", "&Keep it out of redacted exports", Menu.EDIT, (), 5),
    Command("preferences", "P&references…", Menu.EDIT, ("Ctrl+,",), 6),
    Command("capture", "Quick th&ought…", Menu.INSERT, ("Ctrl+Shift+N",)),
    Command("capture-claims", "Capture claims from te&xt…", Menu.INSERT, ("Ctrl+Shift+V",)),
    Command("insert-decision", "&Decision", Menu.INSERT, (), 1),
    Command("insert-claim", "&Claim with a support group", Menu.INSERT, (), 1),
    Command("insert-question", "&Question", Menu.INSERT, (), 1),
    Command("insert-source", "&Source span", Menu.INSERT, (), 1),
    Command("insert-thought", "&Thought on this node", Menu.INSERT, (), 1),
    Command("go-to", "Go to a &node…", Menu.GO, ("Ctrl+P",)),
    Command("outline", "Ou&tline of this file…", Menu.GO, ("Ctrl+L",)),
    Command("palette", "&Commands…", Menu.GO, ("Ctrl+Shift+P",)),
    Command("follow", "&Follow the label", Menu.GO, ("F12",)),
    Command("uses", "&Uses of the node", Menu.GO, ("Shift+F12",)),
    Command("peek", "What the la&bel says", Menu.GO, ("Ctrl+K",)),
    Command("long-line", "Show the whole long l&ine…", Menu.GO),
    Command("back", "&Back", Menu.GO, ("Alt+Left",), 1),
    Command("forward", "F&orward", Menu.GO, ("Alt+Right",), 1),
    Command("next-problem", "Next &problem", Menu.GO, ("F8",), 2),
    Command("previous-problem", "Previous prob&lem", Menu.GO, ("Shift+F8",), 2),
    Command("next-file", "Ne&xt file", Menu.GO, ("Ctrl+PgDown", "Ctrl+Tab"), 3),
    Command("previous-file", "Pre&vious file", Menu.GO, ("Ctrl+PgUp", "Ctrl+Shift+Tab"), 3),
    Command("focus-text", "The &text", Menu.GO, ("Ctrl+1",), 4),
    Command("focus-sidebar", "The list of n&odes", Menu.GO, ("Ctrl+2",), 4),
    Command("focus-why", "The &why panel", Menu.GO, ("Ctrl+3",), 4),
    Command("focus-problems", "The p&roblems", Menu.GO, ("Ctrl+4",), 4),
    Command("focus-node", "The no&de card", Menu.GO, ("Ctrl+5",), 4),
    Command("focus-loops", "Open &loops", Menu.GO, ("Ctrl+6",), 4),
    Command("focus-conflicts", "&Conflicts", Menu.GO, ("Ctrl+7",), 4),
    Command("focus-evidence", "The e&vidence", Menu.GO, ("Ctrl+8",), 4),
    Command("focus-lineage", "The l&ineage", Menu.GO, ("Ctrl+9",), 4),
    Command("focus-recall", "The re&call", Menu.GO, (), 4),
    Command("why-here", "Ask &why here", Menu.WHY, ("Ctrl+Shift+W",)),
    Command("why-turn", "Turn it &round: what follows", Menu.WHY, ("Ctrl+Shift+X",)),
    Command("why-pin", "&Pin: stay with this node", Menu.WHY, ("Ctrl+Shift+K",)),
    Command("why-back", "&Back to the node before", Menu.WHY, ("Ctrl+Alt+Left",)),
    Command("why-deeper", "One step d&eeper", Menu.WHY, ("Ctrl+Alt+Down",), 1),
    Command("why-shallower", "One step &less deep", Menu.WHY, ("Ctrl+Alt+Up",), 1),
    Command("why-fold", "&Fold all", Menu.WHY, (), 1),
    Command("why-unfold", "&Unfold all", Menu.WHY, (), 1),
    Command("why-copy", "&Copy as text", Menu.WHY, (), 2),
    Command("why-copy-markdown", "Copy as &Markdown", Menu.WHY, (), 2),
    Command("why-svg", "Save as &SVG…", Menu.WHY, (), 2),
    Command("why-png", "Save as P&NG…", Menu.WHY, (), 2),
    Command("what-if", "What &if this were withdrawn", Menu.EVIDENCE, ("Ctrl+Shift+I",)),
    Command("let-go", "&Let go of the what-if", Menu.EVIDENCE),
    Command("withdraw", "&Withdraw or restore…", Menu.EVIDENCE, (), 1),
    Command("mark-source", "&Mark as a source…", Menu.EVIDENCE, (), 1),
    Command("set-stage", "Set its s&tage…", Menu.EVIDENCE, (), 1),
    Command("record-echo", "It only &restates…", Menu.EVIDENCE, (), 1),
    Command("map", "&Map", Menu.VIEW, ("Ctrl+M",)),
    Command("evidence", "&Evidence", Menu.VIEW, ("Ctrl+E",)),
    Command("text-beside", "Text &beside the picture", Menu.VIEW),
    Command("save-map", "Sa&ve the map…", Menu.VIEW),
    Command("save-evidence", "Save the evi&dence…", Menu.VIEW),
    Command("larger", "&Larger text", Menu.VIEW, ("Ctrl++", "Ctrl+="), 1),
    Command("smaller", "&Smaller text", Menu.VIEW, ("Ctrl+-",), 1),
    Command("usual-size", "&Usual size", Menu.VIEW, ("Ctrl+0",), 1),
    Command("guide", "&User guide", Menu.HELP, ("F1",), 0, "The guide, at what you are in"),
    Command("keys", "&Keys", Menu.HELP, ("Ctrl+F1",)),
    Command("first-steps", "&First steps", Menu.HELP, (), 0, "A sample, and five things to try"),
    Command("language", "How to &write", Menu.HELP),
    Command("about", "&About Whydesk", Menu.HELP, (), 1),
)


def key_words(command: Command) -> str:
    """The keys of a command as they are read."""
    return " or ".join(command.keys)
