"""The clinic's questionnaires with their questions."""
