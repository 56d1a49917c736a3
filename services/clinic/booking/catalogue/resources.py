"""Rooms, and practitioners, whose rows follow the staff's memberships."""

from datetime import datetime
from typing import Protocol
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import Resource
from clinic.booking.catalogue.schemas import RoomIn, RoomOut, RoomUpdate
from clinic.booking.catalogue.service import fill, flush_named
from clinic.core import audit
from clinic.core.db import context_of, owned
from clinic.core.errors import NotFound
from clinic.core.models import new_id

COLORS = ("#5551CE", "#0F8A6D", "#C2571A", "#A83279", "#1F6FB2", "#7A6A00", "#B3363E", "#3F6B3A")
"""What practitioners are told apart by, in turn."""


class Member(Protocol):
    """What a practitioner's row takes over from a membership."""

    company_id: UUID
    id: UUID
    first_name: str
    last_name: str
    is_for_booking: bool
    is_active: bool
    deleted_at: datetime | None


async def add_room(session: AsyncSession, wanted: RoomIn) -> RoomOut:
    """Add a room, last in order; a FieldError when its name is taken."""
    room = Resource(
        company_id=context_of(session).company_id, id=new_id(), kind="room", position=await _last(session, "room") + 1,
        **wanted.model_dump(),
    )
    session.add(room)
    await flush_named(session, "resource_name_key")
    audit.record(session, "room.made", room.id, name=room.name)
    return RoomOut.model_validate(room)


async def change_room(session: AsyncSession, room_id: UUID, wanted: RoomUpdate) -> RoomOut:
    """Change a room, or put it out of use; Stale when somebody did so first."""
    room = await owned(session, Resource, room_id)
    if room.kind != "room":
        raise NotFound
    room = await owned(session, Resource, room_id, version=wanted.version)
    fill(room, wanted.model_dump(exclude={"version"}))
    await flush_named(session, "resource_name_key")
    audit.record(session, "room.changed", room.id, **wanted.model_dump(exclude={"version"}))
    return RoomOut.model_validate(room)


async def follow_member(session: AsyncSession, member: Member) -> None:
    """Keep a practitioner's row in step with their membership, in the transaction that changes it.

    Whoever stops being bookable keeps the row, out of use: visits of theirs point at it, and it waits for their return.
    """
    books = member.is_for_booking and member.is_active and member.deleted_at is None
    row = (await session.scalars(select(Resource).where(Resource.membership_id == member.id))).first()
    if row is None and not books:
        return
    if row is None:
        place = await _last(session, "practitioner") + 1
        row = Resource(
            company_id=member.company_id, id=new_id(), kind="practitioner", membership_id=member.id, position=place,
            color=COLORS[(place - 1) % len(COLORS)],
        )
        session.add(row)
    name = f"{member.first_name} {member.last_name}"
    if (row.name, row.is_active) != (name, books):
        row.name, row.is_active = name, books
        await session.flush()
        audit.record(session, "practitioner.followed", row.id, name=name, is_active=books)


async def _last(session: AsyncSession, kind: str) -> int:
    return await session.scalar(select(func.max(Resource.position)).where(Resource.kind == kind)) or 0
