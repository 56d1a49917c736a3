"""Procedures: documented treatments of a client, signed, and corrected by new versions only."""
