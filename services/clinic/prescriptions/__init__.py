"""Prescriptions: what a clinic asks of a prescriber."""
