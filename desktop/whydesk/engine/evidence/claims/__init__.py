"""Claims out of prose: sentences, what qualifies them, what they refer to, and three extractors.

A sentence is not a claim, and no model is asked. ``extractors.extract`` is the room's face.
"""
