"""Appointments: the services that a clinic offers, opening hours, availability, bookings, reminders and the public booking portal."""
