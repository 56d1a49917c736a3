"""Resetting a forgotten password."""
