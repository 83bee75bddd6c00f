"""Seals: the reference tool's both ways, and what a change after sealing does to each verdict."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from whydesk.engine import EngineError, ErrorCode, Workspace
from whydesk.engine.seal.digest import content_digest
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.private import new_key, read_key
from whydesk.engine.seal.sealing import seal_pack
from whydesk.engine.seal.signers import Signers
from whydesk.engine.seal.verdict import Verdict
from whydesk.engine.seal.verify import verify

TEXT = "# T\n[[A]]\n>>type: decision\n[[A]] →(supports) [[B]]\n[[B]]\n@@note on=A id=n\nx\n@@\n"
ROOT = Path(__file__).parents[3]
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "desktop"), str(ROOT)))}
REFERENCE = ("demo", "lab-canon", "team-a", "team-b", "merged-materialized", "demo-sealed")


@pytest.fixture
def signers(tmp_path: Path) -> Signers:
    return Signers(tmp_path / "signers.toml")


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    path = tmp_path / "p.laplaspack"
    Workspace.new(TEXT).build(path)
    seal_pack(path, new_key())
    return path


def change(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize("name", REFERENCE)
def test_the_digest_is_that_of_the_reference_tool(reference_dir: Path, name: str) -> None:
    answers = json.loads((reference_dir / "answers.json").read_text())
    path = reference_dir / f"{name}.laplaspack"
    connection = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    assert content_digest(connection).hex() == answers[f"{name}.laplaspack"]["digest_v1"]
    connection.close()


def test_a_seal_of_the_reference_tool_verifies(reference_dir: Path, signers: Signers) -> None:
    found = verify(reference_dir / "demo-sealed.laplaspack", signers)
    assert (found.verdict, found.exit_code) == (Verdict.SEALED_UNKNOWN, 0)
    assert found.fingerprint.startswith("03a1 07bf f3ce 10be")


def test_the_same_key_makes_the_same_seal_as_the_reference_tool(
    reference_dir: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.laplaspack"
    shutil.copyfile(reference_dir / "demo.laplaspack", copy)
    key = read_key((reference_dir / "test-key.hex").read_bytes(), "test-key.hex")
    answers = json.loads((reference_dir / "answers.json").read_text())["demo-sealed.laplaspack"]
    sealed = seal_pack(copy, key)
    assert (sealed.public_key, sealed.signature) == (answers["sig_pubkey"], answers["sig"])


def test_a_sealed_pack_is_intact_by_a_key_and_by_a_name_once_it_is_known(
    sealed: Path, signers: Signers
) -> None:
    found = verify(sealed, signers)
    assert found.verdict is Verdict.SEALED_UNKNOWN
    signers.add(found.public_key, "founder")
    known = verify(sealed, signers)
    assert (known.verdict, known.signer) == (Verdict.SEALED_KNOWN, "founder")
    assert "nor when" in known.does_not_prove


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("UPDATE lmd_source SET content = content || ' '", Verdict.BROKEN),
        ("UPDATE edges SET role = 'closes'", Verdict.BROKEN),
        ("DELETE FROM thinks", Verdict.BROKEN),
        ("INSERT INTO commits VALUES ('x', '', '', '[]')", Verdict.BROKEN),
        ("UPDATE manifest SET value = 'Z' WHERE key = 'name'", Verdict.BROKEN),
        ("UPDATE entities SET refs = 7", Verdict.DRIFT),
        ("UPDATE thinks SET mentions_json = '[1]'", Verdict.DRIFT),
        ("UPDATE manifest SET value = 'rsa' WHERE key = 'sig_alg'", Verdict.UNKNOWN_SCHEME),
        ("UPDATE manifest SET value = '2' WHERE key = 'sig_digest_v'", Verdict.UNKNOWN_SCHEME),
        ("UPDATE manifest SET value = upper(hex(zeroblob(64))) WHERE key = 'sig'", Verdict.BROKEN),
        ("DELETE FROM manifest WHERE key LIKE 'sig%'", Verdict.UNSEALED),
    ],
)
def test_a_change_after_sealing_changes_the_verdict(
    sealed: Path, signers: Signers, statement: str, verdict: Verdict
) -> None:
    change(sealed, statement)
    assert verify(sealed, signers).verdict is verdict


def test_a_key_of_small_order_proves_nothing(sealed: Path, signers: Signers) -> None:
    small, signature = "01" + "00" * 31, "01" + "00" * 63
    change(
        sealed,
        f"UPDATE manifest SET value = '{small}' WHERE key = 'sig_pubkey'",
        f"UPDATE manifest SET value = '{signature}' WHERE key = 'sig'",
    )
    assert verify(sealed, signers).verdict is Verdict.BROKEN


def test_stamps_and_unknown_tables_are_listed_as_not_covered(
    sealed: Path, signers: Signers
) -> None:
    change(sealed, "CREATE TABLE stars (name TEXT)", "UPDATE entities SET time = 'never'")
    found = verify(sealed, signers)
    assert found.verdict is Verdict.SEALED_UNKNOWN
    assert {"stars", "entities.time"} <= set(found.not_covered)


def test_a_text_that_can_be_read_in_two_ways_is_never_sealed(tmp_path: Path) -> None:
    path = tmp_path / "p.laplaspack"
    Workspace.new("[[A]]\n>>what: x\x1fy\n").save(path)
    with pytest.raises(EngineError) as raised:
        seal_pack(path, new_key())
    assert raised.value.code is ErrorCode.AMBIGUOUS_CONTENT
    assert verify(path, Signers(tmp_path / "s")).verdict is Verdict.UNSEALED


def test_a_save_that_changes_the_content_loses_the_seal_and_one_that_does_not_keeps_it(
    sealed: Path, signers: Signers
) -> None:
    opened = Workspace.open(sealed)
    opened.save()
    assert verify(sealed, signers).verdict is Verdict.SEALED_UNKNOWN
    opened.replace("main.lmd", 1, 0, ["more"])
    assert opened.save().seal_lost
    assert verify(sealed, signers).verdict is Verdict.UNSEALED


def test_an_independent_reader_accepts_the_seal(sealed: Path, shared_dir: Path) -> None:
    check = [sys.executable, str(shared_dir / "tools" / "packcheck.py"), str(sealed)]
    found = subprocess.run(check, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "")


FULL = """
import resource, signal, sys
from pathlib import Path
from whydesk.engine import EngineError
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.private import new_key
from whydesk.engine.seal.sealing import seal_pack
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
folder = Path(sys.argv[1])
for limit, act in (
    (20_000, lambda: seal_pack(folder / "p.laplaspack", new_key())),
    (20_000, lambda: seal_pack(folder / "p.laplaspack", new_key(), folder / "out.laplaspack")),
    (40, lambda: KeyStore(folder / "keys").create("desk", "a")),
):
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        act()
    except EngineError as error:
        print(error.code.value, "\\n" in str(error))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs a limit on the size of files")
def test_a_disk_that_is_full_while_sealing_leaves_everything_as_it_was(tmp_path: Path) -> None:
    pack = tmp_path / "p.laplaspack"
    Workspace.new("[[A]]\n" + "x" * 60_000).save(pack)
    before = pack.read_bytes()
    command = [sys.executable, "-c", FULL, str(tmp_path)]
    found = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, check=True)
    assert found.stdout == "unwritable False\n" * 3
    assert pack.read_bytes() == before
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == [pack.name]


LOCKED = """
import os, sys
from pathlib import Path
from whydesk.engine import EngineError
from whydesk.engine.pack.container import read_pack
from whydesk.engine.seal.keys import KeyStore
import whydesk.engine.seal.private  # now, while whoever owns the Python may read it
folder = Path(sys.argv[1])
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)  # an administrator may read and write everything
store = KeyStore(folder / "keys")
for act in (
    lambda: store.load("desk", "a"),
    lambda: store.create("other", "a"),
    lambda: store.change_passphrase("free", "a", "b"),
    lambda: store.delete("free"),
    lambda: read_pack(folder / "p.laplaspack"),
):
    try:
        print(act())
    except EngineError as error:
        print(error.code.value, error.message)
"""


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_what_may_not_be_read_or_written_is_said_with_the_reason() -> None:
    # Not below the folder of the tests, which nobody but its owner may enter.
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        store = KeyStore(folder / "keys")
        for name in ("desk", "free"):
            store.create(name, "a")
        Workspace.new("[[A]]\n").save(folder / "p.laplaspack")
        for path, mode in (("keys/desk.pem", 0), ("keys/free.pem", 0o444), ("p.laplaspack", 0)):
            (folder / path).chmod(mode)
        for path in (store.folder, folder):
            path.chmod(0o555)
        found = subprocess.run([sys.executable, "-c", LOCKED, made], env=ENVIRONMENT,
                               capture_output=True, text=True, check=False)  # fmt: skip
        store.folder.chmod(0o700)
        folder.chmod(0o700)
    assert found.stdout.splitlines() == [
        "unreadable The key file cannot be read: permission denied.",
        "unwritable The key cannot be kept: permission denied.",
        "unwritable The key cannot be kept: permission denied.",
        "unwritable The key cannot be deleted: permission denied.",
        "unreadable The file cannot be read: permission denied.",
    ], found.stderr
