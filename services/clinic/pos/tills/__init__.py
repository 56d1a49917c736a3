"""Registers, terminals, and what is set for a company's till."""
