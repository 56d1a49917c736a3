"""Request and response schemas of bookings and the calendar."""

from datetime import date
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import AfterValidator, BaseModel, Field, StringConstraints, field_validator, model_validator
from pydantic_core import PydanticCustomError

from clinic.booking.catalogue.schemas import AddOnIds
from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.clock import Day, Instant
from clinic.core.text.validators import MultiLine, Reason

MAX_CALENDAR_DAYS = 42


def _validate_century(value: Any) -> Any:
    if not 2000 <= value.year < 2100:  # noqa: PLR2004 - the century
        raise PydanticCustomError("instant", "out of range")
    return value


BookingStart = Annotated[Instant, AfterValidator(_validate_century)]
"""The start of a booking, between the years 2000 and 2099."""
SpecialRequest = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)]
PolicyOverrideReason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500), MultiLine]
NoShowComment = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)]

PaidStatus = Literal["PAID", "PARTIALLY_REFUNDED", "REFUNDED"]
"""The status of a receipt that has been paid."""


class BookingCreate(BaseModel):
    """A booking by staff. Without `room_id` any free room of the service is reserved; so is any free device of a service with devices."""

    client_id: UUID
    service_id: UUID
    practitioner_id: UUID
    room_id: UUID | None = None
    add_on_ids: AddOnIds = []
    start_at: BookingStart
    special_request: SpecialRequest = ""
    allow_overlap: bool = False
    prerequisite_override_reason: PolicyOverrideReason = Field("", description="Why it is booked without the visit that must come first")


class BookingReschedule(BaseModel):
    """The new time, practitioner and room of a booking; omitted fields keep their value."""

    start_at: BookingStart
    practitioner_id: UUID | None = None
    room_id: UUID | None = None
    version: int = Field(ge=1)
    allow_overlap: bool = False
    policy_override_reason: PolicyOverrideReason = Field("", description="Why it is moved after the cancellation policy's time")
    prerequisite_override_reason: PolicyOverrideReason = Field("", description="Why it is moved without the visit that must come first")


class BookingCancel(BaseModel):
    """The reason of a cancellation, for staff only, and the expected version of the booking."""

    reason: Reason
    fee_waiver_reason: PolicyOverrideReason = Field("", description="Why no fee is asked for and the client's history stays as it is")
    version: int = Field(ge=1)


class BookingStateChange(BaseModel):
    """The new state of a booking; `booked` undoes the others. A comment belongs to a no-show only."""

    state: Literal["booked", "arrived", "in_room", "done", "no_show"]
    no_show_comment: NoShowComment = ""
    fee_waiver_reason: PolicyOverrideReason = Field("", description="Why a no-show brings no fee and the client's history stays as it is")
    version: int = Field(ge=1)

    @model_validator(mode="after")
    def _validate_comment(self) -> "BookingStateChange":
        if (self.no_show_comment or self.fee_waiver_reason) and self.state != "no_show":
            raise PydanticCustomError("choice", "a comment belongs to a no-show")
        return self


class BookingService(BaseModel):
    """The booked service. Name, price in minor units and duration in minutes are those of the day of the booking, with all add-ons."""

    name: str
    color: str
    price: int
    duration: int


class BookingAddOn(BaseModel):
    """A service that the visit has besides the booked one, with the values of the day of the booking (BEY-005)."""

    service_id: UUID
    name: str
    price: int
    duration: int


class BookingUser(BaseModel):
    """The practitioner of a booking. `id` is that of their user, null when they have none."""

    id: UUID | None
    name: str


class BookingClient(BaseModel):
    """The client of a booking."""

    id: UUID
    first_name: str
    last_name: str


class BookingPivot(BaseModel):
    """The part of one client in a booking."""

    is_cancelled: bool


class BookingParticipant(BookingClient):
    """A client of a booking, with their part in it: in a group booking each has a booking of their own."""

    booking_id: UUID
    state: Literal["booked", "arrived", "in_room", "done", "cancelled", "no_show"]
    pivot: BookingPivot


class BookingCompany(BaseModel):
    """The company of a booking."""

    id: UUID
    name: str


class BookingReceipt(BaseModel):
    """The receipt by which a booking is paid, or was before a refund; after a deposit alone a `rest` remains to be paid, in öre."""

    status: PaidStatus
    paid: int
    rest: int


class CalendarBooking(BaseModel):
    """A booking in the calendar. `practitioner_id` names the practitioner's resource, as the calls that book and reschedule do."""

    id: UUID
    start_at: Instant
    end_at: Instant
    state: Literal["booked", "arrived", "in_room", "done", "cancelled", "no_show"]
    is_cancelled: bool
    service_id: UUID
    service: BookingService
    practitioner_id: UUID
    room_id: UUID | None
    add_ons: list[BookingAddOn] = Field(description="Services of the same visit; price and duration of `service` include theirs")
    client: BookingClient
    forms_missing: int = Field(description="Forms that the service asks for and the client hasn't completed (USE-008)")
    group_id: UUID | None = Field(description="The group booking in which the client has a place; its bookings share this id (BKG-033)")
    group_quantity: int | None = Field(description="How many places the group booking has")
    version: int


class BookingListItem(CalendarBooking):
    """A booking in a list, with its practitioner."""

    user: BookingUser


class BookingOut(BookingListItem):
    """A booking with all its fields."""

    source: Literal["staff", "portal"]
    is_overbooked: bool
    room_name: str | None
    device_ids: list[UUID] = Field(description="The devices that are reserved for it (BEY-005)")
    device_names: list[str]
    clients: list[BookingParticipant] = Field(description="All clients of the booking; those of the whole group in a group booking")
    company: BookingCompany
    receipt: BookingReceipt | None = Field(description="Null when unpaid, and for users who may not read receipts")
    special_request: str
    series_id: UUID | None = Field(description="The series that the booking is a part of")
    rescheduled_at: Instant | None = Field(description="When it was last moved to another time or practitioner; null for one never moved")
    arrived_at: Instant | None
    in_room_at: Instant | None
    done_at: Instant | None
    no_show_at: Instant | None
    state_set_by_name: str = Field(description="Who of the staff set the state; empty for a booked one and for what a client did")
    no_show_comment: str
    policy_override_reason: str = Field(description="Why staff moved it after the cancellation policy's time")
    prerequisite_override_reason: str = Field(description="Why staff booked it without the visit that must come first")
    cancel_reason: str = Field(description="Why it was cancelled; empty for cancellations without a reason, from before one was required")
    allowed_states: list[Literal["booked", "arrived", "in_room", "done", "no_show"]] = Field(
        description="The states that `POST …/state` accepts now; a no-show may follow itself with another comment",
    )
    cancelled_at: Instant | None
    created_at: Instant


class CalendarPractitioner(BaseModel):
    """A practitioner's column in the calendar."""

    id: UUID
    user_id: UUID | None
    name: str
    color: str
    is_active: bool


class CalendarHours(BaseModel):
    """Opening hours of a weekday."""

    weekday: int
    opens: str
    closes: str


class CalendarHoliday(BaseModel):
    """Days off of the clinic or of one practitioner."""

    id: UUID
    name: str
    starts_on: date
    ends_on: date
    practitioner_id: UUID | None


class CalendarBusyTime(BaseModel):
    """A time of a practitioner that is taken by bookings which the user may not see; adjacent ones are one."""

    practitioner_id: UUID
    start_at: Instant
    end_at: Instant


class CalendarUnavailableTime(BaseModel):
    """A time in which a practitioner can't be booked, with its reason; `id` is that of the unavailable time with all its repetitions."""

    id: UUID
    practitioner_id: UUID
    start_at: Instant
    end_at: Instant
    reason: str


class Calendar(BaseModel):
    """The calendar of some days: bookings, practitioners, opening hours and days off."""

    busy: list[CalendarBusyTime] | None = Field(
        description="Busy times of the practitioners' own calendars and, for users who see only some clients' bookings, other taken times"
        " (USE-010); null when a user who sees all has none",
    )

    bookings: list[CalendarBooking]
    practitioners: list[CalendarPractitioner]
    hours: list[CalendarHours]
    holidays: list[CalendarHoliday]
    unavailable: list[CalendarUnavailableTime]


class ClientBookingListParams(SearchParams, NewestFirstParams):
    """Query parameters of the list of a client's bookings; the search is in the name of the service."""

    day: Day | None = Field(None, description="Only bookings that start on this day of the clinic's time zone")
    sort: Literal["start_at", "service"] = "start_at"


class UserBookingListParams(SearchParams, NewestFirstParams):
    """Query parameters of the list of a user's bookings; the search is in the name of the service."""

    filter: Literal["upcoming", "past", "cancelled", "all"] = "all"
    sort: Literal["start_at", "service"] = "start_at"


class CalendarParams(BaseModel):
    """Query parameters of the calendar: first and last day, both included, and practitioners (all when none is given)."""

    from_: Day = Field(alias="from")
    to: Day
    practitioner_ids: list[UUID] = Field(
        default_factory=list, max_length=100, description="Repeated or separated by commas; all practitioners when empty",
    )

    @field_validator("practitioner_ids", mode="before")
    @classmethod
    def _split_ids(cls, value: Any) -> Any:
        """Accept repeated parameters and comma-separated lists."""
        items = value if isinstance(value, list) else [value]
        return [part for item in items for part in (item.split(",") if isinstance(item, str) else [item]) if part]

    @model_validator(mode="after")
    def _validate_range(self) -> "CalendarParams":
        if self.to < self.from_:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if (self.to - self.from_).days >= MAX_CALENDAR_DAYS:
            raise PydanticCustomError("too_many", "too many days", {"max": MAX_CALENDAR_DAYS})
        return self
