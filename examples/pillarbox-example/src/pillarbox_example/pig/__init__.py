"""Pig, a small game of dice."""
