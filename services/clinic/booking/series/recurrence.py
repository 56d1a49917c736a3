"""The starts of a series: the clinic's time of day is the same in summer and winter time."""

from calendar import monthrange
from datetime import date, datetime, timedelta
from typing import Literal

from clinic.core.api.errors import FieldError
from clinic.core.clock import from_local, to_local

RecurrenceUnit = Literal["day", "week", "month"]
MAX_OCCURRENCES = 52
MAX_SERIES_DAYS = 731


def list_starts(
    first: datetime, timezone: str, *, interval: int, unit: RecurrenceUnit, count: int | None, repeats_until: date | None,
) -> list[datetime]:
    """Return the starts of a series, as many as `count` and none after `repeats_until`, whichever comes first.

    In a month without the day of the first booking, the last day is meant. Raises FieldError without an end, and when fewer than two or
    more than MAX_OCCURRENCES starts follow, or the last is more than MAX_SERIES_DAYS days after the first.
    """
    if count is None and repeats_until is None:
        raise FieldError("count", "required")
    local = to_local(first, timezone)
    starts = [_repeat(local, number * interval, unit) for number in range(count or MAX_OCCURRENCES + 1)]
    starts = [start for start in starts if repeats_until is None or start.date() <= repeats_until]
    if len(starts) > MAX_OCCURRENCES:
        raise FieldError("repeats_until", "too_many", max=MAX_OCCURRENCES)
    if len(starts) < 2:  # noqa: PLR2004 - fewer are no series
        raise FieldError("repeats_until", "two_times")
    if (starts[-1] - local).days >= MAX_SERIES_DAYS:
        raise FieldError("count" if repeats_until is None else "repeats_until", "too_many_days", max=MAX_SERIES_DAYS)
    return [from_local(start, timezone) for start in starts]


def _repeat(local: datetime, number: int, unit: RecurrenceUnit) -> datetime:
    if unit != "month":
        return local + timedelta(days=number * (7 if unit == "week" else 1))
    years, month = divmod(local.month - 1 + number, 12)
    year = local.year + years
    return local.replace(year=year, month=month + 1, day=min(local.day, monthrange(year, month + 1)[1]))


def shift_start(start: datetime, timezone: str, by: timedelta) -> datetime:
    """Return a start moved by a difference of the clinic's local times."""
    return from_local(to_local(start, timezone) + by, timezone)
