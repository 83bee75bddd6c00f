"""Words by which commands are found besides their own."""

from whydesk.window.commands import COMMANDS
from whydesk.window.other_words import OTHER_WORDS


def test_every_word_leads_to_a_command_that_there_is():
    assert OTHER_WORDS.keys() <= {command.name for command in COMMANDS}
