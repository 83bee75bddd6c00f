"""How many answers are given where nobody says how many."""

FOUND = 20
EXPANDED = 200
