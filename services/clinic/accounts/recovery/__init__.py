"""Forgotten passwords."""
