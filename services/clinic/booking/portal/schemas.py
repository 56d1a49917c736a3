"""The portal on the wire."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.booking.visits.schemas import Start
from clinic.core.clock import Day, Instant
from clinic.core.rules import Email, MobileNumber, PersonName

MOST_DAYS = 42


class PortalOut(BaseModel):
    """The clinic as a visitor meets it."""

    name: str
    logo: str | None
    cover: str | None
    theme_color: str
    is_black_text: bool
    language: Literal["en", "sv"]
    timezone: str
    date_format: str
    is_twelve_hours: bool
    calendar_first_day_sunday: bool
    unit: str
    codes_by: Literal["sms", "mail"] = Field(description="How a visitor's code comes: by mail while the clinic may not send SMS.")
    state: Literal["open", "closed"]


class PortalService(BaseModel):
    """A service that can be booked."""

    id: UUID
    name: str
    color: str
    price: int
    duration: int
    description_en: str
    description_sv: str


class PortalCategory(BaseModel):
    """A category with its services, in the clinic's order."""

    id: UUID
    name: str
    services: list[PortalService]


class PortalPractitioner(BaseModel):
    """Somebody who performs a service."""

    id: UUID
    name: str
    title: str | None
    booking_description: str | None
    photo: str | None


class Wanted(BaseModel):
    """Of what, and of whom: anyone when nobody is named."""

    service_id: UUID
    practitioner_id: UUID | None = None


class WantedDays(Wanted):
    """On which days, both included."""

    from_: Day = Field(alias="from")
    to: Day

    @model_validator(mode="after")
    def _in_order(self) -> "WantedDays":
        if self.to < self.from_:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if (self.to - self.from_).days >= MOST_DAYS:
            raise PydanticCustomError("too_many", "too many days", {"max": MOST_DAYS})
        return self


class WantedDay(Wanted):
    """On which day."""

    day: Day


class Slot(BaseModel):
    """A time at which a visit can begin, and who is free then."""

    start_at: Instant
    practitioner_ids: list[UUID]


class Slots(BaseModel):
    """Times, earliest first."""

    slots: list[Slot]


class Soonest(BaseModel):
    """The next time that is free."""

    slot: Slot | None


class FreeDay(BaseModel):
    """How many times begin on a day."""

    day: date
    free: int


class FreeDays(BaseModel):
    """Each of the days asked for."""

    days: list[FreeDay]


class FlowKey(BaseModel):
    """The key of a new flow, told once."""

    flow_key: str
    expires_at: Instant


class Choice(BaseModel):
    """What the visitor chose."""

    service_id: UUID
    practitioner_id: UUID | None = None
    start_at: Start


class PersonIn(BaseModel):
    """Who the visitor says they are."""

    first_name: PersonName
    last_name: PersonName
    country_code: Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^\+?[1-9][0-9]{0,3}$")]
    mobile_number: Annotated[MobileNumber, StringConstraints(min_length=1)]
    email: Email
    special_request: Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)] = ""


class CodeIn(BaseModel):
    """The code as typed, spaces forgiven."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)]


class HoldOut(BaseModel):
    """The time that is held."""

    model_config = ConfigDict(from_attributes=True)

    expires_at: Instant
    start_at: Instant
    practitioner_id: UUID


class FlowOut(BaseModel):
    """How far a flow has come. Names and numbers are never given back by it."""

    state: Literal["open", "code_sent", "verified", "booked"]
    expires_at: Instant
    choice: Choice | None
    sent_to: str | None
    resend_at: Instant | None
    hold: HoldOut | None


class Booked(BaseModel):
    """The visit as its visitor sees it."""

    id: UUID
    start_at: Instant
    end_at: Instant
    state: str
    service_name: str
    practitioner_name: str
    price: int


class Confirmation(BaseModel):
    """The visit and the key to its calendar file."""

    booking: Booked
    key: str
