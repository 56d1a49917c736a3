"""Errors that browsers report."""
