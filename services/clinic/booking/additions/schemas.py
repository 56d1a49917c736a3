"""Request schemas of additions to a booking."""

from uuid import UUID

from pydantic import BaseModel, Field, model_validator
from pydantic_core import PydanticCustomError

from clinic.booking.bookings.schemas import PolicyOverrideReason, SpecialRequest


class BookingAddition(BaseModel):
    """A client for a group booking, or a service for the visit of a booking's client; exactly one of the two."""

    client_id: UUID | None = Field(None, description="The client who gets a place in the group booking")
    service_id: UUID | None = Field(None, description="The service that follows the booking, in the same visit")
    practitioner_id: UUID | None = Field(None, description="Who performs the added service; the booking's practitioner when omitted")
    special_request: SpecialRequest = ""
    allow_overlap: bool = False
    prerequisite_override_reason: PolicyOverrideReason = Field("", description="Why it is booked without the visit that must come first")

    @model_validator(mode="after")
    def _validate_addition(self) -> "BookingAddition":
        if (self.client_id is None) == (self.service_id is None):
            raise PydanticCustomError("choice", "either a client or a service")
        return self
