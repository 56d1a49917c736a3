"""Request and response schemas of schedules and their templates."""

from datetime import date
from itertools import pairwise
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.booking.hours.schemas import DATE_LIMITS, ClockTime
from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Day, Instant

MAX_SHOWN_DAYS = 42
MAX_APPLIED_DAYS = 731
MAX_PRACTITIONERS = 100
ScheduledDay = Annotated[date, Field(**DATE_LIMITS)]
PractitionerIds = Annotated[list[UUID], Field(min_length=1, max_length=MAX_PRACTITIONERS)]


class ScheduleSlotFields(BaseModel):
    """A time slot of a practitioner's day."""

    opens: ClockTime
    closes: Annotated[ClockTime, Field(description="Later than it opens")]
    is_private: Annotated[bool, Field(description="Staff only: visitors are never offered it")] = False
    is_active: Annotated[bool, Field(description="Switched off, it can't be booked")] = True


class ScheduleDayUpdate(BaseModel):
    """The time slots of a practitioner's day; null removes the schedule, so that the clinic's opening hours apply."""

    practitioner_id: UUID
    day: ScheduledDay
    slots: Annotated[list[ScheduleSlotFields], Field(max_length=20)] | None
    version: Annotated[int, Field(ge=0, description="0 when the day has no schedule")]


class ScheduleUpdate(BaseModel):
    """Days of schedules to replace."""

    days: Annotated[list[ScheduleDayUpdate], Field(min_length=1, max_length=MAX_SHOWN_DAYS * 10)]


class ScheduleDayOut(BaseModel):
    """A practitioner's schedule of a day. A draft can't be booked by visitors; an expired one counts no more."""

    practitioner_id: UUID
    day: date
    state: Literal["draft", "confirmed", "expired"]
    expires_at: Instant | None
    slots: list[ScheduleSlotFields]
    version: int


class ScheduleOut(BaseModel):
    """The schedules of some days, and how many days of schedules wait for a confirmation, shown or not."""

    days: list[ScheduleDayOut]
    unconfirmed_count: int
    next_expiry_at: Instant | None


class ScheduleParams(BaseModel):
    """Query parameters of schedules: first and last day, both included, at most 42."""

    from_: Day = Field(alias="from")
    to: Day

    @model_validator(mode="after")
    def _validate_range(self) -> "ScheduleParams":
        _check_days(self.from_, self.to, MAX_SHOWN_DAYS)
        return self


class ScheduleSpan(BaseModel):
    """Practitioners and the days, first and last included, of their schedules."""

    practitioner_ids: PractitionerIds
    starts_on: ScheduledDay
    ends_on: ScheduledDay

    @model_validator(mode="after")
    def _validate_range(self) -> "ScheduleSpan":
        _check_days(self.starts_on, self.ends_on, MAX_APPLIED_DAYS)
        return self


class SchedulePaste(BaseModel):
    """A day or a week of a practitioner's schedule to copy to a day or a week of the same or another practitioner."""

    source_practitioner_id: UUID
    source_day: ScheduledDay
    practitioner_id: UUID
    day: ScheduledDay
    length: Annotated[Literal[1, 7], Field(description="Days: a day or a week")] = 1


class ScheduleToggle(BaseModel):
    """A practitioner's day, and which of its time slots is switched on or off: all when none is named."""

    practitioner_id: UUID
    day: ScheduledDay
    opens: ClockTime | None = None
    is_active: bool


class ScheduleTemplateSlot(ScheduleSlotFields):
    """A time slot of a weekday."""

    weekday: Annotated[int, Field(ge=0, le=6, description="0 is Monday")]

    @model_validator(mode="after")
    def _validate_order(self) -> "ScheduleTemplateSlot":
        if self.closes <= self.opens:
            raise PydanticCustomError("end_after_start", "closes before it opens")
        return self


class ScheduleTemplateCreate(BaseModel):
    """A new template: the name and the slots of a week."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
    slots: Annotated[list[ScheduleTemplateSlot], Field(max_length=140)]

    @model_validator(mode="after")
    def _validate_no_overlap(self) -> "ScheduleTemplateCreate":
        ordered = sorted(self.slots, key=lambda slot: (slot.weekday, slot.opens))
        if any(after.weekday == before.weekday and after.opens < before.closes for before, after in pairwise(ordered)):
            raise PydanticCustomError("overlap", "slots overlap")
        return self


class ScheduleTemplateOut(ScheduleTemplateCreate):
    """A template of a week."""

    id: UUID
    version: int


class ScheduleTemplateListParams(SearchParams, SortParams):
    """Query parameters of the list of templates; the search is in the name."""

    sort: Literal["", "name"] = "name"


class ScheduleChange(BaseModel):
    """How many days of schedules a call has changed."""

    days: int


def _check_days(first: date, last: date, most: int) -> None:
    if last < first:
        raise PydanticCustomError("end_after_start", "ends before it begins")
    if (last - first).days >= most:
        raise PydanticCustomError("too_many", "too many days", {"max": most})
