"""Handing over part of a workspace: what stays, what is masked, what goes, and the proof of it."""
