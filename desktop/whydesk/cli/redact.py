"""The command ``redact``."""

from collections.abc import Callable
from pathlib import Path

import click
from msgspec.structs import replace

from whydesk import paths
from whydesk.cli import output
from whydesk.cli.exits import Exit
from whydesk.cli.keys import key_store
from whydesk.cli.options import (
    command,
    file_argument,
    json_option,
    opened,
    passphrase_option,
    read_passphrase,
)
from whydesk.engine.errors import EngineError, ErrorCode, Where
from whydesk.engine.pack.textfiles import write_text
from whydesk.engine.redacting import redaction_of
from whydesk.engine.redaction.export import Exported, export
from whydesk.engine.redaction.leftovers import Leftover
from whydesk.engine.redaction.plan import Plan
from whydesk.engine.redaction.planfile import read_plan
from whydesk.engine.redaction.report import report
from whydesk.engine.redaction.rules import Wish
from whydesk.engine.seal.curve import fingerprint
from whydesk.engine.seal.private import PrivateKey
from whydesk.engine.seal.sealing import seal_pack


@command("whydesk redact packs/coffee.laplaspack -o coffee-for-partners.laplaspack")
@file_argument
@click.option("-o", "--out", type=click.Path(path_type=Path), help="The file to write.")
@click.option(
    "--plan", "plan_path", type=click.Path(path_type=Path), help="Rules beside those of the text."
)
@click.option("--keep-chain", is_flag=True, help="Leave secret nodes in as masked steps.")
@click.option("--seal", "key_name", metavar="KEY", help="Seal the export with this key.")
@click.option("--dry-run", is_flag=True, help="Say what an export would be; write nothing.")
@click.option(
    "--report",
    "report_path",
    type=click.Path(path_type=Path),
    help="Write down what was redacted, for yourself alone.",
)
@passphrase_option
@json_option
def redact(
    file: Path,
    out: Path | None,
    plan_path: Path | None,
    keep_chain: bool,
    key_name: str | None,
    dry_run: bool,
    report_path: Path | None,
    passphrase_fd: int | None,
    as_json: bool,
) -> int:
    """Export only what everybody may see: what is masked or secret does not come along.

    The export is built anew and then searched byte by byte. An open place that still says what is
    redacted stops it: exit code 4, and no file.
    """
    if out is None and not dry_run:
        raise EngineError(ErrorCode.USAGE, "Say where to write the export.", "Use -o OUT.")
    _refuse_report(report_path, out)
    workspace = opened(file)
    redaction = redaction_of(workspace, paths.backups_dir())
    wish = read_plan(plan_path) if plan_path is not None else Wish()
    with output.progress("Planning"):
        plan = redaction.plan(_with_chain(wish, keep_chain))
    for rule in plan.idle:
        output.note(f"The plan's rule about {rule.words} meets nothing.")
    if plan.leftovers or dry_run or out is None:
        _show(plan, as_json=as_json)
        return Exit.REFUSED if plan.leftovers else Exit.DONE
    key = _key(key_name, passphrase_fd)
    with output.progress(f"Writing {out.name}"):
        exported = export(redaction, plan, out, source=file, seal=_sealing(key))
    if report_path is not None:
        _write_report(report_path, plan, exported, file, key)
    _show(plan, as_json=as_json)
    if not as_json:
        texts = output.counted(exported.sought, "text")
        output.show(f"{exported.path}: written, searched for {texts}, none found")
    return Exit.DONE


def _with_chain(wish: Wish, keep_chain: bool) -> Wish:
    return replace(wish, keep_chain=True) if keep_chain else wish


def _refuse_report(path: Path | None, out: Path | None) -> None:
    if path is None:
        return
    where = Where(str(path))
    if path.exists() or (out is not None and path.absolute() == out.absolute()):
        message = "Another file stands there."
        raise EngineError(ErrorCode.WOULD_OVERWRITE, message, "Choose another name.", where)


def _key(name: str | None, descriptor: int | None) -> PrivateKey | None:
    if name is None:
        return None
    return key_store().load(name, read_passphrase(f"Passphrase for {name}", descriptor))


def _sealing(key: PrivateKey | None) -> Callable[[Path], object] | None:
    return None if key is None else lambda path: seal_pack(path, key)


def _write_report(
    path: Path, plan: Plan, exported: Exported, file: Path, key: PrivateKey | None
) -> None:
    sealed_by = fingerprint(key.public) if key is not None else ""
    write_text(path, report(plan, exported, file.name, sealed_by))


def _show(plan: Plan, *, as_json: bool) -> None:
    if as_json:
        output.show_json(answer(plan))
    else:
        output.show(*_lines(plan))
    for one in plan.leftovers:
        output.note(_blocking(one))


def answer(plan: Plan) -> output.Json:
    """A plan as the JSON object that the command answers with."""
    return {
        "masked": [gone.part.words for gone in plan.masked],
        "removed": [gone.part.words for gone in plan.removed],
        "leftovers": [
            {"text_of": one.hidden.part.words, "found_in": _place(one)} for one in plan.leftovers
        ],
        "chains_shortened": list(plan.losses.shortened),
        "groups_shortened": [
            {"claim": group.claim, "group": group.name, "lost": list(group.lost)}
            for group in plan.losses.groups
        ],
        "left_behind": list(plan.behind),
    }


def _place(one: Leftover) -> str:
    return f"{one.part.words} ({one.place.shard}:{one.place.line + 1})"


def _blocking(one: Leftover) -> str:
    form = f", {one.form}" if one.form else ""
    what = f"“{output.one_line(one.shown)}” of {one.hidden.part.words}"
    return f"{what} is redacted, but stands open in {_place(one)}{form}."


def _lines(plan: Plan) -> list[str]:
    lines = [f"masked   {gone.part.words}" for gone in plan.masked]
    lines += [f"removed  {gone.part.words}" for gone in plan.removed]
    lines += [f"behind   {output.one_line(sentence)}" for sentence in plan.behind]
    missed = plan.losses
    lines += [f"shorter  why {label}" for label in missed.shortened]
    lines += [
        f"shorter  group {group.name} of {group.claim}: {', '.join(group.lost)}"
        for group in missed.groups
    ]
    for standing in missed.standing:
        if standing.looks_stronger:
            lines.append(f"stronger {standing.claim}: it reads better founded than it is")
    closed = plan.masked or plan.removed
    return lines if closed else ["Nothing is masked or secret.", *lines]
