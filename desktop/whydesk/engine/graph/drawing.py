"""The process that draws: sheets come in as lines of JSON, drawings go out the same way.

``whydesk --draw`` runs it. It ends when its input does, so it never outlives the window.
"""

import json
from collections.abc import Iterable
from typing import TextIO

from whydesk.engine.graph.layout import lay_out
from whydesk.engine.graph.sheet import (
    Drawing,
    Sheet,
    drawing_from_json,
    drawing_to_json,
    sheet_from_json,
    sheet_to_json,
)


def request(number: int, sheet: Sheet) -> str:
    """The line that asks for a drawing."""
    return f"{number} {sheet_to_json(sheet)}\n"


def answer(line: str) -> tuple[int, Drawing | str]:
    """The number of the request that a line answers, with its drawing or what was wrong."""
    number, kind, body = line.split(" ", 2)
    return int(number), drawing_from_json(body) if kind == "ok" else str(json.loads(body))


def serve(requests: Iterable[str], answers: TextIO) -> int:
    """Answer each request in turn; 0 when there are no more."""
    for line in requests:
        number, _, body = line.partition(" ")
        try:
            reply = f"ok {drawing_to_json(lay_out(sheet_from_json(body)))}"
        except (ValueError, TypeError) as error:
            reply = f"failed {json.dumps(str(error))}"
        answers.write(f"{number} {reply}\n")
        answers.flush()
    return 0
