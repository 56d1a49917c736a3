"""Consents of a client: assigned, signed, corrected, cancelled and reviewed."""
