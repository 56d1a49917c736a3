"""Medical devices, their maintenance and their logs, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import Stale
from clinic.core.paging import ByTime, Listed
from clinic.core.permissions import Permission
from clinic.quality.devices import maintenance, queries, service
from clinic.quality.devices.schemas import (
    DeviceIn,
    DeviceOut,
    DevicePage,
    DeviceRow,
    DeviceUpdate,
    DoneIn,
    MaintenanceOut,
    QualityRestoreIn,
)
from clinic.quality.logs import QualityLogOut

router = APIRouter(prefix="/api/medical-devices", tags=["quality"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.MANAGEMENT_READ))]
Partaker = Annotated[Caller, Depends(may(Permission.MANAGEMENT_TAKE_PART))]
Writer = Annotated[Caller, Depends(may(Permission.MANAGEMENT_WRITE))]


@router.get("")
async def devices(session: ReadSession, caller: Reader, wanted: Annotated[DevicePage, Query()]) -> Listed[DeviceRow]:
    """The devices, searched by any of their words; which are due for maintenance."""
    return await queries.page(session, wanted)


@router.post("")
async def store(session: Session, caller: Writer, wanted: DeviceIn) -> DeviceOut:
    """Register a device."""
    return await service.store(session, wanted)


@router.get("/{device_id}")
async def one(session: ReadSession, caller: Reader, device_id: UUID) -> DeviceOut:
    """A device, also one that was taken out of use."""
    return await service.shown(session, device_id)


@router.put("/{device_id}", responses=refusals(Stale))
async def update(session: Session, caller: Writer, device_id: UUID, wanted: DeviceUpdate) -> DeviceOut:
    """Change a device."""
    return await service.update(session, device_id, wanted)


@router.delete("/{device_id}")
async def remove(session: Session, caller: Writer, device_id: UUID) -> None:
    """Take a device out of use."""
    await service.remove(session, device_id)


@router.post("/{device_id}/restore", responses=refusals(Stale))
async def restore(session: Session, caller: Writer, device_id: UUID, wanted: QualityRestoreIn) -> DeviceOut:
    """Take a device into use again."""
    return await service.restore(session, device_id, wanted)


@router.get("/{device_id}/maintenance")
async def maintained(session: ReadSession, caller: Reader, device_id: UUID, wanted: ByTime) -> Listed[MaintenanceOut]:
    """A device's maintenance, planned and done."""
    return await maintenance.page(session, device_id, wanted)


@router.post("/{device_id}/maintenance")
async def done(session: Session, caller: Partaker, device_id: UUID, wanted: DoneIn) -> MaintenanceOut:
    """Record a maintenance that was done, signed."""
    return await maintenance.done(session, device_id, wanted)


@router.get("/{device_id}/logs")
async def log(session: ReadSession, caller: Reader, device_id: UUID, wanted: ByTime) -> Listed[QualityLogOut]:
    """Who did what with a device."""
    return await service.log(session, device_id, wanted)
