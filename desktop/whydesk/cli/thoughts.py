"""Thoughts as the command line shows them."""

from whydesk.cli import output
from whydesk.engine.model import Think
from whydesk.engine.workspace import Workspace


def thought_answer(workspace: Workspace, think: Think) -> output.Json:
    """A thought as JSON; ``host`` is a label, or empty."""
    return {
        "host": _host(workspace, think),
        "id": think.think_id,
        "type": think.type,
        "title": think.title,
        "body": think.body,
        "author": think.author,
        "at": think.at,
        "status": think.status,
        "due": think.due,
    }


def thought_line(workspace: Workspace, think: Think, *, with_host: bool = False) -> str:
    """A thought as one line: its type, its title, and in brackets what else is known."""
    host = _host(workspace, think) if with_host else ""
    known = (
        f"on «{host}»" if host else "",
        think.status,
        f"due {think.due}" if think.due else "",
        f"by {think.author}" if think.author else "",
        think.at,
    )
    details = ", ".join(filter(None, known))
    return f"{think.type}: {output.one_line(think.title)}" + (f"  ({details})" if details else "")


def _host(workspace: Workspace, think: Think) -> str:
    return workspace.graph.node(think.host).label if think.host else ""
