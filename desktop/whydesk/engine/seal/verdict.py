"""What checking a seal finds, and what that proves and does not prove."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from whydesk.engine.pack.drift import Drift


class Verdict(Enum):
    """What a seal is worth; the value is its stable name."""

    SEALED_KNOWN = "sealed-known"
    SEALED_UNKNOWN = "sealed-unknown"
    DRIFT = "drift"
    BROKEN = "broken"
    AMBIGUOUS = "ambiguous"
    UNKNOWN_SCHEME = "unknown-scheme"
    UNSEALED = "unsealed"

    @property
    def exit_code(self) -> int:
        """What the command line ends with."""
        return {Verdict.SEALED_KNOWN: 0, Verdict.SEALED_UNKNOWN: 0, Verdict.UNSEALED: 2}.get(
            self, 1
        )


@dataclass(frozen=True, slots=True)
class Verification:
    """The outcome of checking one pack.

    ``fingerprint`` and ``public_key`` (hex) are those the seal names, ``signer`` the name they are
    known by, or empty; ``own`` says that it is a key of one's own. ``digest`` (hex) is that of the
    content as it is, ``covered`` names what went into it, as ``table.column``. ``warning`` is what
    has to be seen beside the verdict. ``claims`` are what the pack says of itself. ``drift`` are
    differences that the seal does not cover, ``not_covered`` what nothing vouches for: ``table``,
    ``table.column`` or an object's kind and name. ``reason`` says why in half a sentence where the
    verdict alone does not. ``notes`` are for the reader.
    """

    path: Path
    verdict: Verdict
    fingerprint: str = ""
    public_key: str = ""
    signer: str = ""
    reason: str = ""
    drift: tuple[Drift, ...] = ()
    not_covered: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    own: bool = False
    digest: str = ""
    covered: tuple[str, ...] = ()
    warning: str = ""
    claims: tuple[str, ...] = ()

    @property
    def exit_code(self) -> int:
        """What the command line ends with."""
        return self.verdict.exit_code

    @property
    def sentence(self) -> str:
        """The verdict in one sentence."""
        reason = f": {self.reason}" if self.reason else ""
        match self.verdict:
            case Verdict.SEALED_KNOWN if self.own:
                return f"Intact since {self.signer} sealed it, a key of your own."
            case Verdict.SEALED_KNOWN:
                return f"Intact since {self.signer} sealed it."
            case Verdict.SEALED_UNKNOWN:
                return f"Intact since key {self.fingerprint} sealed it; nobody you know."
            case Verdict.DRIFT:
                return (
                    "The signed content is intact, but cells outside the seal do not follow from"
                    " it."
                )
            case Verdict.BROKEN:
                return f"Changed after sealing, or forged{reason}."
            case Verdict.AMBIGUOUS:
                return f"The content can be read in two ways under this digest{reason}."
            case Verdict.UNKNOWN_SCHEME:
                return f"Sealed in a way that is not known here{reason}."
            case Verdict.UNSEALED:
                return "Not sealed."

    @property
    def proves(self) -> str:
        """What the seal proves, in one sentence."""
        holder = f"whoever holds the key {self.fingerprint}"
        match self.verdict:
            case Verdict.SEALED_KNOWN if self.own:
                return (
                    f"Your key {self.signer} ({self.fingerprint}) sealed this content, and nothing"
                    " that the seal covers has changed since."
                )
            case Verdict.SEALED_KNOWN:
                return (
                    f"The holder of the key {self.fingerprint}, known to you as {self.signer},"
                    " sealed this content, and nothing that the seal covers has changed since."
                )
            case Verdict.SEALED_UNKNOWN:
                return (
                    f"This content was sealed by {holder}, and nothing that the seal covers has"
                    " changed since."
                )
            case Verdict.DRIFT:
                return f"The source was sealed by {holder} and has not changed since."
            case _:
                return "Nothing."

    @property
    def does_not_prove(self) -> str:
        """What the seal does not prove, in one sentence."""
        match self.verdict:
            case Verdict.SEALED_KNOWN:
                return "That the content is true, nor when it was sealed."
            case Verdict.SEALED_UNKNOWN:
                return "Who holds the key, that the content is true, nor when it was sealed."
            case Verdict.DRIFT:
                return (
                    "That the tables say what the source says, that the content is true, nor when"
                    " it was sealed."
                )
            case _:
                return "Who wrote the content, that it is as they left it, nor that it is true."
