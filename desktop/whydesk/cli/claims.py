"""The command ``claims``: propositions out of prose."""

import sys
from pathlib import Path

import click

from whydesk.cli import output
from whydesk.cli.options import command, json_option
from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.evidence.claims.extractors import DEFAULT, EXTRACTORS, extract
from whydesk.engine.evidence.claims.records import Claim, Extraction
from whydesk.engine.pack.textfiles import decode, read_text

_STDIN = "-"
PACK_SUFFIX = ".laplaspack"


@command("whydesk claims packs/README.md --extractor c2")
@click.argument("textfile", type=click.Path(path_type=Path, allow_dash=True))
@click.option(
    "--extractor",
    type=click.Choice(list(EXTRACTORS)),
    default=DEFAULT,
    show_default=True,
    help="c0: a claim a sentence. c1: split and flagged. c2: only what can be checked.",
)
@json_option
def claims(textfile: Path, extractor: str, as_json: bool) -> None:
    """List the claims of a text with their place in it, and what was abstained from.

    No model is asked. TEXTFILE is UTF-8; - reads the standard input.
    """
    found = extract(_read(textfile), extractor)
    if as_json:
        output.show_json(_answer(found))
        return
    for claim in found.claims:
        output.show(_line(claim))
    if not found.claims:
        output.note("The text holds no sentence.")


def _read(path: Path) -> str:
    if str(path) == _STDIN:
        return decode(sys.stdin.buffer.read(), "standard input")
    if path.suffix.lower() == PACK_SUFFIX:
        message = "Claims are read out of a text, and this is a pack."
        hint = "“whydesk source” gives its text."
        raise EngineError(ErrorCode.USAGE, message, hint, Where(str(path)))
    return read_text(path)


def _answer(found: Extraction) -> output.Json:
    return {
        "claims": [_claim_answer(claim) for claim in found.claims],
        "extractor": found.extractor,
        "version": found.version,
    }


def _claim_answer(claim: Claim) -> output.Json:
    return {
        "text": claim.text,
        "start": claim.start,
        "end": claim.end,
        "negated": claim.negated,
        "conditional": claim.conditional,
        "attributed": claim.attributed,
        "abstained": claim.abstained,
        "reason": claim.reason,
        "qualifiers": list(claim.qualifiers),
    }


def _line(claim: Claim) -> str:
    place = f"{claim.start}-{claim.end}"
    words = ("negated", "conditional", "attributed")
    flags = (claim.negated, claim.conditional, claim.attributed)
    marks = [word for word, is_so in zip(words, flags, strict=True) if is_so]
    marks += claim.qualifiers
    marks += [claim.reason] * bool(claim.reason)
    lead = "abstained: " if claim.abstained else ""
    said = f"{place:>11}  {lead}{output.one_line(claim.text)}"
    return f"{said}  [{'; '.join(marks)}]" if marks else said
