"""Clients who register themselves: the one that a visitor has proven to be, or a new one, and details that differ from the saved."""
