"""The three extractors: c0 one claim per sentence, c1 splits and flags, c2 selects and abstains.

All are functions of the text alone. Another extractor is one more ``Extractor`` in ``EXTRACTORS``.
"""

from collections.abc import Iterator, Mapping

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.evidence.claims.blocks import Block, BlockKind, blocks_or_pauses
from whydesk.engine.evidence.claims.clauses import Piece, pieces_of
from whydesk.engine.evidence.claims.flags import flags_of
from whydesk.engine.evidence.claims.language import Language
from whydesk.engine.evidence.claims.records import (
    LONGEST,
    NO_RULES,
    TOO_LONG,
    Claim,
    Extraction,
    Extractor,
    Stretch,
)
from whydesk.engine.evidence.claims.references import read_references
from whydesk.engine.evidence.claims.selecting import nothing_to_check
from whydesk.engine.evidence.claims.sentences import is_read, sentences_of, sentences_or_pauses
from whydesk.engine.wording import tr

_CAUSES = ("because", "since", "therefore", "thus", "hence", "so", "consequently", "as a result")


class SentenceExtractor:
    """c0: every sentence is one claim. It asks about nothing."""

    name = "c0"
    version = "1"

    def read(self, text: str) -> Iterator[Claim | None]:
        """One claim a sentence."""
        for sentence in sentences_or_pauses(text):
            yield sentence and _unflagged(text, sentence, self, "")


class ClauseExtractor:
    """c1: splits at conjunctions and words of cause; flags negation, condition, attribution."""

    name = "c1"
    version = "1"

    def read(self, text: str) -> Iterator[Claim | None]:
        """The propositions of each sentence."""
        language = Language(text)
        for sentence in sentences_or_pauses(text):
            if sentence is None:
                yield None
            else:
                yield from self._of_sentence(text, sentence, language)

    def _of_sentence(self, text: str, sentence: Stretch, language: Language) -> Iterator[Claim]:
        if _is_long(sentence):
            yield _unflagged(text, sentence, self, TOO_LONG)
            return
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

    def read(self, text: str) -> Iterator[Claim | None]:
        """The propositions that can be checked, and the abstentions, in order."""
        language = Language(text)
        for block in blocks_or_pauses(text):
            if block is None:
                yield None
            else:
                yield from self._of_block(text, block, language)

    def _of_block(self, text: str, block: Block, language: Language) -> Iterator[Claim | None]:
        if not is_read(block):
            yield _abstention(text, _without_blanks(text, block), self, block.kind.value)
            return
        before: Stretch | None = None
        for sentence in sentences_of(text, block):
            if sentence is None:
                yield None
            elif _is_long(sentence):
                yield _abstention(text, sentence, self, TOO_LONG)
                before = None
            else:
                yield from self._of_sentence(text, sentence, before, language, block.kind)
                before = sentence

    def _of_sentence(
        self,
        text: str,
        sentence: Stretch,
        before: Stretch | None,
        language: Language,
        kind: BlockKind,
    ) -> Iterator[Claim]:
        english = language.is_english(text[sentence.start : sentence.end])
        reason = nothing_to_check(text, sentence, kind, english=english)
        if reason:
            yield _abstention(text, sentence, self, reason)
            return
        if not english:
            yield _unflagged(text, sentence, self, NO_RULES)
            return
        reading = read_references(text, sentence, before)
        if reading.abstain:
            yield _abstention(text, sentence, self, reading.reason)
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
    extractor = extractor_named(name)
    claims = tuple(claim for claim in extractor.read(text) if claim is not None)
    return Extraction(claims, extractor.name, extractor.version)


def extractor_named(name: str) -> Extractor:
    """The extractor of a name; EngineError USAGE where there is none."""
    extractor = EXTRACTORS.get(name)
    if extractor is None:
        names = ", ".join(EXTRACTORS)
        raise EngineError(
            ErrorCode.USAGE,
            tr("There is no extractor “{name}”.", name=name),
            tr("Extractors: {names}.", names=names),
        )
    return extractor


def _is_long(sentence: Stretch) -> bool:
    return sentence.end - sentence.start > LONGEST


def _claim(
    text: str, piece: Piece, reason: str, qualifiers: tuple[str, ...], by: Extractor
) -> Claim:
    said = text[piece.part.start : piece.part.end]
    flags = flags_of(said)
    return Claim(said, *piece.part, *flags, False, reason, qualifiers, by.name, by.version)


def _unflagged(text: str, sentence: Stretch, by: Extractor, reason: str) -> Claim:
    """A claim that nothing is said about."""
    said = text[sentence.start : sentence.end]
    return Claim(said, *sentence, None, None, None, False, reason, (), by.name, by.version)


def _abstention(text: str, part: Stretch, by: Extractor, reason: str) -> Claim:
    said = text[part.start : part.end]
    return Claim(said, *part, None, None, None, True, reason, (), by.name, by.version)


def _without_blanks(text: str, block: Block) -> Stretch:
    said = text[block.start : block.end]
    return Stretch(block.end - len(said.lstrip()), block.start + len(said.rstrip()))
