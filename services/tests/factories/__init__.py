"""Factories: each call inserts its own rows."""
