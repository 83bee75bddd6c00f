"""The names of what is masked: a label out of type and number, ids out of nothing but chance.

No name is made from what it stands for, so none can confirm a guess.
"""

import re
import secrets
from collections.abc import Mapping

from msgspec import Struct, field

from whydesk.engine.graph.index import Graph
from whydesk.engine.lmd.ids import new_stable_id
from whydesk.engine.model import slug
from whydesk.engine.redaction.tiers import Tier, Tiers

_PLAIN = re.compile(r"\w[\w /&+.,'’()-]{0,60}")
_NO_TYPE = "node"


class Minted(Struct):
    """The ids of one export, by what they stand for; an export more needs a new one of these."""

    nodes: dict[str, str] = field(default_factory=dict[str, str])
    thoughts: dict[tuple[str, str, str], str] = field(
        default_factory=dict[tuple[str, str, str], str]
    )


class Masks:
    """The label and stable id of each masked node, and the id of each masked thought."""

    def __init__(
        self, graph: Graph, tiers: Tiers, shown: Mapping[str, Tier], minted: Minted
    ) -> None:
        self.labels: dict[str, str] = {}
        self.types: dict[str, str] = {}
        self._minted = minted
        numbers: dict[str, int] = {}
        for node in graph.nodes():
            if shown.get(node.key, Tier.OPEN) is not Tier.MASKED:
                continue
            kind = _type_of(node.type) if not tiers.property(node.key, "type").tier else ""
            self.types[node.key] = kind
            word = kind or _NO_TYPE
            while True:
                numbers[word] = numbers.get(word, 0) + 1
                label = f"Redacted {word} {numbers[word]}"
                if graph.resolve(label).key is None and slug(label) not in graph.names:
                    break
            self.labels[node.key] = label

    def stable_id(self, key: str) -> str:
        """The new stable id of a node."""
        return self._minted.nodes.setdefault(key, new_stable_id())

    def thought_id(self, group: tuple[str, str, str]) -> str:
        """The new id of a thought."""
        return self._minted.thoughts.setdefault(group, f"redacted-{secrets.token_hex(6)}")


def _type_of(written: str) -> str:
    """A type as it may stand in a label; an empty text for one that could not."""
    return written if _PLAIN.fullmatch(written) else ""
