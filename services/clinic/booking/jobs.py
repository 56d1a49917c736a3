"""Scheduled jobs of the booking domain, imported at start-up."""

from clinic.booking.portal import jobs as portal
from clinic.booking.reminders import jobs as reminders

__all__ = ["portal", "reminders"]
