"""Lists of very many rows cost no more than what is in sight of them."""

from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QListView

from tests.growth.counting import SAME, counted
from whydesk.widgets.rows import RowsModel


def laid_out(rows: int) -> int:
    """The lines of Python that it takes to lay so many rows out."""
    view, model = QListView(), RowsModel[str](str)
    view.setUniformItemSizes(True)
    view.setModel(model)
    model.set_rows(["a row"] * rows)
    with counted() as work:
        view.doItemsLayout()
    return work.lines


def test_laying_out_asks_python_nothing_about_each_row(qapp):
    assert laid_out(4_000) <= SAME * max(1, laid_out(1_000))


def test_what_stands_in_rows_changes_between_the_two_tellings(qapp):
    model = RowsModel[str](str)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_rows(["a", "c"])

    model.put_in(1, 1, lambda: setattr(model, "rows", ["a", "b", "c"]))
    assert [model.index(n).data() for n in range(model.rowCount())] == ["a", "b", "c"]

    model.take_out(0, 1, lambda: setattr(model, "rows", ["b", "c"]))
    assert [model.index(n).data() for n in range(model.rowCount())] == ["b", "c"]
