"""The public registration portal."""
