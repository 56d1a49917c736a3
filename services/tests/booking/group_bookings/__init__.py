"""Tests of group bookings."""
