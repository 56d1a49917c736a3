"""List, write, change and delete the notes about bookings. The audit log says who did it when; the texts are not in it."""

from uuid import UUID

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings.models import Booking
from clinic.booking.notes.models import BookingNote
from clinic.booking.notes.schemas import BookingNoteCreate, BookingNoteOut, BookingNoteUpdate
from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import COUNT_CAP, NewestFirstParams, PaginatedList
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.realtime import BOOKINGS, broadcast
from clinic.core.security.dependencies import CurrentUser


async def list_notes(session: AsyncSession, booking_id: UUID, params: NewestFirstParams) -> PaginatedList[BookingNoteOut]:
    """Return a page of a booking's notes and record the access to its client. Raises NotFound when the user may not see the booking."""
    booking = await get_owned(session, Booking, booking_id)
    await clients.view_client(session, booking.client_id)
    query = select(BookingNote).where(BookingNote.company_id == booking.company_id, BookingNote.booking_id == booking_id)
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    order = params.order_by(BookingNote.created_at, BookingNote.id)
    rows = await session.scalars(query.order_by(*order).limit(params.per_page).offset(params.offset))
    return PaginatedList[BookingNoteOut].build([BookingNoteOut.model_validate(row) for row in rows], params, total or 0)


async def create_note(session: AsyncSession, user: CurrentUser, booking_id: UUID, data: BookingNoteCreate) -> BookingNoteOut:
    """Write a note about a booking, also about a cancelled one. Raises NotFound as `list_notes`."""
    booking = await _lock_booking(session, booking_id)
    context = get_context(session)
    note = BookingNote(
        company_id=context.company_id, id=new_id(), client_id=booking.client_id, booking_id=booking.id, text=data.text,
        author_id=context.membership_id, author_name=user.name,
    )
    session.add(note)
    return await _save(session, "booking_note.created", booking, note)


async def update_note(
    session: AsyncSession, user: CurrentUser, booking_id: UUID, note_id: UUID, data: BookingNoteUpdate,
) -> BookingNoteOut:
    """Change the text of a note; its author stays. Raises NotFound for another booking's note, and VersionConflict."""
    booking = await _lock_booking(session, booking_id)
    note = await _get_note(session, booking, note_id)
    if note.version != data.version:
        raise VersionConflict(current=BookingNoteOut.model_validate(note).model_dump(mode="json"))
    note.text, note.changed_by_name = data.text, user.name
    return await _save(session, "booking_note.changed", booking, note)


async def delete_note(session: AsyncSession, booking_id: UUID, note_id: UUID) -> None:
    """Delete a note. Raises NotFound for another booking's note."""
    booking = await _lock_booking(session, booking_id)
    note = await _get_note(session, booking, note_id)
    await session.delete(note)
    await session.flush()
    _record(session, "booking_note.deleted", booking, note)


async def move_notes(session: AsyncSession, booking_id: UUID, client_id: UUID) -> None:
    """Make the notes of a booking those of its other client."""
    await session.execute(
        update(BookingNote).where(BookingNote.company_id == get_context(session).company_id, BookingNote.booking_id == booking_id)
        .values(client_id=client_id),
    )


async def _lock_booking(session: AsyncSession, booking_id: UUID) -> Booking:
    """Load a booking after its client is locked, so that no merge of clients can miss a note that is being written."""
    booking = await get_owned(session, Booking, booking_id)
    await clients.lock_client_for_write(session, booking.client_id)
    return booking


async def _get_note(session: AsyncSession, booking: Booking, note_id: UUID) -> BookingNote:
    note = await get_owned(session, BookingNote, note_id, lock=True)
    if note.booking_id != booking.id:
        raise NotFound
    return note


async def _save(session: AsyncSession, action: str, booking: Booking, note: BookingNote) -> BookingNoteOut:
    await session.flush()
    _record(session, action, booking, note)
    return BookingNoteOut.model_validate(note)


def _record(session: AsyncSession, action: str, booking: Booking, note: BookingNote) -> None:
    audit.record(session, action, note.id, client_id=booking.client_id, booking_id=booking.id, author_id=note.author_id)
    broadcast(session, BOOKINGS, booking.id, booking.version)
