"""Devices of the quality register whose time bookings reserve."""
