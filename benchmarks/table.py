"""The table of a run, each figure beside its floor and beside the run before."""

from typing import NamedTuple

from benchmarks.record import Record

NAME = 26
CELL = 26


class Row(NamedTuple):
    """A figure by its name, what it cannot be below, and the unit of both."""

    name: str
    floor: str
    unit: str = "ms"


ROWS = (
    Row("build", "inserts"),
    Row("open", "reading"),
    Row("open to paint", "bare open"),
    Row("key, p50", "bare key, p50"),
    Row("key, p99", "bare key, p99"),
    Row("completion, p50", "bare key, p50"),
    Row("completion, p99", "bare key, p99"),
    Row("caret to why", "bare key, p50"),
    Row("why", "reading"),
    Row("one character", "reading"),
    Row("rename", "reading"),
    Row("search", "reading"),
    Row("evaluate", "reading"),
    Row("impact", "reading"),
    Row("save", "inserts"),
    Row("seal", "inserts"),
    Row("verify", "inserts"),
    Row("redacted export", "inserts"),
    Row("longest block", "bare key, p99"),
    Row("longest block, dense", "bare key, p99"),
    Row("start", "bare start"),
    Row("memory", "bare memory", "MB"),
    Row("memory, dense", "bare memory", "MB"),
)
FLOORS = tuple(dict.fromkeys(Row(row.floor, "", row.unit) for row in ROWS))


def printed(record: Record, last: Record | None) -> str:
    """The table as text."""
    sizes = list(record.figures)
    versions = ", ".join(f"{name} {number}" for name, number in record.versions.items())
    lines = [f"{record.machine}; {versions}; {record.commit}, {record.date}"]
    lines.append(f"last: {last.commit}, {last.date}" if last else "nothing to compare with yet")
    lines.append("")
    lines.append(f"{'nodes':{NAME}}" + "".join(f"{nodes:>{CELL},}" for nodes in sizes))
    lines.append(f"{'':{NAME}}" + f"{'x floor   last':>{CELL}}" * len(sizes))
    lines += (_line(row, record, last, sizes) for row in ROWS)
    lines.append("floors")
    lines += (_line(row, record, last, sizes) for row in FLOORS)
    return "\n".join(line.rstrip() for line in lines)


def _line(row: Row, record: Record, last: Record | None, sizes: list[int]) -> str:
    name = f"  {row.name}" if not row.floor else row.name
    return f"{name:{NAME}}" + "".join(_cell(row, record, last, nodes) for nodes in sizes)


def _cell(row: Row, record: Record, last: Record | None, nodes: int) -> str:
    """Figure, ratio to the floor, and what that ratio is of the last run's."""
    figure = record.figures[nodes].get(row.name)
    if figure is None:
        return f"{'–':>{CELL}}"
    ratio = record.ratio(nodes, row.name, row.floor)
    before = last.ratio(nodes, row.name, row.floor) if last else None
    beside = f"{ratio:,.1f}" if ratio is not None else ""
    changed = f"{ratio / before:.2f}" if ratio is not None and before else ""
    return f"{_number(figure.work)} {row.unit}{beside:>8}{changed:>7}".rjust(CELL)


def _number(value: float) -> str:
    """Three digits that say something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
