"""The commands ``seal`` and ``verify``."""

from pathlib import Path

import click

from whydesk import paths
from whydesk.cli import output
from whydesk.cli.keys import key_store, known_signers
from whydesk.cli.options import (
    command,
    file_argument,
    json_option,
    opened,
    passphrase_option,
    read_passphrase,
    weigh,
)
from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack.textfiles import SUFFIX
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.seal.verdict import Verdict, Verification
from whydesk.engine.seal.verify import verify as verify_pack


@command("whydesk seal packs/coffee.laplaspack --key founder -o coffee-sealed.laplaspack")
@file_argument
@click.option(
    "--key", "name", metavar="NAME", help="The key to seal with; by default the only one."
)
@click.option(
    "-o", "--out", type=click.Path(path_type=Path), help="Write the sealed pack here instead."
)
@passphrase_option
@json_option
def seal(
    file: Path, name: str | None, out: Path | None, passphrase_fd: int | None, as_json: bool
) -> None:
    """Seal a pack: sign its content, so that a change to it shows."""
    if _is_source(file):
        raise EngineError(
            ErrorCode.USAGE, "Only a pack can be sealed.", "Build one first.", Where(str(file))
        )
    if out is not None and out.exists() and not out.samefile(file):
        raise EngineError(
            ErrorCode.WOULD_OVERWRITE,
            "Another file stands there.",
            "Choose another name.",
            Where(str(out)),
        )
    name = name or _only_key()
    passphrase = read_passphrase(f"Passphrase for {name}", passphrase_fd)
    key = key_store().load(name, passphrase)
    sealed = seal_pack(file, key, out, backups=paths.backups_dir())
    if as_json:
        output.show_json(
            {
                "digest": sealed.digest,
                "pubkey": sealed.public_key,
                "fingerprint": sealed.fingerprint,
            }
        )
    else:
        output.show(f"{sealed.path}: sealed by key {sealed.fingerprint}")


def _only_key() -> str:
    names = key_store().names()
    if len(names) == 1:
        return names[0]
    if not names:
        raise EngineError(
            ErrorCode.NO_KEY, "There is no key to seal with.", "Make one with keygen."
        )
    known = ", ".join(names)
    raise EngineError(ErrorCode.USAGE, f"There are several keys: {known}.", "Name one with --key.")


@command("whydesk verify packs/coffee.laplaspack")
@file_argument
@json_option
def verify(file: Path, as_json: bool) -> int:
    """Say what the seal of a pack proves, and what it does not.

    Exit code 0: sealed and intact; 1: sealed, and something is wrong; 2: not sealed.
    """
    found = _verification(file)
    if as_json:
        output.show_json(_answer(found))
    else:
        output.show(*_lines(found))
    for said in found.notes:
        output.note(said)
    return found.exit_code


def _verification(file: Path) -> Verification:
    """The verification of a pack; a source or a folder that can be read is not sealed."""
    if _is_source(file):
        return Verification(file, Verdict.UNSEALED)
    with output.progress(f"Verifying {file.name}"):
        return verify_pack(file, known_signers(), weigh=weigh)


def _is_source(file: Path) -> bool:
    """Whether FILE is no pack but a source or a folder, that can be read."""
    if not file.is_dir() and file.suffix.lower() != SUFFIX:
        return False
    opened(file)
    return True


def _answer(found: Verification) -> output.Json:
    return {
        "verdict": found.verdict.value,
        "fingerprint": found.fingerprint,
        "signer": found.signer,
        "drift": [difference.sentence() for difference in found.drift],
        "not_covered": list(found.not_covered),
        "proves": found.proves,
        "does_not_prove": found.does_not_prove,
    }


def _lines(found: Verification) -> list[str]:
    lines = [f"{found.path}: {found.sentence}"]
    if found.warning:
        lines.append(f"  warning: {found.warning}")
    lines += [f"  drift: {difference.sentence()}" for difference in found.drift]
    lines += [f"  proves: {found.proves}", f"  does not prove: {found.does_not_prove}"]
    if found.not_covered:
        lines.append(f"  not covered: {', '.join(found.not_covered)}")
    return lines
