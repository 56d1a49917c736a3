"""What this domain does by the clock; imported at start."""

from clinic.booking.portal import jobs as jobs
from clinic.booking.reminders import jobs as reminders

__all__ = ["jobs", "reminders"]
