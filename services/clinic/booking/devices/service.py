"""Keep the resource of a bookable device in sync with the quality register, as a practitioner's with their membership (BEY-005)."""

from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue import limits
from clinic.booking.catalogue.limits import TooManyDevices
from clinic.booking.catalogue.models import Resource
from clinic.booking.devices.errors import DeviceNameTaken
from clinic.core import audit
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned

__all__ = ["DeviceNameTaken", "RegisteredDevice", "TooManyDevices", "sync_device"]

_NAME_CONSTRAINT = "resource_name_key"


@dataclass(frozen=True, slots=True)
class RegisteredDevice:
    """The values of a device that its resource copies; it is bookable when it is in use and the clinic lets it be booked."""

    name: str
    is_bookable: bool
    resource_id: UUID | None = None


async def sync_device(session: AsyncSession, device: RegisteredDevice) -> UUID | None:
    """Update a device's resource in the transaction that changes the device; return its id, None for one that was never bookable.

    A device that can't be booked any more keeps an inactive resource, because bookings refer to it. Raises DeviceNameTaken when another
    bookable device has its name, and TooManyDevices.
    """
    if device.resource_id is None:
        return await _create_resource(session, device) if device.is_bookable else None
    row = await get_owned(session, Resource, device.resource_id, lock=True)
    if (row.name, row.is_active) != (device.name, device.is_bookable):
        row.name, row.is_active = device.name, device.is_bookable
        await _flush(session, device.name)
        audit.record(session, "bookable_device.changed", row.id, name=row.name, is_active=row.is_active)
    return row.id


async def _create_resource(session: AsyncSession, device: RegisteredDevice) -> UUID:
    await limits.ensure_device_limit(session)
    position = await session.scalar(select(func.max(Resource.position)).where(Resource.type == "device")) or 0
    row = Resource(
        company_id=get_context(session).company_id, id=new_id(), type="device", name=device.name, position=position + 1,
    )
    session.add(row)
    await _flush(session, device.name)
    audit.record(session, "bookable_device.created", row.id, name=row.name)
    return row.id


async def _flush(session: AsyncSession, name: str) -> None:
    """Flush the session. Raises DeviceNameTaken."""
    try:
        await session.flush()
    except IntegrityError as error:
        if _NAME_CONSTRAINT in str(error.orig):
            raise DeviceNameTaken(name=name) from error
        raise
