import json
from pathlib import Path

from tests.cli.conftest import Run

COFFEE_CHAIN = """\
why «Subscription is the core offer» — 3 ancestor(s):
  1. (derived-from) Single-origin only                [decision]
  2. (derived-from) Direct trade doubles farm income  [proof]
  3. (supports)     Own roastery in Mapo              [differentiator]
"""


def test_coffee_prints_exactly_the_published_chain(run: Run, packs_dir: Path) -> None:
    answer = run("why", packs_dir / "coffee.lmd", "Subscription is the core offer")
    assert answer == (0, COFFEE_CHAIN, "")


def test_json_has_the_listed_shape(run: Run, pack: Path) -> None:
    assert run("why", pack, "Subscription", "--json").json == {
        "anchor": {"label": "Subscription", "type": "offering"},
        "beside": [],
        "steps": [
            {"role": "derived-from", "label": "Single-origin only", "type": "decision",
             "via": "Subscription", "depth": 1, "flags": []},
            {"role": "derived-from", "label": "Farm income doubles", "type": "proof",
             "via": "Single-origin only", "depth": 2, "flags": []},
        ],
    }  # fmt: skip


def test_flags_and_what_stands_beside_name_by_whom(run: Run, folder: Path) -> None:
    user = run("why", folder, "User")
    assert "(derived-from) Old" in user.out
    assert "superseded by «New»" in user.out
    assert run("why", folder, "New", "--json").json["beside"] == [
        {"role": "contradicts", "label": "Rival"}
    ]
    assert "beside: (contradicts) Rival" in run("why", folder, "New").out


def test_depth_and_down(run: Run, pack: Path) -> None:
    assert "1 ancestor(s)" in run("why", pack, "Subscription", "--depth", "1").out
    down = run("why", pack, "Farm income doubles", "--down")
    assert down.out.startswith("why «Farm income doubles» — 2 consequence(s):")
    assert run("why", pack, "Subscription", "--depth", "0").code == 2


def test_a_loop_is_told_and_stays_out_of_the_json(run: Run, tmp_path: Path) -> None:
    source = tmp_path / "loop.lmd"
    source.write_text("[[A]]\n>>derived-from: [[B]]\n[[B]]\n>>derived-from: [[A]]\n")
    assert "loop: «B» leads back to «A»" in run("why", source, "A").out
    answer = run("why", source, "A", "--json")
    assert "loop: «B» leads back to «A»" in answer.err
    assert set(answer.json) == {"anchor", "steps", "beside"}


def test_wide_letters_are_padded_by_the_columns_they_take(run: Run, tmp_path: Path) -> None:
    source = tmp_path / "kr.lmd"
    source.write_text(
        "[[구독]]\n>>derived-from: [[농가 소득]] & [[AB]]\n"
        "[[농가 소득]]\n>>type: proof\n[[AB]]\n>>type: proof\n",
        encoding="utf-8",
    )
    lines = run("why", source, "구독").out.splitlines()
    assert lines[1] == "  1. (derived-from) 농가 소득  [proof]"
    assert lines[2] == "  2. (derived-from) AB         [proof]"


def test_unknown_label_exits_1_and_names_the_nearest(run: Run, pack: Path) -> None:
    answer = run("why", pack, "Single orgin")
    assert answer.code == 1
    assert answer.out == ""
    assert "«Single-origin only»" in answer.err
    assert answer.err.count("\n") == 1


def test_every_chain_of_the_reference_packs(run: Run, reference_dir: Path) -> None:
    answers = json.loads((reference_dir / "answers.json").read_text(encoding="utf-8"))
    for pack in ("demo.laplaspack", "lab-canon.laplaspack"):
        for label, expected in answers[pack]["why"].items():
            steps = run("why", reference_dir / pack, label, "--json").json["steps"]
            assert [[s["role"], s["label"], s["type"]] for s in steps] == expected
