"""Request and response schemas of opening hours, days off and booking settings."""

from datetime import date, timedelta
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, WithJsonSchema, model_validator
from pydantic.functional_serializers import PlainSerializer
from pydantic_core import PydanticCustomError

from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Day
from clinic.core.text.validators import ShortName

CLOCK_TIME_PATTERN = r"^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$"
DATE_LIMITS = {"ge": date(2000, 1, 1), "lt": date(2100, 1, 1)}
MAX_HOLIDAY_DAYS = 731


def _parse_clock_time(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    hours, colon, minutes = value.partition(":")
    if not (colon and len(value) == len("00:00") and value.isascii() and hours.isdigit() and minutes.isdigit()):
        raise PydanticCustomError("time_of_day", "not an hour of the day")
    since_midnight = timedelta(hours=int(hours), minutes=int(minutes))
    if int(minutes) >= 60 or since_midnight > timedelta(hours=24):  # noqa: PLR2004 - minutes of an hour
        raise PydanticCustomError("time_of_day", "not an hour of the day")
    return since_midnight


def _format_clock_time(value: timedelta) -> str:
    hours, minutes = divmod(int(value.total_seconds()) // 60, 60)
    return f"{hours:02}:{minutes:02}"


ClockTime = Annotated[
    timedelta, BeforeValidator(_parse_clock_time), PlainSerializer(_format_clock_time, return_type=str),
    WithJsonSchema({"type": "string", "pattern": CLOCK_TIME_PATTERN, "x-code": "time_of_day", "examples": ["09:00", "24:00"]}),
]
"""A time of the clinic's day, `HH:mm`; `24:00` is its end."""


class OpeningHours(BaseModel):
    """An interval in which the clinic is open on a weekday."""

    model_config = ConfigDict(from_attributes=True)

    weekday: Annotated[int, Field(ge=0, le=6, description="0 is Monday")]
    opens: ClockTime
    closes: ClockTime

    @model_validator(mode="after")
    def _validate_order(self) -> "OpeningHours":
        if self.closes <= self.opens:
            raise PydanticCustomError("end_after_start", "closes before it opens")
        return self


class BusinessHoursUpdate(BaseModel):
    """The opening hours of the whole week; intervals of one day may touch but not overlap."""

    hours: Annotated[list[OpeningHours], Field(max_length=70)]
    version: Annotated[int, Field(ge=1)]


class BusinessHoursOut(BaseModel):
    """The opening hours of the week, ordered by weekday and time."""

    hours: list[OpeningHours]
    version: int


class HolidayCreate(BaseModel):
    """Days off, first and last included, of the clinic or of one practitioner."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]
    starts_on: Annotated[date, Field(**DATE_LIMITS)]
    ends_on: Annotated[date, Field(**DATE_LIMITS)]
    practitioner_id: UUID | None = None

    @model_validator(mode="after")
    def _validate_range(self) -> "HolidayCreate":
        if self.ends_on < self.starts_on:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if (self.ends_on - self.starts_on).days >= MAX_HOLIDAY_DAYS:
            raise PydanticCustomError("too_many", "too many days", {"max": MAX_HOLIDAY_DAYS})
        return self


class HolidayOut(BaseModel):
    """Days off of the clinic or of one practitioner."""

    id: UUID
    name: str
    starts_on: date
    ends_on: date
    practitioner_id: UUID | None


class PublicHoliday(BaseModel):
    """A public holiday, its name in the user's language, and whether it is a day off of the whole company already."""

    day: date
    name: str
    is_added: bool


class PublicHolidaysOut(BaseModel):
    """The public holidays of the company's country until the end of next year; none where they aren't known for the country."""

    country: str
    days: list[PublicHoliday]


class PublicHolidaysAdded(BaseModel):
    """How many days off were added."""

    added: int


class HolidayListParams(SearchParams, SortParams):
    """Query parameters of the list of days off: those that overlap the given range; all when it is omitted. The search is in the name."""

    sort: Literal["", "starts_on", "name"] = "starts_on"
    from_: Day | None = Field(None, alias="from")
    to: Day | None = None


class BookingSettingsUpdate(BaseModel):
    """New booking settings."""

    slot_interval: Annotated[int, Field(ge=5, le=240, description="Minutes between the times that are offered")]
    min_notice_minutes: Annotated[int, Field(ge=0, le=1440, description="Minimum notice for visitors, in minutes before the start")]
    horizon_days: Annotated[int, Field(ge=1, le=730, description="How many days ahead visitors may book")]
    hold_minutes: Annotated[int, Field(ge=1, le=60, description="How long a time is held for a visitor")] = 10
    waiting_list_mode: Annotated[
        Literal["one", "all", "off"], Field(description="Whether a free time is offered to one client after another, to all, or to nobody"),
    ] = "one"
    waiting_list_minutes: Annotated[int, Field(ge=5, le=1440, description="How long an offer can be answered")] = 120
    version: Annotated[int, Field(ge=1)]


class ShortNameUpdate(BaseModel):
    """The chosen name in the address of the clinic's portal."""

    short_name: ShortName


class BookingSettingsOut(BookingSettingsUpdate):
    """The booking settings, with the portal's URLs and embed code."""

    short_name: Annotated[str, Field(description="Empty until one is chosen")]
    portal_url: Annotated[str, Field(description="With the short name if there is one")]
    permanent_url: Annotated[str, Field(description="With the opaque public id, which never changes")]
    embed_code: str
