"""The clinic's consent templates, each with all versions of its text."""
