"""What a clinic does with visits: book, move, cancel, look."""

from functools import partial
from uuid import UUID

from asyncpg import PostgresError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.service import Clash, Owner, Span, TimeTaken
from clinic.booking.visits import events, queries, writes
from clinic.booking.visits.errors import NotBooked, PractitionerBusy, RoomBusy
from clinic.booking.visits.models import Booking
from clinic.booking.visits.schemas import BookingIn, BookingOut, CancelIn, MoveIn
from clinic.booking.visits.writes import Draft
from clinic.clients import service as clients
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import Unit, owned
from clinic.core.errors import FieldError, NotFound, Stale
from clinic.core.models import new_id
from clinic.core.paging import Newest


async def book(session: Unit, wanted: BookingIn) -> BookingOut:
    """Book a client's visit: practitioner, and a room where the service has rooms.

    Raises PractitionerBusy or RoomBusy, with all `clashes`, when any part of the time is taken, the time before and after included,
    unless staff said *book anyway*; nothing is written then.
    """
    draft = await _draft(session, wanted)
    try:
        room_id, over = await _insert(session, draft, anyway=wanted.book_anyway)
    except TimeTaken as taken:
        clashes = await occupancy.clashes(session, draft.practitioner_id, draft.rooms, draft.span, besides=draft.id)
        raise busy(clashes) from taken
    except (DBAPIError, PostgresError) as error:
        if not occupancy.lost_tie(error):
            raise
        raise busy([]) from error
    events.made(session, draft, room_id, anyway=over)
    return _out(draft, room_id, anyway=over)


def busy(clashes: list[Clash]) -> PractitionerBusy | RoomBusy:
    """What staff are asked when the time is taken; the practitioner's, when what was in the way has gone meanwhile."""
    kinds = {clash["kind"] for clash in clashes}
    return RoomBusy(clashes=clashes) if kinds == {"room"} else PractitionerBusy(clashes=clashes)


async def _insert(session: Unit, draft: Draft, *, anyway: bool) -> tuple[UUID | None, bool]:
    """The room, and whether it was booked over another: a time that is free is booked as any other, whoever would book it anyway."""
    if draft.offer["overdue"]:
        await occupancy.expire(session, [draft.practitioner_id, *draft.rooms])
    if not anyway:
        return await writes.insert_free(session, draft), False
    try:
        async with session.begin_nested():
            return await writes.insert_free(session, draft), False
    except TimeTaken:
        return await occupancy.retried(session, lambda: writes.insert_over(session, draft)), True


async def _draft(session: Unit, wanted: BookingIn) -> Draft:
    """The visit with all it names proved by reading it, for foreign keys look past row-level security."""
    at = now()
    offer = await queries.prove(
        session, client_id=wanted.client_id, service_id=wanted.service_id, practitioner_id=wanted.practitioner_id,
        room_id=wanted.room_id, start=wanted.start_at, at=at,
    )
    if offer is None or offer["client_name"] is None:
        raise NotFound
    if not offer["is_active"]:
        raise FieldError("service_id", "choice")
    if offer["practitioner_name"] is None:
        raise FieldError("practitioner_id", "choice")
    if wanted.room_id and not offer["rooms"]:
        raise FieldError("room_id", "choice")
    return Draft(
        id=new_id(), client_id=wanted.client_id, service_id=wanted.service_id, practitioner_id=wanted.practitioner_id,
        rooms=offer["rooms"] or [], start_at=wanted.start_at, source="staff", special_request=wanted.special_request, at=at, offer=offer,
    )


def _out(draft: Draft, room_id: UUID | None, *, anyway: bool) -> BookingOut:
    offer = draft.offer
    names = dict(zip(offer["rooms"] or [], offer["room_names"] or [], strict=True))
    return BookingOut(
        id=draft.id, start_at=draft.start_at, end_at=draft.end_at, state="booked", source="staff", is_overbooked=anyway,
        client_id=draft.client_id, client_name=offer["client_name"], service_id=draft.service_id, service_name=offer["name"],
        color=offer["color"], price=offer["price"], duration=offer["duration"], practitioner_id=draft.practitioner_id,
        practitioner_name=offer["practitioner_name"], room_id=room_id, room_name=names.get(room_id) if room_id else None,
        special_request=draft.special_request, cancelled_at=None, created_at=draft.at, version=1,
    )


async def shown(session: AsyncSession, booking_id: UUID) -> BookingOut:
    """The visit with its names; NotFound when absent, another company's or of a client out of reach."""
    row = await queries.one(session, booking_id)
    if row is None:
        raise NotFound
    return BookingOut.model_validate(dict(row))


async def look(session: AsyncSession, booking_id: UUID) -> BookingOut:
    """The visit; the look at its client is logged."""
    found = await shown(session, booking_id)
    await clients.look(session, found.client_id)
    return found


async def _mine(session: AsyncSession, booking_id: UUID, version: int) -> Booking:
    """The visit, locked, still booked and at that version."""
    booking = await owned(session, Booking, booking_id, lock=True)
    if booking.version != version:
        raise Stale(current=(await shown(session, booking_id)).model_dump(mode="json"))
    if booking.state != "booked":
        raise NotBooked
    return booking


async def move(session: AsyncSession, booking_id: UUID, wanted: MoveIn) -> BookingOut:
    """Move a visit to another time, practitioner or room; its service, price and duration stay as booked.

    Raises PractitionerBusy or RoomBusy, with all `clashes`; the visit then stays where it was. Moving it back undoes a move.
    """
    booking = await _mine(session, booking_id, wanted.version)
    before = {"start_at": booking.start_at, "practitioner_id": booking.practitioner_id, "room_id": booking.room_id}
    practitioner_id = wanted.practitioner_id or booking.practitioner_id
    rooms = await _rooms(session, booking, wanted, practitioner_id)
    end = wanted.start_at + (booking.end_at - booking.start_at)
    span = writes.span_of(wanted.start_at, end, booking.time_before, booking.time_after)
    clashes = partial(occupancy.clashes, session, practitioner_id, rooms, span, besides=booking.id)
    # Of many who move visits to one time, most are told here that it's gone, before they have written anything.
    if not wanted.book_anyway and (found := await clashes()):
        raise busy(found)
    try:
        room_id, over = await occupancy.retried(
            session, lambda: _replace(session, booking.id, practitioner_id, rooms, span, anyway=wanted.book_anyway),
        )
    except TimeTaken as taken:
        raise busy(await clashes()) from taken
    booking.start_at, booking.end_at, booking.practitioner_id = wanted.start_at, end, practitioner_id
    booking.room_id, booking.is_overbooked = room_id, over
    await session.flush()
    events.moved(session, booking, before, anyway=over)
    return await shown(session, booking_id)


async def _rooms(session: Unit, booking: Booking, wanted: MoveIn, practitioner_id: UUID) -> list[UUID]:
    """The rooms that will do, the one it has first. Who is named anew must be among those who perform the service."""
    offer = await queries.prove(
        session, client_id=None, service_id=booking.service_id, practitioner_id=practitioner_id, room_id=wanted.room_id,
        start=wanted.start_at, at=now(),
    )
    offered = (offer and offer["rooms"]) or []
    if practitioner_id != booking.practitioner_id and (offer is None or offer["practitioner_name"] is None):
        raise FieldError("practitioner_id", "choice")
    if wanted.room_id and wanted.room_id not in (*offered, booking.room_id):
        raise FieldError("room_id", "choice")
    if wanted.room_id:
        return [wanted.room_id]
    own = [booking.room_id] if booking.room_id else []
    return own + [room_id for room_id in offered if room_id not in own]


async def _replace(
    session: Unit, booking_id: UUID, practitioner_id: UUID, rooms: list[UUID], span: Span, *, anyway: bool,
) -> tuple[UUID | None, bool]:
    """Let the old time go and take the new: rows that wait for one another in one order, where two updates would deadlock.

    The room, and whether another was booked over.
    """
    owner = Owner(booking_id=booking_id)
    await occupancy.release(session, owner)
    if not anyway:
        return await occupancy.place(session, owner, practitioner_id, rooms, span), False
    try:
        async with session.begin_nested():
            return await occupancy.place(session, owner, practitioner_id, rooms, span), False
    except TimeTaken:
        await occupancy.take_over(session, booking_id, [practitioner_id, *rooms[:1]], span)
        return (rooms[0] if rooms else None), True


async def cancel(session: AsyncSession, booking_id: UUID, wanted: CancelIn) -> BookingOut:
    """Cancel a visit: its time is free at once, and the client is told."""
    booking = await _mine(session, booking_id, wanted.version)
    booking.state, booking.cancelled_at = "cancelled", now()
    await occupancy.release(session, Owner(booking_id=booking.id))
    await session.flush()
    events.cancelled(session, booking)
    return await shown(session, booking_id)


async def of_client(context: Context, client_id: UUID, page: Newest) -> str:
    """A page of a client's visits as JSON text; NotFound when the client isn't within reach."""
    found = await queries.of_client(context, client_id, page)
    if found is None:
        raise NotFound
    return found
