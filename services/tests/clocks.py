"""The clinic's day: between its midnight and UTC's the two have different dates, and a test may run then."""

from datetime import date, datetime

from clinic.core.clock import now, zone


def day_of(instant: datetime, timezone: str = "Europe/Stockholm") -> date:
    """The clinic's date at an instant; clinics that tests make are in Stockholm unless they say otherwise."""
    return instant.astimezone(zone(timezone)).date()


def today(timezone: str = "Europe/Stockholm") -> date:
    """The clinic's date now."""
    return day_of(now(), timezone)
