"""Columns of a text in code points, as the engine counts, and in UTF-16 units, as Qt does."""


def utf16_length(text: str) -> int:
    """How many UTF-16 units a text takes."""
    if text.isascii():
        return len(text)
    return len(text) + sum(character > "\uffff" for character in text)


def to_units(text: str, column: int) -> int:
    """The UTF-16 column of a code-point column."""
    return utf16_length(text[:column])


def to_points(text: str, units: int) -> int:
    """The code-point column of a UTF-16 column; inside a pair, that of the pair's start."""
    if text.isascii():
        return units
    seen = 0
    for column, character in enumerate(text):
        if seen >= units:
            return column
        seen += 2 if character > "\uffff" else 1
        if seen > units:
            return column
    return len(text)
