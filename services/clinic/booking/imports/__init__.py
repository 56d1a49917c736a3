"""Booking of visits that another system has booked before, future and past ones (BKG-080)."""
