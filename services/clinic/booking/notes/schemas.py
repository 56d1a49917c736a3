"""Request and response schemas of the notes about bookings."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.clock import Instant
from clinic.core.text.validators import MultiLine

NoteText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2000), MultiLine]


class BookingNoteCreate(BaseModel):
    """A new note about a booking."""

    text: NoteText


class BookingNoteUpdate(BookingNoteCreate):
    """The changed text of a note."""

    version: int = Field(ge=1)


class BookingNoteOut(BaseModel):
    """A note about a booking, with its author."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    text: str
    author_id: UUID | None
    author_name: str
    changed_by_name: str = Field(description="Who last changed the text; empty while it is as it was written")
    created_at: Instant
    updated_at: Instant
    version: int
