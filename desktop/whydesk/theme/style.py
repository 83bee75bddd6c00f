"""The one style sheet of the window, made from tokens."""

from string import Template

from whydesk.theme.tokens import NOTE_PX, RADIUS, TEXT_PX, Tokens

_SHEET = Template("""
* { outline: none; }
QDialog { background: $window; }
QDialog#goTo { background: $card; border: 1px solid $line; }
QMainWindow::separator { background: palette(midlight); width: 1px; height: 1px; }
QMainWindow::separator:hover { background: palette(link); }
QToolTip { background: $card; color: $ink; border: 1px solid $line; padding: ${s4}px ${s8}px; }

QPushButton {
    background: $card; color: $ink; border: 1px solid $line; border-radius: ${radius}px;
    padding: ${s4}px ${s12}px; min-height: ${button}px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border-color: $accent; }
QPushButton:disabled { color: $faint; background: transparent; }
QPushButton[primary="true"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[primary="true"]:hover { background: $accent_hover; }
QPushButton[primary="true"]:focus { border-color: $ink; }
QPushButton[primary="true"]:disabled { background: $line; border-color: $line; color: $soft; }
QPushButton[quiet="true"] { background: transparent; border-color: transparent; color: $soft; }
QPushButton[quiet="true"]:hover { background: $hover; color: $ink; }

QPushButton[link="true"] {
    background: transparent; border: none; color: $accent; font-size: ${note}px; padding: 0;
    min-height: ${button}px;
}
QPushButton[link="true"]:hover, QPushButton[link="true"]:focus { text-decoration: underline; }

QLineEdit, QComboBox, QSpinBox {
    background: $card; color: $ink; border: 1px solid $line; border-radius: ${radius}px;
    padding: ${s4}px ${s8}px; min-height: ${button}px; selection-background-color: $selection;
    selection-color: $ink;
}
QLineEdit, QPlainTextEdit { placeholder-text-color: $soft; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border-color: $accent; }
QComboBox::drop-down { border: none; width: ${s24}px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QSpinBox QLineEdit { border: none; padding: 0 ${s8}px; min-height: 0; background: transparent; }
QPushButton[step="true"] { padding: ${s4}px 0; }
QComboBox QAbstractItemView {
    background: $card; border: 1px solid $line; selection-background-color: $accent_tint;
    selection-color: $ink; padding: ${s4}px;
}

QPlainTextEdit#editor {
    background: $window; color: $ink; border: none;
    selection-background-color: transparent; selection-color: $ink;
}
QPlainTextEdit#reading {
    background: $card; color: $ink; border: 1px solid $line; border-radius: ${radius}px;
    padding: ${s8}px;
}
QAbstractItemView { background: transparent; border: none; color: $ink; }
#completions {
    background: $card; border: 1px solid $line; padding: ${s4}px;
    selection-background-color: $accent_tint; selection-color: $ink;
}
#completions::item { padding: ${s4}px ${s8}px; }
QStackedWidget, QScrollArea { background: transparent; border: none; }

QScrollBar:vertical { background: transparent; width: ${s12}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${s12}px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: transparent; color: $soft; border: none; spacing: 0; }
QMenuBar::item { padding: ${s4}px ${s8}px; border-radius: ${radius}px; background: transparent; }
QMenuBar::item:selected { background: $hover; color: $ink; }
QMenu { background: $card; color: $ink; border: 1px solid $line; padding: ${s4}px; }
QMenu::item { padding: ${s4}px ${s24}px ${s4}px ${s12}px; border-radius: ${radius}px; }
QMenu::item:selected { background: $accent_tint; color: $ink; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: ${s4}px ${s8}px; }
QMenu::indicator { width: ${s12}px; height: ${s12}px; left: ${s4}px; }

QDockWidget { color: $soft; font-size: ${note}px; }
QDockWidget > QWidget { background: $panel; }

#topBar { background: $panel; border-bottom: 1px solid $line; }
QStatusBar { background: $panel; border-top: 1px solid $line; }
QStatusBar::item { border: none; }
#statusBar { background: transparent; }
#closeButton { padding: 0; font-size: ${note}px; }
#statusBar QLabel, #statusBar QPushButton { font-size: ${note}px; color: $soft; }
#statusBar QLabel[tone="good"] { color: $success; font-weight: 600; }
#statusBar QLabel[tone="bad"] { color: $failure; font-weight: 600; }
#statusBar QLabel[tone="warn"] { color: $warning; font-weight: 600; }
#statusBar QPushButton {
  border: none; background: transparent; padding: 0 ${s4}px; min-height: 0; text-align: left;
}
#statusBar QPushButton:hover { color: $ink; }
#statusBar QPushButton:focus { color: $ink; text-decoration: underline; }
#statusBar QPushButton[tone="bad"] { color: $failure; }
#statusBar QPushButton[tone="warn"] { color: $warning; }
#appName { color: $ink; font-weight: 600; }
#place { color: $soft; }
QMainWindow > QTabBar { background: $panel; border-bottom: 1px solid $line; }
QMainWindow > QTabBar::tab {
    padding: ${s8}px ${s12}px ${s8}px ${s12}px; margin: ${s8}px 0 0 0; border-bottom: none;
}
QMainWindow > QTabBar::tab:first, QMainWindow > QTabBar::tab:only-one { margin-left: ${s16}px; }
#whyBar QPushButton, #whyCrumbs QPushButton, #whyHint QPushButton {
    font-size: ${note}px; padding: 0 ${s8}px; min-height: ${button}px;
}
#whyBar QPushButton:checked { color: $ink; font-weight: 600; }
#whyHint QPushButton { color: $accent; }
#whyBeside { background: $window; border-top: 1px solid $line; }
#panelHead { background: $panel; border-bottom: 1px solid $line; }
#panelTitle { color: $ink; font-weight: 600; }
#sidebar { background: $panel; }
#whyBody, #notice, #problemsBody { background: $window; }
#notice { background: $notice; border-bottom: 1px solid $line; }
#banner { background: $notice; border-bottom: 1px solid $line; }
#banner QLabel { font-size: ${note}px; color: $soft; }
#banner QLabel[role="ink"] { color: $ink; }
QTextBrowser#guide { background: $window; color: $ink; border: none; }
#chapters::item { padding: ${s4}px ${s8}px; border-radius: ${radius}px; color: $ink; }
#chapters::item:selected { background: $accent_tint; color: $ink; }
QListWidget#choices, QPlainTextEdit#facts {
    background: $card; border: 1px solid $line; border-radius: ${radius}px; padding: ${s4}px;
}
QListWidget#choices:focus, QPlainTextEdit#facts:focus { border-color: $accent; }
QListWidget#choices::item { padding: ${s8}px; border-radius: ${radius}px; color: $ink; }
QListWidget#choices::item:selected { background: $accent_tint; color: $ink; }
#redactHead { background: $window; border-bottom: 1px solid $line; }
#redactFoot { background: $panel; border-top: 1px solid $line; }
#leftovers { background: $failure_tint; border: 1px solid $line; border-radius: ${s8}px; }
#leftovers QListView { background: transparent; }
#leftovers QPushButton { padding: 0 ${s8}px; font-size: ${note}px; color: $ink; }
#misses { background: $card; border: 1px solid $line; border-radius: ${s8}px; }
QPushButton#leftBehind {
    border: none; background: transparent; padding: 0; min-height: 0; text-align: left;
    color: $soft; font-size: ${note}px;
}
QPushButton#leftBehind:hover { color: $ink; }
QPushButton#leftBehind:focus { color: $ink; text-decoration: underline; }
QPlainTextEdit#leftBehindList {
    background: transparent; border: none; color: $soft; font-size: ${note}px;
}
QPlainTextEdit#leftBehindList:focus { color: $ink; }
QLabel[role="failureTitle"] { color: $failure; font-weight: 600; }
#mapBar { background: $window; border-bottom: 1px solid $line; }
#mapFoot { background: $window; border-top: 1px solid $line; }
#mapFoot QPushButton { padding: 0 ${s4}px; min-height: 0; font-size: ${note}px; color: $accent; }
#mapFilter { background: $card; border: 1px solid $line; border-radius: ${s8}px; }
#mapOutline { background: $window; border-left: 1px solid $line; padding: ${s8}px; }
#carried {
    background: $card; color: $soft; border: 1px solid $line; border-radius: ${radius}px;
    padding: ${s4}px ${s8}px;
}
#carried[on="true"] { color: $ink; border-color: $accent; }
QPushButton[quiet="true"]:checked, QPushButton[on="true"] {
    background: $accent_tint; color: $ink;
}
QPushButton::menu-indicator { image: none; width: 0; }
QSplitter#stage::handle { background: $line; }
QSplitter#bare::handle { background: transparent; image: none; }
#findBar { background: $panel; border-top: 1px solid $line; }
#longLine, #comparison { background: $card; border: 1px solid $line; border-radius: ${radius}px; }
#hoverCard { background: $card; border: 1px solid $line; border-radius: ${s8}px; }
QLabel[role="name"] { font-weight: 600; color: $ink; }
QLabel[role="ink"] { color: $ink; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 600; color: $ink; }
QLabel[role="section"] { font-weight: 600; color: $soft; font-size: ${note}px; }
QLabel[role="soft"] { color: $soft; }
QLabel[role="note"] { color: $soft; font-size: ${note}px; }
QLabel[role="failure"] { color: $failure; font-size: ${note}px; }
QLabel[tone="good"], #banner QLabel[tone="good"] { color: $success; }
QLabel[tone="bad"], #banner QLabel[tone="bad"] { color: $failure; font-weight: 600; }
QLabel[tone="warn"], #banner QLabel[tone="warn"] { color: $warning; font-weight: 600; }

QTabBar { background: transparent; border: none; }
QTabBar::tab {
    background: transparent; color: $soft; border: 1px solid transparent; border-bottom: none;
    padding: ${s8}px ${s12}px; border-top-left-radius: ${radius}px;
    border-top-right-radius: ${radius}px;
}
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:selected {
    background: $window; color: $ink; border-color: $line; font-weight: 600;
}
""")


def style_sheet(tokens: Tokens, zoom: float) -> str:
    """The whole style sheet for a look at a zoom; lengths follow the zoom."""

    def px(value: float) -> int:
        return max(1, round(value * zoom))

    return _SHEET.substitute(
        window=tokens.window,
        panel=tokens.panel,
        line=tokens.line,
        card=tokens.card,
        ink=tokens.ink,
        soft=tokens.soft,
        faint=tokens.faint,
        hover=tokens.hover,
        accent=tokens.accent.ink,
        accent_hover="#26504F" if not tokens.dark else "#9CD0CE",
        accent_tint=tokens.accent.ground,
        on_accent=tokens.on_accent,
        selection=tokens.selection,
        success=tokens.success,
        failure_tint=tokens.contradicts.ground,
        failure=tokens.failure,
        warning=tokens.warning,
        notice=tokens.raises.ground,
        radius=px(RADIUS),
        button=px(20),
        note=px(NOTE_PX),
        title=px(TEXT_PX + 4),
        s4=px(4),
        s8=px(8),
        s12=px(12),
        s16=px(16),
        s24=px(24),
    )
