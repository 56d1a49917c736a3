"""What a clinic does with its medical devices (QMS-001)."""

from datetime import date
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, files
from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.core.errors import NotFound, Stale
from clinic.core.models import new_id
from clinic.core.owners import owner
from clinic.core.paging import Listed, Newest
from clinic.core.permissions import Permission
from clinic.core.realtime import tell
from clinic.quality import logs
from clinic.quality.devices import queries
from clinic.quality.devices.models import DeviceMaintenance, MedicalDevice
from clinic.quality.devices.schemas import DeviceIn, DeviceOut, DeviceUpdate, QualityRestoreIn
from clinic.quality.fields import name_of
from clinic.quality.logs import QualityLogOut
from clinic.quality.topics import MANAGEMENT

MANUAL = owner("medical_device.manual", permission=Permission.MANAGEMENT_READ, papers=True)
_OF_ROW = ("name", "model", "brand", "serial_number", "supplier", "category", "location", "responsible_id", "bought_on", "interval_months")


async def shown(session: AsyncSession, device_id: UUID) -> DeviceOut:
    """The device, whole; also one that was taken out of use."""
    row = await queries.one(session, device_id)
    if row is None:
        raise NotFound
    manuals = (await queries.papers(session, MANUAL, [device_id]))[device_id]
    return DeviceOut.model_validate({**row, "manuals": manuals})


async def locked(session: AsyncSession, device_id: UUID, version: int | None = None) -> MedicalDevice:
    """The device's row, locked; Stale when it has moved past `version`."""
    key = (context_of(session).company_id, device_id)
    row = await session.get(MedicalDevice, key, with_for_update=True, populate_existing=True)
    if row is None:
        raise NotFound
    if version is not None and row.version != version:
        raise Stale(current=(await shown(session, device_id)).model_dump(mode="json"))
    return row


async def store(session: AsyncSession, wanted: DeviceIn) -> DeviceOut:
    """Register a device."""
    await name_of(session, wanted.responsible_id)
    device = MedicalDevice(
        company_id=context_of(session).company_id, id=new_id(), **{name: getattr(wanted, name) for name in _OF_ROW},
    )
    session.add(device)
    await session.flush()
    audit.record(session, "device.made", device.id, name=device.name, serial_number=device.serial_number)
    await plan(session, device, wanted.next_service_on)
    await _manuals(session, device, wanted.manual_ids)
    tell(session, MANAGEMENT, device.id, device.version)
    return await shown(session, device.id)


async def update(session: AsyncSession, device_id: UUID, wanted: DeviceUpdate) -> DeviceOut:
    """Change a device; one that was taken out of use is restored first. Raises Stale."""
    device = await locked(session, device_id, wanted.version)
    if device.deleted_at is not None:
        raise NotFound
    await name_of(session, wanted.responsible_id)
    changed = {name: getattr(wanted, name) for name in _OF_ROW if getattr(wanted, name) != getattr(device, name)}
    for name, value in changed.items():
        setattr(device, name, value)
    device.updated_at = now()
    await session.flush()
    if changed:
        audit.record(session, "device.changed", device.id, after={name: str(value) for name, value in changed.items()})
    await plan(session, device, wanted.next_service_on)
    await _manuals(session, device, wanted.manual_ids)
    tell(session, MANAGEMENT, device.id, device.version)
    return await shown(session, device.id)


async def plan(session: AsyncSession, device: MedicalDevice, day: date | None) -> None:
    """Plan the device's next maintenance, move it, or plan none."""
    found = select(DeviceMaintenance).where(
        DeviceMaintenance.company_id == device.company_id, DeviceMaintenance.device_id == device.id, DeviceMaintenance.state == "planned",
    )
    planned = (await session.scalars(found.with_for_update())).one_or_none()
    if day == (planned.planned_on if planned else None):
        return
    if planned is None:
        session.add(DeviceMaintenance(company_id=device.company_id, id=new_id(), device_id=device.id, planned_on=day))
    elif day is None:
        await session.delete(planned)
    else:
        planned.planned_on = day
    await session.flush()
    audit.record(session, "device.maintenance_planned" if day else "device.maintenance_not_planned", device.id, on=day and day.isoformat())


async def _manuals(session: AsyncSession, device: MedicalDevice, wanted: list[UUID]) -> None:
    """Those named belong to it, no others."""
    have = {one.id for one in (await queries.papers(session, MANUAL, [device.id]))[device.id]}
    for file_id in [one for one in wanted if one not in have]:
        await files.claim(session, file_id, owner_kind=MANUAL, owner_id=device.id, field="manual_ids")
        audit.record(session, "device.manual_added", device.id, file_id=file_id)
    for file_id in sorted(have - set(wanted)):
        await files.withdraw(session, file_id)
        audit.record(session, "device.manual_removed", device.id, file_id=file_id)
    await session.flush()


async def remove(session: AsyncSession, device_id: UUID) -> None:
    """Take a device out of use; it stays with all that was done to it, and can be restored."""
    device = await locked(session, device_id)
    if device.deleted_at is not None:
        raise NotFound
    device.deleted_at = now()
    await session.flush()
    audit.record(session, "device.removed", device.id)
    tell(session, MANAGEMENT, device.id, device.version)


async def restore(session: AsyncSession, device_id: UUID, wanted: QualityRestoreIn) -> DeviceOut:
    """Take a device into use again. Raises Stale; one that is in use stays as it is."""
    device = await locked(session, device_id, wanted.version)
    if device.deleted_at is not None:
        device.deleted_at = None
        await session.flush()
        audit.record(session, "device.restored", device.id)
        tell(session, MANAGEMENT, device.id, device.version)
    return await shown(session, device.id)


async def log(session: AsyncSession, device_id: UUID, wanted: Newest) -> Listed[QualityLogOut]:
    """Who did what with a device."""
    await shown(session, device_id)
    return await logs.of(session, device_id, wanted)
