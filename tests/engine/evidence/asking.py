"""Questions about evidence in tests: over LMD given as text, answered by label."""

from whydesk.engine import Workspace
from whydesk.engine.evidence.values import SupportStatus


def claim(name: str, *groups: str, more: str = "") -> str:
    """A claim in LMD; each group is legs with blanks between, one letter or word each."""
    lines = [f"[[{name}]]", ">>type: claim"]
    for number, group in enumerate(groups, 1):
        lines.append(f">>group-{number}: " + " & ".join(f"[[{leg}]]" for leg in group.split()))
    return "\n".join([*lines, more]) + "\n"


def sources(names: str, more: str = "") -> str:
    """Source spans in LMD."""
    return "".join(f"[[{name}]]\n>>artifact: file-{name}\n{more}\n" for name in names.split())


def statuses(workspace: Workspace) -> dict[str, str]:
    """The status of everything that has one."""
    return {key: status.value for key, status in workspace.support.statuses().items()}


def status(text: str, name: str) -> SupportStatus | None:
    return Workspace.new(text).evidence(name).status


def falls(workspace: Workspace, *names: str) -> dict[str, tuple[str, str]]:
    """What falls when nodes are withdrawn: before and after, by label."""
    found = workspace.impact(*names).falls
    return {fall.label: (fall.before.value, fall.after.value) for fall in found}


def stands(workspace: Workspace, *names: str) -> dict[str, str]:
    """What stands when nodes are withdrawn, and the group that saves it."""
    return {one.label: one.saved_by for one in workspace.impact(*names).stands}
