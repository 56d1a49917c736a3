"""Event subscribers of the booking domain, imported at start-up."""

from clinic.booking.bookings import subscribers as subscribers
