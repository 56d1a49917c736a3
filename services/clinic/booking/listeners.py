"""Event listeners of the booking domain, imported at start-up."""

from clinic.booking.bookings import listeners as listeners
