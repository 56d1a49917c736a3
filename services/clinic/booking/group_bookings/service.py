"""Take a place of a group booking, for a booking or a hold.

The participants' rows share an overlap group, so that they may overlap each other and nothing else; a unique index allows one live row
for each place. The group booking's row is locked first, so that those who want its places wait for each other in one order.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from clinic.booking.group_bookings import queries
from clinic.booking.group_bookings.errors import GroupFull
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.service import Holder, TimeSpan, TimeTaken
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, driver_connection, get_context


@dataclass(frozen=True, slots=True)
class GroupTime:
    """A time of a group booking: its service, practitioner and start, its possible rooms and its span with the buffers."""

    service_id: UUID
    practitioner_id: UUID
    start_at: datetime
    room_ids: Sequence[UUID]
    span: TimeSpan


@dataclass(frozen=True, slots=True)
class Place:
    """A place that was taken, and the group's room."""

    group_booking_id: UUID
    room_id: UUID | None
    is_overbooked: bool = False


async def take_place(session: AnySession, holder: Holder, time: GroupTime, *, allow_overlap: bool = False) -> Place:
    """Take a free place at a time, the first of a new group or one more of a group that others are in.

    With `allow_overlap` a new group may begin although its time is taken. Raises GroupFull, which nothing overrides, and TimeTaken,
    after which the transaction or its savepoint must be rolled back.
    """
    await occupancy.release_expired_holds(session, [time.practitioner_id, *time.room_ids])
    connection, company_id = await driver_connection(session), get_context(session).company_id
    group_id = await connection.fetchval(
        queries.LOCK_GROUP, company_id, new_id(), time.service_id, time.practitioner_id, time.start_at, now(),
    )
    group = await connection.fetchrow(queries.FIND_PLACE, company_id, group_id, time.service_id, time.practitioner_id)
    if group["place"] is None:
        raise GroupFull(quantity=group["quantity"])
    if group["taken"]:
        return await _join(session, holder, time, group_id, group)
    try:
        async with session.begin_nested():
            return Place(group_id, await _begin(session, holder, time, group_id))
    except TimeTaken:
        if not allow_overlap or holder.booking_id is None:
            raise
    await occupancy.reserve_overlapping(session, holder.booking_id, [time.practitioner_id, *time.room_ids[:1]], time.span)
    await connection.execute(queries.SET_OVERLAPPING_PLACE, company_id, holder.booking_id, group_id, group["place"])
    return Place(group_id, next(iter(time.room_ids), None), is_overbooked=True)


async def _join(session: AnySession, holder: Holder, time: GroupTime, group_id: UUID, group: Any) -> Place:
    """Take a place beside the other participants, in their room."""
    room_id = next(iter(group["room_ids"] or []), None)
    shared = [(time.practitioner_id, group["practitioner_group_id"] or group_id)]
    shared += [(room_id, group["room_group_id"] or group_id)] if room_id else []
    for resource_id, overlap_group_id in shared:
        if not await _take(session, holder, time, (resource_id, overlap_group_id, group_id, group["place"])):
            raise TimeTaken(busy="practitioner" if resource_id == time.practitioner_id else "room")
    return Place(group_id, room_id)


async def _begin(session: AnySession, holder: Holder, time: GroupTime, group_id: UUID) -> UUID | None:
    """Take the first place of a group with its practitioner and the first free room; return the room."""
    if not await _take(session, holder, time, (time.practitioner_id, group_id, group_id, 1)):
        raise TimeTaken(busy="practitioner")
    for room_id in time.room_ids:
        if await _take(session, holder, time, (room_id, group_id, group_id, 1)):
            return room_id
    if time.room_ids:
        raise TimeTaken(busy="room")
    return None


async def _take(session: AnySession, holder: Holder, time: GroupTime, row: tuple[UUID, UUID, UUID, int]) -> bool:
    """Insert the row of a resource, overlap group, group booking and place; return whether the resource was free."""
    resource_id, overlap_group_id, group_id, place = row
    connection = await driver_connection(session)
    return bool(await connection.fetchval(
        queries.TAKE_PLACE, get_context(session).company_id, new_id(), resource_id, overlap_group_id, time.span.start, time.span.end,
        holder.booking_id, holder.hold_id, holder.expires_at, group_id, place,
    ))


async def set_group(session: AnySession, booking_id: UUID, place: Place) -> None:
    """Store a booking's group and room."""
    connection = await driver_connection(session)
    await connection.execute(queries.SET_GROUP, get_context(session).company_id, booking_id, place.group_booking_id, place.room_id)


async def follow_occupancy(session: AnySession, booking_id: UUID) -> None:
    """Store the group of the place that a booking took over from a hold, if it is one."""
    connection = await driver_connection(session)
    await connection.execute(queries.FOLLOW_OCCUPANCY, get_context(session).company_id, booking_id)
