"""Request and response schemas of unavailable times."""

from datetime import date, timedelta
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Day, Instant

DATE_LIMITS = {"ge": date(2000, 1, 1), "lt": date(2100, 1, 1)}
MAX_SPAN = timedelta(days=366)


class UnavailableTimeFields(BaseModel):
    """A time in which a practitioner can't be booked.

    With `weekdays`, its times of day are repeated on these days of each week, from the day on which it starts until `repeats_until`.
    """

    practitioner_id: UUID
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120), Field(description="For staff only")]
    start_at: Instant
    end_at: Annotated[Instant, Field(description="Later than the start")]
    weekdays: Annotated[list[Annotated[int, Field(ge=0, le=6)]], Field(max_length=7, description="0 is Monday; none: once")] = []
    repeats_until: Annotated[date | None, Field(description="The last day; required with weekdays", **DATE_LIMITS)] = None

    @model_validator(mode="after")
    def _validate_span(self) -> "UnavailableTimeFields":
        if not all(DATE_LIMITS["ge"] < instant.date() < DATE_LIMITS["lt"] for instant in (self.start_at, self.end_at)):
            raise PydanticCustomError("day_range", "too far from today")
        if self.end_at - self.start_at > MAX_SPAN:
            raise PydanticCustomError("too_many", "too many days", {"max": MAX_SPAN.days})
        return self


class UnavailableTimeCreate(UnavailableTimeFields):
    """A new unavailable time."""


class UnavailableTimeUpdate(UnavailableTimeFields):
    """A changed unavailable time."""

    version: Annotated[int, Field(ge=1)]


class UnavailableTimeOut(UnavailableTimeUpdate):
    """An unavailable time."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID


class UnavailableTimeListParams(SearchParams, SortParams):
    """Query parameters of the list: unavailable times that end on a day or later, all when omitted. The search is in the reason."""

    sort: Literal["", "start_at", "reason"] = "start_at"
    from_: Day | None = Field(None, alias="from")
    practitioner_id: UUID | None = None
