"""What qualifies a proposition in English: negation, condition, attribution."""

import re
from typing import NamedTuple

_NEGATION = re.compile(
    r"\b(?:not(?! (?:only|just|merely|least)\b)|never|none|nobody|nothing|nowhere|neither|nor"
    r"|cannot|hardly|scarcely)\b"
    r"|n['’]t\b|\bno(?: longer| one)?\b(?=\s+\w)",
    re.IGNORECASE,
)
_CONDITION = re.compile(
    r"\b(?:(?<!as )if|unless|provided that|providing that|in case|assuming|supposing|as long as"
    r"|on condition that|in the event (?:that|of)|otherwise)\b"
    r"|^\s*(?:should|had|were)\s+(?:the|a|an|it|we|they|he|she|this|that|any)\b",
    re.IGNORECASE,
)
# “They asked if it held” is a question told, not a condition.
_INDIRECT = re.compile(
    r"\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed)?|know|knew|knows|see|saw|check(?:s|ed)?|test(?:s|ed)?"
    r"|clear|sure|decide[sd]?)\s+$",
    re.IGNORECASE,
)
_WITH_THAT = (
    r"(?:report|stat|claim|argu|not|announc|conclud|suggest|observ|mention|explain|assert|maintain"
    r"|indicat|predict|estimat|expect|warn|add|agree|hop|fear|assum|suspect|testif|declar|remark)"
    r"(?:es|ed|s|ied|ies)"
)
_SAYING = (
    r"(?:said|says|told|tells|believes?|believed|thinks?|thought|insists|insisted|alleges|alleged"
    r"|admits|admitted|claimed|argued|writes|wrote)"
)
_ATTRIBUTION = re.compile(
    rf"\b(?:{_WITH_THAT}|{_SAYING})\s+(?:(?!of\b|in\b|by\b|at\b)[\w'’]+\s+){{0,3}}?that\b"
    rf"|(?<!\bthe )(?<!\ba )\b(?:said|says|told|believes?|believed|thinks?|insists|alleges|alleged)"
    r"\s+(?!of\b|in\b|by\b|at\b|for\b|as\b|so\b|goodbye\b)[\w\"“']"
    r"|\baccording to\b|\breportedly\b|\ballegedly\b|\bsupposedly\b"
    r"|\bin (?:the )?[\w'’ ]{1,40}?(?:opinion|view|words)\b"
    rf"|[\"”]\s*,?\s*(?:\w+\s+){{0,3}}(?:said|says|wrote)\b",
    re.IGNORECASE,
)


class Flags(NamedTuple):
    """The three flags of a proposition."""

    negated: bool
    conditional: bool
    attributed: bool


def flags_of(text: str) -> Flags:
    """What qualifies an English sentence, or a part of one."""
    return Flags(
        bool(_NEGATION.search(text)),
        _conditional(text),
        bool(_ATTRIBUTION.search(text)),
    )


def _conditional(text: str) -> bool:
    return any(
        not _INDIRECT.search(text[max(0, m.start() - 20) : m.start()])
        for m in _CONDITION.finditer(text)
    )
