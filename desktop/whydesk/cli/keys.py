"""The commands for keys and known signers: keygen, keys, import-key, trust."""

from pathlib import Path

import click

from whydesk import paths
from whydesk.cli import output
from whydesk.cli.options import (
    command,
    file_argument,
    json_option,
    passphrase_option,
    read_passphrase,
)
from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.seal.curve import fingerprint
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.private import read_key_file
from whydesk.engine.seal.signers import Signer, Signers


def key_store() -> KeyStore:
    """The user's private keys."""
    return KeyStore(paths.keys_dir())


def known_signers() -> Signers:
    """The signers that the user knows, oneself among them."""
    return Signers(paths.signers_path(), key_store())


@command("whydesk keygen founder")
@click.argument("name")
@passphrase_option
@json_option
def keygen(name: str, passphrase_fd: int | None, as_json: bool) -> None:
    """Make a key to seal packs with, and keep it under NAME, encrypted with a passphrase."""
    passphrase = read_passphrase(f"Passphrase for {name}", passphrase_fd, twice=True)
    key = key_store().create(name, passphrase)
    _show_kept(name, key.public, as_json=as_json)


@command("whydesk import-key seed.hex --name founder")
@file_argument
@click.option("--name", help="What to call the key; by default as the file is called.")
@passphrase_option
@json_option
def import_key(file: Path, name: str | None, passphrase_fd: int | None, as_json: bool) -> None:
    """Keep the key of a PEM file, or of a raw seed in hex, encrypted with a passphrase.

    A passphrase from a file descriptor also opens FILE where it is encrypted.
    """
    name = name or file.stem
    file_passphrase = ""
    if passphrase_fd is None and _is_encrypted(file):
        file_passphrase = read_passphrase(f"Passphrase of {file.name}", None)
    passphrase = read_passphrase(f"Passphrase for {name}", passphrase_fd, twice=True)
    key = key_store().import_key(file, name, passphrase, file_passphrase or passphrase)
    _show_kept(name, key.public, as_json=as_json)


def _is_encrypted(file: Path) -> bool:
    try:
        read_key_file(file)
    except EngineError as problem:
        if problem.code is not ErrorCode.BAD_PASSPHRASE:
            raise
        return True
    return False


def _show_kept(name: str, public: bytes, *, as_json: bool) -> None:
    if as_json:
        output.show_json(_key_answer(name, public))
        return
    output.show(
        f"Key {name} is kept in {key_store().folder}.",
        f"  public key   {public.hex()}",
        f"  fingerprint  {fingerprint(public)}",
    )


def _key_answer(name: str, public: bytes | None) -> output.Json:
    digits = public.hex() if public else ""
    return {"name": name, "pubkey": digits, "fingerprint": fingerprint(digits)}


@command("whydesk keys")
@json_option
def keys(as_json: bool) -> None:
    """List the keys you have and the signers you know."""
    store, signers = key_store(), known_signers().all()
    own = [(name, store.public(name)) for name in store.names()]
    for warning in store.loose():
        output.note(warning)
    if as_json:
        output.show_json(
            {
                "keys": [_key_answer(name, public) for name, public in own],
                "signers": [_signer_answer(signer) for signer in signers],
            }
        )
        return
    rows = [
        (name, fingerprint(public) if public else "unknown", "your key") for name, public in own
    ]
    rows += [(s.name, s.fingerprint, s.note or "known signer") for s in signers]
    output.show(*output.table(rows))
    if not rows:
        output.note("There are no keys yet; make one with keygen.")


@command("whydesk trust bb220bf9085e86c2989473019362e7e65473d8502fb233ee11f1293ea2935486 founder")
@click.argument("pubkey")
@click.argument("name")
@click.option("--note", default="", help="How you came to know the key.")
@json_option
def trust(pubkey: str, name: str, note: str, as_json: bool) -> None:
    """Remember PUBKEY (64 hex digits) as the key of NAME.

    A pack that it seals is then said to be sealed by NAME.
    """
    signer = known_signers().add(pubkey, name, note)
    if as_json:
        output.show_json(_signer_answer(signer))
    else:
        output.show(f"{signer.name} is known by {signer.fingerprint}.")


def _signer_answer(signer: Signer) -> output.Json:
    return {
        "name": signer.name,
        "pubkey": signer.key,
        "fingerprint": signer.fingerprint,
        "note": signer.note,
        "added": signer.added,
    }
