"""A report's days: whole days of the clinic's own zone, cut into days, weeks or months.

A day is as long as its clock says, 23 hours in March and 25 in October, so each bound is an instant of its own.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal

from clinic.core.clock import day_of, now, zone
from clinic.core.errors import FieldError

Period = Literal["day", "week", "month"]
USUAL = 30
LONGEST = 1100
"""Days that a report may span: three years."""


@dataclass(frozen=True, slots=True)
class Span:
    """`slots` are the first days of the parts; `bounds` the instants at which they begin, and the end of the last."""

    start: date
    end: date
    period: Period
    slots: tuple[date, ...]
    bounds: tuple[datetime, ...]
    days: tuple[datetime, ...]
    """The instants at which the days begin, and the end of the last."""

    @property
    def names(self) -> list[str]:
        """The first days as they travel, and the day after the last."""
        return [day.isoformat() for day in (*self.slots, self.end + timedelta(days=1))]


def span(start: date | None, end: date | None, period: Period, timezone: str) -> Span:
    """The period asked for, by default the last 30 days; a FieldError when it can't be."""
    today = day_of(now(), timezone)
    last = end or max(today, start or today)
    first = start or last - timedelta(days=USUAL - 1)
    if start and start > today:
        raise FieldError("start", "not_yet")
    if last < first:
        raise FieldError("end", "end_after_start")
    if (last - first).days >= LONGEST:
        raise FieldError("end", "too_many", max=LONGEST)
    slots = tuple(day for day in _days(first, last) if day == first or _begins(day, period))
    days = midnights(first, last, timezone)
    return Span(first, last, period, slots, (*(days[(day - first).days] for day in slots), days[-1]), tuple(days))


def _days(first: date, last: date) -> list[date]:
    return [first + timedelta(days=number) for number in range((last - first).days + 1)]


def _begins(day: date, period: Period) -> bool:
    """Weeks begin on Mondays."""
    return period == "day" or (period == "week" and day.weekday() == 0) or (period == "month" and day.day == 1)


def midnights(first: date, last: date, timezone: str) -> list[datetime]:
    """The instants at which the days begin, and the end of the last."""
    return [datetime.combine(day, time.min, zone(timezone)).astimezone(UTC) for day in _days(first, last + timedelta(days=1))]
