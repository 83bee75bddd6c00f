import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from whydesk import paths
from whydesk.cli import options

Secret = Callable[[str], str]
SEED = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
PUBLIC = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
FINGERPRINT = "d75a 9801 82b1 0ab7 d54b fed3 c964 073a"


def test_keygen_keeps_a_key_that_keys_lists(run: Run, secret: Secret) -> None:
    made = run("keygen", "founder", "--passphrase-fd", secret("kaffee"), "--json").json
    assert set(made) == {"name", "pubkey", "fingerprint"}
    assert run("keys", "--json").json == {"keys": [made], "signers": []}
    assert "founder" in run("keys").out
    assert list(paths.keys_dir().glob("*.pem"))


def test_a_key_is_never_overwritten(run: Run, secret: Secret) -> None:
    run("keygen", "founder", "--passphrase-fd", secret("kaffee"))
    before = run("keys").out
    assert run("keygen", "founder", "--passphrase-fd", secret("kaffee")).code == 4
    assert run("keys").out == before


def test_an_empty_passphrase_is_refused(run: Run, secret: Secret) -> None:
    assert run("keygen", "founder", "--passphrase-fd", secret("")).code == 4
    assert run("keys", "--json").json["keys"] == []


def test_a_closed_descriptor_is_a_usage_error(run: Run) -> None:
    assert run("keygen", "founder", "--passphrase-fd", "987").code == 2


def test_a_passphrase_is_asked_for_twice_on_a_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return "kaffee"

    monkeypatch.setattr("click.termui.hidden_prompt_func", answer)
    answered = run("keygen", "founder")
    assert answered.code == 0
    assert len(asked) == 2
    assert "kaffee" not in answered.out + answered.err


@pytest.mark.parametrize("command", ["keygen", "import-key", "seal"])
def test_no_option_takes_a_passphrase(run: Run, command: str) -> None:
    assert "--passphrase " not in run(command, "--help").out
    assert run(command, "x", "--passphrase", "kaffee").code == 2


def test_a_raw_seed_is_imported(run: Run, secret: Secret, tmp_path: Path) -> None:
    seed = tmp_path / "founder.hex"
    seed.write_text(SEED + "\n")
    made = run("import-key", seed, "--passphrase-fd", secret("kaffee"), "--json").json
    assert made == {"name": "founder", "pubkey": PUBLIC, "fingerprint": FINGERPRINT}


def test_an_encrypted_key_is_imported_under_another_name(
    run: Run, secret: Secret, tmp_path: Path
) -> None:
    made = run("keygen", "founder", "--passphrase-fd", secret("kaffee"), "--json").json
    (pem,) = paths.keys_dir().glob("*.pem")
    again = run("import-key", pem, "--name", "copy", "--passphrase-fd", secret("kaffee"), "--json")
    assert again.json["pubkey"] == made["pubkey"]
    wrong = run("import-key", pem, "--name", "other", "--passphrase-fd", secret("tee"))
    assert wrong.code == 4


def test_the_passphrase_of_an_encrypted_file_is_asked_for(
    run: Run, secret: Secret, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("keygen", "founder", "--passphrase-fd", secret("kaffee"))
    (pem,) = paths.keys_dir().glob("*.pem")
    answers = {"Passphrase of founder.pem": "kaffee", "Passphrase for copy": "tee"}

    def answer(prompt: str, descriptor: int | None, *, twice: bool = False) -> str:
        return answers.pop(prompt)

    monkeypatch.setattr("whydesk.cli.keys.read_passphrase", answer)
    assert run("import-key", pem, "--name", "copy").code == 0
    assert answers == {}


def test_what_is_no_key_is_refused(run: Run, secret: Secret, tmp_path: Path) -> None:
    path = tmp_path / "no.pem"
    path.write_text("no key")
    assert run("import-key", path, "--passphrase-fd", secret("kaffee")).code == 4
    assert run("import-key", tmp_path / "absent", "--passphrase-fd", secret("k")).code == 3


def test_trust_remembers_a_signer(run: Run) -> None:
    known = run("trust", PUBLIC, "Roastery", "--note", "by phone", "--json").json
    assert (known["name"], known["pubkey"], known["note"]) == ("Roastery", PUBLIC, "by phone")
    assert run("keys", "--json").json["signers"] == [known]
    assert FINGERPRINT in run("keys").out


@pytest.mark.parametrize("bad", ["12", "0100" + 60 * "0", "zz" * 32])
def test_a_key_that_proves_nothing_is_not_trusted(run: Run, bad: str) -> None:
    assert run("trust", bad, "Anyone").code == 4
    assert run("keys", "--json").json["signers"] == []


@pytest.mark.skipif(sys.platform == "win32", reason="descriptors are not inherited so there")
def test_a_shell_hands_over_a_passphrase(secret: Secret) -> None:
    descriptor = int(secret("kaffee"))
    code = f"from whydesk.cli.options import read_passphrase as r; print(r('', {descriptor}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        pass_fds=[descriptor],
        env={"PYTHONPATH": str(Path(options.__file__).parents[2])},
        capture_output=True,
        check=True,
    )
    assert done.stdout == b"kaffee\n"
