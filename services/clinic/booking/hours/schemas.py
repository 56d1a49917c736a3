"""Hours, days off and the rules of booking on the wire."""

from datetime import date, timedelta
from typing import Annotated, Any
from uuid import UUID

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, WithJsonSchema, model_validator
from pydantic.functional_serializers import PlainSerializer
from pydantic_core import PydanticCustomError

from clinic.core.clock import Day

CLOCK = r"^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$"
CENTURY = {"ge": date(2000, 1, 1), "lt": date(2100, 1, 1)}
LONGEST_HOLIDAY = 731
"""Days."""


def _minutes(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    hours, colon, minutes = value.partition(":")
    if not (colon and len(value) == len("00:00") and value.isascii() and hours.isdigit() and minutes.isdigit()):
        raise PydanticCustomError("time_of_day", "not an hour of the day")
    found = timedelta(hours=int(hours), minutes=int(minutes))
    if int(minutes) >= 60 or found > timedelta(hours=24):  # noqa: PLR2004 - minutes of an hour
        raise PydanticCustomError("time_of_day", "not an hour of the day")
    return found


def _clock(value: timedelta) -> str:
    hours, minutes = divmod(int(value.total_seconds()) // 60, 60)
    return f"{hours:02}:{minutes:02}"


ClockTime = Annotated[
    timedelta, BeforeValidator(_minutes), PlainSerializer(_clock, return_type=str),
    WithJsonSchema({"type": "string", "pattern": CLOCK, "x-code": "time_of_day", "examples": ["09:00", "24:00"]}),
]
"""An hour of the clinic's day, `HH:mm`; `24:00` is its end."""


class Opening(BaseModel):
    """The clinic is open from `opens` to `closes` on a weekday."""

    model_config = ConfigDict(from_attributes=True)

    weekday: Annotated[int, Field(ge=0, le=6, description="0 is Monday")]
    opens: ClockTime
    closes: ClockTime

    @model_validator(mode="after")
    def _in_order(self) -> "Opening":
        if self.closes <= self.opens:
            raise PydanticCustomError("end_after_start", "closes before it opens")
        return self


class WeekIn(BaseModel):
    """The week's hours as a whole; several openings a day may touch but not overlap."""

    hours: Annotated[list[Opening], Field(max_length=70)]
    version: Annotated[int, Field(ge=1)]


class WeekOut(BaseModel):
    """The week's hours, in order."""

    hours: list[Opening]
    version: int


class HolidayIn(BaseModel):
    """Days off, both included: the clinic's, or one practitioner's."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]
    starts_on: Annotated[date, Field(**CENTURY)]
    ends_on: Annotated[date, Field(**CENTURY)]
    practitioner_id: UUID | None = None

    @model_validator(mode="after")
    def _in_order(self) -> "HolidayIn":
        if self.ends_on < self.starts_on:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if (self.ends_on - self.starts_on).days >= LONGEST_HOLIDAY:
            raise PydanticCustomError("too_many", "too many days", {"max": LONGEST_HOLIDAY})
        return self


class HolidayOut(BaseModel):
    """Days off."""

    id: UUID
    name: str
    starts_on: date
    ends_on: date
    practitioner_id: UUID | None


class HolidaysWanted(BaseModel):
    """Days off that touch these days; all when none are named."""

    from_: Day | None = Field(None, alias="from")
    to: Day | None = None


class RulesIn(BaseModel):
    """The rules of booking as staff write them."""

    slot_step: Annotated[int, Field(ge=5, le=240, description="Minutes between the times that are offered")]
    lead_minutes: Annotated[int, Field(ge=0, le=1440, description="How long before a visit visitors may still book it")]
    horizon_days: Annotated[int, Field(ge=1, le=730, description="How many days ahead visitors may book")]
    hold_minutes: Annotated[int, Field(ge=1, le=60, description="How long a time is held for a visitor")] = 10
    version: Annotated[int, Field(ge=1)]


class RulesOut(RulesIn):
    """The rules of booking, and where visitors book."""

    portal_url: str
    embed_code: str
