"""Scheduled jobs of the booking domain, imported at start-up."""

from clinic.booking.booking_forms import jobs as booking_forms
from clinic.booking.google_calendar import jobs as google_calendar
from clinic.booking.google_rating import jobs as google_rating
from clinic.booking.portal import jobs as portal
from clinic.booking.reminders import jobs as reminders
from clinic.booking.schedules import jobs as schedules
from clinic.booking.waiting_list import jobs as waiting_list

__all__ = ["booking_forms", "google_calendar", "google_rating", "portal", "reminders", "schedules", "waiting_list"]
