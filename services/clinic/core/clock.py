"""Time: instants are UTC, days and hours are the clinic's; nothing else in the code asks the system clock."""

from datetime import UTC, date, datetime
from typing import Annotated, Any
from zoneinfo import ZoneInfo, available_timezones

from pydantic import AfterValidator, BeforeValidator, PlainSerializer, WithJsonSchema
from pydantic_core import PydanticCustomError

WIRE = "%Y-%m-%d %H:%M:%S"


def now() -> datetime:
    """The current instant, in UTC with microseconds."""
    return datetime.now(UTC)


def _from_wire(value: Any) -> Any:
    if isinstance(value, str):
        try:
            return datetime.strptime(value, WIRE).replace(tzinfo=UTC)
        except ValueError as error:
            raise PydanticCustomError("instant", "not an instant") from error
    return value


def to_wire(value: datetime) -> str:
    """An instant as it travels: UTC, to the second."""
    return value.astimezone(UTC).strftime(WIRE)


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
"""An instant on the wire: `YYYY-MM-DD HH:mm:ss`, UTC (PLT-056)."""


def _within_range(value: date) -> date:
    if not date(1900, 1, 1) <= value < date(2200, 1, 1):
        raise PydanticCustomError("day_range", "too far from today")
    return value


Day = Annotated[date, AfterValidator(_within_range)]
"""A day that may be reckoned with: a day before or after it, or its midnight anywhere, is a day as well."""


def _known_zone(value: str) -> str:
    if value not in available_timezones():
        raise PydanticCustomError("time_zone", "not a time zone")
    return value


Zone = Annotated[str, AfterValidator(_known_zone)]
"""An IANA time zone's name."""


def zone(name: str) -> ZoneInfo:
    """The zone of that name; raises ZoneInfoNotFoundError for another."""
    return ZoneInfo(name)


def day_of(instant: datetime, timezone: str) -> date:
    """The day on which an instant falls at a clinic: between its midnight and UTC's the two have different dates."""
    return instant.astimezone(zone(timezone)).date()
