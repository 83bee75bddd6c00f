"""How the weight of a problem is shown beside its colour: by a shape."""

from whydesk.engine.model import Severity

SHAPES = {Severity.ERROR: "✗", Severity.WARNING: "!", Severity.HINT: "·"}
