"""The clinic's questionnaires and their questions."""
