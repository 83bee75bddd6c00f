"""The three extractors: c0 one claim per sentence, c1 splits and flags, c2 selects and abstains.

All are functions of the text alone. Another extractor is one more ``Extractor`` in ``EXTRACTORS``.
"""

import re
from collections.abc import Iterator, Mapping

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.evidence.claims.clauses import Piece, pieces_of
from whydesk.engine.evidence.claims.flags import flags_of
from whydesk.engine.evidence.claims.language import Language
from whydesk.engine.evidence.claims.records import (
    NO_RULES,
    Claim,
    Extraction,
    Extractor,
    Stretch,
    word_set,
)
from whydesk.engine.evidence.claims.references import read_references
from whydesk.engine.evidence.claims.sentences import blocks, sentences, sentences_of
from whydesk.engine.evidence.claims.words import is_sign, words_of

_QUESTION = re.compile(r"[?？؟][\"'”’»)\]」』）]*$")
_GREETING = re.compile(
    r"(?:hi|hello|hey|dear|thanks|thank you|many thanks|cheers|regards|best|kind regards|bye"
    r"|goodbye|good (?:morning|afternoon|evening|night)|welcome|ok|okay|yes|no|sure|yours"
    r"|sincerely)\b",
    re.IGNORECASE,
)
_THANKS = re.compile(r"(?:many )?thank(?:s| you)\b", re.IGNORECASE)
_LONGEST_GREETING = 4
_HEDGES = word_set(
    "maybe perhaps probably possibly likely unlikely i we think guess suppose believe hope so"
    " not sure certain unclear might may could would be is it that this to say hard tell"
    " depends who knows yes no well just really very"
)
_LONGEST_HEDGE = 7
_CAUSES = ("because", "since", "therefore", "thus", "hence", "so", "consequently", "as a result")


class SentenceExtractor:
    """c0: every sentence is one claim. It asks about nothing."""

    name = "c0"
    version = "1"

    def extract(self, text: str) -> list[Claim]:
        """One claim a sentence."""
        return [
            Claim(
                text[s.start : s.end], *s, None, None, None, False, "", (), self.name, self.version
            )
            for s in sentences(text)
        ]


class ClauseExtractor:
    """c1: splits at conjunctions and words of cause; flags negation, condition, attribution."""

    name = "c1"
    version = "1"

    def extract(self, text: str) -> list[Claim]:
        """The propositions of each sentence."""
        language = Language(text)
        return [claim for s in sentences(text) for claim in self._of_sentence(text, s, language)]

    def _of_sentence(self, text: str, sentence: Stretch, language: Language) -> Iterator[Claim]:
        if not language.is_english(text[sentence.start : sentence.end]):
            yield _unflagged(text, sentence, self, NO_RULES)
            return
        for piece in pieces_of(text, sentence):
            yield _claim(text, piece, "", (), self)


class SelectiveExtractor:
    """c2: keeps what can be checked, abstains from what refers to nothing in the text, then splits.

    An abstention is a claim as well, with its reason.
    """

    name = "c2"
    version = "1"

    def extract(self, text: str) -> list[Claim]:
        """The propositions that can be checked, and the abstentions, in order."""
        found: list[Claim] = []
        language = Language(text)
        for block in blocks(text):
            before: Stretch | None = None
            for sentence in sentences_of(text, block):
                found += self._of_sentence(text, sentence, before, language)
                before = sentence
        return found

    def _of_sentence(
        self, text: str, sentence: Stretch, before: Stretch | None, language: Language
    ) -> Iterator[Claim]:
        english = language.is_english(text[sentence.start : sentence.end])
        reason = _nothing_to_check(text, sentence, english=english)
        if reason:
            yield _unflagged(text, sentence, self, reason, abstained=True)
            return
        if not english:
            yield _unflagged(text, sentence, self, NO_RULES)
            return
        reading = read_references(text, sentence, before)
        if reading.abstain:
            yield _unflagged(text, sentence, self, reading.reason, abstained=True)
            return
        for piece in pieces_of(text, sentence):
            qualifiers = (piece.joint,) if piece.joint.lower().startswith(_CAUSES) else ()
            yield _claim(text, piece, reading.reason, qualifiers, self)


EXTRACTORS: Mapping[str, Extractor] = {
    one.name: one for one in (SentenceExtractor(), ClauseExtractor(), SelectiveExtractor())
}
DEFAULT = "c2"


def extract(text: str, name: str = DEFAULT) -> Extraction:
    """The claims of a text by an extractor; EngineError USAGE where there is none of this name."""
    extractor = EXTRACTORS.get(name)
    if extractor is None:
        names = ", ".join(EXTRACTORS)
        raise EngineError(
            ErrorCode.USAGE, f"There is no extractor “{name}”.", f"There are: {names}."
        )
    return Extraction(tuple(extractor.extract(text)), extractor.name, extractor.version)


def _claim(
    text: str, piece: Piece, reason: str, qualifiers: tuple[str, ...], by: Extractor
) -> Claim:
    said = text[piece.part.start : piece.part.end]
    flags = flags_of(said)
    return Claim(said, *piece.part, *flags, False, reason, qualifiers, by.name, by.version)


def _unflagged(
    text: str, sentence: Stretch, by: Extractor, reason: str = "", *, abstained: bool = False
) -> Claim:
    """A claim or an abstention that nothing is said about."""
    said = text[sentence.start : sentence.end]
    nothing = (None, None, None)
    return Claim(said, *sentence, *nothing, abstained, reason, (), by.name, by.version)


def _nothing_to_check(text: str, sentence: Stretch, *, english: bool) -> str:
    """Why a sentence states nothing that can be checked; empty where it does."""
    said = text[sentence.start : sentence.end]
    if _QUESTION.search(said[-8:]):
        return "a question"
    if not english:
        return ""
    words = [word.low for word in words_of(text, sentence) if not is_sign(word)]
    greets = bool(_GREETING.match(said)) and len(words) <= _LONGEST_GREETING
    if greets or _THANKS.match(said):
        return "a greeting"
    if len(words) <= _LONGEST_HEDGE and _HEDGES.issuperset(words):
        return "a hedge that states nothing"
    return "" if len(words) > 1 else "a word that states nothing"
