"""What the program says, in the language of the person who reads it.

``tr`` gives a text, ``counted`` one with a number in it. Both are English until ``speak`` brings
another language, which the window does before any other room is loaded: so a text may stand in a
table at the top of a module as well as in a function. The command line never does; it, and the
engine as a library, are English.

Braces hold values by name. Only the template is looked up and filled: what stands in a pack comes
in as a value and is never taken for a template. Any thread.
"""

from collections.abc import Callable

# Gives the text in another language, or the text itself where it has none: for a source text, a
# comment that tells equal ones apart, and a number (-1: none) that may decide about its form.
Speaker = Callable[[str, str, int], str]


class _Tongue:
    """The language in force, and whether something was said in it."""

    speaker: Speaker | None = None
    used = False


def speak(speaker: Speaker) -> None:
    """Have everything said by this speaker from here on.

    Raises RuntimeError where something was said before: it would stay in English for good.
    """
    if _Tongue.used:
        raise RuntimeError("a text was said before its language was known")
    _Tongue.speaker = speaker


def tr(text: str, comment: str = "", /, **values: object) -> str:
    """The text in the reader's language, with the values in its braces.

    ``comment`` tells the translator what it is about, and tells equal texts apart.
    """
    template = _put(text, comment, -1)
    return template.format(**values) if values else template


def counted(number: int, one: str, many: str, /, **values: object) -> str:
    """A text with a number, which stands for ``{n}``: ``one`` of exactly 1, ``many`` of others.

    The translation is that of ``many``; its language decides how many forms it has.
    """
    spoken = _put(many, "", number)
    template = one if number == 1 and spoken == many else spoken
    return template.format(n=f"{number:,}", **values)


def _put(text: str, comment: str, number: int) -> str:
    _Tongue.used = True
    speaker = _Tongue.speaker
    return text if speaker is None else speaker(text, comment, number)
