"""Pillarbox: Shut the Box and Post Office, every variant, played, solved exactly and studied."""

__version__ = "0.1.0"
