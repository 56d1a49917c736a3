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
from clinic.booking.occupancy.resources import ReservedResources, ResourceChoices
from clinic.booking.occupancy.service import Holder, TimeSpan, TimeTaken
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, driver_connection, get_context


@dataclass(frozen=True, slots=True)
class GroupTime:
    """A time of a group booking: its service, practitioner and start, its possible rooms and devices and its span with the buffers."""

    service_id: UUID
    practitioner_id: UUID
    start_at: datetime
    choices: ResourceChoices
    span: TimeSpan


@dataclass(frozen=True, slots=True)
class Place:
    """A place that was taken, and the group's room and devices."""

    group_booking_id: UUID
    resources: ReservedResources
    is_overbooked: bool = False


async def take_place(session: AnySession, holder: Holder, time: GroupTime, *, allow_overlap: bool = False) -> Place:
    """Take a free place at a time, the first of a new group or one more of a group that others are in.

    With `allow_overlap` a new group may begin although its time is taken. Raises GroupFull, which nothing overrides, and TimeTaken,
    after which the transaction or its savepoint must be rolled back.
    """
    await occupancy.release_expired_holds(session, [time.practitioner_id, *time.choices.all_ids])
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
    preferred = time.choices.preferred
    await occupancy.reserve_overlapping(session, holder.booking_id, [time.practitioner_id, *preferred], time.span)
    await connection.execute(queries.SET_OVERLAPPING_PLACE, company_id, holder.booking_id, group_id, group["place"])
    return Place(group_id, preferred, is_overbooked=True)


async def _join(session: AnySession, holder: Holder, time: GroupTime, group_id: UUID, group: Any) -> Place:
    """Take a place beside the other participants, in their room and with their devices."""
    rows = list(zip(group["resource_ids"], group["types"], group["overlap_group_ids"], strict=True))
    if time.practitioner_id not in {resource_id for resource_id, _, _ in rows}:
        rows.insert(0, (time.practitioner_id, "practitioner", group_id))
    for resource_id, resource_type, overlap_group_id in rows:
        if not await _take(session, holder, time, (resource_id, overlap_group_id, group_id, group["place"])):
            raise TimeTaken(busy=resource_type)
    ids = {kind: [resource_id for resource_id, resource_type, _ in rows if resource_type == kind] for kind in ("room", "device")}
    return Place(group_id, ReservedResources(next(iter(ids["room"]), None), ids["device"]))


async def _begin(session: AnySession, holder: Holder, time: GroupTime, group_id: UUID) -> ReservedResources:
    """Take the first place of a group with its practitioner, the first free room and the first free device of each set."""
    if not await _take(session, holder, time, (time.practitioner_id, group_id, group_id, 1)):
        raise TimeTaken(busy="practitioner")
    room_id = await _take_any(session, holder, time, group_id, time.choices.room_ids)
    if time.choices.room_ids and room_id is None:
        raise TimeTaken(busy="room")
    device_ids: list[UUID] = []
    for ids in time.choices.device_sets:
        if any(device_id in ids for device_id in device_ids):
            continue
        if (device_id := await _take_any(session, holder, time, group_id, ids)) is None:
            raise TimeTaken(busy="device")
        device_ids.append(device_id)
    return ReservedResources(room_id, device_ids)


async def _take_any(session: AnySession, holder: Holder, time: GroupTime, group_id: UUID, ids: Sequence[UUID]) -> UUID | None:
    """Take the first place with the first of the resources that is free; None when all are taken."""
    for resource_id in ids:
        if await _take(session, holder, time, (resource_id, group_id, group_id, 1)):
            return resource_id
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
    """Store a booking's group, room and devices."""
    values = (booking_id, place.group_booking_id, place.resources.room_id, list(place.resources.device_ids))
    await (await driver_connection(session)).execute(queries.SET_GROUP, get_context(session).company_id, *values)


async def follow_occupancy(session: AnySession, booking_id: UUID) -> None:
    """Store the group of the place that a booking took over from a hold, if it is one."""
    connection = await driver_connection(session)
    await connection.execute(queries.FOLLOW_OCCUPANCY, get_context(session).company_id, booking_id)
