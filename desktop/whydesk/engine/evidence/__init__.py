"""What entitles us to believe a claim: support groups, what a withdrawal does, lineage, claims.

Support, lineage and retrieval are kept apart here, and no model is asked anything: every answer
follows from what is written. ``index.Evidence`` is the room's face.
"""
