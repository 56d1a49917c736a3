"""Questionnaires of a client: assigned, answered, signed, corrected, cancelled and reviewed."""
