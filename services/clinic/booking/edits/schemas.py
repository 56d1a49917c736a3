"""Request schemas of changes of a booking."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.booking.bookings.schemas import PolicyOverrideReason, SpecialRequest
from clinic.booking.catalogue.models import MAX_DURATION_MINUTES
from clinic.core.money import Price


class BookingUpdate(BaseModel):
    """The changed fields of a booking; omitted fields keep their value. Its start is changed by `POST …/reschedule`.

    With another service, its present name, price, duration and buffers are those of the booking unless the request has them.
    """

    client_id: UUID | None = None
    service_id: UUID | None = None
    practitioner_id: UUID | None = None
    room_id: UUID | None = Field(None, description="Without it the booking keeps its room, or gets any free room of the service")
    duration: Annotated[int, Field(ge=1, le=MAX_DURATION_MINUTES, description="Minutes")] | None = None
    price: Price | None = None
    special_request: SpecialRequest | None = None
    version: int = Field(ge=1)
    allow_overlap: bool = False
    prerequisite_override_reason: PolicyOverrideReason = Field(
        "", description="Why the client or service is changed without the visit that must come first",
    )
