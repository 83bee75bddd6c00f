"""Folders that a service keeps in step are known by their names and marks."""

from pathlib import Path

import pytest

from whydesk.engine.keeping.synced import synced


@pytest.mark.parametrize(
    ("folder", "service"),
    [
        ("Dropbox", "Dropbox"),
        ("Dropbox (Team)", "Dropbox"),
        ("OneDrive", "OneDrive"),
        ("OneDrive - Contoso", "OneDrive"),
        ("iCloudDrive", "iCloud Drive"),
        ("Google Drive", "Google Drive"),
        ("GoogleDrive-kim@example.org", "Google Drive"),
        ("Nextcloud", "Nextcloud"),
        ("Mobile Documents/com~apple~CloudDocs", "iCloud Drive"),
    ],
)
def test_a_folder_is_known_by_its_name(tmp_path: Path, folder: str, service: str):
    path = tmp_path / folder / "deep" / "a.laplaspack"
    path.parent.mkdir(parents=True)

    found = synced(path)

    assert found is not None
    assert (found.service, found.folder) == (service, tmp_path / folder)


@pytest.mark.parametrize(
    ("mark", "service"), [(".stfolder", "Syncthing"), (".dropbox.cache", "Dropbox")]
)
def test_a_folder_is_known_by_its_mark(tmp_path: Path, mark: str, service: str):
    (tmp_path / "work" / mark).mkdir(parents=True)

    found = synced(tmp_path / "work" / "a.laplaspack")

    assert found is not None
    assert (found.service, found.folder) == (service, tmp_path / "work")


def test_a_link_into_such_a_folder_is_seen_through(tmp_path: Path):
    (tmp_path / "Dropbox").mkdir()
    real = tmp_path / "Dropbox" / "a.laplaspack"
    real.write_text("")
    (tmp_path / "a.laplaspack").symlink_to(real)

    found = synced(tmp_path / "a.laplaspack")

    assert found is not None and found.service == "Dropbox"


@pytest.mark.parametrize("folder", ["dropboxes", "one drive", "Documents"])
def test_other_folders_are_nobodys(tmp_path: Path, folder: str):
    (tmp_path / folder).mkdir()

    assert synced(tmp_path / folder / "a.laplaspack") is None


def test_a_log_of_the_service_is_a_mark(tmp_path: Path):
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / ".nextcloudsync.log").write_text("")

    found = synced(tmp_path / "work" / "a.laplaspack")

    assert found is not None
    assert found.service == "Nextcloud"
