"""Identify the visitor of a booking flow by BankID."""
