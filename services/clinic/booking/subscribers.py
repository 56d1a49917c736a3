"""Event subscribers of the booking domain, imported at start-up."""

from clinic.booking.bookings import subscribers as subscribers
from clinic.booking.google_calendar import subscribers as google_calendar

__all__ = ["google_calendar", "subscribers"]
