"""Events of Google calendars."""

GOOGLE_CALENDAR_CHANGED = "booking.google_calendar_changed"
"""A connection has work for the worker. Payload: calendar_id."""
GOOGLE_CALENDAR_BROKEN = "booking.google_calendar_broken"
"""Google gives no access any more. Payload: membership_id."""
