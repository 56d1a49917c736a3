"""Request and response schemas of series."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.booking.bookings.schemas import BookingClient, BookingStart, PolicyOverrideReason, SpecialRequest
from clinic.booking.catalogue.schemas import AddOnIds
from clinic.booking.series.recurrence import MAX_OCCURRENCES, RecurrenceUnit
from clinic.core.clock import Day, Instant
from clinic.core.text.validators import Reason

Position = Annotated[int, Field(ge=1, le=MAX_OCCURRENCES)]


class OccurrenceChange(BaseModel):
    """Another start of one booking of a series; null leaves it out of a new series, and where it is when a series is moved."""

    position: Position
    start_at: BookingStart | None = None


OccurrenceChanges = Annotated[list[OccurrenceChange], Field(max_length=MAX_OCCURRENCES)]


class BookingSeriesCreate(BaseModel):
    """A booking that is repeated every `interval` days, weeks or months, at the clinic's time of day.

    It ends after `count` bookings or on `repeats_until`, whichever comes first; one of them is required.
    """

    client_id: UUID
    service_id: UUID
    practitioner_id: UUID
    room_id: UUID | None = None
    add_on_ids: AddOnIds = []
    start_at: BookingStart
    special_request: SpecialRequest = ""
    interval: Annotated[int, Field(ge=1, le=52)] = 1
    unit: RecurrenceUnit = "week"
    count: Annotated[int | None, Field(ge=2, le=MAX_OCCURRENCES)] = None
    repeats_until: Annotated[Day | None, Field(description="The last day")] = None
    prerequisite_override_reason: PolicyOverrideReason = ""
    changes: OccurrenceChanges = []


class BookingSeriesReschedule(BaseModel):
    """The new start of the booking at `position`; all that follow move by the same days and time of day.

    With `practitioner_id` they go to that practitioner.
    """

    position: Position
    start_at: BookingStart
    practitioner_id: UUID | None = None
    policy_override_reason: PolicyOverrideReason = ""
    prerequisite_override_reason: PolicyOverrideReason = ""
    changes: OccurrenceChanges = []
    version: int = Field(ge=1)


class BookingSeriesCancel(BaseModel):
    """Why the booking at `position` and all that follow are cancelled; for staff only."""

    position: Position
    reason: Reason
    fee_waiver_reason: PolicyOverrideReason = Field("", description="Why those after the cancellation policy's time bring no fee")
    version: int = Field(ge=1)


class SeriesOccurrence(BaseModel):
    """A booking of a series. `position` is its number when the series was made."""

    booking_id: UUID
    position: int
    start_at: Instant
    end_at: Instant
    state: Literal["booked", "arrived", "in_room", "done", "cancelled", "no_show"]
    practitioner_name: str


class BookingSeriesOut(BaseModel):
    """A series with all its bookings, by their number."""

    id: UUID
    client: BookingClient
    interval: int
    unit: RecurrenceUnit
    occurrences: list[SeriesOccurrence]
    version: int
