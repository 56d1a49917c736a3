"""Proving the signed-in person by a second factor, in a session that has one only (LAW-001)."""
