"""Exports from the clinic (a client's record, its access log, restricted figures for accountants), and imports of clients and bookings."""
