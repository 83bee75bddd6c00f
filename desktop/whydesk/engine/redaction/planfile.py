"""A named plan as a small TOML file: its rules, what was judged of leftovers, and the chain.

    name = "partners"
    keep-chain = true

    [[rule]]
    property = "salary"
    tier = "secret"

    [[rule]]
    node = "lp_01KS35SRS1HJBDEJH32XRPVZK8"
    tier = "masked"

    [[keep]]
    text = "Mapo"

    [[open]]
    node = "Own roastery in Mapo"
    property = "rent"

A rule may name ``node``, ``type``, ``property``, ``author`` and ``thought``, and all of them have
to be met. ``open`` opens what the text closes: one node, or one property or thought of it.
``keep`` and ``mask`` judge a leftover wherever it stands. A plan holds what it judges: it stays
with the exporter.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.graph.index import Graph
from whydesk.engine.redaction.folding import fold
from whydesk.engine.redaction.rules import Judged, Rule, Target, Wish
from whydesk.engine.redaction.tiers import Said, Tier
from whydesk.engine.wording import tr

_TIERS = {tier.word: tier for tier in Tier}
# What a rule is written with, and the field of it.
_CONDITIONS = {
    "node": "node",
    "type": "type",
    "property": "key",
    "author": "author",
    "thought": "thought",
}
_OPENED = ("node", "property", "thought")
_TOP = {"name", "keep-chain", "rule", "open", "keep", "mask"}
_LARGEST = 1024 * 1024


def read_plan(path: Path) -> Wish:
    """The wish that a plan file holds. EngineError where it cannot be read or is no plan."""
    where = Where(str(path))
    try:
        if path.stat().st_size > _LARGEST:
            raise EngineError(ErrorCode.TOO_LARGE, tr("A plan is no larger than 1 MiB."), "", where)
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise EngineError(ErrorCode.NOT_FOUND, tr("There is no such plan."), "", where) from error
    except OSError as error:
        reason = error.strerror or str(error)
        message = tr("The plan cannot be read: {reason}.", reason=reason)
        raise EngineError(ErrorCode.UNREADABLE, message, "", where) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        message = tr("The plan is no TOML: {error}.", error=error)
        raise EngineError(ErrorCode.USAGE, message, "", where) from error
    try:
        return _wish(told)
    except ValueError as error:
        raise EngineError(
            ErrorCode.USAGE, tr("The plan is not right: {error}.", error=error), "", where
        ) from error


def _wish(told: Mapping[str, object]) -> Wish:
    strange = sorted(told.keys() - _TOP)
    if strange:
        raise ValueError(f"it has no use for “{strange[0]}”")
    return Wish(
        rules=tuple(map(_rule, _tables(told, "rule"))),
        opens=tuple(map(_opened, _tables(told, "open"))),
        keep=frozenset(map(_judged, _tables(told, "keep"))),
        mask=frozenset(map(_judged, _tables(told, "mask"))),
        keep_chain=_flag(told),
        name=_text(told, "name"),
    )


def _tables(told: Mapping[str, object], name: str) -> Iterator[Mapping[str, object]]:
    listed = told.get(name, [])
    if not isinstance(listed, list):
        raise ValueError(f"“{name}” is written [[{name}]]")
    for table in cast("list[object]", listed):
        if not isinstance(table, dict):
            raise ValueError(f"“{name}” is written [[{name}]]")
        yield cast("dict[str, object]", table)


def _flag(told: Mapping[str, object]) -> bool:
    flag = told.get("keep-chain", False)
    if not isinstance(flag, bool):
        raise ValueError("“keep-chain” is true or false")
    return flag


def _text(told: Mapping[str, object], name: str) -> str:
    value = told.get(name, "")
    if not isinstance(value, str):
        raise ValueError(f"“{name}” is a text in quotes")
    return value


def _rule(told: Mapping[str, object]) -> Rule:
    strange = sorted(told.keys() - {*_CONDITIONS, "tier"})
    if strange:
        raise ValueError(f"a rule has no use for “{strange[0]}”")
    tier = _TIERS.get(_text(told, "tier"))
    if tier is None or tier is Tier.OPEN:
        raise ValueError("the tier of a rule is masked or secret")
    given = {field: _text(told, name) for name, field in _CONDITIONS.items()}
    if not any(given.values()):
        raise ValueError("a rule without a condition would be about everything")
    if given["key"] and (given["author"] or given["thought"]):
        raise ValueError("a rule is about properties or about thoughts, not about both")
    return Rule(tier, **given)


def _opened(told: Mapping[str, object]) -> Rule:
    strange = sorted(told.keys() - set(_OPENED))
    if strange:
        raise ValueError(f"what is opened has no use for “{strange[0]}”")
    given = {_CONDITIONS[name]: _text(told, name) for name in _OPENED}
    if not (given["node"] or given["thought"]):
        raise ValueError("what is opened is named by its “node”")
    if given["key"] and given["thought"]:
        raise ValueError("what is opened is a property or a thought, not both")
    return Rule(Tier.OPEN, **given)


def _judged(told: Mapping[str, object]) -> Judged:
    text = fold(_text(told, "text"))
    if not text or set(told) != {"text"}:
        raise ValueError("a leftover is judged by its “text” alone")
    return Judged(text)


# --- writing --------------------------------------------------------------------------------------


def plan_text(wish: Wish, graph: Graph, thoughts: list[Said]) -> str:
    """A wish as the text of a plan file; choices by hand become rules that name their node."""
    lines = [f"name = {_quoted(wish.name)}", f"keep-chain = {str(wish.keep_chain).lower()}"]
    chosen = [_as_rule(graph, thoughts, target, tier) for target, tier in wish.choices.items()]
    for rule in dict.fromkeys((*wish.rules, *(one for one in chosen if one.tier))):
        lines += ["", "[[rule]]", *_conditions(rule), f"tier = {_quoted(rule.tier.word)}"]
    for rule in dict.fromkeys((*wish.opens, *(one for one in chosen if not one.tier))):
        lines += ["", "[[open]]", *_conditions(rule)]
    for name, judged in (("keep", wish.keep), ("mask", wish.mask)):
        for text in sorted({one.text for one in judged}):
            lines += ["", f"[[{name}]]", f"text = {_quoted(text)}"]
    return "\n".join(lines) + "\n"


def _conditions(rule: Rule) -> Iterator[str]:
    for name, field in _CONDITIONS.items():
        value = str(getattr(rule, field))
        if value:
            yield f"{name} = {_quoted(value)}"


def _as_rule(graph: Graph, thoughts: list[Said], target: Target, tier: Tier) -> Rule:
    node = graph.node(target.key) if target.key else None
    name = (node.stable_id or node.label) if node is not None else ""
    if target.place is None:
        return Rule(tier, name, key=target.name)
    thought = next(one.thought for one in thoughts if one.place == target.place)
    return Rule(tier, name, thought=thought.attribute("id") or thought.title or thought.type)


def _quoted(text: str) -> str:
    """A text as a TOML string: JSON's escapes are TOML's, but for the delete character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
