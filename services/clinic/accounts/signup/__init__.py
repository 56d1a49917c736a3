"""Signing up: a person and a company, the proof of an address, the choice of systems."""
