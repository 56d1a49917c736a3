"""Time: instants are UTC; dates and times of day are in the clinic's time zone. Only this module reads the system clock."""

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated, Any
from zoneinfo import ZoneInfo, available_timezones

from pydantic import AfterValidator, BeforeValidator, PlainSerializer, WithJsonSchema
from pydantic_core import PydanticCustomError

WIRE_FORMAT = "%Y-%m-%d %H:%M:%S"
_WIRE_PATTERN = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}")
_WIRE_LENGTH = len("2026-11-21 08:30:00")


def now() -> datetime:
    """Return the current instant in UTC, with microseconds."""
    return datetime.now(UTC)


def _from_wire(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    try:
        if _WIRE_PATTERN.fullmatch(value):
            return datetime.fromisoformat(value).replace(tzinfo=UTC)
    except ValueError:
        pass
    raise PydanticCustomError("instant", "not an instant")


def to_wire(value: datetime) -> str:
    """Return an instant in the API's format: UTC, to the second."""
    return value.astimezone(UTC).isoformat(" ", "seconds")[:_WIRE_LENGTH]


Instant = Annotated[
    datetime,
    BeforeValidator(_from_wire),
    PlainSerializer(to_wire, return_type=str),
    WithJsonSchema(
        {
            "type": "string", "pattern": r"^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$", "x-code": "instant",
            "examples": ["2026-11-21 08:30:00"],
        },
    ),
]
"""An instant in the API: `YYYY-MM-DD HH:mm:ss`, UTC (PLT-056)."""


def _within_range(value: date) -> date:
    if not date(1900, 1, 1) <= value < date(2200, 1, 1):
        raise PydanticCustomError("day_range", "too far from today")
    return value


Day = Annotated[date, AfterValidator(_within_range)]
"""A date from 1900 to 2199, so that dates and midnights around it can be computed without overflow."""


def _known_zone(value: str) -> str:
    if value not in available_timezones():
        raise PydanticCustomError("time_zone", "not a time zone")
    return value


Zone = Annotated[str, AfterValidator(_known_zone)]
"""The name of an IANA time zone."""


def zone(name: str) -> ZoneInfo:
    """Return a time zone by its name. Raises ZoneInfoNotFoundError for an unknown one."""
    return ZoneInfo(name)


def end_of_day(day: date, timezone: str) -> datetime:
    """Return the last instant of the clinic's day."""
    return datetime.combine(day + timedelta(days=1), time(), zone(timezone)).astimezone(UTC) - timedelta(microseconds=1)


def local_date(instant: datetime, timezone: str) -> date:
    """Return the clinic's date at an instant, which differs from the UTC date around midnight."""
    return instant.astimezone(zone(timezone)).date()


def from_local(local: datetime, timezone: str) -> datetime:
    """Return the instant of a clinic's local time: the first where it comes twice, moved by the gap where a clock change skips it."""
    return datetime.fromtimestamp(local.replace(tzinfo=zone(timezone), fold=0).timestamp(), UTC)


def to_local(instant: datetime, timezone: str) -> datetime:
    """Return the clinic's local time at an instant, without a time zone."""
    return instant.astimezone(zone(timezone)).replace(tzinfo=None)
