"""Plain text and folders are written whole, through links, and never over what others wrote."""

import os
from pathlib import Path

import pytest

from whydesk.engine import EngineError, ErrorCode, Workspace
from whydesk.engine.pack import files


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "work"
    folder.mkdir()
    path = folder / "a.lmd"
    path.write_bytes(b"# A\n")
    return path


def changed(path: Path, line: str = "# Mine") -> Workspace:
    workspace = Workspace.open(path)
    workspace.replace(next(iter(workspace.documents)), 0, 1, [line])
    return workspace


@pytest.mark.skipif(os.name != "posix", reason="links and modes as POSIX has them")
def test_a_link_stays_a_link_and_the_mode_stays(file: Path, tmp_path: Path):
    file.chmod(0o640)
    link = tmp_path / "link.lmd"
    link.symlink_to(file)
    changed(link).save()

    assert link.is_symlink()
    assert file.read_bytes() == b"# Mine\n"
    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("what", ["file", "folder"])
@pytest.mark.skipif(os.name != "posix", reason="modes as POSIX has them")
def test_what_is_read_only_is_left_as_it_is(file: Path, what: str):
    workspace = changed(file)
    place = file if what == "file" else file.parent
    mode = place.stat().st_mode
    place.chmod(mode & ~0o222)
    with pytest.raises(EngineError) as raised:
        workspace.save()
    place.chmod(mode)

    assert raised.value.code in (ErrorCode.READ_ONLY, ErrorCode.UNWRITABLE)
    assert file.read_bytes() == b"# A\n"


def test_what_others_wrote_with_the_same_size_and_time_is_seen(file: Path):
    workspace = changed(file)
    before = file.stat()
    file.write_bytes(b"# B\n")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    with pytest.raises(EngineError) as raised:
        workspace.save()

    assert raised.value.code is ErrorCode.CHANGED
    assert file.read_bytes() == b"# B\n"


def test_a_folder_of_which_one_file_was_changed_is_written_not_at_all(file: Path):
    other = file.with_name("b.lmd")
    other.write_bytes(b"# B\n")
    workspace = changed(file.parent)
    other.write_bytes(b"# Theirs\n")
    with pytest.raises(EngineError) as raised:
        workspace.save()

    assert raised.value.code is ErrorCode.CHANGED
    assert (file.read_bytes(), other.read_bytes()) == (b"# A\n", b"# Theirs\n")


def test_the_replaced_text_is_a_backup(file: Path, tmp_path: Path):
    saved = changed(file).save(backups=tmp_path / "kept")

    assert saved.backup is not None and saved.backup.read_bytes() == b"# A\n"
    assert files.backups_of(file.resolve(), tmp_path / "kept") == [saved.backup]


def test_saving_elsewhere_is_not_held_up_by_what_others_wrote(file: Path, tmp_path: Path):
    workspace = changed(file)
    file.write_bytes(b"# B\n")
    workspace.save(tmp_path / "c.lmd")

    assert (tmp_path / "c.lmd").read_bytes() == b"# Mine\n"
    assert file.read_bytes() == b"# B\n"


def test_half_a_character_is_refused_with_its_line(file: Path):
    with pytest.raises(EngineError) as raised:
        changed(file, "\ud83d").save()

    assert (raised.value.code, raised.value.where.line) == (ErrorCode.ENCODING, 1)
    assert file.read_bytes() == b"# A\n"


def test_a_pack_that_is_gone_is_written_anew_and_says_so(tmp_path: Path):
    path = tmp_path / "a.laplaspack"
    Workspace.new("# A\n").save(path)
    workspace = changed(path)
    path.unlink()
    saved = workspace.save()

    assert Workspace.open(path).text() == "# Mine\n"
    assert "The file was gone" in " ".join(saved.notes)
