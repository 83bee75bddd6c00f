"""Every command of the window as data: its name, its menu, its keys."""

import re
from enum import Enum

from msgspec import Struct

from whydesk.engine.wording import tr


class Menu(Enum):
    """The menus, in their order."""

    FILE = tr("&File")
    EDIT = tr("&Edit")
    INSERT = tr("&Insert")
    GO = tr("&Go")
    WHY = tr("W&hy")
    EVIDENCE = tr("E&vidence")
    VIEW = tr("&View")
    HELP = tr("&Help")


# The menus that stand at the end of another one.
PARENTS = {Menu.WHY: Menu.GO, Menu.EVIDENCE: Menu.GO}


class Command(Struct, frozen=True):
    """One command. ``group`` parts the menu: a line stands where it changes."""

    name: str
    title: str
    menu: Menu
    keys: tuple[str, ...] = ()
    group: int = 0
    tip: str = ""


COMMANDS = (
    Command("new", tr("&New"), Menu.FILE, ("Ctrl+N",)),
    Command("open", tr("&Open…"), Menu.FILE, ("Ctrl+O",)),
    Command("open-folder", tr("Open &folder…"), Menu.FILE, ("Ctrl+Shift+O",)),
    Command("save", tr("&Save"), Menu.FILE, ("Ctrl+S",), 1),
    Command("save-as", tr("Save &as…"), Menu.FILE, ("Ctrl+Shift+S",), 1),
    Command("compare-disk", tr("Compare with the &disk…"), Menu.FILE, (), 1),
    Command("versions", tr("Earlier &versions…"), Menu.FILE, (), 1),
    Command("recover", tr("Recover &unsaved text…"), Menu.FILE, (), 1),
    Command("seal-export", tr("Export s&ealed pack…"), Menu.FILE, ("Ctrl+Shift+E",), 2),
    Command("redact", tr("Redact and e&xport…"), Menu.FILE, ("Ctrl+Shift+R",), 2),
    Command("verify", tr("&Check the seal"), Menu.FILE, (), 2),
    Command("seal-details", tr("What the seal sa&ys…"), Menu.FILE, (), 2),
    Command("signing-keys", tr("&Keys and signers…"), Menu.FILE, (), 2),
    Command(
        "edit-stranger", tr("Ed&it this file…"), Menu.FILE, (), 2, tr("Edit a file from elsewhere")
    ),
    Command("tables-only", tr("What only the &tables say…"), Menu.FILE, (), 2),
    Command("quit", tr("&Quit"), Menu.FILE, ("Ctrl+Q",), 3),
    Command("undo", tr("&Undo"), Menu.EDIT, ("Ctrl+Z",)),
    Command("redo", tr("&Redo"), Menu.EDIT, ("Ctrl+Y", "Ctrl+Shift+Z")),
    Command("cut", tr("Cu&t"), Menu.EDIT, ("Ctrl+X",), 1),
    Command("copy", tr("&Copy"), Menu.EDIT, ("Ctrl+C",), 1),
    Command("paste", tr("&Paste"), Menu.EDIT, ("Ctrl+V",), 1),
    Command("select-all", tr("Select &all"), Menu.EDIT, ("Ctrl+A",), 1),
    Command("find", tr("&Find in this file…"), Menu.EDIT, ("Ctrl+F",), 2),
    Command("find-next", tr("Find &next"), Menu.EDIT, ("F3",), 2),
    Command("find-previous", tr("Find pre&vious"), Menu.EDIT, ("Shift+F3",), 2),
    Command("replace", tr("Replace in this fi&le…"), Menu.EDIT, ("Ctrl+H",), 2),
    Command("find-everywhere", tr("Find &everywhere…"), Menu.EDIT, ("Ctrl+Shift+F",), 2),
    Command("replace-everywhere", tr("Replace every&where…"), Menu.EDIT, ("Ctrl+Shift+H",), 2),
    Command("complete", tr("Co&mplete"), Menu.EDIT, ("Ctrl+Space",), 3),
    Command("write-reason", tr("Write a reason for this no&de"), Menu.EDIT, ("Ctrl+R",), 3),
    Command("fix", tr("Fi&x what is wrong here…"), Menu.EDIT, ("Ctrl+.",), 3),
    Command("fix-all", tr("Fix all that need no c&hoice"), Menu.EDIT, (), 3),
    Command("rename", tr("Rename ever&ywhere…"), Menu.EDIT, ("F2",), 4),
    Command("move-node", tr("M&ove to another file…"), Menu.EDIT, (), 4),
    Command("create-node", tr("Create the mi&ssing node"), Menu.EDIT, (), 4),
    Command("make-link", tr("Make it a lin&k"), Menu.EDIT, (), 4),
    Command("add-ids", tr("Add stable &ids"), Menu.EDIT, (), 4),
    Command("tier", tr("Who may see it…"), Menu.EDIT, ("Ctrl+Shift+Y",), 5),
    Command("tier-open", tr("Let every&body see it (open)"), Menu.EDIT, (), 5),
    Command("tier-masked", tr("Mask it in redacted exports"), Menu.EDIT, (), 5),
    Command("tier-secret", tr("Keep it out of redacted exports"), Menu.EDIT, (), 5),
    Command("preferences", tr("Preferences…"), Menu.EDIT, ("Ctrl+,",), 6),
    Command("capture", tr("Quick th&ought…"), Menu.INSERT, ("Ctrl+Shift+N",)),
    Command("capture-claims", tr("Capture claims from te&xt…"), Menu.INSERT, ("Ctrl+Shift+V",)),
    Command("insert-decision", tr("&Decision"), Menu.INSERT, (), 1),
    Command("insert-claim", tr("&Claim with a support group"), Menu.INSERT, (), 1),
    Command("insert-question", tr("&Question"), Menu.INSERT, (), 1),
    Command("insert-source", tr("&Source span"), Menu.INSERT, (), 1),
    Command("insert-thought", tr("&Thought on this node"), Menu.INSERT, (), 1),
    Command("go-to", tr("Go to a &node…"), Menu.GO, ("Ctrl+P",)),
    Command("outline", tr("Outlin&e of this file…"), Menu.GO, ("Ctrl+L",)),
    Command("go-to-file", tr("Go to a file…"), Menu.GO, ("Ctrl+Shift+L",)),
    Command("palette", tr("&Commands…"), Menu.GO, ("Ctrl+Shift+P",)),
    Command("follow", tr("&Follow the label"), Menu.GO, ("F12",)),
    Command("uses", tr("&Uses of the node"), Menu.GO, ("Shift+F12",)),
    Command("peek", tr("What the l&abel says"), Menu.GO, ("Ctrl+K",)),
    Command("long-line", tr("Show the whole lon&g line…"), Menu.GO),
    Command("back", tr("&Back"), Menu.GO, ("Alt+Left",), 1),
    Command("forward", tr("F&orward"), Menu.GO, ("Alt+Right",), 1),
    Command("next-problem", tr("Next &problem"), Menu.GO, ("F8",), 2),
    Command("previous-problem", tr("Previous prob&lem"), Menu.GO, ("Shift+F8",), 2),
    Command("next-file", tr("Ne&xt file"), Menu.GO, ("Ctrl+PgDown", "Ctrl+Tab"), 3),
    Command("previous-file", tr("Previous file"), Menu.GO, ("Ctrl+PgUp", "Ctrl+Shift+Tab"), 3),
    Command("focus-text", tr("The &text"), Menu.GO, ("Ctrl+1",), 4),
    Command("focus-sidebar", tr("The li&st of nodes"), Menu.GO, ("Ctrl+2",), 4),
    Command("focus-why", tr("The &why panel"), Menu.GO, ("Ctrl+3",), 4),
    Command("focus-problems", tr("The p&roblems"), Menu.GO, ("Ctrl+4",), 4),
    Command("focus-node", tr("The no&de card"), Menu.GO, ("Ctrl+5",), 4),
    Command("focus-loops", tr("Open loops"), Menu.GO, ("Ctrl+6",), 4),
    Command("focus-conflicts", tr("Confl&icts"), Menu.GO, ("Ctrl+7",), 4),
    Command("focus-evidence", tr("The evidence"), Menu.GO, ("Ctrl+8",), 4),
    Command("focus-lineage", tr("The lineage"), Menu.GO, ("Ctrl+9",), 4),
    Command("focus-recall", tr("The recall"), Menu.GO, (), 4),
    Command("why-here", tr("Ask &why here"), Menu.WHY, ("Ctrl+Shift+W",)),
    Command("why-turn", tr("Turn it &round: what follows"), Menu.WHY, ("Ctrl+Shift+X",)),
    Command("why-pin", tr("&Pin: stay with this node"), Menu.WHY, ("Ctrl+Shift+K",)),
    Command("why-back", tr("&Back to the node before"), Menu.WHY, ("Ctrl+Alt+Left",)),
    Command("why-deeper", tr("One step d&eeper"), Menu.WHY, ("Ctrl+Alt+Down",), 1),
    Command("why-shallower", tr("One step &less deep"), Menu.WHY, ("Ctrl+Alt+Up",), 1),
    Command("why-fold", tr("&Fold all"), Menu.WHY, (), 1),
    Command("why-unfold", tr("&Unfold all"), Menu.WHY, (), 1),
    Command("why-copy", tr("&Copy as text"), Menu.WHY, (), 2),
    Command("why-copy-markdown", tr("Copy as &Markdown"), Menu.WHY, (), 2),
    Command("why-svg", tr("Save as &SVG…"), Menu.WHY, (), 2),
    Command("why-png", tr("Save as P&NG…"), Menu.WHY, (), 2),
    Command("what-if", tr("What &if this were withdrawn"), Menu.EVIDENCE, ("Ctrl+Shift+I",)),
    Command("let-go", tr("&Let go of the what-if"), Menu.EVIDENCE),
    Command("withdraw", tr("&Withdraw or restore…"), Menu.EVIDENCE, (), 1),
    Command("mark-source", tr("&Mark as a source…"), Menu.EVIDENCE, (), 1),
    Command("set-stage", tr("Set its s&tage…"), Menu.EVIDENCE, (), 1),
    Command("record-echo", tr("It only &restates…"), Menu.EVIDENCE, (), 1),
    Command("map", tr("&Map"), Menu.VIEW, ("Ctrl+M",)),
    Command("evidence", tr("&Evidence"), Menu.VIEW, ("Ctrl+E",)),
    Command("text-beside", tr("Text &beside the picture"), Menu.VIEW),
    Command("save-map", tr("Sa&ve the map…"), Menu.VIEW),
    Command("save-evidence", tr("Save the evi&dence…"), Menu.VIEW),
    Command("larger", tr("&Larger text"), Menu.VIEW, ("Ctrl++", "Ctrl+="), 1),
    Command("smaller", tr("&Smaller text"), Menu.VIEW, ("Ctrl+-",), 1),
    Command("usual-size", tr("&Usual size"), Menu.VIEW, ("Ctrl+0",), 1),
    Command("guide", tr("&User guide"), Menu.HELP, ("F1",), 0, tr("The guide, at what you are in")),
    Command("keys", tr("&Keys"), Menu.HELP, ("Ctrl+F1",)),
    Command("first-steps", tr("&First steps"), Menu.HELP, (), 0, tr("Things to try in a sample")),
    Command("language", tr("How to &write"), Menu.HELP),
    Command("about", tr("&About Whydesk"), Menu.HELP, (), 1),
)


def key_words(command: Command) -> str:
    """The keys of a command as they are read."""
    return tr(" or ").join(command.keys)


def plain_title(title: str) -> str:
    """A title without the mark of its key: that is a sign before a letter, or stands behind."""
    return re.sub(r"\(&.\)|&", "", title)
