"""Visits on the wire."""

from datetime import date
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, field_validator, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.clock import Day, Instant

MOST_DAYS = 42


def _this_century(value: Any) -> Any:
    if not 2000 <= value.year < 2100:  # noqa: PLR2004 - the century
        raise PydanticCustomError("instant", "out of range")
    return value


Start = Annotated[Instant, AfterValidator(_this_century)]
"""When a visit begins."""
Words = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)]


class BookingIn(BaseModel):
    """A visit as staff book it; without a room any free one of the service's is taken."""

    client_id: UUID
    service_id: UUID
    practitioner_id: UUID
    room_id: UUID | None = None
    start_at: Start
    special_request: Words = ""
    book_anyway: bool = False


class MoveIn(BaseModel):
    """Where a visit goes; what isn't named stays."""

    start_at: Start
    practitioner_id: UUID | None = None
    room_id: UUID | None = None
    version: int = Field(ge=1)
    book_anyway: bool = False


class CancelIn(BaseModel):
    """Which version of the visit is cancelled."""

    version: int = Field(ge=1)


class BookingOut(BaseModel):
    """A visit, whole."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    start_at: Instant
    end_at: Instant
    state: Literal["booked", "cancelled", "no_show"]
    source: Literal["staff", "portal"]
    is_overbooked: bool
    client_id: UUID
    client_name: str
    service_id: UUID
    service_name: str
    color: str
    price: int
    duration: int
    practitioner_id: UUID
    practitioner_name: str
    room_id: UUID | None
    room_name: str | None
    special_request: str
    cancelled_at: Instant | None
    created_at: Instant
    version: int


class CalendarBooking(BaseModel):
    """A visit on the calendar."""

    id: UUID
    start_at: Instant
    end_at: Instant
    state: str
    practitioner_id: UUID
    room_id: UUID | None
    service_id: UUID
    service_name: str
    color: str
    client_id: UUID
    client_name: str
    price: int
    version: int


class CalendarPractitioner(BaseModel):
    """A column of the calendar."""

    id: UUID
    user_id: UUID | None
    name: str
    color: str
    is_active: bool


class CalendarHours(BaseModel):
    """When the clinic is open on a weekday."""

    weekday: int
    opens: str
    closes: str


class CalendarHoliday(BaseModel):
    """Days on which the clinic, or one practitioner, is off."""

    id: UUID
    name: str
    starts_on: date
    ends_on: date
    practitioner_id: UUID | None


class Calendar(BaseModel):
    """Everything that the calendar shows of some days."""

    bookings: list[CalendarBooking]
    practitioners: list[CalendarPractitioner]
    hours: list[CalendarHours]
    holidays: list[CalendarHoliday]


class CalendarDays(BaseModel):
    """Which days of the calendar, both included, and of whom; everybody when nobody is named."""

    from_: Day = Field(alias="from")
    to: Day
    practitioner_ids: list[UUID] = Field(default_factory=list, max_length=100)

    @field_validator("practitioner_ids", mode="before")
    @classmethod
    def _parted(cls, given: Any) -> Any:
        """Repeated, or parted by commas."""
        parts = given if isinstance(given, list) else [given]
        return [piece for part in parts for piece in (part.split(",") if isinstance(part, str) else [part]) if piece]

    @model_validator(mode="after")
    def _in_order(self) -> "CalendarDays":
        if self.to < self.from_:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if (self.to - self.from_).days >= MOST_DAYS:
            raise PydanticCustomError("too_many", "too many days", {"max": MOST_DAYS})
        return self
