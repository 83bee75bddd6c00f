"""The installed PySide6 survives what the editor asks of it.

Release 6.12.0 drops None's reference count at each virtual call into Python and aborts CPython 3.11
after some ten thousand of them. A highlighter makes one such call per block.
"""

import os
import subprocess
import sys

_BLOCKS = 20_000
_PROGRAM = """
import sys
from PySide6.QtGui import QGuiApplication, QSyntaxHighlighter, QTextCharFormat, QTextDocument

class Counting(QSyntaxHighlighter):
    calls = 0
    def highlightBlock(self, text):
        self.calls += 1
        self.setFormat(0, len(text), QTextCharFormat())

app = QGuiApplication(sys.argv[:1])
document = QTextDocument()
highlighter = Counting(document)
document.setPlainText("\\n".join(f"[[Node {n}]]" for n in range(int(sys.argv[1]))))
highlighter.rehighlight()
print(highlighter.calls)
"""


def test_twenty_thousand_blocks_are_highlighted_in_python():
    # In a process of its own: what is guarded against is an abort.
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(_BLOCKS)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )

    assert done.returncode == 0, done.stderr[-500:]
    assert int(done.stdout) >= _BLOCKS
