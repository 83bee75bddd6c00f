"""What a graph of recorded reasons can be asked: why, find, match, cards, thoughts, conflicts.

Every answer is read from what was written; nothing is inferred, and the same graph gives the same
answer. Functions take a Graph, never change it, and run on any thread that owns the graph.
"""
