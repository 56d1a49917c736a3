"""Request and response schemas of free slots."""

from uuid import UUID

from pydantic import BaseModel, Field, model_validator
from pydantic_core import PydanticCustomError

from clinic.booking.catalogue.schemas import AddOnIds
from clinic.core.clock import Day, Instant

MAX_DAYS = 62


class FreeSlot(BaseModel):
    """A time at which a booking can start, and the practitioners who are free then, in the clinic's order."""

    start_at: Instant
    practitioner_ids: list[UUID]


class FreeSlots(BaseModel):
    """Free slots, earliest first."""

    slots: list[FreeSlot]


class FreeSlotsParams(BaseModel):
    """Query parameters of free slots: service, practitioner (any when omitted), first and last day of the clinic, both included."""

    service_id: UUID
    add_on_ids: AddOnIds = []
    practitioner_id: UUID | None = Field(None, description="Any practitioner when omitted")
    from_: Day = Field(alias="from")
    to: Day

    @model_validator(mode="after")
    def _validate_range(self) -> "FreeSlotsParams":
        if self.to < self.from_:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if (self.to - self.from_).days >= MAX_DAYS:
            raise PydanticCustomError("too_many", "too many days", {"max": MAX_DAYS})
        return self
