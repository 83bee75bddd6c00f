"""Passphrases and private keys are nowhere that the program writes, says or passes on."""

import base64
import json
import logging
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from whydesk.app import Guard, Services, application, make_services
from whydesk.cli.main import main
from whydesk.dialogs.key_forms import KeyAnswer
from whydesk.dialogs.passphrase import Secret
from whydesk.dialogs.seal_export import SealExport
from whydesk.engine.errors import EngineError
from whydesk.engine.pack.container import read_pack
from whydesk.engine.seal.keys import KeyStore
from whydesk.engine.seal.private import read_key
from whydesk.session.seals import SealRequest

PASSPHRASE = "canary žlutý 7f3a9c"
WRONG = "canary-wrong-51d0e2"
SEED = bytes(range(101, 133))


def traces(secret: bytes) -> set[bytes]:
    """The forms in which a secret could lie about."""
    found = {secret, secret.hex().encode(), secret.hex().upper().encode(), repr(secret).encode()}
    found |= {base64.b64encode(b"\0" * lead + secret)[4 * bool(lead) : -4] for lead in range(3)}
    try:
        text = secret.decode()
    except UnicodeDecodeError:
        return found
    return found | {text.encode("utf-16-le"), json.dumps(text).encode()[1:-1]}


SECRETS = frozenset().union(*map(traces, (PASSPHRASE.encode(), WRONG.encode(), SEED)))


class Heard:
    """What other programs and the environment were given while this listens."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.on = True
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if self.on and event in ("subprocess.Popen", "os.exec", "os.posix_spawn", "os.putenv"):
            self.told.append(repr(arguments))


@pytest.fixture
def heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> Iterator[Heard]:
    (tmp_path / "temp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temp"))
    monkeypatch.setenv("WHYDESK_DEBUG", "1")
    caplog.set_level(logging.DEBUG)
    listener = Heard()
    yield listener
    listener.on = False


def found_in(*folders: Path) -> list[str]:
    """The files that hold a secret, by name too."""
    return [
        f"{path}: {secret!r}"
        for folder in folders
        for path in folder.rglob("*")
        for secret in SECRETS
        if secret in os.fsencode(path) or (path.is_file() and secret in path.read_bytes())
    ]


def is_silent(*texts: str) -> bool:
    return not any(secret in text.encode() for text in texts for secret in SECRETS)


def descriptor(passphrase: str) -> str:
    reading, writing = os.pipe()
    os.write(writing, passphrase.encode() + b"\n")
    os.close(writing)
    return str(reading)


def seed_file(tmp_path: Path) -> Path:
    """A raw seed outside of all folders that are searched."""
    folder = tmp_path / "given"
    folder.mkdir()
    path = folder / "seed.hex"
    path.write_text(SEED.hex())
    return path


def test_the_command_line_leaves_no_trace(
    heard: Heard, tmp_path: Path, user_home: Path, packs_dir: Path, capfd, caplog
) -> None:
    made = tmp_path / "made"
    made.mkdir()
    pack = made / "p.laplaspack"
    pack.write_bytes((packs_dir / "coffee.laplaspack").read_bytes())
    for told, passphrase, code in (
        (["keygen", "one"], PASSPHRASE, 0),
        (["import-key", str(seed_file(tmp_path)), "--name", "two"], PASSPHRASE, 0),
        (["seal", str(pack), "--key", "two"], WRONG, 4),
        (["seal", str(pack), "--key", "two"], PASSPHRASE, 0),
        (["keygen", "one"], PASSPHRASE, 4),
        (["verify", str(pack)], "", 0),
    ):
        fd = ["--passphrase-fd", descriptor(passphrase)] if passphrase else []
        assert main([*told, *fd]) == code
    said = capfd.readouterr()
    assert is_silent(said.out, said.err, caplog.text, *heard.told)
    assert found_in(user_home, made, tmp_path / "temp") == []


def test_a_failure_tells_no_secret(tmp_path: Path) -> None:
    store = KeyStore(tmp_path / "keys")
    store.create("one", PASSPHRASE)
    for attempt in (
        lambda: store.load("one", WRONG),
        lambda: store.change_passphrase("one", WRONG, PASSPHRASE),
        lambda: store.create("one", PASSPHRASE),
        lambda: store.create("two", PASSPHRASE + "\ud800"),
        lambda: read_key(SEED.hex().encode() + b"00", "seed.hex", PASSPHRASE),
    ):
        with pytest.raises(EngineError) as raised:
            attempt()
        told = "".join(traceback.format_exception(raised.value))
        assert is_silent(told, repr(raised.value), repr(raised.value.__cause__))


def test_what_carries_a_secret_does_not_show_it(tmp_path: Path) -> None:
    carriers = (
        read_key(SEED.hex().encode(), "seed"),
        KeyAnswer(old=WRONG, new=PASSPHRASE),
        SealRequest("one", PASSPHRASE, tmp_path, new=True),
    )
    assert is_silent(*map(repr, carriers), *map(str, carriers))


@pytest.fixture
def services(qapp, heard: Heard, tmp_path: Path) -> Iterator[Services]:
    application(["whydesk"])
    made = make_services(tmp_path / "temp" / "settings.ini")
    made.window.show()
    yield made
    made.stop()
    made.window.deleteLater()


def test_the_window_leaves_no_trace(
    services: Services, heard: Heard, qtbot, tmp_path: Path, user_home: Path, packs_dir: Path, capfd
) -> None:
    services.session.open(packs_dir / "coffee.laplaspack")
    target = tmp_path / "temp" / "out.laplaspack"
    told: list[str] = []
    services.session.told.connect(lambda message: told.append(message.text + message.hint))

    def seal() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SealExport)
        dialog.target.setText(str(target))
        for again in (WRONG, PASSPHRASE):
            dialog.passphrase.setText(PASSPHRASE)
            dialog.again.setText(again)
            qtbot.keyClick(dialog.again, Qt.Key.Key_Return)
            told.append(dialog.failure.text())

    QTimer.singleShot(0, seal)
    services.window.parts.sealing.export()
    services.window.close()
    QSettings(str(tmp_path / "temp" / "settings.ini"), QSettings.Format.IniFormat).sync()
    said = capfd.readouterr()
    assert read_pack(target).manifest["sig"]
    assert is_silent(said.out, said.err, *told, *heard.told, QApplication.clipboard().text())
    assert found_in(user_home, tmp_path / "temp") == []


@pytest.fixture
def field(qtbot) -> Secret:
    """A field that a passphrase was put into."""
    made = Secret("Passphrase")
    qtbot.addWidget(made)
    made.show()
    made.insert(PASSPHRASE)
    return made


def test_a_field_gives_its_text_to_no_clipboard_no_reader_and_no_undo(field: Secret, qtbot) -> None:
    QApplication.clipboard().setText("before")
    for key in (Qt.Key.Key_A, Qt.Key.Key_C):
        qtbot.keyClick(field, key, Qt.KeyboardModifier.ControlModifier)
    assert field.selectedText() == PASSPHRASE
    assert QApplication.clipboard().text() == "before"
    reader = QAccessible.queryAccessibleInterface(field)
    told = [reader.text(kind) for kind in QAccessible.Text]
    told.append(reader.textInterface().text(0, len(PASSPHRASE)))
    assert is_silent(*told, field.displayText(), field.toolTip(), field.placeholderText())
    assert field.inputMethodHints() & Qt.InputMethodHint.ImhSensitiveData
    field.forget()
    field.undo()
    assert field.text() == ""


def test_a_mistake_of_ours_shows_no_passphrase(
    services: Services, qtbot, capfd, caplog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(plain: bytes, passphrase: bytes) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr("whydesk.engine.seal.private.encrypted_pem", fail)
    told: list[str] = []
    services.session.told.connect(lambda message: told.append(message.text + message.hint))
    with qtbot.capture_exceptions(), qtbot.waitSignal(services.tasks.defect) as defect:
        request = SealRequest("one", PASSPHRASE, Path("x.laplaspack"), new=True)
        services.seals.export(request)
    (error,) = defect.args
    Guard(services.session).report(type(error), error, error.__traceback__)
    said = capfd.readouterr()
    assert "ZeroDivisionError" in said.err
    assert is_silent(said.out, said.err, caplog.text, *told)


@pytest.mark.skipif(sys.platform != "linux", reason="reads what Linux tells of a process")
def test_a_process_under_way_shows_no_passphrase_to_others(user_home: Path, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    command = [sys.executable, "-m", "whydesk", "keygen", "one", "--passphrase-fd", str(reading)]
    root = Path(__file__).parents[1]
    environment = os.environ | {"PYTHONPATH": str(root / "desktop")}
    with subprocess.Popen(command, pass_fds=[reading], env=environment) as child:
        told = [Path(f"/proc/{child.pid}/{name}").read_bytes() for name in ("cmdline", "environ")]
        os.write(writing, PASSPHRASE.encode() + b"\n")
        os.close(writing)
    os.close(reading)
    assert child.returncode == 0
    assert not any(secret in part for secret in SECRETS for part in told)
