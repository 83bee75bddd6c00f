"""Scores of predictions against a ledger: each answers one question, and none sums up others."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from whydesk.engine.evidence.claims.records import Claim
from whydesk.engine.evidence.ledger import ExtractionCase

Groups = Sequence[frozenset[str]]


class Score(NamedTuple):
    """How much of what is said is true, and how much of what is true is said."""

    precision: float
    recall: float


def score(said: Collection[object], true: Collection[object]) -> Score:
    """Precision and recall of one set against another."""
    hits = len(set(said) & set(true))
    precision = hits / len(said) if said else float(not true)
    return Score(precision, hits / len(true) if true else 1.0)


class GroupMatch(NamedTuple):
    """Over all claims: how many have a group exactly right, and the mean of their best overlaps."""

    exact: float
    soft: float


def match_groups(said: Mapping[str, Groups], true: Mapping[str, Groups]) -> GroupMatch:
    """Groups against the true ones; a claim that truly has none is right where none is said."""
    exact = soft = 0.0
    for claim, groups in true.items():
        found = said.get(claim, ())
        if not groups and not found:
            exact, soft = exact + 1, soft + 1
            continue
        exact += any(group in groups for group in found)
        soft += max((_jaccard(a, b) for a in found for b in groups), default=0.0)
    count = len(true) or 1
    return GroupMatch(exact / count, soft / count)


def _jaccard(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / len(one | other) if one | other else 1.0


class ExtractionScore(NamedTuple):
    """How an extractor did on labelled sentences."""

    coverage: float
    invented: int
    missed_qualifiers: int
    abstained_on_ambiguous: bool
    abstentions: int


def score_extraction(
    cases: Iterable[ExtractionCase], extract: Callable[[str], Sequence[Claim]]
) -> ExtractionScore:
    """An extractor against the cases; a proposition is covered where one text holds the other."""
    expected = covered = invented = missed = abstentions = 0
    on_ambiguous = True
    for case in cases:
        claims = extract(case.sentence)
        kept = [claim for claim in claims if not claim.abstained]
        abstentions += len(claims) - len(kept)
        hits = sum(1 for one in case.expected if any(_covers(one, c.text) for c in kept))
        expected, covered = expected + len(case.expected), covered + hits
        invented += max(0, len(kept) - hits)
        missed += _missed(case, kept)
        on_ambiguous &= not (case.ambiguous and kept)
    coverage = covered / expected if expected else 1.0
    return ExtractionScore(coverage, invented, missed, on_ambiguous, abstentions)


def _covers(one: str, other: str) -> bool:
    left, right = one.rstrip(".").lower(), other.rstrip(".").lower()
    return left in right or right in left


def _missed(case: ExtractionCase, kept: Sequence[Claim]) -> int:
    """How many qualifiers of a sentence none of its claims carries."""
    if not kept:
        return 0
    wanted = (
        (case.negated, any(claim.negated for claim in kept)),
        (case.conditional, any(claim.conditional for claim in kept)),
        (case.attributed, any(claim.attributed for claim in kept)),
    )
    return sum(1 for asked, found in wanted if asked and not found)
