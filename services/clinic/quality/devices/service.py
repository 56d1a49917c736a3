"""Register, change, remove and restore medical devices (QMS-001), and plan their maintenance."""

from datetime import date
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.devices import service as bookable_devices
from clinic.booking.devices.service import DeviceNameTaken, RegisteredDevice
from clinic.core import audit, files
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.pagination import NewestFirstParams, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context, get_owned
from clinic.core.files.owners import register_file_owner
from clinic.core.realtime import broadcast
from clinic.core.security.permissions import Permission
from clinic.quality import activity_log
from clinic.quality.activity_log import QualityLogEntry
from clinic.quality.devices import queries
from clinic.quality.devices.models import DeviceMaintenance, MedicalDevice
from clinic.quality.devices.schemas import DeviceCreate, DeviceDetail, DeviceUpdate
from clinic.quality.events import QUALITY
from clinic.quality.people import get_member_name
from clinic.quality.queries import files_by_owner, lock_with_removed
from clinic.quality.schemas import QualityExpectedVersion

MANUAL_OWNER = register_file_owner("medical_device.manual", permission=Permission.QUALITY_READ, accepts_pdf=True)
_DEVICE_FIELDS = (
    "name", "model", "brand", "serial_number", "supplier", "category", "location", "responsible_id", "purchased_on", "interval_months",
    "is_bookable",
)


async def get_device(session: AsyncSession, device_id: UUID) -> DeviceDetail:
    """Return a device with its manuals, also one that was taken out of use. Raises NotFound."""
    row = await queries.get_device_row(session, device_id)
    if row is None:
        raise NotFound
    manuals = (await files_by_owner(session, MANUAL_OWNER, [device_id]))[device_id]
    return DeviceDetail.model_validate({**row, "manuals": manuals})


async def render_current(session: AsyncSession, device: MedicalDevice) -> DeviceDetail:
    """Render the device that a VersionConflict is about."""
    return await get_device(session, device.id)


async def create_device(session: AsyncSession, data: DeviceCreate) -> DeviceDetail:
    """Register a device, with its manuals and next maintenance. Raises FieldError and TooManyDevices."""
    await get_member_name(session, data.responsible_id)
    device = MedicalDevice(
        company_id=get_context(session).company_id, id=new_id(), resource_id=await _sync_named_resource(session, data),
        **{name: getattr(data, name) for name in _DEVICE_FIELDS},
    )
    session.add(device)
    await session.flush()
    audit.record(session, "device.created", device.id, name=device.name, serial_number=device.serial_number)
    await set_next_maintenance(session, device, data.next_maintenance_on)
    await _replace_manuals(session, device, data.manual_ids)
    broadcast(session, QUALITY, device.id, device.version)
    return await get_device(session, device.id)


async def update_device(session: AsyncSession, device_id: UUID, data: DeviceUpdate) -> DeviceDetail:
    """Change a device that is in use. Raises NotFound, VersionConflict, FieldError, TooManyDevices."""
    device = await get_owned(session, MedicalDevice, device_id, version=data.version, lock=True)
    await get_member_name(session, data.responsible_id)
    changed = {name: getattr(data, name) for name in _DEVICE_FIELDS if getattr(data, name) != getattr(device, name)}
    resource_id = await _sync_named_resource(session, data, device.resource_id)
    if resource_id != device.resource_id:
        device.resource_id = resource_id
    for name, value in changed.items():
        setattr(device, name, value)
    device.updated_at = now()
    await session.flush()
    if changed:
        audit.record(session, "device.changed", device.id, after={name: str(value) for name, value in changed.items()})
    await set_next_maintenance(session, device, data.next_maintenance_on)
    await _replace_manuals(session, device, data.manual_ids)
    broadcast(session, QUALITY, device.id, device.version)
    return await get_device(session, device.id)


async def _sync_resource(session: AsyncSession, device: MedicalDevice) -> None:
    """Let bookings reserve a device that was taken into use, and none that was taken out of it. Raises DeviceNameTaken."""
    is_bookable = device.is_bookable and device.deleted_at is None
    await bookable_devices.sync_device(session, RegisteredDevice(device.name, is_bookable, device.resource_id))


async def _sync_named_resource(session: AsyncSession, data: DeviceCreate, resource_id: UUID | None = None) -> UUID | None:
    """Let bookings reserve the device of a form under its name; return its resource. Raises FieldError for a name that is taken."""
    try:
        return await bookable_devices.sync_device(session, RegisteredDevice(data.name, data.is_bookable, resource_id))
    except DeviceNameTaken as error:
        raise FieldError("name", "taken") from error


async def set_next_maintenance(session: AsyncSession, device: MedicalDevice, day: date | None) -> None:
    """Plan the device's next maintenance for a day, move the planned one, or remove it when `day` is None."""
    query = select(DeviceMaintenance).where(
        DeviceMaintenance.company_id == device.company_id, DeviceMaintenance.device_id == device.id, DeviceMaintenance.state == "planned",
    )
    planned = (await session.scalars(query.with_for_update())).one_or_none()
    if day == (planned.planned_on if planned else None):
        return
    if planned is None:
        session.add(DeviceMaintenance(company_id=device.company_id, id=new_id(), device_id=device.id, planned_on=day))
    elif day is None:
        await session.delete(planned)
    else:
        planned.planned_on = day
    await session.flush()
    audit.record(session, "device.maintenance_planned" if day else "device.maintenance_unplanned", device.id, on=day and day.isoformat())


async def _replace_manuals(session: AsyncSession, device: MedicalDevice, manual_ids: list[UUID]) -> None:
    """Make the given files the device's manuals; others that it had are withdrawn."""
    current_ids = {file.id for file in (await files_by_owner(session, MANUAL_OWNER, [device.id]))[device.id]}
    for file_id in [manual_id for manual_id in manual_ids if manual_id not in current_ids]:
        await files.claim_file(session, file_id, owner_type=MANUAL_OWNER, owner_id=device.id, field="manual_ids")
        audit.record(session, "device.manual_added", device.id, file_id=file_id)
    for file_id in sorted(current_ids - set(manual_ids)):
        await files.withdraw_file(session, file_id)
        audit.record(session, "device.manual_removed", device.id, file_id=file_id)
    await session.flush()


async def delete_device(session: AsyncSession, device_id: UUID) -> None:
    """Take a device out of use; it keeps its maintenance and can be restored, but not booked. Raises NotFound."""
    device = await get_owned(session, MedicalDevice, device_id, lock=True)
    device.deleted_at = now()
    await session.flush()
    await _sync_resource(session, device)
    audit.record(session, "device.removed", device.id)
    broadcast(session, QUALITY, device.id, device.version)


async def restore_device(session: AsyncSession, device_id: UUID, data: QualityExpectedVersion) -> DeviceDetail:
    """Take a device into use again; nothing happens to one that is in use. Raises NotFound, VersionConflict, DeviceNameTaken."""
    device = ensure_version(await lock_with_removed(session, MedicalDevice, device_id), data.version)
    if device.deleted_at is not None:
        device.deleted_at = None
        await session.flush()
        await _sync_resource(session, device)
        audit.record(session, "device.restored", device.id)
        broadcast(session, QUALITY, device.id, device.version)
    return await get_device(session, device.id)


async def list_activity(session: AsyncSession, device_id: UUID, params: NewestFirstParams) -> PaginatedList[QualityLogEntry]:
    """List the actions on a device. Raises NotFound."""
    await get_device(session, device_id)
    return await activity_log.list_entries(session, device_id, params)
