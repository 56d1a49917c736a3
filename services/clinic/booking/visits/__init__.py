"""Visits: booking, moving and cancelling them, the calendar, and what the client is told."""
