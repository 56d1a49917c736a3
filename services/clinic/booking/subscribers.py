"""Event subscribers of the booking domain, imported at start-up."""

from clinic.booking.booking_forms import subscribers as booking_forms
from clinic.booking.bookings import subscribers as subscribers
from clinic.booking.google_calendar import subscribers as google_calendar
from clinic.booking.series import subscribers as series
from clinic.booking.waiting_list import subscribers as waiting_list

__all__ = ["booking_forms", "google_calendar", "series", "subscribers", "waiting_list"]
