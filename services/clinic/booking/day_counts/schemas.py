"""Response schemas of the bookings counted by day."""

from datetime import date
from uuid import UUID

from pydantic import BaseModel


class DayCount(BaseModel):
    """How many bookings of a practitioner start on a day of the clinic's time zone."""

    day: date
    practitioner_id: UUID
    bookings: int


class DayCountsPractitioner(BaseModel):
    """A practitioner who can be booked or has bookings in the days."""

    id: UUID
    name: str
    color: str
    is_active: bool


class DayCounts(BaseModel):
    """The bookings of some days, counted by day and practitioner; days without bookings have no row."""

    practitioners: list[DayCountsPractitioner]
    counts: list[DayCount]
