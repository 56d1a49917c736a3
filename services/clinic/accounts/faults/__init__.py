"""Faults that browsers report."""
