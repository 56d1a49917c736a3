"""The starts of a series, by the clinic's wall clock (BKG-036)."""

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, strategies as st

from clinic.booking.series.recurrence import MAX_OCCURRENCES, list_starts
from clinic.core.api.errors import FieldError
from clinic.core.clock import to_local

STOCKHOLM = "Europe/Stockholm"


def list_locals(first: datetime, **rule: Any) -> list[str]:
    """Return the local times of a series' starts."""
    rule = {"interval": 1, "unit": "week", "count": None, "repeats_until": None, **rule}
    return [to_local(start, STOCKHOLM).isoformat(" ", "minutes") for start in list_starts(first, STOCKHOLM, **rule)]


@pytest.mark.covers("BKG-036")
@pytest.mark.parametrize(("first", "expected"), [
    (datetime(2026, 10, 20, 8, tzinfo=UTC), ["2026-10-20 10:00", "2026-10-27 10:00", "2026-11-03 10:00"]),
    (datetime(2027, 3, 24, 9, tzinfo=UTC), ["2027-03-24 10:00", "2027-03-31 10:00", "2027-04-07 10:00"]),
    (datetime(2027, 3, 21, 1, 30, tzinfo=UTC), ["2027-03-21 02:30", "2027-03-28 03:30", "2027-04-04 02:30"]),
    (datetime(2026, 10, 18, 0, 30, tzinfo=UTC), ["2026-10-18 02:30", "2026-10-25 02:30", "2026-11-01 02:30"]),
])
def test_series_keeps_the_time_of_day_across_both_clock_changes(first, expected):
    """BKG-036: a time that a clock change skips is moved by an hour, and the series goes on at its own time."""
    assert list_locals(first, count=3) == expected


@pytest.mark.covers("BKG-036")
def test_months_end_on_their_last_day_and_a_last_day_ends_the_series():
    """BKG-036: the 31st is the last day of shorter months; `count` and `repeats_until` end a series, whichever comes first."""
    first = datetime(2026, 12, 31, 8, tzinfo=UTC)
    assert list_locals(first, unit="month", count=4) == [
        "2026-12-31 09:00", "2027-01-31 09:00", "2027-02-28 09:00", "2027-03-31 09:00",
    ]
    until = date(2027, 1, 21)
    assert list_locals(first, count=52, repeats_until=until)[-1] == "2027-01-21 09:00" and len(list_locals(first, repeats_until=until)) == 4
    assert len(list_locals(first, unit="day", interval=2, count=3, repeats_until=until)) == 3


@pytest.mark.covers("BKG-036")
@pytest.mark.parametrize("rule", [
    {}, {"repeats_until": date(2026, 12, 31)}, {"unit": "day", "repeats_until": date(2027, 2, 28)}, {"unit": "month", "count": 26},
])
def test_series_without_end_or_too_few_or_many_times_is_refused(rule):
    """BKG-036: two to fifty-two times, within two years."""
    with pytest.raises(FieldError):
        list_locals(datetime(2026, 12, 31, 8, tzinfo=UTC), **rule)


@pytest.mark.covers("BKG-036")
@given(st.integers(0, 4 * 365 * 96), st.integers(1, 2), st.integers(2, MAX_OCCURRENCES))
def test_weekly_starts_are_on_one_weekday_in_order(quarters, interval, count):
    """BKG-036: every start is on the weekday and date that the rule says, later than the one before."""
    first = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=15 * quarters)
    starts = list_starts(first, STOCKHOLM, interval=interval, unit="week", count=count, repeats_until=None)
    days = [to_local(start, STOCKHOLM).date() for start in starts]
    assert {(after - before).days for before, after in pairwise(days)} == {7 * interval}
    assert all(before < after for before, after in pairwise(starts))
