"""Exports from the clinic: a client's record, its access log, and restricted figures for accountants."""
