"""Checks of the conventions; each has a planted violation in tests/checks."""
