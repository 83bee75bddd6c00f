"""All that somebody does at the window, each thing with how often it is done."""

from tests.soak import by_command, in_pictures, in_text, with_files
from tests.soak.kinds import Action

ACTIONS: tuple[Action, ...] = (
    *in_text.ACTIONS,
    *by_command.ACTIONS,
    *in_pictures.ACTIONS,
    *with_files.ACTIONS,
)
