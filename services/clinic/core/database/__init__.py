"""Connections, transactions, row-level security and the base classes of all tables."""
