"""Whydesk: write down what was decided and why, and be able to prove it."""

__version__ = "0.1.0"
