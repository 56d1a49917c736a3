"""Rooms, and practitioners, whose rows are kept in sync with staff memberships."""

from datetime import datetime
from typing import Protocol
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.aesthetics import service as aesthetics
from clinic.booking.catalogue import limits
from clinic.booking.catalogue.models import Resource, Service, ServiceResource
from clinic.booking.catalogue.schemas import RoomCreate, RoomOut, RoomUpdate
from clinic.booking.catalogue.service import flush_unique_name, set_columns
from clinic.core import audit
from clinic.core.api.errors import NotFound
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned

COLORS = ("#5551CE", "#0F8A6D", "#C2571A", "#A83279", "#1F6FB2", "#7A6A00", "#B3363E", "#3F6B3A")
"""Calendar colours of practitioners, assigned in rotation."""


class Member(aesthetics.Performer, Protocol):
    """The fields of a membership that a practitioner's row copies."""

    company_id: UUID
    id: UUID
    first_name: str
    last_name: str
    is_for_booking: bool
    is_active: bool
    deleted_at: datetime | None


async def create_room(session: AsyncSession, data: RoomCreate) -> RoomOut:
    """Create a room, last in order. Raises TooManyRooms, and FieldError when its name is taken."""
    await limits.ensure_room_limit(session)
    room = Resource(
        company_id=get_context(session).company_id, id=new_id(), type="room", position=await _max_position(session, "room") + 1,
        **data.model_dump(),
    )
    session.add(room)
    await flush_unique_name(session, "resource_name_key")
    audit.record(session, "room.created", room.id, name=room.name)
    return RoomOut.model_validate(room)


async def update_room(session: AsyncSession, room_id: UUID, data: RoomUpdate) -> RoomOut:
    """Change or deactivate a room. Raises VersionConflict for another version, FieldError when its name is taken."""
    room = await get_owned(session, Resource, room_id)
    if room.type != "room":
        raise NotFound
    room = await get_owned(session, Resource, room_id, version=data.version)
    set_columns(room, data.model_dump(exclude={"version"}))
    await flush_unique_name(session, "resource_name_key")
    audit.record(session, "room.changed", room.id, **data.model_dump(exclude={"version"}))
    return RoomOut.model_validate(room)


async def sync_practitioner(session: AsyncSession, member: Member) -> None:
    """Update a practitioner's row from their membership, in the transaction that changes it.

    A practitioner who is no longer bookable keeps an inactive row, because their bookings refer to it.
    """
    is_bookable = member.is_for_booking and member.is_active and member.deleted_at is None
    row = (await session.scalars(select(Resource).where(Resource.membership_id == member.id))).first()
    if row is None and not is_bookable:
        return
    if row is None:
        position = await _max_position(session, "practitioner") + 1
        row = Resource(
            company_id=member.company_id, id=new_id(), type="practitioner", membership_id=member.id, position=position,
            color=COLORS[(position - 1) % len(COLORS)],
        )
        session.add(row)
    name = f"{member.first_name} {member.last_name}"
    level = aesthetics.get_level(member)
    if (row.name, row.is_active, row.aesthetic_level) != (name, is_bookable, level):
        row.name, row.is_active, row.aesthetic_level = name, is_bookable, level
        await session.flush()
        audit.record(session, "practitioner.synced", row.id, name=name, is_active=is_bookable, aesthetic_level=level)


async def assign_all_services(session: AsyncSession, member: Member) -> None:
    """Let a new practitioner perform all of the clinic's services, each by a row of its own, in the transaction that adds them."""
    practitioner_id = await session.scalar(select(Resource.id).where(Resource.membership_id == member.id))
    if practitioner_id is None:
        return
    service_ids = (await session.scalars(select(Service.id).where(Service.deleted_at.is_(None)).order_by(Service.id))).all()
    session.add_all(
        ServiceResource(company_id=member.company_id, id=new_id(), service_id=service_id, resource_id=practitioner_id)
        for service_id in service_ids
    )
    await session.flush()
    audit.record(session, "practitioner.services_assigned", practitioner_id, count=len(service_ids))


async def _max_position(session: AsyncSession, resource_type: str) -> int:
    return await session.scalar(select(func.max(Resource.position)).where(Resource.type == resource_type)) or 0
