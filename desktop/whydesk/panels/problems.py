"""The problems panel: each finding in one plain sentence; choosing one goes to its place."""

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from whydesk.engine.model import Diagnostic, Severity
from whydesk.theme.theme import Theme

ROW_ROLE = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex
_SHAPES = {Severity.ERROR: "✗", Severity.WARNING: "!", Severity.HINT: "·"}
_ROW = 28


class ProblemsModel(QAbstractListModel):
    """The problems in the order of the text."""

    def __init__(self) -> None:
        super().__init__()
        self.problems: list[Diagnostic] = []
        self._many_shards = False

    def set_problems(self, problems: list[Diagnostic], many_shards: bool) -> None:
        if problems == self.problems and many_shards == self._many_shards:
            return
        self.beginResetModel()
        self.problems, self._many_shards = problems, many_shards
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.problems)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        problem = self.problems[index.row()]
        if role == ROW_ROLE:
            return problem
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{problem.severity.value}, {self.place(problem)}: {problem.message}"
        return None

    def place(self, problem: Diagnostic) -> str:
        line = f"line {problem.span.line + 1:,}"
        return f"{problem.shard}, {line}" if self._many_shards else line


class ProblemsDelegate(QStyledItemDelegate):
    """One line each: shape, sentence, place."""

    def __init__(self, theme: Theme, model: ProblemsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(100, self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        problem: Diagnostic = index.data(ROW_ROLE)
        px = self._theme.px
        tokens = self._theme.tokens
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        state = option.state  # type: ignore[attr-defined]
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(tokens.accent.ground))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(tokens.hover))
        inner = rect.adjusted(px(16), 0, -px(16), 0)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.setFont(self._theme.font(13))
        painter.setPen(self._colour(problem.severity))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeft, _SHAPES[problem.severity])
        place = self._model.place(problem)
        painter.setPen(QColor(tokens.soft))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, place)
        metrics = QFontMetricsF(self._theme.font(13))
        room = inner.width() - px(24) - metrics.horizontalAdvance(place) - px(16)
        text = metrics.elidedText(problem.message, Qt.TextElideMode.ElideRight, room)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(inner.adjusted(px(24), 0, 0, 0), middle | Qt.AlignmentFlag.AlignLeft, text)
        painter.restore()

    def _colour(self, severity: Severity) -> QColor:
        tokens = self._theme.tokens
        colours = {Severity.ERROR: tokens.failure, Severity.WARNING: tokens.warning}
        return QColor(colours.get(severity, tokens.soft))


class ProblemsPanel(QWidget):
    """The list; ``problem_chosen`` carries the problem to go to."""

    problem_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemsBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = ProblemsModel()
        self.list = QListView(self)
        self.list.setAccessibleName("Problems")
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

    def sizeHint(self) -> QSize:
        return QSize(600, 160)

    def set_problems(self, problems: list[Diagnostic], many_shards: bool) -> None:
        self.model.set_problems(problems, many_shards)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        problem = index.data(ROW_ROLE)
        if isinstance(problem, Diagnostic):
            self.problem_chosen.emit(problem)
