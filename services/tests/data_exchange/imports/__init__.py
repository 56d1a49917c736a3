"""Imports of clients and bookings from Excel and CSV files."""
