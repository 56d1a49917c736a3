"""Bookings: create, reschedule and cancel them, the calendar, and the notifications sent to clients."""
