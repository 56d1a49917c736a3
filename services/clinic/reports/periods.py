"""The date range of a report: whole days in the clinic's time zone, divided into slots of days, weeks or months.

Days have 23 to 25 hours because of daylight saving time, so every bound is computed as an instant of its own.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal

from clinic.core.api.errors import FieldError
from clinic.core.clock import local_date, now, zone

Period = Literal["day", "week", "month"]
DEFAULT_DAYS = 30
MAX_DAYS = 1100
"""About three years."""


@dataclass(frozen=True, slots=True)
class ReportRange:
    """The first and last day of a report, and its slots.

    `slots` are the first days of the slots; `slot_bounds` and `day_bounds` the instants at which slots and days begin, and the end of
    the last.
    """

    start: date
    end: date
    period: Period
    slots: tuple[date, ...]
    slot_bounds: tuple[datetime, ...]
    day_bounds: tuple[datetime, ...]

    @property
    def slot_names(self) -> list[str]:
        """The slots' first days and the day after the last one, as ISO dates."""
        return [day.isoformat() for day in (*self.slots, self.end + timedelta(days=1))]


def resolve_range(
    start: date | None, end: date | None, period: Period, timezone: str, *, fields: tuple[str, str] = ("start", "end"),
) -> ReportRange:
    """Return the range of a report, by default the last 30 days.

    Raises FieldError when it is empty, too long or in the future, at one of `fields`: the names of the two days in the request.
    """
    today = local_date(now(), timezone)
    last = end or max(today, start or today)
    first = start or last - timedelta(days=DEFAULT_DAYS - 1)
    if start and start > today:
        raise FieldError(fields[0], "not_yet")
    if last < first:
        raise FieldError(fields[1], "end_after_start")
    if (last - first).days >= MAX_DAYS:
        raise FieldError(fields[1], "too_many", max=MAX_DAYS)
    slots = tuple(day for day in _days(first, last) if day == first or _starts_slot(day, period))
    boundaries = day_boundaries(first, last, timezone)
    slot_bounds = (*(boundaries[(day - first).days] for day in slots), boundaries[-1])
    return ReportRange(first, last, period, slots, slot_bounds, tuple(boundaries))


def _days(first: date, last: date) -> list[date]:
    return [first + timedelta(days=number) for number in range((last - first).days + 1)]


def _starts_slot(day: date, period: Period) -> bool:
    """Return whether a slot starts on the day; weeks start on Mondays."""
    return period == "day" or (period == "week" and day.weekday() == 0) or (period == "month" and day.day == 1)


def day_boundaries(first: date, last: date, timezone: str) -> list[datetime]:
    """Return the instants in UTC at which the days from first to last begin, and the end of the last."""
    return [datetime.combine(day, time.min, zone(timezone)).astimezone(UTC) for day in _days(first, last + timedelta(days=1))]
