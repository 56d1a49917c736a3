"""Request and response schemas of the waiting list."""

from datetime import timedelta
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.booking.booking_fees.schemas import FeeTerms
from clinic.booking.hours.schemas import ClockTime
from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Day, Instant
from clinic.core.text.validators import MultiLine

MAX_DAYS = 366
EntryState = Literal["waiting", "booked", "left", "removed", "expired"]
OfferState = Literal["open", "accepted", "declined", "expired", "taken"]


class WaitingListTimes(BaseModel):
    """The times that a client waits for: a service, a practitioner or anyone, and the weekdays, hours and days that suit."""

    service_id: UUID
    practitioner_id: UUID | None = Field(None, description="Anyone who performs the service when null")
    weekdays: list[Annotated[int, Field(ge=0, le=6)]] = Field(min_length=1, max_length=7, description="0 is Monday")
    from_time: ClockTime = timedelta(0)
    to_time: ClockTime = timedelta(hours=24)
    from_day: Day
    to_day: Day

    @model_validator(mode="after")
    def _validate_order(self) -> "WaitingListTimes":
        if self.to_time <= self.from_time:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if self.to_day < self.from_day:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if (self.to_day - self.from_day).days >= MAX_DAYS:
            raise PydanticCustomError("too_many", "too many days", {"max": MAX_DAYS})
        return self


class WaitingListEntryCreate(WaitingListTimes):
    """A client whom staff put on the waiting list."""

    client_id: UUID
    note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500), MultiLine] = ""


class WaitingListRemove(BaseModel):
    """The expected version of an entry that staff remove."""

    version: int = Field(ge=1)


class WaitingListOfferRow(BaseModel):
    """An offer of a time to a client on the waiting list."""

    id: UUID
    start_at: Instant
    practitioner_name: str
    state: OfferState
    expires_at: Instant
    created_at: Instant


class WaitingListEntryOut(WaitingListEntryCreate):
    """A client on the waiting list, with the latest offers, newest first."""

    id: UUID
    client_name: str
    service_name: str
    practitioner_name: str | None
    state: EntryState
    source: Literal["staff", "portal"]
    booking_id: UUID | None
    created_at: Instant
    offers: list[WaitingListOfferRow]
    version: int


class WaitingListParams(SearchParams, SortParams):
    """Query parameters of the waiting list; the search is in the client's name. Those who have waited longest come first."""

    sort: Literal["", "created_at", "to_day"] = "created_at"
    state: EntryState | None = None
    service_id: UUID | None = None


class WaitingListKey(BaseModel):
    """The key in the link to an offer or to an entry of the waiting list."""

    key: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class WaitingListLinkOut(BaseModel):
    """The service that the client of a link waits for and, by an offer's link, the offered time."""

    service_name: str
    state: EntryState
    offer_state: OfferState | None = Field(description="Null by the link of the entry")
    start_at: Instant | None
    practitioner_name: str | None
    expires_at: Instant | None = Field(description="Until when the offer can be accepted")
    fee_terms: FeeTerms | None = Field(description="What cancelling late and a no-show cost, to read before accepting (BEY-006)")
