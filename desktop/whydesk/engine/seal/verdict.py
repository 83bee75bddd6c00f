"""What checking a seal finds, and what that proves and does not prove."""

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from whydesk.engine.wording import tr

if TYPE_CHECKING:
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


class Verification(Struct, frozen=True):
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
    drift: "tuple[Drift, ...]" = ()
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
        match self.verdict:
            case Verdict.SEALED_KNOWN if self.own:
                return tr("Intact since {signer} sealed it, a key of your own.", signer=self.signer)
            case Verdict.SEALED_KNOWN:
                return tr("Intact since {signer} sealed it.", signer=self.signer)
            case Verdict.SEALED_UNKNOWN:
                return tr(
                    "Intact since key {fingerprint} sealed it; nobody you know.",
                    fingerprint=self.fingerprint,
                )
            case Verdict.DRIFT:
                return tr(
                    "The signed content is intact, but cells outside the seal do not follow from"
                    " it."
                )
            case Verdict.BROKEN:
                return self._because(tr("Changed after sealing, or forged"))
            case Verdict.AMBIGUOUS:
                return self._because(tr("The content can be read in two ways under this digest"))
            case Verdict.UNKNOWN_SCHEME:
                return self._because(tr("Sealed in a way that is not known here"))
            case Verdict.UNSEALED:
                return tr("Not sealed.")

    def _because(self, what: str) -> str:
        """A sentence with its reason, where there is one."""
        return f"{what}: {self.reason}." if self.reason else f"{what}."

    @property
    def proves(self) -> str:
        """What the seal proves, in one sentence."""
        holder = tr("whoever holds the key {fingerprint}", fingerprint=self.fingerprint)
        match self.verdict:
            case Verdict.SEALED_KNOWN if self.own:
                return tr(
                    "Your key {signer} ({fingerprint}) sealed this content, and nothing that "
                    "the seal covers has changed since.",
                    signer=self.signer,
                    fingerprint=self.fingerprint,
                )
            case Verdict.SEALED_KNOWN:
                return tr(
                    "The holder of the key {fingerprint}, known to you as {signer}, sealed "
                    "this content, and nothing that the seal covers has changed since.",
                    fingerprint=self.fingerprint,
                    signer=self.signer,
                )
            case Verdict.SEALED_UNKNOWN:
                return tr(
                    "This content was sealed by {holder}, and nothing that the seal covers has "
                    "changed since.",
                    holder=holder,
                )
            case Verdict.DRIFT:
                return tr(
                    "The source was sealed by {holder} and has not changed since.", holder=holder
                )
            case _:
                return tr("Nothing.")

    @property
    def does_not_prove(self) -> str:
        """What the seal does not prove, in one sentence."""
        match self.verdict:
            case Verdict.SEALED_KNOWN:
                return tr("That the content is true, nor when it was sealed.")
            case Verdict.SEALED_UNKNOWN:
                return tr("Who holds the key, that the content is true, nor when it was sealed.")
            case Verdict.DRIFT:
                return tr(
                    "That the tables say what the source says, that the content is true, nor when"
                    " it was sealed."
                )
            case _:
                return tr("Who wrote the content, that it is as they left it, nor that it is true.")
