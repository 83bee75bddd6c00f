"""The problems panel: each finding in one plain sentence; choosing one goes to its place."""

from PySide6.QtCore import QModelIndex, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget

from whydesk.engine.model import Diagnostic, Severity
from whydesk.engine.wording import tr
from whydesk.theme.theme import Theme
from whydesk.widgets.plain import one_line
from whydesk.widgets.rows import ROW_ROLE, RowDelegate, RowsModel
from whydesk.widgets.severity import SHAPES

_ROW = 28
_SEVERITIES = {
    Severity.ERROR: tr("error"),
    Severity.WARNING: tr("warning"),
    Severity.HINT: tr("hint"),
}
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class ProblemsModel(RowsModel[Diagnostic]):
    """The problems in the order of the text; where there are several files, with their names."""

    def __init__(self) -> None:
        super().__init__(self._spoken)
        self._many_shards = False

    def set_problems(self, problems: list[Diagnostic], many_shards: bool) -> None:
        """Show other problems; the same ones leave the list as it stands."""
        if problems != self.rows or many_shards != self._many_shards:
            self._many_shards = many_shards
            self.set_rows(problems)

    def place(self, problem: Diagnostic) -> str:
        """Where a problem is, as it is read."""
        line = tr("line {line:,}", line=problem.span.line + 1)
        return f"{one_line(problem.shard, 60)}, {line}" if self._many_shards else line

    def _spoken(self, problem: Diagnostic) -> str:
        return (
            f"{_SEVERITIES[problem.severity]}, {self.place(problem)}: {one_line(problem.message)}"
        )


class ProblemsDelegate(RowDelegate):
    """One line each: shape, sentence, place."""

    def __init__(self, theme: Theme, model: ProblemsModel, parent: QWidget) -> None:
        super().__init__(theme, _ROW, parent)
        self._model = model

    def paint_row(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, Diagnostic)
        px = self.theme.px
        tokens = self.theme.tokens
        font = self.theme.font(13)
        metrics = QFontMetricsF(font)
        inner = rect.adjusted(px(16), 0, -px(16), 0)
        place = self._model.place(row)
        room = inner.width() - px(40) - metrics.horizontalAdvance(place)
        text = metrics.elidedText(one_line(row.message), Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        painter.setPen(self._colour(row.severity))
        painter.drawText(inner, _MIDDLE | left, SHAPES[row.severity])
        painter.setPen(QColor(tokens.soft))
        painter.drawText(inner, _MIDDLE | right, place)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(inner.adjusted(px(24), 0, 0, 0), _MIDDLE | left, text)

    def _colour(self, severity: Severity) -> QColor:
        tokens = self.theme.tokens
        colours = {Severity.ERROR: tokens.failure, Severity.WARNING: tokens.warning}
        return QColor(colours.get(severity, tokens.soft))


class ProblemsPanel(QWidget):
    """The list. ``problem_chosen`` carries the problem to go to, ``menu_requested`` one with the
    point of the screen where its fixes are to be offered.
    """

    problem_chosen = Signal(object)
    menu_requested = Signal(object, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemsBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = ProblemsModel()
        self.list = QListView(self)
        self.list.setAccessibleName(tr("Problems"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(ProblemsDelegate(theme, self.model, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._ask_menu)

    def sizeHint(self) -> QSize:
        return QSize(600, 160)

    def set_problems(self, problems: list[Diagnostic], many_shards: bool) -> None:
        """Show these problems."""
        self.model.set_problems(problems, many_shards)

    def request_menu(self) -> None:
        """Ask for the fixes of the problem that is current."""
        self._ask_menu(self.list.visualRect(self.list.currentIndex()).bottomLeft())

    @Slot(QPoint)
    def _ask_menu(self, point: QPoint) -> None:
        problem = self.list.currentIndex().data(ROW_ROLE)
        if isinstance(problem, Diagnostic):
            self.menu_requested.emit(problem, self.list.viewport().mapToGlobal(point))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        problem = index.data(ROW_ROLE)
        if isinstance(problem, Diagnostic):
            self.problem_chosen.emit(problem)
