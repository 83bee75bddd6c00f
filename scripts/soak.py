"""Somebody works in a window by chance, for days: does everything hold after each action?

    python scripts/soak.py                              300 actions, about a minute
    python scripts/soak.py --actions 10000 --seed 7     a hundred days
    python scripts/soak.py --seed 7 --first 12 --count 1 --tell     one day again, told in full
    python scripts/soak.py --seed 7 --first 12 --shrink             the fewest actions that fail

After each action the text, the editor, the engine and what is shown must agree; undo to the start
must give the first bytes; and a window that is closed must leave nothing behind.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "desktop")]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.soak.days import ACTIONS_A_DAY, Day, Days  # noqa: E402
from tests.soak.leftovers import Left, growth_faults  # noqa: E402
from whydesk.app import application  # noqa: E402


def main() -> int:
    """Go through days and print what came of them; 1 where anything was wrong."""
    told = _arguments()
    if told.shrink:
        return _shrink(told.seed, told.first)
    application(["whydesk"])
    days = Days(told.seed)
    lefts = [days.warm_up()]
    actions = windows = 0
    faults: list[str] = []
    for number in range(told.first, told.first + told.count):
        day = days.day(number, min(ACTIONS_A_DAY, told.actions - actions), told.only)
        faults += _print(day, in_full=told.tell)
        lefts.append(day.left)
        actions, windows = actions + day.actions, windows + day.windows
    _print_memory(lefts)
    for fault in growth_faults(lefts, windows):
        print(f"FAULT: {fault}")
        faults.append(fault)
    print(f"{windows:,} windows were opened and closed")
    print(f"{actions:,} actions, {told.count:,} days, {len(faults):,} faults")
    return 1 if faults else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--actions", type=int, default=300, help="how many in all")
    parser.add_argument("--seed", type=int, default=1, help="other actions")
    parser.add_argument("--first", type=int, default=0, help="the day to begin with")
    parser.add_argument("--count", type=int, default=0, help="so many days, in place of --actions")
    parser.add_argument("--only", type=_numbers, default=(), help="these actions of the day alone")
    parser.add_argument("--tell", action="store_true", help="tell all that was done")
    parser.add_argument("--shrink", action="store_true", help="leave out what makes no difference")
    told = parser.parse_args()
    told.actions = told.count * ACTIONS_A_DAY or told.actions
    told.count = -(-told.actions // ACTIONS_A_DAY)
    return told


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _print(day: Day, *, in_full: bool) -> list[str]:
    """Tell of a day; what was wrong with it, in words."""
    print(f"day {day.number:>4}: {day.actions:>4} actions  {_memory(day.left)}", flush=True)
    if in_full:
        print("  " + "\n  ".join(day.did))
    told = [
        f"day {one.day} after action {one.action}, {one.name}: {one.what}" for one in day.faults
    ]
    for fault in told:
        print(f"FAULT in {fault}")
        if not in_full:
            print("  " + "\n  ".join(day.did[-12:]), flush=True)
    return told


def _print_memory(lefts: list[Left]) -> None:
    """The start, the quarters and the end, as the process is then and as it is used."""
    for quarter, name in enumerate(("at the start", "1/4", "2/4", "3/4", "at the end")):
        left = lefts[(len(lefts) - 1) * quarter // 4]
        print(f"{name:<14}{_memory(left)}")


def _memory(left: Left) -> str:
    return (
        f"{left.kilobytes / 1024:6.1f} MB, in use {left.blocks:,} blocks of Python, "
        f"{left.heap_kilobytes:,} kB of C"
    )


def _shrink(seed: int, day: int) -> int:
    """Leave out actions of a day, halves of it first, as long as the same fault comes."""
    kept = list(range(ACTIONS_A_DAY))
    wanted = _faults(seed, day, kept)
    size = len(kept) // 2
    while size and wanted:
        at = 0
        while at < len(kept):
            fewer = kept[:at] + kept[at + size :]
            if fewer and _faults(seed, day, fewer) & wanted:
                kept = fewer
                print(f"{len(kept)} are enough", flush=True)
            else:
                at += size
        size //= 2
    print(f"--seed {seed} --first {day} --count 1 --tell --only {','.join(map(str, kept))}")
    return 1


def _faults(seed: int, day: int, only: list[int]) -> set[str]:
    """What goes wrong in a day of these actions, in a process of its own: words without numbers."""
    command = [sys.executable, __file__, "--seed", str(seed), "--first", str(day), "--count", "1"]
    command += ["--only", ",".join(map(str, only))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        return {f"ended with {done.returncode}"}
    told = done.stdout.replace("\nFAULT", "\0").split("\0")[1:]
    return {re.sub(r"\d+", "", fault.split("\n  ")[0]) for fault in told}


if __name__ == "__main__":
    sys.exit(main())
