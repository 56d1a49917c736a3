"""Response schemas of the worklists."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.booking.bookings.schemas import BookingClient
from clinic.core.clock import Instant


class WorklistRow(BaseModel):
    """An entry that waits for someone, and the client whom it concerns."""

    type: Literal["procedure", "consent", "questionnaire", "prescription"]
    id: UUID
    client: BookingClient
    title: str
    at: Instant = Field(description="When it was written or given, of a prescription when it was answered")
    by_name: str = Field(description="Who wrote the note or answered the request; empty for a form")
