"""Routes of the notes about bookings, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.booking.notes import service
from clinic.booking.notes.schemas import BookingNoteCreate, BookingNoteOut, BookingNoteUpdate
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.api.pagination import NewestFirstQuery, PaginatedList
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/v2/bookings/{booking_id}/notes", tags=["bookings"], route_class=EnvelopeRoute)
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]


@router.get("")
async def list_notes(
    session: Session, caller: CanReadBookings, booking_id: UUID, params: NewestFirstQuery,
) -> PaginatedList[BookingNoteOut]:
    """List the notes about a booking, latest first; the access to the client is logged. Clients never see them."""
    return await service.list_notes(session, booking_id, params)


@router.post("")
async def create_note(session: Session, caller: CanWriteBookings, booking_id: UUID, data: BookingNoteCreate) -> BookingNoteOut:
    """Write a note about a booking."""
    return await service.create_note(session, caller, booking_id, data)


@router.put("/{booking_note_id}", responses=error_responses(VersionConflict))
async def update_note(
    session: Session, caller: CanWriteBookings, booking_id: UUID, booking_note_id: UUID, data: BookingNoteUpdate,
) -> BookingNoteOut:
    """Change the text of a note; who wrote it stays, and who changed it is named."""
    return await service.update_note(session, caller, booking_id, booking_note_id, data)


@router.delete("/{booking_note_id}")
async def delete_note(session: Session, caller: CanWriteBookings, booking_id: UUID, booking_note_id: UUID) -> None:
    """Delete a note about a booking."""
    await service.delete_note(session, booking_id, booking_note_id)
