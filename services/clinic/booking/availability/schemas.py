"""Free times on the wire."""

from uuid import UUID

from pydantic import BaseModel, Field, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.clock import Day, Instant

MOST_DAYS = 62


class SlotOut(BaseModel):
    """A time at which a visit can begin, and who is free then, in the clinic's order."""

    start_at: Instant
    practitioner_ids: list[UUID]


class SlotsOut(BaseModel):
    """The free times, in order."""

    slots: list[SlotOut]


class SlotsWanted(BaseModel):
    """Of what service, of whom (anyone when nobody is named), on which of the clinic's days, both included."""

    service_id: UUID
    practitioner_id: UUID | None = None
    from_: Day = Field(alias="from")
    to: Day

    @model_validator(mode="after")
    def _in_order(self) -> "SlotsWanted":
        if self.to < self.from_:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if (self.to - self.from_).days >= MOST_DAYS:
            raise PydanticCustomError("too_many", "too many days", {"max": MOST_DAYS})
        return self
