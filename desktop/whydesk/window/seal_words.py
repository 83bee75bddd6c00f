"""What the window's frame says of the seal of the present text."""

from pathlib import Path
from typing import NamedTuple

from whydesk.engine.seal.verdict import Verdict
from whydesk.engine.wording import tr
from whydesk.session.messages import Tone
from whydesk.session.seals import Checked, Seals
from whydesk.widgets.plain import without_marks


class SealWords(NamedTuple):
    """What the window's frame says of a seal: the state, more of it, and how it is meant."""

    state: str
    more: str
    tone: Tone


_STATES = {
    Verdict.SEALED_KNOWN: (tr("✓ Sealed, intact"), Tone.GOOD),
    Verdict.SEALED_UNKNOWN: (tr("✓ Sealed, intact"), Tone.GOOD),
    Verdict.DRIFT: (tr("✗ Sealed, but tables differ"), Tone.BAD),
    Verdict.BROKEN: (tr("✗ Seal broken"), Tone.BAD),
    Verdict.AMBIGUOUS: (tr("✗ Seal ambiguous"), Tone.BAD),
    Verdict.UNKNOWN_SCHEME: (tr("✗ Seal of an unknown kind"), Tone.BAD),
    Verdict.UNSEALED: (tr("Not sealed"), Tone.PLAIN),
}


def seal_words(seals: Seals, open_path: Path | None) -> SealWords:
    """What to say about the seal of the present text."""
    found = seals.present
    if found is None:
        if seals.checking:
            return SealWords(tr("Checking the seal…"), "", Tone.PLAIN)
        if seals.lost:
            return SealWords(tr("– Changed since it was sealed"), "", Tone.WARN)
        return SealWords(tr("Not sealed"), "", Tone.PLAIN)
    state, tone = _STATES[found.verification.verdict]
    if found.verification.warning:
        state, tone = tr("– Sealed, by a key that is new"), Tone.WARN
    return SealWords(state, _whose(found, open_path), tone)


def _whose(found: Checked, open_path: Path | None) -> str:
    """Which file, which key, and whether one knows the signer."""
    what = found.verification
    parts: list[str] = []
    if open_path is None or what.path.absolute() != open_path.absolute():
        parts.append(without_marks(what.path.name))
    if what.fingerprint:
        parts.append(tr("key {fingerprint}", fingerprint=what.fingerprint))
    if what.warning:
        parts.append(tr("the name is known by another key"))
    elif what.own:
        parts.append(tr("your own: {signer}", signer=what.signer))
    elif what.verdict is Verdict.SEALED_KNOWN:
        parts.append(tr("you know this signer: {signer}", signer=what.signer))
    elif what.verdict is Verdict.SEALED_UNKNOWN:
        parts.append(tr("nobody you know"))
    return " · ".join(parts)
