"""Which commands fit what is typed."""

import pytest

from whydesk.dialogs.palette import Entry, fitting

ENTRIES = [
    Entry("save", "Save", "File", "Ctrl+S"),
    Entry("save-as", "Save as…", "File", "Ctrl+Shift+S", enabled=False),
    Entry("find", "Find in this file…", "Edit", "Ctrl+F"),
    Entry("rename", "Rename everywhere…", "Edit", "F2"),
    Entry("next-file", "Next file", "Go", "Ctrl+PgDown"),
    Entry("versions", "이전 버전…", "파일", "", other="Backups 복원"),
]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("", "save find rename next-file versions save-as"),
        ("save", "save save-as"),
        ("FILE", "save find next-file save-as"),
        ("file go", "next-file"),
        ("name", "rename"),
        ("rnm", "rename"),
        ("renmae", "rename"),
        ("backups", "versions"),
        ("복원", "versions"),
        ("version", "versions"),
        ("파일 backup", "versions"),
        ("zzz", ""),
    ],
)
def test_what_fits_best_comes_first(typed: str, names: str):
    assert sorted(e.name for e in fitting(ENTRIES, typed)) == sorted(names.split())
    assert [entry.name for entry in fitting(ENTRIES, typed)][:1] == names.split()[:1]
